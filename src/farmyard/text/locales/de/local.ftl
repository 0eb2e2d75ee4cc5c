### Die Wörter von Tischen, die auf dem Gerät selbst laufen, ohne Server.

no-module-missing = Die Regeln dieses Spiels sind noch nicht auf diesem Gerät. Geh einmal online, dann sind sie da.
no-module-changed = Die Regeln von { $title } sind nicht heil angekommen. Lade die Seite neu; deine Partien bleiben erhalten.
no-module-start = Dieser Browser kann die Regeln von { $title } nicht ausführen: { $why }
no-module-failed = Die Regeln von { $title } haben versagt: { $why } Die Partie bleibt, wie sie vorher war.
local-bot-failed = Ein Bot konnte nicht zu Ende denken ({ $why }) und hat stattdessen wie ein Knecht gezogen.
no-here-damaged = Die gespeicherte Partie { $table } lässt sich nicht mehr lesen. Sie bleibt auf diesem Gerät, wie sie ist.
no-here-elsewhere = Diese Partie ist in einem anderen Fenster offen. Schließe es, um hier weiterzuspielen.
no-here-missing = Was Partien ohne Server brauchen, ist noch nicht auf diesem Gerät. Geh einmal online, dann ist es da.
no-here-only = Das geht nicht in Partien auf einem einzigen Gerät.
here-unsaved = Dieser Browser speichert gerade nichts: Die Partie bleibt nur, solange die Seite offen ist.
here-invite = Diese Partie bleibt auf diesem Gerät. Für Freunde anderswo gibt es einen neuen Tisch, mit Karten, die niemand kennt.
here-discard = Diese Partie löschen
here-discard-really = Wirklich endgültig löschen?

## Setting up a table here

here-together = An einem Gerät
here-which = Welches Spiel an diesem Gerät?
here-where = Wo?
here-where-apart = Online
here-where-here = An diesem Gerät
here-about = Alle spielen an diesem Gerät. Beim Weitergeben ist es verdeckt: Niemand sieht fremde Karten.
here-name-of = Name an Platz { $seat }
here-time = Zeit
here-watch = Den Bots zusehen

## Passing the device around

here-pass = Gib das Gerät an { $who } weiter
here-pass-only = Die anderen schauen weg.
here-look = Ich bin { $who }
here-back = Zurück zu { $who }
here-hand-on = Weiter an { $who }

## Records of finished games

no-here-position = Diese Datei beginnt mitten in einer Partie. Hier lassen sich nur ganze Partien öffnen.
here-record = Partie-Datei
here-open = Partie-Datei öffnen …
here-drop = Partie-Datei hier ablegen
here-about-game = Analyse und Datei
here-check = Mischung prüfen
here-honest = Jeder Zug folgt aus den ausgeteilten Karten, und die Karten aus dem, was feststand, bevor jemand eine gesehen hatte.

## Without a connection

here-newer = Es gibt eine neue Version dieser Seite.
here-reload = Laden
here-renew = Neue Version laden
here-offline = Ohne Verbindung
here-offline-all = Alles ist auf diesem Gerät: Spiele, Regeln und Lektionen gehen ohne Verbindung.
here-offline-missing = Auf diesem Gerät fehlen noch { $megabytes } MB.
here-offline-fetch = Alles laden
here-offline-fetching = Lädt … noch { $megabytes } MB
here-offline-failed = Nicht alles ist angekommen. Versuch es mit besserer Verbindung noch einmal.
