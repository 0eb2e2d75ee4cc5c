### Words of the table server.

## At the table

server-sat = { $who } sits down.
server-seat-free = Seat { $seat } is free.
server-bot-sits = A bot takes seat { $seat }: { $who }.
server-held = { $who } is away; a bot stands in.
server-late = Time is up for { $who }.
server-returned = { $who } is back.
server-rose = { $who } gets up.
server-left = { $who } leaves the table.
server-kicked = The host has removed somebody.
server-configured = The host has changed the settings.
server-hands-on = The host shows all hands: anyone with the spectators’ link sees everybody’s cards. Games here do not count for ratings.
server-hands-off = Hands are visible only to their owners again.
server-spectators-everyone = Everybody may watch now.
server-spectators-link = Only those with the spectators’ link may watch now.
server-spectators-nobody = Nobody may watch any more.
server-unrated = This game no longer counts for ratings.
server-put-out = The game still counts for everybody else; against whoever was removed, the host has lost.
server-rematch-asked = { $who } would like another game.
server-rematch-asked-same = { $who } would like another game with the same deal.
server-rematch = One more game!
server-rematch-same = One more game, with the same deal!
server-newer-rules = The next game is played by the newer rules, version { $version }.
server-taken-back = { $who } takes a move back.

## Quick phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It’s your turn.
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-oh-no = Oh no!
phrase-lucky = Lucky you!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-again = Once more?
phrase-good-game = Good game!
phrase-bye = Goodbye!

## Running it

serve-open = Farmyard is open: { $url }
serve-network = In this network: { $url }
serve-admin = Only for you, to close tables and read reports: { $url }
serve-stop = Press Ctrl+C to stop.
no-server-libraries = Farmyard does not know this version of a library that the table server uses: { $why }
no-folder-none = There is no home folder to keep the tables in: name another folder with --folder.
serve-closed = Closed. All games are kept in { $folder }.
backup-done = Copied to { $path }.
site-done = The yard is in { $folder } ({ $megabytes } MB). Any web host can serve it; to try it: python3 -m http.server --directory { $folder }
site-left-out = { $title } is not in it, because it cannot be carried over to the browser: { $why }
export-done = { $count ->
    [one] One game
   *[other] { $count } games
} written to { $path }.
import-done = { $count ->
    [one] One game
   *[other] { $count } games
} on the shelf; { $known ->
    [0] none was
    [one] one was
   *[other] { $known } were
} there already.
verify-done = The shuffle was honest: the commitment was kept, the deal follows from it, and all { $count } moves replay.
help-serve = open the tables to other people, in the browser
help-site = write the yard as a folder for any web host: all games against computer players and on one device, no server
help-serve-bots = players of your own that sit down at tables when asked to (module:function or file.py, with commas between them); installed ones do so anyway
help-out = a folder, new or empty, or one written by this command before
help-export = write finished games to a folder, one file each
help-import = put record files on the shelf
help-backup = copy everything the server keeps, also while it runs
help-verify = check that the shuffle of a finished game was honest
help-port = port to listen on (default: 8765; FARMYARD_PORT)
help-address = address to listen on; 0.0.0.0 for the whole network (default: 127.0.0.1; FARMYARD_ADDRESS)
help-folder = where everything is kept (default: the user’s data folder; FARMYARD_FOLDER)
help-url = the address as people reach it (FARMYARD_URL)
help-database = postgresql://… instead of files in the folder (FARMYARD_DATABASE)
help-redis = redis://… when several workers share the tables (FARMYARD_REDIS)
help-worker = the name of this worker among several (FARMYARD_WORKER)
help-proxy = trust X-Forwarded-For: only behind your own proxy (FARMYARD_PROXY)
help-open-metrics = let anybody read /metrics and all of /health, not only this machine (FARMYARD_OPEN_METRICS)
help-no-browser = do not open the browser
help-to = the folder or file to write to
help-path = a record file, or a folder full of them

## Refusals

no-token = This token is not valid here. Say hello again.
no-hello-first = Say hello first.
no-message = This message cannot be read: { $why }
no-socket-only = That needs a WebSocket.
no-too-fast = Too much at once. Wait a moment.
no-host-unknown = This server is not known by that name. Start it with --url and the address that people use.
no-too-many-tables = You have opened too many tables in a short time. Wait a moment.
no-id-used = You have already used the id “{ $id }” for something else. An id cannot be reused, on any of your devices.
no-stopped = This table is paused: the last move could not be saved. It continues automatically as soon as possible. Nothing that was confirmed is lost.
no-unreadable = Table { $table } cannot go on: entry { $entry } of its journal cannot be read.
no-internal = Something went wrong here; it was not your fault.
no-elsewhere = Another worker looks after this table. Connect again.
no-table-unknown = There is no table { $table }.
no-table-private = This table is private: you need its link or its whole code.
no-table-locked = The host has locked this table.
no-table-full = All seats are taken.
no-seat-taken = Seat { $seat } is taken.
no-seats-free = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} still free.
no-not-your-seat = Seat { $seat } is not yours.
no-not-host = Only the host may do that.
no-not-seated = You do not have a seat at this table.
no-kicked = The host has removed you from this table. You can come back with a new link from somebody who sits here.
no-kick-self = The host cannot be removed.
no-kick-unknown = No such player is at this table.
no-swap-self = You cannot replace yourself; leave your seat instead.
no-name = “{ $name }” cannot be used as a name. Choose another one.
no-names-twice = Two players are called { $name }. Give one of them another name.
no-banned = The operator of this server has banned you.
no-blocked = The host of this table does not want to play with you.
no-blocks-full = You have blocked { $most } people; unblock somebody first.
no-block-self = You cannot block yourself.
no-push-off = This server sends no notifications.
no-push-address = Notifications cannot be sent there: this is not the address of a push service.
no-push-keys = These are not the keys of a browser’s push subscription.
no-device-code = This code is not valid, or no longer: a code works once, for ten minutes. Make a new one.
no-name-rude = Please choose another name.
no-table-closed = The operator of this server has closed this table.
no-admin-key = FARMYARD_ADMIN_KEY is too short: it needs at least { $least } characters.
no-private-fixed = Whether a table is private is decided when it is opened.
no-clock-running = The clock cannot be changed during a game.
no-hands-open = Hands can only be shown to spectators who have their own link.
no-hands-host = A host who shows all hands does not play: open the table without taking a seat, or leave yours first.
no-hands-running = Hands cannot be shown during a game: wait for the next deal.
no-game-running = A game is being played here. Only those who were dealt in can return to their seats.
no-seat-running = A seat cannot be freed during a game; a bot can take it over.
no-day-later = The deal of { $day } is not open yet.
no-day-none = There was no deal of { $game } on { $day }.
no-day-over = The deal of { $day } is over: it had to be begun on that day (UTC) and finished by the end of the next.
no-day-played = You have played the deal of { $day }: only the first try counts. You may practise as often as you like.
no-day-closed = How others fared on the deal of { $day }, and how they played it, is shown once you have finished it yourself.
no-day-counts = That is not possible in a deal that counts: everybody has one try, alone, against the same computer players.
no-day-alone = That is not possible here: you are practising alone on a deal of the day.
no-day-checking = Your game has been handed in and is being checked: in a moment you will see how others fared.
no-club-unknown = No club has the code { $club }, or you do not belong to it. Ask whoever told you about it for the link again.
no-clubs-many = You belong to { $most } clubs already. Leave one first.
no-club-full = This club has { $most } members already.
no-evening-unknown = No evening has the code { $evening }, or you have not joined it. Ask whoever invited you for the link again.
no-evening-over = This evening is over: its deals can no longer be begun.
no-evening-full = This evening has { $most } guests already.
no-evening-host = Only the host may end the evening.
no-evening-played = You have played this deal: there is one try.
no-evening-closed = You will see how others played this deal once you have finished it yourself.
no-evenings-many = You have invited to { $most } evenings that are still open. End one of them first.
no-spectators-off = This table has no spectators.
no-spectators-link = To watch this table you need the spectators’ link.
no-already-dealt = The game has already begun.
no-not-dealt = No game has begun at this table.
no-not-ready = Still waiting for { $who }.
no-not-over = The game is not over yet.
no-move-missing = Which move? Give its number or its notation.
no-stale = Too late: the position has changed since.
no-say-one = One thing at a time: a phrase, an emote or a text.
no-phrase-unknown = There is no phrase “{ $phrase }”. Choose one of: { $known }.
no-chat-off = The host does not allow free text at this table.
no-chat-text = That cannot be said here: one line of ordinary characters, please.
no-chat-fast = Not so fast: others want to be heard too.
no-hint-people = No hints while other people are playing.
no-hint-later = There is nothing to decide at the moment.
no-adviser-unknown = “{ $bot }” gives no advice. Choose one of: { $known }.
no-study-busy = A bot is already thinking about a question of yours, or about too many from your network. Wait until it has finished.
no-job-running = “{ $job }” is already being thought about.
no-job-unknown = Nothing called “{ $job }” is being thought about.
no-job-cancelled = Stopped.
no-record-unknown = There is no finished game { $record }.
no-record-unfinished = This game was not finished; only finished games go on the shelf.
no-record-large = This record is too large: { $size } kB, the limit is { $most } kB.
no-records-many = Too many records have come from your network today. Try again tomorrow.
no-record-slow = Reading this record took too long and was stopped.
no-name-odd = A name must be written on one line, without control characters.
no-record-short = This game has only { $count ->
    [one] one move
   *[other] { $count } moves
}.
no-shuffle-missing = This record does not say how it was shuffled.
no-shuffle-same-deal = This game reused a deal on purpose; check { $record } instead.
no-shuffle-commitment = The commitment does not match: secret, options or seats were changed afterwards.
no-shuffle-seed = The deal does not follow from the secret and the players’ shares.
no-port = Port { $port } is already in use. Choose another with --port.
no-address = The server cannot be reached at { $address }, port { $port }: { $why }
no-folder = The folder { $path } cannot be used: { $why }
no-site-folder = The folder { $path } holds something else. Choose a new or empty one.
no-page-missing = The page has not been built. Run “make page”, or install Farmyard with pip.
no-folder-used = The folder { $path } is already in use by another Farmyard (process { $pid }, { $url }). Stop that one first, or choose another folder with --folder.
no-journal-lost = The journal { $path } is missing, but its log is still there: the tables in it would be lost. Put the journal back (a backup has one), or delete the files journal.db-wal and journal.db-shm to begin without tables.
no-unreachable = { $what } cannot be reached: { $why }
no-database-foreign = The database holds tables of another program ({ $tables }). Farmyard needs one of its own.
no-database-newer = The database is of a newer version of Farmyard ({ $version }, this one knows up to { $latest }). Install that version, or restore a backup.
no-redis-alone = --redis is for several workers, and they share one database: give --database, too.
no-backup-database = The games are in PostgreSQL: back them up with pg_dump.
no-opening = No new tables can be opened at the moment; running games continue. Try again in a minute.

## Notices to those who are not there

push-title = Your turn
push-text = { $game } is waiting for you.
push-off = No more notifications
