"""Liveness: whatever is due, and whenever it falls due, the event loop is never blocked."""

import asyncio
import itertools
import logging
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import pytest
from clockwork import Ears, OurTime, SlowJournal, deal, in_our_time, open_house, person, play
from conftest import SOAK
from hypothesis import given, settings
from hypothesis import strategies as st
from talk import compile_games

from farmyard.core.refusal import Refusal
from farmyard.schema import notation
from farmyard.server.base import messages
from farmyard.server.cluster.bus_redis import RedisBus
from farmyard.server.cluster.leases_redis import RedisLeases
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.journal import JournalStopped
from farmyard.server.table import entries
from farmyard.server.table.live_table import LiveTable
from farmyard.server.table.timers import Due

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
def _compiled() -> Iterator[None]:
    """Compiles the games, and silences the log of deliberate failures."""
    compile_games()
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


class Scene(NamedTuple):
    """A table where something will be due, and those who would hear of it."""

    journal: SlowJournal
    live: LiveTable
    ears: list[Ears]
    due: Due

    def answer(self, seat: int) -> int:
        return self.due.action if self.due.what == "window" else self.live.state.look.choices[seat].legal[0]

    def done(self) -> list[tuple[str, int]]:
        """Everything done automatically, and for which seat."""
        reminded = [("remind", seat) for seat, ear in enumerate(self.ears) if any(map(is_reminder, ear.heard))]
        written = self.journal.written(self.live.state.id)
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
        await live.do(person(seat), messages.Prefer(table=live.state.id, seat=seat, auto=what == "auto"))
    if what == "hold":
        live.exit(ears[2])
    for _ in range(3_000):
        if due := next((due for due in live.timing.all() if due.what == what), None):
            return Scene(journal, live, ears, due)
        await play_somehow(live, rng)
        await asyncio.sleep(0.001)
    raise AssertionError(f"there never was anything like {what}")


async def play_somehow(live: LiveTable, rng: random.Random) -> None:
    """A card whenever possible, and nobody says Mau; game after game."""
    if live.state.phase == "over":
        await live.do(person(0), messages.Rematch(table=live.state.id))
        await live.do(person(0), messages.Start(table=live.state.id))
    seat, choice = next(iter(live.state.look.choices.items()))
    names = {action: notation.name(live.state.game, action) for action in choice.legal}
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
    """The last player asked answers; the next question is put only once that is on disk."""

    async def story(loop: OurTime) -> None:
        scene = await set_up(what)
        live = scene.live
        *others, last = [seat for seat in live.state.look.choices if what != "hold" or seat != 2] or [scene.due.seat]
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
        saying = live.do(person(0), messages.Say(table=live.state.id, phrase="hello"))
        await tick_during(scene, asyncio.create_task(saying), loop, written)
        await live.tick(loop.time())
        assert scene.done().count((what, scene.due.seat)) == 1
        assert scene.due not in live.timing.all()

    in_our_time(story)


# Whatever happens, and whenever


@st.composite
def tables(draw: st.DrawFn) -> messages.Settings:
    """Settings under which things happen automatically."""
    clock = draw(st.none() | st.builds(messages.Clock, st.sampled_from([0.05, 3.0, 60.0]), bank=st.booleans()))
    return messages.Settings(clock=clock, grace=draw(st.sampled_from([None, 0.0, 60.0])), pace=0.0, stand_in="chick")


GAMES_PLAYED = st.sampled_from(["rudi", "saumaumau", "mow", "quartett", "happypigs"])
DOINGS = st.sampled_from(["play", "play", "play", "exit", "enter", "auto", "say", "undo", "tick", "leave"])
STEPS = st.lists(st.tuples(DOINGS, st.sampled_from([0.0, 0.0, 0.01, 1.0, 20.0, 46.0, 61.0])), min_size=5, max_size=25)
DELAYS = st.lists(st.sampled_from([0.0, 0.001, 0.3, 50.0]), min_size=1, max_size=7)


class Yard:
    """Two tables of one server, with people who do something now and then."""

    def __init__(self, keeper: TableRegistry, rng: random.Random) -> None:
        self.keeper, self.rng = keeper, rng
        self.lives: list[tuple[LiveTable, list[Ears]]] = []

    async def do(self, what: str) -> None:
        live, ears = self.rng.choice(self.lives)
        state, seat = live.state, self.rng.randrange(len(ears))
        table = {"table": state.id, "id": str(self.rng.getrandbits(60))}
        if what == "tick":
            self.keeper.run(live.tick(asyncio.get_running_loop().time()))
        elif what == "exit":
            live.exit(ears[seat])
        elif what == "enter":
            await live.enter(ears[seat], person(seat), "", self.rng.choice([None, state.n]), lambda _: None)
        elif what == "play" and state.look.choices:
            seat, choice = self.rng.choice(list(state.look.choices.items()))
            action = self.rng.choice(choice.legal)
            await live.do(person(seat), messages.Play(seat=seat, at=state.n, action=action, **table))
        elif what == "auto":
            await live.do(person(seat), messages.Prefer(seat=seat, auto=True, **table))
        elif what == "undo":
            await live.do(person(seat), messages.Undo(seat=seat, at=state.n, **table))
        elif what == "leave":
            await live.do(person(seat), messages.Leave(seat=seat, **table))
        elif what == "say":
            await live.do(person(seat), messages.Say(phrase="hello", **table))

    async def try_to(self, what: str) -> None:
        with suppress(Refusal):
            await self.do(what)

    def overdue(self, now: float) -> list[Due]:
        return [due for live, _ in self.lives for due in live.timing.all() if due.when < now]


@given(st.lists(st.tuples(GAMES_PLAYED, tables()), min_size=1, max_size=2), STEPS, DELAYS, st.booleans(), st.integers())
@settings(max_examples=5_000 if SOAK else 40)
def test_the_house_always_goes_on(
    games: list[tuple[str, messages.Settings]],
    steps: list[tuple[str, float]],
    delays: list[float],
    fails: bool,
    seed: int,
) -> None:
    """However slowly the journal answers, or fails: nothing is repeated endlessly, and what is due is done."""

    async def story(loop: OurTime) -> None:
        journal, rng = SlowJournal(), random.Random(seed)
        keeper = await open_house(journal, rng)
        await keeper.begin()
        yard = Yard(keeper, rng)
        for game, chosen in games:
            yard.lives.append(await deal(keeper, game, 3, 1, chosen))
        waits = itertools.cycle(delays)
        journal.delay = lambda: next(waits)
        for number, (what, wait) in enumerate(steps):
            journal.broken = JournalStopped("full") if fails and number == len(steps) // 2 else None
            keeper.run(yard.try_to(what))
            await asyncio.sleep(wait)
        journal.broken, journal.delay = None, lambda: 0.0
        await asyncio.sleep(100)
        assert not yard.overdue(loop.time() - 10)  # playing three seats, with two seconds of thought each
        for live, _ in yard.lives:
            assert not live.stopped
            await asyncio.wait_for(live.events_for(person(0), "", live.state.n), 1)

    in_our_time(story)


# Things that loop for ever


def test_time_goes_on_for_the_others_when_one_table_cannot_be_looked_at() -> None:
    async def story(loop: OurTime) -> None:
        keeper = await open_house(SlowJournal(), random.Random(1))
        await keeper.begin()
        broken, _ = await deal(keeper, "rudi", 3, settings=NOBODY_STANDS_IN)
        _, ears = await deal(keeper, "rudi", 3, settings=NOBODY_STANDS_IN)
        broken.timing.all = None  # type: ignore[method-assign, assignment]
        broken.audience.say_who_is_behind = None  # type: ignore[method-assign, assignment]
        keeper.behind.add(broken)
        broken.timing.look_again()
        await asyncio.sleep(60)
        assert all(any(map(is_reminder, ear.heard)) for ear in ears)

    in_our_time(story)


class Deaf:
    """A connection that fails immediately, every time, with an unforeseen error."""

    def __init__(self) -> None:
        self.asked = 0

    def pubsub(self, **_: object) -> "Deaf":
        return self

    def register_script(self, _: str) -> Callable[..., Awaitable[list[bytes]]]:
        return self.get_message

    async def get_message(self, **_: object) -> list[bytes]:
        self.asked += 1
        raise RuntimeError("pubsub connection not set")


def test_who_cannot_hear_other_workers_tries_again_now_and_then() -> None:
    async def story(loop: OurTime) -> None:
        redis: Any = Deaf()
        bus = RedisBus(redis, lambda *_: None)
        task = asyncio.create_task(bus._listen())
        leases = RedisLeases(redis, "W1", lambda *_: None, lambda: asyncio.sleep(0))
        await asyncio.sleep(10)
        assert 10 <= redis.asked <= 100
        assert not task.done()
        assert not leases._task.done()

    in_our_time(story)
