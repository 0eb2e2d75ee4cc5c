"""Spectators on another worker than the table's own: they hear what its worker tells everybody over the bus."""

import time

import msgspec

from farmyard.core.game import Refusal
from farmyard.server import entries
from farmyard.server.journal import Journal
from farmyard.server.listeners import Socket
from farmyard.server.room import Room
from farmyard.server.telling import fresh

ASK_AGAIN = 5.0  # seconds; the table's worker stops telling when nobody has asked for three times as long


class Asked(msgspec.Struct, frozen=True):
    """So many watch this table from that worker."""

    table: str
    worker: str
    watching: int


class Numbered(msgspec.Struct, frozen=True):
    n: int = 0


decode = msgspec.json.Decoder(Asked).decode
number_of = msgspec.json.Decoder(Numbered).decode


class Afar:
    """Who watches one of our tables from other workers, as long as they say so."""

    def __init__(self) -> None:
        self._said: dict[str, tuple[int, float]] = {}

    def hear(self, asked: Asked, now: float) -> None:
        self._said[asked.worker] = asked.watching, now + 3 * ASK_AGAIN

    def watching(self, now: float) -> int:
        return sum(count for count, until in self._said.values() if until > now) if self._said else 0


class FarTable:
    """A table looked after elsewhere, and those who watch it from here, with the last event each was told."""

    def __init__(self, id: str, journal: Journal) -> None:
        self.id, self.journal = id, journal
        self.told: dict[Socket, int] = {}
        self.asked = 0.0

    async def room(self) -> Room:
        """From the journal, which every worker can read."""
        room = Room(self.id)
        for line in await self.journal.read(self.id):
            room.apply(entries.decode(line))
        if not room.n:
            raise Refusal("table-unknown", table=self.id)
        return room

    async def catch_up(self, late: list[Socket]) -> None:
        room = await self.room()
        data = fresh(room, time.time_ns() // 1_000_000, []).for_seats([])
        for socket in late:
            if self.told.get(socket, room.n) < room.n:
                self._tell(socket, room.n, data)

    async def hear(self, data: bytes) -> None:
        """An event or a notice as spectators may see it; who has missed something gets everything anew."""
        n, late = number_of(data).n, []
        for socket, told in list(self.told.items()):
            if n in (0, told + 1):
                self._tell(socket, n or told, data)
            elif n > told:
                late.append(socket)
        if late:
            await self.catch_up(late)

    def _tell(self, socket: Socket, n: int, data: bytes) -> None:
        if socket.push(data):
            self.told[socket] = n
        else:  # reads too slowly, or is gone
            del self.told[socket]
            socket.close()
