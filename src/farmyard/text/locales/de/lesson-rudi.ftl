### Die Lektion zu Rudi Rüssel.

lesson-rudi-goal = Das rote Schwein gehört dir. Wer das eigene Schwein als Erstes ins Ziel bringt, gewinnt: einmal herum, 24 Felder. Gelaufen wird mit Karten von 1 bis 10.
    .title = Das Ziel
lesson-rudi-highest = Alle legen verdeckt eine Karte, dann wird aufgedeckt. Nur die höchste läuft, und nur um den Unterschied zur zweithöchsten. Leg eine hohe Karte.
    .title = Ein Stich
    .done = Deine war die höchste, Bernds 6 die zweite: Du läufst den Unterschied. Sonst bewegt sich niemand. Gespielte Karten bleiben beiseite.
lesson-rudi-save = Bernd und Clara haben ihre Zehn noch, und beide wollen laufen. Sind die zwei höchsten gleich, wird nur getauscht. Spar deine guten Karten: Leg eine niedrige.
    .title = Kräfte sparen
    .done = Zwei Zehnen: Bernd und Clara haben die Plätze getauscht, und niemand ist gelaufen. Bei drei gleichen höchsten geschieht gar nichts. Deine 10 und 9 hast du noch.
lesson-rudi-swap = Bernd ist elf Felder voraus. Er hat nur noch 9 und 8. Legst du die gleiche Karte wie er, und ist sie die höchste, tauschen eure Schweine die Plätze.
    .title = Plätze tauschen
    .done = Zwei Neunen: Du stehst jetzt auf 15 und Bernd auf 4. So weit läuft man mit keiner Karte.
lesson-rudi-exchange = Dein Schwein steht auf einem Sonderfeld. Gib eine Karte weg und nimm die oberste Tauschkarte, eine 8, für das ganze Rennen. Gib deine schlechteste.
    .title = Sonderfelder
    .done = Die 8 gehört dir das ganze Rennen lang, und die 1 bist du los. Nur wer dort stehen bleibt, tauscht; Darüberlaufen zählt nicht.
lesson-rudi-back = Alle haben nur noch eine Karte. Leg sie und sieh, was geschieht, wenn alle Hände leer sind.
    .title = Zehn Karten
    .done = Alle nehmen ihre zehn Karten zurück, und das Rennen geht weiter. Merk dir also, was die anderen schon gespielt haben.
lesson-rudi-finish = Noch zwei Felder! Bernds beste Karte ist eine 8, Claras eine 7. Welche Karte bringt dich ins Ziel?
    .title = Das Ziel vor Augen
    .done = 10 gegen 8 macht zwei Felder: Das rote Schwein ist im Ziel, das Rennen ist gewonnen.

lesson-rudi-not-too-low = Das ist kaum die höchste Karte, und dann läufst du nicht. Leg eine 8, 9 oder 10.
lesson-rudi-not-wasted = Gegen zwei Zehnen gewinnt diese Karte nichts, und sie wäre weg. Leg die 1 oder die 2.
lesson-rudi-not-no-swap = Eine 3 ändert nichts. Bernd legt seine 9 oder 8: Welche deiner Karten kann gleich hoch sein?
lesson-rudi-not-treasure = Die 10 ist deine beste Karte. Gib die schlechteste weg.
lesson-rudi-not-worse-one = Du hast eine schlechtere Karte. Gib die weg.
lesson-rudi-not-beaten = Bernds 8 schlägt diese Karte, und du bleibst stehen. Deine 10 schlägt sie um zwei.
