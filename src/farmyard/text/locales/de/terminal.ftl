### Wörter der Befehlszeile und des Spiels im Terminal.

language = Deutsch
decimal-point = ,
bye = Auf Wiedersehen!
compiling = { $title } wird übersetzt, nur dieses eine Mal …
compiling-far = { $title } wird übersetzt, nur dieses eine Mal: { $percent } %
compiled = { $title } ist bereit.
no-backend = Einen Übersetzer „{ $backend }“ gibt es nicht. Bekannt: { $known }.
no-numba = Numba, das die Spiele übersetzt, lässt sich nicht laden: { $why }
backend-plain = Numba { $version } ist mit Farmyard nicht erprobt (erprobt: { $tried }): Die Spiele werden auf die schlichte Art übersetzt, das dauert länger.
cache-none = Übersetzte Spiele können nicht aufgehoben werden, weil kein Ordner dafür beschreibbar ist: NUMBA_CACHE_DIR kann einen nennen.
warm-done = { $title }: { $count ->
    [0] bereit
   *[other] { $count } Funktionen übersetzt
} ({ $seconds } s).

## Auf jedem Tisch

table-players = Spielende
table-you = du
table-cards = Karten
table-points = Punkte
table-none = keine
table-your-hand = Deine Hand
table-draw-pile = Nachziehstapel
table-discards = Ablage
points = Punkte
result-place = Platz

## Spielen

play-welcome = { $title } · Kartengabe { $seed } · ? für Hilfe
play-prompt = { $who } >{" "}
play-hide = [Enter] verdeckt deine Karten.{" "}
play-pass = Bildschirm an { $who } weitergeben, dann [Enter].{" "}
play-more = … und { $count } weitere: den Anfang eines Zugs eingeben, oder „züge“ für alle.
play-thinking = { $who } überlegt …
play-undone = Zurückgenommen.
play-saved = Gespeichert als { $path }.
play-help = Alles andere ist ein Zug: seine Nummer, seine Kurzschrift oder deren Anfang („b 5“ für „brown 5“). Enter allein zeigt den Tisch noch einmal.
command-undo = zurück
    .help = den eigenen letzten Zug zurücknehmen, sofern seitdem nichts Verdecktes bekannt wurde
command-moves = züge
    .help = alle gerade möglichen Züge auflisten
command-story = verlauf
    .help = das ganze bisherige Spiel erzählen
command-rules = regeln
    .help = die Regeln, und was wir festgelegt haben, wo sie schweigen
command-save = speichern
    .help = speichern DATEI: das Spiel aufheben; „farmyard play --resume DATEI“ spielt weiter
command-help = ?
    .help = diese Hilfe
command-quit = ende
    .help = hier aufhören
bot-name = { $name } ({ $level })
bot-names = Pip, Tilda, Otto, Lotte, Bruno, Greta, Felix, Nora, Hugo, Ida, Max, Emma, Paul, Rosa, Leo, Frida, Karl, Ella, Oskar, Mia
menu-language = Sprache?
menu-game = Welches Spiel? (Nummer oder Name)
menu-seats = Wie viele spielen mit, { $low } bis { $high }?
menu-people = Wer spielt? Namen mit Komma oder wie viele Menschen; auf den übrigen Plätzen spielt der Computer.
menu-options = Etwas ändern? Zum Beispiel name=wert; Enter lässt alles bei der Vorgabe.

## Seiten

games-game = Spiel
games-title = Titel
games-players = Personen
games-minutes = Minuten
games-age = Alter
replay-unfinished = Hier endet die Aufzeichnung, nach { $count } Zügen; das Spiel war nicht zu Ende.
simulate-title = { $title } zu { $players }: { $games } zufällig gespielte Partien
simulate-lengths = Züge je Partie: { $mean } im Mittel; { $least } bis { $most }, die Hälfte bis { $median }, neun von zehn bis { $nine_in_ten }.
simulate-endings = Ende
simulate-games = Partien
simulate-share = Anteil
simulate-shared = geteilte Siege
simulate-mean = Mittel
simulate-deviation = ± Abw.
simulate-least = min.
simulate-most = max.
simulate-wins = Siege
simulate-note = Die Wertung entscheidet das Spiel, Gleichstandsregeln eingerechnet: Mehr ist besser. Ein geteilter Sieg wird auf die Gewinner verteilt.

## Hilfe

help-farmyard = Farmyard: fünf Spiele mit Tieren vom Bauernhof, zum Spielen und Erforschen.
help-more = „farmyard BEFEHL --help“ sagt mehr über einen Befehl.
help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-lang = Sprache von allem, was zu lesen ist (sonst die des Terminals)
help-games = die fünf Spiele auf einen Blick
help-rules = die Regeln eines Spiels, unsere Festlegungen und seine Optionen
help-play = im Terminal spielen: allein gegen den Computer oder zu mehreren an einem Bildschirm
help-simulate = viele Partien zufällig spielen und zählen, was geschieht
help-replay = ein gespeichertes Spiel nacherzählen
help-show = eine Stellung aus einer JSON-Datei zeichnen
help-warm = alle Spiele jetzt übersetzen, damit später nichts warten muss
help-game = eines der Spiele, die „farmyard games“ nennt
help-seats = wie viele mitspielen
help-humans = Namen der Menschen oder ihre Anzahl (sonst 1)
help-bots = Stufen der Computerspieler auf den übrigen Plätzen: chick (auch random genannt), farmhand, farmer, champion
help-option = eine geänderte Regel; mehrmals möglich
help-seed = welche Kartengabe: gleiche Zahl, gleiche Karten
help-save = das Spiel in dieser Datei aufheben, wenn es endet oder jemand aufhört
help-resume = ein gespeichertes Spiel fortsetzen
help-players = wie viele mitspielen (sonst so wenige wie möglich)
help-simulate-games = wie viele Partien (sonst 1000)
help-json = maschinenlesbare Ausgabe
help-file = ein gespeichertes Spiel
help-seat = mit den Augen dieser Person sehen: Name oder Nummer, ab 1 gezählt (sonst als Zuschauer)
help-open = jeden Zug so erzählen, wie ihn sah, wer ihn machte, mit allen Geheimnissen
help-position = eine Stellung in JSON, wie docs/rules sie beschreibt

## Absagen

no-command-unknown = Einen Befehl „{ $command }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-argument-missing = Es fehlt: { $argument }. „--help“ zeigt, was der Befehl braucht.
no-argument-unknown = „{ $argument }“ wird hier nicht verstanden. „--help“ zeigt, was möglich ist.
no-argument-value = { $argument } braucht einen Wert. „--help“ zeigt, welchen.
no-argument-whole = { $argument } muss eine ganze Zahl sein, nicht „{ $value }“.
no-choice-number = Die Nummer { $number } steht nicht in der Liste; möglich sind 1 bis { $most }.
no-choice-several = Das kann mehreres heißen: { $moves }
no-party = { $seats } Plätze passen nicht zu { $people } Menschen und { $bots } Computerspielern.
no-name-long = Ein Name hat höchstens { $most } Zeichen.
no-names-twice = Zwei heißen { $name }; niemand könnte sie auseinanderhalten.
no-viewer-unknown = Niemand an diesem Tisch ist „{ $who }“. Möglich sind 1 bis { $most } oder ein Name: { $names }.
no-position-json = Das ist keine Stellung: kein gültiges JSON ({ $why }).
no-file-unwritable = „{ $path }“ lässt sich nicht schreiben: { $why }
