"""What a game's craft gives to players that think: four verbs, written once, on a state,
and numbers: CURIOSITY, how eagerly the search tries what looked worse; TRUST, how long it believes `prefer`; PLAYOUTS a
move, so that a level plays the same on every machine; and for champions PLAIN, how often the others are taken to play
as the craft prefers, and ATTENTIVE, do plans depend on what is seen on the way?

A bot runs them on an imagined world, so they cannot peek; they read only what the seat itself may know
of that world, because anything else would be a dream. `farmyard.bots.crafts` has one module a game.
"""

from typing import Any

Record = Any


def prefer(s: Record, m: Record, seat: int, out: Any, n: int, dice: Record) -> int:
    """A sensible one of the n legal actions in `out`: what a farmhand would do, with some whim from `dice`. What
    everybody remembers (`m`) is kept up in playouts only if the game's worlds say so, by `move_on`."""
    raise NotImplementedError


def milestone(s: Record) -> int:
    """A number that changes when a playout has seen enough to be judged."""
    raise NotImplementedError


def worth(s: Record, out: Any) -> None:
    """Each seat's chance to win the whole game, as far as one can tell from the standing; adds up to 1."""
    raise NotImplementedError


def reopen(s: Record, seat: int) -> None:
    """Take back what the others have chosen in secret: in an imagined world that was a blind choice."""
    raise NotImplementedError
