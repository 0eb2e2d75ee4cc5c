### MOW

page-title-mow = MOW
mow-tagline = Kühe herdenweise heimholen und die Fliegen den anderen lassen.
mow-points = Fliegen

## Kühe

mow-cow = { $number } ({ $flies ->
    [0] keine Fliegen
    [one] 1 Fliege
   *[other] { $flies } Fliegen
})
mow-cow-closer-0 = grüne Schlusskuh 0
mow-cow-closer-16 = grüne Schlusskuh 16
mow-cow-yellow-closer-0 = gelbe Schlusskuh 0
mow-cow-yellow-closer-16 = gelbe Schlusskuh 16
mow-cow-lean-cow = magere Kuh
mow-cow-milk-cow = Milchkuh
mow-cow-acrobat-7 = Akrobatin 7
mow-cow-acrobat-9 = Akrobatin 9
mow-cow-slowpoke = Nachzüglerin
mow-cow-calf = Kalb
mow-cow-mad-cow = verrückte Kuh
mow-at = Herde { $herd }: { $what }

## Was gefragt ist

mow-ask-start = Eine Herde beginnen.
mow-ask-pass = Keine Karte auf der Hand kann eine Herde beginnen: passen.
mow-ask-add = Eine Kuh anlegen oder die Herde nehmen.
mow-ask-take = Keine Kuh passt: die Herde nehmen.
mow-ask-add-last = Eine Kuh anlegen oder die Herde nehmen; damit endet die Runde.
mow-ask-take-last = Keine Kuh passt: die Herde nehmen. Damit endet die Runde.
mow-ask-turn = Den Pfeil umdrehen? So, wie er zeigt, ist { $next } als Nächstes dran.
mow-ask-turn-duel = Den Pfeil umdrehen, sodass die Herden andersherum drankommen?
mow-ask-name = Wer ist als Nächstes dran?

## Züge

mow-do-play = { $cow } spielen
mow-do-calf-left = Das Kalb ans untere Ende stellen
mow-do-calf-right = Das Kalb ans obere Ende stellen
mow-do-mad = Die verrückte Kuh an die Stelle von { $cow } setzen
mow-do-slowpoke = Eine Nachzüglerin zwischen { $low } und { $high } schieben
mow-do-take = Die Herde nehmen
mow-do-keep = Den Pfeil lassen
mow-do-turn = Den Pfeil umdrehen
mow-do-name = { $who } ist als Nächstes dran
mow-do-pass = Passen

## Warum nicht

mow-no-wrong-phase = Das ist gerade nicht gefragt.
mow-no-not-in-hand = Diese Kuh ist nicht auf der Hand.
mow-no-needs-herd = Mit dieser Kuh lässt sich keine Herde beginnen.
mow-no-inside = Ihre Zahl ist weder kleiner noch größer als alle in der Herde.
mow-no-fly-free-barred = Solange die verrückte Kuh in der Herde steht, darf keine Kuh ohne Fliegen gespielt werden.
mow-no-nothing-to-climb = In der Herde steht keine Kuh mit der Zahl der Akrobatin.
mow-no-no-gap = Zwischen diesen beiden Kühen ist kein Platz frei.
mow-no-not-beside-flies = Das Kalb steht nur neben einer Kuh ohne Fliegen.
mow-no-no-eight = Diese 8 steht nicht in der Herde.
mow-no-no-herd = Hier gibt es keine Herde zu nehmen: eine beginnen.
mow-no-can-take = Passen geht nicht, solange hier eine Herde steht: anlegen oder nehmen.
mow-no-can-start = Passen geht nicht, solange eine Handkarte die Herde beginnen kann.
mow-no-yourself = Sich selbst kann man nicht bestimmen.
mow-no-no-such-player = Dort sitzt niemand.
mow-no-position-ends = „low“ und „high“ müssen die kleinste und die größte Zahl jeder Herde sein.
mow-no-position-places = Nur zu zweit gibt es mehr als eine Herde.
mow-no-position-herd = { $cow } kann nicht auf { $number } stehen.
mow-no-position-rider = Unter der Akrobatin steht keine Kuh mit der Zahl { $number }.
mow-no-position-end = Das Spiel ist genau dann aus, wenn jemand { $target } Fliegen oder mehr hat.
mow-no-position-flies = Die Fliegen müssen bei allen die Summe aus Herden und Händen sein.
mow-no-position-phase = Nur wer gerade eine besondere Kuh angelegt hat, wird nach dem Pfeil (grünes Paket) gefragt oder danach, wer als Nächstes dran ist (gelbes Paket).
mow-no-position-hands = Solange es einen Stapel gibt, haben alle mindestens { $least } und höchstens { $most } Karten.
mow-no-position-pile = Ist der Stapel aufgebraucht, muss eine Herde dastehen.
mow-no-position-known = Die Kühe der Herden müssen unter den schon gesehenen sein.
mow-no-position-stable = In den Ställen sind mehr Kühe oder Fliegen, als schon zu sehen waren.
mow-no-position-eight = Die 8, die für die verrückte Kuh genommen wurde, muss auf derselben Hand sein.
mow-no-position-stuck = Jemand hat weniger Karten, die keine Herde beginnen können, als beim Passen zu erkennen war.

## Was geschah

mow-say-start = { $who } beginnt eine Herde: { $cow }.
mow-say-start-special = { $who } beginnt eine Herde: { $cow }.
mow-say-add = { $who } legt an: { $cow }.
mow-say-add-special = { $who } legt an: { $cow }.
mow-say-acrobat = { $who } setzt die Akrobatin auf die { $number }.
mow-say-slowpoke = { $who } schiebt eine Nachzüglerin zwischen { $low } und { $high }.
mow-say-calf = { $who } legt das Kalb an; es steht auf der { $number }.
mow-say-mad = { $who } tauscht die verrückte Kuh gegen { $cow }. Kühe ohne Fliegen sind jetzt gesperrt.
mow-say-draw = { $who } zieht { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.
mow-say-my-draw = Gezogen: { $cows }.
mow-say-last-card = Der Stapel ist aufgebraucht. Wer jetzt eine Herde nimmt, beendet die Runde.
mow-say-take = { $who } nimmt die Herde: { $cows ->
    [one] eine Kuh
   *[other] { $cows } Kühe
}, { $flies ->
    [0] keine Fliegen
    [one] eine Fliege
   *[other] { $flies } Fliegen
}.
mow-say-keep = { $who } lässt den Pfeil, wie er ist.
mow-say-turn = { $who } dreht den Pfeil um; { $next } ist dran.
mow-say-keep-duel = { $who } lässt den Pfeil, wie er ist.
mow-say-turn-duel = { $who } dreht den Pfeil um; Herde { $herd } ist dran.
mow-say-name = { $who } bestimmt, dass { $named } als Nächstes dran ist.
mow-say-pass = { $who } kann keine Herde beginnen und passt.
mow-say-round-end = Runde { $number } ist zu Ende.
mow-say-count = { $who }: { $herds } aus Herden, { $hand } aus der Hand, { $total } insgesamt.
mow-say-next-round = Runde { $number }. { $who } beginnt.
mow-say-winner = { $count ->
    [one] { $who } gewinnt mit { $flies ->
        [0] null Fliegen
        [one] einer Fliege
       *[other] { $flies } Fliegen
    }.
   *[other] Gemeinsamer Sieg mit { $flies ->
        [0] null Fliegen
        [one] einer Fliege
       *[other] { $flies } Fliegen
    }: { $who }.
}

mow-ending-target = jemand hatte zu viele Fliegen

## Auf dem Tisch

mow-show-round = MOW · Runde { $round } · Ende bei { $target ->
    [one] 1 Fliege
   *[other] { $target } Fliegen
}
mow-show-herd = Herde
mow-show-herd-of = Herde { $herd }
mow-show-count = { $cows ->
    [one] 1 Kuh
   *[other] { $cows } Kühe
} · { $flies ->
    [0] keine Fliegen
    [one] 1 Fliege
   *[other] { $flies } Fliegen
}
mow-show-stable = Stall
mow-show-flies = Fliegen
mow-show-pile-empty = aufgebraucht
mow-show-fits = Passt
mow-show-below = unter { $number }
mow-show-above = über { $number }
mow-show-any = jede Zahl
mow-show-fly-free-barred = keine ohne Fliegen
mow-show-arrow = Pfeil
mow-show-last-round = Letzte Runde

## Optionen

mow-option-target = Grenze
    .help = Das Spiel endet nach einer Runde, in der jemand so viele Fliegen erreicht hat; gedruckt sind 100, mit 1 wird nur eine Runde gespielt.
mow-option-lean = Magere Kuh
    .help = Ihre Zahl in der Reihe, 1 bis 15. Die gedruckte ist uns unbekannt; 7 ist von uns.
mow-option-milk = Milchkuh
    .help = Ihre Zahl in der Reihe, 1 bis 15. Die gedruckte ist uns unbekannt; 9 ist von uns.

## Regeln

mow-r1 = Möglichst wenige Fliegen heimbringen: Wer am Ende des Spiels die wenigsten hat, gewinnt.
mow-r2 = Jedes Paket hat 48 Kühe mit 74 Fliegen: 1 bis 15 ohne Fliegen, 2 bis 14 mit einer, 3 bis 13 mit zwei, 7 bis 9 mit drei und sechs besondere Kühe mit je fünf Fliegen.
mow-r3 = Bis zu fünf Personen spielen mit dem grünen Paket, sechs bis zehn mischen beide Pakete zusammen.
mow-r4 = Alle bekommen fünf Karten, der Rest ist der Stapel. Wer beginnt, legt den Pfeil so hin, dass er nach links zeigt.
mow-r5 = Wer beginnt, legt eine erste Kuh aus und zieht eine Karte. Reihum legen dann alle eine Kuh an, deren Zahl kleiner oder größer ist als alle, die ausliegen, und ziehen eine Karte.
mow-r6 = Eine Schlusskuh versperrt ein Ende der Herde.
mow-r7 = Eine Akrobatin klettert auf eine Kuh der Herde mit derselben Zahl, 7 oder 9.
mow-r8 = Eine Nachzüglerin schiebt sich auf einen freien Platz zwischen zwei Zahlen: zwischen 5 und 9 zum Beispiel an die Stelle der 6, 7 oder 8.
mow-r9 = Nach einer besonderen Kuh des grünen Pakets darf man den Pfeil umdrehen; es geht weiter, wohin er zeigt.
mow-r10 = Das Kalb kommt an ein Ende der Herde neben eine Kuh ohne Fliegen und zählt eins weniger oder eins mehr als sie. Links von einer 1 ist es eine 0, und eine weitere 0 passt dann nicht mehr.
mow-r11 = Wer die magere Kuh anlegt, zieht nicht nach.
mow-r12 = Wer die Milchkuh anlegt, zieht zwei Karten.
mow-r13 = Die verrückte Kuh kommt an die Stelle einer 8; diese Karte nimmt man auf die Hand und zieht nicht nach. Solange die verrückte Kuh in der Herde steht, darf niemand eine Kuh ohne Fliegen spielen.
mow-r14 = Nach einer besonderen Kuh des gelben Pakets darf man bestimmen, wer als Nächstes dran ist; der Pfeil bleibt, wie er ist.
mow-r15 = Wer keine Kuh anlegen kann oder will, nimmt die ganze Herde verdeckt in den eigenen Stall und beginnt eine neue.
mow-r16 = Ist die letzte Karte des Stapels gezogen, geht es weiter, bis jemand die Herde nimmt. Damit endet die Runde.
mow-r17 = Dann kommen bei allen auch die Handkarten in den Stall, und die Fliegen dort werden zu denen der früheren Runden gezählt.
mow-r18 = Das Spiel endet nach einer Runde, in der jemand insgesamt 100 Fliegen erreicht hat.
mow-r19 = Zu zweit spielt man mit dem grünen Paket und drei Herden im Kreis. Man ist abwechselnd dran und geht von Herde zu Herde, anfangs im Uhrzeigersinn; die ersten drei Züge beginnen die Herden.
mow-r20 = Zu zweit nimmt man nur die Herde, die gerade dran ist, und beginnt an derselben Stelle eine neue.
mow-r21 = Zu zweit endet die Runde, wenn der Stapel aufgebraucht ist und eine der Herden genommen wird. Die Kühe der beiden anderen zählen für niemanden.

mow-d1 = Die Schlusskühe haben die Zahlen 0 und 16. Gleiche Zahlen passen nie, also passt auch keine zweite 0 oder 16 in dieselbe Herde.
mow-d2 = Die magere Kuh gilt als 7, die Milchkuh als 9. Die gedruckten Zahlen kennen wir nicht; Optionen ändern sie.
mow-d3 = Die Akrobatin braucht die gedruckte Zahl: Magere Kuh und Milchkuh genügen, eine Nachzüglerin oder ein Kalb an dieser Stelle nicht.
mow-d4 = Eine Nachzüglerin hat keine Zahl. Man wählt die Lücke; zwischen zwei Kühen ist Platz für so viele, wie Zahlen fehlen, an den Enden nie. Gezeigt wird sie auf der ersten freien Zahl.
mow-d5 = Eine Herde beginnt mit einer Zahlenkuh, einer Schlusskuh, der mageren Kuh oder der Milchkuh. Akrobatinnen, Nachzüglerinnen, Kalb und verrückte Kuh brauchen Gesellschaft.
mow-d6 = Wer eine Herde beginnen muss und nicht kann, gibt den Zug in Pfeilrichtung weiter; das kostet nichts.
mow-d7 = Für das Kalb zählt die oben liegende Karte: Akrobatin, Schlusskuh, magere Kuh und Milchkuh haben Fliegen. Die Zahl des Kalbs ändert sich später nicht mehr.
mow-d8 = Die verrückte Kuh ersetzt eine gedruckte 8 mit höchstens drei Fliegen und zählt selbst als 8. Diese 8 darf man nicht im selben Zug spielen.
mow-d9 = Die verrückte Kuh sperrt nur Kühe ohne Fliegen; besondere Kühe bleiben erlaubt.
mow-d10 = Nach einer mageren Kuh spielt man mit einer Karte weniger weiter, nach einer Milchkuh mit einer mehr. Ist nur noch eine Karte da, bringt die Milchkuh eine.
mow-d11 = Das Nehmen einer Herde bringt keine Karte, wohl aber die erste Kuh der neuen. Eine leere Stelle kann man nicht nehmen.
mow-d12 = Die Herde darf man auch nehmen, wenn man anlegen könnte. Ohne Handkarten muss man.
mow-d13 = Wer bei aufgebrauchtem Stapel eine Herde nimmt, beginnt keine neue. Handkarten zählen auch zu zweit.
mow-d14 = Erst nachziehen, dann über den Pfeil oder die nächste Person entscheiden. Das gilt auch für die erste Kuh einer Herde.
mow-d15 = Bestimmen darf man jede andere Person, auch die, die ohnehin dran wäre, nur nicht sich selbst.
mow-d16 = Wer die erste Runde beginnt, entscheidet das Los. Später beginnt, wer die meisten Fliegen hat; unter mehreren die erste Person links von der, die zuletzt begonnen hat, und diese selbst zuletzt.
mow-d17 = Jede Runde beginnt mit dem Pfeil nach links.
mow-d18 = 100 Fliegen oder mehr beenden das Spiel. Bei gleich vielen Fliegen teilt man sich den Sieg.
mow-d19 = Niemand sieht die Rückseiten der Karten; gleiche Kühe beider Pakete sind also nicht zu unterscheiden.
mow-d20 = Zu zweit darf eine grüne besondere Kuh die Reihenfolge der Herden umdrehen. An einer leeren Stelle muss eine Herde begonnen werden.
mow-d21 = Das Programm merkt sich, was alle sehen konnten: gespielte Kühe, die gegen die verrückte Kuh getauschte 8, heimgeholte Fliegen. Die Gesamtzahlen ändern sich am Ende der Runde, wenn alle Hände offen ausgezählt werden.
mow-d22 = Die sechs besonderen Kühe des grünen Pakets sind zwei Schlusskühe, eine Akrobatin 7, eine Akrobatin 9 und zwei Nachzüglerinnen; die des gelben zwei Schlusskühe, das Kalb, die magere Kuh, die Milchkuh und die verrückte Kuh.

## Was für einen Zug spricht

mow-because-special = Du wirst { $flies } Fliegen los und bestimmst, wie es weitergeht.
mow-because-flies = Du wirst { $flies ->
    [one] eine Fliege
   *[other] { $flies } Fliegen
} los, und die Herde wird für die anderen teurer.
mow-because-clean = Sie passt, und du musst die Herde nicht nehmen.
mow-because-cheap = Die Herde hat { $flies ->
    [0] keine Fliegen
    [one] nur eine Fliege
   *[other] nur { $flies } Fliegen
}: billiger als später.
mow-because-take = Das kostet { $flies } Fliegen und schont Karten, die später noch passen.
mow-because-end = Damit ist die Runde aus: { $flies ->
    [one] eine Fliege
   *[other] { $flies } Fliegen
} für dich, und alle zählen die Fliegen auf der Hand.
mow-because-leader = Dann muss { $who } weiterspielen und hat von den anderen die wenigsten Fliegen: { $flies }.
mow-because-next = Dann ist { $who } dran.

### MOW auf der Seite: was nur der Browser sagt.

page-mow-round = Runde { $round }
page-mow-target = { $flies ->
    [1] eine Runde
   *[other] Ende bei { $flies } Fliegen
}
page-mow-three-herds = zu zweit · drei Herden
page-mow-last-herd = die nächste genommene Herde beendet die Runde
page-mow-flies = { $flies ->
    [one] Fliege
   *[other] Fliegen
}
page-mow-holding = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · Stall { $flies }
page-mow-holds = hat { $cow } aus der Herde auf der Hand
page-mow-play = { $number } spielen
page-mow-where = Wo soll sie stehen?
page-mow-calf-left = Ans untere Ende
page-mow-calf-right = Ans obere Ende
page-mow-take = Nehmen · { $flies ->
    [0] keine Fliegen
    [one] 1 Fliege
   *[other] { $flies } Fliegen
}
page-mow-take-of = { $herd } nehmen · { $flies ->
    [0] keine Fliegen
    [one] 1 Fliege
   *[other] { $flies } Fliegen
}
page-mow-take-brief = Nehmen · { $flies }
page-mow-take-last = Die Herde kostet { $flies ->
    [0] keine Fliegen
    [one] eine Fliege
   *[other] { $flies } Fliegen
} und beendet die Runde. Nehmen?
page-mow-keep = Pfeil lassen
page-mow-turn = Pfeil umdrehen
page-mow-inside = { $cow } liegt innerhalb der Herde ({ $low }–{ $high }).
page-mow-stands = { $cow }, auf Zahl { $number }
page-mow-gap = Lücke zwischen { $low } und { $high }: Platz für eine Nachzüglerin
page-mow-slowpoke-gap = Lücke für eine Nachzüglerin
page-mow-or = { $one } oder { $other }
page-mow-left = { $count ->
    [0] keine Karten mehr im Stapel
    [one] noch 1 Karte im Stapel
   *[other] noch { $count } Karten im Stapel
}
page-mow-cows = { $count ->
    [one] 1 Kuh
   *[other] { $count } Kühe
}
page-mow-herd-flies = { $flies ->
    [0] keine Fliegen in der Herde
    [one] 1 Fliege in der Herde
   *[other] { $flies } Fliegen in der Herde
}
page-mow-arrow = Der Pfeil zeigt auf { $who }
page-mow-then = dann Herde { $herd }
page-mow-stable = { $cows ->
    [0] dein Stall ist leer
   *[other] in deinem Stall: { $flies ->
        [0] keine Fliegen
        [one] 1 Fliege
       *[other] { $flies } Fliegen
    }
}
page-mow-by-herds = Herden
page-mow-by-hands = Handkarten
page-mow-help-number = Eine Kuh kommt dazu
page-mow-help-flies = Fliegen
page-mow-help-closer = Die Schlusskuh
page-mow-help-acrobat = Die Akrobatin
page-mow-help-slowpoke = Die Nachzüglerin
page-mow-help-arrow = Grünes Paket: der Pfeil
page-mow-help-calf = Das Kalb
page-mow-help-lean = Die magere Kuh
page-mow-help-milk = Die Milchkuh
page-mow-help-mad = Die verrückte Kuh
page-mow-help-yellow = Gelbes Paket: wer ist dran

## Setting up

page-mow-length-round = Eine Runde
page-mow-length-half = Bis 50 Fliegen
page-mow-length-usual = Bis 100 Fliegen
page-mow-house-target = Fliegen bis zum Ende
    .help = Hat jemand nach einer Runde so viele Fliegen, ist das Spiel aus. Mit 1 spielt ihr nur eine Runde.
page-mow-house-lean = Zahl der mageren Kuh
    .help = Wo sie in der Herde steht. Wer sie spielt, zieht keine Karte nach.
page-mow-house-milk = Zahl der Milchkuh
    .help = Wo sie in der Herde steht. Wer sie spielt, zieht zwei Karten nach.

## Goal

page-mow-goal = { $target ->
    [1] Wer nach einer Runde die wenigsten Fliegen hat, gewinnt
   *[other] Sobald jemand { $target } Fliegen hat, gewinnt, wer die wenigsten hat
}

## Scenes

page-mow-counted = Herden { $herds } · Hand { $hand }

## What bots say now and then

phrase-mow-herd-1 = So viele Fliegen!
phrase-mow-herd-2 = Summ, summ …
phrase-mow-herd-3 = Hat jemand eine Klatsche?
phrase-mow-spared-1 = Nicht meine Fliegen!
phrase-mow-spared-2 = Besser du als ich.
phrase-mow-spared-3 = Puh!
phrase-mow-turned-1 = Schon wieder ich?
phrase-mow-turned-2 = Na, vielen Dank.
phrase-mow-turned-3 = Wie aufmerksam von dir.
phrase-mow-slowpoke-1 = Eine passt noch dazwischen.
phrase-mow-slowpoke-2 = Darf ich mal, die Damen?
phrase-mow-slowpoke-3 = Das ist eng!

### Die Regelseite von MOW: was ihre Bilder zeigen, und was zum Spiel gehört.

guide-mow-fits = Die Herde reicht von 7 bis 11: Jede Kuh unter 7 oder über 11 darf dazu. Eine 8 oder eine 10 passt nicht mehr.
guide-mow-slowpoke = Zwischen 5 und 9 kann eine Nachzüglerin für 6, 7 oder 8 stehen. Die Enden der Herde bleiben, wie sie waren.
guide-mow-closer = Höher als 16 geht es nicht: Dieses Ende ist zu, und nur Kühe unter 4 passen noch.
guide-mow-acrobat = Die Akrobatin braucht eine Kuh mit ihrer eigenen Zahl. Sie klettert auf die 7, wo immer in der Herde die steht.
guide-mow-calf = Das Kalb steht neben der fliegenfreien 1 und zählt als 0. An diesem Ende passt nun nichts mehr.
guide-mow-mad = Die verrückte Kuh nimmt den Platz der 8 ein, und die 8 kommt auf die Hand. Bis die Herde genommen wird, darf keine fliegenfreie Kuh dazu.
guide-mow-scoring = Neun Fliegen im Stall und zwei auf der Hand sind elf. Sie kommen zu denen früherer Runden.
guide-mow-two = Zwei spielen an drei Herden: abwechselnd, von einer zur nächsten.
guide-mow-part-clean = 15 Kühe ohne Fliegen
guide-mow-part-one = 13 Kühe mit einer Fliege
guide-mow-part-two = 11 Kühe mit zwei Fliegen
guide-mow-part-three = Drei Kühe mit drei Fliegen
guide-mow-part-green = Grünes Paket: sechs besondere Kühe mit je fünf Fliegen
guide-mow-part-yellow = Gelbes Paket, ab sechs Spielern: dieselben Zahlen und sechs andere besondere Kühe
guide-mow-ours = Spielerzahl und Alter stehen auf der Schachtel; die Spieldauer ist unsere Angabe, für das Spiel am Bildschirm.

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

### Woran man am häufigsten verliert, in der Durchsicht mehrerer Partien

habit-mow-herd-early = Eine Herde zu früh genommen
habit-mow-herd-late = Eine Herde zu spät genommen
habit-mow-turn = Den Pfeil falsch gedreht
habit-mow-special-early = Eine Sonderkuh zu früh ausgespielt
habit-mow-special-held = Eine Sonderkuh zu lange behalten
habit-mow-flies-early = Fliegen zu früh hergegeben
habit-mow-flies-held = Fliegen zu lange behalten
habit-mow-card = Die falsche Kuh

### In den Berichten des Labors

lab-mow-points = Fliegen
lab-mow-by-herds = Fliegen aus Herden
lab-mow-by-hands = Fliegen auf der Hand
lab-mow-taken = genommene Herden
lab-mow-kind-no-flies = legt eine Kuh ohne Fliegen
lab-mow-kind-one-fly = legt eine Kuh mit einer Fliege
lab-mow-kind-two-flies = legt eine Kuh mit zwei Fliegen
lab-mow-kind-three-flies = legt eine Kuh mit drei Fliegen
lab-mow-kind-closer = legt eine Schlusskuh
lab-mow-kind-lean = legt die magere Kuh
lab-mow-kind-milk = legt die Milchkuh
lab-mow-kind-acrobat = legt eine Akrobatin
lab-mow-kind-slowpoke = legt eine Nachzüglerin
lab-mow-kind-calf = legt das Kalb
lab-mow-kind-mad = legt die verrückte Kuh
lab-mow-kind-take = nimmt eine Herde
lab-mow-kind-keep = lässt den Pfeil
lab-mow-kind-turn = dreht den Pfeil
lab-mow-kind-name = bestimmt, wer folgt
lab-mow-kind-pass = passt
