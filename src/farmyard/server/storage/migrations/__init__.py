"""Migrates the database of players, games and ratings when the server starts."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.server.storage.schema import METADATA

HERE = Path(__file__).parent
KNOWN = {path.name.partition("_")[0] for path in (HERE / "versions").glob("[0-9]*.py")}
LATEST = max(KNOWN)
JOURNAL = {"entries", "live", "alive", "kept"}  # tables in the same database that are not ours


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as db:
        await db.run_sync(_bring_up)


async def check(engine: AsyncEngine) -> None:
    """Before anything is opened: a database of somebody else, or of a newer version, is left alone."""
    async with engine.connect() as db:
        await db.run_sync(_check)


def _check(db: Connection) -> None:
    there = set(inspect(db).get_table_names())
    if there <= JOURNAL:
        return
    if not there >= {"alembic_version", "players"}:
        raise Refusal("database-foreign", tables=", ".join(sorted(there - JOURNAL)[:5]))
    version = str(db.scalar(text("select version_num from alembic_version")))
    if version not in KNOWN:
        raise Refusal("database-newer", version=version, latest=LATEST)


def _bring_up(db: Connection) -> None:
    """Alembic is imported, with all its dependencies, only if there is something to migrate."""
    if db.dialect.name == "postgresql":  # workers that start together take turns
        db.execute(text("select pg_advisory_xact_lock(7301981)"))
    there = inspect(db).get_table_names()
    if set(there) <= JOURNAL:
        make(db)
    elif db.scalar(text("select version_num from alembic_version")) != LATEST:
        upgrade(db)


def make(db: Connection) -> None:
    METADATA.create_all(db)
    db.execute(text("create table alembic_version (version_num varchar(32) not null primary key)"))
    db.execute(text("insert into alembic_version values (:latest)"), {"latest": LATEST})


def upgrade(db: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = db
    command.upgrade(config, "head")
