"""The same load on boardgame.io: sockets that speak its protocol, four per match."""

import asyncio
import json
import random
import time

from pace import Pace
from wire import RawSocket, connect

COLOURS = 4


class Player:
    def __init__(self, load: "Load", match: str, seat: int) -> None:
        self.load, self.match, self.seat = load, match, seat
        self.sent = 0.0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, port: int) -> None:
        self.socket = await connect(port, "/socket.io/?EIO=4&transport=websocket", self.heard)
        await self.ready

    def heard(self, socket: RawSocket, data: bytes) -> None:
        if data.startswith(b"42/mau,"):
            if not self.ready.done():
                self.first = data
                self.ready.set_result(None)
            elif data.startswith(b'42/mau,["update"') and self.load.playing:
                self.look(data)
        elif data == b"2":
            socket.send(b"3")
        elif data.startswith(b"0"):
            socket.send(b"40/mau,")
        elif data.startswith(b"40/mau"):
            seats = self.load.seats
            socket.send(json.dumps(["sync", self.match, str(self.seat), None, seats]).encode().join([b"42/mau,", b""]))

    def look(self, data: bytes) -> None:
        if self.sent:
            self.load.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if b'"currentPlayer":"%d"' % self.seat in data:
            self.load.think(self.play, data)

    def play(self, data: bytes) -> None:
        message = json.loads(data[7:])
        state = message[2]["state"] if message[0] == "sync" else message[2]
        top = state["G"]["pile"][-1]
        hand = state["G"]["players"][str(self.seat)]["hand"]
        fits = [card for card in hand if card % COLOURS == top % COLOURS or card // COLOURS == top // COLOURS]
        move = (
            {"type": "play", "args": [random.choice(fits)]}
            if fits and random.random() < 0.7
            else {"type": "draw", "args": []}
        )
        payload = {**move, "playerID": str(self.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sent = time.perf_counter()
        body = json.dumps(["update", action, state["_stateID"], self.match, str(self.seat)]).encode()
        self.socket.send(b"42/mau," + body)


class Load(Pace):
    async def gather(self) -> None:
        self.players = [[Player(self, f"m{t}", s) for s in range(self.seats)] for t in range(self.tables)]
        for table in self.players:
            for player in table:
                await player.sit(self.port)

    async def start(self, table: list[Player]) -> None:
        table[0].play(table[0].first)
