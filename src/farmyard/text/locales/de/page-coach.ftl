## A walk through the decisions that mattered
page-walk-of = Entscheidung { $number } von { $count }
page-walk-back = Die Entscheidung davor
page-walk-ways = Gewinnchancen: mit dem besten Zug und mit deinem
page-walk-judge = Beurteilt nach dem, was damals zu sehen war.
page-walk-try = Ausprobieren

## What costs most, over several games
page-habits = Was dich am meisten kostet
page-habits-about = Ein Blick durch deine letzten Partien sortiert deine Fehler nach ihrer Art: Wo du am meisten verlierst, ist am meisten zu holen.
page-habits-look = { $games ->
    [one] Meine letzte Partie durchsehen
   *[other] Meine letzten { $games } Partien durchsehen
  }
page-habits-left = { $games ->
    [one] Die letzte Partie wird durchgesehen
   *[other] { $games } Partien werden durchgesehen
  }
page-habits-of = { $games ->
    [one] In einer Partie:
   *[other] In { $games } Partien:
  }
page-habits-none = { $games ->
    [one] Eine Partie, und kein Fehler, auf den es ankam.
   *[other] { $games } Partien, und kein Fehler, auf den es ankam.
  }
page-habit-cost = { $times }-mal, { $percent } % eines Sieges pro Partie
habit-any = Andere Züge wären besser gewesen
