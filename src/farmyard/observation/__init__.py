"""A view as numbers for machine learning: one flat vector, of fixed size per game, every index with a meaning.

The vector is made of a seat's view and of nothing else, so what the view does not tell is not in it. Seats are
counted from the viewer: 0 is the viewer, 1 the next one round the table, wherever they sit. `layout` plans where each
field goes, `encode` writes it, natively.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.core.arrays import check_array, check_legal, check_view
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.observation import encode
from farmyard.observation.layout import (
    Part,
    hidden_parts_of,
    hidden_plan_of,
    hidden_size_of,
    layout_of,
    parts_of,
    plan_of,
    size_of,
)

__all__ = [
    "Part",
    "bounds",
    "hidden_parts_of",
    "hidden_plan_of",
    "hidden_size_of",
    "layout_of",
    "mask",
    "meaning",
    "observe",
    "parts_of",
    "plan_of",
    "size_of",
]


def observe(game: Game, view: Any, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
    """The observation of the seat whose view this is, in `out` or in a new array."""
    if out is None:
        out = np.zeros(size_of(game), np.float32)
    check_array("out", out, np.float32, (size_of(game),))
    raw = np.frombuffer(check_view(game, view).tobytes(), np.uint8)
    seats, seat = int(view["seats"]), int(view["seat"])
    game.bind(encode).write(raw, *plan_of(game, seats), seats, seat, out)
    return out


def mask(game: Game, legal: Any) -> NDArray[np.int8]:
    """1 for every legal action number, 0 for all others."""
    out = np.zeros(game.actions, np.int8)
    out[check_legal(game, legal, least=0)] = 1
    return out


@cache
def bounds(game: Game) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The lowest and the highest value at each index."""
    least, most = ([np.full(p.size, getattr(p, end), np.float32) for p in parts_of(game)] for end in ("least", "most"))
    return np.concatenate(least), np.concatenate(most)


def meaning(game: Game, index: int) -> str:
    """The meaning of this index, in words: `my_hand: brown 5`."""
    if not 0 <= index < size_of(game):
        raise Refusal("index", index=index, most=size_of(game) - 1)
    part = next(part for part in parts_of(game) if index < part.start + part.size)
    place = np.unravel_index(index - part.start, tuple(len(axis) for axis in part.axes) or (1,))
    return ": ".join([part.name, *(axis[i] for axis, i in zip(part.axes, place, strict=False))])
