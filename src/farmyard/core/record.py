"""Typed records: a game's whole state is one flat NumPy record, described field by field."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

NONE = 127  # "no card, no seat, no pig": fits every field type, signed or not

EVERYONE = "everyone"  # lies open on the table
OWNER = "owner"  # row i is for seat i's eyes only
NOBODY = "nobody"  # hidden from all (a face-down pile, staged choices, chance)

_TAKEN = frozenset(dir(np.ndarray)) | frozenset(dir(np.record))


class Field(NamedTuple):
    """One line of a record: what it is, who may see it, and which values it can hold."""

    name: str
    type: str
    shape: int | tuple[int, ...]
    sees: str
    low: int
    high: int
    meaning: str


def record(fields: Iterable[Field]) -> np.dtype[np.record]:
    """The NumPy record type of these fields; refuses names that NumPy itself uses."""
    fields = tuple(fields)
    names = [f.name for f in fields]
    for field in fields:
        if field.name in _TAKEN:
            raise ValueError(f"field {field.name!r} is an attribute of NumPy arrays; choose another name")
        if names.count(field.name) > 1:
            raise ValueError(f"field {field.name!r} is named twice")
        limits = np.iinfo(field.type)
        if not limits.min <= field.low <= field.high <= limits.max:
            raise ValueError(f"field {field.name!r}: {field.low}..{field.high} does not fit {field.type}")
    return np.dtype((np.record, np.dtype(_without_holes(fields), align=True)))  # type: ignore[return-value]


def _without_holes(fields: tuple[Field, ...]) -> list[tuple[str, str, int | tuple[int, ...]]]:
    """Wide fields first, filled up at the end: CUDA reads no crooked numbers, and NumPy copies no holes."""
    wide_first = sorted(fields, key=lambda f: -np.dtype(f.type).itemsize)
    layout = [(f.name, f.type, f.shape) for f in wide_first]
    left_over = -np.dtype(layout).itemsize % max(np.dtype(f.type).itemsize for f in fields)
    return [*layout, ("filler", "u1", left_over)] if left_over else layout


def public(fields: Iterable[Field]) -> tuple[Field, ...]:
    """The fields that lie open: every view starts with them."""
    return tuple(f for f in fields if f.sees == EVERYONE)
