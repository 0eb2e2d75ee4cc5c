"""Random play through the door, and glimpses behind it that only tests may take."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from farmyard.core.game import Game
from farmyard.table import SPECTATOR, Table


def walk(table: Table, seed: int, most: int = 10**9) -> Iterator[tuple[int, int]]:
    """Random play: yields (seat, action) before each is played."""
    rng = random.Random(seed)
    for _ in range(most):
        if table.over:
            return
        seat = rng.choice(table.must_act())
        action = rng.choice(table.legal_actions(seat))
        yield seat, action
        table.play(seat, action)


def viewers(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR]


def some_options(game: Game, seed: int) -> dict[str, Any]:
    """The defaults, random values, or no option at its default; determined by the seed."""
    rng = random.Random(seed)
    chosen: dict[str, Any] = {}
    for option in game.options:
        if seed % 2 == 0 or (seed % 4 == 1 and rng.random() < 0.5):
            continue
        if option.kind == "bool":
            chosen[option.name] = not option.default
        elif option.kind == "choice":
            chosen[option.name] = rng.choice(option.choices)
        elif option.kind == "int":
            chosen[option.name] = rng.randint(option.low, option.high)
        else:
            chosen[option.name] = [rng.randint(option.low, option.high) for _ in range(option.slots)]
    return chosen


def state_of(table: Table) -> np.ndarray[Any, Any]:
    """The tests may look behind the door; nobody else does."""
    return table._states  # type: ignore[no-any-return]


def table_with(table: Table, states: np.ndarray[Any, Any]) -> Table:
    """The same table with another state."""
    other = table.fork()
    other._states[0] = states[0]
    return other


def imagined(table: Table, viewer: int, seed: int) -> Table:
    """Another world that looks the same to this viewer."""
    views = np.zeros(1, table.game.view_type)
    views[0] = table.view(viewer)
    worlds = np.zeros(1, table.game.state)
    table._door.dream(views, 0, seed, worlds, 0, np.zeros(1, table.game.state))
    return table_with(table, worlds)


def why(table: Table, seat: int, action: int) -> int:
    return int(table._door.why_not(state_of(table), 0, seat, action))
