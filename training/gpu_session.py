"""All games side by side on one GPU for some minutes, resumed from the checkpoints of an earlier call.

    python3 training/gpu_session.py --minutes 8.5 --of 27 --out .gpu/new --resume .gpu

For GPUs rented by the minute, on machines without a network: nothing is installed or fetched. Every game is trained in
a process of its own (kernels are compiled in parallel, and while one game waits the others use the GPU) and stopped in
time. Every game leaves one file, `GAME.checkpoint`, written every minute and smaller than 16 MiB; progress is printed
every ten seconds. `--of` is the total number of minutes over all calls: learning rates fall towards its end. Missing
packages can be supplied in a folder (`--packages`), which `make gpu-packages` fills. Without a GPU it runs on CPU
threads with fewer tables, as a rehearsal.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ("saumaumau", "rudi", "quartett", "happypigs", "mow")
GRACE = 20.0  # seconds to write the last checkpoint in
MOST_BYTES = 16 << 20  # of a checkpoint

# The machine's own packages come first; numba-cuda 0.30 wants a name that NumPy 2.5 has dropped.
START = """
import numpy, runpy, sys
sys.path.append(sys.argv.pop(1))
numpy.row_stack = numpy.vstack
runpy.run_module("training.run", run_name="__main__")
"""


def main() -> None:
    told = parser().parse_args()
    told.out.mkdir(parents=True, exist_ok=True)
    bring_back(told.resume, told.out, told.games)
    deadline = time.time() + 60 * told.minutes
    runs = [begin(game, told, deadline - GRACE) for game in told.games]
    codes = [end(run, deadline) for run in runs]
    for part in told.out.glob("*.part"):
        part.unlink()
    for game, code in zip(told.games, codes, strict=True):
        tell(game, told.out / f"{game}.checkpoint", code)
    sys.exit(1 if any(codes) else 0)


def bring_back(kept: Path | None, out: Path, games: Sequence[str]) -> None:
    """What an earlier call has left, if anything."""
    for game in games:
        file = kept / f"{game}.checkpoint" if kept else None
        if file and file.exists() and not (out / file.name).exists():
            shutil.copyfile(file, out / file.name)


def begin(game: str, told: argparse.Namespace, until: float) -> subprocess.Popen[bytes]:
    flags = ["--minutes", str(told.of), "--until", str(until), "--seed", str(told.seed), "--checkpoint-only"]
    flags += ["--tables", str(told.tables)] if told.tables else []
    flags += ["--threads", "1", "--out", str(told.out / game)]
    command = [sys.executable, "-u", "-c", START, str(told.packages), game, *flags]
    path = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path)), "OMP_WAIT_POLICY": "PASSIVE"}
    return subprocess.Popen(command, cwd=ROOT, env=environment)


def end(run: subprocess.Popen[bytes], deadline: float) -> int:
    """It stops by itself; if it does not, its last checkpoint is what counts."""
    try:
        return run.wait(max(1.0, deadline - time.time()))
    except subprocess.TimeoutExpired:
        run.kill()
        return run.wait()


def tell(game: str, checkpoint: Path, code: int) -> None:
    size = checkpoint.stat().st_size if checkpoint.exists() else 0
    remark = ", TOO LARGE" if size > MOST_BYTES else ""
    print(f"{game}: exit {code}, {size:,} bytes kept{remark}", flush=True)


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    options.add_argument("--minutes", type=float, default=8.5, help="of this call")
    options.add_argument("--of", type=float, default=25.0, help="of all calls together")
    options.add_argument("--tables", type=int, help="of each game")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--resume", type=Path, help="a folder with checkpoints of an earlier call")
    options.add_argument("--packages", type=Path, default=ROOT / ".gpu" / "packages", help="added to the machine's own")
    return options


if __name__ == "__main__":
    main()
