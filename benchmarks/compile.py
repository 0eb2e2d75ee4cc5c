"""How long a game takes to compile, and to start from a warm cache: CPU seconds of whole processes, one core.

    make bench-compile

Every process includes the start of Python; the cache is cold at first. What each further part of the program needs is a
column of its own.
"""

import os
import resource
import subprocess
import sys
import tempfile

from targets import Judge

from farmyard.games import GAMES

PARTS = {  # what is compiled for what; each column contains those before it, as they build on each other
    "table": ("farmyard.core.warmup.warm_table",),
    "+ random play": ("farmyard.lab.simulate.warm_rollout",),
    "+ bots": ("farmyard.bots.search.driver.warm", "farmyard.bots.nets.warm"),
    "+ server": ("farmyard.cli.serve.warm_camera",),
    "+ lab": ("farmyard.lab.outcomes.warm_trial",),
    "+ adapters": ("farmyard.adapters.stepping_warmup.warm_stepping",),
}
WARM = """
import sys
from importlib import import_module
from farmyard.games import GAMES
for step in sys.argv[2].split(","):
    module, _, name = step.rpartition(".")
    warm = getattr(import_module(module), name)
    for id in sys.argv[1].split(","):
        warm(GAMES[id])
"""


def cpu_seconds(games: list[str], steps: list[str], cache: str) -> float:
    """Of a fresh process that calls everything these steps call."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-c", WARM, ",".join(games), ",".join(steps)],
        env={**os.environ, "NUMBA_CACHE_DIR": cache},
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def seconds_by_part(games: list[str]) -> tuple[list[float], float]:
    """Added up over processes that share a cache, less what loading the parts before took; then everything loaded."""
    steps: list[str] = []
    taken: list[float] = []
    loaded = 0.0
    with tempfile.TemporaryDirectory() as cache:
        for part in PARTS.values():
            steps += part
            more = cpu_seconds(games, steps, cache) - loaded
            loaded = cpu_seconds(games, steps, cache)
            taken.append(more + (taken[-1] if taken else 0.0))
    return taken, loaded


def main() -> int:
    judge = Judge("compile")
    print(f"| game | {' | '.join(PARTS)} | all from the cache |\n|---|{'---:|' * (len(PARTS) + 1)}")
    for name, games in [*((id, [id]) for id in GAMES), ("all five", list(GAMES))]:
        cold, warm = seconds_by_part(games)
        print(f"| {name} | {' | '.join(f'{value:.1f}' for value in cold)} | {warm:.2f} |", flush=True)
        if len(games) == 1:
            judge.weigh("one_game", cold[1], name)
            judge.weigh("one_game_cached", warm, f"{name} from the cache")
        else:
            judge.weigh("all_games", cold[1])
    print()
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
