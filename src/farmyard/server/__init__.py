"""The table server: people, tables, journal, sockets. Everything it says to a seat is made from that seat's view.

In this order; a package imports only from those above it:

- `base`: whatever knows nothing of tables. Message types, limits, tokens, configuration, clocks and locks.
- `storage`: the journal of moves and the database of everything else.
- `cluster`: what several workers share. The bus and the leases on tables.
- `table`: one table. Its entries, its state, its commands and events, who may see what, its timers, its bots.
- `hall`: all tables of a worker. The registry, the lobby, people, finished games, the front desk.
- `web`: HTTP and WebSockets, and the process that serves them.
"""
