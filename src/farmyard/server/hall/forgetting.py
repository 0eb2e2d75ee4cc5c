"""Whoever asks to be forgotten leaves all tables, and the journals of those tables no longer name them."""

import logging
from collections.abc import Iterable

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.tokens import Claim
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.hall.traces import NOTHING_THERE
from farmyard.server.table.callers import Caller

log = logging.getLogger("farmyard.forgetting")


async def forget_at_tables(registry: TableRegistry, tables: Iterable[str], player: str) -> None:
    caller = Caller(Claim(player))
    for id in tables:
        try:
            live = await registry.find(id, insist=True)
        except Refusal as refusal:
            if refusal.code not in NOTHING_THERE:
                raise
            log.warning("not forgotten where nothing can be read", extra={"table": id})
            continue
        for seat in [] if live.state.day else live.state.seats_of(player):  # nobody could take over there
            await live.do(caller, messages.Leave(table=id, seat=seat))
        await live.forget(player)
