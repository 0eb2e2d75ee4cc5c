"""What a number in a record or a move stands for: declared once beside it, and everything that shows it follows."""

from typing import NamedTuple


class Kind(NamedTuple):
    """`names` are what the numbers 0, 1, 2, … are called; without names a number means itself."""

    name: str
    names: tuple[str, ...] = ()


SEAT = Kind("seat")


class Moves(NamedTuple):
    """A range of action numbers: one verb with every combination of its parts, the last one varying fastest."""

    verb: str
    parts: tuple[Kind, ...] = ()

    @property
    def size(self) -> int:
        size = 1
        for part in self.parts:
            size *= len(part.names)
        return size
