"""The laboratory on a GPU: whether it yields the same rows as native code, and how fast.

    PYTHONPATH=src python benchmarks/gpu.py [GAME …]

Needs numba-cuda and a GPU; exits with 1 if a single row differs or a target is missed.
"""

import sys
import time
from collections.abc import Iterator

from targets import Judge

from farmyard.core.backends.cuda import check_gpu
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES, find_game
from farmyard.lab import gpu
from farmyard.lab.outcomes import play_slice
from farmyard.lab.plan import Plan, Slice

SEATS = 4
COMPARED = 2000  # games per line-up, table size and set of options
ROUNDS = 5
VARIANTS: dict[str, list[dict[str, bool | int | str | list[int]]]] = {
    "saumaumau": [{"mau": True, "goal": 12}],
    "rudi": [{"series": True, "keep_cards": True}],
    "quartett": [{"set": "quintett"}],
    "mow": [{"target": 30}],
    "happypigs": [{"advanced": True, "discount": "cut"}],
}


def line_ups(seats: int) -> Iterator[tuple[str, ...]]:
    yield ("random",) * seats
    yield ("farmhand",) * seats
    yield ("farmhand",) + ("random",) * (seats - 1)


def plans(game: Game) -> Iterator[Plan]:
    for seats in range(game.seats[0], game.seats[1] + 1):
        for lineup in line_ups(seats):
            for options in [{}, *VARIANTS[game.id]]:
                yield Plan(game, lineup, 1_000_003, 10**9, 2, options)


def compare(game: Game) -> tuple[int, int]:
    """The number of games compared, and how many of them differ from the native ones."""
    compared = differing = 0
    for plan in plans(game):
        part = Slice(0, 12_345, COMPARED)
        launch = gpu.Launch(plan, part)
        launch.run()
        theirs, ours = launch.fetch(), play_slice(plan, part)
        rows = [(a != b).reshape(COMPARED, -1).any(1) for a, b in zip(theirs, ours, strict=True)]
        wrong = int(sum(rows).astype(bool).sum())
        if wrong:
            print(f"{game.id}: {wrong} of {COMPARED} games differ for {plan.header()}", flush=True)
        compared, differing = compared + COMPARED, differing + wrong
    return compared, differing


def speed(game: Game, policy: str) -> float:
    """Moves per second with whole rows written; the best of several launches."""
    launch = gpu.Launch(Plan(game, (policy,) * SEATS, 1, gpu.SLICE, 1), Slice(0, 0, gpu.SLICE))
    launch.run()  # compiles
    moves = int(launch.fetch().lengths.sum())
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        launch.run()
        best = min(best, time.perf_counter() - start)
    return moves / best


def main(names: list[str]) -> int:
    try:
        check_gpu()
    except Refusal as refusal:
        print(refusal)
        return 1
    from numba import cuda

    name = cuda.get_current_device().name  # bytes or text, depending on the driver's bindings
    name = name.decode() if isinstance(name, bytes) else name
    print(f"{name}, {SEATS} players, {gpu.SLICE:,} games a launch\n")
    print("| game | games compared | differing | random, moves/s | farmhand, moves/s |")
    print("|---|---:|---:|---:|---:|", flush=True)
    wrong, judge = 0, Judge("gpu")
    for game in map(find_game, names or GAMES):
        compared, differing = compare(game)
        chance, farmhand = speed(game, "random"), speed(game, "farmhand")
        print(f"| {game.id} | {compared:,} | {differing:,} | {chance:,.0f} | {farmhand:,.0f} |", flush=True)
        judge.weigh(game.id, chance)
        wrong += differing
    print()
    return judge.verdict() | (1 if wrong else 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
