"""Tables of Farmyard under load: one socket per seat, playing real games at random."""

import asyncio
import json
import random
import time
from typing import Any

from pace import Pace
from wire import RawSocket, connect


class Player:
    """Plays as soon as it must act, or after a pause."""

    def __init__(self, load: "Load", seat: int) -> None:
        self.load, self.seat = load, seat
        self.waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.sent = 0.0
        self.count = 0

    async def sit(self, port: int, table: str | None, seats: int) -> str:
        self.socket = await connect(port, "/ws", self.heard)
        await self.ask(type="hello", name=f"P{self.seat}")
        if table is None:
            plan = [{"bot": None}] * seats
            created = await self.ask(type="create", game="saumaumau", seats=plan, settings={"grace": None})
            table = str(created["table"])
        else:
            await self.ask(type="join", table=table)
        self.table = table
        await self.ask(type="enter", table=table)
        return table

    async def sit_nowhere(self, port: int) -> None:
        self.socket = await connect(port, "/ws", self.heard)
        await self.ask(type="hello", name="Host")

    async def ask(self, **command: Any) -> dict[str, Any]:
        id = f"s{self.count}"
        self.count += 1
        self.waiting[id] = asyncio.get_running_loop().create_future()
        self.socket.send(json.dumps({"id": id, **command}).encode())
        answer = await self.waiting[id]
        assert answer["type"] != "refused", answer
        return answer

    def heard(self, socket: RawSocket, data: bytes) -> None:
        if data.startswith(b'{"type":"done"') and b'"id":"m' in data:
            self.load.times.append(time.perf_counter() - self.sent)
            return
        if self.waiting:
            message = json.loads(data)
            if message.get("id") in self.waiting:
                answer = self.waiting.pop(message["id"])
                if not answer.done():  # the run may have ended meanwhile
                    answer.set_result(message)
                return
        if self.load.playing:
            self.look(data)

    def look(self, data: bytes) -> None:
        at = data.find(b'"legal":[[')
        if at >= 0:
            self.load.think(self.play, data, at)
        elif self.seat == 0 and b'"result":{' in data:
            self.load.again(self)

    def play(self, data: bytes, at: int) -> None:
        legal = data[at + 10 : data.index(b"]]", at)].split(b"],[")
        action = random.choice(legal).split(b",")[0]
        n = data.rindex(b'"n":') + 4
        number = data[n : data.index(b",", n)]
        self.count += 1
        self.sent = time.perf_counter()
        self.socket.send(
            b'{"type":"play","id":"m%d","table":"%b","seat":%d,"at":%b,"action":%b}'
            % (self.count, self.table.encode(), self.seat, number, action)
        )


class Load(Pace):
    def __init__(self, port: int, tables: int, seats: int, pause: float) -> None:
        super().__init__(port, tables, seats, pause)
        self.errands: set[asyncio.Task[None]] = set()

    async def gather(self) -> None:
        self.players = [[Player(self, seat) for seat in range(self.seats)] for _ in range(self.tables)]
        for table in self.players:
            id: str | None = None
            for player in table:
                id = await player.sit(self.port, id, self.seats)

    async def start(self, table: list[Player]) -> None:
        await table[0].ask(type="start", table=table[0].table)

    def again(self, player: Player) -> None:
        async def rematch() -> None:
            await player.ask(type="rematch", table=player.table)
            for other in next(table for table in self.players if player in table):
                if other is not player:
                    await other.ask(type="ready", table=player.table, seat=other.seat, nonce="")
            await player.ask(type="start", table=player.table)

        if not player.waiting:
            task = asyncio.create_task(rematch())
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)
