### Quartett und Quintett

quartett-points = Sätze
quartett-rules-heading = Regeln (des alten Gesellschaftsspiels)
quartett-decisions-heading = Festlegungen (unsere: wo diese Regeln schwanken, und was Rudis Karten daraus machen)
quartett-unofficial = Quartett ist ein altes Gesellschaftsspiel; wer es erfand, ist unbekannt ({ $author }). Die Anleitung von Rennschwein Rudi Rüssel ({ $publisher }, { $year }) schlägt vor, es mit ihren Karten zu spielen. Dies ist eine inoffizielle Umsetzung mit eigenen Bildern und eigenen Worten, nicht mit dem Verlag verbunden.

## Karten

quartett-colour-red = Rot
quartett-colour-blue = Blau
quartett-colour-yellow = Gelb
quartett-colour-green = Grün
quartett-colour-black = Schwarz
quartett-card = { $colour } { $number }

## Was gefragt ist

quartett-ask = Jemanden nach einer Karte fragen.
quartett-ask-again = Treffer: noch einmal fragen.

## Züge

quartett-do-ask = { $who } nach { $card } fragen

## Warum nicht

quartett-no-yourself = Sich selbst kann man nicht fragen.
quartett-no-no-player = Dort sitzt niemand.
quartett-no-no-cards = Wer keine Karten mehr hat, kann nicht gefragt werden.
quartett-no-no-such-card = Die schwarzen Karten gibt es nur im Quintett.
quartett-no-set-laid = Dieser Satz ist schon abgelegt.
quartett-no-your-card = Diese Karte hast du selbst auf der Hand.
quartett-no-no-card-of-set = Ohne eine Karte dieses Satzes darf man nicht danach fragen.
quartett-no-position-hand = „hand_n“ passt nicht zu den Karten von Platz { $seat }.
quartett-no-position-points = Die Punkte von Platz { $seat } müssen die dort abgelegten Sätze sein, ausgeteilt oder durch Fragen vollendet.
quartett-no-position-full = Platz { $seat } hält einen vollständigen Satz; der wäre abgelegt.
quartett-no-position-memory = Was man sich von Platz { $seat } gemerkt hat, passt nicht zu den Karten dort.
quartett-no-position-end = Das Spiel ist genau dann aus, wenn alle Sätze abgelegt sind oder nach { $most } Karten gefragt wurde.
quartett-no-position-turn = Wer fragt, muss Karten haben.

## Was geschah

quartett-say-hit = { $who } fragt { $asked } nach { $card } und bekommt sie.
quartett-say-miss = { $who } fragt { $asked } nach { $card }: nein.
quartett-say-set = { $who } legt den Satz der { $number } ab.
quartett-say-out = { $who } hat keine Karten mehr.
quartett-say-next = Jetzt fragt { $who }.
quartett-say-end-sets = Alle Sätze sind abgelegt.
quartett-say-end-limit = Nach 1000 Fragen ist das Spiel aus; die abgelegten Sätze zählen.
quartett-say-winner = { $count ->
    [one] { $who } gewinnt mit { $sets ->
        [one] einem Satz
       *[other] { $sets } Sätzen
    }.
   *[other] Gemeinsamer Sieg { $sets ->
        [0] ohne einen Satz
        [one] mit je einem Satz
       *[other] mit je { $sets } Sätzen
    }: { $who }.
}

quartett-ending-sets = alle Sätze abgelegt
quartett-ending-limit = nach 1000 Fragen abgebrochen

## Auf dem Tisch

quartett-show-quartett = Quartett · { $laid } von 10 Sätzen abgelegt
quartett-show-quintett = Quintett · { $laid } von 10 Sätzen abgelegt
quartett-show-sets = Sätze
quartett-show-asked = gefragt
quartett-show-got = bekommen
quartett-show-laid = abgelegt
quartett-show-last = Letzte Frage
quartett-show-hit = ja
quartett-show-miss = nein
quartett-show-key = auf Farbe, mit Zeichen: deine · mit ?: danach darf man fragen

## Optionen

quartett-option-set = Sätze
    .help = quartett: zehn Sätze zu vier Karten, nur die farbigen. quintett: zehn Sätze zu fünf Karten, mit den schwarzen.

## Regeln

quartett-r1 = Alle Karten werden einzeln ausgeteilt; manche können eine Karte mehr haben als andere.
quartett-r2 = Wer links vom Geber sitzt, beginnt und fragt eine beliebige Person nach einer genau benannten Karte.
quartett-r3 = Fragen darf man nur nach einer Karte aus einem Satz, von dem man mindestens eine Karte hält, und nicht nach einer eigenen.
quartett-r4 = Wer die Karte hat, muss sie hergeben. Dann fragt man weiter, dieselbe Person oder eine andere.
quartett-r5 = Wer die Karte nicht hat, fragt als Nächstes.
quartett-r6 = Ein vollständiger Satz wird sofort offen abgelegt, auch wenn er schon vollständig ausgeteilt wurde.
quartett-r7 = Wer keine Karten mehr hat, ist ausgeschieden. War diese Person am Zug, fragt ihr linker Nachbar.
quartett-r8 = Das Spiel endet, wenn alle Sätze abgelegt sind. Wer die meisten hat, gewinnt.

quartett-d1 = Quartett: Die vier farbigen Karten einer Zahl bilden einen Satz; zehn Sätze, 40 Karten.
quartett-d2 = Quintett: Die schwarze Karte dieser Zahl gehört auch zum Satz; zehn Sätze zu fünf, 50 Karten.
quartett-d3 = Wer gibt, entscheidet das Los; die erste Karte geht an den linken Nachbarn.
quartett-d4 = Wer keine Karten hat, kann nicht gefragt werden. Nimmt einem der eigene Satz die letzten Karten, fragt die nächste Person links, die welche hat.
quartett-d5 = Bei gleich vielen Sätzen teilt man sich den Sieg.
quartett-d6 = Nach 1000 Fragen wird abgebrochen; die abgelegten Sätze zählen.
quartett-d7 = Gedächtnis ist erlaubt. Der Tisch zeigt, wie viele Karten alle halten, die abgelegten Sätze und die letzte Frage; Computerspieler dürfen sich alles merken, was gefragt und geantwortet wurde, und sonst nichts.

## Was für einen Zug spricht

quartett-because-certain = { $who } hat sie sicher.
quartett-because-certain-last = { $who } hat sie sicher, und damit ist dein Satz mit der { $number } voll.
quartett-because-last = Es ist die letzte Karte, die zu deinem Satz mit der { $number } fehlt.
quartett-because-some = { $who } hat nach einer { $number } gefragt und muss also eine haben.
quartett-because-most = { $who } hat die meisten Karten, { $count }: Dort ist sie am ehesten.
quartett-because-mine = Vom Satz mit der { $number } hast du schon { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
