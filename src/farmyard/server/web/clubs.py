"""REST for clubs: those one belongs to, founding one, joining by its code, leaving."""

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from farmyard.server.base.messages import Name
from farmyard.server.hall import clubs
from farmyard.server.web.account import person_of, writer_of
from farmyard.server.web.rest import REFUSALS, AnyRequest, desk_of

CodePath = Annotated[str, PathParameter(max_length=12, pattern="^[0-9A-Za-z]+$", description="the code of a club")]


class Club(msgspec.Struct, frozen=True):
    """Whoever knows its code may join."""

    code: str
    title: str
    members: int


class ClubPage(msgspec.Struct, frozen=True):
    clubs: list[Club]


class FoundClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Name


def told(club: clubs.Club) -> Club:
    return Club(*club)


@get("/clubs", responses=REFUSALS)
async def my_clubs(request: AnyRequest) -> ClubPage:
    """Those one belongs to."""
    return ClubPage([told(club) for club in await desk_of(request).clubs.of(person_of(request).player)])


@post("/clubs", status_code=200, responses=REFUSALS)
async def found_club(request: AnyRequest, data: JSONBody[FoundClub]) -> Club:
    """A club with oneself as its first member."""
    caller, desk = writer_of(request), desk_of(request)
    desk.registry.names.check(data.title)
    return told(await desk.clubs.found(caller.player, data.title))


@post("/clubs/{code:str}", status_code=200, responses=REFUSALS)
async def join_club(request: AnyRequest, code: CodePath) -> Club:
    """Whoever knows the code belongs to it."""
    request.app.state.gate.guesses(request.scope).check()
    return told(await desk_of(request).clubs.join(writer_of(request).player, code))


@delete("/clubs/{code:str}", status_code=200, responses=REFUSALS)
async def leave_club(request: AnyRequest, code: CodePath) -> ClubPage:
    """The others go on; a club ends with its last member."""
    player, desk = person_of(request).player, desk_of(request)
    await desk.clubs.leave(player, code)
    return ClubPage([told(club) for club in await desk.clubs.of(player)])


def club_routes() -> Router:
    return Router("/api", route_handlers=[my_clubs, found_club, join_club, leave_club])
