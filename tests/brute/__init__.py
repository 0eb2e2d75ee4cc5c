"""Independent reference implementations, from the rule texts and rulings alone, to check the real ones against.

Nothing here knows the modules in `farmyard.games`, and the style is different on purpose: cards are
strings, positions are named tuples of tuples, every move makes a new position, no NumPy, no optimisation.
A module `brute/<game>.py` has

- `read(data)`: a position from its JSON, sorted where order is irrelevant, so that equal positions are ==
- `deal(seats, options, data)`: the start of a game, as far as the rules fix it; what chance decided is read from `data`
- `must_act(p)`, `moves(p, seat)`: the seats that must choose; the moves of one, in notation
- `play(p, seat, move, after=None)`: the position after it; where chance decides, what happened is looked up
  in the JSON `after` and checked to be possible; without it `Chance` is raised
- `is_over(p)`, `ending(p)`, `points(p)`, `winners(p)`: whether and why it is over, the score, who has won
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any


class Chance(Exception):
    """What comes of this move is not decided by the rules alone."""


class Impossible(Exception):
    """This cannot have happened."""


def without(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    """The cards left when some are taken away, each of which must be there."""
    left = Counter(cards)
    for card in gone:
        if not left[card]:
            raise Impossible(f"{card} is not there")
        left[card] -= 1
    return tuple(sorted(left.elements()))


def put(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The same row with one value replaced."""
    return (*row[:place], value, *row[place + 1 :])
