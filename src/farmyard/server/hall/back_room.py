"""What nobody waits for: checking records that devices have handed in, and trying deals of the day with the strongest
computer player. In a process of its own, at the lowest priority: people's moves come first."""

import asyncio
import json
import logging
import os
import random
import signal
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection as Line
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from farmyard.bots.search import driver
from farmyard.contests import daily, lines
from farmyard.contests.daily import PERSON, THOUGHTS, Deal, Plan
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.server.base.aside import Aside
from farmyard.server.hall import best_lines, handed_in
from farmyard.server.hall.best_lines import LOOSE, Wanted
from farmyard.server.hall.day_deals import dealt, kept_deals, open_deal, terms_of
from farmyard.server.hall.handed_in import Waiting
from farmyard.server.hall.records import Records, results_of
from farmyard.server.storage.schema import Found, transact
from farmyard.server.table.day_table import DealOfTheDay
from farmyard.server.table.fairness import describe
from farmyard.server.table.table_state import bot_names
from farmyard.table import Table

MOST_SECONDS = 600.0  # for one record, or one line
LOOK = 20.0  # seconds until somebody looks whether there is something to do
log = logging.getLogger("farmyard.back_room")


class Finished(NamedTuple):
    """A game that was checked, or played."""

    ending: str
    results: list[dict[str, Any]]
    file: dict[str, Any]


class BackRoom:
    def __init__(self, records: Records) -> None:
        self.records = records
        self._aside = Aside(serve, MOST_SECONDS)
        self._woken = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._working = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._working:
            self._working.cancel()
        await asyncio.to_thread(self._aside.close)

    def wake(self) -> None:
        """Something has been handed in."""
        self._woken.set()

    async def _work(self) -> None:
        """Whatever fails, the next one may succeed."""
        while True:
            quiet = not await self._wait()
            try:
                while await self._check_some() or (quiet and await self._try_one()):
                    pass
            except SQLAlchemyError as error:
                log.warning("the back room waits", extra={"why": str(error)})
            except Exception:
                log.exception("the back room failed")
            await asyncio.to_thread(self._aside.close)  # its memory is better used otherwise

    async def _wait(self) -> bool:
        """Whether it was woken."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._woken.wait()
        woken = self._woken.is_set()
        self._woken.clear()
        return woken

    async def _do(self, work: Callable[[Connection], Found]) -> Found:
        return await transact(self.records.engine, work)

    async def _check_some(self) -> bool:
        some = await self._do(handed_in.take)
        found = []
        for one in some:
            job = {"do": "check", **told(dealt(deal_handed_in(one))), "file": json.loads(one.file)}
            found.append((one, await self._ask(job)))
        if found:
            await self.records.keep_checked(lambda db: note_all(db, found))
        return bool(found)

    async def _try_one(self) -> bool:
        """One of those first in line, so that several workers seldom try the same."""
        missing = await self._do(best_lines.wanted)
        if not missing:
            return False
        one = random.choice([other for other in missing if other.number == missing[0].number])
        deal = await self._do(lambda db: deal_of(db, one))
        answer = await self._ask({"do": "try", **told(dealt(deal)), "number": one.number})
        with suppress(IntegrityError):  # another worker has
            await self.records.keep_checked(lambda db: note(db, one, deal, answer))
        return True

    async def _ask(self, job: Mapping[str, Any]) -> Any:
        return await asyncio.to_thread(self._aside.ask, json.dumps(job).encode())


def deal_handed_in(one: Waiting) -> DealOfTheDay:
    return open_deal(daily.read_name(one.day)[0], one.game)


def deal_of(db: Connection, one: Wanted) -> DealOfTheDay:
    day, number = daily.read_name(one.day)
    return open_deal(day, one.game) if number == daily.OPEN else kept_deals(db, one.day)[one.game]


def note_all(db: Connection, found: list[tuple[Waiting, Any]]) -> None:
    for one, answer in found:
        if isinstance(answer, Finished):
            handed_in.accept(db, one, answer.ending, answer.results, whole(answer, deal_handed_in(one)))
        elif answer.code != "record-slow":  # else the process was in trouble: somebody tries again
            handed_in.refuse(db, one, answer)


def note(db: Connection, one: Wanted, deal: DealOfTheDay, answer: Any) -> None:
    if isinstance(answer, Refusal):
        raise RuntimeError(f"no line of {one.game}: {answer}")
    if one.number == LOOSE:
        best_lines.note_loose(db, one, answer)
    else:
        best_lines.note_line(db, one, whole(answer, deal), deal.plan.seat, answer.results)


def whole(found: Finished, deal: DealOfTheDay) -> dict[str, Any]:
    """The file, with what verifies its shuffle."""
    return {**found.file, "shuffle": describe(deal.secret, terms_of(deal.plan), "", [])}


# In its process


def told(deal: Deal) -> dict[str, Any]:
    plan = deal.plan
    terms = {"day": plan.day, "game": plan.game, "rules": plan.rules, "levels": plan.levels}
    return {**terms, "options": dict(plan.options), "key": deal.key}


def serve(line: Line) -> None:
    """Until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)
    with suppress(EOFError):
        while True:
            job = json.loads(line.recv_bytes())
            levels = tuple(job["levels"])
            plan = Plan(job["day"], job["game"], job["rules"], len(levels), levels, job["options"])
            get_ready(find_game(plan.game, plan.rules))
            line.send(None)
            line.send(answer(job, Deal(plan, job["key"])))


@cache
def get_ready(game: Game) -> None:
    """Loads or compiles once whatever searching needs."""
    driver.warm(game)


def answer(job: Mapping[str, Any], deal: Deal) -> object:
    if job["do"] == "check":
        return check(job["file"], deal)
    if job["number"] != LOOSE:
        return finished(lines.try_line(deal, lines.BEST, job["number"]), deal)
    loose = [lines.try_line(deal, lines.WEAKEST, number) for number in range(lines.LOOSE)]
    return sum(results_of(table, table.view())[deal.plan.seat]["points"] for table in loose) / len(loose)


def check(file: object, deal: Deal) -> Finished | Refusal:
    try:
        return finished(daily.verify(file, deal, THOUGHTS), deal)
    except Refusal as refusal:
        return refusal


def finished(table: Table, deal: Deal) -> Finished:
    names = [bot_names()[seat % len(bot_names())] for seat in range(table.seats)]
    levels = [lines.BEST if level == PERSON else level for level in deal.plan.levels]
    return Finished(table.ending, results_of(table, table.view()), {**table.record(), "names": names, "levels": levels})
