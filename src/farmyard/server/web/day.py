"""REST for the deal of the day: the deals, one's table, everybody's results, the best of the week and month."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from farmyard.contests.daily import OPEN, read_day, read_name
from farmyard.contests.lines import LINES
from farmyard.server.base.messages import Name, OptionValue, Said
from farmyard.server.hall.day_deals import open_deal, promised
from farmyard.server.hall.day_tries import Bar, closing, oldest_open, today
from farmyard.server.hall.days import Try
from farmyard.server.table.day_table import DealOfTheDay
from farmyard.server.table.wire import said_refusal
from farmyard.server.web.account import person_of
from farmyard.server.web.finished import RecordFile
from farmyard.server.web.rest import REFUSALS, AnyRequest, asker_of, desk_of

DayPath = Annotated[
    str, PathParameter(max_length=12, description="a day in UTC, as in 2026-11-19, or one of its deals: 2026-11-19-2")
]
GamePath = Annotated[str, PathParameter(max_length=32)]


class MyTry(msgspec.Struct, frozen=True):
    """One's own try; `finished` is 0 while it is being played."""

    table: str
    finished: int
    points: int
    place: int


class DayDeal(msgspec.Struct, frozen=True):
    """A deal of a day, the same for everybody whose `name` of it is the same; `levels` by seat, empty for the
    person's."""

    name: str
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
    """One's deals of today, results of deals that one has played on a device, and the commitments to tomorrow's."""

    day: str
    until: int  # milliseconds since 1970: by then what was begun must be finished
    deals: list[DayDeal]
    on_devices: list[DayDeal]
    tomorrow: list[Promise]
    streak: int  # days in a row on which one has finished a deal


@get("/day", responses=REFUSALS)
async def show_day(request: AnyRequest) -> DayPage:
    """Begun on its day (UTC), finished by the end of the next."""
    days, day, player = desk_of(request).days, today(), asker_of(request).player
    deals, tomorrow = await days.deals(day, player), await days.pool(date.fromordinal(day.toordinal() + 1))
    mine = await days.tries(day, player) if player else {}
    own = [open_deal(day, game) for name, game in sorted(mine) if read_name(name)[1] == OPEN]
    return DayPage(
        day.isoformat(),
        closing(day),
        [told(deal, mine) for _, deal in sorted(deals.items())],
        [told(deal, mine) for deal in own],
        [Promise(game, promised(deal)) for game, pool in sorted(tomorrow.items()) for deal in pool],
        await days.streak(player) if player else 0,
    )


def told(deal: DealOfTheDay, mine: Mapping[tuple[str, str], Try]) -> DayDeal:
    plan, found = deal.plan, mine.get((deal.plan.day, deal.plan.game))
    terms = plan.day, plan.game, plan.rules, plan.seats, dict(plan.options), list(plan.levels)
    return DayDeal(*terms, promised(deal), MyTry(*found) if found else None)


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


class DayBest(msgspec.Struct, frozen=True):
    """The best result that is known: of a person, or of the strongest computer player in the person's seat, which tries
    the deal several times while nobody waits. `share`: how far one got oneself on the way from the average of a player
    who does anything (0) to this (1); null until that is known. `parted`: the number of one's first move that was
    another than in `record`, in the same position."""

    points: int
    place: int
    record: str
    person: bool
    tried: int
    tries: int
    share: float | None
    parted: int | None


class DayResults(msgspec.Struct, frozen=True):
    """How everybody fared on a deal: the best points last. The secret is told when nobody can play it any more."""

    deal: DayDeal
    points: list[DayBar]
    places: list[DayBar]
    share: float  # of the others, beaten by oneself; a tie is half
    best: DayBest | None
    secret: str


@get("/day/{day:str}/{game:str}", responses=REFUSALS)
async def tell_day(request: AnyRequest, day: DayPath, game: GamePath) -> DayResults:
    """While a deal can be played, only for those who have finished it."""
    days, player = desk_of(request).days, asker_of(request).player
    deal = await days.find(day, game, player)
    found = await days.results(deal, player)
    name = deal.plan.day
    return DayResults(
        told(deal, {(name, game): found.mine} if found.mine else {}),
        bars(found.points),
        bars(found.places),
        found.share,
        DayBest(**found.best._asdict(), tries=LINES) if found.best else None,
        "" if name >= oldest_open() else deal.secret,
    )


class HandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    record: RecordFile


class HandedIn(msgspec.Struct, frozen=True):
    """What has become of it: whether it counts, or why it was refused."""

    day: str
    state: Literal["missing", "checking", "counted", "refused"]
    why: Said | None


@post("/day/{day:str}/{game:str}", status_code=200, responses=REFUSALS)
async def hand_in_day(request: AnyRequest, day: DayPath, game: GamePath, data: JSONBody[HandIn]) -> HandedIn:
    """The record of the deal that devices deal themselves (2026-11-19-0). It is checked in the background, and counts
    once it has been found to be right."""
    body = {name: value for name, value in msgspec.to_builtins(data.record).items() if value is not None}
    await desk_of(request).hand_in(person_of(request), day, game, data.name, body)
    return HandedIn(day, "checking", None)


@get("/day/{day:str}/{game:str}/mine", responses=REFUSALS)
async def tell_handed_in(request: AnyRequest, day: DayPath, game: GamePath) -> HandedIn:
    """Whether one's own record of it is here, and has been checked."""
    state, refusal = await desk_of(request).days.becomes(person_of(request).player, day, game)
    return HandedIn(day, state, refusal and said_refusal(refusal))  # type: ignore[arg-type]


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
    return Router("/api", route_handlers=[show_day, play_day, tell_day, hand_in_day, tell_handed_in, tell_standings])
