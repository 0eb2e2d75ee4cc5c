### MOW auf der Seite: was nur der Browser sagt.

page-mow-round = Runde { $round }
page-mow-target = Ende bei { $flies ->
    [one] 1 Fliege
   *[other] { $flies } Fliegen
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

page-mow-goal = Die wenigsten Fliegen gewinnen, sobald jemand { $target } hat

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
