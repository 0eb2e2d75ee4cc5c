"""What a playout asks besides the trees: two verbs. Here the game's craft answers them; in `guided` a network does.

`how` is the manner of the search, which a network comes with.
"""

from typing import Any

from farmyard.bots.craft import prefer, worth


def favourite(g: Any, seat: int, out: Any, n: int, dice: Any, how: Any) -> int:
    """A sensible one of the n legal actions in `out`."""
    return int(prefer(g.states[0], g.memories[0], seat, out, n, dice))


def judged(g: Any, seats: int, value: Any, how: Any) -> None:
    """Each seat's chance to win from here."""
    worth(g.states[0], value)
