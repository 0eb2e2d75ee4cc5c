### Words of tables that run on the device itself, without a server.

no-module-missing = The rules of this game are not on this device yet. Go online once, and they will be.
no-module-changed = The rules of { $title } have not arrived intact. Reload the page; your games are kept.
no-module-start = This browser cannot run the rules of { $title }: { $why }
no-module-failed = The rules of { $title } have failed: { $why } The game is kept as it was before.
