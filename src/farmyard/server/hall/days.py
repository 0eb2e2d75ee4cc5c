"""The deals of the day: dealt once for everybody, played once by each person, then compared."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import date, timedelta
from typing import NamedTuple

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.contests import daily
from farmyard.contests.daily import Plan
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.hall import day_tries
from farmyard.server.hall.day_tries import TRIES, Bar, Seen, Standing, closing, has_finished, oldest_open, today
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.schema import DAY_DEALS, DAY_TRIES, Found, transact
from farmyard.server.table import fairness
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import check_name
from farmyard.server.table.day_table import DealOfTheDay, open_day
from farmyard.server.table.live_table import LiveTable
from farmyard.server.table.table_state import day_terms

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


class Days:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.engine = registry.records.engine
        self._standings = Standings(self.engine)

    async def _do(self, work: Callable[[Connection], Found]) -> Found:
        return await transact(self.engine, work)

    # Deals

    async def deals(self, day: date) -> dict[str, DealOfTheDay]:
        """By game. Secrets are drawn on the first request, the day before at the earliest."""
        if day > today() + timedelta(1):
            raise Refusal("day-later", day=day.isoformat())
        found = await self._do(lambda db: kept_deals(db, day.isoformat()))
        missing = [plan for plan in daily.plans(day) if plan.game not in found]
        if missing and day >= today():
            with suppress(IntegrityError):  # another worker was faster
                await self._do(lambda db: db.execute(insert(DAY_DEALS), [new_deal(plan) for plan in missing]))
            found = await self._do(lambda db: kept_deals(db, day.isoformat()))
        return found

    async def deal(self, day: date, game: str) -> DealOfTheDay:
        deals = await self.deals(day)
        if game not in deals:
            raise Refusal("day-none", day=day.isoformat(), game=game)
        return deals[game]

    # Playing

    async def play(self, caller: Caller, day: date, game: str, name: str, pace: float, practice: bool) -> LiveTable:
        """The caller's table: that of the one try that counts, which is found again until it is finished; after that a
        new one, for practice."""
        deal = await self.deal(day, game)
        self.registry.names.check(name or caller.name)
        name = check_name(name or caller.name)
        if practice:
            await self.check_seen(day, game, caller.player)
            self.registry.check_tables(caller)
            table = new_code(6)
        else:
            table = await self._try(caller, day, game, name)
        opened = open_day(caller.player, deal, not practice, pace, milliseconds())
        return await self.registry.deal_day(table, opened, name, caller)

    async def _try(self, caller: Caller, day: date, game: str, name: str) -> str:
        """Its table. Whoever may open none begins no try, either: guests cost nothing, and rows are kept."""
        player = caller.player
        table = await self._do(lambda db: the_try(db, day, game, player))
        if table:
            return table
        self.registry.check_tables(caller)
        with suppress(IntegrityError):  # begun on another device at the same moment
            await self._do(lambda db: begin_try(db, day, game, player, name))
        return await self._do(lambda db: the_try(db, day, game, player))

    # Looking

    async def tries(self, day: date, player: str) -> dict[str, Try]:
        """By game."""
        rows = [TRIES.game, TRIES.room, TRIES.finished, TRIES.points, TRIES.place]
        query = select(*rows).where(TRIES.day == day.isoformat(), TRIES.player == player)
        return await self._do(lambda db: {game: Try(*rest) for game, *rest in db.execute(query)})

    async def check_seen(self, day: date, game: str, player: str) -> None:
        """Whoever has not finished a deal that is still open learns nothing about it."""
        seen = await self._do(lambda db: has_finished(db, day.isoformat(), game, player))
        if not seen and day.isoformat() >= oldest_open():
            raise Refusal("day-closed", day=day.isoformat())

    async def results(self, day: date, game: str, player: str) -> Results:
        await self.check_seen(day, game, player)
        mine = (await self.tries(day, player)).get(game)
        return await self._do(lambda db: results_in(db, day.isoformat(), game, player, mine))

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
                first, last = (today() - timedelta(SPANS[span] - 1)).isoformat(), today().isoformat()
                found = await transact(self.engine, lambda db: day_tries.standings(db, first, last, seen, club))
                self._kept[asked] = time.monotonic(), found
            return self._kept[asked][1]


def results_in(db: Connection, day: str, game: str, player: str, mine: Try | None) -> Results:
    points, places = day_tries.by_points(db, day, game), day_tries.by_place(db, day, game)
    return Results(mine, points, places, day_tries.share_of(db, day, game, player))


def kept_deals(db: Connection, day: str) -> dict[str, DealOfTheDay]:
    rows = db.execute(select(DAY_DEALS).where(DAY_DEALS.c.day == day))
    return {
        row.game: DealOfTheDay(
            Plan(row.day, row.game, row.rules, len(row.levels), tuple(row.levels), row.options), row.secret
        )
        for row in rows
    }


def new_deal(plan: Plan) -> dict[str, object]:
    terms = {"day": plan.day, "game": plan.game, "rules": plan.rules}
    return {**terms, "levels": list(plan.levels), "options": dict(plan.options), "secret": fairness.new_secret()}


def promised(deal: DealOfTheDay) -> str:
    """The commitment to a deal, told the day before it is played."""
    plan = deal.plan
    terms = day_terms(plan.day, find_game(plan.game, plan.rules), plan.seats, dict(plan.options))
    return fairness.commitment(deal.secret, terms, "")


def the_try(db: Connection, day: date, game: str, player: str) -> str:
    """The table of somebody's one try; empty if it can be begun."""
    mine = (TRIES.day == day.isoformat()) & (TRIES.game == game) & (TRIES.player == player)
    known = db.execute(select(TRIES.room, TRIES.finished).where(mine)).first()
    if known is not None and known.finished:
        raise Refusal("day-played", day=day.isoformat())
    if (known is None and day != today()) or milliseconds() >= closing(day):
        raise Refusal("day-over", day=day.isoformat())
    return "" if known is None else str(known.room)


def begin_try(db: Connection, day: date, game: str, player: str, name: str) -> None:
    row = {"day": day.isoformat(), "game": game, "player": player, "name": name}
    db.execute(insert(DAY_TRIES), {**row, "room": new_code(6), "begun": milliseconds()})
