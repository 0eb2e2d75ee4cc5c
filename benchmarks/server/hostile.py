"""How long people wait for their moves while others on the network do their worst.

    .venv/bin/python benchmarks/server/hostile.py [sockets …]

Twenty tables of two play one move per table every 0.2 s, each from its own address; meanwhile this many sockets of
one kind send as much as they can from another address, and reconnect as soon as they are disconnected. The limits are
those of a server on the open network.
"""

import asyncio
import base64
import contextlib
import multiprocessing
import os
import selectors
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvloop
from ours import Load, Player
from run import Running, show
from wire import RawSocket

HERE = Path(__file__).parent
PORT = 8940
SECONDS = float(os.environ.get("SECONDS", "6"))
SHAPE = (20, 2, 0.2)  # tables, seats, seconds between the moves of a table
ENEMY = "127.0.0.66"


def frame(kind: int, data: bytes) -> bytes:
    return bytes((kind, 0x80 | len(data))) + b"\0\0\0\0" + data


HELLO = frame(0x81, b'{"type":"hello","name":"Enemy","id":"0"}')
KINDS = {
    "garbage": frame(0x81, b"x"),
    "pings": frame(0x89, b""),
    "pongs": frame(0x8A, b""),
    "bytes": frame(0x82, b"x"),
    "echoes": frame(0x81, b'{"type":"echo","beat":1}'),
    "before hello": frame(0x81, b'{"type":"leave","table":"ABCDEF","seat":0,"id":"1"}'),
    "hello again": frame(0x81, b'{"type":"hello","name":"A","id":"1"}'),
}


def allowed(table: str, n: int) -> dict[str, bytes]:
    """What anybody may ask for, at a table of honest people: everything missed since long ago, to come and go, the
    whole lobby."""
    back = frame(0x81, f'{{"type":"enter","table":"{table}","seen":{max(0, n - 150)},"id":"1"}}'.encode())
    come = frame(0x81, f'{{"type":"enter","table":"{table}","id":"1"}}'.encode())
    go = frame(0x81, f'{{"type":"exit","table":"{table}","id":"1"}}'.encode())
    return {"coming back": back, "in and out": come + go, "the lobby": frame(0x81, b'{"type":"lobby","id":"1"}')}


class Enemy:
    """Sends the same frame over and over."""

    def __init__(self, first: bytes, data: bytes, chosen: selectors.BaseSelector) -> None:
        self.first, self.data, self.chosen = first, data, chosen
        self.connect()

    def connect(self) -> None:
        self.socket = socket.create_connection(("127.0.0.1", PORT), source_address=(ENEMY, 0), timeout=5)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        with contextlib.suppress(OSError):
            self.socket.recv(4096)
            self.socket.sendall(self.first)
        self.socket.setblocking(False)
        self.chosen.register(self.socket, selectors.EVENT_READ | selectors.EVENT_WRITE, self)

    def go_on(self, events: int) -> None:
        try:
            if events & selectors.EVENT_READ and not self.socket.recv(1 << 16):
                raise ConnectionError
            self.socket.send(self.data)
        except BlockingIOError:
            pass
        except OSError:
            self.chosen.unregister(self.socket)
            self.socket.close()
            self.connect()


def attack(first: bytes, data: bytes, count: int) -> None:
    os.nice(10)  # in reality another machine: it must not compete for cores with what is measured
    chosen = selectors.DefaultSelector()
    for _ in range(count):
        Enemy(first, data * (1 + 65536 // len(data)), chosen)
    while True:
        for key, events in chosen.select():
            key.data.go_on(events)


class Friend(Player):
    """An honest player with an address of their own."""

    async def connect(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        address = (f"127.0.1.{1 + number}", 0)
        make = lambda: RawSocket("/ws", self.heard)  # noqa: E731
        _, self.socket = await loop.create_connection(make, "127.0.0.1", PORT, local_addr=address)
        await self.socket.open
        await self.ask(type="hello", name=f"P{self.seat}")


class Friends(Load):
    async def gather(self) -> None:
        self.players = [[Friend(self, seat) for seat in range(self.seats)] for _ in range(self.tables)]
        for number, table in enumerate(self.players):
            for player in table:
                await player.connect(number)
            seats = [{"bot": None}] * self.seats
            created = await table[0].ask(type="create", game="saumaumau", seats=seats, settings={"grace": None})
            for player in table:
                player.table = str(created["table"])
                if player is not table[0]:
                    await player.ask(type="join", table=player.table)
                await player.ask(type="enter", table=player.table)


async def attacks(friends: Friends) -> AsyncIterator[tuple[str, bytes, bytes]]:
    """What they are called, what is sent first, and what then over and over."""
    for kind, data in KINDS.items():
        yield kind, b"", data
    friend = friends.players[0][0]
    entered = await friend.ask(type="enter", table=friend.table)
    for kind, data in allowed(friend.table, entered["n"]).items():
        yield kind, HELLO, data


async def measure(server: Running, counts: list[int]) -> dict[str, dict[str, float]]:
    friends = Friends(PORT, *SHAPE)
    await friends.gather()
    found = {"nobody hostile": _plain(await friends.run(SECONDS, server.cpu))}
    async for kind, first, data in attacks(friends):
        for count in counts:
            enemy = multiprocessing.Process(target=attack, args=(first, data, count), daemon=True)
            enemy.start()
            await asyncio.sleep(0.5)
            found[f"{count} × {kind}"] = await _measure(friends, server)
            enemy.kill()
            enemy.join()
            await asyncio.sleep(1.0)
    return found


async def _measure(friends: Friends, server: Running) -> dict[str, float]:
    try:
        return _plain(await friends.measure(SECONDS, server.cpu))
    except IndexError:  # not a single move was answered
        return {"moves/s": 0.0, "p50 ms": 1000 * SECONDS, "p99 ms": 1000 * SECONDS}


def _plain(found: dict[str, Any]) -> dict[str, float]:
    return {name: found[name] for name in ("moves/s", "p50 ms", "p99 ms")}


def main() -> None:
    counts = [int(word) for word in sys.argv[1:]] or [1, 10]
    folder = tempfile.mkdtemp(prefix="farmyard-hostile-")
    command = [sys.executable, str(HERE / "serve_ours.py"), folder, str(PORT), "with limits"]
    server = Running(command, f"http://127.0.0.1:{PORT}/health")
    try:
        found = uvloop.run(measure(server, counts))
    finally:
        server.stop()
    show(f"People's moves beside hostile sockets, {time.strftime('%Y-%m-%d')}", found)


if __name__ == "__main__":
    main()
