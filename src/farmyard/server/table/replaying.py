"""Reads a journal again, however long it is and however many do so, without blocking everybody else."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence

from farmyard.core.refusal import Refusal
from farmyard.server.base.fifo_lock import FifoLock
from farmyard.server.storage.journal import Journal, JournalStopped
from farmyard.server.table import entries
from farmyard.server.table.entries import AnyEntry

PAGE = 2_000  # entries per read
SLICE = 0.003  # seconds before the event loop gets a turn, and then the next one who replays


async def written(
    journal: Journal, turns: FifoLock, table: str, after: int = 0, until: int | None = None
) -> AsyncIterator[AnyEntry]:
    """The entries with these numbers, in order; time the caller spends on each counts towards the slice. Whoever
    replays shares `turns` with all the others, so that each turn of the loop has one slice at most."""
    end = 0.0
    while lines := await _read(journal, table, after, after + PAGE if until is None else min(until, after + PAGE)):
        after += len(lines)
        for line in lines:
            if time.perf_counter() > end:
                async with turns:
                    await asyncio.sleep(0)
                end = time.perf_counter() + SLICE
            yield entries.decode(line)


async def _read(journal: Journal, table: str, after: int, until: int) -> Sequence[bytes]:
    try:
        return await journal.read(table, after, until)
    except JournalStopped as error:
        raise Refusal("stopped") from error
