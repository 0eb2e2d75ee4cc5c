"""The listeners of a table: their sockets, who they are, what they may see at the moment, and telling them."""

from collections.abc import Callable
from typing import Protocol

from farmyard.core.refusal import Refusal
from farmyard.server.base.messages import Behind, Dismissed, Links
from farmyard.server.table.callers import Caller
from farmyard.server.table.events import Bulletin
from farmyard.server.table.rights import links, sees
from farmyard.server.table.table_state import TableState
from farmyard.server.table.wire import encode, said_refusal


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


class Audience:
    """Everybody who listens to one table; `fall_behind` is called when one of them reads too slowly."""

    def __init__(self, table: str, fall_behind: Callable[[], None]) -> None:
        self.table, self._fall_behind = table, fall_behind
        self.listeners: dict[Socket, Listener] = {}
        self._present: list[int] | None = None  # recomputed when listeners change

    def add(self, socket: Socket, listener: Listener) -> None:
        self.listeners[socket] = listener
        self._present = None

    def remove(self, socket: Socket) -> Listener | None:
        self._present = None
        return self.listeners.pop(socket, None)

    def present(self) -> list[int]:
        """The seats whose players are listening."""
        if self._present is None:
            self._present = sorted({seat for listener in self.listeners.values() for seat in listener.plays})
        return self._present

    def watching(self) -> int:
        """How many spectators."""
        return sum(not listener.plays for listener in self.listeners.values())

    def look_again(self, state: TableState) -> list[Listener]:
        """Seats or rights may have changed; returns listeners that can see more. Those with no rights left are
        dismissed."""
        newcomers: list[Listener] = []
        self._present = None
        for socket, listener in list(self.listeners.items()):
            eyes, links = listener.sees, listener.links
            try:
                listener.look_again(state)
            except Refusal as refusal:
                self._dismiss(socket, refusal)
                continue
            if listener.links != links:
                self.push(listener, encode(Links(self.table, *listener.links)))
            if set(listener.sees) - set(eyes):
                newcomers.append(listener)
        return newcomers

    def _dismiss(self, socket: Socket, refusal: Refusal) -> None:
        """This listener may not hear what happens from now on."""
        listener = self.listeners.pop(socket)
        self.push(listener, encode(Dismissed(self.table, refusal.code, said_refusal(refusal))))

    def tell(self, told: Bulletin) -> None:
        ready: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners.values():
            data = ready.get(listener.sees)
            if data is None:
                data = ready[listener.sees] = told.for_seats(listener.sees)
            if listener.behind or not listener.push(data):
                self._note_behind(listener)

    def send(self, listener: Listener, told: Bulletin) -> None:
        self.push(listener, told.for_seats(listener.sees))

    def push(self, listener: Listener, data: bytes) -> None:
        if listener.behind or not listener.push(data):
            self._note_behind(listener)

    def _note_behind(self, listener: Listener) -> None:
        """A socket that reads too slowly is sent nothing until it has caught up; then it is told that it is behind."""
        listener.behind = True
        self._fall_behind()

    def push_to_seat(self, seat: int, data: bytes) -> None:
        for listener in self.listeners.values():
            if seat in listener.plays:
                self.push(listener, data)

    def say_who_is_behind(self) -> bool:
        """True while a listener is still behind."""
        behind = [listener for listener in self.listeners.values() if listener.behind]
        for listener in behind:
            listener.behind = not listener.push(encode(Behind(self.table)))
        return any(listener.behind for listener in behind)
