### Computerspieler: Stufen, Rat, Turniere.

bot-level-chick = Küken
    .about = Pickt nach irgendeinem erlaubten Zug.
bot-level-farmhand = Knecht
    .about = Spielt wie ein vernünftiges Kind: schnell und meistens richtig.
bot-level-farmer = Bauer
    .about = Denkt kurz nach und wägt die Chancen ab.
bot-level-champion = Meister
    .about = Träumt vor jedem Zug Tausende von Partien.

hint-only = Es gibt nur einen Zug.
hint-clear = In { $games } erdachten Partien gewinnt er zu { $mine } %, der nächstbeste zu { $other } %.
hint-close = In { $games } erdachten Partien gewinnt er zu { $mine } %, der nächstbeste zu { $other } %: Geschmackssache.
hint-mixed = Alle wählen gleichzeitig, also Abwechslung: In { $games } erdachten Partien wurde er am häufigsten versucht und gewinnt zu { $mine } %.

arena-level = Stufe
arena-seats = Plätze
arena-share = Siege
arena-fair = Gerechter Anteil
arena-score = Punkte im Mittel
arena-rating = Wertung
arena-heading = { $title }, { $players } Personen, { $games } Partien aus { $deals } Gaben, Startwert { $seed }
arena-progress = Gaben
arena-moves = Gaben, bisher { $moves } Züge je Partie

analysis-heading = { $title }: jede Entscheidung noch einmal angesehen
analysis-progress = Entscheidungen
analysis-move = Zug
analysis-player = Spieler
analysis-played = Gespielt
analysis-better = Besser
analysis-before = Vorher
analysis-after = Nachher
analysis-luck = Glück
analysis-skill = Entscheidungen
analysis-result = Ergebnis
analysis-fair = Gerechter Anteil
analysis-best = Die besten Momente
analysis-worst = Die teuersten Momente
analysis-none = Keine.
analysis-account = Woher das Ergebnis kam

help-arena = Computerspieler gegeneinander antreten lassen und gerecht vergleichen
help-analyse = jede Entscheidung einer beendeten Partie noch einmal ansehen
help-arena-bots = Stufen oder policy:DATEI, eine pro Platz; die letzte füllt den Tisch
help-arena-games = Zahl der Partien (Vorgabe: 100), auf ganze Gaben gerundet
help-workers = Prozesse (Vorgabe: alle Kerne)
help-keep = Ergebnisse in dieser Datei behalten und von ihr aus weitermachen
help-parquet = außerdem jeden Platz jeder Partie in diese Parquet-Datei schreiben
help-playouts = erdachte Partien je Entscheidung (Vorgabe: 4000)

no-lineup = { $bots } Computerspieler passen nicht auf { $players } Plätze.
no-arena-file = „{ $path }“ enthält die Ergebnisse eines anderen Turniers; bitte eine andere Datei wählen.
no-arena-cuda = „{ $level }“ spielt nicht auf der Grafikkarte, das können nur: { $known }.
no-analyse-unfinished = Diese Partie ist nicht zu Ende; untersucht werden nur beendete Partien.
no-extra = Dafür fehlen Pakete: { $command }
no-opponent-unknown = Für die anderen Plätze gibt es kein „{ $policy }“, sondern: { $known }.
no-array = { $name } muss { $wanted } sein, an einem Stück, nicht { $have }.
no-legal-odd = Erlaubte Aktionen von { $title } sind verschiedene ganze Zahlen von 0 bis { $most }.
no-view-odd = Das ist keine Sicht eines Platzes auf { $title }: { $field } kann nicht { $value } sein.
no-index = Den Index { $index } gibt es nicht; der letzte ist { $most }.
no-policy-file = „{ $path }“ ist keine lesbare Strategie: { $why }
no-policy-broken = „{ $path }“ ist keine Strategie oder eine beschädigte. Bitte neu trainieren.
no-policy-game = „{ $path }“ ist für ein anderes Spiel oder andere Regeln ({ $made }), nicht für { $title } in dieser Fassung; bitte neu trainieren.
