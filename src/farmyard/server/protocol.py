"""uvicorn's WebSocket protocol with a short way in and out: commands go straight to their reader, frames straight out.

A server's text frame is two to ten bytes and the message: writing it here saves the way through ASGI for
every event. What waits to be read by a slow client waits in the transport, and only so much of it.
"""

import logging
import random
import struct
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where there is one

log = logging.getLogger("farmyard.socket")
TEXT, PONG = 0x81, 0x8A
PING = b"\x89\x00"
BEAT = 4.0  # seconds between two beats
PATIENCE = 2  # beats a client may leave unanswered; with the third it is gone, 8 to 12 seconds after its last byte
MASKED = 0x80
LONG = struct.Struct(">BBH").pack


def find_frame(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame that begins here starts and ends; None if not even that can be said."""
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
    """Instead of a queue that nobody reads, and of an event for which nobody waits: `push` looks itself."""

    def put_nowait(self, event: object) -> None:
        pass

    def set(self) -> None:
        pass

    def clear(self) -> None:
        pass


NOWHERE = Nowhere()


class Reader(Protocol):
    """Whom the messages are for, once the application has let the client in."""

    def play_now(self, data: bytes) -> bool:
        """Do it at once, if that can be."""
        ...

    async def receive(self, data: bytes) -> None: ...

    def beat(self) -> None:
        """At first, and every few seconds."""
        ...

    async def leave(self) -> None: ...


class FastWebSocket(WebSocketsSansIOProtocol):
    """Found by the application in `scope["extensions"]["farmyard"]`. No task waits for a client that is silent."""

    __slots__ = (
        "backlog",
        "careful",
        "held",
        "inbox",
        "inbox_most",
        "partial",
        "playing",
        "reader",
        "reading",
        "silent",
    )

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.backlog = 1024 * 1024  # bytes that may wait for this client to read
        self.inbox_most = 64  # commands that may wait for us; then nothing more is read
        self.reader: Reader | None = None
        self.silent = 0  # beats since something was heard
        self.partial = b""  # the beginning of a frame whose end has not come yet
        self.careful = False  # something was odd: from now on the general parser reads everything
        self.inbox: list[bytes | None] = []  # seldom more than one; None is the end
        self.reading = False  # what came is being done one after the other,
        self.playing = False  # or something the quick way,
        self.held = b""  # and what was pushed meanwhile

    def data_received(self, data: bytes) -> None:
        """Whole text frames, which is nearly all there ever is, are taken as they are; the general parser gets
        everything else, and always whole frames, so that it never waits in the middle of one."""
        self.silent = 0
        if self.careful or not self.handshake_complete:
            self.careful = self.careful or self.handshake_initiated  # speaks before it was welcomed
            super().data_received(data)
            return
        buffer, at = self.partial + data if self.partial else data, 0
        while (frame := find_frame(buffer, at)) is not None:
            start, end = frame
            if end - start > self.config.ws_max_size:
                self.careful, self.partial = True, b""
                super().data_received(buffer[at:])
                return
            if end > len(buffer):
                break
            if buffer[at] == TEXT and buffer[at + 1] & MASKED and not self.frames:
                self.take(apply_mask(buffer[start:end], buffer[start - 4 : start]))
            elif buffer[at] != PONG:  # which has said all by being there
                super().data_received(buffer[at:end])
            at = end
        self.partial = buffer[at:]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions["farmyard"] = self

    async def run_asgi(self) -> None:
        """The application only lets the client in: what was needed for that does not stay as long as the client."""
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
        self._wake()

    def _forget_handshake(self) -> None:
        self.scope = {}  # type: ignore[typeddict-item]
        self.queue, self.writable = NOWHERE, NOWHERE  # type: ignore[assignment]
        self.request = self.response = self.server = self.client = None  # type: ignore[assignment]
        self.__dict__ = dict(self.__dict__.items())  # one that has grown by itself takes twice as much
        if not self.careful:
            self.conn.parser = self.conn.parse()  # the one that read the request remembers it
            next(self.conn.parser)

    def schedule_ping(self) -> None:
        """The first at any time, so that a thousand who come back together do not beat together."""
        self.ping_timer = self.loop.call_later(BEAT * random.random(), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """For the page, which cannot see pings, a beat; for programs that do not answer beats, a ping. A line can be
        lost without a word: it is counted in beats, not in time, so that nobody pays for a moment of ours."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if self.silent >= PATIENCE and not self.read_paused:
            self.transport.abort()  # closing would wait until what lies here for it was read
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
        if self.close_sent or (self.reader is not None and self.is_free() and self.reader.play_now(data)):
            return
        self.inbox.append(data)
        self._wake()
        if len(self.inbox) > self.inbox_most and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end()
        self.conn.parser.close()  # else they would hold each other until the next full search for garbage

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self._end()

    def shutdown(self) -> None:
        self.release()
        super().shutdown()
        self._end()

    def _end(self) -> None:
        self.inbox.append(None)
        self._wake()

    def is_free(self) -> bool:
        """Nothing that came before is still being done."""
        return not self.inbox and not self.playing and not self.reading

    def go_on(self) -> None:
        """What was done the quick way has been answered."""
        self.playing = False
        self.release()
        self._wake()

    def _wake(self) -> None:
        if self.inbox and self.reader is not None and not self.playing and not self.reading:
            self.reading = True
            task = self.loop.create_task(self._read(self.reader))
            task.add_done_callback(self.on_task_complete)
            self.tasks.add(task)

    async def _read(self, reader: Reader) -> None:
        """What is not done the quick way, one after the other. After the end nothing more is read."""
        ended = True
        try:
            while self.inbox and (data := self._next()) is not None:
                await reader.receive(data)
            ended = data is None
        finally:
            if ended:
                self.reader = None
                await reader.leave()
                self.transport.close()
        self.reading = ended

    def _next(self) -> bytes | None:
        data = self.inbox.pop(0)
        if self.read_paused and len(self.inbox) <= self.inbox_most // 2:
            self.read_paused = False
            self.transport.resume_reading()
        return data

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
        if self.playing:
            self.held += head + data  # goes out with the answer: writing costs more than a little waiting
        else:
            transport.write(head + data)
        return True

    def release(self) -> None:
        if self.held and not self.transport.is_closing():
            self.transport.write(self.held)
        self.held = b""

    def close_softly(self) -> None:
        """1012: the service is moving; clients connect again."""
        if not self.close_sent and not self.transport.is_closing():
            self.release()
            self.conn.send_close(1012)
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
