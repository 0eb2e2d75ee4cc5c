### Words of the command line and the terminal game.

language = English
decimal-point = .
bye = Goodbye!
compiling = Compiling { $title }, once only …
compiling-far = Compiling { $title }, once only: { $percent }%
compiled = { $title } is ready.
no-backend = There is no compiler backend “{ $backend }”. Choose one of: { $known }.
no-numba = Numba, which compiles the games, cannot be loaded: { $why }
backend-plain = Numba { $version } has not been tested with Farmyard (tested: { $tried }), so games are compiled the plain way, which takes longer.
cache-elsewhere = Compiled games are kept in { $path }, as no other folder for them is writable. NUMBA_CACHE_DIR names another one.
cache-none = Compiled games cannot be cached: no folder for them is writable. Set NUMBA_CACHE_DIR to one that is.
warm-done = { $title }: { $count ->
    [0] ready
    [one] one function compiled
   *[other] { $count } functions compiled
} ({ $seconds } s).

## On every table

table-players = Players
table-you = you
table-cards = cards
table-points = points
table-none = none
table-your-hand = Your hand
table-draw-pile = Draw pile
table-discards = Discards
points = points
result-place = place

## Playing

play-welcome = { $title } · deal { $seed } · ? for help
play-prompt = { $who } >{" "}
play-hide = [Enter] hides your cards.{" "}
play-pass = Pass the screen to { $who }, then press [Enter].{" "}
play-more = … and { $count } more: type the beginning of a move, or “moves” to see them all.
play-thinking = { $who } is thinking …
play-undone = Taken back.
play-saved = Saved as { $path }.
play-help = Anything else is a move: its number, its notation, or the beginning of it (“b 5” for “brown 5”). Enter alone shows the table again.
command-undo = undo
    .help = take your last move back, unless something hidden has come to light since
command-moves = moves
    .help = list all moves that are possible now
command-story = story
    .help = tell the whole game so far
command-rules = rules
    .help = the rules, and what we decided where they are silent
command-save = save
    .help = save FILE: keep the game; “farmyard play --resume FILE” continues it
command-help = ?
    .help = this help
command-quit = quit
    .help = stop here
bot-name = { $name } ({ $level })
bot-names = Pip, Tilda, Otto, Lotte, Bruno, Greta, Felix, Nora, Hugo, Ida, Max, Emma, Paul, Rosa, Leo, Frida, Karl, Ella, Oskar, Mia
menu-language = Language?
menu-game = Which game? (number or name)
menu-seats = How many players, { $low } to { $high }?
menu-people = Who is playing? Names separated by commas, or the number of people; computer players take the other seats.
menu-options = Change anything? For example name=value; Enter keeps the defaults.

## Pages

games-broken = { $source } cannot be used: { $why }
rules-compile = The rules cannot be compiled: { $why }
games-game = game
games-title = title
games-players = players
games-minutes = minutes
games-age = age
replay-unfinished = The record ends here, after { $count ->
    [one] one move
   *[other] { $count } moves
}; the game was not over.
simulate-title = { $title }, { $players } players, { $games ->
    [one] one random game
   *[other] { $games } random games
}
simulate-lengths = Moves per game: { $mean } on average, { $least } to { $most }; half of the games take at most { $median }, nine in ten at most { $nine_in_ten }.
simulate-endings = ending
simulate-games = games
simulate-share = share
simulate-shared = shared victories
simulate-mean = mean
simulate-deviation = ± sd
simulate-least = least
simulate-most = most
simulate-wins = wins
simulate-note = Scores include tie-breaks; higher is better. A shared victory is divided among the winners.

## Help

help-farmyard = Farmyard: five farm-animal games to play and to study.
help-more = “farmyard COMMAND --help” explains a command.
help-usage = usage:
help-arguments = arguments
help-options = options
help-help = show this help
help-version = show the version
help-lang = language of all output (default: the terminal’s)
help-games = the five games at a glance
help-rules = the rules of a game, what we decided, and its options
help-play = play in the terminal: alone against computer players, or several people on one screen
help-simulate = play many random games and count what happens
help-replay = tell the story of a saved game
help-show = draw a position from a JSON file
help-warm = compile all games now, so that nobody has to wait later
help-game = one of the games that “farmyard games” lists
help-seats = number of players
help-humans = names of the people, or how many there are (default: 1)
help-bots = levels of the computer players on the other seats: chick (also called random), farmhand, farmer, champion
help-option = a rule to change; may be given several times
help-seed = which deal: the same number deals the same cards
help-save = save the game to this file when it ends or somebody quits
help-resume = continue a saved game
help-players = number of players (default: as few as possible)
help-simulate-games = number of games (default: 1000)
help-json = machine-readable output
help-file = a saved game
help-seat = tell it from this player’s point of view: name, or number counted from 1 (default: a spectator’s)
help-open = tell every move as its player saw it, secrets included
help-position = a position in JSON, as docs/rules describes it

## Refusals

no-command-unknown = There is no command “{ $command }”. Choose one of: { $known }.
no-argument-missing = { $argument } is missing. “--help” shows what the command needs.
no-argument-unknown = “{ $argument }” is not understood here. “--help” shows what is.
no-argument-value = { $argument } needs a value. “--help” shows which.
no-argument-whole = { $argument } must be a whole number, not “{ $value }”.
no-argument-port = { $argument } must be a port from 0 to { $most }, not { $value }.
no-system = The system refuses: { $why }
no-system-file = The system refuses “{ $path }”: { $why }
no-choice-number = There is no number { $number } in the list; choose 1 to { $most }.
no-choice-several = Type a little more; that could be any of these: { $moves }
no-party = { $people ->
    [0] No people
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [0] no computer players
    [one] one computer player
   *[other] { $bots } computer players
} do not match { $seats } seats.
no-name-long = A name has at most { $most } characters.
no-viewer-unknown = Nobody at this table is called “{ $who }”. Choose 1 to { $most } or a name: { $names }.
no-position-json = This is not a position: the file is not JSON ({ $why }).
no-file-unwritable = “{ $path }” cannot be written: { $why }
