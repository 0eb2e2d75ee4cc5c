"""Fuzz input by the thousand, the same for the same seed: long, deep, huge, of the wrong type, with control codes."""

import random
from copy import deepcopy
from typing import Any

from conftest import SOAK, some_options

from farmyard.core.game import Game
from farmyard.table import Table

DEEP: Any = 0
for _ in range(200):
    DEEP = [DEEP]
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 5, 9, 127, 255, 256, 2**31, 2**53, 2**63 - 1, 2**63, 2**70, 10**40, -(10**400)),
    *(1.5, 1e308, -0.0, "", " ", "x", "²", "٣", "1e308", "9" * 40, "9" * 5000, "x" * 3000, "draw", "0 draw", "{ $x }"),
    *("\x00", "\x1b[31m", "a\nb", "\u202eab", "\U0001f437" * 40, "%00", "../../etc/passwd", "<script>", "0x1", "null"),
    *([], {}, [[]], [0] * 300, {"a": 1}, {"": None}, ["x"] * 40, {str(i): i for i in range(300)}, DEEP),
)
"""What JSON can say; what only Python can is in `test_untrusted.py`."""


class Count:
    """How many inputs were tried and answered, reported at the end of a soak."""

    def __init__(self, entrance: str) -> None:
        self.entrance, self.tried, self.answered = entrance, 0, 0

    def say(self) -> None:
        assert self.answered == self.tried > 0
        if SOAK:
            print(f"\nsoak: inputs={self.tried} answered={self.answered} ({self.entrance})")


def inputs(usual: int, soak: int) -> int:
    return soak if SOAK else usual


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values in a piece of JSON."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [inner for key, value in parts for inner in ((*path, key), *places(value, (*path, key)))]


def mutate(rng: random.Random, data: Any, others: list[Any]) -> Any:
    """A copy with a few values removed, duplicated, swapped, nudged, or replaced by something odd."""
    data = deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        known = places(data)
        if known:
            *path, key = rng.choice(known)
            home = data
            for step in path:
                home = home[step]
            change(rng, home, key, (*path, key), others)
    return data


def change(rng: random.Random, home: Any, key: Any, path: tuple[Any, ...], others: list[Any]) -> None:
    how = rng.randrange(6)
    if how == 0:
        del home[key]
    elif how == 1:
        home[key] = deepcopy(rng.choice(VALUES))
    elif how == 2 and type(home[key]) is int:
        home[key] += rng.choice((-1, 1, 2))
    elif how == 3:
        home[key] = found_at(rng.choice(others), path, home[key])
    elif how == 4 and isinstance(home, list):
        home.insert(rng.randrange(len(home) + 1), deepcopy(home[key]))
    elif isinstance(home, dict):
        home[rng.choice([*home, "turn", "phase", "chance", "seats", "odd"])] = deepcopy(home[key])
    else:
        rng.shuffle(home)


def found_at(data: Any, path: tuple[Any, ...], otherwise: Any) -> Any:
    """The value at the same path in another document."""
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return otherwise
    return deepcopy(data)


def begun(game: Game, rng: random.Random) -> Table:
    """A table after some random moves, sometimes at its end."""
    table = Table(game, rng.randint(*game.seats), rng.randrange(10**6), some_options(game, rng.randrange(100)))
    for _ in range(rng.choice((0, rng.randrange(60), rng.randrange(400), 10**6))):
        if table.over:
            break
        play_on(table, rng)
    return table


def play_on(table: Table, rng: random.Random) -> None:
    seat = rng.choice(table.must_act())
    table.play(seat, rng.choice(table.legal_actions(seat)))
