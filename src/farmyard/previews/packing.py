"""Where to draw the pigs: an exact packing of a herd into a row of sties.

Farmers may rearrange their pigs at will, so the rules only ask whether a herd fits (`happypigs.fits`);
this finds a way. The search fills the strip from the left and is exhaustive: None means there is none.
`arrange` splits a farm into the shortest possible rows, so that a picture may put them beside or below one another.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from farmyard.games import happypigs as rules
from farmyard.games.happypigs import FOOTPRINTS, STY_SIDE

Herd = tuple[int, ...]  # how many of each size
Front = tuple[int, ...]  # the first free column of each row


class Place(NamedTuple):
    """A pig of this size covers width × height cells; (0, 0) is the upper left corner of the first sty."""

    size: int
    x: int
    y: int
    width: int
    height: int


class Row(Struct, frozen=True):
    """Joined sties, and for each of their pigs its size and, in cells, x, y, width and height."""

    sties: int
    places: list[Place]


AREAS = [width * height for width, height in FOOTPRINTS]
SHAPES = [  # wide rather than tall: that is how pigs are drawn
    (size, *sides)
    for size in (3, 2, 1, 0)
    for sides in sorted({FOOTPRINTS[size], FOOTPRINTS[size][::-1]}, reverse=True)
]


def pack(herd: Sequence[int], sties: int) -> tuple[Place, ...] | None:
    """Places for all of these pigs, the large ones first, or None if they do not fit into this many sties."""
    return _pack(tuple(int(n) for n in herd), int(sties))


@lru_cache(maxsize=4096)
def _pack(herd: Herd, sties: int) -> tuple[Place, ...] | None:
    columns = STY_SIDE * sties
    spare = STY_SIDE * columns - sum(n * area for n, area in zip(herd, AREAS, strict=True))
    dead: set[tuple[Front, Herd]] = set()  # dead ends already explored
    places: list[Place] = []

    def fill(front: Front, herd: Herd, spare: int) -> bool:
        """The first free cell, leftmost and then uppermost, gets the corner of a pig or stays empty for good."""
        if not any(herd):
            return True
        if (front, herd) in dead or (front[::-1], herd) in dead:
            return False
        x = min(front)
        y = front.index(x)
        for size, width, height in SHAPES:
            free = front[y : y + height] == (x,) * height
            if herd[size] and free and x + width <= columns:
                places.append(Place(size, x, y, width, height))
                less = (*herd[:size], herd[size] - 1, *herd[size + 1 :])
                if fill((*front[:y], *(x + width,) * height, *front[y + height :]), less, spare):
                    return True
                places.pop()
        if spare and fill((*front[:y], x + 1, *front[y + 1 :]), herd, spare - 1):
            return True
        dead.add((front, herd))
        return False

    return tuple(places) if spare >= 0 and fill((0,) * STY_SIDE, herd, spare) else None


# A farm in rows

FEWEST_STIES = 2  # drawn, if there are that many; the others stay empty


def arrange(herd: Herd, sties: int) -> list[Row]:
    """The sties that the pigs need, in the shortest possible rows: no pig lies across the end of a row."""
    needed = next(n for n in range(min(sties, FEWEST_STIES), sties + 1) if _fit(herd, n))
    parted = (_parted(herd, needed, length) for length in range(1, needed + 1))
    return next(rows for rows in parted if rows is not None)


def _parted(herd: Herd, sties: int, length: int) -> list[Row] | None:
    rows = []
    for first in range(0, sties, length):
        here = min(length, sties - first)
        row = herd if first + here == sties else _fullest(herd, here)
        if not _fit(row, here):
            return None
        rows.append(Row(here, list(pack(row, here) or ())))
        herd = tuple(n - lying for n, lying in zip(herd, row, strict=True))
    return rows


def _fit(herd: Sequence[int], sties: int) -> bool:
    piglets, small, medium, large = herd
    return bool(rules.fits(piglets, small, medium, large, sties))


def _fullest(herd: Herd, sties: int) -> Herd:
    """As many pigs as fit into this many sties, the large ones first."""
    row = [0] * len(herd)
    for size in reversed(range(len(herd))):
        while row[size] < herd[size]:
            row[size] += 1
            if not _fit(row, sties):
                row[size] -= 1
                break
    return tuple(row)
