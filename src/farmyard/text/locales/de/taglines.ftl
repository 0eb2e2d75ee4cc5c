### Each game of the house in a sentence: the first page has these without all that is said in the games.

saumaumau-tagline = Karten treiben vier Schweine um die Rennbahn, und alle wetten heimlich.
rudi-tagline = Verdeckt eine Karte legen: Die höchste läuft, aber nur so weit, wie sie die zweite übertrifft.
quartett-tagline = Die Richtigen nach der richtigen Karte fragen und vollständige Sätze ablegen.
happypigs-tagline = Vier Jahreszeiten lang Schweine füttern, paaren, kaufen und verkaufen: Je mehr dasselbe wollen, desto weniger bekommt jeder.
mow-tagline = Kühe herdenweise heimholen und die Fliegen den anderen lassen.
