"""The lobby: tables that anybody may join, announced live to all watchers, on every worker."""

import msgspec

from farmyard.server.base.messages import About, Gone, Opened
from farmyard.server.cluster.bus import Bus, NoBus
from farmyard.server.table.listeners import Socket
from farmyard.server.table.table_state import TableState
from farmyard.server.table.wire import encode


class News(msgspec.Struct, frozen=True):
    """What workers tell each other: a table as it is now, or (None) that it is no longer open."""

    table: str
    about: About | None


decode = msgspec.json.Decoder(News).decode


class Lobby:
    def __init__(self) -> None:
        self.watchers: set[Socket] = set()
        self.bus: Bus = NoBus()
        self._listed: dict[str, About] = {}

    def tables(self) -> list[About]:
        return list(self._listed.values())

    def note(self, state: TableState) -> None:
        """After every change of people or settings."""
        free = any(chair.kind == "open" for chair in state.chairs)
        joinable = free and not state.settings.private and not state.settings.locked and state.phase == "gathering"
        self._change(News(state.id, state.about() if joinable else None))

    def forget(self, table: str) -> None:
        self._change(News(table, None))

    def _change(self, news: News) -> None:
        if self._apply(news):
            self.bus.publish_listed(news.table, encode(news), news.about is not None)

    def heard(self, data: bytes) -> None:
        """From another worker, or the echo of our own."""
        self._apply(decode(data))

    def _apply(self, news: News) -> bool:
        """Tells all watchers, if this is news at all."""
        if self._listed.get(news.table) == news.about:
            return False
        if news.about is None:
            del self._listed[news.table]
            said = encode(Gone(news.table))
        else:
            self._listed[news.table] = news.about
            said = encode(Opened(news.about))
        for socket in self.watchers:
            socket.push(said)
        return True
