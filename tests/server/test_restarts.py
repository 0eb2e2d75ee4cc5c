"""The database is restarted during games: people hardly notice."""

import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import services
from process import Process
from talk import PATIENCE, Client, questions, until
from test_chaos import GONE

from farmyard.server.table import entries

TABLES = 6
pytestmark = pytest.mark.xdist_group("services")  # started once


class Patient:
    """Plays both seats; what is refused while the table pauses is resent under the same id."""

    def __init__(self, port: int, number: int) -> None:
        self.rng, self.client = random.Random(number), Client(port, f"P{number}")
        self.table = self.client.ask("create", game="saumaumau", seats=[{}, {}])["table"]
        self.client.ask("join", table=self.table, name="Other")
        self.client.ask("enter", table=self.table)
        self.client.ask("start", table=self.table)
        self.acknowledged: dict[str, int] = {}
        self.when: list[float] = []
        self.trouble: Exception | None = None

    def run(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                self.step()
        except GONE as error:
            self.trouble = error

    def step(self) -> None:
        asked = list(questions(self.client))
        if not asked:
            last = self.client.last("moved", "started", "fresh") or {}
            if (last.get("position") or {}).get("result"):
                self.insist("rematch", {})
                self.hear(self.insist("start", {}))
            else:
                self.client.hear()
            return
        seat, own, last = asked[0]
        move = {"seat": seat, "at": last["n"], "action": self.rng.choice(own["legal"])[0]}
        self.hear(self.insist("play", move))

    def hear(self, n: int) -> None:
        while (heard := self.client.last("moved", "fresh", "started")) is None or heard["n"] < n:
            self.client.hear()

    def insist(self, what: str, fields: dict[str, Any]) -> int:
        id = f"{self.rng.getrandbits(60):x}"
        while (answer := self.client.ask(what, id, table=self.table, **fields))["type"] == "refused":
            assert answer["code"] == "stopped", answer
            time.sleep(0.05)
        self.acknowledged[id] = answer["n"]
        self.when.append(time.monotonic())
        return int(answer["n"])


def test_a_restart_of_the_database_is_hardly_noticed(tmp_path: Path) -> None:
    """Three restarts during play: nobody is disconnected, all tables go on, nothing confirmed is lost or duplicated."""
    services.need()
    settings = services.settings(tmp_path)
    server = Process(tmp_path, worker="alone", **settings)
    players = [Patient(server.port, number) for number in range(TABLES)]
    stop = threading.Event()
    threads = [threading.Thread(target=player.run, args=(stop,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for away in (0.2, 0.6, 0.2):
        time.sleep(0.7)
        services.restart_postgres(away)
        back = time.monotonic()
        until(lambda back=back: all(p.when and p.when[-1] > back for p in players), "a move at every table")
    stop.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert [player.trouble for player in players] == [None] * TABLES
    for player in players:
        check(player, services.journal(settings["database"], player.table))
    server.stop()


def check(player: Patient, lines: list[tuple[int, entries.AnyEntry]]) -> None:
    assert [n for n, _ in lines] == list(range(1, len(lines) + 1))
    by_id = {entry.id: n for n, entry in lines}
    assert all(by_id[id] == n for id, n in player.acknowledged.items())
    moved = [entry.id for _, entry in lines if isinstance(entry, entries.Moved)]
    assert len(moved) == len(set(moved)), "a command was done twice"
