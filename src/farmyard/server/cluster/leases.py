"""Which worker holds a table when several share them: exactly one at a time, for as long as it keeps renewing the
lease."""

from typing import Protocol


class Leases(Protocol):
    async def take(self, room: str) -> bool:
        """Acquire the lease; True if it is now ours, or was already."""
        ...

    def holds(self, room: str) -> bool:
        """Still ours, as far as we know?"""
        ...

    async def free(self, rooms: list[str]) -> list[str]:
        """Those that no worker holds."""
        ...

    async def release(self, room: str) -> None: ...


class NoLeases:
    """A single process owns everything."""

    async def take(self, room: str) -> bool:
        return True

    def holds(self, room: str) -> bool:
        return True

    async def free(self, rooms: list[str]) -> list[str]:
        return rooms

    async def release(self, room: str) -> None:
        pass
