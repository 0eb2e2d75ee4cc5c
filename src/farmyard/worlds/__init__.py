"""What players may remember of a game, and the worlds they imagine from it: one module per game, and no rules.

A module here completes its rulebook in `farmyard.games`; the verbs it may define are those of
`farmyard.core.world_verbs`. Bots, search and views need them, the game itself does not.
"""
