"""Starting and stopping everything: on local files, or on PostgreSQL and Redis among several workers."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.server.base.config import Config
from farmyard.server.base.name_filter import NameScreen
from farmyard.server.base.tokens import new_code
from farmyard.server.base.warmup import Warmup
from farmyard.server.hall.old_games import close_old_games
from farmyard.server.hall.push import open_pushes
from farmyard.server.hall.records import Records
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.folder import JOURNAL, keep_private
from farmyard.server.storage.journal import Journal, SqliteJournal
from farmyard.server.storage.migrations import migrate
from farmyard.server.storage.schema import engine_for


@asynccontextmanager
async def keeping_house(config: Config, warmup: Warmup | None = None) -> AsyncIterator[TableRegistry]:
    async with AsyncExitStack() as ending:
        config.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not config.database:
            keep_private(config.folder)
        engine: AsyncEngine = engine_for(config.folder, config.database)
        records = Records(engine, warmup)
        ending.push_async_callback(records.close)
        await migrate(engine)
        registry = TableRegistry(await open_journal(config), records, config.limits, config.worker or new_code(8))
        registry.names = NameScreen(config.folder)
        if config.redis:
            await join_others(registry, config, ending)
        ending.push_async_callback(registry.close)
        await registry.people.open()
        contact = f"https://{urlsplit(config.public_url).hostname}"
        registry.push = await open_pushes(engine, registry.people, contact)
        if registry.push is not None:
            ending.push_async_callback(registry.push.close)
        await close_old_games(engine, registry.journal)
        await registry.begin()
        yield registry


async def open_journal(config: Config) -> Journal:
    if not config.database:
        return SqliteJournal(config.folder / JOURNAL)
    from farmyard.server.storage.journal_postgres import PostgresJournal  # only where it is installed

    journal = PostgresJournal(config.database)
    await journal.open()
    return journal


async def join_others(registry: TableRegistry, config: Config, ending: AsyncExitStack) -> None:
    """Share the tables with other workers on the same database."""
    from redis.asyncio import Redis  # only where it is installed

    from farmyard.server.cluster.bus_redis import RedisBus
    from farmyard.server.cluster.leases_redis import RedisLeases

    redis = Redis.from_url(config.redis)
    ending.push_async_callback(redis.aclose)
    bus = RedisBus(redis, registry.heard)
    await bus.open()
    ending.push_async_callback(bus.close)
    registry.bus = registry.lobby.bus = registry.people.bus = bus
    leases = RedisLeases(redis, registry.name, registry.lose_all, lambda: registry.run(registry.look_round()))
    registry.leases = leases
    ending.push_async_callback(leases.close)
