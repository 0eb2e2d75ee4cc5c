"""Tables in the page tell what tables at a server tell: the same entries become the same messages, for every seat."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import often, some_options
from page_in_node import ask, bundled, needs_node
from wasm_host import MADE, built

from farmyard.browser.build import make_all
from farmyard.core.game import Game
from farmyard.games import GAMES
from farmyard.server.base.messages import Clock, Settings
from farmyard.server.table import entries, fairness
from farmyard.server.table.entries import AnyEntry
from farmyard.server.table.events import bulletin
from farmyard.server.table.table_state import TableState
from farmyard.table import Table

SECRET = "5a" * 32
pytestmark = needs_node


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's tables in one file."""
    make_all(MADE, [game for game in GAMES.values() if built(game)], print)
    return bundled("tables_in_node", tmp_path_factory.mktemp("tables"))


class Played:
    """A table at a server: its entries, and what all seats together are told of each."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.dice, self.state = random.Random(seed), TableState(f"HERE{seed:02}{seats:02}")
        self.entries: list[Any] = []
        self.events: list[Any] = []
        people = seats if seed % 3 == 1 else 1 if seed % 3 == 2 else (seats + 1) // 2
        self._open(game, seats, people, some_options(game, seed))
        for _ in range(2 if seed % 4 == 0 else 1):
            self._play_a_game()

    def _open(self, game: Game, seats: int, people: int, options: dict[str, Any]) -> None:
        levels = [None] * people + ["chick"] * (seats - people)
        clock = Clock(30.0, 1.5, True) if people == seats else None
        settings = Settings(rated=False, clock=clock, grace=None, pace=0.25)
        self.do(
            entries.Opened(
                time=1,
                by="here",
                game=game.id,
                rules=game.version,
                options=options,
                levels=levels,
                settings=settings,
                secret=SECRET,
                key="",
                watch="",
                before="",
            )
        )
        for seat in range(people):
            self.do(entries.Sat(time=2, seat=seat, player=f"here-{seat}", name=f"Ännchen {seat}"))

    def _play_a_game(self) -> None:
        state = self.state
        if state.table is not None:
            self.do(entries.Reset(time=5, secret=SECRET[::-1], same_deal=state.n % 2 == 0, before=""))
        nonces = [f"mud {seat}" for seat in range(len(state.chairs))]
        fair = fairness.seed_of(state.secret, state.terms, state.previous, nonces)
        seed = state.seed if state.same_deal else fair
        self.do(entries.Dealt(time=3, seed=seed, nonces=nonces, same_deal=state.same_deal))
        for _ in range(10 * often(12)):
            if state.over:
                return
            self._move()
            if self.dice.random() < 0.1 and not state.over:
                self._take_back()

    def _move(self) -> None:
        seat = self.dice.choice(list(self.state.look.choices))
        action = self.dice.choice(self.state.look.choices[seat].legal)
        bot, spent = self.state.bot_for(seat) is not None, self.dice.randrange(5000)
        how: Any = "bot" if bot else "clock" if self.dice.random() < 0.1 else "person"
        self.do(entries.Moved(time=4, seat=seat, action=action, how=how, spent=spent))

    def _take_back(self) -> None:
        seat, state = self.dice.randrange(len(self.state.chairs)), self.state
        if state.chairs[seat].kind != "person" or state.no_undo(seat) is not None:
            return
        assert state.table is not None
        moves = [number for number, move in enumerate(state.table.log) if move.seat == seat]
        self.do(entries.TookBack(time=6, seat=seat, to=None if state.look.undo[seat] is None else max(moves)))

    def do(self, entry: AnyEntry) -> None:
        self.state.apply(entry)
        self.entries.append(json.loads(entries.encode(entry)))
        told = bulletin(self.state, entry).for_seats(range(len(self.state.chairs)))
        self.events.append(json.loads(told))
        self.state.look.step = None


def played(game: Game) -> Iterator[Played]:
    """At every table size, with and without options, people, clocks, undone moves and rematches."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in range(4):
            yield Played(game, seats, seed)


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])
def test_every_seat_is_told_what_a_server_would_tell(game: Game, tables: Path) -> None:
    asked = list(played(game))
    given = [{"id": one.state.id, "entries": one.entries} for one in asked]
    told = ask(tables, {"made": str(MADE), "game": game.id, "tables": given})
    kinds = [event["type"] for one in asked for event in one.events]
    assert kinds.count("moved") > 500
    assert {"moved", "started", "changed", "taken-back"} == set(kinds)
    for one, found in zip(asked, told, strict=True):
        for mine, theirs in zip(one.events, found["events"], strict=True):
            assert theirs == mine
        assert found["different"] == 0  # a message holds all that a computer player reads
        assert found["file"] == one.state.record()
        assert Table.replay(found["file"]).log == one.state.table.log  # type: ignore[union-attr]
        if not one.state.same_deal:
            fairness.verify(found["file"])
