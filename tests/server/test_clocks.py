"""A clock for the whole game: it runs while one is asked, grows with every move, and moves for whoever is late."""

import asyncio
import random

from clockwork import Ears, OurTime, SlowJournal, deal, in_our_time, open_house, play

from farmyard.server.base import messages
from farmyard.server.table import entries
from farmyard.server.table.live_table import LiveTable
from farmyard.server.table.timers import MOST_LAG

FISCHER = messages.Settings(clock=messages.Clock(seconds=60.0, increment=5.0, bank=True), grace=None)


async def sit_down(people: int, game: str = "mow") -> tuple[LiveTable, SlowJournal, list[Ears]]:
    journal = SlowJournal()
    house = await open_house(journal, random.Random(1))
    table, ears = await deal(house, game, people, settings=FISCHER)
    await house.begin()
    return table, journal, ears


async def move_after(table: LiveTable, seconds: float) -> int:
    """Whoever is asked thinks that long."""
    (seat,) = table.state.look.choices
    await asyncio.sleep(seconds)
    await play(table, seat, table.state.look.choices[seat].legal[0])
    return seat


def test_thinking_costs_time_and_a_move_brings_some_back() -> None:
    async def story(_: OurTime) -> None:
        table, _, _ = await sit_down(2)
        first = await move_after(table, 20.0)
        assert round(table.state.banks[first], 1) == 60.0 - 20.0 + 5.0
        second = await move_after(table, 3.0)
        assert second != first
        assert round(table.state.banks[second], 1) == 60.0 - 3.0 + 5.0
        assert round(table.state.banks[first], 1) == 45.0, "it stands still while others think"

    in_our_time(story)


def test_time_can_be_saved_up() -> None:
    async def story(_: OurTime) -> None:
        table, _, _ = await sit_down(2)
        seats = [await move_after(table, 1.0) for _ in range(6)]
        assert [round(table.state.banks[seat], 1) for seat in (0, 1)] == [60.0 + 3 * 4.0] * 2
        assert set(seats) == {0, 1}

    in_our_time(story)


def test_whoever_has_no_time_left_is_moved_for_and_gets_the_increment_alone() -> None:
    async def story(loop: OurTime) -> None:
        table, journal, _ = await sit_down(2)
        (seat,) = table.state.look.choices
        begun = loop.time()
        while seat in table.state.look.choices and seat not in table.state.moved:
            await asyncio.sleep(0.5)
        assert 60.0 <= loop.time() - begun <= 60.0 + MOST_LAG + 3.0
        moved = next(entry for entry in journal.written(table.state.id) if isinstance(entry, entries.Moved))
        assert (moved.seat, moved.how) == (seat, "clock")
        assert table.state.banks[seat] == 5.0

    in_our_time(story)
