### Computerspieler: Stufen, Rat, Turniere.

bot-level-chick = Küken
    .about = Pickt nach irgendeinem erlaubten Zug.
bot-level-farmhand = Knecht
    .about = Spielt wie ein vernünftiges Kind: schnell und meistens richtig.
bot-level-farmer = Bauer
    .about = Denkt kurz nach und wägt die Chancen ab.
bot-level-champion = Meister
    .about = Spielt vor jedem Zug Tausende von Partien im Kopf durch.

hint-only = Es gibt nur einen Zug.
hint-clear = Der nächstbeste: { $other } %, in { $games } erdachten Partien.
hint-close = Der nächstbeste: { $other } %, in { $games } erdachten Partien: Geschmackssache.
hint-mixed = Alle wählen gleichzeitig, also hilft Abwechslung: In { $games } erdachten Partien wurde dieser Zug am häufigsten versucht.

arena-level = Stufe
arena-seats = Plätze
arena-share = Siege
arena-fair = Gerechter Anteil
arena-score = Punkte im Mittel
arena-rating = Wertung
arena-heading = { $title }, { $players } Personen, { $games } Partien aus { $deals } Verteilungen, Startwert { $seed }
arena-progress = Verteilungen
arena-moves = Verteilungen, bisher { $moves } Züge je Partie

analysis-heading = { $title }: jede Entscheidung noch einmal geprüft
analysis-progress = Entscheidungen
analysis-move = Zug
analysis-player = Spieler
analysis-played = Gespielt
analysis-better = Besser
analysis-before = Vorher
analysis-after = Nachher
analysis-result = Ergebnis
analysis-fair = Gerechter Anteil
analysis-best = Die besten Momente
analysis-worst = Die größten Fehler
analysis-none = Keine.
analysis-account = Woher das Ergebnis kommt
analysis-sum = Alle zusammen
analysis-accounts = Konten
account-fair = Gleicher Anteil
    .about = Womit alle anfangen: ein Sieg, durch alle geteilt.
account-result = Ergebnis
    .about = Der ganze Sieg, ein Anteil daran oder nichts.
account-deal = Verteilung
    .about = Wie gut die ersten Karten waren.
account-draws = Karten
    .about = Karten, die später kamen.
account-dice = Launen
    .about = Launen von Knechten: Sie spielen genauso gut, wie das Urteil annimmt.
account-gifts = Geschenke
    .about = Was die Entscheidungen der anderen gegeben oder genommen haben.
account-hidden = Verdecktes
    .about = Was eigene Entscheidungen durch Karten bewirkten, die von diesem Platz aus niemand sehen konnte.
account-choices = Züge
    .about = Was die eigenen Entscheidungen nach dem, was man sehen konnte, gegenüber denen eines Knechts wert waren.
account-said = { $choices }; { $luck }.
account-choices-up = { $who } hat um { $percent } % eines Sieges besser gespielt als ein Knecht
account-choices-down = { $who } hat { $percent } % eines Sieges verspielt
account-choices-even = { $who } hat so gut gespielt wie ein Knecht
account-luck-up = Karten und Mitspieler brachten { $percent } %
account-luck-down = Karten und Mitspieler kosteten { $percent } %
account-luck-even = das Glück glich sich aus

help-arena = Computerspieler gegeneinander antreten lassen und gerecht vergleichen
help-analyse = jede Entscheidung einer beendeten Partie prüfen
help-arena-bots = Stufen oder eigene Spieler (datei.py, modul:funktion, policy:DATEI), einer pro Platz; der letzte füllt den Tisch
help-arena-games = Zahl der Partien (Vorgabe: 100), auf ganze Verteilungen aufgerundet
help-workers = Prozesse (Vorgabe: alle Kerne)
help-keep = Ergebnisse in dieser Datei behalten und von ihr aus weitermachen
help-parquet = außerdem jeden Platz jeder Partie in diese Parquet-Datei schreiben
help-playouts = erdachte Partien je Entscheidung (Vorgabe: 4000)
help-streams = Partien, nach denen das Konto jede Stellung beurteilt (Vorgabe: 200)

no-lineup = { $bots } Computerspieler passen nicht auf { $players } Plätze. Bitte höchstens { $players } nennen.
no-arena-file = „{ $path }“ enthält die Ergebnisse eines anderen Turniers; bitte eine andere Datei wählen.
no-arena-cuda = „{ $level }“ kann nicht auf der Grafikkarte spielen. Zur Wahl stehen: { $known }.
no-streams-few = { $streams } ist zu wenig, um eine Stellung zu beurteilen: Es müssen mindestens 2 Partien sein, damit sich der Fehler schätzen lässt.
no-analyse-unfinished = Diese Partie ist nicht zu Ende; untersucht werden nur beendete Partien.
no-extra = Dafür nötige Pakete sind nicht installiert. So kommen sie dazu: { $command }
no-arena-old-seeds = „{ $path }“ wurde von einer älteren Version begonnen, die aus demselben Startwert andere Partien austeilte; bitte eine andere Datei wählen.
no-bot-own = Der Spieler „{ $bot }“ lässt sich nicht verwenden: { $why }
no-bot-name-long = Der Spieler „{ $bot }“ kann an Tischen nicht angeboten werden: Ein Name hat höchstens { $most } Zeichen.
no-bot-illegal = Der Spieler „{ $bot }“ hat { $move } gewählt, was keiner seiner erlaubten Züge ist.
no-tensor-of-information-state = Informationszustände gibt es nur als Text: Eine Ansicht, wie Tensoren sie zeigen, merkt sich nicht jeden Zug.
no-extra-old = Das installierte { $package } ist dafür zu alt. So wird es aktuell: { $command }
no-opponent-unknown = Eine Strategie „{ $policy }“ für die anderen Plätze gibt es nicht. Zur Wahl stehen: { $known }.
no-render-mode = Es gibt keine Darstellung „{ $mode }“, sondern: { $known }.
no-array = { $name } muss { $wanted } sein, zusammenhängend im Speicher, nicht { $have }.
no-legal-odd = Erlaubte Aktionen von { $title } müssen verschiedene ganze Zahlen von 0 bis { $most } sein.
no-view-odd = Von keinem Platz aus sieht { $title } so aus: { $field } kann nicht { $value } sein.
no-index = Den Index { $index } gibt es nicht; der letzte ist { $most }.
no-policy-file = „{ $path }“ lässt sich nicht als Strategie lesen: { $why }
no-policy-broken = „{ $path }“ ist keine Strategie oder ist beschädigt. Bitte neu trainieren.
no-policy-game = „{ $path }“ ist für ein anderes Spiel oder andere Regeln ({ $made }), nicht für { $title } in dieser Fassung; bitte neu trainieren.
no-day-unknown = „{ $day }“ ist kein Tag des Kalenders. Schreib ihn wie 2026-11-19.
no-day-terms = Das ist nicht die Partie vom { $day }: Sie wurde nach anderen Regeln, mit anderen Plätzen oder Optionen gespielt.
no-day-deal = Das sind nicht die Karten vom { $day }.
no-day-bot = Zug { $number } passt nicht zur Partie des Tages: Der Bot auf Platz { $seat } hätte ihn da nicht gemacht.

benchmark-heading = { $title }, Saison { $season }: { $label } an Tischen mit { $players } Plätzen
benchmark-against = Gegen
benchmark-games = Partien
benchmark-probing = Sind die Gegner noch die dieser Saison?
benchmark-written = Geschrieben nach { $path }.
benchmark-fits = { $bot ->
    [yes] { $games } von { $all } Partien wurden mit diesem Spieler nachgespielt: Alle stimmen.
   *[no] { $games } von { $all } Partien wurden mit den aufgezeichneten Zügen nachgespielt: Alle stimmen.
}

help-benchmark = einen Spieler auf festen Verteilungen gegen feste Gegner antreten lassen, oder ein solches Ergebnis prüfen
help-benchmark-bot = wer spielt: datei.py, modul:funktion, policy:DATEI oder eine Stufe; mit --check: auch diesen Spieler noch einmal fragen
help-against = Gegner (Vorgabe: alle Stufen)
help-deals = nur so viele Verteilungen gegen jede Stufe
help-label = Name des Spielers im Ergebnis
help-benchmark-out = Datei für das Ergebnis (Vorgabe: SPIEL-benchmark.json)
help-benchmark-check = die Partien dieses Ergebnisses nachspielen
help-sample = nur so viele zufällig gezogene Partien prüfen

no-benchmark-nothing = Es gibt nichts zu spielen: Bitte mindestens eine Verteilung verlangen.
no-benchmark-file = „{ $path }“ ist kein Ergebnis von „farmyard benchmark“ oder wurde seither verändert.
no-benchmark-old = „{ $path }“ gehört zu Saison { $season }; dieses farmyard spielt Saison { $now }.
no-benchmark-game = { $title } gehört nicht zum Wettbewerb. Zur Wahl stehen: { $known }.
no-benchmark-season = { $title }: „{ $level }“ spielt nicht wie in Saison { $season }. Nötig ist ein unverändertes farmyard dieser Saison.
no-benchmark-other-bot = „{ $bot }“ ist nicht der Spieler aus „{ $path }“: Seine Datei hat eine andere Prüfsumme.
no-benchmark-misfit = „{ $path }“ stimmt nicht: Gegen „{ $opponents }“, Verteilung { $deal }, Platz { $seat }, { $why ->
    [moves] sind die Züge andere.
   *[scores] endet die Partie anders.
}
