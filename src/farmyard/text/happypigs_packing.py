"""Where the pigs lie: an exact packing of a herd into a row of sties, to be drawn.

Farmers move their pigs about at will, so the rules only ask whether a herd fits (`happypigs.fits`);
this finds a way. The search fills the strip from the left and is exhaustive: None means there is none.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

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


SHAPES = [(size, *sides) for size in (3, 2, 1, 0) for sides in sorted({FOOTPRINTS[size], FOOTPRINTS[size][::-1]})]


def pack(herd: Sequence[int], sties: int) -> tuple[Place, ...] | None:
    """Places for all of these pigs, the large ones first, or None if they cannot lie in so many sties."""
    return _pack(tuple(int(n) for n in herd), int(sties))


@lru_cache(maxsize=4096)
def _pack(herd: Herd, sties: int) -> tuple[Place, ...] | None:
    columns = STY_SIDE * sties
    spare = STY_SIDE * columns - sum(n * FOOTPRINTS[size][0] * FOOTPRINTS[size][1] for size, n in enumerate(herd))
    dead: set[tuple[Front, Herd]] = set()  # tried in vain
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
