"""Opening and closing the house: with files beside the server, or with PostgreSQL and Redis among several workers."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.server.config import Config
from farmyard.server.folder import JOURNAL, keep_private
from farmyard.server.house import House
from farmyard.server.journal import Journal, SqliteJournal
from farmyard.server.migrations import migrate
from farmyard.server.names import NameScreen
from farmyard.server.preparing import Preparing
from farmyard.server.push import open_pushes
from farmyard.server.records import Records
from farmyard.server.store import engine_for
from farmyard.server.tokens import new_code


@asynccontextmanager
async def keeping_house(config: Config, preparing: Preparing | None = None) -> AsyncIterator[House]:
    async with AsyncExitStack() as ending:
        config.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not config.database:
            keep_private(config.folder)
        engine: AsyncEngine = engine_for(config.folder, config.database)
        records = Records(engine, preparing)
        ending.push_async_callback(records.close)
        await migrate(engine)
        house = House(await open_journal(config), records, config.limits, config.worker or new_code(8))
        house.names = NameScreen(config.folder)
        if config.redis:
            await join_others(house, config, ending)
        ending.push_async_callback(house.close)
        await house.people.open()
        contact = f"https://{urlsplit(config.public_url).hostname}"
        house.push = await open_pushes(engine, house.people, contact)
        if house.push is not None:
            ending.push_async_callback(house.push.close)
        await house.begin()
        yield house


async def open_journal(config: Config) -> Journal:
    if not config.database:
        return SqliteJournal(config.folder / JOURNAL)
    from farmyard.server.postgres import PostgresJournal  # only where it is installed

    journal = PostgresJournal(config.database)
    await journal.open()
    return journal


async def join_others(house: House, config: Config, ending: AsyncExitStack) -> None:
    """Share the tables with other workers on the same database."""
    from redis.asyncio import Redis  # only where it is installed

    from farmyard.server.redis_bus import RedisBus
    from farmyard.server.redis_leases import RedisLeases

    redis = Redis.from_url(config.redis)
    ending.push_async_callback(redis.aclose)
    bus = RedisBus(redis, house.heard)
    await bus.open()
    ending.push_async_callback(bus.close)
    house.bus = house.lobby.bus = house.people.bus = bus
    house.leases = leases = RedisLeases(redis, house.name, house.lose_all, lambda: house.run(house.look_round()))
    ending.push_async_callback(leases.close)
