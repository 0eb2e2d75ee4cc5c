"""What one move costs the server without sockets and disk: from the bytes of a command to the bytes of five messages.

    .venv/bin/python benchmarks/server/one_move.py [moves [profile]]

The server's own objects, with sockets that only keep what they are given and a journal that calls back in the next
turn of the loop; fifty tables of four, as in `run.py`. With `profile`, the functions that take most of it.
"""

import asyncio
import cProfile
import gc
import pstats
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from farmyard.cli.serve import warm_camera
from farmyard.games import GAMES
from farmyard.server.base.limits import Guesses, Networks, unlimited
from farmyard.server.hall.desk import Desk
from farmyard.server.hall.records import Records
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.journal import LAST, Journal, JournalLine, Then, finish
from farmyard.server.storage.migrations import migrate
from farmyard.server.storage.schema import engine_for
from farmyard.server.web.connection import Connection
from farmyard.server.web.websocket import FastWebSocket, State

TABLES, SEATS = 50, 4
SEED = 7
GAME = "saumaumau"


class NoDisk(Journal):
    """Gathers a turn of the loop like the real one, and says in the next that it is written."""

    def __init__(self) -> None:
        self._gathered: list[tuple[JournalLine, Then]] = []
        self._loop = asyncio.get_running_loop()

    def write_then(self, line: JournalLine, then: Then) -> None:
        if not self._gathered:
            self._loop.call_soon(self._write)
        self._gathered.append((line, then))

    def _write(self) -> None:
        batch, self._gathered = self._gathered, []
        self._loop.call_soon(finish, batch, None)

    async def read(self, room: str, after: int = 0, until: int = LAST) -> Sequence[bytes]:
        return []

    async def live(self) -> Sequence[str]:
        return []

    async def close(self) -> None:
        pass


class NoSocket:
    """A transport that keeps what it is given."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.write = self.sent.append

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Uvicorn:
    """Of its settings, what a socket reads."""

    ws_max_size = 16384


class Socket(FastWebSocket):
    """The server's own end, as it is once the client has been let in."""

    def __init__(self) -> None:
        self.loop, self.transport, self.config = asyncio.get_running_loop(), NoSocket(), Uvicorn()
        self.backlog, self.inbox_most, self.silent, self.at = 1 << 20, 64, 0, 0
        self.state, self.unread, self.waiting, self.inbox, self.held = State.IDLE, b"", False, [], b""
        self.close_sent = self.disconnected = self.read_paused = False
        self.handshake_initiated, self.frames = True, []

    def command(self, **fields: Any) -> bytes:
        data = msgspec.json.encode(fields)
        return bytes((0x81, 0xFE)) + len(data).to_bytes(2, "big") + b"abcd" + _masked(data)

    def heard(self) -> list[bytes]:
        """The messages since the last call."""
        data, found, at = b"".join(self.transport.sent), [], 0
        self.transport.sent.clear()
        while at < len(data):
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            found.append(data[start : start + size])
            at = start + size
        return found


def _masked(data: bytes) -> bytes:
    return bytes(byte ^ b"abcd"[i & 3] for i, byte in enumerate(data))


class Bench:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.chance, self.count = desk, random.Random(SEED), 0
        self.tables: list[list[Socket]] = []
        self.names: list[str] = []

    async def ask(self, socket: Socket, **command: Any) -> dict[str, Any]:
        self.count += 1
        id = str(self.count)
        socket.data_received(socket.command(id=id, **command))
        while True:
            await asyncio.sleep(0.001)
            for data in socket.transport.sent:
                if b'"id":"%b"' % id.encode() in data:
                    found = [message for message in socket.heard() if b'"id":"%b"' % id.encode() in message]
                    answer: dict[str, Any] = msgspec.json.decode(found[0])
                    assert answer["type"] != "refused", answer
                    return answer

    async def gather(self) -> None:
        guesses = Guesses(Networks(self.desk.limits.failures), "127.0.0.1")
        for _ in range(TABLES):
            table = ""
            self.tables.append([])
            for seat in range(SEATS):
                socket = Socket()
                socket.reader = Connection(socket, self.desk, guesses, "", lambda: None)
                self.tables[-1].append(socket)
                await self.ask(socket, type="hello", name=f"P{seat}")
                if not table:
                    seats = [{"bot": None}] * SEATS
                    answer = await self.ask(socket, type="create", game=GAME, seats=seats, settings={"grace": None})
                    table = answer["table"]
                else:
                    await self.ask(socket, type="join", table=table)
                await self.ask(socket, type="enter", table=table)
            self.names.append(table)
            await self.ask(self.tables[-1][0], type="start", table=table)

    async def again(self, t: int) -> None:
        table, sockets = self.names[t], self.tables[t]
        await self.ask(sockets[0], type="rematch", table=table)
        for seat in range(1, SEATS):
            await self.ask(sockets[seat], type="ready", table=table, seat=seat, nonce="")
        await self.ask(sockets[0], type="start", table=table)

    def choose(self, t: int) -> tuple[Socket, bytes] | None:
        """A random move, from the table's state: what clients think is not measured."""
        state = self.desk.registry.tables[self.names[t]].state
        for seat, choice in state.look.choices.items():
            self.count += 1
            action = self.chance.choice(choice.legal)
            more = {"id": f"m{self.count}", "table": state.id, "seat": seat, "at": state.since[seat], "action": action}
            socket = self.tables[t][seat]
            return socket, socket.command(type="play", **more)
        return None

    async def run(self, moves: int, profile: cProfile.Profile | None = None) -> list[float]:
        """CPU seconds a move, of every turn of the loop."""
        spent: list[float] = []
        while len(spent) * TABLES < moves:
            found = []
            for t in range(TABLES):
                todo = self.choose(t)
                if todo is None:
                    await self.again(t)
                    todo = self.choose(t)
                assert todo
                found.append(todo)
            for sockets in self.tables:
                for socket in sockets:
                    socket.transport.sent.clear()
            if profile:
                profile.enable()
            begun = time.thread_time()
            for socket, data in found:
                socket.data_received(data)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            spent.append((time.thread_time() - begun) / TABLES)
            if profile:
                profile.disable()
            self.check()
        return spent

    def check(self) -> None:
        for sockets in self.tables:
            sizes = [len(socket.transport.sent) for socket in sockets]
            assert min(sizes) >= 1, sizes


async def main(moves: int, profile: cProfile.Profile | None) -> None:
    warm_camera(GAMES[GAME])
    with tempfile.TemporaryDirectory(prefix="farmyard-one-move-", ignore_cleanup_errors=True) as folder:
        engine = engine_for(Path(folder), "")
        await migrate(engine)
        records = Records(engine, None)
        registry = TableRegistry(NoDisk(), records, unlimited(), "one")
        bench = Bench(Desk(registry, records, b"key" * 16))
        await bench.gather()
        await bench.run(moves // 10)
        gc.freeze()
        gc.set_threshold(5_000, 4, 1_000)
        spent = sorted(await bench.run(moves, profile))
        low, middle = (1e6 * spent[len(spent) * part // 100] for part in (10, 50))
        print(f"CPU µs a move: {middle:.1f} in the median turn of the loop, {low:.1f} in the best tenth")
        registry.bot_pool.close()
        await records.close()


if __name__ == "__main__":
    profile = cProfile.Profile() if len(sys.argv) > 2 else None
    uvloop.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 50_000, profile))
    if profile:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
