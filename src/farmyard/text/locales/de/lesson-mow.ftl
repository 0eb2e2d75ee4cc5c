### Die Lektion zu MOW.

lesson-mow-goal = Kühe bringen Fliegen mit nach Hause. Die wenigsten Fliegen gewinnen! Gespielt wird, bis jemand 100 hat.
    .title = Das Ziel
lesson-mow-add = In jedem Zug legst du eine Kuh an die Herde an. Ihre Zahl muss kleiner oder größer sein als alle, die dort liegen: unter 5 oder über 9.
    .title = Eine Kuh anlegen
    .done = Zahlen dazwischen passen nicht mehr. Nach jeder Kuh ziehst du eine nach und hast so immer fünf.
lesson-mow-shed = Die Fliegen sind auf den Karten: Die 4 hat keine, die 3 hat zwei. Was du jetzt los wirst, musst du später nicht heimbringen. Welche legst du an?
    .title = Fliegen
    .done = Zwei Fliegen weniger auf der Hand, und die Herde wird teurer für alle, die sie nehmen müssen.
lesson-mow-closer = Eine Schlusskuh versperrt ein Ende: Höher als 16 geht es nicht. Spiel sie und mach es den anderen schwer.
    .title = Die Schlusskuh
    .done = Jetzt passen nur noch Kühe unter 4. Aber Vorsicht: Besondere Kühe haben je fünf Fliegen.
lesson-mow-arrow = Nach einer besonderen Kuh des grünen Pakets darfst du den Pfeil umdrehen. Er zeigt auf Bernd, der die meisten Fliegen hat. David hat die wenigsten: Lass ihn drankommen.
    .title = Der Pfeil
    .done = David hatte keine passende Kuh und nahm die ganze Herde mit 11 Fliegen. Das hätte auch dich treffen können.
lesson-mow-slowpoke = Keine deiner Zahlen passt. Aber eine Nachzüglerin schiebt sich in eine Lücke der Herde.
    .title = Die Nachzüglerin
    .done = Sie steht zwischen 4 und 9. Und die Herde musst du noch nicht nehmen.
lesson-mow-acrobat = Die Akrobatin klettert auf eine Kuh mit derselben Zahl: Die 7 ist da.
    .title = Die Akrobatin
    .done = Sie steht auf der 7 und ändert nichts an den beiden Enden.
lesson-mow-early = Wer nicht anlegen kann oder will, nimmt die Herde. Sie hat eine Fliege, und von deinen Karten passt nur die 8 mit drei Fliegen, später keine mehr. Nimm sie jetzt.
    .title = Die Herde nehmen
    .done = Eine Fliege ist billig. Du beginnst mit einer beliebigen Kuh eine neue Herde.
lesson-mow-end = Der Stapel ist aufgebraucht. Wer jetzt die Herde nimmt, beendet die Runde, und dann zählen auch die Fliegen auf der Hand. Werde viele los.
    .title = Das Ende einer Runde
    .done = Gezählt werden genommene Herden und Handkarten. Nach der Runde, in der jemand 100 Fliegen erreicht, gewinnen die wenigsten.

lesson-mow-not-take-later = Die Herde darfst du immer nehmen, aber dann gehören dir ihre Fliegen. Zwei deiner Kühe passen: Leg eine an.
lesson-mow-not-keeps-flies = Die passt, aber die 3 mit ihren zwei Fliegen bliebe auf der Hand. Werde die Fliegen los.
lesson-mow-not-want-closer = Die passt, lässt den anderen aber das hohe Ende offen. Versuch die Schlusskuh.
lesson-mow-not-take-six = Die Herde hat sechs Fliegen, und du kannst noch eine Kuh anlegen.
lesson-mow-not-bernd-is-last = Dann ist Bernd dran. Er hat die meisten Fliegen und ist keine Gefahr. Dreh den Pfeil zu David.
lesson-mow-not-can-still-play = Dann gehören dir ihre Fliegen, obwohl noch eine deiner Kühe passt: eine besondere.
lesson-mow-not-dearer-later = Dann sind vier Fliegen in der Herde, und von deiner Hand passt nichts mehr. Nimm sie, solange sie billig ist.
lesson-mow-not-hand-counts = Diese Kuh hat keine Fliegen und darf auf der Hand bleiben. Werde eine mit Fliegen los.
lesson-mow-not-ends-now = Das beendet sofort die Runde, mit allen Fliegen auf deiner Hand. Werde erst ein paar los.
