"""The database of players, games and ratings is brought up to date when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as db:
        await db.run_sync(_upgrade)


def _upgrade(db: Connection) -> None:
    if db.dialect.name == "postgresql":  # workers that start together take turns
        db.execute(text("select pg_advisory_xact_lock(7301981)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = db
    command.upgrade(config, "head")
