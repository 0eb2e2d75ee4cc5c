"""A view as plain Python numbers, read from its bytes only where somebody asks: fifty times faster than a record."""

import struct
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from farmyard.core.game import Game

Reader = Callable[[bytes], Any]


class Rows(tuple):  # type: ignore[type-arg]
    """Rows of numbers that also answer to `rows[i, j]`, as arrays do."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, tuple):
            return super().__getitem__(key[0])[key[1]]
        return super().__getitem__(key)


class Sight:
    """What a viewer sees; `v.points[2]` as on the record, but everything is an int."""

    def __init__(self, readers: dict[str, Reader], raw: bytes) -> None:
        self._readers = readers
        self._raw = raw

    def __getattr__(self, name: str) -> Any:
        try:
            reader = self._readers[name]
        except KeyError:
            raise AttributeError(name) from None
        value = reader(self._raw)
        self.__dict__[name] = value
        return value


@cache
def readers_of(game: Game) -> dict[str, Reader]:
    """How to read each field of a game's view."""
    fields = game.sight.fields
    assert fields is not None
    return {name: _reader(*place[:2]) for name, place in fields.items()}


def _reader(kind: np.dtype[Any], start: int) -> Reader:
    base, shape = kind.base, kind.shape
    if len(shape) == 2:
        width = base.itemsize * shape[1]
        rows = [_reader(np.dtype((base, shape[1:])), start + i * width) for i in range(shape[0])]
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
