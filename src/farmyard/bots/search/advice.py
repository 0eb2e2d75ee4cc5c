"""What a playout needs besides the trees: two verbs, answered here by the game's craft, and in `guided` by a network.

`how` is the manner of the search; in `guided` it carries the network.
"""

from typing import Any

from farmyard.bots.craft import prefer, worth


def favourite(g: Any, seat: int, out: Any, n: int, dice: Any, how: Any) -> int:
    """A sensible one of the n legal actions in `out`."""
    return int(prefer(g.states[0], g.memories[0], seat, out, n, dice))


def judged(g: Any, seats: int, value: Any, how: Any) -> None:
    """Each seat's chance to win from here."""
    worth(g.states[0], value)
