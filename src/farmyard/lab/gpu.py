"""The same games on a GPU: one thread a game, its state in local memory."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import numpy as np

from farmyard.core.compile import Function, exact_floats
from farmyard.core.extras import missing
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.lab import random_policy
from farmyard.lab.outcomes import Outcomes, bind_trial, blank_outcomes
from farmyard.lab.plan import Plan, Slice

THREADS = 64  # in a block
GAMES_A_THREAD = 8  # one after the other: long and short games level out
SLICE = 2048 * 66 * GAMES_A_THREAD  # games of one launch


def check() -> None:
    """Refuse where no GPU can be used, and say why."""
    try:
        from numba import cuda
        from numba.cuda.cudadrv.error import CudaSupportError
    except ImportError as error:
        raise missing("cuda") from error
    try:
        cuda.current_context()
    except CudaSupportError as error:
        said = [line.strip() for line in str(error).splitlines()]
        raise Refusal("lab-gpu", why=next((line for line in said if line.endswith(".")), said[0])) from None


def kernel_function(game: Game, random: bool) -> Function:
    """What one thread does, as a function that CUDA can compile."""
    from numba import cuda, from_dtype, types

    play_games: Any = bind_trial(game, "cuda", random_policy if random else None).play_games
    state, most, number = from_dtype(game.state), game.max_legal, types.int32

    def play(  # type: ignore[no-untyped-def]
        blank, options, lineups, repeats, seed, first, each, lengths, endings, starters, points, statistics, counts
    ):
        start = cuda.grid(1) * each
        end = min(start + each, len(lengths))
        if start < end:
            states = cuda.local.array(2, state)
            out = cuda.local.array(most, number)
            states[1] = blank[0]
            play_games(
                states,
                blank,
                options,
                lineups,
                repeats,
                seed,
                first + start,
                end - start,
                out,
                lengths[start:end],
                endings[start:end],
                starters[start:end],
                points[start:end],
                statistics[start:end],
                counts[start:end],
            )

    return play


@cache
def kernel(game: Game, random: bool) -> Any:
    from numba import cuda

    return cuda.jit(kernel_function(game, random), lto=False)


class Launch:
    """One slice on the GPU; `run` may be called again and gives the same rows."""

    def __init__(self, plan: Plan, part: Slice) -> None:
        from numba import cuda

        self.plan, self.part = plan, part
        self.kernel = kernel(plan.game, not plan.lineups.any())
        self.given = [
            cuda.to_device(array)
            for array in (np.zeros(1, plan.game.state), plan.game.encode(plan.cells[part.cell]), plan.lineups)
        ]
        rows = blank_outcomes(plan.game, part.games, plan.seats)
        self.rows = [cuda.device_array_like(column) for column in rows.columns]

    def run(self) -> None:
        from numba import cuda

        blocks = -(-self.part.games // (THREADS * GAMES_A_THREAD))
        plan = self.plan
        with exact_floats():
            self.kernel[blocks, THREADS](
                *self.given, plan.repeats, plan.seed, self.part.first, GAMES_A_THREAD, *self.rows
            )
        cuda.synchronize()

    def fetch(self) -> Outcomes:
        return Outcomes(*(column.copy_to_host() for column in self.rows))


def play(plan: Plan, parts: Iterable[Slice]) -> Iterator[tuple[Slice, Outcomes]]:
    check()
    for part in parts:
        launch = Launch(plan, part)
        launch.run()
        yield part, launch.fetch()
