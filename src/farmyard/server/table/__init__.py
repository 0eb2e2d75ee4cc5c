"""One table, from its journal entries to what each seat hears.

Read `entries` (what is on disk), `table_state` (what follows from it), `commands` (what may be asked), `snapshot`
with `view_reader`, `wire` and `native` (what everybody sees after a move), `events` (what they are told), `rights`
(who may see what), `timers` and `windows` (what happens automatically), and last `live_table`, which joins them.
"""
