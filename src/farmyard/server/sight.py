"""A view as plain Python numbers, read from its bytes only where somebody asks: fifty times faster than a record."""

import struct
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

import numpy as np

from farmyard.core.game import Game
from farmyard.core.record import EVERYONE

Reader = Callable[[bytes], Any]
Unpack = Callable[[bytes], tuple[Any, ...]]


class Rows(tuple):  # type: ignore[type-arg]
    """Rows of numbers that also answer to `rows[i, j]`, as arrays do."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            return super().__getitem__(key[0])[key[1]]
        return super().__getitem__(key)


class Sight:
    """What a viewer sees; `v.points[2]` as on the record, but everything is an int, and bytes where rows are."""

    readers: ClassVar[dict[str, Reader]]  # of the few fields that are read only when asked for
    raw: bytes

    def __getattr__(self, name: str) -> Any:
        """Only the first time: from then on it is an attribute like any other."""
        try:
            read = self.readers[name]
        except KeyError:
            raise AttributeError(name) from None
        value = self.__dict__[name] = read(self.raw)
        return value


class Eyes:
    """Reads all views of one position at once: what lies open is the same in all of them and is read once."""

    def __init__(self, game: Game) -> None:
        places = game.sight.fields
        assert places is not None
        fields = {f.name: places[f.name] for f in game.rules.VIEW_FIELDS}
        lying_open = {f.name for f in game.rules.FIELDS if f.sees == EVERYONE}
        simple = {name: place for name, place in fields.items() if _is_simple(place[0])}
        self._all, self._unpack_all = _layout(simple)
        own = {name: place for name, place in simple.items() if name not in lying_open}
        self._own, self._unpack_own = _layout(own)
        rest = {name: reader(*place[:2]) for name, place in fields.items() if name not in simple}
        self.sight = type("Sight", (Sight,), {"readers": rest})

    def read(self, views: list[bytes]) -> list[Any]:
        seen, names, unpack = [], self._own, self._unpack_own
        shared = dict(zip(self._all, self._unpack_all(views[-1]), strict=True))
        for raw in views:
            sight = self.sight()
            sight.__dict__ = known = shared.copy()
            known.update(zip(names, unpack(raw), strict=True))
            known["raw"] = raw
            seen.append(sight)
        return seen


@cache
def eyes_of(game: Game) -> Eyes:
    return Eyes(game)


def _is_simple(kind: np.dtype[Any]) -> bool:
    """A number, or a row of bytes."""
    return kind.ndim == 0 or (kind.ndim == 1 and kind.base == np.uint8)


def _layout(fields: Mapping[str, Any]) -> tuple[list[str], Unpack]:
    """Names in the order of their places, and how to read them all in one go."""
    names, form, at = sorted(fields, key=lambda name: fields[name][1]), "=", 0
    for name in names:
        kind, start = fields[name][:2]
        form += f"{start - at}x" + (f"{kind.itemsize}s" if kind.ndim else kind.char)
        at = start + kind.itemsize
    return names, struct.Struct(form).unpack_from


def reader(kind: np.dtype[Any], start: int) -> Reader:
    base, shape = kind.base, kind.shape
    if len(shape) == 2:
        width = base.itemsize * shape[1]
        rows = [reader(np.dtype((base, shape[1:])), start + i * width) for i in range(shape[0])]
        return lambda raw: Rows(row(raw) for row in rows)
    count = shape[0] if shape else 1
    if base == np.uint8:
        if not shape:
            return lambda raw: raw[start]
        return lambda raw: raw[start : start + count]
    unpack = struct.Struct(f"={count}{base.char}").unpack_from
    if not shape:
        return lambda raw: unpack(raw, start)[0]
    return lambda raw: unpack(raw, start)
