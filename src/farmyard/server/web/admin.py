"""REST for whoever runs the server: tables, reports, bans; behind the key that `farmyard serve` prints."""

import hmac
import time
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from farmyard.core.refusal import Refusal
from farmyard.server.base.messages import About, Text
from farmyard.server.web.rest import REFUSALS, AnyRequest, TablePath, desk_of


def check_admin(request: AnyRequest) -> None:
    """The key as a bearer token; wrong ones count like other wrong keys."""
    guesses = request.app.state.gate.guesses(request.scope)
    guesses.check()
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    wanted = request.app.state.gate.config.admin
    if scheme.lower() != "bearer" or not wanted or not hmac.compare_digest(key.encode(), wanted.encode()):
        guesses.count()
        raise Refusal("token")


class TableRow(msgspec.Struct, frozen=True):
    about: About
    listening: int
    idle: int  # seconds since the last activity
    stopped: bool


class ReportRow(msgspec.Struct, frozen=True):
    id: int
    time: int
    by: str
    player: str
    name: str
    table: str
    why: str
    text: str
    talk: list[str]


class BanRow(msgspec.Struct, frozen=True):
    who: str
    time: int
    why: str


class Yard(msgspec.Struct, frozen=True):
    """Everything at a glance; of this worker."""

    tables: list[TableRow]
    reports: list[ReportRow]
    bans: list[BanRow]


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player, and with `network` also the networks they are currently connected from."""

    player: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    why: Text = ""
    network: bool = False


@get("/yard", responses=REFUSALS)
async def look_round(request: AnyRequest) -> Yard:
    check_admin(request)
    return await yard(request)


async def yard(request: AnyRequest) -> Yard:
    desk, now = desk_of(request), time.monotonic()
    lives = sorted(desk.registry.tables.values(), key=lambda live: live.used, reverse=True)
    return Yard(
        [
            TableRow(live.state.about(), len(live.audience.listeners), int(now - live.used), live.stopped)
            for live in lives
        ],
        [ReportRow(**row) for row in await desk.people.reports()],
        [BanRow(**row) for row in await desk.people.bans()],
    )


@post("/tables/{table:str}/close", status_code=200, responses=REFUSALS)
async def close_table(request: AnyRequest, table: TablePath) -> Yard:
    """Listeners are told; the table is gone for good, its finished games stay."""
    check_admin(request)
    await desk_of(request).registry.close_table(table)
    return await yard(request)


@post("/bans", status_code=200, responses=REFUSALS)
async def ban_player(request: AnyRequest, data: JSONBody[Ban]) -> Yard:
    check_admin(request)
    people = desk_of(request).people
    networks = people.networks_of(data.player) if data.network else set()
    for who in (data.player, *sorted(networks)):
        await people.ban(who, data.why)
    return await yard(request)


@delete("/bans/{who:str}", status_code=200, responses=REFUSALS)
async def pardon(request: AnyRequest, who: Annotated[str, PathParameter(max_length=64)]) -> Yard:
    check_admin(request)
    await desk_of(request).people.pardon(who)
    return await yard(request)


@delete("/reports/{report:int}", status_code=200, responses=REFUSALS)
async def settle_report(request: AnyRequest, report: Annotated[int, PathParameter(ge=0, le=2**31 - 1)]) -> Yard:
    """Settled: it need not be kept any longer."""
    check_admin(request)
    await desk_of(request).people.settle(report)
    return await yard(request)


def admin_routes() -> Router:
    routes = [look_round, close_table, ban_player, pardon, settle_report]
    return Router("/api/admin", route_handlers=routes, include_in_schema=False)
