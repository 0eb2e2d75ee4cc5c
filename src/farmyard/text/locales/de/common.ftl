### Wörter, die zu keinem einzelnen Spiel gehören.

player = Spieler { $number }
list = { $first } und { $final }
over = Das Spiel ist aus.
waiting-for = Wir warten auf { $who }.
unofficial = Eine inoffizielle Umsetzung von { $title } von { $author } ({ $publisher }, { $year }), mit eigenen Bildern und eigenen Worten. Nicht mit Autor oder Verlag verbunden.
facts = { $low }–{ $high } Personen · { $short }–{ $long } Minuten · ab { $age } Jahren
rules-heading = Regeln (vom Verlag gedruckt)
decisions-heading = Festlegungen (von uns, wo die gedruckte Regel schweigt)
options-heading = Optionen
ours = von uns
default = Vorgabe: { $value }

## Absagen: was nicht ging, und was zu tun ist.

no-game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-language-unknown = „{ $language }“ gibt es hier nicht als Sprache. Zur Wahl stehen: { $known }.
no-seats = { $title } ist für { $low } bis { $high } Personen, nicht für { $seats }.
no-option-unknown = { $title } hat keine Option „{ $option }“. Es gibt: { $known }.
no-option-value = „{ $value }“ geht bei der Option { $option } nicht. Erlaubt: { $allowed }.
no-option-shape = „{ $text }“ ist keine Option. Schreibweise: Name=Wert.
no-seed = Der Startwert muss eine ganze Zahl von 0 bis { $most } sein, nicht { $seed }.
no-seed-key = Der Schlüssel einer versiegelten Partie besteht aus 64 Zeichen, 0 bis 9 und a bis f, nicht aus „{ $seed }“.
no-seat-unknown = Platz { $seat } gibt es an diesem Tisch nicht; die Plätze haben die Nummern 0 bis { $most }.
no-names = { $seats } Personen brauchen { $seats } Namen, nicht { $names }.
no-bot-unknown = Einen Computerspieler namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-over = Die Partie ist zu Ende; niemand kann mehr ziehen.
no-not-your-turn = { $who } ist nicht am Zug. Wir warten auf { $waiting }.
no-move-unknown = „{ $move }“ ist kein Zug dieses Spiels. Gemeint vielleicht: { $near }?
no-move-nonsense = „{ $move }“ ist kein Zug dieses Spiels.
no-move-number = Einen Zug mit der Nummer { $move } gibt es in diesem Spiel nicht.
no-undo-nothing = { $who } hat keinen Zug, der sich zurücknehmen ließe.
no-undo-revealed = Zu spät: Seitdem wurde etwas Verdecktes bekannt.
no-undo-others = Zu spät: { $other } war seitdem am Zug.
no-position-shape = Eine Stellung ist ein JSON-Objekt, wie „farmyard show“ es versteht.
no-position-head = Die Stellung sagt { $where } = { $value }; hier gilt { $wanted }.
no-position-field = Einen Teil „{ $where }“ hat eine Stellung nicht. Es gibt: { $known }.
no-position-impossible = Diese Stellung lässt sich nicht zu Ende spielen.
no-position-seats = Die Stellung sagt nicht, wie viele mitspielen: „seats“ fehlt.
no-position-record = Das ist eine aufgezeichnete Partie, keine Stellung. „farmyard replay“ erzählt sie.
no-position-game = Die Stellung nennt ihr Spiel nicht: „game“ fehlt. Zur Wahl stehen: { $known }.
no-position-value = { $where }: „{ $value }“ passt nicht. Erlaubt: { $allowed }.
no-position-long = { $where } hat { $count } Einträge; höchstens { $most } haben Platz.
no-position-count = { $what }: { $have } in der Stellung, in der Schachtel sind aber { $want }.
no-position-turn = An diesem Tisch sitzen nur { $seats }; eine Platznummer der Stellung ist zu hoch.
no-record-json = Das ist keine Partie-Datei: kein gültiges JSON ({ $why }).
no-record-format = Das ist keine Farmyard-Partie (Format „{ $format }“, erwartet „{ $wanted }“).
no-record-missing = In der Partie-Datei fehlt „{ $part }“.
no-record-shape = Die Partie-Datei ist bei „{ $part }“ beschädigt.
no-record-version = Die Partie wurde mit Regelversion { $version } von { $title } gespielt; dieses Programm hat Version { $have }.
no-record-move = Zug { $number } der Partie lässt sich nicht spielen: { $why }
no-record-long = Die Partie-Datei enthält { $count } Züge; keine Partie { $title } hat mehr als { $most }.
no-record-result = Nachgespielt ergibt die Partie nicht das angegebene Ergebnis; sie wurde verändert oder beschädigt.
no-file-missing = Die Datei „{ $path }“ gibt es nicht.
no-file-unreadable = „{ $path }“ lässt sich nicht lesen: { $why }
no-games-count = Es muss mindestens eine Partie sein.
no-games-most = Es dürfen höchstens { $most } Partien sein.
