"""A run from its first game to its file, on whichever backend."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from farmyard.core.backends.cuda import check_gpu
from farmyard.core.refusal import Refusal
from farmyard.lab import cluster, gpu
from farmyard.lab.frame import frame_of, library
from farmyard.lab.ordered import in_order
from farmyard.lab.outcomes import play_slice, play_there
from farmyard.lab.parts import Store
from farmyard.lab.plan import Plan, Slice
from farmyard.lab.trial import Outcomes

if TYPE_CHECKING:
    import polars

SLICE = 2000  # games per task of a thread
ASKED_SLICE = 10  # of a process where Python asks players: they may think for seconds
PART_GAMES, PART_SECONDS = 1_000_000, 30.0  # a part is written after this many games, or this long
Backend = Callable[[Plan, Iterable[Slice]], Iterator[tuple[Slice, Outcomes]]]


def on_threads(workers: int, plan: Plan, parts: Iterable[Slice]) -> Iterator[tuple[Slice, Outcomes]]:
    """Native code releases the GIL, so threads suffice."""
    yield from on_pool(ThreadPoolExecutor(workers), partial(play_slice, plan), parts, 2 * workers)


def on_processes(workers: int, plan: Plan, parts: Iterable[Slice]) -> Iterator[tuple[Slice, Outcomes]]:
    """Players whom Python asks do not release it."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield from on_pool(pool, partial(play_there, plan.header()), parts, 2 * workers)
    except BrokenProcessPool:
        raise Refusal("lab-process-died", policies=", ".join(plan.asked)) from None


def on_pool(
    pool: Executor, play: Callable[[Slice], Outcomes], parts: Iterable[Slice], ahead: int
) -> Iterator[tuple[Slice, Outcomes]]:
    """If the consumer stops, pending slices are cancelled."""
    try:
        yield from in_order(parts, lambda part: pool.submit(play, part), Future.result, ahead)
    finally:
        pool.shutdown(cancel_futures=True)


def backend_for(workers: int, cuda: bool, ray: str | None, asked: Sequence[str] = ()) -> tuple[Backend, int]:
    """The backend to play on, and its slice size; `asked` are the players whom Python asks."""
    if cuda and asked:
        raise Refusal("lab-cuda-asked", policies=", ".join(asked))
    if cuda:
        check_gpu()
        return gpu.play, gpu.SLICE
    if ray is not None:
        cluster.join(ray)
        return cluster.play, ASKED_SLICE if asked else cluster.SLICE
    if asked:
        return partial(on_processes, workers), ASKED_SLICE
    return partial(on_threads, workers), SLICE


class PartWriter:
    """Buffers rows, one cell after another, and writes them part by part."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.frames: list[polars.DataFrame] = []
        self.first: Slice | None = None
        self.games = 0
        self.since = time.monotonic()

    def add(self, part: Slice, rows: Outcomes) -> None:
        if self.first is not None and part.cell != self.first.cell:
            self.write()
        self.frames.append(frame_of(self.store.plan, part, rows))
        self.first = self.first or part
        self.games += part.games
        if self.games >= PART_GAMES or time.monotonic() - self.since > PART_SECONDS:
            self.write()

    def write(self) -> None:
        if self.first is not None:
            self.store.keep(self.first, library().concat(self.frames))
        self.frames, self.first, self.games, self.since = [], None, 0, time.monotonic()


def run(store: Store, played: list[int], backend: tuple[Backend, int], done: Callable[[int, int], Any]) -> None:
    """Play what is missing; `done` is called with games and moves. Whatever stops it, what was played is kept."""
    play, size = backend
    writer = PartWriter(store)
    todo = play(store.plan, store.plan.slices(size, played))
    try:
        for part, rows in todo:
            writer.add(part, rows)
            done(part.games, int(rows.lengths.sum()))
    finally:
        writer.write()
    store.close()


def run_file(path: Path, plan: Plan, backend: tuple[Backend, int]) -> None:
    """The whole run in one call, for programs."""
    store = Store(path, plan)
    run(store, store.open(), backend, lambda games, moves: None)
