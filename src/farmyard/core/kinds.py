"""What a number in a record or a move stands for: declared once beside it, and everything that shows it follows."""

from itertools import product
from math import prod
from typing import NamedTuple


class Kind(NamedTuple):
    """`names` are what the numbers 0, 1, 2, … are called; without names a number means itself."""

    name: str
    names: tuple[str, ...] = ()
    of: tuple["Kind", ...] = ()  # the kinds it combines: a playing card is a suit and a rank

    def split(self, number: int) -> list[tuple["Kind", int]]:
        """A number's part of each of the kinds it combines."""
        parts: list[tuple[Kind, int]] = []
        for kind in reversed(self.of):
            number, part = divmod(number, len(kind.names))
            parts.append((kind, part))
        return parts[::-1]


def every(name: str, *kinds: Kind) -> Kind:
    """Every combination of these kinds, the last one varying fastest: `every("card", SUIT, RANK)`."""
    names = tuple(" ".join(parts) for parts in product(*(kind.names for kind in kinds)))
    return Kind(name, names, kinds)


SEAT = Kind("seat")
SOME_SEATS = Kind("seats")  # one bit for each


class Moves(NamedTuple):
    """A range of action numbers: one verb with every combination of its parts, the last one varying fastest."""

    verb: str
    parts: tuple[Kind, ...] = ()

    @property
    def size(self) -> int:
        return prod(len(part.names) for part in self.parts)
