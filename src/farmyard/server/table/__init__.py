"""One table, from what is written down to what each seat hears.

Read `entries` (what is on disk), `table_state` (what follows from it), `commands` (what may be asked), `snapshot`
with `view_reader`, `wire` and `native` (what everybody sees after a move), `events` (what they are told), `rights`
(who may see what), `timers` and `windows` (what happens by itself), and last `live_table`, which puts them together.
"""
