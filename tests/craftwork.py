"""A craft's verbs in both modes, asked by array: a record alone cannot cross the border to native code."""

from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np
from conftest import imagined, some_options, state_of, walk

from farmyard.bots import craft
from farmyard.core.chance import start_chance
from farmyard.core.compile import Mode, Twins
from farmyard.core.game import Game
from farmyard.table import Table


@cache
def verbs(game: Game, mode: Mode) -> tuple[Any, Any]:
    """`prefer` and `worth` of this game's craft."""
    hands = import_module(f"farmyard.bots.crafts.{game.id}")
    twins = Twins(game.rules, mode, {craft.__name__: hands})
    prefer: Any = twins.of(craft.prefer)
    worth: Any = twins.of(craft.worth)

    def ask(states: Any, seat: int, out: Any, n: int, dice: Any) -> Any:
        return prefer(states[0], seat, out, n, dice[0])

    def judge(states: Any, out: Any) -> None:
        worth(states[0], out)

    return (numba.njit(ask), numba.njit(judge)) if mode == "native" else (ask, judge)


def preferred(table: Table, seat: int, seed: int, mode: Mode = "native") -> int:
    """The craft's choice among the legal actions, with dice from this seed."""
    dice = np.zeros(1, table.game.state)
    start_chance(dice[0], seed)
    legal = np.array(table.legal_actions(seat), np.int32)
    ask, _ = verbs(table.game, mode)
    return int(ask(state_of(table), seat, legal, len(legal), dice))


def worths(table: Table, mode: Mode = "native") -> list[float]:
    out = np.zeros(table.seats)
    _, judge = verbs(table.game, mode)
    judge(state_of(table), out)
    return [float(chance) for chance in out]


def check_choices(game: Game, seats: int) -> None:
    """Along random games: legal, the same in both modes, the same in any world with the same view; worths add up."""
    for seed in range(2):
        table = Table(game, seats, seed, some_options(game, seed))
        for step, (seat, _) in enumerate(walk(table, seed, 400)):
            if step % 3 == 0:
                choice = preferred(table, seat, step)
                assert choice in table.legal_actions(seat)
                assert choice == preferred(table, seat, step, "interpreted")
                assert choice == preferred(imagined(table, seat, step), seat, step)
                assert abs(sum(worths(table)) - 1) < 1e-9
                np.testing.assert_allclose(worths(table), worths(table, "interpreted"))


def check_end(game: Game, seats: int) -> None:
    """At the end the winners share one."""
    for seed in range(3):
        table = Table(game, seats, seed)
        for _ in walk(table, seed):
            pass
        winners = table.winners()
        assert worths(table) == [(seat in winners) / len(winners) for seat in range(seats)]
