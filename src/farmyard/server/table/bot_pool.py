"""Computer players think in threads of their own, at a lower priority than the table server itself."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache, partial
from random import Random
from typing import Any

import numpy as np

from farmyard.bots import LEVELS, QUICK, Bot, budget_of, make_bot, study_budget
from farmyard.bots.search import driver
from farmyard.contests import account, analysis
from farmyard.contests.daily import Deal, decide_as
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted, whole
from farmyard.games import find_game
from farmyard.server.base.daemon_pool import DaemonPool
from farmyard.table import Table

MOST_SECONDS = 30.0  # that somebody's own player may take for a move, its turn to think included
ADVISERS = ("champion", "farmer")  # levels that can evaluate moves; the first is the default
Progress = Callable[[int, int], None]
Judged = Callable[[int, int, analysis.Decision | None], None]  # the decision just judged, if the move was one


class BotPool:
    """A FIFO queue. A seat has only one move pending at a time, so no table can crowd out another; hints and analyses
    have threads of their own, at the lowest priority, so no move waits for them. Every player that somebody has
    brought has threads of its own, as it may never answer: nobody else waits for it."""

    def __init__(self, threads: int | None = None, seconds: float = MOST_SECONDS) -> None:
        threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._threads, self._brought = threads, dict[str, DaemonPool]()
        self._pool = ThreadPoolExecutor(threads, "thinker", initializer=_step_back)
        self._quick = ThreadPoolExecutor(1, "quick")  # so that levels that answer at once never wait behind a champion
        self._study = ThreadPoolExecutor(1, "study", initializer=partial(_step_back, 19))
        self._judges = ThreadPoolExecutor(os.cpu_count() or 1, "judge", initializer=partial(_step_back, 19))
        self._ready: dict[Game, asyncio.Future[None]] = {}

    async def choose(self, game: Game, level: str, view: bytes, legal: Sequence[int]) -> int:
        if level != "chick":
            await self._get_ready(game)
        if level not in LEVELS:
            if level not in self._brought:
                self._brought[level] = DaemonPool(self._threads, level, _step_back)
            async with asyncio.timeout(self._seconds):
                return int(await self._run(_choose, game, level, view, legal, pool=self._brought[level]))
        pool = self._quick if level in QUICK else self._pool
        return int(await self._run(_choose, game, level, view, legal, pool=pool))

    async def answer(self, deal: Deal, view: bytes, legal: Sequence[int], seat: int) -> int:
        """In a deal of the day: what anybody's computer player would do who saw the same."""
        game, level = find_game(deal.plan.game, deal.plan.rules), deal.plan.levels[seat]
        if level != "chick":
            await self._get_ready(game)
        pool = self._quick if level in QUICK else self._pool
        return int(await self._run(decide_as, deal, seat, _record(game, view), legal, pool=pool))

    async def hint(
        self, game: Game, level: str, view: bytes, legal: Sequence[int], progress: Progress
    ) -> analysis.Hint:
        """In steps, interleaved with other work; cancelling stops between steps."""
        await self._get_ready(game)
        budget = budget_of(game, level)
        steps = analysis.hint(game, _record(game, view), legal, budget)
        found: analysis.Hint | None = None
        done = 0
        while (better := await self._run(next, steps, None, pool=self._study)) is not None:
            found, done = better, done + 1
            progress(done, budget.steps)
        assert found
        return found

    async def analyse(self, table: Table, level: str, progress: Judged) -> list[analysis.Decision]:
        """Move by move, on all cores, interleaved with other work; cancelling stops between moves. Half of a study: the
        other half is the account."""
        await self._get_ready(table.game)
        found: list[analysis.Decision] = []
        budget = study_budget(table.game, level)
        steps = analysis.decisions(table, budget, 0, self._judges, os.cpu_count() or 1)
        for number in range(len(table.log)):
            decision = await self._run(next, steps, pool=self._study)
            if decision is not None:
                found.append(decision)
            progress(number + 1, 2 * len(table.log), decision)
        return found

    async def account(self, table: Table, levels: Sequence[str], progress: Judged) -> list[account.Account]:
        """The same for the account."""
        await asyncio.to_thread(account.warm, table.game)
        ledger = await self._run(account.Ledger, table, levels, pool=self._study)
        steps = ledger.steps()
        while (change := await self._run(next, steps, None, pool=self._study)) is not None:
            progress(len(table.log) + change.last + 1, 2 * len(table.log), None)
        found: list[account.Account] = ledger.accounts()
        return found

    async def _get_ready(self, game: Game) -> None:
        """Compiling and loading happen at normal priority: in a low-priority thread they could take minutes."""
        if game not in self._ready:
            self._ready[game] = asyncio.ensure_future(asyncio.to_thread(driver.warm, game))
        await asyncio.shield(self._ready[game])

    async def _run(self, work: Callable[..., Any], *args: Any, pool: Executor | None = None) -> Any:
        return await asyncio.get_running_loop().run_in_executor(pool or self._pool, work, *args)

    def close(self) -> None:
        for pool in (self._pool, self._quick, self._study, self._judges, *self._brought.values()):
            pool.shutdown(wait=False, cancel_futures=True)


def find_adviser(level: str) -> str:
    if level and level not in ADVISERS:
        raise Refusal("adviser-unknown", bot=level, known=", ".join(ADVISERS))
    return level or ADVISERS[0]


def _choose(game: Game, level: str, view: bytes, legal: Sequence[int]) -> int:
    """A view, the legal actions, a generator: never a state. Somebody's own player may answer anything, rearrange the
    list it is given, or try to end the program: on the event loop `sys.exit` would, and a `StopIteration` get lost."""
    try:
        answer = _bot(game, level)(_record(game, view), list(legal), Random())
    except BaseException as error:
        raise RuntimeError(f"{level} did not choose") from error
    action = whole(answer)
    if action is None or action not in legal:
        raise ValueError(f"{level} chose {quoted(answer)}, which is not legal")
    return action


@cache
def _bot(game: Game, level: str) -> Bot:
    return make_bot(game, level)


def _record(game: Game, view: bytes) -> Any:
    return np.frombuffer(view, game.view_type)[0]


def _step_back(niceness: int = 10) -> None:
    """People's moves come first. Linux only: elsewhere a thread has no niceness of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), niceness)
