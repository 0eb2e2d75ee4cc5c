"""All tables of one worker, and the people at them.

`registry` opens, finds and hands over tables; `lobby` lists them; `people`, `push` and `records` keep what outlives a
table (`old_games` completes what earlier versions kept); `traces` finds what journals say about somebody, and
`forgetting` removes it; `record_reader` reads strangers' records in a process of its own; `days` deals the deal of the
day, `day_tries` compares how people did, and `clubs` do so among themselves; `evenings` are played like days, by
`evening_guests`; `desk` answers commands; `wiring` puts the parts together; `metrics` counts.
"""
