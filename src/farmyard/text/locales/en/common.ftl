### Words that belong to no single game.

player = Player { $number }
list = { $first } and { $final }
over = The game is over.
waiting-for = Waiting for { $who }.
unofficial = An unofficial implementation of { $title } by { $author } ({ $publisher }, { $year }), with its own art and text. Not affiliated with the author or the publisher.
facts = { $low }–{ $high } players · { $short }–{ $long } minutes · from age { $age }
rules-heading = Rules (as printed by the publisher)
decisions-heading = Decisions (ours, where the printed rules are silent)
options-heading = Options
ours = ours
default = default: { $value }

## Refusals: what was wrong, and what to do.

no-game-unknown = There is no game called “{ $game }”. Choose one of: { $known }.
no-language-unknown = “{ $language }” is not one of the languages here. Choose one of: { $known }.
no-seats = { $title } is for { $low } to { $high } players, not { $seats }.
no-option-unknown = { $title } has no option “{ $option }”. It has: { $known }.
no-option-value = “{ $value }” is not allowed for option { $option }. Allowed: { $allowed }.
no-option-shape = “{ $text }” is not an option. Write name=value.
no-seed = The seed must be a whole number from 0 to { $most }, not { $seed }.
no-seed-key = The key of a sealed game is 64 digits, 0 to 9 and a to f, not “{ $seed }”.
no-seat-unknown = There is no seat { $seat } at this table; seats are numbered 0 to { $most }.
no-names = { $seats } players need { $seats } names, not { $names }.
no-bot-unknown = There is no computer player called “{ $bot }”. Choose one of: { $known }.
no-over = The game is over; no more moves can be made.
no-not-your-turn = It is not { $who }’s turn. Waiting for { $waiting }.
no-move-unknown = “{ $move }” is not a move of this game. Did you mean: { $near }?
no-move-nonsense = “{ $move }” is not a move of this game.
no-move-number = There is no move number { $move } in this game.
no-undo-nothing = { $who } has no move to take back.
no-undo-revealed = Too late: something hidden has come to light since.
no-undo-others = Too late: { $other } has acted since.
no-position-shape = A position must be a JSON object that “farmyard show” can read.
no-position-head = The position says { $where } = { $value }; here it must be { $wanted }.
no-position-field = A position has no part called “{ $where }”. It has: { $known }.
no-position-impossible = This position cannot be played to an end.
no-position-seats = The position does not say how many players there are: “seats” is missing.
no-position-record = This is a game record, not a position. Use “farmyard replay” to read it.
no-position-game = The position does not name its game: “game” is missing. Choose one of: { $known }.
no-position-value = { $where }: “{ $value }” does not fit. Allowed: { $allowed }.
no-position-long = { $where } has { $count } entries; at most { $most } fit.
no-position-count = { $what }: { $have } in the position, but the box holds { $want }.
no-position-turn = There are only { $seats } seats at this table; a seat number in the position is too high.
no-record-json = This is not a game record: the file is not JSON ({ $why }).
no-record-format = This is not a Farmyard game record (format “{ $format }”, expected “{ $wanted }”).
no-record-missing = “{ $part }” is missing from the game record.
no-record-shape = The game record is damaged at “{ $part }”.
no-record-version = The record was played with rules version { $version } of { $title }; this program has version { $have }.
no-record-move = Move { $number } of the record cannot be played: { $why }
no-record-long = The record has { $count } moves; no game of { $title } has more than { $most }.
no-record-result = Replaying the record does not give the result it states: it has been changed or damaged.
no-file-missing = There is no file “{ $path }”.
no-file-unreadable = “{ $path }” cannot be read: { $why }
no-games-count = The number of games must be at least 1.
no-games-most = The number of games must be at most { $most }.
