"""What the tests share: every game at every table size, and random play through the door."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from newer_rules import change_the_rules

from farmyard.core.game import Game
from farmyard.core.options import Option
from farmyard.games import GAMES, older_games
from farmyard.schema.position import whole
from farmyard.table import Table
from farmyard.testing.walking import imagined, some_options, state_of, table_with, viewers, walk

__all__ = ["imagined", "some_options", "state_of", "table_with", "viewers", "walk"]  # for the tests

SOAK = "FARMYARD_SOAK" in os.environ  # `make soak`: the same claims, checked far more often
SEAL = "00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f"  # the key of a sealed game
EXAMPLES = 2500 if SOAK else 25

settings.register_profile("farmyard", deadline=None, derandomize=True, max_examples=EXAMPLES)
settings.load_profile("farmyard")

PLAYED = {**GAMES, **{f"{game.id}_{game.version}": game for game in older_games()}}  # old versions included
TABLES = [pytest.param(g, n, id=f"{name}-{n}") for name, g in PLAYED.items() for n in range(g.seats[0], g.seats[1] + 1)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", [pytest.param(g, id=name) for name, g in PLAYED.items()])


class Compared:
    """How much was checked for leaks; reported at the end of a soak."""

    def __init__(self, where: str) -> None:
        self.where, self.messages, self.bytes = where, 0, 0

    def note(self, data: bytes) -> None:
        self.messages += 1
        self.bytes += len(data)

    def say(self) -> None:
        assert self.bytes
        print(f"\nleaks: {self.messages} messages, {self.bytes} bytes ({self.where})")


def often(games: int) -> int:
    """This many games in every test run, more of them in a soak."""
    return games * (25 if SOAK else 1)


def option_values(option: Option) -> st.SearchStrategy[Any]:
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.choices)
    numbers = st.integers(option.low, option.high)
    return numbers if option.kind == "int" else st.lists(numbers, min_size=option.slots, max_size=option.slots)


def any_options(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Every option at its default or at any allowed value."""
    return st.fixed_dictionaries({}, optional={o.name: option_values(o) for o in game.options})


def memory_of(table: Table) -> np.ndarray[Any, Any]:
    """The public memory of the game."""
    return table._in_play.memories


def whole_of(table: Table) -> Any:
    """State and memory in one record, the way positions have them."""
    return whole(table.game, table._in_play)


# Servers: on files, or on PostgreSQL and Redis

GROUNDS = ["files", pytest.param("services", marks=pytest.mark.xdist_group("services"))]  # started once


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests marked `everywhere` run on both; but without a folder there is no server, and no difference."""
    marked = {mark.name for mark in metafunc.definition.iter_markers()}
    if "everywhere" in marked and "files_only" not in marked and "tmp_path" in metafunc.fixturenames:
        metafunc.parametrize("ground", GROUNDS, indirect=True)


@pytest.fixture(autouse=True)
def ground(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where the servers and processes of this test keep their tables."""
    name: str = getattr(request, "param", "files")
    if name == "services":
        import services  # these two modules are among the server's tests
        import talk

        services.need()
        monkeypatch.setattr(talk, "more_settings", services.settings)
        # Otherwise a machine that is busy for three seconds loses its tables; test_scale.py tests what leases are for.
        monkeypatch.setattr("farmyard.server.cluster.leases_redis.LEASE", 120.0)
    return name


@pytest.fixture
def host(tmp_path: Path, ground: str) -> Iterator[Any]:
    """A table server on a port of its own."""
    from talk import hosting

    with hosting(tmp_path) as running:
        yield running


@pytest.fixture
def newer_mow(monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config) -> Callable[[], Game]:
    """Call it, and the rules of MOW have changed."""
    folder = pytestconfig.cache.mkdir("rules")  # type: ignore[union-attr]
    return lambda: change_the_rules(monkeypatch, folder)
