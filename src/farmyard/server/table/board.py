"""What a client needs to draw the table of a game that has no drawing of its own: where everything lies, what it is
called, and which cards a move is about."""

from collections.abc import Iterator

import msgspec

from farmyard.core.game import Game
from farmyard.core.kinds import Kind
from farmyard.core.record import NONE, OWNER, Field
from farmyard.core.zones import UNSHOWN, zones
from farmyard.schema.position import is_per_seat
from farmyard.server.base.messages import Said
from farmyard.server.table.wire import said
from farmyard.text import derived


class KindInfo(msgspec.Struct, frozen=True):
    """What the numbers of one kind are called; `parts` are each number's parts in the kinds `of` that it combines."""

    name: str
    names: list[str]
    said: list[Said]
    of: list[str]
    parts: list[list[int]]


class MovesInfo(msgspec.Struct, frozen=True):
    """The action numbers from `first` on: a verb with every combination of its parts, the last one varying fastest."""

    verb: str
    parts: list[str]
    first: int
    size: int


class ZoneInfo(msgspec.Struct, frozen=True):
    """A field that is drawn, and how it lies there; `each` says of what kinds the places along its last axes are."""

    field: str
    lies: str
    title: Said
    kind: str
    each: list[str]
    per_seat: bool
    own: bool
    none: bool
    most: int


class BoardInfo(msgspec.Struct, frozen=True):
    kinds: list[KindInfo]
    moves: list[MovesInfo]
    zones: list[ZoneInfo]


def board_of(game: Game) -> BoardInfo | None:
    """Nothing for games that draw their own table."""
    if not derived.is_single_file(game):
        return None
    return BoardInfo([_kind(game, kind) for kind in _kinds(game)], list(_moves(game)), list(_zones(game)))


def _kinds(game: Game) -> list[Kind]:
    """Those of fields and moves, and their parts: each once."""
    fields = [field.holds for field in game.view_fields if field.holds and field.holds.names]
    places = [kind for field in game.view_fields for kind in field.each]
    whole = [*fields, *places, *(part for moves in game.rules.MOVES for part in moves.parts)]
    return list({kind.name: kind for each in whole for kind in (*each.of, each)}.values())


def _kind(game: Game, kind: Kind) -> KindInfo:
    numbers = range(len(kind.names))
    called = [said(derived.line_of(game, kind, number)) for number in numbers]
    parts = [[part for _, part in kind.split(number)] for number in numbers] if kind.of else []
    return KindInfo(kind.name, list(kind.names), called, [part.name for part in kind.of], parts)


def _moves(game: Game) -> Iterator[MovesInfo]:
    first = 0
    for moves in game.rules.MOVES:
        yield MovesInfo(moves.verb, [part.name for part in moves.parts], first, moves.size)
        first += moves.size


def _zones(game: Game) -> Iterator[ZoneInfo]:
    where = zones(game.view_fields, game.rules.SEATS)
    for field in game.view_fields:
        if where[field.name] != UNSHOWN:
            yield _zone(game, field, where[field.name])


def _zone(game: Game, field: Field, lies: str) -> ZoneInfo:
    return ZoneInfo(
        field.name,
        lies,
        said(derived.title_of(game, field)),
        field.holds.name if field.holds else "",
        [kind.name for kind in field.each],
        is_per_seat(game, field),
        field.sees == OWNER,
        field.high == NONE,
        field.high,
    )
