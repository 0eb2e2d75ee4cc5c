"""Ten thousand results of one deal of the day, verified in the background, beside tables where people play.

`python benchmarks/server/days.py` runs it; RESULTS, TABLES and SECONDS change its size, GAME and WEEKDAY the deal.
Everybody hands in a game of their own: farmhands with other dice in the person's seat. What is told: how many results a
second are verified, and how long a move takes meanwhile and without.
"""

import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import ours
import uvloop
from run import HERE, Running, show

from farmyard.contests.daily import Deal
from farmyard.contests.lines import try_line
from farmyard.server.hall.day_deals import dealt, open_deal
from farmyard.server.hall.day_tries import closing, today
from farmyard.server.storage.folder import SHELF

RESULTS = int(os.environ.get("RESULTS", "10000"))
TABLES = int(os.environ.get("TABLES", "50"))
SECONDS = float(os.environ.get("SECONDS", "20"))
GAMES = 200  # different ones; handed in again and again by other people
GAME = os.environ.get("GAME", "saumaumau")
WEEKDAY = int(os.environ.get("WEEKDAY", "0"))  # on Mondays all others are farmhands, on Sundays farmers
PORT = 8941


def records(deal: Deal) -> list[str]:
    return [json.dumps(try_line(deal, "farmhand", number).record()) for number in range(min(GAMES, RESULTS))]


def hand_in(shelf: Path, day: date, files: list[str]) -> None:
    """At once, as no network could."""
    now = closing(day) - 86_400_000
    rows = [
        (f"{day}-0", GAME, f"player{n}", "Somebody", f"R{n}", files[n % len(files)], now + n) for n in range(RESULTS)
    ]
    with sqlite3.connect(shelf, timeout=60) as db:
        db.executemany(
            "insert into day_records (day, game, player, name, room, file, handed_in) values (?, ?, ?, ?, ?, ?, ?)",
            rows,
        )


def counted(shelf: Path) -> tuple[int, int]:
    """Results, and refusals."""
    with sqlite3.connect(shelf, timeout=60) as db:
        [found] = db.execute("select count(*) from day_tries where finished > 0").fetchone()
        [refused] = db.execute("select count(*) from day_records where refusal is not null").fetchone()
    return found, refused


async def measure(server: Running, shelf: Path, day: date, files: list[str]) -> dict[str, dict[str, float]]:
    load = ours.Load(PORT, TABLES, 4, 1.0)
    await load.gather()
    rows = {"without": await load.run(SECONDS, server.cpu)}
    hand_in(shelf, day, files)
    await wait(lambda: counted(shelf)[0] > 0)
    begun, before = time.perf_counter(), counted(shelf)[0]
    rows["beside verification"] = await load.measure(SECONDS, server.cpu)
    while sum(counted(shelf)) < RESULTS:
        rows["beside verification"] = worse(rows["beside verification"], await load.measure(SECONDS, server.cpu))
    took = time.perf_counter() - begun
    print(f"{sum(counted(shelf)) - before:,} results in {took:.0f} s, {counted(shelf)[1]} refused", file=sys.stderr)
    rows["beside verification"]["results/s"] = (sum(counted(shelf)) - before) / took
    rows["without"]["results/s"] = 0.0
    return rows


async def wait(done: Callable[[], bool]) -> None:

    while not done():
        await asyncio.sleep(0.5)


def worse(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """Of two stretches, that with the longer moves."""
    return max(one, other, key=lambda row: row["p99 ms"])


def last(weekday: int) -> date:
    return today() - timedelta((today().weekday() - weekday) % 7)


def main() -> None:
    folder, day = Path(tempfile.mkdtemp(prefix="farmyard-days-")), last(WEEKDAY)
    files = records(dealt(open_deal(day, GAME)))
    server = Running(
        [sys.executable, str(HERE / "serve_ours.py"), str(folder), str(PORT)], f"http://127.0.0.1:{PORT}/health"
    )
    try:
        show(
            f"{RESULTS:,} results of {GAME}, {TABLES} tables of four",
            uvloop.run(measure(server, folder / SHELF, day, files)),
        )
    finally:
        server.stop()


if __name__ == "__main__":
    main()
