### Die Regelseite von Quartett: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-quartett-set = Ein Quartett: die vier Karten mit derselben Zahl. Beim Quintett gehört die schwarze dazu.
guide-quartett-ask = Mit diesen Karten darfst du nach der blauen oder gelben 7 fragen und nach jeder 2 außer der blauen. Nach einer 5 nicht: Du hast keine.
guide-quartett-part-cards = 40 Karten: 1 bis 10 in vier Farben
guide-quartett-part-black = Für Quintett zehn schwarze Karten
guide-quartett-ours = Das Spiel ist eine Zugabe zu den Karten von Rudi Rüssel und folgt den allgemein bekannten Regeln. Spielerzahl, Spieldauer und Alter sind unsere Angaben.
