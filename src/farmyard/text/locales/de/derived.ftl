### Was von Spielen gesagt wird, die es nicht selbst sagen.

derived-points = Punkte
derived-ask = Was spielst du?
derived-do = { $move }
derived-say = { $who } spielt: { $move }.
derived-by = Von { $author }.
derived-free = Ein Spiel, das niemandem und allen gehört.
derived-rules = Regeln
derived-gains = { $who } bekommt { $count }.
derived-loses = { $who } verliert { $count }.
derived-no = Das geht jetzt nicht.
derived-ending = Das Spiel ist zu Ende.
derived-over = { $why }
derived-wins = { $count ->
    [one] { $who } gewinnt mit { $points }.
   *[other] { $who } gewinnen mit je { $points }.
}
derived-option = Eine Regel, die man ändern kann.
derived-name = { $name }
derived-parts = { $first } { $then }
