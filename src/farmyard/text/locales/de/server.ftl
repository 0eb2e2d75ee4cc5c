### Die Wörter des Tischservers.

## Am Tisch

server-sat = { $who } setzt sich.
server-seat-free = Platz { $seat } ist frei.
server-bot-sits = Ein Bot übernimmt Platz { $seat }: { $who }.
server-held = { $who } ist weg; ein Bot springt ein.
server-late = Die Zeit von { $who } ist um.
server-returned = { $who } ist wieder da.
server-rose = { $who } steht auf.
server-left = { $who } verlässt den Tisch.
server-kicked = Der Gastgeber hat jemanden vom Tisch entfernt.
server-configured = Der Gastgeber hat die Einstellungen geändert.
server-hands-on = Der Gastgeber legt alle Karten offen: Wer den Link für Zuschauer hat, sieht sie alle. Partien zählen hier nicht für die Wertung.
server-hands-off = Handkarten sieht wieder nur, wem sie gehören.
server-spectators-everyone = Jetzt dürfen alle zuschauen.
server-spectators-link = Jetzt darf nur noch zuschauen, wer den Link für Zuschauer hat.
server-spectators-nobody = Jetzt darf niemand mehr zuschauen.
server-unrated = Diese Partie zählt nicht mehr für die Wertung.
server-put-out = Für alle anderen zählt diese Partie weiter; gegen die entfernte Person hat der Gastgeber verloren.
server-rematch-asked = { $who } möchte noch eine Partie spielen.
server-rematch-asked-same = { $who } möchte noch eine Partie mit denselben Karten spielen.
server-rematch = Noch eine Partie!
server-rematch-same = Noch eine Partie, mit denselben Karten!
server-newer-rules = Die nächste Partie folgt den neueren Regeln, Version { $version }.
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

serve-open = Farmyard läuft: { $url }
serve-network = In diesem Netz: { $url }
serve-admin = Nur für dich, um Tische zu schließen und Meldungen zu lesen: { $url }
serve-stop = Strg+C beendet es.
no-server-libraries = Diese Version einer Bibliothek des Tischservers kennt Farmyard nicht: { $why }
no-folder-none = Es gibt keinen Benutzerordner, in dem die Tische bleiben könnten: Nenne mit --folder einen anderen.
serve-closed = Geschlossen. Alle Partien liegen in { $folder }.
backup-done = Kopiert nach { $path }.
site-done = Der Hof liegt in { $folder } ({ $megabytes } MB). Jeder Webspace kann ihn ausliefern; zum Ausprobieren: python3 -m http.server --directory { $folder }
site-left-out = { $title } ist nicht dabei, weil es sich nicht in den Browser übertragen lässt: { $why }
export-done = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} nach { $path } geschrieben.
import-done = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} ins Regal gestellt; { $known ->
    [0] keine war
    [one] eine war
   *[other] { $known } waren
} schon da.
verify-done = Ehrlich gemischt: Die Zusage wurde gehalten, die Karten folgen aus ihr, und alle { $count } Züge lassen sich nachspielen.
help-serve = die Tische für andere öffnen, im Browser
help-site = den Hof als Ordner für jeden Webspace schreiben: alle Spiele gegen den Computer und zu mehreren an einem Gerät, ohne Server
help-serve-bots = eigene Spieler, die sich an Tische setzen, wenn man sie bittet (modul:funktion oder datei.py, mit Kommas dazwischen); installierte tun das ohnehin
help-out = ein neuer oder leerer Ordner oder einer, den dieser Befehl schon geschrieben hat
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
help-proxy = X-Forwarded-For vertrauen: nur hinter einem eigenen Proxy (FARMYARD_PROXY)
help-open-metrics = alle dürfen /metrics und ganz /health lesen, nicht nur dieser Rechner (FARMYARD_OPEN_METRICS)
help-no-browser = den Browser nicht öffnen
help-to = der Ordner oder die Datei, in die geschrieben wird
help-path = eine Partiedatei oder ein Ordner voll davon

## Ablehnungen

no-token = Dieser Ausweis gilt hier nicht. Melde dich noch einmal an.
no-hello-first = Melde dich zuerst an.
no-message = Diese Nachricht lässt sich nicht lesen: { $why }
no-socket-only = Dafür braucht es einen WebSocket.
no-too-fast = Zu viel auf einmal. Warte einen Moment.
no-host-unknown = Unter diesem Namen ist dieser Server nicht bekannt. Starte ihn mit --url und der Adresse, unter der man ihn erreicht.
no-too-many-tables = Du hast in kurzer Zeit zu viele Tische geöffnet. Warte einen Moment.
no-id-used = Die Kennung „{ $id }“ hast du schon für etwas anderes benutzt. Jede Kennung gilt nur einmal, auf allen deinen Geräten.
no-stopped = Dieser Tisch macht Pause: Der letzte Zug ließ sich nicht speichern. Sobald es geht, geht es von selbst weiter. Was bestätigt wurde, ist nicht verloren.
no-unreadable = Tisch { $table } kann nicht weitergehen: Eintrag { $entry } seines Journals lässt sich nicht lesen.
no-internal = Hier ist etwas schiefgegangen; es lag nicht an dir.
no-elsewhere = Um diesen Tisch kümmert sich ein anderer Prozess. Verbinde dich neu.
no-table-unknown = Es gibt keinen Tisch { $table }.
no-table-private = Dieser Tisch ist privat: Du brauchst den Link oder den ganzen Code.
no-table-locked = Der Gastgeber lässt niemanden mehr an diesen Tisch.
no-table-full = Alle Plätze sind besetzt.
no-seat-taken = Platz { $seat } ist besetzt.
no-seats-free = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} noch frei.
no-not-your-seat = Platz { $seat } gehört dir nicht.
no-not-host = Das darf nur der Gastgeber.
no-not-seated = Du sitzt nicht an diesem Tisch.
no-kicked = Der Gastgeber hat dich von diesem Tisch entfernt. Mit einem neuen Link von jemandem, der dort sitzt, kannst du wiederkommen.
no-kick-self = Der Gastgeber lässt sich nicht entfernen.
no-kick-unknown = So jemand sitzt nicht an diesem Tisch.
no-swap-self = Dich selbst kannst du nicht ersetzen; gib lieber deinen Platz auf.
no-name = „{ $name }“ geht nicht als Name. Wähle einen anderen.
no-names-twice = Zwei heißen { $name }. Bitte einen der beiden Namen ändern.
no-banned = Die Betreiber dieses Servers haben dich ausgeschlossen.
no-blocked = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
no-blocks-full = Du hast { $most } Personen blockiert; gib zuerst eine davon frei.
no-block-self = Dich selbst kannst du nicht blockieren.
no-push-off = Dieser Server verschickt keine Benachrichtigungen.
no-push-address = Dorthin lassen sich keine Benachrichtigungen schicken: Das ist nicht die Adresse eines Push-Dienstes.
no-push-keys = Das sind nicht die Schlüssel eines Push-Abonnements.
no-device-code = Dieser Code gilt nicht oder nicht mehr: Ein Code gilt einmal, zehn Minuten lang. Erzeuge einen neuen.
no-name-rude = Bitte wähle einen anderen Namen.
no-table-closed = Die Betreiber dieses Servers haben diesen Tisch geschlossen.
no-admin-key = FARMYARD_ADMIN_KEY ist zu kurz: Es braucht mindestens { $least } Zeichen.
no-private-fixed = Ob ein Tisch privat ist, entscheidet sich beim Öffnen.
no-clock-running = Die Uhr lässt sich während einer Partie nicht ändern.
no-hands-open = Handkarten lassen sich nur Zuschauern mit eigenem Link zeigen.
no-hands-host = Wer Zuschauern alle Karten zeigt, spielt nicht mit: Eröffne den Tisch, ohne dich zu setzen, oder gib vorher deinen Platz auf.
no-hands-running = Während einer Partie werden keine Handkarten aufgedeckt: Warte auf die nächste.
no-game-running = Hier läuft eine Partie. Nur wer von Anfang an dabei war, kann auf seinen Platz zurück.
no-seat-running = Während einer Partie wird kein Platz frei; ein Bot kann ihn übernehmen.
no-day-later = Die Partie vom { $day } ist noch nicht offen.
no-day-none = Am { $day } gab es keine Partie { $game }.
no-day-over = Die Partie vom { $day } ist vorbei: Man musste sie an diesem Tag beginnen (UTC) und bis zum Ende des nächsten beenden.
no-day-played = Die Partie vom { $day } hast du gespielt: Nur der erste Versuch zählt. Üben kannst du, so oft du magst.
no-day-closed = Wie es anderen in der Partie vom { $day } ging und wie sie gespielt haben, siehst du, sobald du sie selbst beendet hast.
no-day-counts = Das geht in einer Partie nicht, die zählt: Jeder hat einen Versuch, allein, gegen dieselben Bots.
no-day-alone = Das geht hier nicht: Du übst allein mit einer Partie des Tages.
no-day-checking = Deine Partie ist abgegeben und wird geprüft: Gleich siehst du, wie es anderen ging.
no-club-unknown = Einen Club mit dem Code { $club } gibt es nicht, oder du gehörst nicht dazu. Lass dir den Link noch einmal schicken.
no-clubs-many = Du bist schon in { $most } Clubs. Verlass erst einen davon.
no-club-full = Dieser Club hat schon { $most } Mitglieder.
no-evening-unknown = Einen Abend mit dem Code { $evening } gibt es nicht, oder du bist nicht dabei. Lass dir den Link noch einmal schicken.
no-evening-over = Dieser Abend ist vorbei: Seine Partien kann man nicht mehr beginnen.
no-evening-full = An diesem Abend sind schon { $most } Gäste dabei.
no-evening-host = Nur wer eingeladen hat, kann den Abend beenden.
no-evening-played = Diese Partie hast du gespielt: Es gibt nur einen Versuch.
no-evening-closed = Wie andere diese Partie gespielt haben, siehst du, sobald du sie selbst beendet hast.
no-evenings-many = Du hast schon zu { $most } Abenden eingeladen, die noch laufen. Beende erst einen davon.
no-spectators-off = Dieser Tisch hat keine Zuschauer.
no-spectators-link = Zum Zuschauen braucht es hier den Link für Zuschauer.
no-already-dealt = Die Partie hat schon begonnen.
no-not-dealt = An diesem Tisch hat noch keine Partie begonnen.
no-not-ready = Es fehlt noch: { $who }.
no-not-over = Die Partie ist noch nicht zu Ende.
no-move-missing = Welcher Zug? Nenne seine Nummer oder seine Notation.
no-stale = Zu spät: Die Stellung hat sich inzwischen geändert.
no-say-one = Eins nach dem anderen: ein Satz, ein Emote oder ein Text.
no-phrase-unknown = Den Satz „{ $phrase }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-chat-off = Der Gastgeber erlaubt an diesem Tisch keinen freien Text.
no-chat-text = Das lässt sich hier nicht sagen: bitte eine Zeile mit gewöhnlichen Zeichen.
no-chat-fast = Nicht so schnell: Auch andere wollen zu Wort kommen.
no-hint-people = Keine Tipps, solange andere Menschen mitspielen.
no-hint-later = Im Moment gibt es nichts zu entscheiden.
no-adviser-unknown = „{ $bot }“ gibt keine Tipps. Zur Wahl stehen: { $known }.
no-study-busy = Ein Bot denkt schon über eine Frage von dir nach oder über zu viele aus deinem Netz. Warte, bis er fertig ist.
no-job-running = Über „{ $job }“ wird schon nachgedacht.
no-job-unknown = Über „{ $job }“ denkt niemand nach.
no-job-cancelled = Abgebrochen.
no-record-unknown = Es gibt keine beendete Partie { $record }.
no-record-unfinished = Diese Partie wurde nicht beendet; nur beendete kommen ins Regal.
no-record-large = Diese Aufzeichnung ist zu groß: { $size } kB, erlaubt sind { $most } kB.
no-records-many = Aus deinem Netz kamen heute zu viele Aufzeichnungen. Versuch es morgen wieder.
no-record-slow = Das Lesen dieser Aufzeichnung dauerte zu lange und wurde abgebrochen.
no-name-odd = Ein Name steht in einer Zeile und enthält keine Steuerzeichen.
no-record-short = Diese Partie hat nur { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}.
no-shuffle-missing = Diese Aufzeichnung sagt nicht, wie gemischt wurde.
no-shuffle-same-deal = Diese Partie hat absichtlich dieselben Karten wiederholt; prüfe stattdessen { $record }.
no-shuffle-commitment = Die Zusage stimmt nicht: Geheimnis, Optionen oder Plätze wurden nachträglich geändert.
no-shuffle-seed = Die Karten folgen nicht aus dem Geheimnis und den Anteilen der Spieler.
no-port = Port { $port } ist schon belegt. Wähle mit --port einen anderen.
no-address = Der Server ist unter { $address }, Port { $port }, nicht zu erreichen: { $why }
no-folder = Der Ordner { $path } lässt sich nicht benutzen: { $why }
no-site-folder = Im Ordner { $path } liegt etwas anderes. Bitte einen neuen oder leeren wählen.
no-page-missing = Die Seite ist nicht gebaut. „make page“ baut sie, ebenso die Installation mit pip.
no-folder-used = Den Ordner { $path } benutzt schon ein anderes Farmyard (Prozess { $pid }, { $url }). Beende es zuerst oder wähle mit --folder einen anderen Ordner.
no-journal-lost = Das Journal { $path } fehlt, aber sein Protokoll ist noch da: Die Tische darin gingen verloren. Leg das Journal wieder hin (eine Sicherung enthält eines) oder entferne die Dateien journal.db-wal und journal.db-shm, um ohne Tische anzufangen.
no-unreachable = { $what } ist nicht zu erreichen: { $why }
no-database-foreign = In der Datenbank liegen Tabellen eines anderen Programms ({ $tables }). Farmyard braucht eine eigene.
no-database-newer = Die Datenbank stammt von einer neueren Version von Farmyard ({ $version }, diese hier kennt höchstens { $latest }). Installiere die neuere Version oder spiele eine Sicherung ein.
no-redis-alone = --redis ist für mehrere Prozesse da, und die teilen sich eine Datenbank: Gib auch --database an.
no-backup-database = Die Partien liegen in PostgreSQL: Sichere sie mit pg_dump.
no-opening = Im Moment lassen sich keine neuen Tische eröffnen; laufende Partien gehen weiter. Versuch es in einer Minute noch einmal.

## Hinweise an Abwesende

push-title = Du bist dran
push-text = { $game } wartet auf dich.
push-off = Nicht mehr melden
