"""The table server under load, next to boardgame.io on the same cores in the same run.

`make bench-server` runs it. Ours plays real Sau Mau Mau with rules, durable journal and a view for every seat;
theirs a Mau-Mau of the same shape in memory. Every figure is the best of several interleaved rounds.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import ours
import theirs
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from targets import Judge

HERE = Path(__file__).parent
ROUNDS = int(os.environ.get("ROUNDS", "2"))
SECONDS = float(os.environ.get("SECONDS", "8"))
PORT = 8930
SATURATED = (50, 4, 0.0)  # tables, seats, seconds between the moves of a table
STEADY = (500, 4, 1.0)


class Running:
    """A server process; the kernel reports its memory."""

    def __init__(self, command: list[str], ready: str) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urllib.request.urlopen(ready).read()
                return
            except urllib.error.HTTPError:
                return
            except OSError:
                assert self.process.poll() is None, command
                time.sleep(0.1)
        raise AssertionError("did not start")

    def memory(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """CPU seconds used so far, by all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def start_ours(port: int, *more: str) -> Running:
    folder = tempfile.mkdtemp(prefix="farmyard-bench-")
    return Running(
        [sys.executable, str(HERE / "serve_ours.py"), folder, str(port), *more], f"http://127.0.0.1:{port}/health"
    )


def start_theirs(port: int) -> Running:
    script = HERE / "boardgameio" / "server.js"
    return Running(["node", str(script), str(port)], f"http://127.0.0.1:{port}/games")


async def measure(kind: Any, port: int, server: Running, shape: tuple[int, int, float]) -> dict[str, float]:
    before = server.memory()
    load = kind.Load(port, *shape)
    await load.gather()
    found: dict[str, float] = await load.run(SECONDS, server.cpu)
    return {**found, "MB": server.memory(), "MB at start": before}


def compare(shape: tuple[int, int, float]) -> tuple[dict[str, float], dict[str, float]]:
    best: dict[str, dict[str, float]] = {}
    for _ in range(ROUNDS):
        for name, kind, begin in (("ours", ours, start_ours), ("theirs", theirs, start_theirs)):
            say(f"{shape[0]} tables, {name}")
            server = begin(PORT)
            try:
                found = uvloop.run(measure(kind, PORT, server, shape))
            finally:
                server.stop()
            known = best.get(name)
            better = known is None or found["moves/s"] > known["moves/s"] * 1.001
            if shape[2]:
                better = known is None or found["p99 ms"] < known["p99 ms"]
            best[name] = found if better else best[name]
    return best["ours"], best["theirs"]


async def idle(port: int, server: Running) -> dict[str, float]:
    """The cost of an idle table, and of a socket that only listens."""
    empty = server.memory()
    load = ours.Load(port, 500, 1, 0)
    player = ours.Player(load, 0)
    await player.sit_nowhere(port)
    for _ in range(1000):
        created = await player.ask(type="create", game="saumaumau", seats=[{}, {"bot": "chick"}])
        await player.ask(type="start", table=created["table"])
    tables = server.memory()
    sockets = [ours.Player(load, 0) for _ in range(1000)]
    for socket in sockets:
        await socket.sit_nowhere(port)
    return {"table KB": (tables - empty) * 1024 / 1000, "socket KB": (server.memory() - tables) * 1024 / 1000}


async def beside_champions(port: int, server: Running) -> dict[str, dict[str, float]]:
    """People's moves with no bots thinking, then with eight champions thinking non-stop at other tables."""
    load = ours.Load(port, 100, 4, 1.0)
    await load.gather()
    player = ours.Player(load, 0)
    await player.sit_nowhere(port)
    quiet = await load.run(SECONDS / 2, server.cpu)
    for _ in range(8):
        seats = [{"bot": "champion"}] * 4
        created = await player.ask(type="create", game="saumaumau", seats=seats, sit=False, settings={"pace": 0})
        await player.ask(type="start", table=created["table"])
    load.playing = True
    beside = await load.measure(SECONDS, server.cpu)
    return {"nobody thinks": quiet, "eight champions think": beside}


def alone(work: Any, *more: str) -> Any:
    say(work.__name__.replace("_", " "))
    server = start_ours(PORT, *more)
    try:
        return uvloop.run(work(PORT, server))
    finally:
        server.stop()


def say(what: str) -> None:
    print(f"… {what}", file=sys.stderr, flush=True)


def show(title: str, rows: dict[str, dict[str, float]]) -> None:
    columns = list(dict.fromkeys(name for row in rows.values() for name in row))
    print(f"\n{title}\n\n| | " + " | ".join(columns) + " |\n|---" + "|---" * len(columns) + "|")
    for name, row in rows.items():
        print(f"| {name} | " + " | ".join(f"{row[column]:,.1f}" for column in columns) + " |")


def compared(judge: Judge, target: str, ours: float, theirs: float) -> None:
    print(f"{target.replace('_', ' ')}: {ours / theirs:.2f} times theirs")
    judge.weigh(target, ours / theirs)


def main() -> int:
    if not shutil.which("node"):
        sys.exit("Node.js is needed to run boardgame.io: apt-get install nodejs npm")
    place = HERE / "boardgameio"
    if not (place / "node_modules").exists():
        say("npm install boardgame.io")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=place, check=True)
    judge = Judge("server")
    mine, other = compare(SATURATED)
    show("50 tables of four, as fast as it goes", {"Farmyard": mine, "boardgame.io 0.50.2": other})
    compared(judge, "saturated_moves", mine["moves/s"], other["moves/s"])
    compared(judge, "saturated_p99", mine["p99 ms"], other["p99 ms"])
    mine, other = compare(STEADY)
    show("500 tables, 2,000 sockets, a move a second each", {"Farmyard": mine, "boardgame.io 0.50.2": other})
    compared(judge, "steady_p99", mine["p99 ms"], other["p99 ms"])
    compared(judge, "steady_memory", mine["MB"], other["MB"])
    show("100 tables, a move a second each", alone(beside_champions, "with bots"))
    show("Memory of what only waits", {"Farmyard": alone(idle)})
    print(f"\nbest of {ROUNDS} rounds of {SECONDS:.0f} s, {os.cpu_count()} cores")
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
