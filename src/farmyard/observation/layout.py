"""Where each field of a view goes in the observation: decided by its range, its shape and its codec.

- a seat: one place per seat, counted from the viewer; all empty for “nobody”
- a name (a card, a colour, a phase): one place per name; all empty for “none”
- a list of cards: how often each occurs, in no order
- bits: one place per bit
- any other number: from 0 to 1 over its range; two-byte numbers on a log scale
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from math import log1p, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from farmyard.core import kinds
from farmyard.core.game import Game
from farmyard.core.record import NONE, Field
from farmyard.observation.encode import (
    BITS,
    COLUMNS,
    COUNTS,
    FILLED,
    KINDS,
    LISTED,
    LOG,
    NUMBER,
    ONE_OF,
    ONE_OF_WIDE,
    SEAT,
    SEATS_LISTED,
)
from farmyard.schema.codec import Codec, Flag, Keyed, Maybe, Name, Number
from farmyard.schema.position import codec_of, is_per_seat

BOOKKEEPING = {"revealed", "lacking"}  # for undo; for imagined worlds, after one game in a thousand
LARGE = 1024  # a field that would need more places than this is counted instead


class Source(NamedTuple):
    """Where a part is in the bytes of a view."""

    at: int
    width: int
    rows: int
    columns: int
    by_seat: bool
    length_at: int  # of the first row's length, if it is a list


@dataclass(frozen=True)
class Part:
    """One field, or one aspect of it, and the indices it takes."""

    name: str
    meaning: str
    kind: int
    start: int
    entry: int  # places one entry takes
    axes: tuple[tuple[str, ...], ...]  # what the indices run over, the last one fastest
    source: Source
    span: tuple[int, int]  # of the field's values
    scale: float
    least: float
    most: float

    @property
    def size(self) -> int:
        return prod(len(axis) for axis in self.axes)


@cache
def parts_of(game: Game) -> tuple[Part, ...]:
    """In the order of the view's fields."""
    fields = game.view_fields
    lengths = {field.name for field in fields if field.name.endswith("_n")}
    parts: list[Part] = []
    for field in fields:
        if field.name not in BOOKKEEPING:
            length = f"{field.name}_n" if f"{field.name}_n" in lengths else None
            for kind in kinds_of(game, field, length):
                parts.append(part_of(game, field, kind, end_of(parts), length))
    return tuple(parts)


@cache
def hidden_parts_of(game: Game) -> tuple[Part, ...]:
    """What a seat's view tells nobody else, in indices of its own."""
    own = {field.name for field in game.rules.OWN_FIELDS} - {"seat"}
    parts: list[Part] = []
    for part in parts_of(game):
        if part.name in own:
            parts.append(replace(part, start=end_of(parts)))
    return tuple(parts)


def size_of(game: Game) -> int:
    return end_of(parts_of(game))


def hidden_size_of(game: Game) -> int:
    return end_of(hidden_parts_of(game))


def end_of(parts: Sequence[Part]) -> int:
    return parts[-1].start + parts[-1].size if parts else 0


@cache
def layout_of(game: Game) -> str:
    """A hash of what every index means and which values it takes: networks fit one layout only."""
    lines = [(p.name, p.kind, p.start, p.entry, p.axes, p.span, p.scale, p.least, p.most) for p in parts_of(game)]
    return sha256(repr(lines).encode()).hexdigest()[:16]


Plan = tuple[NDArray[np.uint64], NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]


@cache
def plan_of(game: Game, seats: int) -> Plan:
    """The plan for native code: the rows for each viewer, where each kind begins, scales of rows, a log table."""
    return plan_for(parts_of(game), seats)


@cache
def hidden_plan_of(game: Game, seats: int) -> Plan:
    return plan_for(hidden_parts_of(game), seats)


def plan_for(told: Sequence[Part], seats: int) -> Plan:
    parts = sorted(told, key=lambda part: part.kind)
    plans = [[row for part in parts for row in rows_of(part, seats, viewer)] for viewer in range(seats)]
    kinds = [part.kind for part in parts for _ in rows_of(part, seats, 0)]
    groups = [sum(kind < end for kind in kinds) for end in range(KINDS + 1)]
    scales = [part.scale for part in parts for _ in rows_of(part, seats, 0)]
    longest = max((max(abs(end) for end in part.span) for part in parts), default=0)
    return (
        np.array(plans, np.uint64).reshape(seats, len(kinds), COLUMNS),
        np.array(groups, np.int64),
        np.array(scales, np.float64),
        np.log1p(np.arange(longest + 1, dtype=np.float64)),
    )


def rows_of(part: Part, seats: int, viewer: int) -> list[tuple[int, ...]]:
    """Rows that belong to seats start with the viewer's."""
    source, span = part.source, part.entry
    size = span * (1 if part.kind in (COUNTS, LISTED) else source.columns)
    rows: list[tuple[int, ...]] = []
    for row in range(min(source.rows, seats) if source.by_seat else source.rows):
        here = (viewer + row) % seats if source.by_seat else row
        entries = source.length_at + here if part.kind in (LISTED, SEATS_LISTED) else source.columns
        low = int(part.span[0] < 0) if part.kind == LOG else part.span[0]
        rows.append((source.at + here * source.columns * source.width, part.start + row * size, entries, low, span))
    return rows


def kinds_of(game: Game, field: Field, length: str | None) -> tuple[int, ...]:
    """How a field is written; a large table of cards twice: which cards are in a row, and which places are taken."""
    narrow = np.dtype(field.type).itemsize == 1
    if field.holds is kinds.SEAT:
        return (SEATS_LISTED if length else SEAT,)
    names = names_of(game, field)
    if names and length:
        return (LISTED,)
    if names:
        rows, columns, _ = shape_of(game, field)
        if rows * columns * len(names) <= LARGE:
            return (ONE_OF if narrow else ONE_OF_WIDE,)
        return (COUNTS, FILLED) if field.high == NONE else (COUNTS,)
    if not isinstance(inner_codec(game, field), Number | Flag):
        return (BITS,)
    return (NUMBER if narrow else LOG,)


def part_of(game: Game, field: Field, kind: int, start: int, length: str | None) -> Part:
    rows, columns, by_seat = shape_of(game, field)
    values = values_of(game, field, kind)
    places = game.view_type.fields
    assert places is not None
    at, length_at = places[field.name][1], places[length][1] if length else 0
    return Part(
        name=field.name,
        meaning=field.meaning,
        kind=kind,
        start=start,
        entry=max(1, len(values)),
        axes=axes_of(game, field, kind, values),
        source=Source(at, np.dtype(field.type).itemsize, rows, columns, by_seat, length_at),
        span=(field.low, field.high),
        scale=scale_of(field, kind),
        least=-1.0 if kind == LOG and field.low < 0 else 0.0,
        most=float(columns) if kind in (COUNTS, LISTED) else 1.0,
    )


def shape_of(game: Game, field: Field) -> tuple[int, int, bool]:
    """Rows, columns, and whether each row belongs to a seat."""
    shape = field.shape if isinstance(field.shape, tuple) else (field.shape,)
    by_seat = is_per_seat(game, field)
    if len(shape) == 2:
        return shape[0], shape[1], by_seat
    return (shape[0], 1, True) if by_seat else (1, prod(shape), False)


def axes_of(game: Game, field: Field, kind: int, values: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Rows, columns and values, omitting those with a single entry."""
    rows, columns, by_seat = shape_of(game, field)
    codec = codec_of(game, field)
    first = 1 if kind == BITS else 0
    heads = tuple(codec.names) if isinstance(codec, Keyed) else tuple(str(first + n) for n in range(columns))
    axes = (
        seats_of(game) if by_seat else tuple(map(str, range(rows))),
        () if kind in (COUNTS, LISTED) else heads,
        values,
    )
    return tuple(axis for axis in axes if len(axis) > 1)


def seats_of(game: Game) -> tuple[str, ...]:
    return ("me", *(f"me + {n}" for n in range(1, game.rules.SEATS)))


def values_of(game: Game, field: Field, kind: int) -> tuple[str, ...]:
    """The names of one entry's places; empty if it has a single place."""
    if kind in (SEAT, SEATS_LISTED):
        return seats_of(game)
    if kind == BITS:
        bits = field.high.bit_length()
        return tuple(game.rules.COLOURS[:bits]) if bits > 1 else ()
    return names_of(game, field) if kind in (ONE_OF, ONE_OF_WIDE, COUNTS, LISTED) else ()


def names_of(game: Game, field: Field) -> tuple[str, ...]:
    codec = inner_codec(game, field)
    if isinstance(codec, Name):
        return codec.names
    return tuple(map(str, range(codec.low, codec.high + 1))) if isinstance(codec, Maybe) else ()


def inner_codec(game: Game, field: Field) -> Codec:
    codec = codec_of(game, field)
    return codec.inner if isinstance(codec, Keyed) else codec


def scale_of(field: Field, kind: int) -> float:
    if kind == LOG:
        return 1 / log1p(max(abs(field.low), field.high))
    return 1 / max(1, field.high - field.low)
