"""Views and words as JSON: what lies open is encoded once for all, what is a seat's own apart from it."""

from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from farmyard.core.game import Game, Refusal
from farmyard.core.record import EVERYONE, Field
from farmyard.server.messages import Said
from farmyard.server.sight import Reader, reader
from farmyard.text import wording
from farmyard.text.codec import Codec, Keyed, Name
from farmyard.text.position import codec_of, is_per_seat
from farmyard.text.words import Line, Who

encode = msgspec.json.Encoder().encode


class Fragments(dict[bytes, bytes]):
    """The JSON of a field by its bytes: made once for each value, because most values come again and again."""

    MOST = 2000

    def __init__(self, name: str, read: Reader) -> None:
        super().__init__()
        self.name, self.read = encode(name), read

    def __missing__(self, raw: bytes) -> bytes:
        if len(self) > self.MOST:
            self.clear()
        made = self[raw] = self.name + b":" + encode(self.read(raw))
        return made


class Part(NamedTuple):
    """A field in a view's bytes: where it is, and what it says; for lists also where their length is."""

    made: Fragments
    place: slice
    size: int = 0  # bytes of an entry of a list
    length: int = 0  # where its length is


class Wire:
    """How one game's views become JSON: numbers by field name, lists cut to their length, seats to those there."""

    def __init__(self, game: Game, seats: int) -> None:
        fields = {f.name: f for f in game.rules.VIEW_FIELDS}
        lying_open = {f.name for f in game.rules.FIELDS if f.sees == EVERYONE}
        parts = {name: _part(game, field, fields, seats) for name, field in fields.items()}
        self._public = [part for name, part in parts.items() if name in lying_open]
        self._own = [part for name, part in parts.items() if name not in lying_open]
        self.moves = [encode((action, name)) for action, name in enumerate(wording(game).NAMES)]

    def public(self, raw: bytes) -> msgspec.Raw:
        return msgspec.Raw(_write(self._public, raw))

    def own(self, raw: bytes) -> bytes:
        return _write(self._own, raw)

    def legal(self, actions: list[int]) -> bytes:
        return b"[" + b",".join([self.moves[action] for action in actions]) + b"]"


@cache
def wire_of(game: Game, seats: int) -> Wire:
    return Wire(game, seats)


def _write(parts: list[Part], raw: bytes) -> bytes:
    said = [
        made[raw[place.start : place.start + size * raw[length]]] if size else made[raw[place]]
        for made, place, size, length in parts
    ]
    return b"{" + b",".join(said) + b"}"


def _part(game: Game, field: Field, fields: dict[str, Field], seats: int) -> Part:
    kinds = game.sight.fields
    assert kinds is not None
    kind, start = kinds[field.name][:2]
    size = kind.base.itemsize
    if f"{field.name}_n" in fields and kind.ndim == 1:
        place = slice(start, start + kind.itemsize)
        return Part(Fragments(field.name, _list_of(kind.base)), place, size, kinds[f"{field.name}_n"][1])
    if kind.ndim and is_per_seat(game, field):
        kind = np.dtype((kind.base, (seats, *kind.shape[1:])))
    read = reader(kind, 0)
    plain = read if not kind.ndim else lambda raw: [_plain_row(value) for value in read(raw)]
    return Part(Fragments(field.name, plain), slice(start, start + kind.itemsize))


def _list_of(kind: np.dtype[Any]) -> Reader:
    """As many as there are bytes for."""
    return list if kind == np.uint8 else lambda raw: np.frombuffer(raw, kind).tolist()


def _plain_row(value: Any) -> Any:
    return value if isinstance(value, int) else list(value)


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


# What a client must know about a game to name things


class FieldInfo(msgspec.Struct, frozen=True):
    name: str
    meaning: str
    low: int
    high: int
    shape: list[int]
    own: bool  # only in a seat's own part
    counted: bool  # a list, as long as it is sent
    per_seat: bool
    names: list[str] | None  # the numbers stand for these
    none: bool  # 127 stands for nothing
    keys: list[str] | None  # the places of a row stand for these


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: str
    default: bool | int | str | list[int]
    choices: list[str]
    low: int
    high: int
    slots: int
    ours: bool


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    author: str
    publisher: str
    year: int
    rules: int
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    options: list[OptionInfo]
    fields: list[FieldInfo]
    actions: list[str]
    labels: list[Said]
    reasons: list[str]
    endings: list[str]
    printed: dict[str, Any]  # numbers on boards and cards, as the game's view in words names them


@cache
def info_of(game: Game) -> GameInfo:
    fields = {f.name: f for f in game.rules.VIEW_FIELDS}
    lying_open = {f.name for f in game.rules.FIELDS if f.sees == EVERYONE}
    return GameInfo(
        game.id,
        game.title,
        game.author,
        game.publisher,
        game.year,
        game.version,
        game.seats,
        game.minutes,
        game.age,
        [OptionInfo(o.name, o.kind, o.default, list(o.choices), o.low, o.high, o.slots, o.ours) for o in game.options],
        [_field_info(game, f, f.name not in lying_open, f"{f.name}_n" in fields) for f in fields.values()],
        list(wording(game).NAMES),
        [said(wording(game).label(action)) for action in range(game.actions)],
        list(game.reasons),
        list(game.endings),
        getattr(wording(game), "PRINTED", {}),
    )


def _field_info(game: Game, field: Field, own: bool, has_length: bool) -> FieldInfo:
    codec = codec_of(game, field)
    keys = list(codec.names) if isinstance(codec, Keyed) else None
    inner: Codec = codec.inner if isinstance(codec, Keyed) else codec
    return FieldInfo(
        field.name,
        field.meaning,
        field.low,
        field.high,
        list(field.shape) if isinstance(field.shape, tuple) else [field.shape],
        own,
        has_length,
        is_per_seat(game, field),
        list(inner.names) if isinstance(inner, Name) else None,
        inner.default == 127,
        keys,
    )
