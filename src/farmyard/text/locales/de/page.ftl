### Die Seite: alles, was nur der Browser sagt.

# Glossar: ein Wort für eine Sache, in allen Katalogen. Die Seite duzt; Fragen und Zugnamen stehen im Infinitiv.
#   table     Tisch                               seat      Platz
#   player    Mitspieler, in der Zählung „Personen“          person    Mensch
#   bot       Bot (am Tisch, auf Knöpfen), Computerspieler (in Regeln und im Terminal)
#   host      Gastgeber                           operator  die Betreiber dieses Servers
#   spectator Zuschauer                           hand      Karten, Handkarten, auf der Hand; „offen“, nie „Hände“ für Karten
#   game      Spiel, das gespielte: Partie        deal      Verteilung; „Mischung“ ist das Gemischte, das zugesagt wird
#   move, turn  Zug, „ist dran“                   action    Aktion (Happy Pigs)
#   round, race, lap, trick  Runde, Rennen, Runde, Stich     series    Meisterschaft
#   draw pile, discards  Nachziehstapel, Ablage   play, lay, add   (aus)spielen, legen, anlegen
#   strip, bet, wreath, space  Wettfeld, Wette, Lorbeerkranz, Feld      extend  verlängern
#   symbol (X, +2)  Zeichen                       pull back  zurückziehen
#   exchange pile, special space  Tauschstapel, Sonderfeld              swap, exchange  Plätze tauschen, austauschen
#   set       Satz, beim Quartett wie beim Quintett
#   herd, stable, fly, closer, acrobat, slowpoke  Herde, Stall, Fliege, Schlusskuh, Akrobatin, Nachzüglerin
#   sty, shop, tool, first player  Stall, Laden, Hilfsmittel, Startspieler     prize  Prämie (nicht Preis: der ist im Laden)
#   analysis, ratings, notification  Analyse, Wertung, Benachrichtigung        default  Vorgabe
# Vor % und $ steht ein geschütztes Leerzeichen (U+00A0).

## The frame

page-you = du
page-colon = { $what }: { $text }
page-players = Mitspieler
page-here = ist da
page-away = ist weg
page-held = ein Bot springt ein
page-program = ein Programm, ohne Wertung
page-leaving = Bot in { $seconds } s
page-gone = { $who } ist weg: In { $seconds } s übernimmt ein Bot.
page-bot-now = Bot soll ziehen
page-about = Über { $who }
page-open-hands = Alle Karten offen
page-status = Was zu tun ist
page-goal = Spielziel
page-your-turn = Du bist dran
page-all-choose = Alle wählen
page-others-choose = Andere wählen
page-still-to-choose = { $count ->
    [one] 1 wählt noch
   *[other] { $count } wählen noch
}
page-looking-back = Rückblick
page-to-now = Zurück zum Spiel
page-scene-next-race = Nächstes Rennen
page-scene-next-round = Nächste Runde
page-scene-skip = Überspringen
page-scene-on = Weiter
page-you-win = Du hast gewonnen!
page-you-share = Du gewinnst mit!
page-on-its-way = Wird gesendet …
page-move-kept = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder da ist.
page-offline = Keine Verbindung
page-confirm = Ja
page-confirm-not = Nein
page-undo = Zurücknehmen (U)
page-undo-leap = Das führt hinter das letzte Austeilen zurück. Trotzdem zurücknehmen?
page-ask-hint = Tipp (H)
page-hint-only = Nur ein Zug ist möglich: { $move }.
page-hint-numbers = In Zahlen
page-hint-chance = Gewinnchance { $chance } %.
page-hint-others = Oder: { $moves }.
page-last-move = Letzter Zug
page-log = Verlauf
page-log-hint = antippen: Rückblick
page-say = Etwas Nettes sagen
page-close = Schließen
page-dealt = Die Partie beginnt.
page-dealt-again = Dieselbe Verteilung noch einmal.
page-start = Start
page-your-hand = Deine Karten
page-ahead = Wird gespielt, sobald du dran bist. Antippen nimmt sie zurück.
page-ahead-not = Die Karte, die du gewählt hattest, passt nicht.
page-your-choice = Deine Wahl
page-hand-count = Deine Karten · { $count }
page-sort = Sortieren
page-cards-fit = { $count ->
    [0] keine Karte passt
    [one] eine Karte passt
   *[other] { $count } Karten passen
}
page-cards-in-hand = { $count ->
    [0] keine Handkarten
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
page-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
page-place = { $place }.
page-of = { $done } von { $all }
page-race = Rennen { $race } von { $races }
page-draw-pile = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}

## Home

page-guest = Gast
page-guest-names = Klee, Hasel, Distel, Linde, Mohn, Hafer, Malve, Minze
page-loading = Einen Moment …
page-connecting = Wir suchen den Hof …
page-lost = Unter dieser Adresse gibt es nichts.
page-offline-page = Diese Seite gibt es nicht ohne Verbindung.
page-offline-help = Gerade keine Verbindung. Regeln und Lektionen sind trotzdem da:
page-lesson = Lektion
page-language = Sprache
page-theme = Farbschema
page-theme-system = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-theme-contrast = hoher Kontrast
page-speed = Animationen
page-speed-off = aus
page-settings = Einstellungen
page-name = Dein Name
page-set-sound = Ton
page-ask-sound = Möchtest du hören, wenn du dran bist?
page-set-notify = Benachrichtigen, wenn ich dran bin und diese Seite im Hintergrund ist
page-set-twotaps = Erstes Tippen wählt, zweites spielt
page-set-single = Erzwungene Züge automatisch spielen
page-set-draw = Automatisch ziehen, wenn nichts passt
page-set-sort = Karten sortiert halten
page-set-chatter = Bots sagen ab und zu etwas und jubeln
page-set-begin = Ich fange an, wenn alle anderen Bots sind (auf diesem Gerät)
page-set-aids = Merkhilfe: zeigen, was sich alle merken konnten
page-aids = Merkhilfe
page-aids-on = wird gezeigt
page-aids-off = keine
page-set-goon = Nächstes Rennen oder nächste Runde ohne Rückfrage beginnen
page-keys = Tasten: Ziffern und Pfeile wählen, Eingabe spielt, U nimmt zurück, H gibt einen Tipp, L öffnet den Verlauf, ? die Regeln.
page-pitch-1 = Fünf Bauernhofspiele,
page-pitch-2 = ein matschiger Hof
page-pitch-3 = Mit Freunden oder mit Bots, die nicht spicken können.
page-pitch-4 = Ohne Konto, zwei Klicks.
page-play-now = Jetzt spielen
page-invite-friends = Freunde einladen
page-play-which = Welches Spiel?
page-invite-which = Ein Tisch für welches Spiel?
page-play = Spielen
page-dealing = Wird ausgeteilt …
page-preparing = wird vorbereitet … { $percent } %
page-prepared-later = wartet noch
page-learn = Zwei-Minuten-Lektion
page-facts = { $players } Personen · { $minutes } Min.
page-open-tables = Offene Tische
page-live = live
page-no-tables = Gerade wartet niemand. Öffne einen Tisch, dann sehen ihn andere hier.
page-lobby-filter = Welche Tische
page-lobby-game = Spiel
page-lobby-free = Freie Plätze
page-lobby-any-game = jedes Spiel
page-lobby-seats = { $count ->
    [1] Plätze frei
   *[other] mindestens { $count } Plätze frei
}
page-lobby-any-rated = mit und ohne Wertung
page-lobby-rated = mit Wertung
page-lobby-casual = ohne Wertung
page-lobby-time-any = jede Bedenkzeit
page-lobby-time-none = ohne Zeitlimit
page-lobby-time-live = mit Uhr
page-lobby-time-days = Tage pro Zug
page-lobby-any-language = jede Sprache
page-lobby-more = { $count } weitere zeigen
page-lobby-none = { $count ->
    [one] Ein Tisch ist offen, aber kein solcher.
   *[other] { $count } Tische sind offen, aber kein solcher.
}
page-lobby-all = Alle zeigen
page-rated = Zählt für die Wertung
page-rated-short = Wertung
page-code = Code von Freunden
page-join = Beitreten
page-free-seats = { $count ->
    [0] kein freier Platz
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
page-sit-down = Platz nehmen
page-sit-here = Hier sitzen
page-my-games = Meine Spiele
page-gathering = wartet auf Mitspieler
page-turn-of = { $who } ist dran
page-all = Alle
page-replays = Gespielte Partien
page-continue = Weiterspielen

## Setting up a table

page-new-table = Neuer Tisch
page-table = Tisch { $code }
page-who-plays = Wer spielt mit?
page-how-many-people = Menschen, mit dir
page-how-many-bots = Bots
page-bots-play = Wie gut die Bots spielen
page-one-by-one = Platz für Platz
page-how-long = Wie lange?
page-takes = Etwa { $short } bis { $long } Minuten; mit mehr Spielern dauert es länger.
page-takes-less = Kürzer als die übliche Partie von { $short } bis { $long } Minuten.
page-takes-more = Länger als die übliche Partie von { $short } bis { $long } Minuten.
page-house-rules = Hausregeln
page-house-usual = wie üblich
page-house-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
page-free-seat = Freier Platz
page-seat-for = Platz { $seat } ist für
page-for-person = Mensch
page-bot = Bot: { $level }
page-host = Gastgeber
page-deal = Spiel beginnen
page-open-table = Tisch öffnen
page-free-left = { $count ->
    [0] Kein Platz ist mehr frei.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-wait-host = Ausgeteilt wird, sobald alle Plätze besetzt sind.
page-host-deals = Alle Plätze sind besetzt. { $who } teilt aus.
page-need-code = Dieser Tisch ist privat: Öffne seinen Link, oder tippe den ganzen Code ein.
page-no-code = Ich habe einen anderen Code oder keinen
page-rules-here = Regeln an diesem Tisch
page-host-decides = Der Gastgeber entscheidet
page-private = Privat: nur mit Link oder Code
page-locked = Niemand sonst darf sich setzen
page-allow-chat = Freier Chat
page-spectators = Zuschauer
page-spectators-everyone = alle
page-spectators-link = nur mit dem Link
page-spectators-nobody = niemand
page-spectators-hands = nur mit Link, alle Karten offen
page-hands-host = An diesem Tisch spielst du nicht selbst mit: Du bekommst einen Link, der alle Karten zeigt. Partien zählen nicht für die Wertung.
page-hands-shown = Wer den Link für Zuschauer hat, sieht alle Karten. Partien zählen hier nicht für die Wertung.
page-seat-lost = Der Gastgeber hat deinen Platz freigegeben. Du kannst dich wieder setzen, wo einer frei ist.
page-seat-lost-playing = Der Gastgeber hat deinen Platz einem Bot gegeben. Du kannst ihn zurücknehmen.
page-sit-again = Meinen Platz zurück
page-grace = Ein Bot springt ein nach
page-grace-never = nie
page-minutes = { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}
page-clock = Bedenkzeit
page-time-left = übrige Bedenkzeit
page-clock-none = unbegrenzt
page-clock-seconds = { $seconds } Sekunden
page-clock-move = { $seconds } Sekunden pro Zug
page-clock-game = { $minutes } Minuten pro Person und Partie
page-clock-growing = { $minutes } min + { $seconds } s pro Zug
page-clock-day = ein Tag pro Zug
page-clock-days = { $days } Tage pro Zug
page-clock-own = eigene …
page-clock-own-minutes = Minuten
page-clock-own-seconds = Sekunden je Zug dazu
page-left-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } Std.
page-left-hours = { $hours } Std. { $minutes } Min.
page-fair = Wie gemischt wird, steht fest, bevor sich jemand setzt, und lässt sich nach der Partie prüfen.
page-deals = Jede Mischung steht fest, bevor jemand eine Karte sieht, und lässt sich nachprüfen: bisher { $promised }, davon { $finished } zu Ende gespielt, { $open } im Gange, { $abandoned } abgebrochen.
page-invite = Einladen: Link, Code, QR
page-qr = QR-Code des Links
page-table-code = Code des Tisches
page-copy-link = Link kopieren
page-copy-watch = Link für Zuschauer
page-copy-watch-hands = Link für Zuschauer, Karten offen
page-share = Teilen
page-share-text = Spielst du mit mir { $game }?
page-reach-network = Für alle in deinem Netz: Dieser Link führt zu deinem Computer.
page-reach-nobody = Dieser Link geht nur auf diesem Computer. Um mit anderen in deinem Netz zu spielen, starte Farmyard mit --address 0.0.0.0.
page-copied = Kopiert

## At the table

page-rules = Regeln
page-rules-key = Regeln (?)
page-menu = Menü
page-home = Zurück zum Hof
page-leave = Den Tisch verlassen
page-leave-really = Wirklich? Ein Bot übernimmt.
page-give-bot = Den Platz einem Bot geben
page-own-words = In eigenen Worten
page-send = Senden
page-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
page-you-watch = Du schaust zu
page-emote-smile = lächelt
page-emote-laugh = lacht
page-emote-wow = staunt
page-emote-cry = weint
page-emote-angry = grummelt
page-emote-pig = oink!
page-emote-cow = muh!
page-emote-clap = klatscht
page-emote-heart = schickt ein Herz
page-emote-think = denkt nach

## The result

page-winner = { $who } gewinnt!
page-winners = { $who } teilen sich den Sieg!
page-you-came = du bist auf Platz { $place }
page-chart = Spielstand im Verlauf
page-moments-short = Die Momente
page-moments-about = Der Meister-Bot sieht sich jede Entscheidung noch einmal an und findet die beste und die schlechteste.
page-find-moments = Partie analysieren
page-thinking = Denkt nach …
page-thinking-of = Schritt { $done } von { $all }
page-cancel = Anhalten
page-shares = Wie alle gespielt haben
page-played = bester Zug bei { $right } von { $all } Entscheidungen; im Schnitt { $lost } % je Entscheidung verschenkt
page-accounts-what = Geurteilt wird mit Knechten auf allen Plätzen: Jede Stellung ist so viel wert wie im Mittel 200 Partien, die von ihr aus weitergehen. ± sagt, wie weit das danebenliegen kann.
page-accounts-sums = Alle zusammen: { $columns }. Was ein Zug bei anderen bewirkt, zählt als Geschenk; deshalb heben sich nur „Geschenke“, „Verdecktes“ und „Züge“ zusammen auf.
page-best = Bester Zug: { $who }
page-costly = Größter Fehler: { $who }
page-moment-best = { $move }: Besseres gab es nicht.
page-moment-better = { $move }. Besser: { $better }.
page-no-moments = Viel besser ging es nicht.
page-look = Ansehen
page-look-table = Zum Tisch
page-rematch = Revanche
page-join-again = Ich spiele mit
page-not-again = Nein, danke
page-next-watch = Bei der neuen Partie zuschauen
page-next-open = An diesem Tisch beginnt bald eine neue Partie.
page-next-on = An diesem Tisch hat eine neue Partie begonnen.
page-deciding = hat noch nicht geantwortet
page-is-in = spielt mit
page-waiting-for = Es fehlt noch: { $who }.
page-same-deal = Gleiche Karten
page-replay = Nachspielen
page-to-result = Zum Ergebnis
page-came = Platz { $place } von { $seats }
page-statistics = Statistik
page-stat = { $game }, { $seats } Personen: { $games } gespielt, { $wins } gewonnen
page-no-replays = Noch keine Partie beendet.
page-move-of = Zug { $move } von { $moves }
page-back-one = Einen Zug zurück
page-on-one = Einen Zug vor
page-pause = Pause
page-run = Abspielen
page-replay-speed = Tempo: { $times }×
page-whose-eyes = Blickwinkel
page-spectator = Zuschauer
page-download = Partie herunterladen
page-share-moment = Link zu diesem Moment kopieren

## Lessons

page-lesson-of = Schritt { $step } von { $steps }
page-lesson-no-undo = In der Lektion musst du nichts zurücknehmen: Versuch einfach einen anderen Zug.
page-lesson-right = Gut gemacht!
page-lesson-next = Weiter
page-lesson-back = Zurück
page-lesson-skip = Überspringen
page-lesson-play = Dein erstes Spiel
page-lesson-first-game = Gegen die sanftesten Bots, mit einem Tipp in jedem Zug.
page-lesson-rules = Alle Regeln lesen

## Small words

page-yes = ja
page-no = nein

## Preferences

page-pace = Bots spielen
page-pace-0 = schnell
page-pace-1 = normal
page-pace-2 = gemütlich

## People and account

page-people = Mitspieler
page-people-help = Stummschalten gilt für dieses Gerät. Wer blockiert ist, kann sich nicht mehr an Tische setzen, die du eröffnest. Eine Meldung geht an die Betreiber dieses Servers, zusammen mit dem, was am Tisch gesagt wurde.
page-mute = Stummschalten
page-unmute = Wieder anzeigen
page-block = Blockieren
page-unblock = Entsperren
page-report = Melden
page-report-why = Was stimmt nicht?
page-report-talk = was gesagt wird
page-report-name = der Name
page-report-cheating = Schummeln
page-report-leaving = absichtliches Verlassen
page-report-other = etwas anderes
page-report-more = In eigenen Worten
page-reported = Danke. Die Betreiber dieses Servers sehen es sich an.
page-send-away = Vom Tisch entfernen
page-send-away-about = Der Platz wird frei. Zurück geht es nur mit einem neuen Link von diesem Tisch.
page-send-away-playing = Ein Bot spielt auf diesem Platz weiter. Zurück geht es nur mit einem neuen Link von diesem Tisch. Zählt die Partie für die Wertung, hast du gegen diese Person verloren.
page-send-away-really = { $name } wirklich entfernen
page-sent-away = Entfernt.
page-account = Dein Konto
page-account-what = Du brauchst kein Passwort: In diesem Browser liegt ein Schlüssel, der sagt, wer du bist.
page-device = Ein anderes Gerät
page-device-what = Spiel auf einem Handy oder einem anderen Computer als dieselbe Person weiter, mit deinen Partien und Wertungen.
page-device-make = Code erzeugen
page-device-have = Ich habe einen Code
page-device-qr = Der Code als QR-Code
page-device-once = Der Code gilt einmal, zehn Minuten lang. Gib ihn niemandem: Wer ihn hat, wird zu dir.
page-device-use = Gib den Code von deinem anderen Gerät ein. Von da an bist du hier dieselbe Person.
page-device-code = Code
page-device-go = Hier weitermachen
page-sign-out = Überall sonst abmelden
page-sign-out-what = Falls jemand deinen Schlüssel haben könnte: Alle anderen Geräte müssen neu anfangen, nur dieses bleibt angemeldet.
page-signed-out = Erledigt. Nur dieses Gerät ist noch angemeldet.
page-data = Deine Daten
page-data-what = Alles, was über dich gespeichert ist, als eine Datei, oder für immer gelöscht.
page-data-save = Meine Daten speichern
page-delete = Mich löschen
page-delete-really = Wirklich alles löschen
page-privacy = Datenschutz
page-privacy-kept = Was gespeichert wird
page-privacy-kept-text = Der Name, den du gewählt hast, eine Nummer, die für dich steht, deine Partien mit Zügen und Ergebnissen, Wertungen, wen du blockiert hast, unter welcher Adresse dein Browser Benachrichtigungen bekommt, falls du welche möchtest, und was an einem Tisch gesagt wird, solange es den Tisch gibt; mit einer Meldung, bis jemand sie sich angesehen hat. Keine E-Mail-Adresse, kein Passwort, keine Cookies.
page-privacy-seen = Wer es sieht
page-privacy-seen-text = Wer an einem Tisch sitzt oder zuschaut, sieht Namen, offene Züge und was gesagt wird. Beendete Partien öffentlicher Tische kann öffnen, wer den Link hat; die privater Tische nur, wer mitgespielt hat oder den Link des Tisches hat. Die Betreiber dieses Servers können alles sehen. Benachrichtigungen gehen über den Push-Dienst deines Browsers, der sie nicht lesen kann.
page-privacy-not = Was nicht geschieht
page-privacy-not-text = Keine Werbung, kein Tracking, keine fremden Skripte, nichts wird verkauft oder weitergegeben. Deine Netzadresse dient dazu, Missbrauch fernzuhalten, und wird nicht gespeichert, es sei denn, du wirst ausgeschlossen.
page-privacy-long = Wie lange
page-privacy-long-text = Tische, die niemand mehr benutzt, werden automatisch gelöscht. Beendete Partien und Wertungen bleiben, bis du dich löschst.
page-privacy-rights = Deine Rechte
page-privacy-rights-text = Du kannst alles speichern, was über dich aufbewahrt wird, und es löschen. Deine Partien bleiben dann denen, die sie gespielt haben, ohne deinen Namen.
page-admin = Der ganze Hof
page-admin-key = Schlüssel
page-admin-open = Öffnen
page-admin-again = Neu laden
page-admin-reports = Meldungen: { $count }
page-admin-tables = Tische: { $count }
page-admin-bans = Ausgeschlossen: { $count }
page-admin-table = { $listening } verbunden; seit { $minutes } min still
page-admin-paused = pausiert
page-admin-close = Tisch schließen
page-admin-ban = Ausschließen
page-admin-ban-network = Ausschließen, samt Netz
page-admin-pardon = Wieder zulassen
page-admin-settle = Erledigt
page-admin-sure = Wirklich?

## Die Regelseite

page-guide-contents = Inhalt
page-guide-symbols = Karten und Zeichen
page-guide-box = Das gehört dazu
page-luck = Glück oder Können?
page-luck-about = Computerspieler einer Stufe haben ganze Partien gegeneinander gespielt. So viel von dem, worin sich ihre Ergebnisse unterscheiden, ist Glück: Karten, die niemand gewählt hat. Der Rest sind Entscheidungen, Vermutungen und Launen inbegriffen.
page-luck-of = { $title } zu { $seats }: { $luck } % Glück (± { $error }) unter Spielern der Stufe „{ $level }“
page-luck-deal = ausgeteilte Karten { $percent } %
page-luck-draws = spätere Karten { $percent } %
page-luck-choices = eigene und fremde Entscheidungen { $percent } %
page-luck-games = { $games } Partien, 95-%-Intervall
page-guide-aim = Das Ziel
page-guide-setup = Aufbau
page-guide-turn = Ein Zug
page-guide-cards = Die Karten
page-guide-bets = Wetten
page-guide-end = Das Ende
page-guide-scoring = Die Wertung
page-guide-variants = Varianten
page-guide-ties = Gleiche Karten
page-guide-special = Sonderfelder
page-guide-sets = Ganze Sätze
page-guide-jobs = Die vier Aktionen
page-guide-sties = Schweine und Ställe
page-guide-tools = Hilfsmittel
page-guide-inspection = Die Inspektion
page-guide-events = Ereignisse und Preise
page-guide-green = Besondere Kühe des grünen Pakets
page-guide-yellow = Besondere Kühe des gelben Pakets
page-guide-two = Zu zweit

## Nach der Partie

page-chart-moves = Züge
page-own-mistake = Dein größter Fehler
page-own-best = Dein bester Zug
page-walk = Durchgehen
page-own-none = Du hast keinen Fehler gemacht, auf den es ankam.
page-moment-cost = In hundert solchen Partien kostet das { $count ->
    [one] einen Sieg
   *[other] { $count } Siege
}.
page-tab-moments = Meine
page-tab-others = Die der anderen
page-rating = Wertung { $rating }, höchstwahrscheinlich { $low } bis { $high } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
})
page-rating-about = Alle fangen bei 25 an. Je öfter du gegen Menschen spielst, desto enger wird die Spanne.
page-filter = Welche Spiele
page-filter-all = Alle Spiele
page-against = mit { $who }
page-others = { $count ->
    [one] einer weiteren Person
   *[other] { $count } weiteren
}
page-more-games = Weitere Partien
page-places = { $wins ->
    [0] Kein Sieg
    [one] Ein Sieg
   *[other] { $wins } Siege
} in den letzten { $games } Partien
page-place-first = erste
page-place-last = letzte
page-what-if = Was wäre, wenn?
page-what-if-about = Von diesem Moment an selbst weiterspielen, gegen Bots
page-terms = So ist es ausgemacht
page-chat = Unterhaltung
page-chat-phrases = Sprüche und Bilder
page-chat-free = Sprüche, Bilder, freier Chat
page-move-here = Hierher wechseln
page-skip = Zum Inhalt springen

## What bots say now and then

phrase-glad-1 = Prächtig!
phrase-glad-2 = Ganz nach Plan.
phrase-glad-3 = Was für ein Tag!
phrase-sigh-1 = Tja …
phrase-sigh-2 = Das tut weh.
phrase-sigh-3 = Ich hatte schon bessere Tage.
phrase-overtaken-1 = He, ich war vorn!
phrase-overtaken-2 = Dich hol ich noch ein!
phrase-overtaken-3 = Wartet auf mich!
