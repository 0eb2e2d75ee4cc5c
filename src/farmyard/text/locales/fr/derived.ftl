### Ce que l’on dit des jeux qui ne le disent pas eux-mêmes.

derived-points = points
derived-ask = Que jouez-vous ?
derived-do = { $move }
derived-say = { $who } joue : { $move }.
derived-by = De { $author }.
derived-free = Un jeu qui n’est à personne et à tout le monde.
derived-rules = Règles
derived-gains = { $who } gagne { $count }.
derived-loses = { $who } perd { $count }.
derived-no = Ce coup n’est pas possible maintenant.
derived-ending = La partie est terminée.
derived-over = { $why }
derived-wins = { $count ->
    [one] { $who } gagne avec { $points }.
   *[other] { $who } gagnent avec { $points } chacun.
}
derived-option = Une règle que l’on peut changer.
derived-name = { $name }
derived-parts = { $first } { $then }
