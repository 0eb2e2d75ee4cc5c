"""Who looks after a table when several workers share them: exactly one at a time, for as long as it keeps saying so."""

from typing import Protocol


class Leases(Protocol):
    async def take(self, room: str) -> bool:
        """Mine from now on, or already?"""
        ...

    def holds(self, room: str) -> bool:
        """Still mine, as far as we know?"""
        ...

    async def free(self, rooms: list[str]) -> list[str]:
        """Those that nobody looks after."""
        ...

    async def release(self, room: str) -> None: ...


class NoLeases:
    """One process alone: everything is its own."""

    async def take(self, room: str) -> bool:
        return True

    def holds(self, room: str) -> bool:
        return True

    async def free(self, rooms: list[str]) -> list[str]:
        return rooms

    async def release(self, room: str) -> None:
        pass
