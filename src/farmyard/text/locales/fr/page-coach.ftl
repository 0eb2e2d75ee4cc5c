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
