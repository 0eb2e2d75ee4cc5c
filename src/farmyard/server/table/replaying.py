"""Reads a journal again, however long it is, without blocking everybody else."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence

from farmyard.core.refusal import Refusal
from farmyard.server.storage.journal import Journal, JournalStopped
from farmyard.server.table import entries
from farmyard.server.table.entries import AnyEntry

PAGE = 2_000  # entries per read
SLICE = 0.003  # seconds before the event loop gets a turn


async def written(journal: Journal, table: str, after: int = 0, until: int | None = None) -> AsyncIterator[AnyEntry]:
    """The entries with these numbers, in order; time the caller spends on each counts towards the slice."""
    end = time.perf_counter() + SLICE
    while lines := await _read(journal, table, after, after + PAGE if until is None else min(until, after + PAGE)):
        after += len(lines)
        for line in lines:
            yield entries.decode(line)
            if time.perf_counter() > end:
                await asyncio.sleep(0)
                end = time.perf_counter() + SLICE


async def _read(journal: Journal, table: str, after: int, until: int) -> Sequence[bytes]:
    try:
        return await journal.read(table, after, until)
    except JournalStopped as error:
        raise Refusal("stopped") from error
