### Die Wörter von Tischen, die auf dem Gerät selbst laufen, ohne Server.

no-module-missing = Die Regeln dieses Spiels sind noch nicht auf diesem Gerät. Geh einmal online, dann sind sie da.
no-module-changed = Die Regeln von { $title } sind nicht heil angekommen. Lade die Seite neu; deine Partien bleiben erhalten.
no-module-start = Dieser Browser kann die Regeln von { $title } nicht ausführen: { $why }
no-module-failed = Die Regeln von { $title } haben versagt: { $why } Die Partie bleibt, wie sie vorher war.
local-bot-failed = Ein Bot konnte nicht zu Ende denken ({ $why }) und hat stattdessen wie ein Knecht gezogen.

## Passing the device around

here-pass = Gib das Gerät an { $who } weiter
here-pass-only = Die anderen schauen weg.
here-look = Ich bin { $who }
here-back = Zurück zu { $who }

## Without a connection

here-newer = Es gibt eine neue Version dieser Seite.
here-reload = Laden
here-offline = Ohne Verbindung
here-offline-all = Alles ist auf diesem Gerät: Spiele, Regeln und Lektionen gehen ohne Verbindung.
here-offline-missing = Auf diesem Gerät fehlen noch { $megabytes } MB.
here-offline-fetch = Alles laden
here-offline-fetching = Lädt … noch { $megabytes } MB
here-offline-failed = Nicht alles ist angekommen. Versuch es mit besserer Verbindung noch einmal.
