"""REST for finished games, and for what became of those who played them."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.table.wire import said, wire_of
from farmyard.server.web.rest import REFUSALS, AnyRequest, KeyHeader, RecordPath, asker_of, caller_of, desk_of
from farmyard.table import SPECTATOR, Table


class Replayed(msgspec.Struct, frozen=True):
    """A finished game after this many moves, from one seat's view, the spectator's, or with all hands open."""

    record: str
    move: int
    moves: int
    names: list[str]
    view: dict[str, Any]
    hands: list[dict[str, Any]]
    lines: list[messages.Said]


class RecordFile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game record: it replays exactly, and shows how its shuffle came about."""

    format: str
    game: str
    rules: int
    seats: int
    names: list[str]
    options: dict[str, Any]
    seed: int | str  # the key of a sealed game; a number in old games and outside this server
    moves: list[str]
    result: dict[str, Any]
    levels: list[str] | None = None  # of the computer players; empty for a person
    shuffle: dict[str, Any] | None = None
    position: dict[str, Any] | None = None


@get("/records/{record:str}", responses=REFUSALS)
async def export_record(request: AnyRequest, record: RecordPath, key: KeyHeader = "") -> RecordFile:
    """The file of a finished game. A share link is this address, or `/r/<record>` for people; for a game of a private
    table one needs the token of somebody who played it, or the table's key."""
    return msgspec.convert(await desk_of(request).records.file(record, asker_of(request, record, key)), RecordFile)


class Imported(msgspec.Struct, frozen=True):
    record: str


@post("/records", status_code=200, responses=REFUSALS)
async def import_record(request: AnyRequest, data: JSONBody[RecordFile]) -> Imported:
    """Put a record on the shelf: it is replayed and checked first, and never rated."""
    body = {name: value for name, value in msgspec.to_builtins(data).items() if value is not None}
    return Imported(await desk_of(request).bring(caller_of(request), body))


@get("/records/{record:str}/{move:int}", responses=REFUSALS)
async def replay_record(
    request: AnyRequest,
    record: RecordPath,
    move: Annotated[int, PathParameter(ge=0, le=100_000)],
    seat: Annotated[int, QueryParameter(ge=-1, le=15, required=False)] = -1,
    open: Annotated[bool, QueryParameter(required=False)] = False,
    key: KeyHeader = "",
) -> Replayed:
    """From this seat's view, or (-1) the spectator's. Only finished games are kept here, so nothing is secret any
    more."""
    table = await desk_of(request).records.table(record, asker_of(request, record, key))
    return await replayed(record, table, move, None if seat < 0 else seat, open)


async def replayed(record: str, table: Table, move: int, seat: int | None, open: bool) -> Replayed:
    if move > len(table.log):
        raise Refusal("record-short", count=len(table.log))
    viewer = SPECTATOR if seat is None else seat
    if seat is not None and seat >= table.seats:
        raise Refusal("seat-unknown", seat=seat, most=table.seats - 1)
    then = await asyncio.to_thread(table.at, max(0, move - 1))
    lines = then.tell(table.log[move - 1], viewer) if move else []
    wire = wire_of(table.game, table.seats)
    shown = range(table.seats) if open else [] if seat is None else [seat]
    return Replayed(
        record,
        move,
        len(table.log),
        table.names,
        wire.public(then.view(viewer).tobytes()),  # type: ignore[arg-type]
        [msgspec.Raw(wire.own(then.view(other).tobytes())) for other in shown],  # type: ignore[misc]
        [said(line) for line in lines],
    )


class RecordLog(msgspec.Struct, frozen=True):
    """A finished game in words: who made which move, and what could be seen of it."""

    seats: list[int]
    actions: list[int]
    lines: list[list[messages.Said]]


@get("/records/{record:str}/log", responses=REFUSALS)
async def tell_record(
    request: AnyRequest,
    record: RecordPath,
    seat: Annotated[int, QueryParameter(ge=-1, le=15, required=False)] = -1,
    key: KeyHeader = "",
) -> RecordLog:
    """Every move in words, as this seat or a spectator saw it."""
    table = await desk_of(request).records.table(record, asker_of(request, record, key))
    if seat >= table.seats:
        raise Refusal("seat-unknown", seat=seat, most=table.seats - 1)
    lines = await asyncio.to_thread(told_in_words, table, SPECTATOR if seat < 0 else seat)
    return RecordLog([move.seat for move in table.log], [move.action for move in table.log], lines)


def told_in_words(table: Table, viewer: int) -> list[list[messages.Said]]:
    then = table.at(0)
    return [[said(line) for line in then.tell(move, viewer)] for move in table.log]


class Played(msgspec.Struct, frozen=True):
    record: str
    game: str
    seats: int
    finished: int
    seat: int
    place: int
    points: int
    names: list[str]  # by seat


class Counted(msgspec.Struct, frozen=True):
    game: str
    seats: int
    games: int
    wins: int
    points: float
    most: int


class Rating(msgspec.Struct, frozen=True):
    """OpenSkill, for this game at tables of this size; `rating` is a conservative estimate."""

    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    rating: float


class Player(msgspec.Struct, frozen=True):
    player: str
    name: str
    history: list[Played]
    statistics: list[Counted]
    ratings: list[Rating]


@get("/players/{player:str}", responses=REFUSALS)
async def describe_player(
    request: AnyRequest, player: Annotated[str, PathParameter(max_length=32, pattern="^[0-9A-Za-z]+$")]
) -> Player:
    """History, statistics and ratings; games of private tables are listed and counted only for oneself."""
    return msgspec.convert(await desk_of(request).records.of_player(player, asker_of(request)), Player)


def finished_routes() -> Router:
    return Router("/api", route_handlers=[export_record, import_record, replay_record, tell_record, describe_player])
