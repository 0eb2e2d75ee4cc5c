"""All tables of one worker, and the people at them.

`registry` opens, finds and hands over tables; `lobby` lists them; `people`, `push` and `records` keep what outlives a
table (`old_games` completes what earlier versions kept); `traces` finds what journals say about somebody, and
`forgetting` removes it; `record_reader` reads strangers' records in a process of its own; `day_deals` says which deals
a day has and who plays which, `days` deals them, `handed_in` takes those played without a server, `day_tries` compares
how people did, `best_lines` with the best that is known, and `clubs` do so among themselves; `back_room` works out what
nobody waits for; `evenings` are played like days, by `evening_guests`; `desk` answers commands; `wiring` puts the parts
together; `metrics` counts.
"""
