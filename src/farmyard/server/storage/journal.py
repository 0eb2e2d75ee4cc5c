"""The journal of all tables: an entry is on disk before anybody is told of it.

A single thread writes; whatever arrives while it is busy goes into its next transaction (group commit).
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, Protocol

from farmyard.core.refusal import Refusal
from farmyard.server.base.retention import JOURNAL, STRETCHES_KEPT
from farmyard.server.base.steady_clock import Stretch, milliseconds

SCHEMA = """
create table if not exists entries (
    room text not null, n integer not null, entry blob not null, primary key (room, n)
) without rowid;
create table if not exists live (room text primary key) without rowid;
create table if not exists alive (one integer primary key, time integer not null);
create table if not exists kept (room text primary key, until integer not null) without rowid;
create index if not exists kept_until on kept (until);
"""
KEPT = "insert or replace into kept values (?, ?)"
KEEP_OLD = "insert into kept select distinct room, ? from entries where not exists (select 1 from kept)"
DUE = "select room from kept where until < ? order by until limit ?"
MENTIONS = "select distinct room from entries where instr(entry, ?)"
CHANGED = "update entries set entry = ? where room = ? and n = ?"
STRETCHES = "select one, time from alive"
FORGET_STRETCHES = "delete from alive where time < ?"
ALIVE = "insert into alive values (?, ?) on conflict (one) do update set time = max(time, excluded.time)"
SELECT = "select n, entry from entries where room = ? and n > ? and n <= ? order by n"
LAST = 2**31 - 1  # the greatest number an entry can have
MOST_AT_ONCE = 500
TIDY = 2.0  # seconds
log = logging.getLogger("farmyard.journal")


class JournalLine(NamedTuple):
    """One unit of writing: an entry (or none), and whether its table is to be restored after a restart. Or just that
    the server was up, and when: clocks stand still while it is down. Or that a table is to be deleted."""

    room: str
    n: int
    entry: bytes = b""
    live: bool | None = None  # None: unchanged
    alive: int = 0  # milliseconds since 1970
    begun: int = 0  # and since when without interruption
    forget: bool = False  # everything about this table
    again: bool = False  # replaces the entry of this number
    until: int = 0  # milliseconds since 1970: from then on it may be deleted

    @property
    def is_plain(self) -> bool:
        """Just an entry."""
        return self.live is None and not (self.alive or self.forget or self.until or self.again)


TRIAL = JournalLine("", 0, alive=1)  # changes nothing, but is written all the same: does writing work?


class JournalStopped(Exception):
    """It could not be written, or cannot be read just now."""


class Overtaken(JournalStopped):
    """Somebody else has written this table's next entry."""


Then = Callable[[JournalStopped | None], None]  # it is on disk, or the error
Waiting = tuple[JournalLine, Then]


class Journal(Protocol):
    """Room and number together are unique, so two writers cannot both win."""

    def write_then(self, line: JournalLine, then: Then) -> None: ...

    def write(self, line: JournalLine) -> "asyncio.Future[None]":
        """Done when it is safely on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_then(line, lambda error: _settle(done, error))
        return done

    async def read(self, room: str, after: int = 0, until: int = LAST) -> Sequence[bytes]:
        """The entries with these numbers, none missing; `JournalStopped` if they cannot be read just now."""
        ...

    async def live(self) -> Sequence[str]: ...

    async def due(self, now: int, most: int) -> Sequence[str]:
        """Tables that may be deleted by now, some of them."""
        ...

    async def mentions(self, word: str) -> Sequence[str]:
        """Tables with any entry that contains this text; scans the whole journal."""
        ...

    async def alive(self) -> list[Stretch]:
        """When the server was up, as far as it was recorded."""
        ...

    async def close(self) -> None: ...


class SqliteJournal(Journal):
    """A file beside the server."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._todo: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._gathered: list[Waiting] = []  # in this turn of the loop
        self._loop = asyncio.get_running_loop()
        db = self._connect()
        db.executescript(SCHEMA)
        db.execute(KEEP_OLD, (keep_old(),))
        db.execute(FORGET_STRETCHES, (long_ago(),))
        self._closing, self._written = threading.Event(), False
        self._threads = [
            threading.Thread(target=self._work, name="journal", daemon=True),
            threading.Thread(target=self._tidy, name="journal-tidy", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, timeout=10, cached_statements=MOST_AT_ONCE)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma wal_autocheckpoint = 16000")  # pages: nearly always `_tidy` comes first
        return db

    def write_then(self, line: JournalLine, then: Then) -> None:
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((line, then))

    def _hand_over(self) -> None:
        """Everything from this turn of the loop: waking the thread for every single line would cost more than the
        write."""
        if self._gathered:
            self._todo.put(self._gathered)
            self._gathered = []

    def _work(self) -> None:
        db = self._connect()
        while (batch := self._todo.get()) is not None:
            while len(batch) < MOST_AT_ONCE and not self._todo.empty():
                more = self._todo.get()
                if more is None:
                    self._todo.put(None)
                    break
                batch = batch + more
            self._write_batch(db, batch)
            self._written = True
            batch = more = None  # drop references while idle, however long that lasts
        db.close()

    def _tidy(self) -> None:
        """Checkpoints the write-ahead log in a thread of its own: in the writer's thread a move would have to wait for
        it."""
        db = self._connect()
        while not self._closing.wait(TIDY):
            if self._written:
                self._written = False
                with suppress(sqlite3.Error):  # retried next time
                    db.execute("pragma wal_checkpoint(passive)").fetchall()
        db.close()

    def _write_batch(self, db: sqlite3.Connection, batch: list[Waiting]) -> None:
        """In one transaction; if that fails, line by line, so that only the culprits fail."""
        try:
            write_lines(db, [line for line, _ in batch])
        except Exception as error:  # whatever it is: if this thread died, everybody would wait for ever
            if len(batch) == 1:
                self._loop.call_soon_threadsafe(finish, batch, JournalStopped(str(error)))
                return
            for one in batch:
                self._write_batch(db, [one])
            return
        self._loop.call_soon_threadsafe(finish, batch, None)

    async def read(self, room: str, after: int = 0, until: int = LAST) -> Sequence[bytes]:
        return in_order(room, after, await asyncio.to_thread(self._read, SELECT, (room, after, until)))

    async def live(self) -> Sequence[str]:
        return [room for (room,) in await asyncio.to_thread(self._read, "select room from live order by room", ())]

    async def due(self, now: int, most: int) -> Sequence[str]:
        return [room for (room,) in await asyncio.to_thread(self._read, DUE, (now, most))]

    async def mentions(self, word: str) -> Sequence[str]:
        return [room for (room,) in await asyncio.to_thread(self._read, MENTIONS, (word.encode(),))]

    async def alive(self) -> list[Stretch]:
        return stretches(await asyncio.to_thread(self._read, STRETCHES, ()))

    def _read(self, query: str, given: tuple[Any, ...]) -> list[Any]:
        try:
            with closing(self._connect()) as db:
                return db.execute(query, given).fetchall()
        except sqlite3.OperationalError as error:  # locked, or the disk does not respond; corruption is not caught
            raise JournalStopped(str(error)) from error

    async def close(self) -> None:
        self._hand_over()
        self._todo.put(None)
        self._closing.set()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)


def keep_old() -> int:
    """Until when to keep tables from before retention was recorded."""
    return milliseconds() + max(JOURNAL.values())


def long_ago() -> int:
    """No question is old enough for earlier uptime to matter."""
    return milliseconds() - STRETCHES_KEPT


def stretch_of(line: JournalLine) -> int:
    """Its key: the second in which it began, rounded up, so that nobody is charged for time before it."""
    return -(-line.begun // 1000)


def stretches(rows: Iterable[Sequence[int]]) -> list[Stretch]:
    return [Stretch(number * 1000, last) for number, last in rows]


def in_order(room: str, after: int, rows: Iterable[tuple[int, bytes]]) -> list[bytes]:
    """Every number exactly once: with a gap, the table cannot be what its players saw."""
    found = []
    for n, entry in rows:
        found.append(entry)
        if n != after + len(found):
            raise Refusal("unreadable", table=room, entry=after + len(found))
    return found


def write_entries(db: sqlite3.Connection, lines: list[JournalLine]) -> None:
    """In a single statement: every SQLite step means another wait for the busy GIL."""
    written = [line for line in lines if line.entry and not line.again]
    if written:
        rows = ",".join(["(?,?,?)"] * len(written))
        db.execute(f"insert into entries values {rows}", [value for line in written for value in line[:3]])


def write_lines(db: sqlite3.Connection, lines: list[JournalLine]) -> None:
    if all(line.is_plain for line in lines):
        write_entries(db, lines)  # an implicit transaction
        return
    db.execute("begin immediate")
    try:
        write_entries(db, lines)
        for line in lines:
            if line.live is True:
                db.execute("insert or ignore into live values (?)", (line.room,))
            elif line.live is False:
                db.execute("delete from live where room = ?", (line.room,))
            elif line.forget:
                db.execute("delete from entries where room = ?", (line.room,))
                db.execute("delete from live where room = ?", (line.room,))
                db.execute("delete from kept where room = ?", (line.room,))
            elif line.alive:
                db.execute(ALIVE, (stretch_of(line), line.alive))
            elif line.again:
                db.execute(CHANGED, (line.entry, line.room, line.n))
            if line.until:
                db.execute(KEPT, (line.room, line.until))
        db.execute("commit")
    except Exception:
        if db.in_transaction:
            db.execute("rollback")
        raise


def finish(batch: Iterable[Waiting], error: JournalStopped | None) -> None:
    for line, then in batch:
        try:
            then(error)
        except Exception:  # the others were written all the same
            log.exception("nobody was told", extra={"table": line.room})


def _settle(done: "asyncio.Future[None]", error: JournalStopped | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
