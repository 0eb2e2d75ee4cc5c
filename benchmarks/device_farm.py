"""Tables on a GPU for learning programs: whether they play the native games, and how many decisions a second.

    PYTHONPATH=src python benchmarks/device_farm.py [--beside] [GAME …]

With --beside the native farm on all cores and Pgx on the same GPU are measured, too (`beside.py`).

Needs numba-cuda and a GPU. Compared with the native farm after every step: observations, masks, rewards, ends, whose
turn it is. Timed with random legal actions chosen on the GPU, in the time too; a decision is one the learner makes.
Exits with 1 if a single number differs or a target is missed.
"""

import sys
import time
from typing import Any

import numpy as np
from numba import cuda
from targets import Judge

from farmyard.adapters import stepping
from farmyard.adapters.device_farm import DeviceFarm
from farmyard.adapters.stepping import Rules, Tables
from farmyard.adapters.stepping_warmup import blank_step, scratch
from farmyard.bots.crafts import bind_with_craft
from farmyard.core.chance import DICE, game_seed
from farmyard.core.game import Game
from farmyard.games import GAMES, find_game

COMPARED, STEPS = 96, 200  # tables and steps
SIZES, TIMED, ROUNDS = (1 << 16, 1 << 18, 1 << 20), 20, 5
COLUMNS = ("observations", "masks", "results", "rewards", "over", "illegal")


class Native:
    """The native tables, stepped as the Gymnasium farm steps them, whose packages need not be installed here."""

    def __init__(self, game: Game, tables: int, seats: int, kinds: Any, seed: int) -> None:
        played, numbers = game.in_play(tables), [np.zeros(tables, np.int64) for _ in range(7)]
        self.tables = Tables(played.states, played.memories, np.zeros(tables, DICE), *numbers)
        self.rules = Rules(np.zeros(1, game.state), game.encode({}), seats, kinds[None], False, False)
        self.native, self.scratch = bind_with_craft(game, stepping), scratch(game, seats)
        self.told = blank_step(game, tables, seats)
        for i in range(tables):
            self.tables.seeds[i] = game_seed(seed, i)
        self.tables.chairs[:] = self.tables.seeds % seats
        self.tables.numbers[:] = -1
        self.tables.kinds[:] = stepping.NOBODY
        self.step(self.told.actions)

    def step(self, actions: Any) -> None:
        for name in ("results", "rewards", "over", "illegal"):
            getattr(self.told, name)[...] = 0
        told = self.told._replace(actions=actions)
        self.native.step_some(self.rules, self.tables, 0, len(actions), self.scratch, told)


def compare(game: Game, opponents: str, seats: int) -> int:
    """Steps after which anything differed."""
    farm = DeviceFarm(game.id, COMPARED, seats, opponents)
    kinds = np.array([stepping.SELF] + [farm_kind(opponents)] * (seats - 1), np.int64)
    native, theirs = Native(game, COMPARED, seats, kinds, 5), farm.reset(5)
    luck, wrong = np.random.default_rng(2), 0
    for _ in range(STEPS):
        told, seat = native.told, farm.seat.copy_to_host()
        same = all(np.array_equal(getattr(theirs, name).copy_to_host(), getattr(told, name)) for name in COLUMNS)
        wrong += not (same and np.array_equal(seat, native.tables.acting))
        actions = (luck.random(told.masks.shape) * told.masks).argmax(1)
        native.step(actions)
        theirs = farm.step(actions)
    return wrong


def farm_kind(opponents: str) -> int:
    return {"random": stepping.RANDOM, "farmhand": stepping.FARMHAND, "self": stepping.SELF}[opponents]


@cuda.jit
def choose_any(masks, actions, luck):  # type: ignore[no-untyped-def]
    """A random legal action at each table."""
    i = cuda.grid(1)
    if i < len(actions):
        count = 0
        for action in range(masks.shape[1]):
            count += masks[i, action]
        x = (np.uint64(i) + np.uint64(luck) * np.uint64(0x9E3779B97F4A7C15)) * np.uint64(0xBF58476D1CE4E5B9)
        left = (x >> np.uint64(33)) % np.uint64(max(1, count))
        for action in range(masks.shape[1]):
            if masks[i, action] == 1:
                if left == 0:
                    actions[i] = action
                    break
                left -= np.uint64(1)


def speed(game: Game, opponents: str, seats: int, tables: int) -> float:
    """Decisions a second; the best of several rounds."""
    farm = DeviceFarm(game.id, tables, seats, opponents)
    told, actions, best = farm.reset(1), cuda.device_array(tables, np.int64), float("inf")
    for i in range(ROUNDS + 1):
        cuda.synchronize()
        start = time.perf_counter()
        for k in range(TIMED):
            choose_any[-(-tables // 128), 128](told.masks, actions, i * TIMED + k + 1)
            told = farm.step(actions)
        cuda.synchronize()
        best = min(best, (time.perf_counter() - start) / TIMED) if i else best
    return tables / best


def main(names: list[str]) -> int:
    judge, wrong = Judge("device_farm"), 0
    for game in map(find_game, names or GAMES):
        seats = game.seats[0]
        for opponents in ("self", "farmhand", "random"):
            differing = compare(game, opponents, seats)
            print(f"{game.id} {opponents}: {differing} of {STEPS} steps of {COMPARED} tables differ", flush=True)
            wrong += differing
        for opponents in ("self", "farmhand"):
            rates = [speed(game, opponents, seats, tables) for tables in SIZES]
            print(f"{game.id} {opponents}:", *(f"{rate / 1e6:.1f}" for rate in rates), "M decisions/s", flush=True)
            judge.weigh(game.id, max(rates), f"{game.id} {opponents}")
    return judge.verdict() | (1 if wrong else 0)


if __name__ == "__main__":
    named = [name for name in sys.argv[1:] if name != "--beside"]
    failed = main(named)
    if len(named) < len(sys.argv[1:]):
        import beside  # needs Gymnasium, JAX and Pgx

        beside.main(list(SIZES))
    sys.exit(failed)
