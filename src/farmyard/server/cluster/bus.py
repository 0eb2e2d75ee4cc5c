"""Messages between workers: the lobby, and tables handed over."""

from typing import Protocol


class Bus(Protocol):
    """Channels: `lobby` (news of a table), `yield` (the code of a table wanted elsewhere, and by whom), `people` (whose
    bans or tokens have changed)."""

    def publish(self, channel: str, data: bytes) -> None: ...

    def publish_listed(self, table: str, data: bytes, open: bool) -> None:
        """News for the lobby; open tables are also stored, for workers that start later."""
        ...


class NoBus:
    """A single process has nobody to tell."""

    def publish(self, channel: str, data: bytes) -> None:
        pass

    def publish_listed(self, table: str, data: bytes, open: bool) -> None:
        pass
