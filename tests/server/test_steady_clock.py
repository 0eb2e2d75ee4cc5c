"""A table's clocks measure the time players used, whatever happens to the wall clock, and however often we crash."""

import asyncio
import itertools
import random
from pathlib import Path

import pytest
from clockwork import OurTime, SlowJournal, deal, in_our_time, open_house
from hypothesis import given
from hypothesis import strategies as st
from talk import compile_games

from farmyard.server.base import messages, steady_clock
from farmyard.server.base.steady_clock import Stretch, used
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.journal import JournalLine, SqliteJournal
from farmyard.server.table.live_table import LiveTable

CLOCK = messages.Settings(clock=messages.Clock(seconds=3600), grace=None)
times = st.integers(0, 10**6)


async def die_and_come_back(old: TableRegistry, table: LiveTable, away: float) -> tuple[TableRegistry, LiveTable]:
    """A new process on the same journal, this many seconds later."""
    assert old._ticking
    old._ticking.cancel()
    await asyncio.sleep(away)
    steady_clock.WALL.follow()
    registry = await open_house(old.journal, random.Random(1))
    await registry.begin()
    return registry, await registry.find(table.state.id)


@pytest.mark.parametrize("hours", [2, -2], ids=["put forward", "put back"])
def test_who_thinks_is_charged_only_for_what_was_measured(hours: int) -> None:
    """The wall clock jumps while somebody is thinking, then the server dies, twice."""
    compile_games()

    async def story(loop: OurTime) -> None:
        loop.ahead = 10.0**6
        steady_clock.WALL.follow()
        registry = await open_house(SlowJournal(), random.Random(1))
        await registry.begin()
        live, _ = await deal(registry, "rudi", 3, settings=CLOCK)
        await asyncio.sleep(40)
        loop.ahead += hours * 3600
        await asyncio.sleep(40)
        registry, live = await die_and_come_back(registry, live, 1800)
        charged = live.timing.spent(0, loop.time(), 0.0)
        assert charged <= 80
        assert charged >= 70 or hours < 0  # if the wall clock was put back, the same time came twice: ambiguous
        await asyncio.sleep(30)
        registry, live = await die_and_come_back(registry, live, 1800)
        assert charged <= live.timing.spent(0, loop.time(), 0.0) <= 110

    in_our_time(story)


@given(times, st.lists(st.tuples(times, times).map(lambda pair: Stretch(min(pair), max(pair)))))
def test_no_moment_is_charged_twice_and_none_before_the_question(since: int, stretches: list[Stretch]) -> None:
    """Counted by another method: moment by moment, at the ends of every interval."""
    ends = sorted({since, *(end for stretch in stretches for end in stretch)})
    pairs = [(a, b) for a, b in itertools.pairwise(ends) if a >= since]
    there = sum(b - a for a, b in pairs if any(s.begun <= a and b <= s.last for s in stretches))
    assert used(since, stretches) == there / 1000


def test_stretches_are_found_again(tmp_path: Path) -> None:
    """And one from before starts were recorded counts from the question onwards."""

    async def write() -> list[Stretch]:
        journal = SqliteJournal(tmp_path / "journal.db")
        for begun, last in ((0, 5_000), (60_001, 70_000), (60_001, 80_000), (90_000, 95_000)):
            await journal.write(JournalLine("", 0, alive=last, begun=begun))
        found = await journal.alive()
        await journal.close()
        return found

    assert sorted(asyncio.run(write())) == [(0, 5_000), (61_000, 80_000), (90_000, 95_000)]
