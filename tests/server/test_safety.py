"""Limits, headers, origins; and what happens when the disk fails or a client does not read."""

import gc
import gzip
import http.client
import json
import os
import random
import socket
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from talk import PEOPLE, Client, Host, at_random, hosting, play_on, seat_people, start, until
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol
from websockets.sync.client import connect

from farmyard.server.base.limits import Rate, unlimited
from farmyard.server.hall import registry
from farmyard.server.table.live_table import LiveTable
from farmyard.server.table.table_state import TableState
from farmyard.server.table.timers import Timing
from farmyard.server.web import app
from farmyard.server.web.connection import Connection
from farmyard.server.web.connection_limits import Patient
from farmyard.server.web.websocket import FastWebSocket

pytestmark = pytest.mark.everywhere


def test_every_answer_carries_the_security_headers(host: Host) -> None:
    for path in ("/", "/health", "/metrics", "/api/games", "/nowhere", "/api/nowhere", "/api/schema/openapi.json"):
        connection = http.client.HTTPConnection("127.0.0.1", host.config.port)
        connection.request("GET", path)
        response = connection.getresponse()
        headers = {name.lower(): value for name, value in response.getheaders()}
        policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split("; "))
        assert policy.pop("script-src") == "'self' 'wasm-unsafe-eval'"  # and no other code than ours
        assert policy.pop("img-src") == "'self' data:"
        assert policy["default-src"] == policy["worker-src"] == policy["connect-src"] == "'self'"
        assert set(policy.values()) == {"'self'", "'none'"}
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_page_falls_back_to_itself_and_nothing_else_leaks_out(host: Host) -> None:
    assert host.rest("GET", "/t/ABCDEF")[0] == 200
    for path in ("/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2fapp.py"):
        text = host.rest("GET", path)[1]
        assert "root:" not in str(text)
        assert "import asyncio" not in str(text)
    assert host.rest("GET", "/api/nothing")[0] == 404


def test_modules_are_sent_as_what_they_are(host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers compile WebAssembly while it arrives, if the server says that it is that."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "rules.wasm").write_bytes(b"\0asm")
    monkeypatch.setattr(app, "STATIC", tmp_path)
    answer = urllib.request.urlopen(f"http://127.0.0.1:{host.config.port}/assets/rules.wasm")
    assert answer.headers["content-type"] == "application/wasm"
    assert "immutable" in answer.headers["cache-control"]


def test_the_page_is_sent_packed_to_those_who_can_unpack_it(host: Host) -> None:
    address = f"http://127.0.0.1:{host.config.port}/"
    plain = urllib.request.urlopen(address)
    packed = urllib.request.urlopen(urllib.request.Request(address, headers={"accept-encoding": "gzip, br"}))
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert gzip.decompress(packed.read()) == plain.read()


def test_pages_of_others_cannot_open_a_socket(host: Host) -> None:
    url = f"ws://127.0.0.1:{host.config.port}/ws"
    with pytest.raises(InvalidStatus), connect(url, origin="https://evil.example"):  # type: ignore[arg-type]
        pass
    with connect(url, origin=f"http://127.0.0.1:{host.config.port}"):  # type: ignore[arg-type]
        pass


def test_a_message_too_large_closes_the_socket(host: Host) -> None:
    client = host.client("Anna")
    client.socket.send(json.dumps({"type": "hello", "id": "x", "name": "y" * 20_000}))
    with pytest.raises(ConnectionClosed):
        client.expect("nothing more")


def test_too_many_commands_are_refused_not_queued(tmp_path: Path) -> None:
    limits = unlimited()._replace(commands=Rate(10, 0.1))
    with hosting(tmp_path, limits) as host:
        client = host.client("Anna")
        answers = [client.ask("lobby")["type"] for _ in range(15)]
        assert answers[:8] == ["done"] * 8  # one was the hello, one the echo of the first beat
        assert answers[-1] == "refused"


def test_too_many_requests_sockets_tables_and_words_are_refused(tmp_path: Path) -> None:
    slow = Rate(3, 0.01)
    limits = unlimited()._replace(tables=slow, talk=slow, sockets=5)
    with hosting(tmp_path, limits) as host:
        table, (anna, bernd) = seat_people(host, "mow", 2)
        codes = [anna.ask("create", game="mow", seats=[PEOPLE] * 2).get("code") for _ in range(4)]
        assert codes[-1] == "too-many-tables"
        codes = [bernd.ask("say", table=table, phrase="hello").get("code") for _ in range(5)]
        assert codes == [None, None, None, "chat-fast", "chat-fast"]
        others = [host.client(f"C{i}") for i in range(3)]
        with pytest.raises(InvalidStatus):
            host.client("one too many")
        for other in others:
            other.close()
        until(lambda: sum(host.state.gate.sockets.values()) == 2, "the sockets to close")
        host.client("again").close()
    with hosting(tmp_path / "b", unlimited()._replace(requests=Rate(5, 0.01))) as host:
        statuses = [host.rest("GET", "/health")[0] for _ in range(8)]
        assert statuses[-1] == 429


def test_keys_and_tokens_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    """After a few wrong ones from an address not even the right one is checked; people inside are unaffected."""
    limits = unlimited()._replace(failures=Rate(4, 0.001))
    with hosting(tmp_path, limits) as host:
        anna, guesser = host.client("Anna"), host.client("Guesser")
        made = anna.ask("create", game="mow", seats=[PEOPLE] * 2, settings={"private": True})
        table, key = made["table"], made["key"]
        assert anna.ask("enter", table=table)["type"] == "entered"
        codes = [guesser.ask("join", table=table, key=f"AAA{i}")["code"] for i in range(5)]
        assert codes == ["table-private"] * 4 + ["too-fast"]
        assert guesser.ask("join", table=table, key=key)["code"] == "too-fast"
        assert host.rest("GET", f"/api/tables/{table}", token=guesser.token)[0] == 429
        assert anna.ask("say", table=table, phrase="hello")["type"] == "done"


def narrow_socket(host: Host) -> socket.socket:
    """With minimal socket buffers on both sides, or the kernel would buffer megabytes for a slow reader."""
    for listening in host.server.servers[0].sockets:
        with socket.socket(fileno=os.dup(listening.fileno())) as same:
            same.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)  # for connections from now on
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    narrow.connect(("127.0.0.1", host.config.port))
    return narrow


def test_a_client_that_does_not_read_is_told_it_is_behind(tmp_path: Path) -> None:
    """Its backlog is bounded, the others are undisturbed, and it can enter again."""
    limits = unlimited()._replace(backlog=20_000)
    with hosting(tmp_path, limits) as host:
        table, clients = seat_people(host, "saumaumau", 2)
        lazy = Client(host.config.port, "Lazy", max_queue=1, compression=None, sock=narrow_socket(host))
        lazy.ask("enter", table=table)
        start(clients, table)
        live = host.state.desk.registry.tables[table]
        rng = random.Random(1)
        for _ in range(200):
            if play_on(clients, table, at_random(rng), 20) < 20:
                clients[0].ask("rematch", table=table)
                start(clients, table)
            if any(listener.behind for listener in live.audience.listeners.values()):
                break
        else:
            pytest.fail("it was never behind")
        lazy.expect("behind")
        lazy.ask("enter", table=table)
        lazy.expect("fresh")


def test_secrets_are_never_in_an_address(host: Host) -> None:
    """Tokens travel in messages and headers only: every route of the API is free of them."""
    status, schema = host.rest("GET", "/api/schema/openapi.json")
    assert status == 200
    for path, methods in schema["paths"].items():
        for method in methods.values():
            names = {p["name"] for p in method.get("parameters", []) if p["in"] in ("path", "query")}
            assert not names & {"token", "key", "watch", "secret", "nonce"}, path


@contextmanager
def counted_alone(*kinds: type) -> Iterator[Callable[[], int]]:
    """How many objects of these kinds there are more than before. They go by reference counting alone: a full garbage
    collection is rare."""

    def alive() -> int:
        return sum(isinstance(thing, kinds) for thing in gc.get_objects())

    gc.collect()
    before = alive()
    gc.disable()
    try:
        yield lambda: alive() - before
    finally:
        gc.enable()


def test_a_socket_that_is_gone_takes_no_memory(host: Host) -> None:
    with counted_alone(FastWebSocket, Connection, ServerProtocol, Patient) as sockets:
        table, clients = seat_people(host, "quartett", 3)
        start(clients, table)
        assert sockets() == 3 * len(clients)
        for client in clients:
            client.close()
        until(lambda: sockets() <= 0, "the sockets to be forgotten")


def test_a_table_that_is_put_away_takes_no_memory(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds a whole game."""
    monkeypatch.setattr(registry, "IDLE", 0.1)
    with counted_alone(LiveTable, TableState, Timing) as tables:
        table, clients = seat_people(host, "mow", 2)
        start(clients, table)
        play_on(clients, table, at_random(random.Random(1)))
        assert tables() >= 3
        for client in clients:
            client.close()
        until(lambda: tables() <= 0, "the table to be forgotten")
