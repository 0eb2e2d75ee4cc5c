### Die Regelseite von Happy Pigs: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-happypigs-share = Die Karte sagt achtmal Füttern. Drei haben es gewählt: Sie füttern 3-, 3- und 2-mal; mehr bekommt, wer näher am Startspieler sitzt. Der Vierte verkauft allein, alle sieben Mal.
guide-happypigs-grow = Jede Fütterung bringt ein Schwein eine Größe weiter. Was es kostet, bringt es auch beim Verkauf.
guide-happypigs-sty = Ein Hof mit einem Stall, 6 × 6 Felder: Das Programm legt die Schweine so, dass möglichst viel Platz bleibt. Gestrichelter Rand: noch nicht geimpft.
guide-happypigs-supplement = Mit Kraftfutter überspringt ein Ferkel eine Größe: von 3 auf 10 $ mit einer Fütterung.
guide-happypigs-inspection = Am Ende einer Jahreszeit lebt das geimpfte Schwein weiter, die beiden anderen sterben.
guide-happypigs-end = Der Schlussverkauf: 43 $ im Beutel, ein großes Schwein für 15 $, ein kleines für 6 $, zusammen 64 $. Das meiste Geld gewinnt.
guide-happypigs-part-actions = Vier Aktionskarten für jeden
guide-happypigs-part-pigs = 40 Schweine jeder Größe; auf der Rückseite sind sie geimpft
guide-happypigs-part-tools = Je 25 Impfstoffe, Kraftfutter und Amulette, 20 Ställe und Münzen
guide-happypigs-part-seasons = Die 24 Jahreszeitenkarten. Von den sechs jeder Jahreszeit werden vier gespielt. Die Ereignisse sind gedruckt, die Zahlen sind unsere.
guide-happypigs-ours = Spielerzahl, Spieldauer und Alter stehen so auf der Schachtel.
