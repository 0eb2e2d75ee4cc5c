### Die Regelseite von Sau Mau Mau: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-saumaumau-setup = Zu dritt liegt der Kranz auf der 17. Alle Schweine stehen am Start, und eine braune 5 eröffnet den Ablagestapel.
guide-saumaumau-match = Auf eine braune 5 passt jede braune Karte, jede 5 und jede grüne Karte.
guide-saumaumau-run = Wer die schwarze 4 spielt, muss das schwarze Schwein genau vier Felder weit ziehen, von 5 auf 9, ob er will oder nicht.
guide-saumaumau-plus-two = Anna spielt eine +2, Bernd verlängert mit einer zweiten. Clara kann oder will nicht: Sie zieht vier Karten. Dafür darf sie Schweine um insgesamt vier Felder zurückziehen, eines um vier oder mehrere um weniger.
guide-saumaumau-schlappi = Das rosa Schwein war Letzter auf der 4. Schlappi bewegt es auf die 7. Nun muss eine braune oder grüne Karte folgen: Schlappis Kreis war braun.
guide-saumaumau-bets = Anna hat zuerst gewettet, dann Bernd, dann Clara. Ändert Anna ihre Wette, rücken die anderen auf, und ihre neue kommt ans Ende der Reihe: dritter Platz statt erster.
guide-saumaumau-end = Schwarz steht drei Felder vor dem Kranz. Die schwarze 3 bringt es hin: 3 Punkte, und das Rennen ist aus. War sie zugleich die letzte Karte auf der Hand, sind es 8.
guide-saumaumau-scoring = Schwarz hat gewonnen. Die Wetten auf Braun und Rosa waren falsch und gehen zurück. Von den beiden auf Schwarz bringt die obere 6 Punkte, die nächste 4.
guide-saumaumau-part-numbers = 24 Zahlenkarten: 1 bis 6 in vier Farben
guide-saumaumau-part-actions = Ein X und eine +2 in jeder Farbe
guide-saumaumau-part-green = 7 grüne Karten: vier Schlappi, drei Bauern
guide-saumaumau-part-bets = Vier Wettkarten für jeden. Die Wettfelder bringen 6, 4, 3, 2 und 1 Punkte.
guide-saumaumau-part-board = Vier Schweine, der Kranz, die Startspielerkarte
guide-saumaumau-ours = Spielerzahl und Alter stehen auf der Schachtel; die Spieldauer ist unsere Angabe, für das Spiel am Bildschirm.
