"""Whoever asks to be forgotten leaves all tables, and the journals of those tables no longer name them."""

import logging

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.tokens import Claim
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage.journal import JournalStopped
from farmyard.server.table.callers import Caller

log = logging.getLogger("farmyard.forgetting")


async def forget_at_tables(registry: TableRegistry, player: str) -> None:
    """Every table that has ever known them, in memory or not, here or on another worker."""
    caller = Caller(Claim(player))
    try:
        tables = await registry.journal.mentions(f'"{player}"')
    except JournalStopped as error:
        raise Refusal("stopped") from error
    for id in tables:
        try:
            live = await registry.find(id, insist=True)
        except Refusal as refusal:
            if refusal.code not in ("unreadable", "table-unknown"):
                raise
            log.warning("not forgotten where nothing can be read", extra={"table": id})
            continue
        for seat in live.state.seats_of(player):
            await live.do(caller, messages.Leave(table=id, seat=seat))
        await live.forget(player)
