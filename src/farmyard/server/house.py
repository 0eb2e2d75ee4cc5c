"""All tables of this process: opening, finding, the lobby, and the clock that ticks for them."""

import asyncio
import logging
import time
from typing import Any

from farmyard.core.game import Refusal
from farmyard.server import entries, messages
from farmyard.server.callers import Caller
from farmyard.server.entries import AnyEntry
from farmyard.server.journal import Journal, Line
from farmyard.server.limits import Buckets, Limits
from farmyard.server.listeners import Socket
from farmyard.server.live import Live, milliseconds
from farmyard.server.messages import About
from farmyard.server.orders import check_name, open_table
from farmyard.server.records import Records
from farmyard.server.room import Room
from farmyard.server.thinking import Thinkers
from farmyard.server.tokens import new_code
from farmyard.server.wire import encode

TICK = 0.1  # seconds
IDLE = 600.0  # seconds after which an unused table leaves the memory, not the disk
log = logging.getLogger("farmyard.house")


class House:
    """Where tables are found by their code."""

    def __init__(self, journal: Journal, records: Records, limits: Limits) -> None:
        self.journal, self.records, self.limits = journal, records, limits
        self.tables: dict[str, Live] = {}
        self.thinkers = Thinkers()
        self.lobby: set[Socket] = set()
        self._listed: dict[str, About] = {}
        self._opened: dict[tuple[str, str], str] = {}  # player and command id -> table
        self._finding: dict[str, asyncio.Task[Live]] = {}
        self._talk, self._tables = Buckets(limits.talk), Buckets(limits.tables)
        self.entries = self.moves = 0  # since the process began
        self._ticking: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Every table that was in use goes on."""
        for id in await self.journal.live():
            try:
                await self.find(id)
            except Refusal as refusal:
                log.error("table cannot go on", extra={"table": id, "why": str(refusal)})
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        if self._ticking:
            self._ticking.cancel()
        for live in self.tables.values():
            for task in live.thinking.values():
                task.cancel()
        self.thinkers.close()
        await self.journal.close()

    # Tables

    async def open(self, caller: Caller, command: messages.Create) -> Live:
        """A new table; asked twice with the same id, it is the same one."""
        known = self._opened.get((caller.player, command.id)) if command.id else None
        if known is not None:
            return await self.find(known)
        if not self._tables.take(caller.player):
            raise Refusal("too-many-tables")
        opened = open_table(caller, command, milliseconds())
        first = next((seat for seat, level in enumerate(opened.levels) if level is None), None)
        name = check_name(command.name or caller.name) if command.sit and first is not None else ""
        live = self._seat(Room(new_code(6)))
        async with live.lock:
            await live.commit(opened)
            if name and first is not None:
                sat = entries.Sat(time=opened.time, by=caller.player, seat=first, player=caller.player, name=name)
                await live.commit(sat)
                live.timing.go(first, time.monotonic())
        return live

    async def find(self, id: str) -> Live:
        """In memory, or from the journal."""
        id = id.upper()
        if id in self.tables:
            return self.tables[id]
        if id not in self._finding:
            self._finding[id] = asyncio.create_task(self._load(id))
            self._finding[id].add_done_callback(lambda _: self._finding.pop(id, None))
        return await asyncio.shield(self._finding[id])

    async def _load(self, id: str) -> Live:
        lines = await self.journal.read(id)
        if not lines:
            raise Refusal("table-unknown", table=id)
        room = Room(id)
        for line in lines:
            room.apply(entries.decode(line))
        live = self._seat(room)
        first = entries.decode(lines[0])
        if first.id:
            self._opened[first.by, first.id] = id
        live.wake()
        self._list(room)
        if room.phase == "over":
            self._run(self._keep(live))
        return live

    def _seat(self, room: Room) -> Live:
        live = self.tables[room.id] = Live(room, self.journal, self.thinkers, self.note)
        return live

    def note(self, live: Live, entry: AnyEntry) -> None:
        """After every entry of any table."""
        self.entries += 1
        if isinstance(entry, entries.Moved):
            self.moves += 1
            if not live.room.look.choices and live.room.phase == "over":
                self._run(self._keep(live))
            return
        if isinstance(entry, entries.Opened) and entry.id:
            self._opened[entry.by, entry.id] = live.room.id
        self._list(live.room)

    async def _keep(self, live: Live) -> None:
        """A finished game goes on the shelf; then its table need not be there after a restart."""
        async with live.lock:
            if live.room.phase == "over" and not live.stopped:
                await self.records.keep(live.room, milliseconds())
                await self.journal.write(Line(live.room.id, 0, live=False))

    def check_talk(self, player: str) -> None:
        if not self._talk.take(player):
            raise Refusal("chat-fast")

    # Lobby

    def open_tables(self) -> list[About]:
        return list(self._listed.values())

    def _list(self, room: Room) -> None:
        """Tables that anybody may join are in the lobby; all who watch it hear of every change."""
        free = any(chair.kind == "open" for chair in room.chairs)
        joinable = free and not room.settings.private and not room.settings.locked and room.phase == "gathering"
        if joinable:
            self._listed[room.id] = about = room.about()
            self._tell_lobby(encode(messages.Opened(about)))
        elif self._listed.pop(room.id, None) is not None:
            self._tell_lobby(encode(messages.Gone(room.id)))

    def _tell_lobby(self, data: bytes) -> None:
        for socket in self.lobby:
            socket.push(data)

    # Time

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for live in list(self.tables.values()):
                live.say_who_is_behind()
                due = live.timing.next()
                if due is not None and due.when <= now and not live.ticking:
                    self._run(live.tick(now))
            self._forget_idle(now)

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _forget_idle(self, now: float) -> None:
        for live in [live for live in self.tables.values() if self._is_idle(live, now)]:
            del self.tables[live.room.id]
            if self._listed.pop(live.room.id, None) is not None:
                self._tell_lobby(encode(messages.Gone(live.room.id)))

    def _is_idle(self, live: Live, now: float) -> bool:
        waiting = live.lock.locked() or live.thinking or live.timing.next() is not None
        return now - live.used > IDLE and not live.listeners and not waiting
