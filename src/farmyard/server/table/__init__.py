"""One table, from its journal entries to what each seat hears.

Read `entries` (what is on disk; `replaying` reads it again), `table_state` (what follows from it), `callers` and
`commands` (who may ask for what), `snapshot` with `view_reader`, `wire` and `native` (what everybody sees after a
move), `events` (what they are told), `rights` and `listeners` (who may see what, and who hears it), `timers` and
`windows` (what happens automatically), `bot_pool`, and last `live_table`, which joins them; `outcomes` is what it
answers.

`fairness` and `chain` make shuffles that can be verified, `day_table` opens tables for the deal of the day, and
`catalogue` and `board` tell what a client must know about the games.
"""
