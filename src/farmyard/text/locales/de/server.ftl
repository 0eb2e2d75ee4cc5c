### Die Wörter des Tischservers.

## Am Tisch

server-sat = { $who } setzt sich.
server-seat-free = Platz { $seat } ist frei.
server-bot-sits = { $who } nimmt Platz { $seat } ein: ein Computerspieler.
server-held = { $who } ist weg; ein Computerspieler springt ein.
server-late = Die Zeit ist um für { $who }.
server-returned = { $who } ist wieder da.
server-kicked = Der Gastgeber hat jemanden weggeschickt.
server-configured = Der Gastgeber hat die Einstellungen geändert.
server-hands-on = Der Gastgeber deckt alle Hände auf: Wer den Link für Zuschauer hat, sieht die Karten aller. Partien zählen hier nicht für die Wertung.
server-hands-off = Niemand sieht mehr die Handkarten anderer.
server-spectators-everyone = Jetzt dürfen alle zuschauen.
server-spectators-link = Jetzt darf nur noch zuschauen, wer den Link dafür hat.
server-spectators-nobody = Niemand darf mehr zuschauen.
server-unrated = Diese Partie zählt nicht mehr für die Wertung.
server-rematch-asked = { $who } möchte noch eine Partie spielen.
server-rematch-asked-same = { $who } möchte noch eine Partie mit denselben Karten spielen.
server-rematch = Noch eine Partie!
server-rematch-same = Noch eine Partie, mit denselben Karten!
server-newer-rules = Die nächste Partie folgt den neueren Regeln, Fassung { $version }.
server-taken-back = { $who } nimmt einen Zug zurück.

## Schnelle Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-oh-no = Oh nein!
phrase-lucky = So ein Glück!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-again = Noch einmal?
phrase-good-game = Schöne Partie!
phrase-bye = Auf Wiedersehen!

## Betrieb

serve-open = Farmyard ist geöffnet: { $url }
serve-network = In diesem Netz: { $url }
serve-admin = Nur für dich, um Tische zu schließen und Meldungen zu lesen: { $url }
serve-stop = Strg+C schließt.
no-server-libraries = Eine Bibliothek des Tisch-Servers ist keine, die Farmyard kennt: { $why }
no-folder-none = Es gibt keinen eigenen Ordner, in dem die Tische bleiben könnten: --folder nennt einen anderen.
serve-closed = Geschlossen. Alle Partien liegen in { $folder }.
backup-done = Kopiert nach { $path }.
export-done = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} nach { $path } geschrieben.
import-done = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} ins Regal gestellt; { $known } waren schon da.
verify-done = Ehrlich gemischt: Die Zusage wurde gehalten, die Karten folgen aus ihr, und alle { $count } Züge lassen sich nachspielen.
help-serve = die Tische für andere öffnen, im Browser
help-export = beendete Partien in einen Ordner schreiben, je eine Datei
help-import = Partiedateien ins Regal stellen
help-backup = alles kopieren, was der Server aufbewahrt, auch während er läuft
help-verify = prüfen, ob eine beendete Partie ehrlich gemischt war
help-port = Port (Vorgabe: 8765; FARMYARD_PORT)
help-address = Adresse; 0.0.0.0 für das ganze Netz (Vorgabe: 127.0.0.1; FARMYARD_ADDRESS)
help-folder = wo alles liegt (Vorgabe: der Datenordner; FARMYARD_FOLDER)
help-url = die Adresse, unter der man ihn erreicht (FARMYARD_URL)
help-database = postgresql://… statt Dateien im Ordner (FARMYARD_DATABASE)
help-redis = redis://…, wenn sich mehrere Prozesse die Tische teilen (FARMYARD_REDIS)
help-worker = der Name dieses Prozesses unter mehreren (FARMYARD_WORKER)
help-proxy = X-Forwarded-For glauben: nur hinter einem eigenen Proxy (FARMYARD_PROXY)
help-open-metrics = alle dürfen /metrics und ganz /health lesen, nicht nur dieser Rechner (FARMYARD_OPEN_METRICS)
help-no-browser = den Browser nicht öffnen
help-to = der Ordner oder die Datei, in die geschrieben wird
help-path = eine Partiedatei oder ein Ordner voll davon

## Ablehnungen

no-token = Dieser Ausweis gilt hier nicht. Melde dich noch einmal an.
no-hello-first = Melde dich zuerst an.
no-message = Diese Nachricht ist nicht lesbar: { $why }
no-socket-only = Dafür braucht es einen WebSocket.
no-too-fast = Zu viel auf einmal. Warte einen Moment.
no-host-unknown = Unter diesem Namen kennt sich dieser Server nicht. Sag ihm mit --url, wie man ihn erreicht.
no-too-many-tables = Du hast eben viele Tische geöffnet. Warte einen Moment.
no-id-used = Die Kennung „{ $id }“ hast du schon für etwas anderes benutzt. Kennungen gelten für immer, auf allen deinen Geräten.
no-stopped = Dieser Tisch macht Pause: Der letzte Zug konnte nicht aufgeschrieben werden. Es geht von selbst weiter, sobald es möglich ist. Nichts, was bestätigt wurde, ist verloren.
no-unreadable = Tisch { $table } kann nicht weitergehen: Eintrag { $entry } seines Journals ist nicht lesbar.
no-internal = Hier ist etwas schiefgegangen; es lag nicht an dir.
no-elsewhere = Um diesen Tisch kümmert sich ein anderer Prozess. Verbinde dich neu.
no-table-unknown = Es gibt keinen Tisch { $table }.
no-table-private = Dieser Tisch ist privat: Man braucht den Link oder den ganzen Code.
no-table-locked = Der Gastgeber hat diesen Tisch geschlossen.
no-table-full = Alle Plätze sind besetzt.
no-seat-taken = Platz { $seat } ist besetzt.
no-seats-free = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} noch frei.
no-not-your-seat = Platz { $seat } ist nicht deiner.
no-not-host = Das darf nur der Gastgeber.
no-not-seated = Du sitzt nicht an diesem Tisch.
no-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt. Mit einem neuen Link von jemandem, der dort sitzt, kannst du wiederkommen.
no-kick-self = Der Gastgeber kann nicht weggeschickt werden.
no-kick-unknown = Hier sitzt niemand dieses Namens.
no-swap-self = Dich selbst kannst du nicht austauschen; steh lieber auf.
no-name = „{ $name }“ ist kein Name.
no-banned = Wer diesen Server betreibt, hat dich ausgeschlossen.
no-blocked = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
no-blocks-full = Du hast { $most } Personen blockiert; gib zuerst eine davon frei.
no-block-self = Dich selbst kannst du nicht blockieren.
no-push-off = Dieser Server verschickt keine Hinweise.
no-push-address = Dorthin lassen sich keine Hinweise schicken: Das ist nicht die Adresse eines Push-Dienstes.
no-push-keys = Das sind nicht die Schlüssel, mit denen sich ein Browser anmeldet.
no-device-code = Dieser Code gilt nicht oder nicht mehr: Ein Code gilt einmal, zehn Minuten lang.
no-name-rude = Bitte wähle einen anderen Namen.
no-table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
no-admin-key = FARMYARD_ADMIN_KEY ist zu kurz: mindestens { $least } Zeichen.
no-private-fixed = Ob ein Tisch privat ist, entscheidet sich beim Öffnen.
no-clock-running = Die Uhr lässt sich während einer Partie nicht ändern.
no-hands-open = Handkarten sehen nur Zuschauer mit einem eigenen Link.
no-hands-host = Wer Zuschauern alle Hände zeigt, spielt nicht mit: Eröffne den Tisch, ohne dich zu setzen, oder steh vorher auf.
no-hands-running = Während einer Partie werden keine Hände aufgedeckt: Warte auf die nächsten Karten.
no-game-running = Hier läuft eine Partie. Nur wer von Anfang an dabei war, kann auf seinen Platz zurück.
no-seat-running = Während einer Partie wird kein Platz frei; ein Computerspieler kann ihn einnehmen.
no-spectators-off = Dieser Tisch hat keine Zuschauer.
no-spectators-link = Zum Zuschauen braucht es hier den Link für Zuschauer.
no-already-dealt = Die Karten sind schon gegeben.
no-not-dealt = An diesem Tisch hat noch keine Partie begonnen.
no-not-ready = Es fehlt noch: { $who }.
no-not-over = Die Partie ist noch nicht zu Ende.
no-move-missing = Welcher Zug? Nenne seine Nummer oder seine Notation.
no-stale = Zu spät: Die Stellung hat sich inzwischen geändert.
no-say-one = Eins nach dem anderen: ein Satz, ein Gefühl oder ein Text.
no-phrase-unknown = Den Satz „{ $phrase }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-chat-off = Der Gastgeber erlaubt an diesem Tisch keinen freien Text.
no-chat-text = Das lässt sich hier nicht sagen: bitte eine Zeile mit gewöhnlichen Zeichen.
no-chat-fast = Nicht so schnell: Auch andere wollen zu Wort kommen.
no-hint-people = Keine Tipps, solange andere Menschen mitspielen.
no-hint-later = Im Moment gibt es nichts zu entscheiden.
no-adviser-unknown = „{ $bot }“ gibt keine Tipps. Zur Wahl stehen: { $known }.
no-study-busy = Ein Computerspieler denkt schon über eine Frage von dir nach oder über zu viele aus deinem Netz. Warte, bis er fertig ist.
no-job-running = Über „{ $job }“ wird schon nachgedacht.
no-job-unknown = Über „{ $job }“ denkt niemand nach.
no-job-cancelled = Abgebrochen.
no-record-unknown = Es gibt keine beendete Partie { $record }.
no-record-unfinished = Diese Partie wurde nicht beendet; nur beendete kommen ins Regal.
no-record-large = Diese Aufzeichnung ist zu groß: { $size } kB, höchstens { $most } werden aufbewahrt.
no-records-many = Aus deinem Netz kamen heute schon viele Aufzeichnungen. Versuch es morgen wieder.
no-record-slow = Das Lesen dieser Partie dauerte zu lange und wurde abgebrochen.
no-name-odd = Ein Name steht in einer Zeile und enthält keine Steuerzeichen.
no-record-short = Diese Partie hat nur { $count } Züge.
no-shuffle-missing = Diese Aufzeichnung sagt nicht, wie gemischt wurde.
no-shuffle-same-deal = Diese Partie hat absichtlich dieselben Karten wiederholt; prüfe stattdessen { $record }.
no-shuffle-commitment = Die Zusage stimmt nicht: Geheimnis, Optionen oder Plätze wurden nachträglich geändert.
no-shuffle-seed = Die Karten folgen nicht aus dem Geheimnis und den Anteilen der Spieler.
no-port = Port { $port } ist schon belegt. Wähle mit --port einen anderen.
no-folder = Der Ordner { $path } ist nicht zu gebrauchen: { $why }
no-folder-used = Den Ordner { $path } benutzt schon ein anderes Farmyard (Prozess { $pid }, { $url }). Beende erst das andere oder wähle mit --folder einen anderen Ordner.
no-journal-lost = Das Journal { $path } fehlt, aber sein Protokoll ist noch da: Die Tische darin gingen verloren. Leg das Journal wieder hin (eine Sicherung enthält eines) oder entferne die Dateien journal.db-wal und journal.db-shm, um ohne Tische anzufangen.
no-unreachable = { $what } ist nicht zu erreichen: { $why }
no-redis-alone = --redis ist für mehrere Prozesse da, und die teilen sich eine Datenbank: Gib auch --database an.
no-backup-database = Die Spiele liegen in PostgreSQL: Sichere sie mit pg_dump.
no-opening = Im Moment lassen sich keine neuen Tische eröffnen; laufende Spiele gehen weiter. Versuch es in einer Minute noch einmal.

## Hinweise an Abwesende

push-title = Du bist dran
push-text = Bei { $game } wartet man auf dich.
push-off = Keine Hinweise mehr
