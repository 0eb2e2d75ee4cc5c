"""The hash chain of promised deals: each commitment includes this server's previous one, whichever worker made it."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.server.storage.schema import DEALS, GAMES, transact
from farmyard.server.table.fairness import Terms, commitment

LAST = select(DEALS.c.n, DEALS.c.commitment).order_by(DEALS.c.n.desc()).limit(1)
AT_ONCE = 1000  # tables per query: databases limit the number of parameters


class Standing(NamedTuple):
    head: str  # the last commitment, "" before the first
    promised: int
    finished: int
    open: int


class Chain:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._lock = asyncio.Lock()  # serialised: a file has only one writer

    async def promise(self, secret: str, terms: Terms) -> str:
        """Appends a deal's commitment to the chain; returns the one before it."""
        async with self._lock:
            while True:
                try:
                    return await transact(self._engine, lambda db: _promise(db, secret, terms))
                except IntegrityError:  # another worker appended first
                    continue
                except (SQLAlchemyError, OSError) as error:
                    raise Refusal("stopped") from error

    async def forget(self, table: str) -> None:
        """When a table is forgotten, only its finished deals are kept: the secrets of the others are gone. The head of
        the chain stays, because the next commitment builds on it; abandoned deals are counted as the difference."""
        async with self._lock:
            await transact(self._engine, lambda db: _forget(db, table))

    async def standing(self, live: Sequence[str]) -> Standing:
        """`live`: the tables in use, whose promised deal may still be played. The database counts the rest."""
        kept = select(GAMES.c.record)
        async with self._engine.connect() as db:
            n, head = await db.run_sync(_end)
            finished = await db.scalar(select(func.count(DEALS.c.record.distinct())).where(DEALS.c.record.in_(kept)))
            running = 0
            for some in (live[at : at + AT_ONCE] for at in range(0, len(live), AT_ONCE)):
                unfinished = DEALS.c.room.in_(some) & DEALS.c.record.not_in(kept)
                running += await db.scalar(select(func.count(DEALS.c.room.distinct())).where(unfinished)) or 0
        return Standing(head, n, finished or 0, running)


def _promise(db: Connection, secret: str, terms: Terms) -> str:
    n, before = _end(db)
    record, promised = f"{terms.table}-{terms.number}", commitment(secret, terms, before)
    db.execute(insert(DEALS), {"n": n + 1, "room": terms.table, "record": record, "commitment": promised})
    return before


def _forget(db: Connection, table: str) -> None:
    last = select(func.max(DEALS.c.n)).scalar_subquery()
    abandoned = DEALS.c.record.not_in(select(GAMES.c.record)) & (DEALS.c.n < last)
    db.execute(delete(DEALS).where(DEALS.c.room == table, abandoned))


def _end(db: Connection) -> tuple[int, str]:
    last = db.execute(LAST).first()
    return (0, "") if last is None else (int(last.n), str(last.commitment))
