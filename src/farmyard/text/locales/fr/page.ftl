### La page, tout ce que dit seulement le navigateur.

## The frame

page-you = vous
page-players = Joueurs
page-here = est là
page-away = est absent
page-held = un robot remplace
page-leaving = robot dans { $seconds } s
page-status = Ce qui est demandé
page-your-turn = À vous
page-all-choose = Tous choisissent
page-others-choose = Les autres choisissent
page-still-to-choose = encore { $count } à choisir
page-looking-back = Retour en arrière
page-to-now = Revenir au présent
page-on-its-way = En chemin…
page-offline = Pas de connexion
page-really = Vraiment ?
page-undo = Reprendre (U)
page-ask-hint = Conseil (H)
page-hint = { $move } : gagne à { $chance } %.
page-log = Journal
page-log-hint = cliquer pour revoir
page-say = Dire un mot gentil
page-close = Fermer
page-dealt = Les cartes sont distribuées.
page-dealt-again = Les mêmes cartes sont distribuées.
page-start = Départ
page-your-hand = Votre main
page-hand-count = Votre main · { $count }
page-sort = Trier
page-cards-fit = { $count ->
    [one] une carte convient
   *[other] { $count } cartes conviennent
}
page-cards-in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
page-points = { $count ->
    [one] point
   *[other] points
}
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
page-of = { $done } sur { $all }
page-race = Course { $race } sur { $races }
page-draw-pile = Pioche : { $count } cartes

## Sau Mau Mau

page-smm-draw = Piocher { $count }
page-smm-play-mau = Jouer, « Mau ! »
page-smm-play-quiet = Jouer en silence
page-smm-mau = { $colour }, « Mau ! »
page-smm-bet = pari caché en place { $place } : { $points } points s’il est juste
page-smm-my-bet = votre pari sur { $pig } en place { $place } : { $points } points s’il est juste
page-smm-no-bet = pas de pari
page-smm-starter = a lancé la course
page-smm-wreath = couronne en { $space }
page-smm-strips = Paris, la meilleure place en haut
page-smm-free = libre
page-smm-top = Sur le dessus : { $card }
page-smm-wants = on demande { $colour }
page-smm-pending = { $count } cartes de pénalité
page-smm-asks-both = { $card } ne convient pas : il faut { $colour } ou { $symbol }.
page-smm-asks-colour = { $card } ne convient pas : il faut { $colour }.
page-smm-track = Piste avec la couronne en { $goal }
page-smm-pig-at = { $pig } : case { $space } sur { $goal }
page-smm-steps = { $count ->
    [one] pas en arrière
   *[other] pas en arrière
}
page-smm-window = Personne n’a dit « Mau » !
page-smm-window-wait = Quelqu’un va-t-il le remarquer ?
page-smm-by-bets = paris
page-smm-by-hand = dernière carte
page-smm-by-wreath = couronne
page-smm-help-number = Un nombre fait courir
page-smm-help-x = X fait sauter
page-smm-help-plus-two = +2 et consolation
page-smm-help-schlappi = Schlappi aide le dernier
page-smm-help-bauer = Le Bauer choisit
page-smm-help-bet = Les paris
page-smm-help-wreath = La couronne
