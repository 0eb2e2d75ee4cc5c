"""Memory for many games at once, and what searches them: one core, or a GPU with a thread for each set of trees."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.bots.crafts import bind_with_craft, craft_of
from farmyard.bots.search.driver import Budget, plant, slots_for
from farmyard.bots.search.tree import SHARDS, SLOT
from farmyard.contests.batch import kernel
from farmyard.contests.batch.kernel import Games, Round, Sets
from farmyard.core.backends.cuda import to_device
from farmyard.core.chance import DICE
from farmyard.core.compile import Function, exact_floats
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay, Sheet
from farmyard.core.options import OptionValue

THREADS = 16  # per block: half a warp, since threads diverge soon
MOST_GAMES = 3000  # in parallel on a GPU: more would only take longer, with no more throughput
FREE = 0.9  # of the free memory of a GPU


class Bench:
    """Arrays for this many games at once, searched by one core."""

    def __init__(
        self, game: Game, seats: int, budgets: Iterable[Budget], options: Mapping[str, OptionValue], games: int
    ) -> None:
        self.game, self.seats = game, seats
        self.slots = max(slots_for(budget, seats) for budget in budgets)
        self.numbers = craft_of(game).CURIOSITY, craft_of(game).TRUST
        actions, rows = game.max_legal, games * SHARDS
        numbers = ("seats", "deals", "who", "seeds", "count", "moves", "endings")
        self.games = Games(
            states=np.zeros(games, game.state),
            memories=np.zeros(games, game.memory_type),
            views=np.zeros(games, game.view_type),
            mixed=np.zeros(games, np.bool),
            roots=np.zeros((games, actions), np.int32),
            points=np.zeros((games, seats), np.int64),
            blank=np.zeros(1, game.state),
            no_view=np.zeros(1, game.view_type),
            options=game.encode(options),
            **{name: np.zeros(games, np.int64) for name in numbers},
        )
        self.known = Sets(
            prior=np.zeros((rows, actions), np.float64),
            tries=np.zeros((rows, actions), np.int64),
            gains=np.zeros((rows, actions), np.float64),
            spread=np.zeros(rows, np.float64),
        )
        self.prepare(rows)

    def prepare(self, rows: int) -> None:
        self.trees = plant(np.zeros, (rows,), self.seats, self.slots)

    def turn(self, orders: NDArray[np.int64]) -> None:
        """Carry out these orders, and go on to the next decisions."""
        before, sheet = self.game.in_play().before, self.game.sheet()
        for i in range(len(orders)):
            bind_with_craft(self.game, kernel).turn(i, orders, self.games, before, sheet)

    def grow(self, round: Round) -> None:
        """Grow these sets of trees, then read off the results."""
        aside = self.game.sheet(), np.zeros(self.seats)
        for k in range(len(round.rows)):
            bind_with_craft(self.game, kernel).grow(k, round, self.games, self.known, self.trees, *self.numbers, *aside)


class GpuBench(Bench):
    """The same arrays mirrored on a GPU; what the other side needs is copied at every step."""

    def prepare(self, rows: int) -> None:
        from numba import cuda

        self.there = Games(*map(to_device, self.games))
        self.known_there = Sets(*map(to_device, self.known))
        self.trees = plant(cuda.device_array, (rows,), self.seats, self.slots)

    def turn(self, orders: NDArray[np.int64]) -> None:

        send(self.games, self.there, ("seats", "deals"))
        with exact_floats():
            kernels(self.game)[0][blocks(len(orders)), THREADS](to_device(orders), self.there)
        fetch(self.there, self.games, ("who", "count", "moves", "endings", "mixed", "points", "roots"))

    def grow(self, round: Round) -> None:

        send(self.games, self.there, ("seeds",))
        there = Round(*map(to_device, round))
        with exact_floats():
            kernels(self.game)[1][blocks(len(round.rows)), THREADS](
                there, self.there, self.known_there, self.trees, *self.numbers
            )
        fetch(self.known_there, self.known, ("tries", "gains", "spread"))


def send(here: Any, there: Any, names: Iterable[str]) -> None:
    for name in names:
        getattr(there, name).copy_to_device(getattr(here, name))


def fetch(there: Any, here: Any, names: Iterable[str]) -> None:
    for name in names:
        getattr(there, name).copy_to_host(getattr(here, name))


def blocks(threads: int) -> int:
    return -(-threads // THREADS)


def room_on_gpu(seats: int, budgets: Iterable[Budget]) -> int:
    """How many games this GPU has memory for."""
    from numba import cuda

    game = SHARDS * SLOT.itemsize * max(slots_for(budget, seats) for budget in budgets)
    return min(MOST_GAMES, int(cuda.current_context().get_memory_info().free * FREE) // game)


@cache
def kernels(game: Game) -> tuple[Any, Any]:
    from numba import cuda

    turn, grow = kernel_functions(game)
    return cuda.jit(turn, lto=False), cuda.jit(grow, lto=False)


def kernel_functions(game: Game) -> tuple[Function, Function]:
    """`turn` and `grow` as functions that CUDA can compile."""
    from numba import cuda, from_dtype, types

    turn: Any = bind_with_craft(game, kernel, "cuda").turn
    grow: Any = bind_with_craft(game, kernel, "cuda").grow
    state, memory, dice = map(from_dtype, (game.state, game.memory_type, DICE))
    most, seats, number, share = game.max_legal, game.seats[1], types.int32, types.float64
    rows = len(game.in_play().before)

    def turn_all(orders, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(orders):
            before = cuda.local.array(1, state)[:rows]
            world = InPlay(cuda.local.array(1, state), cuda.local.array(1, memory), before)
            sheet = Sheet(world, games.blank, cuda.local.array(1, dice), cuda.local.array(most, number))
            sheet.dice[0].sealed = 0
            turn(i, orders, games, before, sheet)

    def grow_all(round, games, sets, trees, curiosity, trust):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        if k < len(round.rows):
            before = cuda.local.array(1, state)[:rows]
            world = InPlay(cuda.local.array(1, state), cuda.local.array(1, memory), before)
            sheet = Sheet(world, games.blank, cuda.local.array(1, dice), cuda.local.array(most, number))
            sheet.dice[0].sealed = 0
            grow(k, round, games, sets, trees, curiosity, trust, sheet, cuda.local.array(seats, share))

    return turn_all, grow_all
