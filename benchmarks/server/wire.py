"""A WebSocket client that costs next to nothing, so that the servers are measured and not the load generator."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any


class RawSocket(asyncio.Protocol):
    """Text frames in, text frames out; `heard` is called with each message."""

    def __init__(self, path: str, heard: Callable[["RawSocket", bytes], None]) -> None:
        self.path, self.heard = path, heard
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, gap, buffer = buffer.partition(b"\r\n\r\n")
            if not gap:
                self.buffer = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open.set_result(None)
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                if end - at < 4:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if end - at < 10:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if end - start < size:
                break
            kind = buffer[at] & 15
            if kind == 1:
                self.heard(self, buffer[start : start + size])
            elif kind == 9:
                self._frame(0x8A, buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        self._frame(0x81, text)

    def _frame(self, kind: int, data: bytes) -> None:
        """Masked with zeros, which the standard allows and which costs nothing."""
        size = len(data)
        head = bytes((kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + data)


async def connect(port: int, path: str, heard: Callable[[RawSocket, bytes], None]) -> RawSocket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: RawSocket(path, heard), "127.0.0.1", port)
    await socket.open
    return socket
