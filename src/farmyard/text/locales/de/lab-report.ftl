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
lab-short-watched =
    { $policy ->
        [farmhand] Ein Knecht gewinnt { $share } seiner Partien
        [farmer] Ein Bauer gewinnt { $share } seiner Partien
        [champion] Ein Meister gewinnt { $share } seiner Partien
       *[other] „{ $policy }“ gewinnt { $share } der Partien
    } (± { $error }); gerecht wären { $fair }.
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
lab-policy =
    { $policy ->
        [random] Zufallsspieler
        [farmhand] Knechte
        [farmer] Bauern
        [champion] Meister
       *[other] „{ $policy }“
    }
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
lab-effect-watched =
    { $policy ->
        [farmhand] ein Knecht gewinnt
        [farmer] ein Bauer gewinnt
        [champion] ein Meister gewinnt
       *[other] „{ $policy }“ gewinnt
    }
lab-effect-shared = geteilte Siege
lab-effect-spread = Erster bis Letzter ({ $unit })

