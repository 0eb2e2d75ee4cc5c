"""Scripted conversations: a server on a real port, and clients that talk to it over real sockets."""

import itertools
import json
import random
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from websockets.sync.client import ClientConnection, connect

from farmyard.cli.serve import warm_camera
from farmyard.core.warmup import warm_table
from farmyard.games import GAMES
from farmyard.server.base.config import Config
from farmyard.server.base.limits import Limits, unlimited
from farmyard.server.base.messages import AnyMessage
from farmyard.server.web.process import make_server

PATIENCE = 180.0  # a generous timeout in seconds: a lower one would prove nothing
decode = msgspec.json.Decoder(AnyMessage).decode
Json = dict[str, Any]
_ids = itertools.count(1)


def free_port() -> int:
    """Below those that the system lends to whoever calls out: while a server is down, nobody else gets its port."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            port = random.SystemRandom().randrange(10_000, 32_000)
            probe.bind(("127.0.0.1", port))
            return port


@cache
def compile_games() -> None:
    """So that nobody's timeout includes compiling."""
    for game in GAMES.values():
        warm_table(game)
        warm_camera(game)


def more_settings(folder: Path) -> dict[str, Any]:
    """Overridden where the same tests run on other services."""
    return {}


RUNNING: dict[int, "Host"] = {}


def tables_at(port: int) -> str:
    """What a server in this process knows about its tables, for the message of a timeout."""
    if port not in RUNNING:
        return "the server is a process of its own"
    lives = RUNNING[port].state.desk.registry.tables.values()
    return "; ".join(
        f"table {live.state.id}: event {live.state.n}, {live.state.phase}, asked {live.state.since}, thinking "
        f"{list(live.bots_asked)}, locked {live.lock.taken}, stopped {live.stopped}, due {live.timing.next()}"
        for live in lives
    )


class Host:
    """A server in a separate thread."""

    def __init__(self, folder: Path, limits: Limits | None = None, **more: Any) -> None:
        compile_games()
        settings = {**more_settings(folder), **more}
        self.config = Config(folder=folder, port=free_port(), limits=limits or unlimited(), **settings)
        self.server = make_server(self.config)
        RUNNING[self.config.port] = self
        self.thread = threading.Thread(target=lambda: uvloop.run(self.server.serve()), daemon=True)
        self.thread.start()
        until(lambda: self.server.started, "the server to start")
        self.state.desk.records.reader.aside.seconds = PATIENCE

    @property
    def state(self) -> Any:
        return self.server.config.app.state

    def stop(self) -> None:
        RUNNING.pop(self.config.port, None)
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def client(self, name: str = "Anna", **more: Any) -> "Client":
        return Client(self.config.port, name, **more)

    def rest(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> tuple[int, Any]:
        return rest(self.config.port, method, path, body, token, **headers)


def rest(port: int, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> tuple[int, Any]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", method=method, data=None if body is None else json.dumps(body).encode()
    )
    request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", f"Bearer {token}")
    for key, value in headers.items():
        request.add_header(key.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            text = response.read()
            return response.status, json.loads(text) if text[:1] in (b"{", b"[") else text.decode()
    except urllib.error.HTTPError as error:
        text = error.read()
        return error.code, json.loads(text) if text[:1] in (b"{", b"[") else text.decode()


class Client:
    """One socket: asks, gets exactly one answer, and keeps everything it hears, as sent."""

    def __init__(
        self, port: int, name: str = "Anna", token: str = "", hello: bool = True, path: str = "/ws", **more: Any
    ) -> None:
        settings: Json = {"open_timeout": PATIENCE, "ping_interval": None}
        settings["max_queue"] = None  # pongs are sent however much is left unread
        settings |= more
        self.socket: ClientConnection = connect(f"ws://127.0.0.1:{port}{path}", legacy=True, **settings)
        self.port = port
        self.heard: list[Json] = []
        self.bytes: list[bytes] = []
        self.answers: dict[str, Json] = {}
        self.told = 0  # how much of `heard` `expect` has consumed
        if hello:
            self.welcome = self.ask("hello", name=name, token=token)
            self.player, self.token = self.welcome.get("player", ""), self.welcome.get("token", "")

    def send(self, type: str, id: str | None = None, **fields: Any) -> str:
        id = id or f"c{next(_ids)}"
        self.socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    def ask(self, type: str, id: str | None = None, **fields: Any) -> Json:
        return self.wait(self.send(type, id, **fields))

    def wait(self, id: str, timeout: float = PATIENCE) -> Json:
        end = time.monotonic() + timeout
        while id not in self.answers:
            self.hear(end - time.monotonic())
        return self.answers.pop(id)

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message of any kind but a heartbeat, checked against its type."""
        end = time.monotonic() + timeout
        while (message := self.receive(end - time.monotonic()))["type"] == "beat":
            self.socket.send(json.dumps({"type": "echo", "beat": message["beat"]}))
        return message

    def receive(self, timeout: float) -> Json:
        try:
            text = self.socket.recv(timeout=max(0.0, timeout))
        except TimeoutError:
            raise TimeoutError(f"nothing was heard; the last was {self.heard[-1:]}; {tables_at(self.port)}") from None
        raw = text.encode() if isinstance(text, str) else text
        decode(raw)
        message: Json = json.loads(raw)
        self.bytes.append(raw)
        if "id" in message:
            assert self.answers.get(message["id"], message) == message, "two answers to one command"
            self.answers[message["id"]] = message
        elif message["type"] != "beat":
            self.heard.append(message)
        return message

    def expect(self, type: str, timeout: float = PATIENCE, **wanted: Any) -> Json:
        """The next message of this type, with these fields."""
        end = time.monotonic() + timeout
        while True:
            while self.told < len(self.heard):
                message = self.heard[self.told]
                self.told += 1
                if message["type"] == type and all(message.get(key) == value for key, value in wanted.items()):
                    return message
            self.hear(end - time.monotonic())

    def last(self, *types: str) -> Json | None:
        return next((m for m in reversed(self.heard) if m["type"] in types), None)

    def close(self) -> None:
        self.socket.close()


def until(true: Callable[[], Any], what: str, timeout: float = PATIENCE) -> Any:
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.01)
    raise AssertionError(f"waited in vain for {what}")


@contextmanager
def hosting(folder: Path, limits: Limits | None = None, **more: Any) -> Iterator[Host]:
    host = Host(folder, limits, **more)
    try:
        yield host
    finally:
        host.stop()


PEOPLE = {"bot": None}
QUICK = {"pace": 0.0}


def seat_people(host: Host, game: str, count: int, **create: Any) -> tuple[str, list[Client]]:
    """A table of people, all of them listening, game not yet begun."""
    names = ["Anna", "Bernd", "Clara", "Dora", "Emil", "Fritz", "Gerda", "Hans", "Ida", "Jan"]
    first = host.client(names[0])
    created = first.ask("create", game=game, seats=[PEOPLE] * count, **create)
    assert created["type"] == "created", created
    clients = [first]
    for name in names[1:count]:
        client = host.client(name)
        joined = client.ask("join", table=created["table"], key=created["key"])
        assert joined["type"] == "joined", joined
        clients.append(client)
    for client in clients:
        assert client.ask("enter", table=created["table"])["type"] == "entered"
    return created["table"], clients


TELLING = ("fresh", "started", "moved", "taken-back")


def start(clients: list[Client], table: str, **more: Any) -> Json:
    """The first one starts; for a rematch everybody does, and it begins with the last. Returns once all have heard."""
    done = clients[0].ask("start", table=table, **more)
    assert done["type"] == "done", done
    while ((heard := clients[0].last(*TELLING, "changed")) is None) or heard["n"] < done["n"]:
        clients[0].hear()
    for client in clients[1:] if heard["type"] == "changed" else []:
        done = client.ask("start", table=table, **more)
        assert done["type"] == "done", done
    hear_until(clients, done["n"])
    return done


def hear_until(clients: list[Client], n: int) -> None:
    for client in clients:
        while ((heard := client.last(*TELLING)) is None) or heard["n"] < n:
            client.hear()


def questions(client: Client) -> Iterator[tuple[int, Json, Json]]:
    """The questions this client has now: seat, its own part, and the event."""
    last = client.last(*TELLING)
    for seat, own in (last or {}).get("own", {}).items():
        if own.get("legal"):
            yield int(seat), own, last or {}


def my_turn(client: Client) -> Any:
    """Wait until this client is asked something: seat, its own part, the event; None if the game ends without it."""
    end = time.monotonic() + PATIENCE
    while not (asked := list(questions(client))):
        if ((client.last(*TELLING) or {}).get("position") or {}).get("result"):
            return None
        client.hear(end - time.monotonic())
    return asked[0]


def play_one(clients: list[Client], table: str, choose: Callable[[Json], int]) -> bool:
    """Somebody who is asked moves, and everybody hears it; False if nobody is asked."""
    for client in clients:
        for seat, own, last in questions(client):
            done = client.ask("play", table=table, seat=seat, at=last["n"], action=choose(own))
            assert done["type"] == "done", done
            hear_until(clients, done["n"])
            return True
    return False


def play_on(clients: list[Client], table: str, choose: Callable[[Json], int], most: int = 10**6) -> int:
    """Move after move until nobody is asked any more; returns how many."""
    return next(made for made in itertools.count() if made == most or not play_one(clients, table, choose))


def at_random(rng: Any) -> Callable[[Json], int]:
    return lambda own: int(rng.choice(own["legal"])[0])
