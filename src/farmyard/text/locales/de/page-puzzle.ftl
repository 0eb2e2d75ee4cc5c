## Puzzles
page-puzzle = Aufgabe
page-puzzle-ask = Ein Zug ist hier klar besser als jeder andere, nach allem, was du sehen kannst. Welcher?
page-puzzle-ask-some = { $count } Züge sind hier klar besser als alle anderen, nach allem, was du sehen kannst. Finde einen davon.
page-puzzle-of = Aufgabe { $number } von { $count }
page-puzzle-rating = deine Wertung: { $rating }
page-puzzle-grade = Wie schwer
page-puzzle-all = alle
page-puzzle-right = Genau: Er gewinnt { $chance } von hundert Partien. { $found } % der Knechte finden ihn.
page-puzzle-not = Nicht { $move }: Damit gewinnst du { $chance } von hundert Partien, mit dem besten Zug { $best }. Versuch’s noch einmal.
page-puzzle-also = Genauso gut: { $moves }.
page-puzzle-helps = Am meisten hilft er { $who }: { $games } Siege mehr in hundert Partien.
page-puzzle-hint = Tipp
page-puzzle-no-hint = Überleg, was die anderen dir als Nächstes antun können.
page-puzzle-none = Zu diesem Spiel gibt es noch keine Aufgaben.
page-puzzle-day = Aufgabe des Tages
