"""Typed records: a game's whole state is one flat NumPy record, described field by field."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import numpy as np

from farmyard.core.kinds import Kind

NONE = 127  # "no card, no seat, no pig": fits every field type, signed or not

EVERYONE = "everyone"  # public, open on the table
OWNER = "owner"  # row i is for seat i only; in a view, what belongs to its viewer
NOBODY = "nobody"  # hidden from all (a face-down pile, staged choices, chance)
SOMEBODY = "somebody"  # who sees which part of it changes in the course of a game: `view` says

WORD = 8  # bytes


class Record(np.void):  # type: ignore[misc]  # the stubs call it final; NumPy itself derives np.record from it
    """Fields as attributes. `np.record` has them, too, but looks each up in Python, which takes four times as long."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


_TAKEN = frozenset(dir(np.ndarray)) | frozenset(dir(Record))


class Field(NamedTuple):
    """One line of a record: what it is, who may see it, and which values it can hold."""

    name: str
    type: str
    shape: int | tuple[int, ...]
    sees: str
    low: int
    high: int
    meaning: str
    holds: Kind | None = None  # what the numbers stand for, where they do not mean themselves
    lies: str = ""  # how it lies on the table, where its shape does not say it (`core.zones`)
    each: tuple[Kind, ...] = ()  # what places along its last axes stand for, where they are neither seats nor a list


def record(fields: Iterable[Field]) -> np.dtype[Record]:
    """The NumPy record type of these fields, public ones first; refuses names that NumPy itself uses."""
    fields = tuple(fields)
    hidden = tuple(f for f in fields if f.sees != EVERYONE)
    return laid_out({"public": public(fields), "": hidden})


def laid_out(parts: Mapping[str, tuple[Field, ...]]) -> np.dtype[Record]:
    """The parts, one after another. A named part can also be read as an array of words under its name, with the same
    layout in every record that has it: so it is copied as a block, whatever fields it consists of (`share`)."""
    _check([field for fields in parts.values() for field in fields])
    columns: list[Column] = []
    at = 0
    for name, fields in parts.items():
        start = at
        for field in sorted(fields, key=lambda f: -np.dtype(f.type).itemsize):  # wide first: CUDA needs them aligned
            columns.append(Column(field.name, field.type, field.shape, at))
            at = columns[-1].end
        left_over = -at % WORD
        if name:
            columns.append(Column(name, "u8", max(1, (at + left_over - start) // WORD), start))
        elif left_over:
            columns.append(Column("filler", "u1", left_over, at))  # NumPy does not copy padding
        at = columns[-1].end
    layout = {"names": [c.name for c in columns], "formats": [(c.type, c.shape) for c in columns]}
    places = {"offsets": [c.start for c in columns], "itemsize": at}
    return np.dtype((Record, np.dtype({**layout, **places}, align=True)))  # type: ignore[call-overload,return-value]


def share(a: Any, b: Any) -> None:
    """Copy everything public from a state to a view, or back."""
    for i in range(len(a.public)):
        b.public[i] = a.public[i]


def recall(a: Any, b: Any) -> None:
    """Copy everything remembered from a memory to a view, or back."""
    for i in range(len(a.remembered)):
        b.remembered[i] = a.remembered[i]


def public(fields: Iterable[Field]) -> tuple[Field, ...]:
    """The public fields: every view starts with them."""
    return tuple(f for f in fields if f.sees == EVERYONE)


class Column(NamedTuple):
    """Where a field is laid out in a record."""

    name: str
    type: str
    shape: int | tuple[int, ...]
    start: int

    @property
    def end(self) -> int:
        return self.start + np.dtype((self.type, self.shape)).itemsize


def _check(fields: list[Field]) -> None:
    names = [f.name for f in fields]
    for field in fields:
        if field.name in _TAKEN:
            raise ValueError(f"field {field.name!r} is an attribute of NumPy arrays; choose another name")
        if names.count(field.name) > 1:
            raise ValueError(f"field {field.name!r} is named twice")
        limits = np.iinfo(field.type)
        if not limits.min <= field.low <= field.high <= limits.max:
            raise ValueError(f"field {field.name!r}: {field.low}..{field.high} does not fit {field.type}")
