"""What it costs to build each game's module: a process of its own with Numba, LLVM and the linker, nothing cached."""

import resource
import subprocess
import sys
import tempfile

from playwright.sync_api import Browser
from targets import Judge

from farmyard.games import BUNDLED

BUILD = """
import sys
from pathlib import Path
from farmyard.browser.build import make
from farmyard.games import BUNDLED
make(BUNDLED[sys.argv[1]], Path(sys.argv[2]))
"""


def cpu_seconds(game: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-c", BUILD, game, folder], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def report(_browser: Browser, _address: str, judge: Judge) -> None:
    print("| building a module | CPU s |\n|---|---:|")
    for id, game in BUNDLED.items():
        taken = cpu_seconds(id)
        print(f"| {game.title} | {taken:.1f} |", flush=True)
        judge.weigh("build", taken, f"{game.title}: CPU seconds to build the module")
