"""uvicorn's WebSocket protocol with a fast path in and out: messages go straight to their reader, frames straight out.

A server's text frame is two to ten bytes and the message: writing it here avoids the detour through ASGI for
every event. What a slow client has not read yet is buffered in the transport, up to a limit.

    GREETING ─ let in ─► IDLE ─ a message ─► BUSY ─ `go_on`, and the inbox is empty ─► IDLE
                                              │
                                              └─ the end has come ─► OVER

While it is GREETING no frames are read; while it is BUSY messages wait in the inbox, and the end queues behind them.
HOLDING is BUSY with something that ends almost at once: what is pushed meanwhile is sent with the answer.
"""

import logging
import random
import struct
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where available

log = logging.getLogger("farmyard.socket")
TEXT, PONG = 0x81, 0x8A
PING = b"\x89\x00"
BEAT = 4.0  # seconds between two beats
PATIENCE = 2  # beats a client may leave unanswered; with the third it is gone, 8 to 12 seconds after its last byte
MASKED = 0x80
CONTROL = 0x08
AT_ONCE = 16  # frames from one client per turn of the loop: then the others
LINGER = 5.0  # seconds a client that is disconnected has to read why
LONG = struct.Struct(">BBH").pack


def find_frame(buffer: bytes, at: int) -> tuple[int, int] | None:
    """The bounds of the payload of the frame starting here; None if its header is incomplete."""
    if len(buffer) - at < 2:
        return None
    size, start = buffer[at + 1] & 0x7F, at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if len(buffer) - start < width:
            return None
        size, start = int.from_bytes(buffer[start : start + width], "big"), start + width
    if buffer[at + 1] & MASKED:
        start += 4
    return start, start + size


class Nowhere:
    """Stands in for a queue that nobody reads, and for an event that nobody awaits: `push` checks for itself."""

    def put_nowait(self, event: object) -> None:
        pass

    def set(self) -> None:
        pass

    def clear(self) -> None:
        pass


NOWHERE = Nowhere()


class State(Enum):
    GREETING = auto()
    IDLE = auto()
    BUSY = auto()
    HOLDING = auto()
    OVER = auto()


GREETING, IDLE, BUSY, HOLDING, OVER = State  # Python 3.11 takes several times as long to find `State.IDLE`


class Reader(Protocol):
    """The recipient of the messages, once the application has let the client in."""

    def pay(self, control: bool) -> bool:
        """Charges for a frame of any kind, before it is parsed. Pings, pongs and closing have a bucket of their own."""
        ...

    def refuse_unpaid(self, data: bytes) -> None: ...

    def receive(self, data: bytes) -> None:
        """Starts handling it; `go_on` is called when it is done, possibly before this returns."""
        ...

    def beat(self) -> None:
        """At first, and every few seconds."""
        ...

    def leave(self) -> None: ...


class FastWebSocket(WebSocketsSansIOProtocol):
    """Found by the application in `scope["extensions"]["farmyard"]`. No task waits for a silent client."""

    __slots__ = (
        "at",
        "backlog",
        "gone",
        "held",
        "inbox",
        "inbox_most",
        "reader",
        "silent",
        "state",
        "unread",
        "waiting",
    )

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.backlog = 1024 * 1024  # bytes that may wait for this client to read
        self.inbox_most = 64  # commands that may wait for us; beyond that, reading pauses
        self.state = GREETING
        self.reader: Reader | None = None
        self.silent = 0  # beats since anything was received
        self.unread = b""  # frames still to be handled, and the start of an incomplete one,
        self.at = 0  # from this offset on
        self.waiting = False  # until the next turn of the loop
        self.inbox: list[bytes | None] = []  # seldom more than one; None is the end
        self.held = b""  # what was pushed while HOLDING
        self.gone: Callable[[], None] | None = None  # for whoever counts connections

    def data_received(self, data: bytes) -> None:
        """Data that arrives before the client is let in waits; so does any excess from a single client."""
        self.silent = 0
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread = self.unread[self.at :] + data if self.unread else data
        self.at = 0
        if not self.waiting:
            self._read_frames()

    def _read_frames(self) -> None:
        """A limited number per turn, so that other clients get theirs; none while the inbox is over its limit."""
        self.waiting = False
        for _ in range(AT_ONCE):
            if not self.unread or self.reader is None or len(self.inbox) > self.inbox_most:
                break
            if not self._read_frame(self.reader):
                break
        else:
            self.waiting = True
            self.loop.call_soon(self._read_frames)
        if self.transport.is_closing():
            self.unread, self.at = b"", 0
        else:
            self._pause(self.waiting or self.reader is None or len(self.inbox) > self.inbox_most)

    def _pause(self, pause: bool) -> None:
        if pause and not self.read_paused:
            self.transport.pause_reading()
        elif self.read_paused and not pause:
            self.transport.resume_reading()
        self.read_paused = pause

    def _read_frame(self, reader: Reader) -> bool:
        """The fast path takes whole text frames, which is nearly all there ever is; the general parser gets everything
        else, and always whole frames, so that it never waits in the middle of one."""
        buffer, at = self.unread, self.at
        frame = find_frame(buffer, at)
        if frame is None or self.transport.is_closing():
            return False
        start, end = frame
        if end - start > self.config.ws_max_size:
            super().data_received(buffer[at:start])  # closes the socket
            return False
        if end > len(buffer):
            return False
        self.unread, self.at = (buffer, end) if end < len(buffer) else (b"", 0)
        plain = buffer[at] == TEXT and buffer[at + 1] & MASKED and not self.frames
        if not reader.pay(bool(buffer[at] & CONTROL)):
            reader.refuse_unpaid(apply_mask(buffer[start:end], buffer[start - 4 : start]) if plain else b"")
        elif plain:
            self.take(apply_mask(buffer[start:end], buffer[start - 4 : start]))
        elif buffer[at] != PONG:  # its arrival has said everything
            super().data_received(buffer[at:end])
        return True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions["farmyard"] = self

    async def run_asgi(self) -> None:
        """The application only lets the client in: what the handshake needed is freed, not kept as long as the
        client."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except Exception:
            log.exception("handshake failed")
            self.send_500_response()
        if self.reader is None:
            self.transport.close()
            return
        self._forget_handshake()
        self.reader.beat()
        self.go_on()
        self._read_frames()

    def _forget_handshake(self) -> None:
        self.scope = {}  # type: ignore[typeddict-item]
        self.queue, self.writable = NOWHERE, NOWHERE  # type: ignore[assignment]
        self.request = self.response = self.server = self.client = None  # type: ignore[assignment]
        self.__dict__ = dict(self.__dict__.items())  # a dict that has grown takes twice as much memory
        self.conn.parser = self.conn.parse()  # the old parser still refers to the request
        next(self.conn.parser)

    def schedule_ping(self) -> None:
        """The first beat comes at a random moment, so that a thousand clients reconnecting together do not beat
        together."""
        self.ping_timer = self.loop.call_later(BEAT * random.random(), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """A beat for the page, which cannot see pings; a ping for programs that do not answer beats. A connection can
        die silently: silence is measured in beats, not time, so that no client pays for a stall of ours."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if self.silent >= PATIENCE and not self.read_paused:
            self.transport.abort()  # closing would wait for the client to read what is buffered
            return
        self.silent += 1
        self.transport.write(PING)
        if self.reader is not None:
            self.reader.beat()
        self.ping_timer = self.loop.call_later(BEAT, self.send_keepalive_ping)

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.take(bytes(data))

    def take(self, data: bytes) -> None:
        """A whole message."""
        if self.close_sent:
            return
        if self.state is IDLE:
            self._begin(data)
        else:
            self.inbox.append(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()
        self._end()
        self.conn.parser.close()  # breaks a reference cycle that would live until the next full garbage collection

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self._end()

    def shutdown(self) -> None:
        self.release()
        super().shutdown()
        self._end()

    def _end(self) -> None:
        """Messages received before the end are still handled; none after it."""
        self.inbox.append(None)
        if self.state is IDLE:
            self._next()

    def _begin(self, data: bytes) -> None:
        assert self.reader is not None
        self.state = BUSY
        try:
            self.reader.receive(data)
        except Exception:
            log.exception("message failed")
            self._leave()

    def go_on(self) -> None:
        """The current message is done. The next one waits for the next turn of the loop, so no client starves the
        others."""
        self.release()
        if self.inbox:
            self.loop.call_soon(self._next)
        elif self.state is not OVER:
            self.state = IDLE

    def _next(self) -> None:
        """Takes the first message in the inbox."""
        if self.state is OVER:
            return
        if not self.inbox:
            self.state = IDLE
            return
        data = self.inbox.pop(0)
        if data is None:
            self._leave()
            return
        if self.read_paused and not self.waiting and len(self.inbox) <= self.inbox_most // 2:
            self._read_frames()
        self._begin(data)

    def _leave(self) -> None:
        reader, self.reader, self.state = self.reader, None, OVER
        self.inbox.clear()
        if reader is not None:
            reader.leave()
        self.transport.close()

    def push(self, data: bytes) -> bool:
        """Send a text frame, unless the client is too far behind."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return False
        if transport.get_write_buffer_size() > self.backlog:
            return False
        size = len(data)
        if size < 126:
            head = b"\x81%c" % size
        elif size < 65536:
            head = LONG(TEXT, 126, size)
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if self.state is HOLDING:
            self.held += head + data  # a system call costs more than a short wait
        else:
            transport.write(head + data)
        return True

    def hold(self) -> None:
        self.state = HOLDING

    def release(self) -> None:
        """Sends what was held back, and stops holding."""
        if self.state is HOLDING:
            self.state = BUSY
        if self.held and not self.transport.is_closing():
            self.transport.write(self.held)
        self.held = b""

    def close_softly(self) -> None:
        """1012, service restart: clients reconnect."""
        self._close(1012)

    def send_away(self) -> None:
        """1008, policy violation: nothing it sends makes sense. Queued messages are dropped."""
        self.inbox.clear()
        self._close(1008)

    def _close(self, code: int) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.release()
            self.conn.send_close(code)
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self.loop.call_later(LINGER, self.transport.abort)  # closing waits until all is sent, possibly for ever
