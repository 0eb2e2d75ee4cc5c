### What is wrong with a rulebook; `$of` is the verb or field that it shows in.

fault-waiting = { $of }(): nobody has to act, and the game is not over. Everybody waits for somebody else.
fault-nothing-legal = { $of }(): seat { $seat } must act, but has no legal move.
fault-out-of-range = { $of }(): lists action { $action } for seat { $seat }; the game has actions 0 to { $most }.
fault-too-many-legal = { $of }(): lists { $count } moves for seat { $seat }; GAME says that there are { $most } at most (max_legal).
fault-twice-legal = { $of }(): lists “{ $move }” twice for seat { $seat }.
fault-legal-count = { $of }(): lists no move at all for a seat that must act, or more than max_legal.
fault-legal-range = { $of }(): lists an action that the game does not have.
fault-reason-refuses = { $of }(): refuses a move that legal() lists.
fault-unknown-reason = { $of }(): gives reason { $reason }; GAME names reasons 0 to { $known }.
fault-reason-against-legal = { $of }(): says “{ $why }” about “{ $move }” of seat { $seat }, but legal() lists it.
fault-no-reason = { $of }(): has nothing against “{ $move }” of seat { $seat }, but legal() does not list it.
fault-no-change = { $of }(): “{ $move }” of seat { $seat } is legal, but changes nothing.
fault-field-range = The field “{ $of }” holds { $value }; it is declared for { $low } to { $high }.
fault-list-tail = The list “{ $of }” holds something beyond its length; it has to be 0 there.
fault-score-range = { $of }(): gives { $score }; GAME says { $low } to { $high } (score_range).
fault-draws = { $of }(): “{ $move }” draws by chance without counting it in `revealed`. It could be taken back and tried again.
fault-no-ending = { $of }(): the game is over, but the field “ending” is still 0.
fault-acts-when-over = { $of }(): seat { $seat } must act although the game is over.
fault-leak = { $of }(): { $who } can read the hidden field “{ $hidden }” in “{ $shown }”.
fault-not-shown = { $of }(): the open field “{ $field }” is not shown to { $who } as it is. share(s, v) copies all open fields.
fault-imagined = { $of }(): a world imagined from what { $who } sees looks different, in “{ $field }”. Either the world is wrong, or the view tells something hidden.
fault-secret-turn = { $of }(): who must act depends on something that { $who } cannot see.
fault-secret-rule = { $of }(): what { $who } may do depends on something hidden from it.
fault-surprise = { $of }(): after “{ $move }”, { $who } sees something new in “{ $field }” that is not counted in `revealed`.
fault-order = { $of }(): seats { $seat } and { $other } choose at the same time, but the result depends on who is quicker.
fault-endless = { $of }: a game was not over after { $most } moves (max_steps).
fault-never-set = Nothing ever sets the field “{ $of }”.
fault-same-name = { $of }: two moves are called “{ $move }”.
fault-unsaid = { $of }: something cannot be said in “{ $language }”: { $why }
fault-modes = { $of }(): native code comes to something else than Python, after { $moves } moves. A number may be too large for its field.
fault-compile = This cannot be compiled: { $why }
fault-raises = { $of }(): { $why }
fault-spectator = a spectator
fault-seat = seat { $seat }

## farmyard check, farmyard new
fault-syntax = Python cannot read this: { $why }
fault-import = This cannot be loaded: { $why }
check-laws = random games, every law
check-many = thousands of games in native code
check-sound = { $file } is sound, as far as random games can tell.
new-done = { $folder } has a small complete game in it. Go there, and: farmyard dev { $file }
no-rulebook-faults = { $count ->
    [one] { $file } has a fault.
   *[other] { $file } has { $count } faults.
}
no-new-name = “{ $name }” cannot be the name of a game: 2 to 24 small letters, digits and underscores, a letter first, and no name that is taken.
no-new-folder = { $path } exists already. Choose another name, or move it away.
help-new = start a game of your own: a folder with a small complete rulebook, its tests, and what it takes to install it
help-name = the name of the game, in small letters: my_game
help-check = look for what is wrong with a rulebook, by random games; every fault with its line
help-rulebook = a file with the rules of a game
help-check-games = random games for each number of players, with every law in every position
help-check-many = games for each number of players in native code, after that
