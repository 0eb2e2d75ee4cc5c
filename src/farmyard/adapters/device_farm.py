"""Thousands to millions of tables on a GPU, one thread per table: the same rulebooks and the same stepping as natively.

    farm = DeviceFarm("rudi", 1_000_000, seats=3, opponents="farmhand")
    step = farm.reset(seed=7)
    seen = torch.as_tensor(step.observations, device="cuda")  # no copy; jax.dlpack.from_dlpack(seen) for JAX
    mask = torch.as_tensor(step.masks, device="cuda")
    while True:
        step = farm.step(choose(seen, mask))  # int64, one action per table, on the GPU

For the same seeds and actions the games are those of `farmyard.adapters.gymnasium.Farm`. Arrays stay on the GPU, belong
to the farm, and are overwritten by every step; whatever reads `__cuda_array_interface__` shares them.
"""

import secrets
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from farmyard.adapters import stepping
from farmyard.adapters.line_up import Opponents, find_tables, line_up
from farmyard.adapters.stepping import OWN, Observing, Rules, Step, Tables
from farmyard.adapters.stepping_warmup import blank_step
from farmyard.bots.crafts import bind_with_craft
from farmyard.core.arrays import misfit
from farmyard.core.backends.cuda import check_gpu, to_device
from farmyard.core.chance import DICE
from farmyard.core.compile import Function, exact_floats
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import check_number
from farmyard.observation import hidden_plan_of, plan_of

THREADS = 64  # per block


class DeviceFarm:
    """Many tables of one game. `num_envs`, `seats`, `opponents` and `options` are those of `Farm`; opponents are
    computer players that are compiled (`random`, `farmhand`) or `self`, not functions of Python."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        opponents: Opponents = "random",
        options: Mapping[str, OptionValue] | None = None,
        pausing: bool = False,
        telling: bool = False,
    ) -> None:
        check_gpu()
        self.game, self.seats, self.num_envs = find_tables(game, seats, num_envs)
        kinds = line_up(self.game, opponents, self.seats).kinds
        if (kinds >= OWN).any():
            raise Refusal("opponent-unknown", policy=str(opponents), known="random, chick, farmhand, self")
        blank, chosen = np.zeros(1, self.game.state), self.game.encode(options or {})
        self._rules = Rules(to_device(blank), to_device(chosen), self.seats, to_device(kinds), pausing, telling)
        self._tables = Tables(*map(to_device, blank_tables(self.game, num_envs)))
        self._shown = Shown(self.game, num_envs, self.seats)
        self._step = Step(*map(to_device, blank_step(self.game, num_envs, self.seats, telling)))
        self._flat = self._step.observations.reshape(-1), self._step.masks.reshape(-1), self._step.others.reshape(-1)
        self._chosen = self._step.actions

    def reset(self, seed: int | None = None) -> Step:
        """New games everywhere; without a seed, fresh ones."""
        self._launch(1, check_number(secrets.randbits(63) if seed is None else seed))
        return self._step

    def step(self, actions: Any) -> Step:
        """One decision at every table, and everything up to the next one."""
        self._chosen = on_device("actions", actions, self.num_envs)
        self._launch(0, 0)
        return self._step

    @property
    def seat(self) -> Any:
        """Whose decision it is at each table."""
        return self._tables.acting

    @property
    def place(self) -> Any:
        """Which place of its line-up that is."""
        return self._tables.places

    def _launch(self, fresh: int, seed: int) -> None:
        blocks = -(-self.num_envs // THREADS)
        step = self._step._replace(actions=self._chosen)
        with exact_floats():
            kernel(self.game)[blocks, THREADS](
                self._rules, self._tables, *self._shown.arrays, step, self._flat, fresh, seed
            )


class Shown:
    """Room for one view per table, as a record and as bytes, and the plan by which a view becomes an observation."""

    def __init__(self, game: Game, tables: int, seats: int) -> None:
        size = game.view_type.itemsize
        raw = to_device(np.zeros(tables * size, np.uint8))
        no_view = to_device(np.zeros(1, game.view_type))
        plan = tuple(map(to_device, plan_of(game, seats)))
        hidden = tuple(map(to_device, hidden_plan_of(game, seats)))
        self.arrays = raw.view(game.view_type), raw.reshape(tables, size), no_view, plan, hidden


def on_device(name: str, array: Any, count: int) -> Any:
    """One int64 per table: an array on the GPU is shared, any other is copied there. Legality is up to the rules."""
    from numba import cuda

    told = getattr(array, "__cuda_array_interface__", None)
    if told is None:
        array = np.asarray(array)
        if array.shape != (count,) or array.dtype.kind not in "iu":
            raise misfit(name, array, f"int64 ({count},)")
        return to_device(np.ascontiguousarray(array, np.int64))
    if tuple(told["shape"]) != (count,) or np.dtype(told["typestr"]) != np.int64 or told.get("strides"):
        raise Refusal("array", name=name, wanted=f"int64 ({count},)", have=f"{told['typestr']} {told['shape']}")
    return cuda.as_cuda_array(array)


def blank_tables(game: Game, tables: int) -> Tables:
    played = game.in_play(tables)
    numbers = (np.zeros(tables, np.int64) for _ in range(7))
    return Tables(played.states, played.memories, np.zeros(tables, DICE), *numbers)


def kernel_function(game: Game) -> Function:
    """What one thread does, as a function that CUDA can compile."""
    from numba import cuda, from_dtype, types

    native = bind_with_craft(game, stepping, "cuda")
    begin_run, clear, advance, hand_out = native.begin_run, native.clear, native.advance, native.hand_out
    wiped = cuda.jit(device=True)(wipe)
    state, most, number = from_dtype(game.state), game.max_legal, types.int32
    kept, seats = len(game.in_play().before), game.seats[1]

    def step_table(rules, tables, views, raw, no_view, plan, hidden, step, flat, fresh, run):  # type: ignore[no-untyped-def]
        tables_n = len(tables.acting)
        here = cuda.grid(1) < tables_n
        i = min(cuda.grid(1), tables_n - 1)
        before, out = cuda.local.array(1, state)[:kept], cuda.local.array(most, number)
        points = cuda.local.array(seats, number)
        own = Observing(
            before, out, views[i : i + 1], raw[i], no_view, points, plan[0], plan[1], plan[2], plan[3], hidden
        )
        played = InPlay(tables.states, tables.memories, before)
        if here:
            clear(step, i)
            if fresh == 1:
                begin_run(tables, i, run, rules.seats)
            advance(played, rules, tables, i, own, step)
        cuda.syncthreads()
        first, thread, threads = cuda.blockIdx.x * cuda.blockDim.x, cuda.threadIdx.x, cuda.blockDim.x
        rows, wide, narrow = min(threads, tables_n - first), step.observations.shape[1], step.masks.shape[1]
        wiped(flat[0], first * wide + thread, (first + rows) * wide, threads)
        wiped(flat[1], first * narrow + thread, (first + rows) * narrow, threads)
        if rules.telling:
            hides = step.others.shape[1] * step.others.shape[2]
            wiped(flat[2], first * hides + thread, (first + rows) * hides, threads)
        cuda.syncthreads()
        if here:
            hand_out(played, rules, tables, i, own, step)

    return step_table


def wipe(flat, begin, end, stride):  # type: ignore[no-untyped-def]
    """Zeroes the rows of a block's tables with all its threads together: coalesced writes are much faster than one row
    per thread, and most of a row is 0."""
    for k in range(begin, end, stride):
        flat[k] = 0


@cache
def kernel(game: Game) -> Any:
    from numba import cuda

    return cuda.jit(kernel_function(game), lto=False)
