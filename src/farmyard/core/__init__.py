"""What every game is built on.

Read `record` (a game's state is one typed record), `verbs` (what a game must define), `world_verbs` and `in_play` (what
is remembered about it), `game` (its facts), `compile` (one source at every speed) with `backends`, `door` (the only
border to compiled code) and `look_round`, then `chance`, `sealed_chance`, `seed`, `cards`, `victory`. `untrusted` and
`arrays` check what comes from outside; `extras` names missing parts; `warmup` compiles ahead.
"""
