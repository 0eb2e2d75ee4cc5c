"""Connections: how many are allowed, and how long a request may take to arrive."""

from asyncio import TimerHandle, Transport
from collections import Counter
from functools import partial
from typing import Any

from farmyard.server.base.limits import network

PATIENCE = 20.0  # seconds for a request to arrive, head and body
SLOWEST = 60.0  # seconds within which a client must read some of what is waiting for it
RESERVED = 128  # file descriptors for databases, the journal, pages, the log
UNKNOWN = 8192  # if the system does not say how many files may be open
ENOUGH = 1_048_576
Http: Any = object  # replaced by one of uvicorn's protocols


def open_files() -> int:
    """The limit on open files, raised as far as the system allows."""
    try:
        import resource  # not on Windows
    except ImportError:
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # macOS says "no limit" but has one
        return soft
    return most


class Doors:
    """Every connection counts from the moment it is accepted. However many arrive, some descriptors are reserved for
    us, and a single network gets at most half of the rest. Behind a proxy all connections come from one address, so
    only the total is limited."""

    def __init__(self, most: int, most_network: int, proxy: bool) -> None:
        self._most = max(1, most - RESERVED)
        self._most_network = self._most if proxy else min(most_network, (self._most + 1) // 2)
        self._networks: Counter[str] = Counter()
        self._all = 0

    def enter(self, who: str) -> bool:
        if self._all >= self._most or self._networks[who] >= self._most_network:
            return False
        self._all += 1
        self._networks[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._all -= 1
        self._networks[who] -= 1
        if not self._networks[who]:
            del self._networks[who]


def patient_http(doors: Doors) -> Any:
    """Based on httptools, or on h11 where that is not available."""
    from uvicorn.protocols.http.auto import AutoHTTPProtocol

    return type("PatientHttp", (Patient, AutoHTTPProtocol), {"doors": doors})


class Patient(Http):  # type: ignore[misc]
    """uvicorn waits for ever for the rest of a request; this one gives up after a while."""

    doors: Doors

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._who: str | None = None  # counted in `doors`, and to be counted out
        self._deadline: TimerHandle | None = None
        self._unread: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:
        super().connection_made(transport)
        who = network(self.client[0]) if self.client else ""
        if not self.doors.enter(who):
            transport.abort()
            return
        self._who = who
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()
        self.resume_writing()
        if self._who is not None:
            self.doors.leave(self._who)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_half():
            self._wait()
        else:
            self._stop_waiting()

    def _is_half(self) -> bool:
        """True before the first request, while a request is incomplete, or when another one begins after an answer."""
        upgraded = self._who is None
        return not upgraded and (self.cycle is None or self.cycle.more_body or self.cycle.response_complete)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From here on the socket reports its own end."""
        super().handle_websocket_upgrade(*event)
        self.parser = None  # breaks a reference cycle that would live until the next full garbage collection
        socket: Any = self.transport.get_protocol()
        who, self._who = self._who, None
        if who is not None:
            socket.gone = partial(self.doors.leave, who)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(SLOWEST, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _wait(self) -> None:
        self._deadline = self._deadline or self.loop.call_later(PATIENCE, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
