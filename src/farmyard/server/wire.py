"""Views and words as JSON: what lies open is encoded once for all, what is a seat's own apart from it."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from farmyard.core.game import Game, Refusal
from farmyard.core.record import EVERYONE, Field
from farmyard.server.messages import Said
from farmyard.server.sight import Reader, readers_of
from farmyard.text import wording
from farmyard.text.codec import Codec, Keyed, Name
from farmyard.text.position import _codec_of, _is_per_seat
from farmyard.text.words import Line, Who

encode = msgspec.json.Encoder().encode


class Wire:
    """How one game's views become JSON: numbers by field name, lists cut to their length, seats to those there."""

    def __init__(self, game: Game) -> None:
        fields = {f.name: f for f in game.rules.VIEW_FIELDS}
        lying_open = {f.name for f in game.rules.FIELDS if f.sees == EVERYONE}
        writers = {name: _writer(game, field, fields) for name, field in fields.items()}
        self._public = [(name, write) for name, write in writers.items() if name in lying_open]
        self._own = [(name, write) for name, write in writers.items() if name not in lying_open]
        self.moves = [encode((action, name)) for action, name in enumerate(wording(game).NAMES)]
        self._own_slices = [_slice_of(game, name) for name, _ in self._own if name != "seat"]

    def public(self, raw: bytes) -> msgspec.Raw:
        return msgspec.Raw(encode({name: write(raw) for name, write in self._public}))

    def own(self, raw: bytes) -> msgspec.Raw:
        return msgspec.Raw(encode({name: write(raw) for name, write in self._own}))

    def same_own(self, before: bytes, after: bytes) -> bool:
        """Has nothing changed in what only this seat sees?"""
        return all(before[part] == after[part] for part in self._own_slices)

    def legal(self, actions: list[int]) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join([self.moves[action] for action in actions]) + b"]")


@cache
def wire_of(game: Game) -> Wire:
    return Wire(game)


def _slice_of(game: Game, name: str) -> slice:
    fields = game.sight.fields
    assert fields is not None
    kind, start = fields[name][:2]
    return slice(start, start + kind.itemsize)


def _writer(game: Game, field: Field, fields: dict[str, Field]) -> Callable[[bytes], Any]:
    read = readers_of(game)
    plain, rows = read[field.name], isinstance(field.shape, tuple) and len(field.shape) == 2
    if field.shape == ():
        return plain
    if f"{field.name}_n" in fields:
        lengths = read[f"{field.name}_n"]
        return _rows_cut(plain, lengths) if rows else _cut(plain, lengths)
    if _is_per_seat(game, field):
        return _rows_of_seats(plain, read["seats"]) if rows else _cut(plain, read["seats"])
    return (lambda raw: [list(row) for row in plain(raw)]) if rows else (lambda raw: list(plain(raw)))


def _cut(plain: Reader, length: Reader) -> Reader:
    return lambda raw: list(plain(raw)[: length(raw)])


def _rows_cut(plain: Reader, lengths: Reader) -> Reader:
    return lambda raw: [list(row[:n]) for row, n in zip(plain(raw), lengths(raw), strict=True)]


def _rows_of_seats(plain: Reader, seats: Reader) -> Reader:
    return lambda raw: [list(row) for row in plain(raw)[: seats(raw)]]


# Words


def said(line: Line) -> Said:
    return Said(line.key, {name: _plain(value) for name, value in line.args.items()})


def said_refusal(refusal: Refusal) -> Said:
    key = refusal.code if "-no-" in refusal.code else f"no-{refusal.code}"
    return Said(key, {name: _plain(value) for name, value in refusal.details.items()})


def _plain(value: object) -> Any:
    if isinstance(value, Who):
        return {"seat": int(value)}
    if isinstance(value, Line):
        return said(value)
    if isinstance(value, Refusal):
        return said_refusal(value)
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value if isinstance(value, int) else str(value)


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
    )


def _field_info(game: Game, field: Field, own: bool, has_length: bool) -> FieldInfo:
    codec = _codec_of(game, field)
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
        _is_per_seat(game, field),
        list(inner.names) if isinstance(inner, Name) else None,
        inner.default == 127,
        keys,
    )
