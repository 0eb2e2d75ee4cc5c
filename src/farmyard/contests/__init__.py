"""Computer players at tables, and what their games show: the only code that may see both a bot and a table.

`arena` plays levels against each other on duplicate deals; `analysis` judges the decisions of a finished game,
`account` says where each victory came from, as `judge` values it; `luck` measures what is luck in a game, `measures`
say what it is like, by the `course` of its games; `puzzles` finds positions with one best move; `benchmark` plays fixed
deals against fixed opponents: `seasons` says which, `benchmark_file` keeps results; `daily` is the deal of the day, and
checks records of it; `lines` are the best that is known of it; `batch` plays thousands of games of searching players in
parallel, on one core or on a GPU.
"""
