"""The chain of promised deals: each commitment includes the one before at this server, whichever worker made it.

Written down before it is published. A server that throws deals away until one pleases has a chain that is longer than
the games it can show.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.server.storage.schema import DEALS, GAMES
from farmyard.server.table.fairness import Terms, commitment

AT_ONCE = 1000  # tables in one question: databases take only so many


class Standing(NamedTuple):
    head: str  # the last commitment, "" before the first
    promised: int
    finished: int
    open: int


class Chain:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._lock = asyncio.Lock()  # one after the other: a file has only one writer

    async def promise(self, secret: str, terms: Terms) -> str:
        """Put a deal's commitment at the end; returns the one before it."""
        async with self._lock:
            while True:
                try:
                    n, before = await self._end()
                    await self._add(n + 1, terms, commitment(secret, terms, before))
                except IntegrityError:  # another worker's came first
                    continue
                except (SQLAlchemyError, OSError) as error:
                    raise Refusal("stopped") from error
                return before

    async def _add(self, n: int, terms: Terms, promised: str) -> None:
        record = f"{terms.table}-{terms.number}"
        async with self._engine.begin() as db:
            await db.execute(insert(DEALS), {"n": n, "room": terms.table, "record": record, "commitment": promised})

    async def forget(self, table: str) -> None:
        """Of a table that is forgotten, only finished deals are kept: of the others the secret is gone. The last of all
        stays, for the next one follows from it; abandoned deals are counted by what is missing."""
        abandoned = DEALS.c.room == table, DEALS.c.record.not_in(select(GAMES.c.record))
        last = select(func.max(DEALS.c.n)).scalar_subquery()
        async with self._lock, self._engine.begin() as db:
            await db.execute(delete(DEALS).where(*abandoned, DEALS.c.n < last))

    async def _end(self) -> tuple[int, str]:
        async with self._engine.connect() as db:
            found = await db.execute(select(DEALS.c.n, DEALS.c.commitment).order_by(DEALS.c.n.desc()).limit(1))
            last = found.first()
        return (0, "") if last is None else (int(last.n), str(last.commitment))

    async def standing(self, live: Sequence[str]) -> Standing:
        """`live`: the tables in use, at which a promised deal may still be played. The database counts the others."""
        n, head = await self._end()
        kept = select(GAMES.c.record)
        async with self._engine.connect() as db:
            finished = await db.scalar(select(func.count(DEALS.c.record.distinct())).where(DEALS.c.record.in_(kept)))
            running = 0
            for some in (live[at : at + AT_ONCE] for at in range(0, len(live), AT_ONCE)):
                unfinished = DEALS.c.room.in_(some) & DEALS.c.record.not_in(kept)
                running += await db.scalar(select(func.count(DEALS.c.room.distinct())).where(unfinished)) or 0
        return Standing(head, n, finished or 0, running)
