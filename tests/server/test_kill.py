"""`kill -9` at any moment: every acknowledged move is there afterwards, and every table goes on."""

import random
import threading
import time
from pathlib import Path

import pytest
from process import Process, journal_of
from talk import PATIENCE, PEOPLE, Client, Json, questions
from test_chaos import GONE

from farmyard.server.table import entries

pytestmark = pytest.mark.everywhere

KILLS, TABLES = {"files": 4, "services": 3}, 3


class Stubborn:
    """One person playing both seats; reconnects whenever the server is gone, resends what was not answered."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.rng = port, random.Random(number)
        self.acknowledged: list[tuple[int, int, int]] = []  # event number, seat, action
        self.pending: Json | None = None
        self.client = Client(port, f"P{number}")
        self.table = self.client.ask("create", game="saumaumau", seats=[PEOPLE] * 2)["table"]
        self.client.ask("join", table=self.table, name="Other")
        self.client.ask("enter", table=self.table)
        self.client.ask("start", table=self.table)
        self.ended = False

    def run(self, until: threading.Event) -> None:
        while not until.is_set() and not self.ended:
            try:
                self.step()
            except GONE:
                self.come_back()

    def step(self) -> None:
        if self.pending is None:
            asked = list(questions(self.client))
            last = self.client.last("moved", "started", "fresh")
            if last and last["position"] and last["position"]["result"]:
                self.ended = True
                return
            if not asked:
                self.client.hear()
                return
            seat, own, last = asked[0]
            action = self.rng.choice(own["legal"])[0]
            id = f"{self.rng.getrandbits(64):x}"
            self.pending = {"id": id, "table": self.table, "seat": seat, "at": last["n"], "action": action}
        done = self.client.ask("play", **self.pending)
        assert done["type"] == "done", done
        self.acknowledged.append((done["n"], self.pending["seat"], self.pending["action"]))
        self.pending = None
        while (heard := self.client.last("moved", "fresh")) is None or heard["n"] < done["n"]:
            self.client.hear()

    def come_back(self) -> None:
        token = self.client.token
        last = self.client.last("moved", "started", "fresh")
        while True:
            try:
                self.client = Client(self.port, "", token)
                self.client.ask("enter", table=self.table)
                return
            except GONE:
                time.sleep(0.05)
            finally:
                assert last is not None


def test_kill_nine_loses_nothing_that_was_acknowledged(tmp_path: Path, ground: str) -> None:
    """Moves are resent after each kill under the same id; none is lost, none is made twice."""
    server = Process(tmp_path)
    players = [Stubborn(server.port, number) for number in range(TABLES)]
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    rng = random.Random(1)
    for _ in range(KILLS[ground]):
        time.sleep(rng.uniform(0.2, 0.8))
        server.kill()
        server.start()
    time.sleep(0.5)
    stop.set()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    try:
        assert sum(len(player.acknowledged) for player in players) > 30
        for player in players:
            check(tmp_path, player)
    finally:
        assert server.stop() in (0, -15)


def check(folder: Path, player: Stubborn) -> None:
    """The journal holds every acknowledged move, once, in its place, and at most one that was not answered."""
    moves = {n: entry for n, entry in journal_of(folder, player.table) if isinstance(entry, entries.Moved)}
    for n, seat, action in player.acknowledged:
        assert (moves[n].seat, moves[n].action) == (seat, action)
    assert len(moves) - len(player.acknowledged) in (0, 1)
    assert len({entry.id for entry in moves.values()}) == len(moves)
