"""The deals of the day: dealt once for everybody, played once by each person, then compared."""

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.contests import daily
from farmyard.contests.daily import Plan, read_name
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.hall import day_tries
from farmyard.server.hall.best_lines import Best, Own, best_known
from farmyard.server.hall.day_deals import Pool, draw, given, open_deal, pool_of, whose
from farmyard.server.hall.day_tries import (
    TRIES,
    Bar,
    Seen,
    Standing,
    closed,
    closing,
    has_finished,
    oldest_open,
    today,
)
from farmyard.server.hall.handed_in import check_handed_in, hand_in, plan_of
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.schema import DAY_TRIES, Found, transact
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import check_name
from farmyard.server.table.day_table import DealOfTheDay, open_day
from farmyard.server.table.live_table import LiveTable

SPANS = {"week": 7, "month": 30}  # days, up to today
RECOUNTED_AFTER = 5.0  # seconds


class Try(NamedTuple):
    """The one try that a person has at a deal."""

    table: str
    finished: int  # 0: not yet
    points: int
    place: int


class Results(NamedTuple):
    """How everybody did, and how one did oneself."""

    mine: Try | None
    points: list[Bar]
    places: list[Bar]
    share: float  # of the others, beaten by oneself
    best: Best | None


class Days:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.engine = registry.records.engine
        self._standings = Standings(self.engine)

    async def _do(self, work: Callable[[Connection], Found]) -> Found:
        return await transact(self.engine, work)

    # Deals

    async def pool(self, day: date) -> Pool:
        """Secrets are drawn on the first request, the day before at the earliest."""
        if day > today() + timedelta(1):
            raise Refusal("day-later", day=day.isoformat())
        found = await self._do(lambda db: pool_of(db, day))
        missing = [game for game in GAMES if game not in found]
        if missing and day >= today():
            with suppress(IntegrityError):  # another worker was faster
                await self._do(lambda db: draw(db, day, missing))
            found = await self._do(lambda db: pool_of(db, day))
        return found

    async def deals(self, day: date, player: str) -> dict[str, DealOfTheDay]:
        """This person's, by game."""
        pool = await self.pool(day)
        return await self._do(lambda db: deals_of(db, day, pool, player))

    async def deal(self, day: date, game: str, player: str) -> DealOfTheDay:
        deals = await self.deals(day, player)
        if game not in deals:
            raise Refusal("day-none", day=day.isoformat(), game=game)
        return deals[game]

    async def find(self, name: str, game: str, player: str) -> DealOfTheDay:
        """By its name; the day alone names the deal that this person is given."""
        day, number = read_name(name)
        if number == daily.OPEN and day <= today():
            return open_deal(day, game)
        if name == day.isoformat() or number == daily.OPEN:
            return await self.deal(day, game, player)
        pool = await self.pool(day)
        if deal := next((deal for deal in pool.get(game, ()) if deal.plan.day == name), None):
            return deal
        raise Refusal("day-none", day=day.isoformat(), game=game)

    # Playing

    async def play(self, caller: Caller, day: date, game: str, name: str, pace: float, practice: bool) -> LiveTable:
        """The caller's table: that of the one try that counts, which is found again until it is finished; after that a
        new one, for practice."""
        deal = await self.deal(day, game, caller.player)
        self.registry.names.check(name or caller.name)
        name = check_name(name or caller.name)
        if practice:
            await self.check_seen(deal.plan.day, game, caller.player)
            self.registry.check_tables(caller)
            table = new_code(6)
        else:
            table = await self._try(caller, deal.plan, name)
        opened = open_day(caller.player, deal, not practice, pace, milliseconds())
        return await self.registry.deal_day(table, opened, name, caller)

    async def _try(self, caller: Caller, plan: Plan, name: str) -> str:
        """Its table. Whoever may open none begins no try, either: guests cost nothing, and rows are kept."""
        player = caller.player
        table = await self._do(lambda db: the_try(db, plan, player))
        if table:
            return table
        self.registry.check_tables(caller)
        with suppress(IntegrityError):  # begun on another device at the same moment
            await self._do(lambda db: begin_try(db, plan, player, name))
        return await self._do(lambda db: the_try(db, plan, player))

    async def hand_in(self, player: str, day: str, game: str, name: str, file: Mapping[str, Any]) -> None:
        """Played on a device."""
        plan = plan_of(day, game)
        with suppress(IntegrityError):  # on two devices at the same moment
            await self._do(lambda db: hand_in(db, plan, player, name, file))

    async def becomes(self, player: str, day: str, game: str) -> tuple[str, Refusal | None]:
        """What has become of what somebody has handed in."""
        return await self._do(lambda db: state_of(db, day, game, player))

    # Looking

    async def tries(self, day: date, player: str) -> dict[tuple[str, str], Try]:
        """By deal: its name and its game."""
        return await self._do(lambda db: tries_on(db, day, player))

    async def check_seen(self, name: str, game: str, player: str) -> None:
        """Whoever has not finished a deal that is still open learns nothing about it."""
        if await self._do(lambda db: has_finished(db, name, game, player)):
            return
        if name >= oldest_open():
            await self._do(lambda db: check_handed_in(db, name, game, player))
            raise closed(name)

    async def results(self, deal: DealOfTheDay, player: str) -> Results:
        name, game = deal.plan.day, deal.plan.game
        await self.check_seen(name, game, player)
        mine = (await self.tries(read_name(name)[0], player)).get((name, game))
        return await self._do(lambda db: results_in(db, name, game, player, mine))

    async def streak(self, player: str) -> int:
        return await self._do(lambda db: day_tries.streak_of(db, player))

    async def standings(self, span: str, player: str, club: str = "") -> list[Standing]:
        """Among everybody, or the members of a club alone."""
        seen = await self._do(lambda db: day_tries.open_seen(db, player))
        found = await self._standings.find(span, seen, club)
        return [row for at, row in enumerate(found) if at < day_tries.MOST_ROWS or row.player == player]


class Standings:
    """Anybody may ask, and a month of many people takes seconds to count: so one at a time, each kept for a while."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._counting = asyncio.Lock()
        self._kept: dict[tuple[str, Seen, str], tuple[float, list[Standing]]] = {}

    async def find(self, span: str, seen: Seen, club: str) -> list[Standing]:
        async with self._counting:
            now, asked = time.monotonic(), (span, seen, club)
            self._kept = {key: value for key, value in self._kept.items() if now - value[0] < RECOUNTED_AFTER}
            if asked not in self._kept:
                first, after = (today() - timedelta(SPANS[span] - 1)).isoformat(), (today() + timedelta(1)).isoformat()
                found = await transact(self.engine, lambda db: day_tries.standings(db, first, after, seen, club))
                self._kept[asked] = time.monotonic(), found
            return self._kept[asked][1]


def results_in(db: Connection, day: str, game: str, player: str, mine: Try | None) -> Results:
    points, places = day_tries.by_points(db, day, game), day_tries.by_place(db, day, game)
    best = best_known(db, day, game, Own(mine.points, f"{mine.table}-1") if mine and mine.finished else None)
    return Results(mine, points, places, day_tries.share_of(db, day, game, player), best)


def state_of(db: Connection, day: str, game: str, player: str) -> tuple[str, Refusal | None]:
    if has_finished(db, day, game, player):
        return "counted", None
    try:
        check_handed_in(db, day, game, player)
    except Refusal as refusal:
        return ("checking", None) if refusal.code == "day-checking" else ("refused", refusal)
    return "missing", None


def deals_of(db: Connection, day: date, pool: Pool, player: str) -> dict[str, DealOfTheDay]:
    who, begun = whose(db, player), tries_on(db, day, player)
    return {game: given(deals, who, [name for name, of in begun if of == game]) for game, deals in pool.items()}


def tries_on(db: Connection, day: date, player: str) -> dict[tuple[str, str], Try]:
    within = (TRIES.day >= day.isoformat()) & (TRIES.day < (day + timedelta(1)).isoformat()) & (TRIES.player == player)
    rows = select(TRIES.day, TRIES.game, TRIES.room, TRIES.finished, TRIES.points, TRIES.place).where(within)
    return {(name, game): Try(*rest) for name, game, *rest in db.execute(rows)}


def the_try(db: Connection, plan: Plan, player: str) -> str:
    """The table of somebody's one try; empty if it can be begun."""
    day, name = read_name(plan.day)[0], plan.day
    mine = (TRIES.day == name) & (TRIES.game == plan.game) & (TRIES.player == player)
    known = db.execute(select(TRIES.room, TRIES.finished).where(mine)).first()
    if known is not None and known.finished:
        raise Refusal("day-played", day=day.isoformat())
    if (known is None and day != today()) or milliseconds() >= closing(day):
        raise Refusal("day-over", day=day.isoformat())
    return "" if known is None else str(known.room)


def begin_try(db: Connection, plan: Plan, player: str, name: str) -> None:
    row = {"day": plan.day, "game": plan.game, "player": player, "name": name}
    db.execute(insert(DAY_TRIES), {**row, "room": new_code(6), "begun": milliseconds()})
