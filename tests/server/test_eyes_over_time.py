"""Rights over time: whatever people do to a table, in whatever order, no socket is sent what its current rights forbid.

Every story runs in two worlds in parallel that differ only in the hands X was not dealt: X's sockets must hear
the same bytes in both. In addition, everything sent is checked against the rules of docs/protocol.md, written out here
independently.
"""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from clockwork import Ears, SlowJournal, open_house, our_time
from conftest import SOAK, Compared
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from talk import compile_games

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.tokens import ALPHABET, Claim
from farmyard.server.hall import registry
from farmyard.server.table import commands, entries, events, fairness, listeners, live_table, rights
from farmyard.server.table.callers import Caller
from farmyard.server.table.live_table import LiveTable
from farmyard.server.table.table_state import TableState
from farmyard.server.table.wire import encode

RIGHTS = Compared("eyes over time: everything sent, held against the rules")
WORLDS = Compared("eyes over time: what X hears, the same in two worlds")
PEOPLE = ("HOST", "ANNA", "BERND", "CLARA", "DORA")
SEATS = 3
people = st.sampled_from(PEOPLE)
seats = st.integers(0, SEATS - 1)
some = st.integers(0, 10**6)
WATCHING = [("nobody", False), ("link", False), ("everyone", False), ("link", True), ("link", True), ("link", True)]
keys = st.sampled_from(["none", "watch", "watch", "key", "old"])


def configured(watching: tuple[Any, bool], locked: bool = False) -> messages.Settings:
    return messages.Settings(spectators=watching[0], hands=watching[1], locked=locked, pace=10.0, grace=None)


SETTINGS = st.builds(configured, st.sampled_from(WATCHING), st.sampled_from([False, False, False, True]))


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    compile_games()


def caller(player: str) -> Caller:
    return Caller(Claim(player), player.title())


class Spy(Ears):
    """One socket of one person, and the key it came with. Everything it is sent is checked."""

    def __init__(self, world: "World", player: str, key: str) -> None:
        super().__init__()
        self.world, self.player, self.key = world, player, key

    def push(self, data: bytes) -> bool:
        self.world.check(self, data)
        RIGHTS.note(data)
        return super().push(data)


class World:
    """One server with one table; in the other world hands that X was not dealt look different."""

    def __init__(self, other: bool, x: str) -> None:
        self.other, self.x = other, x
        self.codes = random.Random(1)
        self.journal = SlowJournal()
        self.spies: list[Spy] = []
        self.gone: set[str] = set()  # kicked, and not back with a newer key
        self.dealt: dict[int, list[str]] = {}  # game -> player by seat
        self.shown: dict[int, bool] = {}  # game -> whether it was dealt with open hands
        self.when: dict[int, tuple[int, bool]] = {}  # event -> game, and whether hands were open then
        self.live: Any = None

    @property
    def state(self) -> TableState:
        state: TableState = self.live.state
        return state

    def code(self, length: int) -> str:
        return "".join(self.codes.choice(ALPHABET) for _ in range(length))

    def disguise(self, state: TableState, seat: int, tail: bytes) -> bytes:
        if not self.other or state.over or state.players[seat] == self.x:
            return tail
        if state.settings.hands and self.x not in state.players:
            return tail  # X may have the link
        return tail.replace(b'"view":{', b'"view":{"other":1,', 1)

    # What may be sent: the independent version

    def check(self, spy: Spy, data: bytes) -> None:
        if self.live is None:
            return
        state, message = self.state, json.loads(data)
        self.note()
        self.check_keys(spy.player, state, data)
        if "n" in message:
            assert self.may_listen(spy, state), (spy.player, message["type"])
            for seat in map(int, message.get("own", {})):
                assert self.may_see(spy, state, message["n"], seat), (spy.player, seat, message["type"])

    def note(self) -> None:
        state = self.state
        if state.table is not None:
            self.dealt[state.number] = list(state.players)
            self.shown.setdefault(state.number, state.settings.hands)
        self.when[state.n] = state.number, state.settings.hands

    def check_keys(self, player: str, state: TableState, data: bytes) -> None:
        sits = player in [chair.player for chair in state.chairs]
        if state.watch.encode() in data:
            assert sits or player == state.host
            plays = sits or (state.table is not None and player in state.players)
            assert not (state.settings.hands and plays), f"{player} plays and has the link that shows all hands"
        if state.key and state.key.encode() in data:
            assert sits or player == state.host
        assert state.phase == "over" or state.secret.encode() not in data

    def may_listen(self, spy: Spy, state: TableState) -> bool:
        if spy.player == state.host or spy.player in [chair.player for chair in state.chairs]:
            return True
        invited = bool(state.key) and spy.key == state.key
        if spy.player in self.gone and not invited:
            return False
        if invited and not self.dealt:
            return True  # the waiting room: who sits there, and no card
        allowed = state.settings.spectators
        return allowed == "everyone" or (allowed == "link" and spy.key == state.watch)

    def may_see(self, spy: Spy, state: TableState, n: int, seat: int) -> bool:
        game, opened = self.when.get(n, (state.number, state.settings.hands))
        playing = state.phase == "playing" and game == state.number
        if not playing:
            return state.chairs[seat].player == spy.player or spy.key == state.watch
        if self.dealt[game][seat] == spy.player:
            return state.chairs[seat].player == spy.player
        open_now = opened and state.settings.hands and spy.key == state.watch
        return open_now and self.shown[game] and spy.player not in self.dealt[game]


Story = Callable[[World], Any]


class Eyes(RuleBasedStateMachine):
    """People open, join, leave, kick, swap, configure, watch, reconnect, start, play, and take moves back."""

    def __init__(self) -> None:
        super().__init__()
        self.worlds: list[World] = []
        self.ending = ExitStack()
        self.loop = self.ending.enter_context(our_time())
        patch = self.ending.enter_context(pytest.MonkeyPatch.context())
        for module in (commands, registry):
            patch.setattr(module, "new_code", lambda length: self.now.code(length))  # noqa: PLW0108
        patch.setattr(fairness, "new_secret", lambda: self.now.code(64))
        for module in (live_table, registry):  # type: ignore[assignment]
            patch.setattr(module, "milliseconds", lambda: 0)
        real = events._tail
        patch.setattr(
            events, "_tail", lambda state, seat, *more: self.now.disguise(state, seat, real(state, seat, *more))
        )

    def teardown(self) -> None:
        for data in (
            data for world in self.worlds[:1] for spy in world.spies if spy.player == world.x for data in spy.heard
        ):
            WORLDS.note(data)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.ending.close()

    def both(self, story: Story) -> list[Any]:
        """Does the same in both worlds, with the same outcome."""
        outcomes = []
        for world in self.worlds:
            self.now = world
            outcomes.append(self.loop.run_until_complete(self.told(story, world)))
        assert outcomes[0] == outcomes[1]
        return outcomes

    async def told(self, story: Story, world: World) -> Any:
        try:
            found = await story(world)
        except Refusal as refusal:
            return refusal.code
        if world.live is not None:
            world.note()
        return None if isinstance(found, LiveTable | tuple) else found

    def order(self, player: str, command: Any) -> bool:
        return self.both(lambda world: world.live.do(caller(player), command))[0] is None

    @property
    def id(self) -> str:
        return self.worlds[0].state.id

    @property
    def state(self) -> TableState:
        return self.worlds[0].state

    # Rules

    @initialize(x=people, game=st.sampled_from(["mow", "saumaumau"]), sit=st.booleans(), how=SETTINGS)
    def open(self, x: str, game: str, sit: bool, how: messages.Settings) -> None:
        self.worlds = [World(False, x), World(True, x)]
        self.keys: list[str] = []
        sit = sit and not how.hands
        plans = [messages.SeatPlan()] * SEATS
        create = messages.Create(game=game, seats=plans, settings=how, sit=sit)

        async def begin(world: World) -> None:
            keeper = await open_house(world.journal, random.Random(1))
            world.live = await keeper.open(caller("HOST"), create)

        self.both(begin)
        self.learn()

    def learn(self) -> None:
        """The worst case: everybody may have learnt every key there ever was."""
        self.keys += [key for key in (self.state.key, self.state.watch) if key not in self.keys]

    def key(self, which: str) -> str:
        return {"none": "", "watch": self.state.watch, "key": self.state.key}.get(which, self.keys[0])

    @rule(player=people, which=keys, seen=st.none() | st.integers(0, 40))
    def enter(self, player: str, which: str, seen: int | None) -> None:
        key = self.key(which)

        async def enter(world: World) -> None:
            spy = Spy(world, player, key)
            world.spies.append(spy)

            def answer(entered: messages.Entered) -> None:
                spy.push(encode(entered))

            await world.live.enter(spy, caller(player), key, seen, answer)

        self.both(enter)

    @rule(which=some)
    def exit(self, which: int) -> None:
        async def exit(world: World) -> None:
            if world.spies:
                world.live.exit(world.spies[which % len(world.spies)])

        self.both(exit)

    @rule(player=people, which=keys, seen=st.integers(0, 40))
    def ask_for_events(self, player: str, which: str, seen: int) -> None:
        key = self.key(which)

        async def ask(world: World) -> None:
            spy = Spy(world, player, key)
            world.spies.append(spy)
            for data in await world.live.events_for(caller(player), key, seen):
                spy.push(data)

        self.both(ask)

    @rule(player=people, which=keys, seat=st.none() | seats)
    def join(self, player: str, which: str, seat: int | None) -> None:
        key = self.key(which)
        if self.order(player, messages.Join(table=self.id, seat=seat, key=key)):
            for world in self.worlds:
                world.gone.discard(player)

    @rule(player=people, again=st.booleans())
    def fill(self, player: str, again: bool) -> None:
        """Everybody who can sits down, so that games begin."""
        for guest in PEOPLE:
            if guest != player and guest not in self.worlds[0].gone:
                self.join(guest, "none", None)
        if again:
            self.begin()

    @rule(seat=seats)
    def leave(self, seat: int) -> None:
        player = self.state.chairs[seat].player or "ANNA"
        self.order(player, messages.Leave(table=self.id, seat=seat))

    @rule(seat=seats, seen=st.none() | st.integers(0, 40))
    def leave_and_watch(self, seat: int, seen: int | None) -> None:
        player = self.state.chairs[seat].player or "ANNA"
        self.leave(seat)
        self.enter(player, "watch", seen)

    @rule(seat=seats, bot=st.sampled_from([None, "chick"]))
    def swap(self, seat: int, bot: str | None) -> None:
        self.order(self.state.host, messages.Swap(table=self.id, seat=seat, bot=bot))

    @rule(player=people)
    def kick(self, player: str) -> None:
        gone = [world.gone | {player} for world in self.worlds]
        before = [world.gone for world in self.worlds]
        for world, now in zip(self.worlds, gone, strict=True):
            world.gone = now
        if not self.order(self.state.host, messages.Kick(table=self.id, player=player)):
            for world, old in zip(self.worlds, before, strict=True):
                world.gone = old
        self.learn()

    @rule(how=SETTINGS)
    def configure(self, how: messages.Settings) -> None:
        self.order(self.state.host, messages.Configure(table=self.id, settings=how))
        self.learn()

    @rule()
    def begin(self) -> None:
        self.order(self.state.host, messages.Start(table=self.id))

    @rule()
    def rematch(self) -> None:
        self.order(self.state.host, messages.Rematch(table=self.id))

    @rule(which=some, count=st.integers(1, 4))
    def play(self, which: int, count: int) -> None:
        for _ in range(count):
            if not self.state.look.choices or self.state.phase != "playing":
                return
            seat, choice = next(iter(self.state.look.choices.items()))
            action = choice.legal[which % len(choice.legal)]

            async def move(world: World, seat: int = seat, action: int = action) -> None:
                await world.live.write(lambda: entries.Moved(time=0, seat=seat, action=action))

            self.both(move)

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        player = self.state.chairs[seat].player or "ANNA"
        self.order(player, messages.Undo(table=self.id, seat=seat, at=self.state.n))

    @invariant()
    def x_hears_the_same_in_both_worlds(self) -> None:
        if self.worlds:
            heard = [[spy.heard for spy in world.spies if spy.player == world.x] for world in self.worlds]
            assert heard[0] == heard[1]
            for world in self.worlds:
                assert not world.live.stopped


def often(examples: int, **more: Any) -> settings:
    return settings(max_examples=examples * (50 if SOAK else 1), stateful_step_count=30, deadline=None, **more)


def test_no_socket_is_ever_sent_what_its_present_rights_forbid() -> None:
    run_state_machine_as_test(Eyes, settings=often(60))  # type: ignore[no-untyped-call]
    RIGHTS.say()
    WORLDS.say()


def keeps_its_eyes(self: listeners.Listener, state: TableState) -> None:
    """Planted leak: it keeps for ever the rights it had on arrival."""
    if not hasattr(self, "sees"):
        self.sees = rights.sees(state, self.caller, self.key)
    self.plays, self.links = self.caller.seats(state), rights.links(state, self.caller)


def stays(self: listeners.Listener, state: TableState) -> None:
    """Planted leak: nobody is disconnected."""
    self.plays, self.links = self.caller.seats(state), rights.links(state, self.caller)
    try:
        self.sees = rights.sees(state, self.caller, self.key)
    except Refusal:
        self.sees = ()


def any_seat(state: TableState, caller: Caller, wanted: int | None) -> int:
    """As it used to be: a newcomer takes over a hand."""
    free = [seat for seat, chair in enumerate(state.chairs) if chair.kind != "person"]
    return commands._choose(free or [0], wanted)


def links_for_all(state: TableState, caller: Caller) -> rights.Links:
    return rights.Links(state.key, state.watch)


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "a listener keeps its eyes": (listeners.Listener, "look_again", keeps_its_eyes),
    "nobody is sent away": (listeners.Listener, "look_again", stays),
    "a seat of a running game goes to anybody": (commands, "_left_seat", any_seat),
    "who left a hand may see the others": (rights, "_plays", lambda state, caller: bool(caller.seats(state))),
    "players are given the link": (listeners, "links", links_for_all),
    "who was sent away may look": (rights, "check_sent_away", lambda state, caller, key: None),
    "hands may be opened during a game": (commands, "_check_hands", lambda state, caller: None),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that never fails proves nothing."""
    place, name, leaky = LEAKS[leak]
    monkeypatch.setattr(place, name, leaky)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(Eyes, settings=often(1500, phases=[Phase.generate]))  # type: ignore[no-untyped-call]
