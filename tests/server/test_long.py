"""However long a table's journal is, nobody else waits for it, and resuming costs no more than was missed."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

import pytest
from clockwork import Ears, OurTime, SlowJournal, deal, in_our_time, open_house, person, play
from talk import compile_games

from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.base import messages
from farmyard.server.base.fifo_lock import FifoLock
from farmyard.server.base.limits import unlimited
from farmyard.server.base.retention import ABANDONED
from farmyard.server.hall import registry
from farmyard.server.hall.records import Records
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.journal import SqliteJournal
from farmyard.server.storage.schema import engine_for
from farmyard.server.table import entries, table_state
from farmyard.server.table.commands import open_table
from farmyard.server.table.listeners import Listener
from farmyard.server.table.live_table import MOST_MISSED, LiveTable
from farmyard.server.table.replaying import PAGE, written
from farmyard.server.table.table_state import TableState

LONG = 120_000  # entries
MOST_STALL = 0.05  # seconds


class Stalls:
    """The longest time that the loop ran without yielding; in CPU time of its own thread, so
    that other load on this machine does not count."""

    def __init__(self) -> None:
        self._longest, self._before = 0.0, time.thread_time()
        self._task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            self._note()
            await asyncio.sleep(0)

    def _note(self) -> None:
        now = time.thread_time()
        self._longest, self._before = max(self._longest, now - self._before), now

    def end(self) -> float:
        self._task.cancel()
        self._note()
        return self._longest


def write_long(path: Path) -> None:
    """A player toggled a preference very often, then a game was begun."""
    create = messages.Create(game="rudi", seats=[messages.SeatPlan()] * 3)
    lines: list[entries.AnyEntry] = [open_table(person(0), create, 1)]
    lines += [entries.Sat(time=1, seat=seat, player=f"PLAYER{seat}", name=f"P{seat}") for seat in range(3)]
    lines += [entries.Preferred(time=1, by="PLAYER0", id=f"c{n}", seat=0, auto=bool(n % 2)) for n in range(LONG)]
    lines.append(entries.Dealt(time=1, seed=3, nonces=["", "", ""]))
    with closing(sqlite3.connect(path)) as db, db:
        rows = (("TABLE2", n, entries.encode(entry)) for n, entry in enumerate(lines, 1))
        db.executemany("insert into entries values (?, ?, ?)", rows)


class Counted:
    """Counts the entries read from a journal."""

    def __init__(self, journal: SqliteJournal) -> None:
        self.entries, self._read = 0, journal.read
        journal.read = self.read  # type: ignore[method-assign]

    async def read(self, room: str, *more: int) -> Sequence[bytes]:
        found = await self._read(room, *more)
        self.entries += len(found)
        return found


def test_whatever_is_done_with_each_entry_others_have_their_turn(tmp_path: Path) -> None:
    """Not only between two pages of a journal."""

    async def read() -> None:
        journal = SqliteJournal(tmp_path / "journal.db")
        write_long(tmp_path / "journal.db")
        stalls, begun = Stalls(), time.thread_time()
        async for _ in written(journal, FifoLock(), "TABLE2", 0, PAGE):
            busy = time.thread_time() + 0.0001
            while time.thread_time() < busy:
                pass
        assert time.thread_time() - begun > 2 * MOST_STALL
        assert stalls.end() < MOST_STALL
        await journal.close()

    asyncio.run(read())


def test_however_many_replay_a_turn_of_the_loop_has_one_slice(tmp_path: Path) -> None:
    """Ten people come back at once: everybody else waits no longer than for one of them."""

    async def replay(journal: SqliteJournal, turns: FifoLock) -> None:
        async for _ in written(journal, turns, "TABLE2", 0, 200):
            busy = time.thread_time() + 0.0001
            while time.thread_time() < busy:
                pass

    async def read() -> None:
        journal, turns = SqliteJournal(tmp_path / "journal.db"), FifoLock()
        write_long(tmp_path / "journal.db")
        stalls = Stalls()
        await asyncio.gather(*(replay(journal, turns) for _ in range(10)))
        assert stalls.end() < MOST_STALL / 4
        await journal.close()

    asyncio.run(read())


def test_a_long_journal_makes_nobody_wait(tmp_path: Path) -> None:
    compile_games()

    async def come_back() -> None:
        journal = SqliteJournal(tmp_path / "journal.db")
        write_long(tmp_path / "journal.db")
        keeper = TableRegistry(journal, Records(engine_for(tmp_path)), unlimited())
        stalls = Stalls()
        live = await keeper.find("TABLE2")
        assert await live.events_for(person(1), "", 10, 20)  # long ago
        read = Counted(journal)
        for back in (MOST_MISSED, 20, 1):
            ear = Ears()
            await live.enter(ear, person(1), "", live.state.n - back, lambda _: None)
            assert sum(b'"type":"changed"' in data or b'"type":"started"' in data for data in ear.heard) == back
        assert read.entries <= 3 * 2 * table_state.MARK, "coming back costs as much as the journal is long"
        assert stalls.end() < MOST_STALL
        await keeper.close()

    asyncio.run(come_back())


async def play_a_while(live: LiveTable, rng: random.Random) -> None:
    """Moves, some of them undone, and all other kinds of entries."""
    for _ in range(60):
        seat = rng.randrange(3)
        table = live.state.id
        with suppress(Refusal):
            if rng.random() < 0.2:
                await live.do(person(seat), messages.Undo(table=table, seat=seat, at=live.state.n))
            elif rng.random() < 0.2:
                await live.do(person(seat), messages.Prefer(table=table, seat=seat, auto=rng.random() < 0.5))
            elif live.state.look.choices:
                seat, choice = rng.choice(list(live.state.look.choices.items()))
                await play(live, seat, rng.choice(choice.legal))
        await asyncio.sleep(0.01)


async def tell_again(live: LiveTable) -> list[list[bytes]]:
    return [await live.missed(person(1), "", seen) for seen in range(live.state.n - 13, live.state.n)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_again_from_a_mark_is_what_was_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And any number of times: replaying does not change the mark."""
    compile_games()
    monkeypatch.setattr(table_state, "MARK", 7)

    async def story(loop: OurTime) -> None:
        live, _ = await deal(await open_house(SlowJournal(), random.Random(1)), game, 3)
        await play_a_while(live, random.Random(2))
        assert live.state.n > 30
        told, again = await tell_again(live), await tell_again(live)
        monkeypatch.setattr(TableState, "before", lambda self, n: TableState(self.id))
        assert told == again == await tell_again(live)

    in_our_time(story)


def test_a_table_that_is_wanted_while_it_is_put_away_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would be in memory without a lease, and another worker could take it."""
    compile_games()

    async def story(loop: OurTime) -> None:
        journal, released = SlowJournal(), list[str]()
        keeper = await open_house(journal, random.Random(1))

        async def release(table: str) -> None:
            released.append(table)

        monkeypatch.setattr(keeper.leases, "release", release)
        live = await keeper.open(person(0), messages.Create(game="rudi", seats=[messages.SeatPlan()] * 3, sit=False))
        await asyncio.sleep(ABANDONED)
        journal.delay = lambda: None
        putting = keeper.run(keeper.put_away(live))
        await asyncio.sleep(1)
        found = await keeper.find(live.state.id)
        found.audience.add(Ears(), Listener(Ears(), person(1), "", found.state))
        journal.answer()
        await putting
        assert keeper.tables == {live.state.id: live} == {live.state.id: found}
        assert not released
        live.audience.listeners.clear()
        journal.delay = lambda: 0.0
        await keeper.put_away(live)
        assert not keeper.tables
        assert released == [live.state.id]

    in_our_time(story)


def test_however_many_tables_are_opened_only_the_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the command that opened them: resent, it does not open another."""
    compile_games()
    monkeypatch.setattr(registry, "REMEMBERED", 2)

    async def story(loop: OurTime) -> None:
        keeper = await open_house(SlowJournal(), random.Random(1))
        plans = [messages.SeatPlan()] * 3
        creates = [messages.Create(id=id, game="rudi", seats=plans) for id in ("a", "b", "c")]
        first, second, third = [await keeper.open(person(0), create) for create in creates]
        assert [await keeper.open(person(0), create) for create in creates[1:]] == [second, third]
        assert len(keeper._opened) == 2
        assert first not in (second, third)

    in_our_time(story)
