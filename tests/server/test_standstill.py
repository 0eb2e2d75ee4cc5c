"""It never stands still: whatever is due, and whenever it falls due, the event loop gets its turn."""

import asyncio
import random
from typing import NamedTuple

import pytest
from clockwork import Ears, OurTime, SlowJournal, deal, in_our_time, open_house, person, play
from talk import compile_games

from farmyard.server import entries, messages
from farmyard.server.live import Live
from farmyard.server.timing import Due
from farmyard.text import notation

CLOCK = messages.Settings(clock=messages.Clock(seconds=20), grace=None)
NOBODY_STANDS_IN = messages.Settings(grace=None)
KINDS = {
    "remind": ("rudi", NOBODY_STANDS_IN),
    "clock": ("rudi", CLOCK),
    "window": ("saumaumau", NOBODY_STANDS_IN),
    "auto": ("mow", NOBODY_STANDS_IN),
    "hold": ("rudi", messages.Settings(grace=30)),
}
every_kind = pytest.mark.parametrize("what", KINDS)
whenever = pytest.mark.parametrize("written", [False, True], ids=["while it is written", "as soon as it is written"])


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    compile_games()


class Scene(NamedTuple):
    """A table where something will be due, and those who would hear of it."""

    journal: SlowJournal
    live: Live
    ears: list[Ears]
    due: Due

    def answer(self, seat: int) -> int:
        return self.due.action if self.due.what == "window" else self.live.room.look.choices[seat].legal[0]

    def done(self) -> list[tuple[str, int]]:
        """All that was done by itself, and to which seat."""
        reminded = [("remind", seat) for seat, ear in enumerate(self.ears) if any(map(is_reminder, ear.heard))]
        written = self.journal.written(self.live.room.id)
        held = [("hold", entry.seat) for entry in written if isinstance(entry, entries.Held)]
        moved = [entry for entry in written if isinstance(entry, entries.Moved) and not entry.by]
        return [*reminded, *held, *((self.due.what, entry.seat) for entry in moved)]


def is_reminder(data: bytes) -> bool:
    return b'"type":"reminder"' in data


async def set_up(what: str) -> Scene:
    game, settings = KINDS[what]
    journal, rng = SlowJournal(), random.Random(1)
    live, ears = await deal(await open_house(journal, rng), game, 3, settings=settings)
    for seat in range(3):
        await live.do(person(seat), messages.Prefer(table=live.room.id, seat=seat, auto=what == "auto"))
    if what == "hold":
        live.exit(ears[2])
    for _ in range(3_000):
        if due := next((due for due in live.timing.all() if due.what == what), None):
            return Scene(journal, live, ears, due)
        await play_somehow(live, rng)
        await asyncio.sleep(0.001)
    raise AssertionError(f"there never was anything like {what}")


async def play_somehow(live: Live, rng: random.Random) -> None:
    """Cards whenever possible, and nobody says Mau; game after game."""
    if live.room.phase == "over":
        await live.do(person(0), messages.Rematch(table=live.room.id))
        await live.do(person(0), messages.Start(table=live.room.id))
    seat, choice = next(iter(live.room.look.choices.items()))
    names = {action: notation.name(live.room.game, action) for action in choice.legal}
    silent = [action for action, name in names.items() if not name.endswith(" mau")]
    await play(live, seat, rng.choice([action for action in silent if names[action] != "draw"] or silent))


async def tick_during(scene: Scene, work: "asyncio.Task[object]", loop: OurTime, written: bool) -> None:
    """The tick falls between applying an entry and announcing it, at the moment when the thing would be due."""
    journal, live = scene.journal, scene.live
    await asyncio.sleep(max(0.0, scene.due.when - loop.time()))
    assert len(journal.held) == 1
    before, journal.delay = len(journal.lines), lambda: 0.0
    if written:
        journal.answer()
    ticking = asyncio.create_task(live.tick(scene.due.when))
    live.timing.look_again()
    for _ in range(20):
        await asyncio.sleep(0)
    if not written:
        assert (scene.done(), len(journal.lines)) == ([], before)
        journal.answer()
    await work
    await ticking


@every_kind
@whenever
def test_nothing_is_done_about_a_question_that_nobody_has_heard(what: str, written: bool) -> None:
    """The last of those who are asked answers; what is asked next is put only when that is on disk."""

    async def story(loop: OurTime) -> None:
        scene = await set_up(what)
        live = scene.live
        *others, last = [seat for seat in live.room.look.choices if what != "hold" or seat != 2] or [scene.due.seat]
        for seat in others:
            await play(live, seat, scene.answer(seat))
        scene.journal.delay = lambda: None
        work = asyncio.create_task(play(live, last, scene.answer(last)))
        await tick_during(scene, work, loop, written)
        assert scene.done() == ([("hold", 2)] if what == "hold" else [])

    in_our_time(story)


@every_kind
@whenever
def test_what_is_still_due_when_something_else_was_written_is_done_once(what: str, written: bool) -> None:
    async def story(loop: OurTime) -> None:
        scene = await set_up(what)
        live = scene.live
        scene.journal.delay = lambda: None
        saying = live.do(person(0), messages.Say(table=live.room.id, phrase="hello"))
        await tick_during(scene, asyncio.create_task(saying), loop, written)
        await live.tick(loop.time())
        assert scene.done().count((what, scene.due.seat)) == 1
        assert scene.due not in live.timing.all()

    in_our_time(story)
