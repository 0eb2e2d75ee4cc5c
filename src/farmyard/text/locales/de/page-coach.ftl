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
habit-saumaumau-pull = Eine Wette zurückgenommen, die hätte bleiben sollen
habit-saumaumau-pull-late = Eine Wette behalten, die man besser zurücknimmt
habit-saumaumau-bet-early = Zu früh gewettet
habit-saumaumau-bet-missed = Nicht gewettet
habit-saumaumau-bet-wrong = Auf das falsche Schwein gewettet
habit-saumaumau-plus-early = Eine +2 zu früh gespielt
habit-saumaumau-plus-held = Eine +2 zu lange behalten
habit-saumaumau-drew = Gezogen, obwohl man legen konnte
habit-saumaumau-draw-missed = Gelegt, obwohl Ziehen besser war
habit-saumaumau-special-early = Schlappi oder Bauer zu früh gespielt
habit-saumaumau-special-held = Schlappi oder Bauer zu lange behalten
habit-saumaumau-card = Die falsche Karte
habit-rudi-gave-high = Eine zu hohe Karte weggegeben
habit-rudi-gave-low = Eine zu niedrige Karte weggegeben
habit-rudi-high = Eine zu hohe Karte gelegt
habit-rudi-low = Eine zu niedrige Karte gelegt
habit-rudi-card = Eine andere Karte wäre besser gewesen
habit-quartett-player = Die richtige Karte vom falschen Spieler verlangt
habit-quartett-card = Die falsche Karte verlangt
habit-mow-herd-early = Eine Herde zu früh genommen
habit-mow-herd-late = Eine Herde zu spät genommen
habit-mow-turn = Den Pfeil falsch gedreht
habit-mow-special-early = Eine Sonderkuh zu früh ausgespielt
habit-mow-special-held = Eine Sonderkuh zu lange behalten
habit-mow-flies-early = Fliegen zu früh hergegeben
habit-mow-flies-held = Fliegen zu lange behalten
habit-mow-card = Die falsche Kuh
habit-happypigs-season = Die falsche Karte für die Jahreszeit
habit-happypigs-spent = Geld ausgegeben, das man besser behält
habit-happypigs-saved = Geld behalten, das man besser ausgibt
habit-happypigs-bought = Das Falsche gekauft
habit-happypigs-sold-early = Schweine zu früh verkauft
habit-happypigs-sold-late = Schweine zu spät verkauft
habit-happypigs-vaccinated = Geimpft, wo anderes besser war
habit-happypigs-unvaccinated = Ein Schwein nicht geimpft
habit-happypigs-fed = Gefüttert, wo anderes besser war
habit-happypigs-unfed = Schweine nicht gefüttert
habit-happypigs-other = Ein anderer Zug wäre besser gewesen
