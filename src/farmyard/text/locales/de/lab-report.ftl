### Die Seite des Labors: Überschriften, Sätze, und was in jedem Spiel gezählt wird.

lab-title = { $title } im Labor
lab-subtitle = Wer gewinnt, und warum. Am Tisch: { $players }.
lab-made = Gemacht mit „farmyard lab report“. 95-%-Intervalle, gezählt nach Verteilungen, nicht nach Partien; Regeln in Version { $version }. So entstehen dieselben Partien noch einmal:
lab-made-counted = Diese Verteilungen wurden vom Startwert an gezählt; seit Version 0.2 werden sie aus ihm gehasht, sodass dieser Befehl andere Partien derselben Art spielt.
lab-short = Kurz gesagt
lab-short-effect = { $option }: Am deutlichsten ändert sich „{ $measure }“, { $low } bei { $at_low }, { $high } bei { $at_high }.
lab-short-effect-none = { $option }: Ein Unterschied ist nicht zu sehen.
lab-short-pair = { $one } und { $other } wirken zusammen: Bei { $first } und { $second } ist „{ $measure }“ { $mean }, während beide Wirkungen allein { $alone } ergäben.
lab-short-pair-none = { $one } und { $other } beeinflussen sich nicht, soweit zu sehen ist: Ihre Wirkungen addieren sich einfach.
lab-short-farmhand = Ein Knecht gewinnt { $share } seiner Partien (± { $error }); gerecht wären { $fair }.
lab-short-starter = { $verdict ->
    [more] Anzufangen ist ein Vorteil:
    [less] Anzufangen ist ein Nachteil:
   *[same] Anzufangen hilft nicht und schadet nicht, soweit zu sehen ist:
} Wer die Partie eröffnet, gewinnt { $share } (± { $error }); gerecht wären { $fair }.
lab-short-causes = Wer gewinnt, entscheiden zu { $policy } die Spieler, zu { $deal } die Verteilung und zu { $play } Glück und Entscheidungen beim Spielen.
lab-short-length = Eine Partie braucht { $mean } Züge, neun von zehn brauchen { $low } bis { $high }.
lab-short-statistic = Am meisten unterscheidet die Gewinner „{ $what }“: { $won } gegen { $other } bei den anderen.
lab-short-kind = Von dem, was man tut, verrät „{ $what }“ die Gewinner am besten: { $won }-mal in einer Partie gegen { $other }-mal bei den anderen.
lab-map = Beides zugleich: { $one } × { $other }
lab-map-text = Je kräftiger die Farbe, desto mehr. Würden sich die beiden Wirkungen nur addieren, stiege und fiele jede Zeile gleich.
lab-figures = Die Zahlen
lab-fact-games = Partien
lab-fact-moves = Züge
lab-fact-deals = Verteilungen
lab-fact-players = Spieler
lab-policy-random = Zufallsspieler
lab-policy-farmhand = Knechte
lab-winners = Gewinner
lab-others = die anderen
lab-column-who = wer
lab-column-what = was
lab-column-interval = Intervall
lab-column-apart = Unterschied
lab-axis-wins = Anteil der Siege
lab-axis-moves = Züge einer Partie
lab-axis-games = Anteil der Partien
lab-axis-seats = Anteil der Spieler
lab-axis-apart = Gewinner seltener ← → öfter
lab-place = { $place ->
    [1] beginnt
   *[other] als { $place }.
}
lab-places = Ist es besser, anzufangen?
lab-places-text = { $verdict ->
    [more] Ja: Wer die Partie eröffnet, gewinnt { $share } (± { $error }), mehr als die gerechten { $fair }.
    [less] Nein: Wer die Partie eröffnet, gewinnt { $share } (± { $error }), weniger als die gerechten { $fair }.
   *[same] Ein Unterschied ist nicht zu sehen: Wer die Partie eröffnet, gewinnt { $share } (± { $error }); gerecht wären { $fair }.
} Ein geteilter Sieg zählt anteilig; { $shared } der Partien endeten so. Wo alle zugleich wählen, ist der erste Platz der erste Sitz.
lab-policies = Lohnt sich das Nachdenken?
lab-policies-text = Alle spielen reihum auf jedem Platz dieselben Verteilungen, also sind nur die Spieler verschieden. Die gestrichelte Linie ist der gerechte Anteil.
lab-causes = Können oder Glück?
lab-causes-text = Jede Verteilung wurde mehrmals von denselben Spielern auf denselben Plätzen gespielt. Was diese Partien außer Spielern und Plätzen gemeinsam haben, ist das Glück der Verteilung: Daran liegt zu { $deal }, wer gewinnt. Zu { $play } entscheidet es sich erst beim Spielen, durch gezogene Karten und die Entscheidungen aller. { $players ->
    [equal] Alle Spieler sind hier von einer Art, darum kann sich Können nicht zeigen; ein Lauf mit „--policy farmhand,random“ würde es messen.
   *[different] Der Rest ist der Unterschied zwischen den Spielern und ihren Plätzen.
}
lab-causes-unknown = Jede Verteilung wurde nur einmal gespielt, darum lässt sich ihr Glück nicht vom Übrigen trennen. Ein Lauf mit „--repeats 2“ könnte es.
lab-cause-policy = wer spielt
lab-cause-place = Platz am Tisch
lab-cause-deal = Glück der Verteilung
lab-cause-play = Glück und Entscheidungen beim Spielen
lab-lengths = Wie lang ist eine Partie?
lab-lengths-text = Im Mittel { $mean } Züge; neun von zehn Partien brauchen { $low } bis { $high }.
lab-endings = Wie geht es aus?
lab-scores = Was braucht man zum Gewinnen?
lab-statistics = Woher der Sieg kommt
lab-statistics-text = Gewinner im Vergleich mit den anderen derselben Partie, in Standardabweichungen dieses Unterschieds: 0 ist keiner, 1 ein großer.
lab-kinds = Was Gewinner tun
lab-kinds-text = Wie oft Gewinner etwas taten, im Vergleich mit den anderen derselben Partie. Das zeigt, was mit dem Siegen einhergeht, nicht unbedingt, woran es liegt.
lab-effect = Was wäre, wenn: { $option }
lab-effect-text = Dieselben Verteilungen mit jedem Wert, sodass nur die Regel verschieden ist; Balken sind Intervalle. Was darunter folgt, zeigt { $scope ->
    [usual] nur die Partien mit dem üblichen Wert.
   *[all] alle Werte zusammen.
}
lab-effect-length = Züge einer Partie
lab-effect-starter = wer beginnt, gewinnt
lab-effect-farmhand = ein Knecht gewinnt
lab-effect-shared = geteilte Siege
lab-effect-spread = Erster bis Letzter ({ $unit })

lab-saumaumau-points = Punkte
lab-saumaumau-by-wreath = Punkte am Kranz
lab-saumaumau-by-hand = Punkte für leere Hände
lab-saumaumau-by-bets = Punkte aus Wetten
lab-saumaumau-kind-one = spielt eine 1
lab-saumaumau-kind-two = spielt eine 2
lab-saumaumau-kind-three = spielt eine 3
lab-saumaumau-kind-four = spielt eine 4
lab-saumaumau-kind-five = spielt eine 5
lab-saumaumau-kind-six = spielt eine 6
lab-saumaumau-kind-x = spielt ein X
lab-saumaumau-kind-plus-two = spielt eine +2
lab-saumaumau-kind-schlappi = spielt einen Schlappi
lab-saumaumau-kind-bauer = spielt einen Bauern
lab-saumaumau-kind-draw = zieht eine Karte
lab-saumaumau-kind-draw-chain = zieht wegen einer +2
lab-saumaumau-kind-pull = zieht ein Schwein zurück
lab-saumaumau-kind-bet = wettet
lab-saumaumau-kind-change = wettet um
lab-saumaumau-kind-object = bemerkt ein fehlendes Mau
lab-saumaumau-kind-other = verzichtet

lab-rudi-points = Felder
lab-rudi-wins = gewonnene Rennen
lab-rudi-by-cards = gelaufene Felder
lab-rudi-by-swaps = Felder durch Tausch
lab-rudi-kind-one = legt eine 1
lab-rudi-kind-two = legt eine 2
lab-rudi-kind-three = legt eine 3
lab-rudi-kind-four = legt eine 4
lab-rudi-kind-five = legt eine 5
lab-rudi-kind-six = legt eine 6
lab-rudi-kind-seven = legt eine 7
lab-rudi-kind-eight = legt eine 8
lab-rudi-kind-nine = legt eine 9
lab-rudi-kind-ten = legt eine 10
lab-rudi-kind-exchange = tauscht eine Karte

lab-quartett-points = Sätze
lab-quartett-by-deal = vollständig ausgeteilte Sätze
lab-quartett-by-asking = erfragte Sätze
lab-quartett-asked = Fragen
lab-quartett-got = bekommene Karten
lab-quartett-kind-seen = fragt nach einer Karte, die alle sahen
lab-quartett-kind-holding-one = fragt mit einer Karte davon
lab-quartett-kind-holding-two = fragt mit zwei Karten davon
lab-quartett-kind-holding-three = fragt mit drei Karten davon
lab-quartett-kind-holding-four = fragt mit vier Karten davon

lab-happypigs-points = Dollar
lab-happypigs-by-sales = Dollar aus Verkäufen
lab-happypigs-by-prizes = Dollar aus Prämien
lab-happypigs-by-unused = Dollar für ungenutzte Aktionen
lab-happypigs-by-final = Dollar aus dem Schlussverkauf
lab-happypigs-spent = ausgegebene Dollar
lab-happypigs-lost = gestorbene Schweine
lab-happypigs-sties = Ställe
lab-happypigs-kind-choose-feed = wählt Füttern
lab-happypigs-kind-choose-mate = wählt Paaren
lab-happypigs-kind-choose-buy = wählt Kaufen
lab-happypigs-kind-choose-sell = wählt Verkaufen
lab-happypigs-kind-feed = füttert ein Schwein
lab-happypigs-kind-feed-supplement = füttert mit Kraftfutter
lab-happypigs-kind-mate = bekommt ein Ferkel
lab-happypigs-kind-mate-amulet = bekommt eins mit Amulett
lab-happypigs-kind-buy-piglet = kauft ein Ferkel
lab-happypigs-kind-buy-small = kauft ein kleines Schwein
lab-happypigs-kind-buy-medium = kauft ein mittleres Schwein
lab-happypigs-kind-buy-large = kauft ein großes Schwein
lab-happypigs-kind-buy-sty = kauft einen Stall
lab-happypigs-kind-buy-vaccine = kauft einen Impfstoff
lab-happypigs-kind-buy-supplement = kauft ein Kraftfutter
lab-happypigs-kind-buy-amulet = kauft ein Amulett
lab-happypigs-kind-sell-piglet = verkauft ein Ferkel
lab-happypigs-kind-sell-small = verkauft ein kleines Schwein
lab-happypigs-kind-sell-medium = verkauft ein mittleres Schwein
lab-happypigs-kind-sell-large = verkauft ein großes Schwein
lab-happypigs-kind-vaccinate = impft ein Schwein
lab-happypigs-kind-done = beendet den Zug

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
