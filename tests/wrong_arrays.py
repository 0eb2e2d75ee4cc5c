"""Run by `test_arrays.py`: calls everything that takes an array with wrong ones; prints what was not refused."""

import sys
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any

import numpy as np

from farmyard.adapters.device_farm import on_device
from farmyard.adapters.gymnasium import Farm, Single
from farmyard.bots import make_bot
from farmyard.bots.nets import Learned
from farmyard.bots.nets.file import Layer
from farmyard.bots.search.driver import Budget, ponder
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.observation import mask, meaning, observe, size_of
from farmyard.table import Table


def wrong_outs(size: int) -> Iterator[Any]:
    yield from (np.zeros(16, np.float32), np.zeros(size - 1, np.float32), np.zeros(size + 1, np.float32))
    yield from (np.zeros(size), np.zeros(size, np.int32), np.zeros((1, size), np.float32), [0.0] * size, "out")
    yield np.zeros(2 * size, np.float32)[::2]
    frozen = np.zeros(size, np.float32)
    frozen.flags.writeable = False
    yield frozen


def wrong_views(game: Game, view: Any) -> Iterator[Any]:
    yield from (None, 3, np.zeros(1, game.view_type), np.zeros((), game.state)[()], Table(game, game.seats[0]).view())
    for field in game.view_fields:
        odd = view.copy()
        most = int(np.iinfo(field.type).max)
        if field.high < most:
            odd[field.name] = most
            yield odd
        if field.low < 0 or field.type.startswith("i"):
            odd = view.copy()
            odd[field.name] = np.iinfo(field.type).min
            yield odd


WRONG_LEGAL: list[Any] = [[-1], [10**6], [1.5], [True], ["draw"], [0, 0]]


def wrong_calls(game: Game) -> Iterator[tuple[str, Callable[[], Any]]]:
    table = Table(game, game.seats[0])
    seat = table.must_act()[0]
    view, legal, size, dice = table.view(seat), table.legal_actions(seat), size_of(game), Random(1)
    for out in wrong_outs(size):
        yield "observe out", lambda out=out: observe(game, view, out)
    for odd in wrong_views(game, view):
        yield "observe view", lambda odd=odd: observe(game, odd)
        yield "farmhand view", lambda odd=odd: make_bot(game, "farmhand")(odd, legal, dice)
        yield "ponder view", lambda odd=odd: ponder(game, odd, legal, 1, Budget(8))
    for wrong in WRONG_LEGAL:
        yield "mask", lambda wrong=wrong: mask(game, wrong)
    for wrong in (*WRONG_LEGAL, []):
        yield "ponder legal", lambda wrong=wrong: ponder(game, view, wrong, 1, Budget(8))
    for index in (-1, size, 10**9):
        yield "meaning", lambda index=index: meaning(game, index)
    yield from wrong_layers(game, size)
    yield from wrong_questions(game, size)
    yield from wrong_steps(game)


def wrong_layers(game: Game, size: int) -> Iterator[tuple[str, Callable[[], Any]]]:
    def layer(inputs: int, outputs: int) -> Layer:
        return np.zeros((inputs, outputs), np.float32), np.zeros(outputs, np.float32)

    most = game.seats[1]
    good = [layer(size, 3), layer(3, 3), layer(3, game.actions), layer(3, most)]
    Learned.of(game, good)
    weight, bias = good[2]
    nothing, large = weight.copy(), weight + 1e6  # larger than half precision can be
    nothing[0, 0] = np.nan
    for layers in (
        [],
        good[:1],
        good[:3],
        [layer(size + 1, 3), *good[1:]],
        [good[0], layer(2, 3), *good[2:]],
        [*good[:2], (weight.T, bias), good[3]],
        [*good[:2], (weight, bias[:-1]), good[3]],
        [*good[:2], (weight.astype(int), bias), good[3]],
        [*good[:2], (nothing, bias), good[3]],
        [*good[:2], (large, bias), good[3]],
        [*good[:3], layer(3, most - 1)],
        [*good[:3], layer(2, most)],
    ):
        yield "policy", lambda layers=layers: Learned.of(game, layers)


def wrong_questions(game: Game, size: int) -> Iterator[tuple[str, Callable[[], Any]]]:
    """To a network that fits."""
    shapes = (size, 3), (3, 3), (3, game.actions), (3, game.seats[1])
    layers = [(np.zeros(shape, np.float32), np.zeros(shape[1], np.float32)) for shape in shapes]
    policy, table = Learned.of(game, layers), Table(game, game.seats[0])
    view, legal = table.view(table.must_act()[0]), [0, 1]
    for odd in wrong_views(game, view):
        yield "worth view", lambda odd=odd: policy.worth(odd)
        yield "chances view", lambda odd=odd: policy.chances(odd, legal)
        yield "policy view", lambda odd=odd: policy(odd, legal, Random(1))
    for wrong in (*WRONG_LEGAL, []):
        yield "chances legal", lambda wrong=wrong: policy.chances(view, wrong)


class OnTheGpu:
    """What somebody else's array tells of itself; nobody gets as far as its memory."""

    def __init__(self, shape: tuple[int, ...], typestr: str, strides: tuple[int, ...] | None = None) -> None:
        told = {"shape": shape, "typestr": typestr, "strides": strides, "data": (1, False), "version": 3}
        self.__cuda_array_interface__ = told


def wrong_actions_on_the_gpu() -> Iterator[tuple[str, Callable[[], Any]]]:
    for array in (
        *(np.zeros(9, np.int64), np.zeros(10), np.ones(10, bool), np.zeros((10, 1), np.int64), None, "x", []),
        *(OnTheGpu((9,), "<i8"), OnTheGpu((10,), "<i4"), OnTheGpu((10, 1), "<i8"), OnTheGpu((10,), "<i8", (16,))),
    ):
        yield "DeviceFarm.step", lambda array=array: on_device("actions", array, 10)


def wrong_steps(game: Game) -> Iterator[tuple[str, Callable[[], Any]]]:
    farm, single = Farm(game.id, 1000), Single(game.id)
    farm.reset()
    single.reset()
    for actions in (
        np.zeros(1),
        np.zeros(1, np.int64),
        np.zeros(999, np.int64),
        np.zeros(1001, np.int64),
        [],
        None,
        "x",
    ):
        yield "Farm.step", lambda actions=actions: farm.step(actions)
    for actions in (np.zeros(1000), np.zeros((1000, 1), np.int64), np.ones(1000, bool), [1.9] * 1000, [None] * 1000):
        yield "Farm.step", lambda actions=actions: farm.step(actions)
    for action in (1.9, True, None, "draw", b"draw", [1]):
        yield "Single.step", lambda action=action: single.step(action)
    for seed in (-1, 2**70, 1.5, True, [1.5]):
        yield "Farm.reset", lambda seed=seed: farm.reset(seed=seed)
    for tables in (0, -1, 1.5, True):
        yield "Farm", lambda tables=tables: Farm(game.id, tables)


def main() -> int:
    tried, bad = 0, []
    calls = ((f"{game.id} {name}", call) for game in GAMES.values() for name, call in wrong_calls(game))
    for name, call in chain(calls, wrong_actions_on_the_gpu()):
        tried += 1
        try:
            call()
        except Refusal:
            continue
        except Exception as error:
            bad.append(f"{name}: {type(error).__name__} {error}")
        else:
            bad.append(f"{name}: not refused")
    print(*bad, f"{tried} wrong calls", sep="\n")
    return len(bad) > 0


if __name__ == "__main__":
    sys.exit(main())
