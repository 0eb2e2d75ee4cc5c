### Wörter der Befehlszeile und des Spiels im Terminal.

language = Deutsch
decimal-point = ,
bye = Auf Wiedersehen!
compiling = { $title } wird kompiliert, nur dieses eine Mal …
compiling-far = { $title } wird kompiliert, nur dieses eine Mal: { $percent } %
compiled = { $title } ist bereit.
no-backend = Einen Compiler „{ $backend }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-numba = Numba, das die Spiele kompiliert, lässt sich nicht laden: { $why }
backend-plain = Numba { $version } ist mit Farmyard nicht erprobt (erprobt: { $tried }): Die Spiele werden auf die einfache Art kompiliert, das dauert länger.
cache-elsewhere = Kompilierte Spiele liegen in { $path }, weil kein anderer Ordner dafür beschreibbar ist. NUMBA_CACHE_DIR nennt einen anderen.
cache-none = Kompilierte Spiele können nicht aufgehoben werden, weil kein Ordner dafür beschreibbar ist: Nenne mit NUMBA_CACHE_DIR einen, der es ist.
warm-done = { $title }: { $count ->
    [0] bereit
    [one] eine Funktion kompiliert
   *[other] { $count } Funktionen kompiliert
} ({ $seconds } s).

## Auf jedem Tisch

table-players = Mitspieler
table-you = du
table-cards = Karten
table-points = Punkte
table-none = keine
table-your-hand = Deine Karten
table-draw-pile = Nachziehstapel
table-discards = Ablage
points = Punkte
result-place = Platz

## Spielen

play-welcome = { $title } · Verteilung { $seed } · ? für Hilfe
play-prompt = { $who } >{" "}
play-hide = [Enter] verdeckt deine Karten.{" "}
play-pass = Bildschirm an { $who } weitergeben, dann [Enter].{" "}
play-more = … und { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}: den Anfang eines Zugs eingeben, oder „züge“ für alle.
play-thinking = { $who } überlegt …
play-undone = Zurückgenommen.
play-saved = Gespeichert als { $path }.
play-help = Alles andere ist ein Zug: seine Nummer, seine Kurzschrift oder deren Anfang („b 5“ für „brown 5“). Die Eingabetaste allein zeigt den Tisch noch einmal.
command-undo = zurück
    .help = den eigenen letzten Zug zurücknehmen, sofern seitdem nichts Verdecktes bekannt wurde
command-moves = züge
    .help = alle gerade möglichen Züge auflisten
command-story = verlauf
    .help = die ganze bisherige Partie erzählen
command-rules = regeln
    .help = die Regeln, und was wir festgelegt haben, wo sie schweigen
command-save = speichern
    .help = speichern DATEI: die Partie aufheben; „farmyard play --resume DATEI“ setzt sie fort
command-help = ?
    .help = diese Hilfe
command-quit = ende
    .help = hier aufhören
bot-name = { $name } ({ $level })
bot-names = Pip, Tilda, Otto, Lotte, Bruno, Greta, Felix, Nora, Hugo, Ida, Max, Emma, Paul, Rosa, Leo, Frida, Karl, Ella, Oskar, Mia
menu-language = Sprache?
menu-game = Welches Spiel? (Nummer oder Name)
menu-seats = Wie viele spielen mit, { $low } bis { $high }?
menu-people = Wer spielt? Namen, durch Kommas getrennt, oder die Zahl der Menschen; auf den übrigen Plätzen spielt der Computer.
menu-options = Etwas ändern? Zum Beispiel Name=Wert; die Eingabetaste lässt alles bei der Vorgabe.

## Seiten

games-broken = { $source } ist nicht zu gebrauchen: { $why }
rules-compile = Die Regeln lassen sich nicht übersetzen: { $why }
games-game = Spiel
games-title = Titel
games-players = Personen
games-minutes = Minuten
games-age = Alter
replay-unfinished = Hier endet die Aufzeichnung, nach { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}; die Partie war nicht zu Ende.
simulate-title = { $title }, { $players } Personen, { $games ->
    [one] eine zufällig gespielte Partie
   *[other] { $games } zufällig gespielte Partien
}
simulate-lengths = Züge je Partie: im Mittel { $mean }, von { $least } bis { $most }; die Hälfte braucht höchstens { $median }, neun von zehn höchstens { $nine_in_ten }.
simulate-endings = Ende
simulate-games = Partien
simulate-share = Anteil
simulate-shared = geteilte Siege
simulate-mean = Mittel
simulate-deviation = ± Abw.
simulate-least = min.
simulate-most = max.
simulate-wins = Siege
simulate-note = In der Wertung sind die Regeln für Gleichstand schon enthalten; mehr ist besser. Ein geteilter Sieg wird auf die Gewinner aufgeteilt.

## Hilfe

help-farmyard = Farmyard: fünf Spiele mit Tieren vom Bauernhof, zum Spielen und Erforschen.
help-more = „farmyard BEFEHL --help“ erklärt einen Befehl.
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-lang = Sprache der Ausgabe (Vorgabe: die des Terminals)
help-games = die fünf Spiele auf einen Blick
help-rules = die Regeln eines Spiels, unsere Festlegungen und seine Optionen
help-play = im Terminal spielen: allein gegen den Computer oder zu mehreren an einem Bildschirm
help-simulate = viele Partien zufällig spielen und zählen, was geschieht
help-replay = eine gespeicherte Partie nacherzählen
help-show = eine Stellung aus einer JSON-Datei zeichnen
help-warm = alle Spiele jetzt kompilieren, damit später niemand warten muss
help-game = eines der Spiele, die „farmyard games“ nennt
help-seats = wie viele mitspielen
help-humans = Namen der Menschen oder ihre Zahl (Vorgabe: 1)
help-bots = Stufen der Computerspieler auf den übrigen Plätzen: chick (auch random genannt), farmhand, farmer, champion
help-option = eine geänderte Regel; mehrmals möglich
help-seed = welche Verteilung: gleiche Zahl, gleiche Karten
help-save = die Partie in dieser Datei speichern, wenn sie endet oder jemand aufhört
help-resume = eine gespeicherte Partie fortsetzen
help-players = wie viele mitspielen (Vorgabe: so wenige wie möglich)
help-simulate-games = wie viele Partien (Vorgabe: 1000)
help-json = maschinenlesbare Ausgabe
help-file = eine gespeicherte Partie
help-seat = mit den Augen dieser Person: Name oder Nummer, ab 1 gezählt (Vorgabe: als Zuschauer)
help-open = jeden Zug aus der Sicht dessen erzählen, der ihn machte, mit allen Geheimnissen
help-position = eine Stellung in JSON, wie docs/rules sie beschreibt

## Absagen

no-command-unknown = Einen Befehl „{ $command }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-argument-missing = { $argument } fehlt. „--help“ zeigt, was der Befehl braucht.
no-argument-unknown = „{ $argument }“ wird hier nicht verstanden. „--help“ zeigt, was möglich ist.
no-argument-value = { $argument } braucht einen Wert. „--help“ zeigt, welchen.
no-argument-whole = { $argument } muss eine ganze Zahl sein, nicht „{ $value }“.
no-argument-port = { $argument } muss ein Port von 0 bis { $most } sein, nicht { $value }.
no-system = Das System weigert sich: { $why }
no-system-file = Das System verweigert „{ $path }“: { $why }
no-choice-number = Die Nummer { $number } steht nicht in der Liste; möglich sind 1 bis { $most }.
no-choice-several = Das kann Verschiedenes heißen, bitte etwas mehr eingeben: { $moves }
no-party = { $people ->
    [0] Kein Mensch
    [one] Ein Mensch
   *[other] { $people } Menschen
} und { $bots ->
    [0] kein Computerspieler
    [one] ein Computerspieler
   *[other] { $bots } Computerspieler
} passen nicht zu { $seats } Plätzen.
no-name-long = Ein Name hat höchstens { $most } Zeichen.
no-viewer-unknown = Niemand an diesem Tisch heißt „{ $who }“. Möglich sind 1 bis { $most } oder ein Name: { $names }.
no-position-json = Das ist keine Stellung: kein gültiges JSON ({ $why }).
no-file-unwritable = „{ $path }“ lässt sich nicht schreiben: { $why }
