"""Simulated time: it advances only while everybody is waiting, and then instantly. Code that never waits is caught."""

import asyncio
import itertools
import random
import selectors
import signal
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from farmyard.server.base import messages, steady_clock
from farmyard.server.base.limits import unlimited
from farmyard.server.base.steady_clock import Stretch
from farmyard.server.base.tokens import Claim
from farmyard.server.base.warmup import Warmup
from farmyard.server.hall import registry
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.journal import LAST, Journal, JournalLine, JournalStopped, Then
from farmyard.server.table import entries, fairness, live_table
from farmyard.server.table.callers import Caller
from farmyard.server.table.live_table import LiveTable

MOST_TURNS = 3_000  # iterations of the loop without time advancing
MOST_SECONDS = 3.0  # seconds of computing within one iteration of the loop


class Stalled(KeyboardInterrupt):
    """A BaseException, so that nobody can catch it and continue: asyncio itself lets it through."""


class OurTime(asyncio.SelectorEventLoop):
    """An event loop that does not wait: it advances the clock."""

    def __init__(self) -> None:
        self.now, self.turns = 1_000.0, 0
        self.numbers = itertools.count()
        self.ahead = 0.0  # wall clock minus monotonic clock
        super().__init__(_Waiting(self))
        self.failed: list[Any] = []
        self.set_exception_handler(lambda _, context: self.failed.append(context))

    def time(self) -> float:
        return self.now

    def pass_time(self, seconds: float | None) -> None:
        assert seconds is not None, "everybody waits for ever"
        self.turns = 0 if seconds else self.turns + 1
        if self.turns > MOST_TURNS:
            raise Stalled("something is done over and over again")
        self.now += seconds
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)


class _Waiting(selectors.SelectSelector):
    def __init__(self, loop: OurTime) -> None:
        super().__init__()
        self._owner = loop

    def select(self, timeout: float | None = None) -> Any:
        self._owner.pass_time(timeout)
        return super().select(0)


@contextmanager
def our_time() -> Iterator[OurTime]:
    """Replaces the server's clocks with the loop's."""
    loop, before = OurTime(), signal.signal(signal.SIGVTALRM, _catch)
    clock = SimpleNamespace(
        monotonic=loop.time,
        monotonic_ns=lambda: int(loop.time() * 1e9),
        time_ns=lambda: int((loop.time() + loop.ahead) * 1e9),
    )
    try:
        with pytest.MonkeyPatch.context() as patch:
            for module in (live_table, registry, steady_clock):
                patch.setattr(module, "time", clock)
            patch.setattr(fairness, "new_secret", lambda: f"{next(loop.numbers):064x}")  # the same deals every time
            patch.setattr(registry, "new_code", lambda _: f"{next(loop.numbers):06}")
            steady_clock.WALL.follow()
            yield loop
    except Stalled as stalled:
        raise AssertionError(str(stalled)) from stalled
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        loop.close()
        steady_clock.WALL.follow()


def _catch(*_: object) -> None:
    raise Stalled("the event loop does not get its turn")


def in_our_time(story: Callable[[OurTime], Awaitable[None]]) -> None:
    with our_time() as loop:
        loop.run_until_complete(_to_the_end(story, loop))
        assert not loop.failed, loop.failed


async def _to_the_end(story: Callable[[OurTime], Awaitable[None]], loop: OurTime) -> None:
    await story(loop)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.sleep(0)


class SlowJournal(Journal):
    """Kept in memory. Answers after `delay()` seconds; or, if that is None, when told to."""

    def __init__(self) -> None:
        self.delay: Callable[[], float | None] = lambda: 0.0
        self.lines: list[JournalLine] = []
        self.held: list[Then] = []
        self.broken: JournalStopped | None = None

    def write_then(self, line: JournalLine, then: Then) -> None:
        if self.broken is None:
            self.lines.append(line)
        delay = self.delay()
        if delay is None:
            self.held.append(then)
        else:
            asyncio.get_running_loop().call_later(delay, then, self.broken)

    def answer(self) -> None:
        """Releases all answers held back."""
        held, self.held = self.held, []
        for then in held:
            then(None)

    def written(self, table: str) -> list[entries.AnyEntry]:
        return [entries.decode(line.entry) for line in self.lines if line.room == table and line.entry]

    async def read(self, room: str, after: int = 0, until: int = LAST) -> Sequence[bytes]:
        return [line.entry for line in self.lines if line.room == room and line.entry and after < line.n <= until]

    async def live(self) -> Sequence[str]:
        return []

    async def due(self, now: int, most: int) -> list[str]:
        return []

    async def mentions(self, word: str) -> Sequence[str]:
        return sorted({line.room for line in self.lines if word.encode() in line.entry})

    async def alive(self) -> list[Stretch]:
        return [Stretch(line.begun, line.alive) for line in self.lines if line.alive]

    async def close(self) -> None:
        pass


class Guessers:
    """Computer players that take their time, and sometimes fail."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    async def choose(self, game: Any, level: str, view: bytes, legal: Sequence[int]) -> int:
        await asyncio.sleep(self._rng.choice((0.0, 0.0, 0.01, 2.0)))
        if self._rng.random() < 0.05:
            raise RuntimeError("no idea")
        return self._rng.choice(legal)

    def close(self) -> None:
        pass


class Ears:
    """A socket that keeps what it hears, and when."""

    lag = 0.0

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, data: bytes) -> bool:
        self.heard.append(data)
        return True

    def close(self) -> None:
        pass


class Promises:
    """A chain of one link: no database involved."""

    async def promise(self, secret: str, terms: Any) -> str:
        return ""


async def _keep(game: Any, rows: Any, out: Any) -> None:
    pass


async def open_house(journal: Journal, rng: random.Random) -> TableRegistry:
    """Its clock does not tick before `begin`."""
    records: Any = SimpleNamespace(warmup=Warmup(), keep=_keep, engine=None)
    opened = TableRegistry(journal, records, unlimited())
    opened.bot_pool.close()
    opened.bot_pool = Guessers(rng)  # type: ignore[assignment]
    opened.chain = Promises()  # type: ignore[assignment]
    return opened


def person(seat: int) -> Caller:
    return Caller(Claim(f"PLAYER{seat}"), f"P{seat}")


async def deal(
    keeper: TableRegistry, game: str, people: int, bots: int = 0, settings: messages.Settings | None = None
) -> tuple[LiveTable, list[Ears]]:
    """A table of people, all of them listening, with the game begun."""
    options: dict[str, Any] = {"mau": True} if game == "saumaumau" else {}
    seats = [messages.SeatPlan()] * people + [messages.SeatPlan("chick")] * bots
    create = messages.Create(game=game, seats=seats, settings=settings or messages.Settings(), options=options)
    table = await keeper.open(person(0), create)
    id = table.state.id
    for seat in range(1, people):
        await table.do(person(seat), messages.Join(table=id))
    ears = [Ears() for _ in range(people)]
    for seat, ear in enumerate(ears):
        await table.enter(ear, person(seat), "", None, lambda _: None)
    await table.do(person(0), messages.Start(table=id))
    return table, ears


def play(table: LiveTable, seat: int, action: int) -> Coroutine[Any, Any, object]:
    command = messages.Play(table=table.state.id, seat=seat, at=table.state.n, action=action)
    return table.do(person(seat), command)
