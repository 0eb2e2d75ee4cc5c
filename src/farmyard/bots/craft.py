"""What a game's craft gives to searching players: four verbs, written once, over a state,
and numbers: CURIOSITY, how eagerly the search explores; TRUST, how long it believes `prefer`; PLAYOUTS per
move, so that a level plays the same on every machine; and for champions PLAIN, how often opponents are simulated
by the craft, ATTENTIVE, whether plans depend on what is seen on the way, and GUIDED, the weights of a learned
player's advice and the number of playouts with it; empty where it was not found to help.

A bot runs them on an imagined world, so they cannot peek; they read only what the seat itself may know
of that world, because the rest is invented. `farmyard.bots.crafts` has one module per game. The defaults are
below: no move is better than any other, and playouts go to the end.
"""

from typing import Any

from farmyard.core.chance import below
from farmyard.core.verbs import is_over, scores
from farmyard.core.victory import share_victory

CURIOSITY, TRUST = 1.0, 0.0
PLAYOUTS = {"farmer": 3_000, "champion": 30_000}
PLAIN = 0.0
ATTENTIVE = True
GUIDED: dict[str, float] = {}

Record = Any


def prefer(s: Record, m: Record, seat: int, out: Any, n: int, dice: Record) -> int:
    """A sensible one of the n legal actions in `out`: what a farmhand would do, with some noise from `dice`. What
    everybody remembers (`m`) is updated in playouts only if the game's worlds ask for it, in `move_on`."""
    chosen: int = out[below(dice, n)]
    return chosen


def milestone(s: Record) -> int:
    """A number that changes when a playout has gone far enough to be judged."""
    return 1 if is_over(s) else 0


def worth(s: Record, out: Any) -> None:
    """Each seat's chance to win the whole game, as far as the position tells; the sum is 1."""
    scores(s, out)
    share_victory(out, int(s.seats), out)


def reopen(s: Record, seat: int) -> None:
    """Take back what the others have chosen in secret: in an imagined world it was chosen at random."""
