"""Which herds of Happy Pigs do not fit although there are enough cells? Two exact answers, compared with the rules.

    python tools/find_packings.py [STIES] [CHECKED]

1. `exceptions` asks the exhaustive search of `farmyard.previews.packing` for every herd that leaves fewer than
   four cells spare. That is enough: a herd that leaves more and does not fit would not fit with a piglet added either,
   so the search goes on to smaller herds only below an exception. Beyond SEARCHED sties a herd that splits
   into two that fit into fewer sties, already solved, is not searched: it fits.
2. `packable` uses neither that search nor that argument: dynamic programming over the cells of the strip keeps,
   for every outline, all herds that lead to it. It needs more memory and time, so it checks the first CHECKED.

Both are compared with `happypigs.fits`, which the rules use; the program fails if any of the three differs.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from farmyard.games.happypigs import FOOTPRINTS, MOST_STIES, STY_CELLS, STY_SIDE, fits
from farmyard.previews.packing import pack

Herd = tuple[int, ...]
SEARCHED = 8
AREAS = tuple(width * height for width, height in FOOTPRINTS)


def cells(herd: Herd) -> int:
    return sum(area * n for area, n in zip(AREAS, herd, strict=True))


def herds(room: int) -> Iterator[Herd]:
    """Every herd of at most this many cells."""
    for large in range(room // AREAS[3] + 1):
        for medium in range((room - cells((0, 0, 0, large))) // AREAS[2] + 1):
            for small in range((room - cells((0, 0, medium, large))) // AREAS[1] + 1):
                for piglets in range((room - cells((0, small, medium, large))) // AREAS[0] + 1):
                    yield piglets, small, medium, large


def exceptions(sties: int) -> set[Herd]:
    """The first method: herds that the search cannot pack although there are enough cells."""
    room = STY_CELLS * sties
    found: set[Herd] = set()
    todo = [herd for herd in herds(room) if is_full(herd, sties)]
    while todo:
        herd = todo.pop()
        if herd not in found and not lies(herd, sties):
            found.add(herd)
            if herd[0] > 0:
                todo.append((herd[0] - 1, *herd[1:]))
    return found


def lies(herd: Herd, sties: int) -> bool:
    return (sties > SEARCHED and falls_apart(herd, sties)) or pack(herd, sties) is not None


def falls_apart(herd: Herd, sties: int) -> bool:
    """Whether it splits into a herd that fills one to four sties, and one that fits into the others."""
    for part in range(1, 5):
        for some in full(part):
            rest = tuple(all_ - n for all_, n in zip(herd, some, strict=True))
            if min(rest) >= 0 and fits(*rest, sties - part):
                return True
    return False


@cache
def full(sties: int) -> list[Herd]:
    return [herd for herd in herds(STY_CELLS * sties) if fits(*herd, sties) and is_full(herd, sties)]


def is_full(herd: Herd, sties: int) -> bool:
    """No room for another piglet."""
    return STY_CELLS * sties - cells(herd) < AREAS[0]


def packable(sties: int) -> set[Herd]:
    """The second method: every herd that has a packing.

    The outline has a bit for each cell from the current one on, column by column; the herds that lead to it are
    the bits of one large number, in which adding a pig is a left shift.
    """
    columns = STY_SIDE * sties
    strides = [1]
    for area in AREAS[:-1]:
        strides.append(strides[-1] * (STY_CELLS * sties // area + 1))
    outlines = {0: 1}
    for cell in range(columns * STY_SIDE):
        after: defaultdict[int, int] = defaultdict(int)
        for outline, reached in outlines.items():
            after[outline >> 1] |= reached
            if outline & 1:
                continue
            for stride, shape in _shapes(strides, columns - cell // STY_SIDE, STY_SIDE - cell % STY_SIDE):
                if not outline & shape:
                    after[(outline | shape) >> 1] |= reached << stride
        outlines = after
    assert set(outlines) == {0}
    return {herd for herd in herds(STY_CELLS * sties) if outlines[0] >> _index(herd, strides) & 1}


def _shapes(strides: list[int], columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Pigs whose upper left corner can be on the current cell: the shift, and the cells they cover."""
    for stride, footprint in zip(strides, FOOTPRINTS, strict=True):
        for width, height in {footprint, footprint[::-1]}:
            if width <= columns and height <= rows:
                yield stride, sum(1 << STY_SIDE * x + y for x in range(width) for y in range(height))


def _index(herd: Herd, strides: list[int]) -> int:
    return sum(n * stride for n, stride in zip(herd, strides, strict=True))


def by_rules(sties: int) -> set[Herd]:
    """What `happypigs.fits` says: the herds that it rejects although there are enough cells."""
    return {herd for herd in herds(STY_CELLS * sties) if not fits(*herd, sties)}


def by_walk(sties: int) -> set[Herd]:
    return set(herds(STY_CELLS * sties)) - packable(sties)


def main() -> None:
    most = int(sys.argv[1]) if len(sys.argv) > 1 else MOST_STIES
    checked = int(sys.argv[2]) if len(sys.argv) > 2 else SEARCHED
    for sties in range(1, min(most, MOST_STIES) + 1):
        found = exceptions(sties)
        agreed = "the rules agree" if found == by_rules(sties) else "THE RULES DIFFER"
        if sties <= checked:
            agreed += ", the walk too" if found == by_walk(sties) else ", THE WALK DIFFERS"
        print(f"{sties} sties: {len(found)} exceptions, {agreed}", flush=True)
        for herd in sorted(found, key=lambda herd: (STY_CELLS * sties - cells(herd), herd)) if sties <= 4 else []:
            print(f"    {STY_CELLS * sties - cells(herd)} cells over: {herd}")
        if "DIFFER" in agreed:
            sys.exit(1)


if __name__ == "__main__":
    main()
