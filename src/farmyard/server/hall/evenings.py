"""Duplicate evenings: a few people play the same deals in their own time, each at a table of their own against the same
computer players, and compare how they did. In teams at mirrored tables, too: the members of a team sit in different
seats of the same deal, each compared with those who sit there for other teams.

A deal of an evening is kept and played as a deal of the day; its day is the evening's code and its number.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.bots import LEVELS
from farmyard.contests.daily import PERSON, Plan, ages
from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.hall.day_deals import kept_deals, new_deal
from farmyard.server.hall.day_tries import EVENING, TRIES
from farmyard.server.hall.evening_guests import (
    DEALS,
    Evening,
    Guest,
    chair_of,
    day_of,
    end_evening,
    evenings_of,
    join_evening,
    known_evening,
    name_of,
    sheet_in,
)
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.schema import DAY_DEALS, DAY_TRIES, EVENINGS, Found, take_turns, transact
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import check_name
from farmyard.server.table.day_table import DealOfTheDay, open_day
from farmyard.server.table.live_table import LiveTable

CODE = 7  # letters after the first one: too many to guess
MOST_EVENINGS = 20  # open ones somebody may host
LASTS = timedelta(7)


class Evenings:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.engine: AsyncEngine = registry.records.engine
        self._counting = asyncio.Lock()  # whoever comes at the same moment is counted, too

    async def _do(self, work: Callable[[Connection], Found]) -> Found:
        return await transact(self.engine, work)

    async def host(
        self,
        player: str,
        title: str,
        name: str,
        game: Game,
        seats: int,
        level: str,
        options: Mapping[str, OptionValue],
        teams: int = 0,
    ) -> Evening:
        """A new evening with its deals, and the host as its first guest."""
        check_terms(game, seats, level, options)
        code = EVENING + new_code(CODE)
        until = milliseconds() + int(LASTS.total_seconds() * 1000)
        levels = levels_of(seats, 0, level)
        evening = Evening(code, check_name(title), player, game.id, game.version, levels, dict(options), until, teams)
        async with self._counting:
            await self._do(lambda db: begin_evening(db, evening, check_name(name)))
        return evening

    async def join(self, player: str, code: str, name: str) -> Evening:
        """Idempotent."""
        try:
            async with self._counting:
                return await self._do(lambda db: join_evening(db, code.upper(), player, check_name(name)))
        except IntegrityError:  # on two devices at the same moment, by two workers
            return await self.check_guest(player, code)

    async def check_guest(self, player: str, code: str) -> Evening:
        return await self._do(lambda db: known_evening(db, code.upper(), player))

    async def of(self, player: str) -> list[Evening]:
        """Those somebody hosts or is a guest of, the latest first."""
        return await self._do(lambda db: evenings_of(db, player))

    async def end(self, player: str, code: str) -> Evening:
        """Before its time; for good."""
        return await self._do(lambda db: end_evening(db, code.upper(), player))

    async def play(self, caller: Caller, code: str, number: int, pace: float) -> LiveTable:
        """The caller's table for this deal: made, or found again until it is finished."""
        code, player = code.upper(), caller.player
        evening = await self.check_guest(player, code)
        day = day_of(code, number)
        table = await self._do(lambda db: table_of_try(db, evening, day, player))
        if not table:
            self.registry.check_tables(caller)
            with suppress(IntegrityError):  # on two devices at the same moment
                await self._do(lambda db: begin_try(db, evening, day, player))
            table = await self._do(lambda db: table_of_try(db, evening, day, player))
        deal = await self._do(lambda db: deal_for(db, evening, number, player))
        opened = open_day(player, deal, True, pace, milliseconds())
        name = await self._do(lambda db: name_of(db, code, player))
        return await self.registry.deal_day(table, opened, name, caller)

    async def sheet(self, player: str, code: str) -> tuple[Evening, list[Guest]]:
        """The best first. While the evening lasts, results of a deal are told to those who have finished it."""
        return await self._do(lambda db: sheet_in(db, code.upper(), player))


def check_terms(game: Game, seats: int, level: str, options: Mapping[str, OptionValue]) -> None:
    game.check_seats(seats)
    game.encode(options)
    if level not in LEVELS:
        raise Refusal("bot-unknown", bot=level, known=", ".join(LEVELS))


def levels_of(seats: int, mine: int, level: str) -> list[str]:
    return [PERSON if seat == mine else level for seat in range(seats)]


def begin_evening(db: Connection, evening: Evening, name: str) -> None:
    take_turns(db, f"evenings of {evening.host}")
    open_ones = select(func.count()).where(EVENINGS.c.host == evening.host, EVENINGS.c.until > milliseconds())
    if (db.scalar(open_ones) or 0) >= MOST_EVENINGS:
        raise Refusal("evenings-many", most=MOST_EVENINGS)
    db.execute(insert(EVENINGS), evening._asdict())
    db.execute(insert(DAY_DEALS), [new_deal(plan_of(evening, number)) for number in DEALS])
    join_evening(db, evening.code, evening.host, name)


def plan_of(evening: Evening, number: int) -> Plan:
    """The person sits one seat further on in every deal. Where ages decide, they are the youngest; in teams somebody is
    whose age has to be told, so that it is the same wherever people sit."""
    game, seats = find_game(evening.game, evening.rules), len(evening.levels)
    mine = (number - 1) % seats
    level = next(level for level in evening.levels if level)
    levels, options = (
        levels_of(seats, mine, level),
        {**evening.options, **ages(game, max(1, mine) if evening.teams else mine, seats)},
    )
    return Plan(day_of(evening.code, number), game.id, game.version, seats, tuple(levels), options)


# Playing


def deal_for(db: Connection, evening: Evening, number: int, player: str) -> DealOfTheDay:
    """The same cards for all; members of a team sit in different seats."""
    deal, seats = kept_deals(db, day_of(evening.code, number))[evening.game], len(evening.levels)
    mine = (number - 1 + chair_of(db, evening.code, player)) % seats
    level = next(level for level in evening.levels if level)
    return deal._replace(plan=replace(deal.plan, levels=tuple(levels_of(seats, mine, level))))


def table_of_try(db: Connection, evening: Evening, day: str, player: str) -> str:
    """Empty if it can be begun."""
    mine = (TRIES.day == day) & (TRIES.game == evening.game) & (TRIES.player == player)
    known = db.execute(select(TRIES.room, TRIES.finished).where(mine)).first()
    if known is not None and known.finished:
        raise Refusal("evening-played")
    if evening.over:
        raise Refusal("evening-over")
    return "" if known is None else str(known.room)


def begin_try(db: Connection, evening: Evening, day: str, player: str) -> None:
    name, chair = name_of(db, evening.code, player), chair_of(db, evening.code, player) % len(evening.levels)
    row = {"day": day, "game": evening.game, "player": player, "name": name, "chair": chair}
    db.execute(insert(DAY_TRIES), {**row, "room": new_code(6), "begun": milliseconds()})
