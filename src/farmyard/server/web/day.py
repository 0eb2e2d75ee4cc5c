"""REST for the deal of the day: the deals, one's table, everybody's results, the best of the week and month."""

from datetime import date
from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from farmyard.contests.daily import read_day
from farmyard.server.base.messages import Name, OptionValue
from farmyard.server.hall.day_tries import Bar, closing, oldest_open, today
from farmyard.server.hall.days import Try, promised
from farmyard.server.table.day_table import DealOfTheDay
from farmyard.server.web.account import person_of
from farmyard.server.web.rest import REFUSALS, AnyRequest, asker_of, desk_of

DayPath = Annotated[str, PathParameter(max_length=10, description="a day in UTC, as in 2026-11-19")]
GamePath = Annotated[str, PathParameter(max_length=32)]


class MyTry(msgspec.Struct, frozen=True):
    """One's own try; `finished` is 0 while it is being played."""

    table: str
    finished: int
    points: int
    place: int


class DayDeal(msgspec.Struct, frozen=True):
    """A deal of a day, the same for everybody; `levels` by seat, empty for the person's."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    levels: list[str]
    commitment: str
    mine: MyTry | None


class Promise(msgspec.Struct, frozen=True):
    game: str
    commitment: str


class DayPage(msgspec.Struct, frozen=True):
    """Today's deals, and the commitments to tomorrow's."""

    day: str
    until: int  # milliseconds since 1970: by then what was begun must be finished
    deals: list[DayDeal]
    tomorrow: list[Promise]
    streak: int  # days in a row on which one has finished a deal


@get("/day", responses=REFUSALS)
async def show_day(request: AnyRequest) -> DayPage:
    """Begun on its day (UTC), finished by the end of the next."""
    days, day, player = desk_of(request).days, today(), asker_of(request).player
    deals, tomorrow = await days.deals(day), await days.deals(date.fromordinal(day.toordinal() + 1))
    mine = await days.tries(day, player) if player else {}
    return DayPage(
        day.isoformat(),
        closing(day),
        [told(deal, mine.get(game)) for game, deal in sorted(deals.items())],
        [Promise(game, promised(deal)) for game, deal in sorted(tomorrow.items())],
        await days.streak(player) if player else 0,
    )


def told(deal: DealOfTheDay, mine: Try | None) -> DayDeal:
    plan = deal.plan
    own = MyTry(*mine) if mine else None
    return DayDeal(plan.game, plan.rules, plan.seats, dict(plan.options), list(plan.levels), promised(deal), own)


class PlayDay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`practice` is for afterwards, and counts nothing."""

    name: Name
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""  # today's, unless another is named
    practice: bool = False
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.6  # minimum seconds a computer player takes


class DayTable(msgspec.Struct, frozen=True):
    table: str
    seat: int


@post("/day/{game:str}", status_code=200, responses=REFUSALS)
async def play_day(request: AnyRequest, game: GamePath, data: JSONBody[PlayDay]) -> DayTable:
    """One's table for this deal: made the first time, found again later. There is one try that counts."""
    caller, days = person_of(request), desk_of(request).days
    day = read_day(data.day) if data.day else today()
    live = await days.play(caller, day, game, data.name, data.pace, data.practice)
    return DayTable(live.state.id, live.state.seats_of(caller.player)[0])


class DayBar(msgspec.Struct, frozen=True):
    value: int
    people: int


class DayResults(msgspec.Struct, frozen=True):
    """How everybody fared on a deal: the best points last. The secret is told when nobody can play it any more."""

    deal: DayDeal
    points: list[DayBar]
    places: list[DayBar]
    share: float  # of the others, beaten by oneself; a tie is half
    secret: str


@get("/day/{day:str}/{game:str}", responses=REFUSALS)
async def tell_day(request: AnyRequest, day: DayPath, game: GamePath) -> DayResults:
    """While a deal can be played, only for those who have finished it."""
    days, player = desk_of(request).days, asker_of(request).player
    when = read_day(day)
    deal = await days.deal(when, game)
    found = await days.results(when, game, player)
    return DayResults(
        told(deal, found.mine),
        bars(found.points),
        bars(found.places),
        found.share,
        "" if day >= oldest_open() else deal.secret,
    )


def bars(found: list[Bar]) -> list[DayBar]:
    return [DayBar(*bar) for bar in found]


class DayStanding(msgspec.Struct, frozen=True):
    """A hundred points a deal for beating all others at it."""

    place: int
    player: str
    name: str
    deals: int
    points: int


class DayStandings(msgspec.Struct, frozen=True):
    span: str
    rows: list[DayStanding]


@get("/day-table/{span:str}", responses=REFUSALS)
async def tell_standings(
    request: AnyRequest,
    span: Annotated[Literal["week", "month"], PathParameter(description="up to today")],
    club: Annotated[str, QueryParameter(max_length=12, required=False, description="among its members alone")] = "",
) -> DayStandings:
    """Who did best on the deals of the last days. Of those that can still be played, only those count that the
    caller has finished."""
    desk, player = desk_of(request), asker_of(request).player
    if club:
        club = await desk.clubs.check_member(player, club)
    found = await desk.days.standings(span, player, club)
    better = {row.points: sum(other.points > row.points for other in found) for row in found}
    return DayStandings(span, [DayStanding(1 + better[row.points], *row) for row in found])


def day_routes() -> Router:
    return Router("/api", route_handlers=[show_day, play_day, tell_day, tell_standings])
