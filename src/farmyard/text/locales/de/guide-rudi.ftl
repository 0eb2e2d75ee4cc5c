### Die Regelseite von Rudi Rüssel: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-rudi-setup = Vier Schweine am Start. Alle haben die zehn Karten ihrer Farbe auf der Hand; der Tauschstapel liegt offen im Stadion.
guide-rudi-run = Die rote 10 ist die höchste, die blaue 6 die zweithöchste: Rot läuft 10 − 6 = 4 Felder. Sonst läuft niemand.
guide-rudi-back = Dasselbe auf dem Tisch: Rot ist von 8 auf 12 gelaufen.
guide-rudi-swap = Zwei Neunen sind am höchsten: Das rote und das blaue Schwein tauschen die Plätze.
guide-rudi-nothing = Drei Achten: Es geschieht gar nichts.
guide-rudi-special = Rot hat auf einem Sonderfeld angehalten und muss eine Karte tauschen. Oben auf dem Tauschstapel liegt die schwarze 8.
guide-rudi-exchange = Ein guter Tausch: Die 1 kommt ins Stadion, die schwarze 8 für das ganze Spiel auf die Hand.
guide-rudi-part-cards = Zehn Karten in jeder Farbe: 1 bis 10 in Rot, Blau, Gelb und Grün
guide-rudi-part-exchange = Zehn schwarze Tauschkarten, 1 bis 10
guide-rudi-part-colours = Die Farbkarten: Sie zeigen, wem welches Schwein gehört
guide-rudi-part-board = Vier Schweine
guide-rudi-ours = Spielerzahl und Alter stehen auf der Schachtel; die Spieldauer ist unsere Angabe, für das Spiel am Bildschirm.
