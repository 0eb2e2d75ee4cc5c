"""What the journals of tables say about somebody."""

import asyncio
from collections.abc import Sequence

from farmyard.core.refusal import Refusal
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.journal import JournalStopped
from farmyard.server.table.entries import Spoke

NOTHING_THERE = "unreadable", "table-unknown"  # damaged, or forgotten meanwhile


class Traces:
    """A search reads the journals of all tables: one at a time, whoever asks."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._searching = asyncio.Lock()

    async def tables(self, player: str) -> Sequence[str]:
        """Every table that has ever known this player, in memory or not, here or on another worker."""
        try:
            async with self._searching:
                return await self._registry.journal.mentions(f'"{player}"')
        except JournalStopped as error:
            raise Refusal("stopped") from error

    async def said(self, player: str) -> dict[str, list[str]]:
        """By table: what this player has said there."""
        return {table: await self._said_at(table, player) for table in await self.tables(player)}

    async def _said_at(self, table: str, player: str) -> list[str]:
        try:
            _, entries = await self._registry.read(table)
        except Refusal as refusal:
            if refusal.code in NOTHING_THERE:
                return []
            raise
        spoken = [entry for entry in entries if isinstance(entry, Spoke) and entry.by == player]
        return [entry.text or entry.phrase or entry.emote for entry in spoken]
