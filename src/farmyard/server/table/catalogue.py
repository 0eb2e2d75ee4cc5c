"""What a client must know about the games in order to name things: the same for every table."""

from functools import cache
from typing import Any

import msgspec

from farmyard.bots import offered
from farmyard.core.game import Game
from farmyard.core.options import Option
from farmyard.core.record import OWNER, Field
from farmyard.schema import schema_of
from farmyard.schema.codec import Codec, Keyed, Name
from farmyard.schema.position import codec_of, is_per_seat
from farmyard.server.base.messages import Said
from farmyard.server.table.board import BoardInfo, board_of
from farmyard.server.table.commands import EMOTES, PHRASES
from farmyard.server.table.wire import said
from farmyard.text import wording


class GameCard(msgspec.Struct, frozen=True):
    id: str
    title: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    ready: float  # how much of it is compiled: 1 means that it can be played at once


class People(msgspec.Struct, frozen=True):
    phrases: list[str]
    emotes: list[str]
    levels: list[str]


def card_of(game: Game, ready: float = 1.0) -> GameCard:
    return GameCard(game.id, game.title, game.seats, game.minutes, game.age, ready)


def people() -> People:
    """Quick phrases, emotes, and who may sit down as a computer player."""
    return People(list(PHRASES), list(EMOTES), offered())


class FieldInfo(msgspec.Struct, frozen=True):
    name: str
    meaning: str
    low: int
    high: int
    shape: list[int]
    own: bool  # only in a seat's own part
    counted: bool  # a list, cut to its length
    per_seat: bool
    names: list[str] | None  # what the numbers stand for
    none: bool  # 127 stands for none
    keys: list[str] | None  # what the positions in a row stand for


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    kind: str
    default: bool | int | str | list[int]
    choices: list[str]
    low: int
    high: int
    slots: int
    ours: bool
    seats: tuple[int, int] | None  # with other numbers of players it has no effect


class LengthInfo(msgspec.Struct, frozen=True):
    """A shorter or longer way to play: the options that make it so."""

    name: str
    options: dict[str, bool | int | str | list[int]]


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
    lengths: list[LengthInfo]
    fields: list[FieldInfo]
    actions: list[str]
    labels: list[Said]
    reasons: list[str]
    endings: list[str]
    printed: dict[str, Any]  # numbers on boards and cards, as the game's narration names them
    board: BoardInfo | None  # what its table consists of, if it draws none of its own


@cache
def info_of(game: Game) -> GameInfo:
    fields = {f.name: f for f in game.view_fields}
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
        [_option_info(option) for option in game.options],
        [LengthInfo(length.name, dict(length.options)) for length in game.lengths],
        [_field_info(game, f, f"{f.name}_n" in fields) for f in fields.values()],
        list(schema_of(game).NAMES),
        [said(wording(game).label(action)) for action in range(game.actions)],
        list(game.reasons),
        list(game.endings),
        getattr(schema_of(game), "PRINTED", {}),
        board_of(game),
    )


def _option_info(option: Option) -> OptionInfo:
    o = option
    return OptionInfo(o.name, o.kind, o.default, list(o.choices), o.low, o.high, o.slots, o.ours, o.seats)


def _field_info(game: Game, field: Field, has_length: bool) -> FieldInfo:
    codec = codec_of(game, field)
    keys = list(codec.names) if isinstance(codec, Keyed) else None
    inner: Codec = codec.inner if isinstance(codec, Keyed) else codec
    return FieldInfo(
        field.name,
        field.meaning,
        field.low,
        field.high,
        list(field.shape) if isinstance(field.shape, tuple) else [field.shape],
        field.sees == OWNER,
        has_length,
        is_per_seat(game, field),
        list(inner.names) if isinstance(inner, Name) else None,
        inner.default == 127,
        keys,
    )
