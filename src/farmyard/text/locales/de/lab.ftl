### Das Labor: Läufe, Berichte, und was schiefgehen kann.

help-lab-run = viele Partien mit gewählten Spielern und Optionen spielen und festhalten, was aus jeder wurde
help-lab-report = aus dem, was ein Lauf ergeben hat, eine Seite mit Bildern machen
help-lab-games = Partien für jede Kombination der durchlaufenen Werte (Vorgabe: 100000)
help-policy = wer spielt, Platz für Platz: farmhand, random, farmer, champion oder ein eigener Spieler (Datei.py:Funktion, Modul:Funktion, policy:DATEI); der zuletzt genannte füllt den Tisch, und jeder spielt reihum auf jedem Platz (Vorgabe: farmhand)
help-sweep = eine Option und ihre Werte: goal=12..24, goal=12..24..4, mau=true,false oder specials=6,12,18|5,10,15; mehrere werden miteinander kombiniert
help-repeats = wie oft dieselben Spieler jede Kartenverteilung spielen (Vorgabe: 2); ab 2 kann der Bericht das Glück der Karten vom Übrigen trennen
help-lab-seed = welche Partien; dieselbe Zahl gibt auf jedem Rechner dieselben Partien (Vorgabe: 0)
help-lab-workers = Threads (Vorgabe: alle Kerne)
help-cuda = auf einer Grafikkarte spielen
help-ray = auf einem Ray-Cluster spielen: „auto“ oder seine Adresse
help-lab-out = die Parquet-Datei, die entsteht (Vorgabe: GAME.parquet); derselbe Befehl setzt einen abgebrochenen Lauf fort
help-outcomes = eine Datei von „farmyard lab run“
help-lab-page = die Seite, die entsteht (Vorgabe: neben der Datei); die Bilder liegen daneben

lab-rate = { $rate } Partien/s
lab-going-on = Es geht weiter: { $there } von { $wanted } Partien sind schon da.
lab-thrown-away = { $path } war nur halb geschrieben; die Partien werden noch einmal gespielt.
lab-interrupted = Angehalten. Alles bisher Gespielte ist gespeichert; derselbe Befehl macht hier weiter.
lab-written = { $path }: { $games } Partien ({ $rate } Partien/s, { $moves } Züge/s).
lab-complete = { $path } ist schon vollständig: { $games } Partien.
lab-drawing = Wird gezeichnet …
lab-reported = { $path }, daneben { $plots } Bilder.

no-lab-policy = Eine Strategie „{ $policy }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-lab-repeats = Jede Verteilung muss wenigstens einmal gespielt werden: --repeats 1 oder mehr.
no-lab-workers = Wenigstens ein Thread muss spielen: --workers 1 oder mehr.
no-lab-backends = Entweder --cuda oder --ray, nicht beides.
no-lab-cuda-asked = Auf einer Grafikkarte spielen nur Zufallsspieler und Knechte, nicht { $policies }. Lass --cuda weg.
no-lab-process-died = Ein Prozess, in dem { $policies } spielte, hat von selbst geendet. Was gespielt wurde, bleibt erhalten; derselbe Befehl macht weiter.
no-lab-sweep = „{ $sweep }“ lässt sich nicht durchlaufen. Schreibe eine Option und ihre Werte, zum Beispiel goal=12..24.
no-lab-sweep-twice = „{ $option }“ wird zweimal durchlaufen. Alle Werte gehören in ein --sweep.
no-lab-sweep-and-option = „{ $option }“ ist zugleich durchlaufen und festgelegt. Lass --sweep oder --option weg.
no-lab-sweep-same = { $option }: Der Wert { $value } steht zweimal da.
no-lab-span = { $option }: In { $span } liegt nichts. Schreibe VON..BIS oder VON..BIS..SCHRITT.
no-lab-cells = Das ergibt { $cells } Kombinationen; möglich sind { $most }. Durchlaufe weniger oder verteile es auf mehrere Läufe.
no-lab-gpu = Hier lässt sich keine Grafikkarte benutzen: { $why } Ohne --cuda werden dieselben Partien auf dem Prozessor gespielt.
no-lab-cluster = Unter { $address } ist kein Ray-Cluster: { $why }
no-lab-disk-full = Für { $path } ist kein Platz mehr. Alles davor ist gespeichert: Schaffe Platz und gib denselben Befehl noch einmal.
no-lab-other-run = { $path } gehört zu einem anderen Lauf (verschieden: { $differing }). Wähle ein anderes --out oder lösche die Datei.
no-lab-missing = Die Datei { $path } gibt es nicht. Wurde ihr Lauf abgebrochen, führt ihn derselbe Befehl „farmyard lab run“ zu Ende.
no-lab-broken = { $path } ist beschädigt oder nur halb geschrieben. Lösche die Datei und gib denselben Befehl „farmyard lab run“ noch einmal: Er spielt dieselben Partien.
no-lab-foreign = { $path } stammt nicht von „farmyard lab run“.
no-lab-old-seeds = { $path } wurde von farmyard { $made } begonnen, das aus demselben Startwert andere Partien austeilte. Die Datei kann gelesen, aber nicht fortgesetzt werden; wähle ein anderes --out.
no-lab-format = { $path } wurde von farmyard { $made } in einem anderen Format geschrieben ({ $theirs }, hier { $ours }). Benutze jene Version oder wiederhole den Lauf.

help-lab-puzzles = Stellungen finden, in denen ein Zug klar besser ist als jeder andere und Knechte ihn oft übersehen
help-puzzles-count = gewünschte Aufgaben (Vorgabe: 40)
help-puzzles-games = höchstens so viele Partien durchsehen (Vorgabe: 10000)
help-puzzles-out = die JSON-Datei, die geschrieben wird (Vorgabe: SPIEL-puzzles.json); was sie schon enthält, bleibt und wird ergänzt
puzzles-progress = Aufgaben, { $games } Partien durchgesehen
puzzles-written = { $count } Aufgaben aus { $games } Partien: { $path }
no-puzzles-file = { $path } enthält etwas anderes als Aufgaben dieser Version. Wähle ein anderes --out oder lösche die Datei.

help-lab-measures = messen, wie ein Spiel ist: Wahlmöglichkeiten, Dramatik, Aufholjagden, wann es entschieden ist, was niemand wissen kann
help-measures-games = so viele Partien von Knechten beobachten (Vorgabe: 200)
help-measures-playouts = so viele Partien von jeder Stellung aus weiterspielen, zweimal, um sie zu beurteilen (Vorgabe: 100)
help-measures-workers = Prozesse (Vorgabe: alle Kerne)
measures-heading = { $title }, { $players } Knechte, { $games } Partien
measures-what = Maß
measures-mean = Mittel
measures-error = 95 %
measure-length = Züge
measure-free = Anteil der Entscheidungen mit einer Wahl
measure-branching = Züge zur Wahl
measure-tree = mögliche Verläufe, Zehnerpotenz
measure-leads = Führungswechsel
measure-drama = Dramatik: Rückstand des Gewinners
measure-comeback = Aufholjagd: wie weit der Gewinner unter dem gleichen Anteil lag
measure-decided = Teil der Partie, bis sie entschieden ist
measure-tension = Spannung: wie offen die Partie ist
measure-doubt = Bits, die dem verborgen sind, der entscheidet
measure-leak = Bits, die dem verraten sind, der aufpasst
measure-deal = Ergebnis bekannt nach dem Geben
measure-half = Ergebnis bekannt zur Halbzeit
measure-late = Ergebnis bekannt nach neun Zehnteln

help-lab-luck = sagen, wie viel von dem, worin sich Ergebnisse unterscheiden, ausgeteilte Karten, spätere Karten und Entscheidungen sind
help-luck-level = wer auf allen Plätzen spielt: chick, farmhand, farmer oder champion (sonst: farmhand)
help-luck-games = Partien (sonst: 400)
luck-heading = { $title } mit { $players } Spielern, Stufe { $level }: { $games } Partien
luck-part = was entscheidet
luck-share = Anteil
luck-deal = die ausgeteilten Karten
luck-draws = spätere Karten
luck-choices = was die Spieler wählen
no-luck-games = Zum Vergleichen braucht es zwei Partien: --games 2 oder mehr.
