"""What a game's craft gives to searching players: four verbs, written once, over a state,
and numbers: CURIOSITY, how eagerly the search explores; TRUST, how long it believes `prefer`; PLAYOUTS per
move, so that a level plays the same on every machine; and for champions PLAIN, how often opponents are simulated
by the craft, and ATTENTIVE, whether plans depend on what is seen on the way.

A bot runs them on an imagined world, so they cannot peek; they read only what the seat itself may know
of that world, because the rest is invented. `farmyard.bots.crafts` has one module per game.
"""

from typing import Any

Record = Any


def prefer(s: Record, m: Record, seat: int, out: Any, n: int, dice: Record) -> int:
    """A sensible one of the n legal actions in `out`: what a farmhand would do, with some noise from `dice`. What
    everybody remembers (`m`) is updated in playouts only if the game's worlds ask for it, in `move_on`."""
    raise NotImplementedError


def milestone(s: Record) -> int:
    """A number that changes when a playout has gone far enough to be judged."""
    raise NotImplementedError


def worth(s: Record, out: Any) -> None:
    """Each seat's chance to win the whole game, as far as the position tells; the sum is 1."""
    raise NotImplementedError


def reopen(s: Record, seat: int) -> None:
    """Take back what the others have chosen in secret: in an imagined world it was chosen at random."""
    raise NotImplementedError
