"""The same games on a GPU: one thread per game, its state in local memory."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import numpy as np

from farmyard.core.backends.cuda import to_device
from farmyard.core.chance import DICE
from farmyard.core.compile import Function, exact_floats
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay, Sheet
from farmyard.lab import random_policy
from farmyard.lab.outcomes import bind_trial, blank_outcomes
from farmyard.lab.plan import Plan, Slice
from farmyard.lab.trial import Outcomes, Run

THREADS = 64  # per block
GAMES_A_THREAD = 8  # in sequence: long and short games average out
SLICE = 2048 * 66 * GAMES_A_THREAD  # games per launch


def kernel_function(game: Game, random: bool) -> Function:
    """What one thread does, as a function that CUDA can compile."""
    from numba import cuda, from_dtype, types

    play_games: Any = bind_trial(game, "cuda", random_policy if random else None).play_games
    state, memory, dice = map(from_dtype, (game.state, game.memory_type, DICE))
    most, number, kept = game.max_legal, types.int32, len(game.in_play().before)

    def play(blank, run, first, each, rows):  # type: ignore[no-untyped-def]
        start = cuda.grid(1) * each
        end = min(start + each, len(rows.lengths))
        if start < end:
            before = cuda.local.array(1, state)[:kept]
            world = InPlay(cuda.local.array(1, state), cuda.local.array(1, memory), before)
            sheet = Sheet(world, blank, cuda.local.array(1, dice), cuda.local.array(most, number))
            sheet.dice[0].sealed = 0
            own = Outcomes(
                rows.lengths[start:end],
                rows.endings[start:end],
                rows.starters[start:end],
                rows.points[start:end],
                rows.statistics[start:end],
                rows.counts[start:end],
            )
            play_games(sheet, run, first + start, end - start, own)

    return play


@cache
def kernel(game: Game, random: bool) -> Any:
    from numba import cuda

    return cuda.jit(kernel_function(game, random), lto=False)


class Launch:
    """One slice on the GPU; `run` may be repeated and gives the same rows."""

    def __init__(self, plan: Plan, part: Slice) -> None:
        from numba import cuda

        self.plan, self.part = plan, part
        self.kernel = kernel(plan.game, not plan.lineups.any())
        options, lineups = plan.game.encode(plan.cells[part.cell]), plan.lineups
        self.blank = to_device(np.zeros(1, plan.game.state))
        self.deals = Run(to_device(options), to_device(lineups), plan.repeats, plan.seed)
        rows = blank_outcomes(plan.game, part.games, plan.seats)
        self.rows = Outcomes(*(cuda.device_array_like(column) for column in rows))

    def run(self) -> None:
        from numba import cuda

        blocks = -(-self.part.games // (THREADS * GAMES_A_THREAD))
        with exact_floats():
            self.kernel[blocks, THREADS](self.blank, self.deals, self.part.first, GAMES_A_THREAD, self.rows)
        cuda.synchronize()

    def fetch(self) -> Outcomes:
        return Outcomes(*(column.copy_to_host() for column in self.rows))


def play(plan: Plan, parts: Iterable[Slice]) -> Iterator[tuple[Slice, Outcomes]]:
    for part in parts:
        launch = Launch(plan, part)
        launch.run()
        yield part, launch.fetch()
