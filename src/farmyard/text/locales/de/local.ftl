### Die Wörter von Tischen, die auf dem Gerät selbst laufen, ohne Server.

no-module-missing = Die Regeln dieses Spiels sind noch nicht auf diesem Gerät. Geh einmal online, dann sind sie da.
no-module-changed = Die Regeln von { $title } sind nicht heil angekommen. Lade die Seite neu; deine Partien bleiben erhalten.
no-module-start = Dieser Browser kann die Regeln von { $title } nicht ausführen: { $why }
no-module-failed = Die Regeln von { $title } haben versagt: { $why } Die Partie bleibt, wie sie vorher war.
local-bot-failed = Ein Bot konnte nicht zu Ende denken ({ $why }) und hat stattdessen wie ein Knecht gezogen.

## On this device

here-title = An diesem Gerät
here-title-why = Gegen Bots oder zu mehreren, reihum am selben Gerät. Geht auch ohne Verbindung.
here-online = Mit anderen online
here-online-why = Alle am eigenen Gerät, wo immer sie sind.
here-person = Name auf Platz { $seat }
here-somebody = Person { $seat }
here-deal = Austeilen
here-games = An diesem Gerät
here-over = zu Ende
here-remove = Entfernen
here-remove-really = Wirklich entfernen?
here-save = Als Datei speichern
here-open-file = Partie aus einer Datei öffnen
here-drop = Datei loslassen: Die Partie öffnet sich hier.
here-kept-nowhere = Dieser Browser merkt sich nichts: Eine Partie hält hier nur so lange wie dieses Fenster.
here-broken = Diese Partie ist nicht lesbar: { $why } Sie bleibt hier und lässt sich als Datei speichern.
here-broken-json = Was gespeichert war, ist beschädigt.
here-elsewhere = Diese Partie ist in einem anderen Fenster offen.
here-elsewhere-take = Hier weiterspielen

## Passing the device around

here-pass = Gib das Gerät an { $who } weiter
here-pass-only = Die anderen schauen weg.
here-look = Ich bin { $who }
here-back = Zurück zu { $who }
here-react = { $who } darf reagieren

## Inviting somebody

here-invite = Mit jemandem online spielen
here-invite-why = Die Karten dieser Partie kennt dieses Gerät; der Verteilung könnte sonst niemand trauen. Öffne stattdessen einen Tisch online: gleiches Spiel, gleiche Regeln, neu gemischt. Diese Partie bleibt auf dem Gerät.
here-invite-open = Tisch online öffnen
here-invite-alone = Dieser Hof hat keinen Server: Hier spielt man gegen Bots oder zu mehreren an einem Gerät.

## Without a connection

here-newer = Es gibt eine neue Version dieser Seite.
here-reload = Laden
here-offline = Ohne Verbindung
here-offline-all = Alles ist auf diesem Gerät: Spiele, Regeln und Lektionen gehen ohne Verbindung.
here-offline-missing = Auf diesem Gerät fehlen noch { $megabytes } MB.
here-offline-fetch = Alles laden
here-offline-fetching = Lädt … noch { $megabytes } MB
here-offline-failed = Nicht alles ist angekommen. Versuch es mit besserer Verbindung noch einmal.
