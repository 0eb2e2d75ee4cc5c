"""A craft's verbs in both modes, called on arrays: a bare record cannot be passed to native code."""

from functools import cache
from importlib import import_module
from typing import Any

import numba
import numpy as np
from conftest import memory_of, state_of

from farmyard.bots import craft
from farmyard.core.chance import DICE, start_chance
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

    def ask(states: Any, memories: Any, seat: int, out: Any, n: int, dice: Any) -> Any:
        return prefer(states[0], memories[0], seat, out, n, dice[0])

    def judge(states: Any, out: Any) -> None:
        worth(states[0], out)

    return (numba.njit(ask), numba.njit(judge)) if mode == "native" else (ask, judge)


def preferred(table: Table, seat: int, seed: int, mode: Mode = "native") -> int:
    """The craft's choice among the legal actions, with dice from this seed."""
    dice = np.zeros(1, DICE)
    start_chance(dice[0], seed)
    legal = np.array(table.legal_actions(seat), np.int32)
    ask, _ = verbs(table.game, mode)
    return int(ask(state_of(table), memory_of(table), seat, legal, len(legal), dice))


def worths(table: Table, mode: Mode = "native") -> list[float]:
    out = np.zeros(table.seats)
    _, judge = verbs(table.game, mode)
    judge(state_of(table), out)
    return [float(chance) for chance in out]
