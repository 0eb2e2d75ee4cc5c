"""Those who listen to a table: a socket, whose eyes it has, and how far away it is."""

from typing import Protocol

from farmyard.server.callers import Caller
from farmyard.server.room import Room


class Socket(Protocol):
    """The only way out."""

    lag: float  # seconds for the way there and back, as measured

    def push(self, data: bytes) -> bool:
        """Send, unless too much is waiting already."""
        ...

    def close(self) -> None:
        """Try again later, perhaps elsewhere."""
        ...


class Listener:
    """Plays these seats (none: a spectator); with `hands` a spectator who may see all hands."""

    __slots__ = ("behind", "caller", "hands", "plays", "push", "sees")

    def __init__(self, socket: Socket, caller: Caller, room: Room, hands: bool) -> None:
        self.push, self.caller, self.hands = socket.push, caller, hands
        self.behind = False
        self.sit(room)

    def sit(self, room: Room) -> None:
        """Seats may have changed hands."""
        self.plays = self.caller.seats(room)
        self.sees = tuple(range(len(room.chairs)) if self.hands and not self.plays else self.plays)
