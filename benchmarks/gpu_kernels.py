"""What can be said of the laboratory's kernels without a GPU: registers, local memory, and how well a warp is used.

    PYTHONPATH=src python benchmarks/gpu_kernels.py [GAME …]

Needs numba-cuda, whose compilers need no GPU. Kernels are assembled for an H200 (sm_90) as they would be there. The
threads of a warp go on together: a warp takes as long as its longest thread. How much of it is busy on average,
`alive`, follows from the lengths of the games alone; that its threads are at different statements comes on top.
"""

import re
import sys
from types import SimpleNamespace
from typing import Any

import numba.cuda.dispatcher
from cuda.bindings import nvjitlink
from numba import cuda, from_dtype, types

from farmyard.core.compile import exact_floats
from farmyard.core.game import Game
from farmyard.games import GAMES, find_game
from farmyard.lab import gpu
from farmyard.lab.outcomes import play_slice
from farmyard.lab.plan import Plan, Slice
from farmyard.lab.trial import Outcomes, Run

SEATS, WARP = 4, 32
GAMES_PLAYED = WARP * gpu.GAMES_A_THREAD * 200  # two hundred warps
HOPPER = (9, 0)


def ptx_of(game: Game, random: bool) -> str:
    number = types.int64
    blank, counts = types.Array(from_dtype(game.state), 1, "C"), types.Array(types.uint16, 3, "C")
    row, table, cube = (types.Array(types.int32, dimensions, "C") for dimensions in (1, 2, 3))
    run = types.NamedTuple((row, table, number, number), Run)
    rows = types.NamedTuple((row, row, row, table, cube, counts), Outcomes)
    with exact_floats():
        ptx, _ = cuda.compile_ptx(
            gpu.kernel_function(game, random), (blank, run, number, number, rows), device=False, cc=HOPPER
        )
    return str(ptx)


def needs(ptx: str) -> dict[str, int]:
    """Registers, bytes of stack and of spills a thread, as the assembler tells them."""
    code = ptx.encode()
    handle = nvjitlink.create(2, ["-arch=sm_90", "-verbose"])
    nvjitlink.add_data(handle, nvjitlink.InputType.PTX, code, len(code), "kernel")
    nvjitlink.complete(handle)
    log = bytearray(nvjitlink.get_info_log_size(handle))
    nvjitlink.get_info_log(handle, log)
    told = log.decode(errors="replace")
    nvjitlink.destroy(handle)
    asked = {
        "registers": r"Used (\d+) registers",
        "stack": r"(\d+) bytes stack",
        "spilled": r"(\d+) bytes spill stores",
    }
    return {name: max(map(int, re.findall(pattern, told)), default=-1) for name, pattern in asked.items()}


def alive(game: Game, policy: str) -> tuple[float, float]:
    """The share of a warp's threads that are still playing, and the moves of a game."""
    lengths = play_slice(Plan(game, (policy,) * SEATS, 1, 10**9, 1), Slice(0, 0, GAMES_PLAYED)).lengths
    threads = lengths.reshape(-1, gpu.GAMES_A_THREAD).sum(1)
    warps = threads.reshape(-1, WARP)
    return float(warps.mean() / warps.max(1).mean()), float(lengths.mean())


def main(names: list[str]) -> None:
    numba.cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    print("| game, players | state, bytes | registers | stack, bytes | spilled, bytes | moves | alive |")
    print("|---|---:|---:|---:|---:|---:|---:|", flush=True)
    for game in map(find_game, names or GAMES):
        for policy in ("random", "farmhand"):
            found: dict[str, Any] = needs(ptx_of(game, policy == "random"))
            busy, moves = alive(game, policy)
            told = " | ".join(str(found[name]) for name in ("registers", "stack", "spilled"))
            print(f"| {game.id}, {policy} | {game.state.itemsize} | {told} | {moves:.0f} | {busy:.0%} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
