"""All tables of this process: opening, finding, handing over, and the clock that drives them."""

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import islice
from typing import Any

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.fifo_lock import FifoLock
from farmyard.server.base.limits import Buckets, Limits, Networks
from farmyard.server.base.name_filter import NameScreen
from farmyard.server.base.retention import ABANDONED, IDLE, SWEEP, SWEPT
from farmyard.server.base.steady_clock import WALL, milliseconds, used
from farmyard.server.base.tokens import new_code
from farmyard.server.base.watchdog import Pulse
from farmyard.server.cluster.bus import Bus, NoBus
from farmyard.server.cluster.leases import Leases, NoLeases
from farmyard.server.hall.lobby import Lobby
from farmyard.server.hall.people import People
from farmyard.server.hall.push import Pushes
from farmyard.server.hall.records import Records, game_row, seat_rows
from farmyard.server.storage.journal import Journal, JournalLine, JournalStopped
from farmyard.server.table import entries, fairness
from farmyard.server.table.bot_pool import BotPool
from farmyard.server.table.callers import Caller
from farmyard.server.table.chain import Chain
from farmyard.server.table.commands import check_name, check_same, open_table
from farmyard.server.table.day_table import begin_day
from farmyard.server.table.entries import AnyEntry
from farmyard.server.table.live_table import RETRY, RETRY_LONGEST, LiveTable, keep_until
from farmyard.server.table.outcomes import Written
from farmyard.server.table.replaying import written
from farmyard.server.table.table_state import TableState

TICK = 0.1  # seconds
ADOPTED_AT_ONCE = 8  # tables
REMEMBERED = 100_000  # ids of commands that opened a table, for deduplication
ALIVE = 3.0  # seconds between two records of our being up
AWAY = "stopped", "opening"  # the database, or Redis
PATIENCE = 8.0  # seconds to wait for another worker to release a table, or to be presumed dead
log = logging.getLogger("farmyard.registry")


class TableRegistry:
    """Where tables are found by their code."""

    def __init__(self, journal: Journal, records: Records, limits: Limits, name: str = "") -> None:
        self.journal, self.records, self.limits = journal, records, limits
        self.names = NameScreen()
        self.name = name  # this worker's name
        self.tables: dict[str, LiveTable] = {}
        self.pulse = Pulse()
        self.replaying = FifoLock()
        self.stirred: set[LiveTable] = set()
        self.behind: set[LiveTable] = set()
        self._due: dict[LiveTable, float] = {}
        self.unreadable: set[str] = set()  # in use, but their journals cannot be read
        self._adopted = False  # only then may we record that we are up: clocks count up to the last record
        self._begun = milliseconds()  # start of the current stretch of uptime
        self._written = self._swept = 0.0
        self._look_at: Iterator[LiveTable] = iter(())  # round robin: is it still in use?
        self.chain = Chain(records.engine)
        self.bot_pool = BotPool()
        self.lobby = Lobby()
        self.warmup = records.warmup
        self.people = People(records.engine)
        self.push: Pushes | None = None
        self.leases: Leases = NoLeases()
        self.bus: Bus = NoBus()
        self.entries = self.moves = 0  # since the process started
        self._opened: dict[tuple[str, str], tuple[str, int]] = {}  # player and command id -> table and checksum
        self._opening: dict[tuple[str, str], FifoLock] = {}  # the same key, while a table is being opened
        self._finding: dict[str, asyncio.Task[LiveTable]] = {}
        self._insisted: set[str] = set()  # requested by clients whom the proxy sent here for them
        self._talk, self._tables = Buckets(limits.talk), Buckets(limits.tables)
        self._tables_network, self._replayed = Networks(limits.tables_network), Networks(limits.replayed)
        self._ticking: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Every table that was in use resumes, as soon as its game can be played."""
        if self.warmup.done:
            await self.adopt()
        else:
            self.warmup.begin()
            self.run(self.adopt())
        self._ticking = asyncio.create_task(self._tick())

    async def adopt(self) -> None:
        """Take over every table in use that no worker holds."""
        await self._adopt(await self.journal.live(), RETRY)
        if not self._adopted:
            self._adopted, self._begun = True, milliseconds()

    async def _adopt(self, ids: Sequence[str], wait: float) -> None:
        """Tables the database cannot deliver now are retried with backoff."""
        waiting = await self.leases.free([id for id in ids if self._is_new(id)])
        random.shuffle(waiting)  # so that workers noticing the same death take different tables
        queue, later = iter(waiting), list[str]()
        await asyncio.gather(*(self._adopt_each(queue, later) for _ in range(ADOPTED_AT_ONCE)))
        if later:
            self.run(self._adopt_later(later, wait))

    async def _adopt_later(self, ids: Sequence[str], wait: float) -> None:
        log.warning("tables cannot be read yet", extra={"tables": len(ids), "wait": wait})
        self.unreadable |= set(ids)
        await asyncio.sleep(wait * random.uniform(0.75, 1.25))
        self.unreadable -= set(ids)
        try:
            await self._adopt(ids, min(2 * wait, RETRY_LONGEST))
        except Exception:  # Redis is away: whoever notices that it is back looks round
            log.exception("nothing can be taken over")

    async def look_round(self) -> None:
        """Takes over the tables of workers that have died or let go of some."""
        try:
            await self.adopt()
        except Exception:  # the database or Redis is away: retried next time
            log.exception("nothing can be taken over")

    async def _adopt_each(self, ids: Iterator[str], later: list[str]) -> None:
        for id in ids:
            try:
                await self.find(id)
            except JournalStopped:
                later.append(id)
            except Refusal as refusal:
                if refusal.code in AWAY:
                    later.append(id)
                elif refusal.code != "elsewhere":
                    log.error("table cannot go on", extra={"table": id, "why": str(refusal)})
                    self.unreadable.add(id)
            except Exception:  # one table's trouble must not affect the others
                log.exception("table cannot go on", extra={"table": id})
                self.unreadable.add(id)

    def _is_new(self, id: str) -> bool:
        return id not in self.tables and id not in self.unreadable

    async def close(self) -> None:
        if self._ticking:
            self._ticking.cancel()
        for live in self.tables.values():
            live.stop_bots()
        self.bot_pool.close()
        await self.journal.close()

    # Tables

    async def open(self, caller: Caller, command: messages.Create) -> LiveTable:
        """A new table; idempotent by command id, even while it is still being opened."""
        await self.warmup.wait(command.game)
        async with self._turn_to_open(caller, command.id):
            return await self._open(caller, command)

    async def _open(self, caller: Caller, command: messages.Create) -> LiveTable:
        known = self._opened.get((caller.player, command.id)) if command.id else None
        if known is not None:
            check_same(command, known[1])
            live = await self.find(known[0])
            await self._sit_down(live, caller, command)
            return live
        self.check_tables(caller)
        opened = open_table(caller, command, milliseconds())
        if command.sit and None in opened.levels:
            check_name(command.name or caller.name)
        state = TableState(new_code(6))
        terms = fairness.Terms(state.id, 1, opened.game, opened.rules, len(opened.levels), {})
        opened = replace(opened, before=await self.chain.promise(opened.secret, terms))
        await self.leases.take(state.id)
        live = self._seat(state)
        try:
            await live.write(lambda: opened)
            await self._sit_down(live, caller, command)
        except Refusal:  # nobody knows of it yet
            self.lose(live)
            await self.leases.release(state.id)
            raise
        return live

    async def deal_day(self, id: str, opened: entries.Opened, name: str, caller: Caller) -> LiveTable:
        """The table of somebody's deal of the day: made, or found again; whatever of it was written before a crash is
        gone on with."""
        await self.warmup.wait(opened.game, opened.rules)
        async with self._turn_to_open(caller, id):
            try:
                live = await self.find(id, insist=True)
            except Refusal as refusal:
                if refusal.code != "table-unknown":
                    raise
                await self.leases.take(id)
                live = self._seat(TableState(id))
            for step in (1, 2, 3):
                await live.write(partial(begin_day, live.state, step, opened, name, caller), caller)
        return live

    def check_tables(self, caller: Caller) -> None:
        """Counts one more, if the limits allow it."""
        if not self._tables.take(caller.player) or not self._tables_network.take(caller.network):
            raise Refusal("too-many-tables")

    @asynccontextmanager
    async def _turn_to_open(self, caller: Caller, what: str) -> AsyncIterator[None]:
        """One after the other, where the same person asks for the same; afterwards nothing of it is kept."""
        turn = self._opening.setdefault((caller.player, what), FifoLock()) if what else FifoLock()
        try:
            async with turn:
                yield
        finally:
            if not turn.taken:
                self._opening.pop((caller.player, what), None)

    async def _sit_down(self, live: LiveTable, caller: Caller, command: messages.Create) -> None:
        """The host takes the first seat for people; on a retry, if the server died between these two entries."""

        def decide() -> AnyEntry | Written:
            state = live.state
            first = next((seat for seat, chair in enumerate(state.chairs) if chair.kind == "open"), None)
            if not command.sit or first is None or state.n != 1:
                return live.nothing()
            name = check_name(command.name or caller.name)
            return entries.Sat(
                time=milliseconds(),
                by=caller.player,
                seat=first,
                player=caller.player,
                name=name,
                program=command.program,
            )

        await live.write(decide, caller)

    async def find(self, id: str, insist: bool = False) -> LiveTable:
        """From memory, or from the journal; with `insist`, another worker is asked to hand it over."""
        id = id.upper()
        if id in self.tables:
            return self.tables[id]
        if not id.isalnum():
            raise Refusal("table-unknown", table=id)
        if insist:
            self._insisted.add(id)  # even if a search that would not insist is already running
        if id in self._finding:
            return await asyncio.shield(self._finding[id])
        return await self._look_for(id, self._load(id))

    async def _look_for(self, id: str, looking: Coroutine[Any, Any, LiveTable]) -> LiveTable:
        """A single search, shared by all who want the table now."""
        self._finding[id] = asyncio.create_task(looking)
        self._finding[id].add_done_callback(lambda _: self._found_or_not(id))
        return await asyncio.shield(self._finding[id])

    def _found_or_not(self, id: str) -> None:
        self._finding.pop(id, None)
        self._insisted.discard(id)

    async def _load(self, id: str) -> LiveTable:
        if not await self._claim(id):
            raise Refusal("elsewhere")
        try:
            state, lines = await self.read(id)
            alive = await self.journal.alive() if state.settings.clock else []
            if not self.leases.holds(id):  # lost while reading: another worker may have written since
                raise Refusal("elsewhere")
        except BaseException:
            await self.leases.release(id)
            raise
        live = self._seat(state)
        self._remember(lines[0], id)
        live.wake({seat: used(lines[n - 1].time, alive) for seat, n in state.since.items()})
        self.found(live)
        return live

    async def read(self, id: str) -> tuple[TableState, list[AnyEntry]]:
        """A table as its journal has it; if that is inconsistent, only this table cannot go on."""
        state = TableState(id)
        lines: list[AnyEntry] = []
        try:
            async for entry in written(self.journal, self.replaying, id):
                if isinstance(entry, entries.Opened):
                    await self.warmup.wait(entry.game, entry.rules)
                state.apply(entry)
                lines.append(entry)
        except Refusal:
            raise
        except Exception as error:  # of many kinds: unknown to this version, truncated, impossible
            log.exception("table cannot be read", extra={"table": id})
            raise Refusal("unreadable", table=id, entry=len(lines) + 1) from error
        if not lines:
            raise Refusal("table-unknown", table=id)
        return state, lines

    def found(self, live: LiveTable) -> None:
        """Loaded from the journal: lists it in the lobby again, or puts its game on the shelf."""
        self.lobby.note(live.state)
        if live.state.phase == "over":
            self.run(self._keep(live))

    async def _claim(self, id: str) -> bool:
        """Acquire the lease. A worker that holds it is asked for it; one that is dead loses it in time."""
        end = time.monotonic() + PATIENCE
        while not await self.leases.take(id):
            if id not in self._insisted or time.monotonic() > end:
                return False
            self.bus.publish("yield", f"{id} {self.name}".encode())
            await asyncio.sleep(0.2)
        return True

    def _seat(self, state: TableState) -> LiveTable:
        live = self.tables[state.id] = LiveTable(state, self.journal, self.bot_pool, self)
        self.unreadable.discard(state.id)  # the database may only have been away
        return live

    def note(self, live: LiveTable, entry: AnyEntry) -> None:
        """After every entry of any table."""
        self.entries += 1
        if self.push is not None and live.timing.away:
            self.push.note(live)
        if isinstance(entry, entries.Moved):
            self.moves += 1
            if not live.state.look.choices and live.state.phase == "over":
                self.run(self._keep(live))
            return
        if isinstance(entry, entries.Opened):
            self._remember(entry, live.state.id)
        self.lobby.note(live.state)

    def _remember(self, opened: AnyEntry, table: str) -> None:
        """A repeated command gets the same table; the oldest are evicted."""
        if opened.id:
            self._opened[opened.by, opened.id] = table, opened.sum
        if len(self._opened) > REMEMBERED:
            del self._opened[next(iter(self._opened))]

    async def _keep(self, live: LiveTable) -> None:
        """Puts a finished game on the shelf, retrying until it works, even if the next one has begun; after that the
        table need not be restored after a restart."""
        if live.state.phase != "over":
            return
        game, rows, wait = game_row(live.state, milliseconds()), seat_rows(live.state), RETRY
        out = dict(live.state.out)
        while True:
            try:
                await self.records.keep(game, rows, out)
                async with live.lock:
                    if live.state.phase == "over" and not live.stopped:
                        await self.journal.write(
                            JournalLine(live.state.id, 0, live=False, until=keep_until(live.state))
                        )
                return
            except (OSError, SQLAlchemyError, JournalStopped) as error:
                log.warning("game not yet kept", extra={"record": game["record"], "why": str(error)})
            await asyncio.sleep(wait)
            wait = min(2 * wait, RETRY_LONGEST)

    def stopped(self) -> int:
        """The number of tables that cannot be written or read."""
        return sum(live.stopped for live in self.tables.values()) + len(self.unreadable)

    def may_replay(self, network: str, entries: int) -> bool:
        return self._replayed.take(network, min(entries, self.limits.replayed.burst))

    def may_talk(self, player: str) -> bool:
        return self._talk.take(player)

    # Other workers

    def heard(self, channel: str, data: bytes) -> None:
        if channel == "lobby":
            self.lobby.heard(data)
        elif channel == "yield":
            self._yield(*data.decode().split())
        elif channel == "people":
            self.run(self.people.refresh(data.decode()))

    def _yield(self, id: str, asker: str) -> None:
        """Our own request may come back to us after the table has become ours."""
        live = self.tables.get(id)
        if live is not None and asker != self.name:
            self.run(self._hand_over(live))

    async def _hand_over(self, live: LiveTable) -> None:
        """Another worker wants this table: finish what is being written, then let go."""
        async with live.lock:
            self.lose(live)
        await self.leases.release(live.state.id)

    async def close_table(self, id: str) -> None:
        """For good, by whoever runs the server: listeners are told, and nothing of it is kept."""
        live = await self.find(id, insist=True)
        async with live.lock:
            live.tell_stopped("no-table-closed")
            self.lose(live)
            self.lobby.forget(live.state.id)
            await self.journal.write(JournalLine(live.state.id, 0, forget=True))
        await self.leases.release(live.state.id)

    def lose(self, live: LiveTable) -> None:
        """No longer ours: listeners reconnect and find it where it is now."""
        if self.tables.get(live.state.id) is live:
            del self.tables[live.state.id]
        self._due.pop(live, None)
        live.move_out()

    def lose_all(self, ids: Iterable[str]) -> None:
        for id in ids:
            if id in self.tables:
                self.lose(self.tables[id])

    # Time

    async def _tick(self) -> None:
        """Whatever fails, time goes on for everything else."""
        steps = (self._say_who_is_behind, self._note_due, self._do_due, self._tidy_up, self._sweep, self._say_alive)
        now = time.monotonic()
        while True:
            before = now  # the time our own steps take delays others, too
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.pulse.beat(now, max(0.0, now - before - TICK))
            for step in steps:
                try:
                    step(now)
                except Exception:
                    log.exception("tick failed", extra={"step": step.__name__})

    def _say_who_is_behind(self, now: float) -> None:
        self.behind = {live for live in self.behind if live.audience.say_who_is_behind()}

    def _note_due(self, now: float) -> None:
        """Only for tables where something has happened: most of them are idle most of the time."""
        for _ in range(len(self.stirred)):
            live = self.stirred.pop()
            due = live.timing.next() if self.tables.get(live.state.id) is live and not live.stopped else None
            if due is not None:
                self._due[live] = due.when
            else:
                self._due.pop(live, None)

    def _do_due(self, now: float) -> None:
        for live in [live for live, when in self._due.items() if when <= now]:
            del self._due[live]
            if not live.ticking:
                self.run(live.tick(now))

    def _say_alive(self, now: float) -> None:
        """Needed where a clock runs: after a crash, only the last few seconds are given back to whoever was
        thinking."""
        if not self._adopted or now - self._written <= ALIVE:
            return
        self._written = now
        if not WALL.is_right:
            WALL.follow()
            self._begun = milliseconds()
        if any(live.state.settings.clock and live.state.since for live in self.tables.values()):
            written = self.journal.write(JournalLine("", 0, alive=milliseconds(), begun=self._begun))
            written.add_done_callback(lambda done: done.cancelled() or done.exception())  # tables notice themselves

    def _tidy_up(self, now: float) -> None:
        """A few tables at a time, so that nobody waits; all of them within a minute."""
        some = list(islice(self._look_at, 1 + len(self.tables) // 600))
        if not some:
            self._look_at = iter(list(self.tables.values()))
        for live in some:
            if self._is_idle(live, now):
                self.run(self.put_away(live))

    def run(self, work: Any) -> asyncio.Task[None]:
        """Runs in the background, to completion."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    def _is_idle(self, live: LiveTable, now: float) -> bool:
        if live.audience.listeners or now - live.used < (ABANDONED if live.state.phase == "gathering" else IDLE):
            return False
        return not live.lock.taken and not live.bots_asked and live.timing.next() is None

    async def put_away(self, live: LiveTable) -> None:
        """Unless somebody comes while that is being written. The final step is atomic: whoever comes later must load
        the table again."""
        await self._note_put_away(live.state)
        if self.tables.get(live.state.id) is live and self._is_idle(live, time.monotonic()):
            del self.tables[live.state.id]
            self._due.pop(live, None)
            self.lobby.forget(live.state.id)
            await self.leases.release(live.state.id)

    async def _note_put_away(self, state: TableState) -> None:
        """A game in progress is restored after a restart; one that never began is not."""
        live = False if state.phase == "gathering" else None
        with suppress(JournalStopped):  # otherwise it is merely kept for a shorter time
            await self.journal.write(JournalLine(state.id, 0, live=live, until=keep_until(state)))

    def _sweep(self, now: float) -> None:
        if now - self._swept > SWEEP:
            self._swept = now
            self.run(self.forget_old(milliseconds()))

    async def forget_old(self, now: int) -> None:
        """Deletes long-inactive tables, a few at a time, one after the other: people's moves come first."""
        for id in await self.journal.due(now, SWEPT):
            if id in self.tables:
                with suppress(JournalStopped):
                    await self.journal.write(JournalLine(id, 0, until=keep_until(self.tables[id].state)))
            elif id not in self._finding:
                with suppress(Refusal, JournalStopped, SQLAlchemyError):
                    await self._look_for(id, self._forget(id))

    async def _forget(self, id: str) -> LiveTable:
        """Anybody looking for it meanwhile waits, and is told that there is none."""
        if not await self.leases.take(id):
            raise Refusal("elsewhere")
        try:
            await self.journal.write(JournalLine(id, 0, forget=True))
            await self.chain.forget(id)
        finally:
            await self.leases.release(id)
        raise Refusal("table-unknown", table=id)
