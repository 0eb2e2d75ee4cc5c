## Puzzles
page-puzzle = Aufgabe
page-puzzle-ask = Ein Zug ist hier klar besser als jeder andere, nach allem, was du sehen kannst. Welcher?
page-puzzle-of = Aufgabe { $number } von { $count }
page-puzzle-rating = deine Wertung: { $rating }
page-puzzle-grade = Wie schwer
page-puzzle-all = alle
page-puzzle-right = Genau: Er gewinnt { $chance } von hundert Partien. { $found } % der Knechte finden ihn.
page-puzzle-not = Nicht { $move }: Damit gewinnst du { $chance } von hundert Partien, mit dem besten Zug { $best }. Versuch’s noch einmal.
page-puzzle-hint = Tipp
page-puzzle-no-hint = Überleg, was die anderen dir als Nächstes antun können.
page-puzzle-none = Zu diesem Spiel gibt es noch keine Aufgaben.
page-puzzle-day = Aufgabe des Tages
