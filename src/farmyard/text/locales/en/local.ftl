### Words of tables that run on the device itself, without a server.

no-module-missing = The rules of this game are not on this device yet. Go online once, and they will be.
no-module-changed = The rules of { $title } have not arrived intact. Reload the page; your games are kept.
no-module-start = This browser cannot run the rules of { $title }: { $why }
no-module-failed = The rules of { $title } have failed: { $why } The game is kept as it was before.
local-bot-failed = A bot stopped thinking ({ $why }) and played a farmhand’s move instead.
no-here-damaged = The saved game { $table } cannot be read any more. It stays on this device as it is.
no-here-elsewhere = This game is open in another window. Close it there to go on here.
no-here-missing = What games without a server need is not on this device yet. Go online once, and it will be.
no-here-only = This is not possible in games on one device.
here-unsaved = This browser saves nothing at the moment: this game lasts as long as the page is open.
here-invite = This game stays on this device. For friends elsewhere, a new table is opened, with a deal nobody knows.
here-discard = Throw this game away
here-discard-really = Really throw it away for good?

## Setting up a table here

here-together = On one device
here-which = Which game on this device?
here-where = Where?
here-where-apart = Online
here-where-here = On this device
here-about = Everyone plays on this device. It is covered while it changes hands: nobody sees another hand.
here-name-of = Name at seat { $seat }
here-time = Time
here-watch = Watch the bots

## Passing the device around

here-pass = Pass the device to { $who }
here-pass-only = The others look away.
here-look = I am { $who }
here-back = Back to { $who }
here-hand-on = Pass on to { $who }

## Records of finished games

no-here-position = This record begins in the middle of a game. Only games from their deal on can be opened here.
here-record = Record
here-open = Open a record …
here-drop = Drop the record here
here-about-game = Analysis and record
here-check = Check the shuffle
here-honest = Every move follows from the deal, and the deal from what was promised before anybody had seen a card.

## Without a connection

here-newer = There is a new version of this page.
here-reload = Load it
here-renew = Load the new version
here-offline = Without a connection
here-offline-all = Everything is on this device: games, rules and lessons work without a connection.
here-offline-missing = Some of it is still missing on this device: { $megabytes } MB.
here-offline-fetch = Fetch it all
here-offline-fetching = Fetching … { $megabytes } MB to go
here-offline-failed = It did not all arrive. Try again when the connection is better.
