"""How long a game takes to compile, and to start from a warm cache: CPU seconds of whole processes, one core.

    make bench-compile

Every process includes the start of Python; the first runs with a cold cache, the second with a warm one.
"""

import os
import resource
import subprocess
import sys
import tempfile

from targets import Judge

from farmyard.games import GAMES

WARM = """
import sys
from farmyard.games import GAMES
from farmyard.core.warmup import warm_table
from farmyard.lab.simulate import warm_rollout
for id in sys.argv[1:]:
    warm_table(GAMES[id])
    warm_rollout(GAMES[id])
"""


def cpu_seconds(games: list[str], cache: str) -> float:
    """Measured on a fresh process that calls everything a table and a simulation call."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", WARM, *games], env={**os.environ, "NUMBA_CACHE_DIR": cache}, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    judge = Judge("compile")
    print("| game | compiling, s | from the cache, s |\n|---|---:|---:|")
    for name, games in [*((id, [id]) for id in GAMES), ("all five", list(GAMES))]:
        with tempfile.TemporaryDirectory() as cache:
            cold, warm = cpu_seconds(games, cache), cpu_seconds(games, cache)
        print(f"| {name} | {cold:.1f} | {warm:.2f} |", flush=True)
        if len(games) == 1:
            judge.weigh("one_game", cold, name)
            judge.weigh("one_game_cached", warm, f"{name} from the cache")
        else:
            judge.weigh("all_games", cold)
    print()
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
