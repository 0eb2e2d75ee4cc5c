### Die Wörter von Tischen, die auf dem Gerät selbst laufen, ohne Server.

no-module-missing = Die Regeln dieses Spiels sind noch nicht auf diesem Gerät. Geh einmal online, dann sind sie da.
no-module-changed = Die Regeln von { $title } sind nicht heil angekommen. Lade die Seite neu; deine Partien bleiben erhalten.
no-module-start = Dieser Browser kann die Regeln von { $title } nicht ausführen: { $why }
no-module-failed = Die Regeln von { $title } haben versagt: { $why } Die Partie bleibt, wie sie vorher war.
