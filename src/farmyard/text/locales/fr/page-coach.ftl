## A walk through the decisions that mattered
page-walk-of = Décision { $number } sur { $count }
page-walk-back = La décision précédente
page-walk-ways = Chances de gagner : avec le meilleur coup, et avec le vôtre
page-walk-judge = Jugé d’après ce qu’on voyait à ce moment-là.
page-walk-try = Essayer

## What costs most, over several games
page-habits = Ce qui vous coûte le plus
page-habits-about = Un regard sur vos dernières parties classe vos erreurs par genre : c’est là où vous perdez le plus qu’il y a le plus à gagner.
page-habits-look = { $games ->
    [one] Revoir ma dernière partie
   *[other] Revoir mes { $games } dernières parties
  }
page-habits-left = { $games ->
    [one] Dernière partie à revoir
   *[other] { $games } parties à revoir
  }
page-habits-of = { $games ->
    [one] En une partie :
   *[other] En { $games } parties :
  }
page-habits-none = { $games ->
    [one] Une partie, et aucune erreur qui compte.
   *[other] { $games } parties, et aucune erreur qui compte.
  }
page-habit-cost = { $times } fois, { $percent } % d’une victoire par partie
habit-any = D’autres coups auraient été meilleurs
habit-saumaumau-pull = Un pari repris qu’il fallait laisser
habit-saumaumau-pull-late = Un pari laissé qu’il fallait reprendre
habit-saumaumau-bet-early = Un pari trop tôt
habit-saumaumau-bet-missed = Un pari oublié
habit-saumaumau-bet-wrong = Un pari sur le mauvais cochon
habit-saumaumau-plus-early = Un +2 joué trop tôt
habit-saumaumau-plus-held = Un +2 gardé trop longtemps
habit-saumaumau-drew = Une carte piochée alors qu’on pouvait jouer
habit-saumaumau-draw-missed = Une carte jouée alors qu’il valait mieux piocher
habit-saumaumau-special-early = Schlappi ou Bauer joué trop tôt
habit-saumaumau-special-held = Schlappi ou Bauer gardé trop longtemps
habit-saumaumau-card = La mauvaise carte
habit-rudi-gave-high = Une carte trop haute cédée
habit-rudi-gave-low = Une carte trop basse cédée
habit-rudi-high = Une carte trop haute posée
habit-rudi-low = Une carte trop basse posée
habit-rudi-card = Une autre carte aurait été meilleure
habit-quartett-player = La bonne carte demandée au mauvais joueur
habit-quartett-card = La mauvaise carte demandée
habit-mow-herd-early = Un troupeau pris trop tôt
habit-mow-herd-late = Un troupeau pris trop tard
habit-mow-turn = La flèche tournée du mauvais côté
habit-mow-special-early = Une vache spéciale jouée trop tôt
habit-mow-special-held = Une vache spéciale gardée trop longtemps
habit-mow-flies-early = Des mouches données trop tôt
habit-mow-flies-held = Des mouches gardées trop longtemps
habit-mow-card = La mauvaise vache
habit-happypigs-season = La mauvaise carte pour la saison
habit-happypigs-spent = De l’argent dépensé qu’il valait mieux garder
habit-happypigs-saved = De l’argent gardé qu’il valait mieux dépenser
habit-happypigs-bought = Le mauvais achat
habit-happypigs-sold-early = Des cochons vendus trop tôt
habit-happypigs-sold-late = Des cochons vendus trop tard
habit-happypigs-vaccinated = Un vaccin là où autre chose valait mieux
habit-happypigs-unvaccinated = Un cochon resté sans vaccin
habit-happypigs-fed = Des cochons nourris là où autre chose valait mieux
habit-happypigs-unfed = Des cochons pas nourris
habit-happypigs-other = Un autre coup aurait été meilleur
