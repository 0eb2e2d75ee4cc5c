"""Chaos: sockets drop, commands arrive twice, late and out of order, servers die; nothing is lost or duplicated."""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from process import Process, journal_of
from talk import PEOPLE, TELLING, Client, Json, questions
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from farmyard.games import GAMES
from farmyard.server.table import entries

pytestmark = pytest.mark.everywhere

MOVES = {"files": int(os.environ.get("FARMYARD_CHAOS_MOVES", "2000")), "services": 400}  # services take longer
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Person:
    """Keeps every event by its number: the same number must always be the same bytes."""

    def __init__(self, port: int, rng: random.Random, name: str) -> None:
        self.port, self.rng, self.name = port, rng, name
        self.client = Client(port, name)
        self.token, self.table = self.client.token, ""
        self.events: dict[int, bytes] = {}
        self.old: list[Json] = []
        self.pending: Json | None = None
        self.sent: Client | None = None  # the connection on which it was sent
        self.confirmed: dict[str, int] = {}

    @property
    def seen(self) -> int:
        return max(self.events, default=0)

    def note(self) -> None:
        for raw in self.client.bytes:
            event = json.loads(raw)
            if event["type"] in ("moved", "started", "changed", "taken-back", "spoken"):
                assert self.events.setdefault(event["n"], raw) == raw
        self.client.bytes.clear()

    def come_back(self) -> None:
        """Reconnect and say what was seen last."""
        self.note()
        old = self.client
        while True:
            try:
                self.client = Client(self.port, "", self.token)
                self.client.heard = [m for m in old.heard if m["type"] in TELLING][-1:]
                entered = self.client.ask("enter", table=self.table, seen=self.seen)
                assert entered["type"] == "entered", entered
                while (last := self.client.last(*TELLING, "changed")) is None or last["n"] < entered["n"]:
                    self.client.hear()
                break
            except GONE:
                continue
        self.note()

    def act(self) -> None:
        """Send the move that is due, with all kinds of mischief."""
        if self.pending is None:
            asked = list(questions(self.client))
            if not asked:
                return
            seat, own, last = asked[0]
            self.pending = {
                "id": f"{self.name}{self.rng.getrandbits(64):x}",
                "table": self.table,
                "seat": seat,
                "at": last["n"],
                "action": self.rng.choice(own["legal"])[0],
            }
        self.sent = self.client
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            self.client.send("play", **self.pending)
        if self.old and self.rng.random() < 0.2:
            self.client.send("play", **self.rng.choice(self.old))  # done long ago: answered, not repeated
        if self.rng.random() < 0.05:
            wrong = {**self.pending, "id": f"w{self.rng.getrandbits(64):x}", "at": 0}
            self.client.send("play", **wrong)  # for a stale question

    def settle(self) -> None:
        """Wait for the answer; without one, reconnect and resend."""
        if self.pending is None or self.sent is not self.client:
            return  # nothing sent, or not on this connection: it will be resent
        if self.rng.random() < 0.03:
            self.client.socket.socket.close()  # drops before the answer comes
            self.come_back()
            return
        id = self.pending["id"]
        while id not in self.client.answers:
            self.client.hear()
        answer = self.client.answers[id]
        assert answer["type"] == "done", answer
        self.confirmed[id] = answer["n"]
        self.old = [*self.old[-20:], self.pending]
        self.pending = None


def hear_all(people: list[Person]) -> None:
    """Everybody at the table has heard the last move."""
    top = max((n for person in people for n in person.confirmed.values()), default=0)
    for person in people:
        while (last := person.client.last(*TELLING)) is None or last["n"] < top:
            person.client.hear()
        person.note()


def gather(port: int, rng: random.Random, game: str) -> list[Person]:
    count = GAMES[game].seats[0]
    people = [Person(port, rng, f"{game[:4]}{i}") for i in range(count)]
    table = people[0].client.ask("create", game=game, seats=[PEOPLE] * count, settings={"grace": None})["table"]
    for number, person in enumerate(people):
        person.table = table
        if number:
            person.client.ask("join", table=table)
        person.client.ask("enter", table=table)
    begin(people)
    return people


def begin(people: list[Person]) -> None:
    """Deal, and let everybody hear it; if the connection broke after dealing, everybody asks what happened."""
    for person in people:  # for a rematch everybody starts; for the first game only the host may
        answer = person.client.ask("start", table=person.table)
        if person is people[0] or answer["type"] == "done":
            started = answer
    for person in people:
        if started["type"] == "refused":
            person.come_back()
            continue
        while (last := person.client.last(*TELLING)) is None or last["n"] < started["n"]:
            person.client.hear()
        person.note()


def survive(people: list[Person], step: Callable[[list[Person]], None]) -> None:
    """Whatever breaks the connection, everybody reconnects."""
    try:
        step(people)
    except GONE:
        for person in people:
            person.come_back()


def act(people: list[Person]) -> None:
    for person in people:
        person.act()


def settle(people: list[Person]) -> None:
    for person in people:
        person.settle()
    hear_all(people)


def play_again(people: list[Person]) -> None:
    last = people[0].client.last(*TELLING)
    if last and last.get("position") and last["position"]["result"]:
        people[0].client.ask("rematch", table=people[0].table)
        begin(people)


def test_nothing_is_lost_and_nothing_is_doubled(tmp_path: Path, ground: str) -> None:
    moves = MOVES[ground]
    rng = random.Random(11)
    server = Process(tmp_path)
    tables = [gather(server.port, rng, game) for game in [*GAMES, *GAMES]]
    deaths = 3
    while (made := sum(len(person.confirmed) for people in tables for person in people)) < moves:
        for step in (act, settle, play_again):
            for people in tables:
                survive(people, step)
        if made > moves * (4 - deaths) / 4 and deaths:
            deaths -= 1
            server.kill()
            server.start()
    for people in tables:
        survive(people, settle)
        check(tmp_path, people)
    server.stop()


def check(folder: Path, people: list[Person]) -> None:
    """The journal has every confirmed move exactly once, and everybody heard every event exactly once."""
    lines = journal_of(folder, people[0].table)
    assert [n for n, _ in lines] == list(range(1, len(lines) + 1))
    by_id = {entry.id: n for n, entry in lines if isinstance(entry, entries.Moved)}
    moves = [n for n, entry in lines if isinstance(entry, entries.Moved)]
    assert len(by_id) == len(moves), "a command was done twice"
    for person in people:
        for id, n in person.confirmed.items():
            assert by_id[id] == n
        first = min(person.events)
        assert sorted(person.events) == list(range(first, person.seen + 1)), "an event was missed"
