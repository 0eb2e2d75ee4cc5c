"""The listeners of a table: a socket, who they are, and what they may see at the moment."""

from typing import Protocol

from farmyard.server.table.callers import Caller
from farmyard.server.table.rights import links, sees
from farmyard.server.table.table_state import TableState


class Socket(Protocol):
    """The only way out to a client."""

    lag: float  # round-trip time in seconds, as measured

    def push(self, data: bytes) -> bool:
        """Sends, unless the backlog is too large."""
        ...

    def close(self) -> None:
        """The client should reconnect later, perhaps elsewhere."""
        ...


class Listener:
    """Who listens, and the key they came with. What they play, see and may pass on is never cached: see
    `look_again`."""

    __slots__ = ("behind", "caller", "key", "links", "plays", "push", "sees")

    def __init__(self, socket: Socket, caller: Caller, key: str, state: TableState) -> None:
        self.push, self.caller, self.key = socket.push, caller, key
        self.behind = False
        self.look_again(state)

    def look_again(self, state: TableState) -> None:
        """Re-evaluates the listener's rights; refused if there are none left."""
        self.sees = sees(state, self.caller, self.key)
        self.plays, self.links = self.caller.seats(state), links(state, self.caller)
