"""Between workers: the lobby, tables handed over, and what spectators elsewhere may hear."""

from typing import Protocol


class Bus(Protocol):
    """Channels: `lobby` (news of a table), `yield` (the code of a table that is wanted elsewhere, and by whom), `far`
    (who watches a table from elsewhere), `table:<code>` (its events as spectators may see them)."""

    def publish(self, channel: str, data: bytes) -> None: ...

    def publish_listed(self, table: str, data: bytes, open: bool) -> None:
        """News for the lobby; open tables are also kept for workers to come."""
        ...

    async def subscribe(self, channel: str) -> None: ...

    async def unsubscribe(self, channel: str) -> None: ...


class NoBus:
    """One process alone has nobody to tell."""

    def publish(self, channel: str, data: bytes) -> None:
        pass

    def publish_listed(self, table: str, data: bytes, open: bool) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        pass

    async def unsubscribe(self, channel: str) -> None:
        pass
