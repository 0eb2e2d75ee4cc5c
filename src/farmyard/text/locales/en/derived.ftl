### What is said of games that leave it to us.

derived-points = points
derived-ask = What do you play?
derived-do = { $move }
derived-say = { $who } plays: { $move }.
derived-by = By { $author }.
derived-free = A game of nobody’s and everybody’s.
derived-rules = Rules
derived-gains = { $who } gets { $count }.
derived-loses = { $who } loses { $count }.
derived-no = That is not possible now.
derived-ending = The game has come to its end.
derived-over = { $why }
derived-wins = { $count ->
    [one] { $who } wins with { $points }.
   *[other] { $who } win with { $points } each.
}
derived-option = A rule that can be changed.
derived-name = { $name }
derived-parts = { $first } { $then }
