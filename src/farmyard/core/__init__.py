"""What every game is built on.

Read `record` (a game's state is one typed record), `verbs` (what a game must define), `world_verbs` and `in_play` (what
is remembered about it), `game` (its facts) with `options`, `refusal` and `kinds` (what a number stands for), `compile`
(one source at every speed) with `backends`, `door` (the only border to compiled code) and `look_round`, then `chance`,
`sealed_chance`, `seed`, `cards`, `victory` and `curves` (logarithms with the same bits everywhere).

`variant` runs a rulebook with other constants, `explicit_chance` lets every draw be chosen: for games small enough to
be solved. `usual`, `usual_fields`, `playing_cards`, `zones` and `copies` are for games in a single file; `plugins`
finds them. `untrusted` and `arrays` check what comes from outside; `extras` names missing parts; `warmup` compiles
ahead.
"""
