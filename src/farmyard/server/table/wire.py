"""Views and words as JSON: the public part is encoded once for all, each seat's own part separately."""

from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from farmyard.core.compile import Function, Twins, straight
from farmyard.core.game import Game
from farmyard.core.record import EVERYONE, OWNER, Field
from farmyard.core.refusal import Refusal
from farmyard.previews import previews_of
from farmyard.schema import schema_of
from farmyard.schema.position import is_per_seat
from farmyard.server.base.messages import Said
from farmyard.server.table.native import json_views
from farmyard.server.table.view_reader import Eyes, Sight
from farmyard.text.words import Line, Who


def _write_odd(value: object) -> Any:
    """Encoder hook for types JSON does not know, in a `Line`."""
    if isinstance(value, Who):
        return {"seat": int(value)}
    return said_refusal(value) if isinstance(value, Refusal) else str(value)


encode = msgspec.json.Encoder(enc_hook=_write_odd).encode  # a `Line` is encoded as a `Said`


class Wire:
    """How one game's views become JSON: numbers by field name, lists cut to their length, arrays by seat to the seats
    in play."""

    def __init__(self, game: Game, seats: int) -> None:
        fields = {f.name: f for f in game.view_fields}
        ordered = sorted(fields.values(), key=lambda field: field.sees == OWNER)
        names = [encode(field.name) + b":" for field in ordered]
        ends = np.cumsum([0, *map(len, names)]).tolist()
        rows = [[*_place(game, field, fields, seats), *ends[i : i + 2]] for i, field in enumerate(ordered)]
        self._size = game.view_type.itemsize
        self._fields, self._public = np.array(rows, np.int32), sum(field.sees == EVERYONE for field in ordered)
        self._names = np.frombuffer(bytearray(b"".join(names)), np.uint8)
        self._out = np.empty(sum(_longest(*row) for row in rows) * (seats + 1), np.uint8)  # shared by all tables:
        self._ends = np.empty(seats + 1, np.int32)  # the results are read out at once, through their buffers,
        self._text, self._places = self._out.data, self._ends.data  # which are faster to slice
        previews, self._eyes = previews_of(game), Eyes(game, seats)
        self._preview, self._leads = getattr(previews, "preview", None), getattr(previews, "leads", None)
        self.moves = [encode((action, name)) for action, name in enumerate(schema_of(game).NAMES)]

    def write(self, views: NDArray[np.uint8], seats: int) -> list[bytes]:
        """From the bytes of all views, the spectator's last: each seat's own part, and last the public part."""
        _pen()(views, self._size, seats, self._fields, self._public, self._names, self._out, self._ends)
        end: list[int] = self._places[: seats + 1].tolist()
        text = self._text[: end[-1]].tobytes()
        return [*[text[at:to] for at, to in pairwise(end)], self._with_preview(text[: end[0]], views)]

    def _with_preview(self, public: bytes, views: NDArray[np.uint8]) -> bytes:
        if self._preview is None:
            return public
        v = self._eyes.public(views[-self._size :].tobytes())
        return public[:-1] + b',"preview":' + encode(self._preview(v)) + b"}"

    def public(self, raw: bytes) -> msgspec.Raw:
        return msgspec.Raw(self._write_one(raw)[1])

    def own(self, raw: bytes) -> bytes:
        return self._write_one(raw)[0]

    def _write_one(self, raw: bytes) -> list[bytes]:
        return self.write(np.frombuffer(bytearray(raw * 2), np.uint8), 1)

    def legal(self, actions: list[int]) -> bytes:
        return b"[" + b",".join([self.moves[action] for action in actions]) + b"]"

    def leads(self, v: Sight, actions: list[int]) -> bytes:
        """What legal actions would do, as one more part of the seat's own fields."""
        found = self._leads(v, actions) if self._leads else None
        return b',"leads":' + encode(found) if found else b""


@cache
def wire_of(game: Game, seats: int) -> Wire:
    return Wire(game, seats)


@cache
def _pen() -> Function:
    text, numbers = np.empty(1, np.uint8), np.empty((1, 1), np.int32)
    native = Twins(json_views, "native").bind(json_views)
    return straight(native.write_views, text, 0, 0, numbers, 0, text, text, numbers[0])


def _place(game: Game, field: Field, fields: dict[str, Field], seats: int) -> list[int]:
    """The columns of `farmyard.server.table.native.json_views`, except for the name."""
    kinds = game.view_type.fields
    assert kinds is not None
    kind, start = kinds[field.name][:2]
    bytes_each = kind.base.itemsize * (-1 if kind.base.kind == "i" else 1)
    rows, width = (*kind.shape, 0, 0)[:2]
    if is_per_seat(game, field):
        rows = min(rows, seats)
    length = kinds[f"{field.name}_n"][1] if f"{field.name}_n" in fields and kind.ndim == 1 else -1
    return [start, bytes_each, kind.ndim, rows, width, length]


def _longest(start: int, kind: int, depth: int, rows: int, width: int, length: int, name: int, name_end: int) -> int:
    """The most bytes this field can take."""
    digits = 1 + len(str(256 ** abs(kind)))
    return 4 + name_end - name + (rows or 1) * (3 + (width or 1) * digits)


# Words


def said(line: Line) -> Said:
    return Said(line.key, {name: _plain(value) for name, value in line.args.items()})


def said_refusal(refusal: Refusal) -> Said:
    key = refusal.code if "-no-" in refusal.code else f"no-{refusal.code}"
    return Said(key, {name: _plain(value) for name, value in refusal.details.items()})


def _plain(value: object) -> Any:
    kind = type(value)
    if kind is int or kind is str:
        return value
    if kind is Line:
        return said(value)  # type: ignore[arg-type]
    if isinstance(value, Who):
        return {"seat": int(value)}
    if isinstance(value, Refusal):
        return said_refusal(value)
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return str(value)
