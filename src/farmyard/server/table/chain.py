"""The hash chain of promised deals: each commitment includes this server's previous one, whichever worker made it."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.server.storage.schema import DEALS, GAMES, transact
from farmyard.server.table.fairness import Terms, commitment, link

LAST = select(DEALS.c.n, DEALS.c.commitment, DEALS.c.link).order_by(DEALS.c.n.desc()).limit(1)
LINKED = select(DEALS.c.n, DEALS.c.link).where(DEALS.c.link != "").order_by(DEALS.c.n.desc()).limit(1)
AT_ONCE = 1000  # tables per query: databases limit the number of parameters
PAGE = 1000  # promises told at once
KEPT = 100_000  # the last promises stay, whatever became of the deals
NOBODY = ""  # the table, and record, of a deal that was abandoned


class Promise(Struct, frozen=True):
    n: int
    commitment: str
    link: str


class Standing(NamedTuple):
    head: str  # the last commitment, "" before the first
    link: str  # over all commitments
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
        """When a table is forgotten, nothing tells any more which of the unfinished deals were its own: their
        commitments stay, since everybody may check that none is missing. Abandoned deals are counted as the
        difference."""
        async with self._lock:
            await transact(self._engine, lambda db: _forget(db, table))

    async def standing(self, live: Sequence[str]) -> Standing:
        """`live`: the tables in use, whose promised deal may still be played. The database counts the rest."""
        kept = select(GAMES.c.record)
        async with self._engine.connect() as db:
            end = await db.run_sync(_end)
            finished = await db.scalar(select(func.count(DEALS.c.record.distinct())).where(DEALS.c.record.in_(kept)))
            running = 0
            for some in (live[at : at + AT_ONCE] for at in range(0, len(live), AT_ONCE)):
                unfinished = DEALS.c.room.in_(some) & DEALS.c.record.not_in(kept)
                running += await db.scalar(select(func.count(DEALS.c.room.distinct())).where(unfinished)) or 0
        return Standing(end.commitment, end.link, end.n, finished or 0, running)

    async def after(self, n: int) -> list[Promise]:
        """The promises after this one, or from the oldest on that none is missing from."""
        query = select(DEALS.c.n, DEALS.c.commitment, DEALS.c.link).order_by(DEALS.c.n).limit(PAGE)
        async with self._engine.connect() as db:
            last = (await db.run_sync(_end)).n
            found = (await db.execute(query.where(DEALS.c.n > max(n, last - KEPT)))).all()
        return [Promise(*row) for row in found]


def _promise(db: Connection, secret: str, terms: Terms) -> str:
    end, record = _end(db), f"{terms.table}-{terms.number}"
    promised = commitment(secret, terms, end.commitment)
    last = {"n": end.n + 1, "commitment": promised, "link": link(end.link, promised)}
    db.execute(insert(DEALS), {**last, "room": terms.table, "record": record})
    return end.commitment


def _forget(db: Connection, table: str) -> None:
    abandoned = (DEALS.c.room == table) & DEALS.c.record.not_in(select(GAMES.c.record))
    old = (db.scalar(select(func.max(DEALS.c.n))) or 0) - KEPT
    db.execute(delete(DEALS).where(abandoned, DEALS.c.n <= old))
    db.execute(update(DEALS).where(abandoned).values(room=NOBODY, record=NOBODY))
    db.execute(delete(DEALS).where(DEALS.c.room == NOBODY, DEALS.c.n.between(old - PAGE, old)))


def _end(db: Connection) -> Promise:
    last = db.execute(LAST).first()
    if last is None:
        return Promise(0, "", "")
    return Promise(int(last.n), str(last.commitment), str(last.link) or _missing_link(db))


def _missing_link(db: Connection) -> str:
    """While workers are being upgraded, those of an earlier version promise deals without a link."""
    known = db.execute(LINKED).first()
    n, linked = (0, "") if known is None else (int(known.n), str(known.link))
    for promised in db.scalars(select(DEALS.c.commitment).where(DEALS.c.n > n).order_by(DEALS.c.n)):
        linked = link(linked, promised)
    return linked
