"""REST for duplicate evenings: hosting one, joining by its code, one's tables, the result sheet."""

from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

from farmyard.games import find_game
from farmyard.server.base.messages import Name, OptionValue
from farmyard.server.hall import evening_guests
from farmyard.server.hall.evening_guests import DEALS, Guest, teams_of
from farmyard.server.web.account import person_of, writer_of
from farmyard.server.web.day import DayTable
from farmyard.server.web.rest import REFUSALS, AnyRequest, desk_of

EveningPath = Annotated[str, PathParameter(max_length=12, pattern="^[0-9A-Za-z]+$", description="an evening's code")]
NumberPath = Annotated[int, PathParameter(ge=DEALS[0], le=DEALS[-1], description="of the deal")]


class Evening(msgspec.Struct, frozen=True):
    """The same deals for all guests, against the same computer players; `levels` by seat in the first deal, empty for
    the person's. Whoever knows its code may join."""

    code: str
    title: str
    hosting: bool
    game: str
    rules: int
    levels: list[str]
    options: dict[str, OptionValue]
    until: int  # milliseconds since 1970
    over: bool
    teams: int  # 0: everybody for themselves


class EveningResult(msgspec.Struct, frozen=True):
    """`share`: of the others, beaten at this deal; a tie is half."""

    points: int
    place: int
    share: float


class EveningGuest(msgspec.Struct, frozen=True):
    """`done`: numbers of finished deals; `results` by deal, null where there is none to be seen; a hundred `points`
    for beating all others at a deal."""

    player: str
    name: str
    done: list[int]
    results: list[EveningResult | None]
    points: int
    team: int  # counting from 1; 0 without teams


class EveningTeam(msgspec.Struct, frozen=True):
    """Its points are those of its members."""

    team: int
    members: int
    points: int


class EveningPage(msgspec.Struct, frozen=True):
    evenings: list[Evening]


class EveningSheet(msgspec.Struct, frozen=True):
    """The best guest first. Results of a deal are told to those who have finished it, and to all guests when the
    evening is over."""

    evening: Evening
    guests: list[EveningGuest]
    teams: list[EveningTeam]  # the best one first


class HostEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Name
    name: Name
    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    level: Annotated[str, msgspec.Meta(max_length=16)]  # of all computer players
    options: dict[str, OptionValue] = {}
    teams: Literal[0, 2, 3, 4] = 0  # whose members sit in different seats of the same deals


class JoinEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class PlayEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.6  # minimum seconds a computer player takes


def told(evening: evening_guests.Evening, player: str) -> Evening:
    terms = evening.game, evening.rules, evening.levels, evening.options
    return Evening(
        evening.code,
        evening.title,
        bool(player) and evening.host == player,
        *terms,
        evening.until,
        evening.over,
        evening.teams,
    )


def told_guest(guest: Guest) -> EveningGuest:
    found = [guest.results.get(number) for number in DEALS]
    results = [result and EveningResult(*result) for result in found]
    return EveningGuest(guest.player, guest.name, guest.done, results, guest.points, guest.team)


@get("/evenings", responses=REFUSALS)
async def my_evenings(request: AnyRequest) -> EveningPage:
    """Those one hosts or has joined, the latest first."""
    player = person_of(request).player
    return EveningPage([told(evening, player) for evening in await desk_of(request).evenings.of(player)])


@post("/evenings", status_code=200, responses=REFUSALS)
async def host_evening(request: AnyRequest, data: JSONBody[HostEvening]) -> Evening:
    """Three deals, open for a week or until the host ends it."""
    player, desk = writer_of(request).player, desk_of(request)
    for said in (data.title, data.name):
        desk.registry.names.check(said)
    game = find_game(data.game)
    terms = game, data.seats, data.level, data.options, data.teams
    made = await desk.evenings.host(player, data.title, data.name, *terms)
    return told(made, player)


@post("/evenings/{code:str}", status_code=200, responses=REFUSALS)
async def join_evening(request: AnyRequest, code: EveningPath, data: JSONBody[JoinEvening]) -> Evening:
    """Whoever knows the code is invited."""
    request.app.state.gate.guesses(request.scope).check()
    player, desk = writer_of(request).player, desk_of(request)
    desk.registry.names.check(data.name)
    return told(await desk.evenings.join(player, code, data.name), player)


@get("/evenings/{code:str}", responses=REFUSALS)
async def tell_evening(request: AnyRequest, code: EveningPath) -> EveningSheet:
    """The result sheet, for its guests."""
    player = person_of(request).player
    evening, guests = await desk_of(request).evenings.sheet(player, code)
    teams = [EveningTeam(*team) for team in teams_of(evening, guests)]
    return EveningSheet(told(evening, player), [told_guest(guest) for guest in guests], teams)


@post("/evenings/{code:str}/end", status_code=200, responses=REFUSALS)
async def end_evening(request: AnyRequest, code: EveningPath) -> Evening:
    """By the host, for good: nothing more is begun or counted, and all results are told."""
    player = person_of(request).player
    return told(await desk_of(request).evenings.end(player, code), player)


@post("/evenings/{code:str}/{number:int}", status_code=200, responses=REFUSALS)
async def play_evening(
    request: AnyRequest, code: EveningPath, number: NumberPath, data: JSONBody[PlayEvening]
) -> DayTable:
    """One's table for this deal: made the first time, found again until it is finished."""
    caller = person_of(request)
    live = await desk_of(request).evenings.play(caller, code, number, data.pace)
    return DayTable(live.state.id, live.state.seats_of(caller.player)[0])


def evening_routes() -> Router:
    handlers = [my_evenings, host_evening, join_evening, tell_evening, end_evening, play_evening]
    return Router("/api", route_handlers=handlers)
