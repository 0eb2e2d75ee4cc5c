"""Makes games of private tables private where they predate that flag: as far as the journals still tell."""

import logging

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.server.base.tokens import new_code
from farmyard.server.hall.records import table_of
from farmyard.server.storage.journal import Journal, JournalStopped
from farmyard.server.storage.schema import GAMES, KEYS

DONE = "old private games"  # a name in the table of keys, present once this has run
PRIVATE = '"private":true'  # in a table's settings; it cannot be changed later
log = logging.getLogger("farmyard.old_games")


async def close_old_games(engine: AsyncEngine, journal: Journal) -> None:
    """Opens them only to those who played them: nobody is given the key they get. Runs once per database."""
    async with engine.connect() as db:
        if await db.scalar(select(KEYS.c.name).where(KEYS.c.name == DONE)):
            return
        found = (await db.execute(select(GAMES.c.record).where(GAMES.c.key == ""))).scalars().all()
    try:
        private = set(await journal.mentions(PRIVATE)) if found else set()
    except JournalStopped as error:
        log.warning("old private games not yet closed", extra={"why": str(error)})
        return  # retried at the next start
    closed = [record for record in found if table_of(record) in private]
    try:
        async with engine.begin() as db:
            for record in closed:
                await db.execute(update(GAMES).where(GAMES.c.record == record).values(key=new_code(8)))
            await db.execute(insert(KEYS).values(name=DONE, value=b""))
    except IntegrityError:
        pass  # another worker was faster
