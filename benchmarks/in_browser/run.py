"""The yard in the browser: `make bench-browser` prints the tables of docs/performance.md.

Everything runs on one core, native code and Chromium in turns; sizes are exact, times depend on the machine.
"""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

import building
import farmers
import first_game
import speed
from browser.conftest import CHROMIUM, Yard
from playwright.sync_api import Browser, sync_playwright
from targets import Judge


def main() -> int:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    judge = Judge("browser")
    alone = {"build": building.report, "speed": speed.report}
    parts = {**alone, "first": first_game.report, "farmers": farmers.report}
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in sys.argv[1:] or parts:
            if name in alone:
                parts[name](browser, "", judge)
            else:
                with_server(parts[name], browser, Path(place) / name, judge)
            print(flush=True)
        browser.close()
    return judge.verdict()


def with_server(report: first_game.Report, browser: Browser, folder: Path, judge: Judge) -> None:
    folder.mkdir()
    yard = Yard(folder / "data")
    yard.start()
    try:
        report(browser, yard.url, judge)
    finally:
        yard.kill()


if __name__ == "__main__":
    sys.exit(main())
