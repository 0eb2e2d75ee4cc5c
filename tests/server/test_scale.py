"""Beyond one process: the same server on PostgreSQL and Redis, several workers behind nginx, and one of them dies."""

import asyncio
import json
import random
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import services
import talk
from process import Process
from talk import PATIENCE, Client, questions, rest, until
from test_chaos import GONE
from websockets.asyncio.client import connect as aconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from farmyard.server.table import entries

TABLES, WORKERS = 4, 3
pytestmark = pytest.mark.xdist_group("services")  # started once


class Farm:
    """Workers behind nginx, on one database."""

    def __init__(self, folder: Path) -> None:
        self.settings = services.settings(folder)
        self.workers = [Process(folder / f"w{i}", worker=f"w{i}", proxy=True, **self.settings) for i in range(WORKERS)]
        self.port = services.nginx([worker.port for worker in self.workers])

    def holder(self, table: str) -> Process | None:
        """The worker that owns this table."""
        url = self.settings["redis"]
        port, number = url.rsplit(":", 1)[1].split("/")
        command = [str(services.find("redis-cli")), "-p", port, "-n", number, "get", f"farmyard:lease:{table}"]
        name = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
        return next((worker for worker in self.workers if worker.settings["worker"] == name), None)

    def journal(self, table: str) -> list[Any]:
        return services.journal(self.settings["database"], table)

    def stop(self) -> None:
        for worker in self.workers:
            if worker.process.poll() is None:
                worker.stop()


@pytest.fixture(scope="module")
def all_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Farm]:
    services.need()
    running = Farm(tmp_path_factory.mktemp("farm"))
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture
def farm(all_workers: Farm) -> Farm:
    """Workers that died in the previous test are running again."""
    for worker in all_workers.workers:
        if worker.process.poll() is not None:
            worker.start()
    return all_workers


class Player:
    """Plays both seats of a table through nginx, and reconnects whenever the connection breaks."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.rng = port, random.Random(number)
        first = Client(port, f"P{number}")
        self.token = first.token
        self.table = first.ask("create", game="saumaumau", seats=[{}, {}], settings={"grace": None})["table"]
        first.close()
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.connect()
        self.client.ask("join", table=self.table, name="Other")
        self.client.ask("start", table=self.table)

    def connect(self) -> None:
        while True:
            try:
                self.client = Client(self.port, "", self.token, path=f"/ws/{self.table}")
                if self.client.ask("enter", table=self.table)["type"] == "entered":
                    return
            except GONE:
                pass
            time.sleep(0.1)

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set():
            try:
                self.step()
            except GONE:
                self.connect()

    def step(self) -> None:
        if self.pending is None:
            asked = list(questions(self.client))
            last = self.client.last(*talk.TELLING)
            if last and (last.get("position") or {}).get("result"):
                self.client.ask("rematch", table=self.table)
                self.client.ask("start", table=self.table)
            if not asked:
                self.client.hear(1)
                return
            seat, own, last = asked[0]
            id, action = f"{self.rng.getrandbits(60):x}", self.rng.choice(own["legal"])[0]
            self.pending = {"id": id, "table": self.table, "seat": seat, "at": last["n"], "action": action}
        done = self.client.ask("play", **self.pending)
        if done.get("code") == "elsewhere":
            self.connect()
            return
        assert done["type"] == "done", done
        self.acknowledged[self.pending["id"]] = done["n"]
        self.pending = None
        talk.hear_until([self.client], done["n"])


def test_a_worker_dies_and_nothing_acknowledged_is_lost(farm: Farm) -> None:
    """Another takes over its tables within seconds, and the players reconnect to it automatically."""
    players = [Player(farm.port, number) for number in range(TABLES)]
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(2)
    victim = until(lambda: farm.holder(players[0].table), "somebody to hold the table")
    before = [len(player.acknowledged) for player in players]
    victim.kill()
    until(lambda: all(len(p.acknowledged) > b + 5 for p, b in zip(players, before, strict=True)), "all to go on")
    stop.set()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    for player in players:
        moves = {e.id: n for n, e in farm.journal(player.table) if isinstance(e, entries.Moved)}
        written = [n for n, e in farm.journal(player.table) if isinstance(e, entries.Moved)]
        assert len(moves) == len(written), "a command was done twice"
        assert all(moves[id] == n for id, n in player.acknowledged.items())


def test_computer_players_go_on_when_their_worker_dies(farm: Farm) -> None:
    """The table is taken over even with nobody listening."""
    client = Client(farm.port, "Anna")
    seats = [{"bot": "chick"}] * 2
    table = client.ask("create", game="mow", seats=seats, sit=False, settings={"pace": 0.2})["table"]
    client.close()
    client = Client(farm.port, "", client.token, path=f"/ws/{table}")
    client.ask("enter", table=table)
    client.ask("start", table=table)
    client.expect("moved")
    client.close()
    victim = until(lambda: farm.holder(table), "somebody to hold the table")
    victim.kill()
    seen = len(farm.journal(table))
    until(lambda: len(farm.journal(table)) > seen + 2, "the computer players to go on")
    assert farm.holder(table) not in (None, victim)


def test_the_lobby_is_one_on_all_workers(farm: Farm) -> None:
    watchers = [Client(worker.port, "W") for worker in farm.workers]
    for watcher in watchers:
        watcher.ask("lobby")
    anna = Client(farm.workers[0].port, "Anna")
    table = anna.ask("create", game="mow", seats=[{}, {}])["table"]
    for watcher in watchers:
        while watcher.expect("table")["about"]["id"] != table:
            pass
    assert table in [about["id"] for about in rest(farm.port, "GET", "/api/tables")[1]]


def test_a_table_asked_for_elsewhere_is_handed_over(farm: Farm) -> None:
    """A client routed to another worker finds the table there, with its whole history."""
    first, second = farm.workers[:2]
    anna = Client(first.port, "Anna")
    table = anna.ask("create", game="mow", seats=[{}, {"bot": "chick"}])["table"]
    anna.ask("enter", table=table)
    assert Client(second.port, "", anna.token).ask("enter", table=table)["code"] == "elsewhere"
    moved = Client(second.port, "", anna.token, path=f"/ws/{table}")
    assert moved.ask("enter", table=table)["seats"] == [0]
    assert moved.ask("start", table=table)["type"] == "done"
    with pytest.raises(ConnectionClosed):
        anna.expect("never")
    assert farm.holder(table) is second


def test_two_writers_cannot_both_win(farm: Farm) -> None:
    """Even a worker that has not noticed the loss of its lease is stopped by the journal itself."""
    first = farm.workers[0]
    anna = Client(first.port, "Anna")
    table = anna.ask("create", game="mow", seats=[{}, {"bot": "chick"}])["table"]
    anna.ask("enter", table=table)
    n = len(farm.journal(table))
    query = f"insert into entries select room, {n + 1}, entry from entries where room = '{table}' and n = {n}"
    subprocess.run(
        [str(services.find("psql")), farm.settings["database"], "-c", query], check=True, capture_output=True
    )
    assert anna.ask("say", table=table, phrase="hello")["code"] == "elsewhere"


class Loyal:
    """A socket that is reopened whenever it is closed; and how often nginx knew no worker for it."""

    def __init__(self, port: int, number: int) -> None:
        self.address, self.opened, self.open, self.refused = f"ws://127.0.0.1:{port}/ws/TABLE{number}", 0, False, 0
        self.task = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        while True:
            try:
                async with aconnect(self.address, open_timeout=PATIENCE, ping_interval=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "id": "h", "name": "L"}))
                    await socket.recv()
                    self.open, self.opened = True, self.opened + 1
                    await socket.wait_closed()
            except InvalidStatus:
                self.refused += 1
            except GONE:
                pass
            self.open = False
            await asyncio.sleep(random.uniform(0.05, 0.3))


def test_a_rolling_restart_is_over_at_once_for_everybody(farm: Farm) -> None:
    """One worker after another, as for an update: nobody disconnected is told that there is no worker, but each is sent
    to another one."""

    async def watch() -> list[Loyal]:
        sockets = [Loyal(farm.port, number) for number in range(60)]
        await all_open(sockets)
        for worker in farm.workers:
            worker.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(worker.process.wait, PATIENCE)
            await all_open(sockets)
            await asyncio.to_thread(worker.start)
        for loyal in sockets:
            loyal.task.cancel()
        return sockets

    sockets = asyncio.run(watch())
    assert sum(loyal.opened > 1 for loyal in sockets) > 30
    assert sum(loyal.refused for loyal in sockets) == 0


async def all_open(sockets: list[Loyal]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not all(loyal.open for loyal in sockets):
            await asyncio.sleep(0.01)
