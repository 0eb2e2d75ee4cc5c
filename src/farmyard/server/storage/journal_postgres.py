"""The same journal in PostgreSQL: a single connection writes, and whatever arrives meanwhile is committed together."""

import asyncio
from collections.abc import Sequence

import asyncpg

from farmyard.server.base.steady_clock import Stretch
from farmyard.server.storage.journal import (
    LAST,
    MOST_AT_ONCE,
    STRETCHES,
    Journal,
    JournalLine,
    JournalStopped,
    Overtaken,
    Then,
    Waiting,
    finish,
    in_order,
    keep_old,
    long_ago,
    stretch_of,
    stretches,
)

SCHEMA = """
create table if not exists entries (
    room text not null, n integer not null, entry bytea not null, primary key (room, n)
);
create table if not exists live (room text primary key);
create table if not exists alive (one integer primary key, time bigint not null);
create table if not exists kept (room text primary key, until bigint not null);
create index if not exists kept_until on kept (until);
"""
KEPT = """insert into kept select * from unnest($1::text[], $2::bigint[])
on conflict (room) do update set until = excluded.until"""
KEEP_OLD = "insert into kept select distinct room, $1::bigint from entries where not exists (select 1 from kept)"
DUE = "select room from kept where until < $1 order by until limit $2"
SELECT = "select n, entry from entries where room = $1 and n > $2 and n <= $3 order by n"
MENTIONS = "select distinct room from entries where position($1::bytea in entry) > 0"
CHANGED = "update entries set entry = $1 where room = $2 and n = $3"
INSERT = "insert into entries select * from unnest($1::text[], $2::integer[], $3::bytea[])"
BEGUN = "insert into live select * from unnest($1::text[]) on conflict do nothing"
ENDED = "delete from live where room = any($1::text[])"
FORGOTTEN = "delete from entries where room = any($1::text[])", "delete from kept where room = any($1::text[])"
ALIVE = "insert into alive values ($1, $2) on conflict (one) do update set time = greatest(alive.time, excluded.time)"
FORGET_STRETCHES = "delete from alive where time < $1"
AWAY = (  # temporary, one hopes
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
)
THEIR_FAULT = asyncpg.IntegrityConstraintViolationError, asyncpg.DataError
LONGEST = 5.0  # seconds to wait for the database
SCHEMA_LOCK = 7_301_982  # arbitrary: workers that start together take turns with the schema


class PostgresJournal(Journal):
    """Survives the loss of its connection: what was in flight fails, though it may have been written all the same;
    later lines go out on a new one."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._todo: list[Waiting] = []
        self._more = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._url, min_size=1, max_size=4, timeout=LONGEST, command_timeout=LONGEST
        )
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", SCHEMA_LOCK)
            await db.execute(SCHEMA)
            await db.execute(KEEP_OLD, keep_old())
            await db.execute(FORGET_STRETCHES, long_ago())
        self._writer = asyncio.create_task(self._work())

    async def try_connecting(self) -> None:
        db = await asyncpg.connect(self._url, timeout=10)
        await db.close()

    def write_then(self, line: JournalLine, then: Then) -> None:
        self._todo.append((line, then))
        self._more.set()

    async def _work(self) -> None:
        while True:
            await self._more.wait()
            batch, self._todo = self._todo[:MOST_AT_ONCE], self._todo[MOST_AT_ONCE:]
            if not self._todo:
                self._more.clear()
            if batch:
                await self._write_batch(batch)
                batch = []  # drop references while idle
            if self._closing and not self._todo:
                return

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """In one transaction; if a line cannot be written, line by line, so that only the culprits fail. When the
        database is away nobody is the culprit, and a retry might find what was written the first time."""
        try:
            await self._write_lines([line for line, _ in batch])
        except Exception as error:  # whatever it is: if this task died, everybody would wait for ever
            if len(batch) > 1 and isinstance(error, THEIR_FAULT):
                for one in batch:
                    await self._write_batch([one])
            else:
                finish(batch, _explained(error))
            return
        finish(batch, None)

    async def _write_lines(self, lines: list[JournalLine]) -> None:
        written = [line for line in lines if line.entry and not line.again]
        changed = [(line.entry, line.room, line.n) for line in lines if line.again]
        begun = [line.room for line in lines if line.live is True]
        ended = [line.room for line in lines if line.live is False or line.forget]
        forgotten = [line.room for line in lines if line.forget]
        kept = {line.room: line.until for line in lines if line.until}
        alive = [(stretch_of(line), line.alive) for line in lines if line.alive]
        async with self._pool.acquire() as db:
            columns = [line.room for line in written], [line.n for line in written], [line.entry for line in written]
            if all(line.is_plain for line in lines):
                await db.execute(INSERT, *columns)
                return
            async with db.transaction():
                await db.execute(INSERT, *columns)
                await db.execute(BEGUN, begun)
                await db.execute(ENDED, ended)
                for statement in FORGOTTEN:
                    await db.execute(statement, forgotten)
                await db.execute(KEPT, list(kept), list(kept.values()))
                await db.executemany(ALIVE, alive)
                await db.executemany(CHANGED, changed)

    async def read(self, room: str, after: int = 0, until: int = LAST) -> Sequence[bytes]:
        rows = await self._fetch(SELECT, room, after, until)
        return in_order(room, after, ((row["n"], bytes(row["entry"])) for row in rows))

    async def live(self) -> Sequence[str]:
        return [str(row["room"]) for row in await self._fetch("select room from live order by room")]

    async def due(self, now: int, most: int) -> Sequence[str]:
        return [str(row["room"]) for row in await self._fetch(DUE, now, most)]

    async def mentions(self, word: str) -> Sequence[str]:
        return [str(row["room"]) for row in await self._fetch(MENTIONS, word.encode())]

    async def alive(self) -> list[Stretch]:
        return stretches(await self._fetch(STRETCHES))

    async def _fetch(self, query: str, *args: object) -> Sequence[asyncpg.Record]:
        try:
            return list(await self._pool.fetch(query, *args))
        except AWAY as error:
            raise JournalStopped(str(error)) from error

    async def close(self) -> None:
        self._closing = True
        self._more.set()
        if self._writer:
            await self._writer
        await self._pool.close()


def _explained(error: Exception) -> JournalStopped:
    """The number is taken: another worker has gone on with this table."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Overtaken(str(error))
    return JournalStopped(str(error))
