### Words of tables that run on the device itself, without a server.

no-module-missing = The rules of this game are not on this device yet. Go online once, and they will be.
no-module-changed = The rules of { $title } have not arrived intact. Reload the page; your games are kept.
no-module-start = This browser cannot run the rules of { $title }: { $why }
no-module-failed = The rules of { $title } have failed: { $why } The game is kept as it was before.
local-bot-failed = A bot stopped thinking ({ $why }) and played a farmhand’s move instead.

## On this device

here-title = On this device
here-title-why = Against bots, or several people who pass the device around. Works without a connection.
here-online = With others online
here-online-why = Everyone on their own device, wherever they are.
here-person = Name at seat { $seat }
here-somebody = Player { $seat }
here-deal = Deal the cards
here-games = On this device
here-over = finished
here-remove = Remove
here-remove-really = Really remove?
here-save = Save as a file
here-open-file = Open a game from a file
here-drop = Drop the file: the game opens here.
here-kept-nowhere = This browser keeps nothing: a game here lasts as long as this window.
here-broken = This game cannot be read: { $why } It stays here, and can be saved as a file.
here-broken-json = what is kept is damaged.
here-elsewhere = This game is open in another window.
here-elsewhere-take = Play it here

## Passing the device around

here-pass = Pass the device to { $who }
here-pass-only = The others look away.
here-look = I am { $who }
here-back = Back to { $who }
here-react = { $who } may react

## Inviting somebody

here-invite = Play with somebody online
here-invite-why = The cards of this game are known to this device, so nobody else could trust the deal. Open a table online instead: the same game and rules, dealt afresh. This game stays on the device.
here-invite-open = Open a table online
here-invite-alone = This yard has no server: it is for bots and for people who share a device.

## Without a connection

here-newer = There is a new version of this page.
here-reload = Load it
here-offline = Without a connection
here-offline-all = Everything is on this device: games, rules and lessons work without a connection.
here-offline-missing = Some of it is still missing on this device: { $megabytes } MB.
here-offline-fetch = Fetch it all
here-offline-fetching = Fetching … { $megabytes } MB to go
here-offline-failed = It did not all arrive. Try again when the connection is better.
