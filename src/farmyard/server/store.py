"""Everything stored beside the journal: players, finished games, ratings. SQLAlchemy Core, so any database will do."""

from pathlib import Path

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


def engine_for(folder: Path, database: str = "") -> AsyncEngine:
    """The given database, or a file in the data folder."""
    if database:
        url = database.replace("postgresql://", "postgresql+asyncpg://", 1)
        return create_async_engine(url, pool_size=4, pool_pre_ping=True)  # it may have been restarted meanwhile
    return create_async_engine(f"sqlite+aiosqlite:///{folder / 'farmyard.db'}")
