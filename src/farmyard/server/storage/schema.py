"""Everything stored besides the journal: players, finished games, ratings. SQLAlchemy Core, so any database will do."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    func,
    insert,
    select,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from farmyard.server.storage.folder import SHELF

METADATA = MetaData()

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
PLAYERS = Table(
    "players",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("since", BigInteger, nullable=False),
)
GAMES = Table(
    "games",
    METADATA,
    Column("record", String(32), primary_key=True),
    Column("game", String(32), nullable=False, index=True),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("ending", String(32), nullable=False),
    Column("rated", Integer, nullable=False),
    Column("file", Text, nullable=False),
    Column("key", String(32), nullable=False, server_default=""),  # of a private table: gives others access to the game
    Column("day", String(12), nullable=False, server_default=""),  # of the deal of the day that was played
)
SEATS = Table(
    "seats",
    METADATA,
    Column("record", String(32), ForeignKey("games.record"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("level", String(16), nullable=False),
    Column("score", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("sources", JSON, nullable=False),
)
DEALS = Table(
    "deals",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("room", String(12), nullable=False, index=True),
    Column("record", String(32), nullable=False, index=True),
    Column("commitment", String(64), nullable=False),
    Column("link", String(64), nullable=False, server_default=""),  # over all commitments up to this one
)
DAY_DEALS = Table(
    "day_deals",
    METADATA,
    Column("day", String(12), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("levels", JSON, nullable=False),  # by seat; empty for the person
    Column("options", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
)
DAY_TRIES = Table(
    "day_tries",
    METADATA,
    Column("day", String(12), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("room", String(12), nullable=False, index=True),
    Column("begun", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=False, server_default="0"),  # 0: not yet, or too late to count
    Column("score", Integer, nullable=False, server_default="0"),
    Column("points", Integer, nullable=False, server_default="0"),
    Column("place", Integer, nullable=False, server_default="0"),
    Column("chair", Integer, nullable=False, server_default="0"),  # compared with the same one only
)
DAY_RECORDS = Table(  # played on devices, handed in, and not yet on the shelf
    "day_records",
    METADATA,
    Column("day", String(12), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
    Column("name", String(24), nullable=False),
    Column("room", String(12), nullable=False),
    Column("file", Text, nullable=False),
    Column("handed_in", BigInteger, nullable=False),
    Column("taken", BigInteger, nullable=False, server_default="0"),  # when somebody last began to check it
    Column("refusal", JSON, nullable=True),  # why it does not count
)
DAY_LINES = Table(  # how computer players did in the person's seat
    "day_lines",
    METADATA,
    Column("day", String(12), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0: the average of somebody who does anything
    Column("score", Integer, nullable=False),
    Column("points", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("record", String(32), nullable=False),  # on the shelf, as long as it is the best one; else empty
)
CLUBS = Table(
    "clubs",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("title", String(24), nullable=False),
    Column("founded", BigInteger, nullable=False),
)
CLUB_MEMBERS = Table(
    "club_members",
    METADATA,
    Column("club", String(12), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)
EVENINGS = Table(
    "evenings",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("title", String(24), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("levels", JSON, nullable=False),  # by seat, in the first deal; empty for the person
    Column("options", JSON, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("teams", Integer, nullable=False, server_default="0"),
)
GUESTS = Table(
    "evening_guests",
    METADATA,
    Column("evening", String(12), primary_key=True),
    Column("player", String(32), primary_key=True, index=True),
    Column("name", String(24), nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("team", Integer, nullable=False, server_default="0"),  # counting from 1
    Column("chair", Integer, nullable=False, server_default="0"),  # in the team: how many seats further on
)
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

SIGNED_OUT = Table(
    "signed_out",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),
)
DEVICE_CODES = Table(
    "device_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
)
PUSH = Table(
    "push",
    METADATA,
    Column("endpoint", String(1024), primary_key=True),  # one browser; whoever knows it can only try to send to it
    Column("player", String(32), nullable=False, index=True),
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("language", String(2), nullable=False),
    Column("time", BigInteger, nullable=False),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("by", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("table", String(12), nullable=False),
    Column("why", String(16), nullable=False),
    Column("text", String(200), nullable=False),
    Column("talk", JSON, nullable=False),  # what was said at the table, newest last
)
BANS = Table(
    "bans",
    METADATA,
    Column("who", String(64), primary_key=True),  # a player, or a network as in `limits.network`
    Column("time", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
)


def engine_for(folder: Path, database: str = "") -> AsyncEngine:
    """The given database, or a file in the data folder."""
    if database:
        url = database.replace("postgresql://", "postgresql+asyncpg://", 1)
        return create_async_engine(url, pool_size=4, pool_pre_ping=True)  # the server may have been restarted meanwhile
    return create_async_engine(f"sqlite+aiosqlite:///{folder / SHELF}")


Found = TypeVar("Found")
_in_threads: WeakKeyDictionary[AsyncEngine, Engine] = WeakKeyDictionary()


async def transact(engine: AsyncEngine, work: Callable[[Connection], Found]) -> Found:
    """All or nothing. On SQLite the whole transaction runs in a thread: through asyncio every statement would be a
    round trip."""
    if engine.dialect.name != "sqlite":
        async with engine.begin() as db:
            return await db.run_sync(work)
    if engine not in _in_threads:
        _in_threads[engine] = create_engine(engine.url.set(drivername="sqlite"))
    return await asyncio.to_thread(_transact, _in_threads[engine], work)


def _transact(engine: Engine, work: Callable[[Connection], Found]) -> Found:
    with engine.begin() as db:
        return work(db)


def take_turns(db: Connection, what: str) -> None:
    """Until the end of the transaction nobody else does this; a file has only one worker, which takes turns itself."""
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(func.hashtext(what))))


async def dispose(engine: AsyncEngine) -> None:
    if engine in _in_threads:
        _in_threads.pop(engine).dispose()
    await engine.dispose()


async def kept_key(engine: AsyncEngine, name: str, make: Callable[[], bytes]) -> bytes:
    """Created once, shared by all workers on one database."""
    query = select(KEYS.c.value).where(KEYS.c.name == name)
    async with engine.connect() as db:
        key = await db.scalar(query)
    if key is None:
        try:
            async with engine.begin() as db:
                await db.execute(insert(KEYS).values(name=name, value=make()))
        except IntegrityError:
            pass  # another worker was faster
        async with engine.connect() as db:
            key = await db.scalar(query)
    return bytes(key or b"")
