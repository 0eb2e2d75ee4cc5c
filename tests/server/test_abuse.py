"""What hostile clients may do: cost themselves something, and nobody else much."""

import base64
import contextlib
import os
import socket
import time
from pathlib import Path

import pytest
from talk import Host, hosting

from farmyard.server.limits import Limits, unlimited


def frame(kind: int, data: bytes) -> bytes:
    return bytes((kind, 0x80 | len(data))) + b"\0\0\0\0" + data


FLOODS = {
    "garbage": frame(0x81, b"x"),
    "pings": frame(0x89, b""),
    "pongs": frame(0x8A, b""),
    "bytes": frame(0x82, b"x"),
    "pieces": frame(0x00, b""),
    "echoes": frame(0x81, b'{"type":"echo","beat":1}'),
    "before hello": frame(0x81, b'{"type":"leave","table":"ABCDEF","seat":0,"id":"1"}'),
    "one hello too many": frame(0x81, b'{"type":"hello","name":"A","id":"1"}'),
}


def shake_hands(port: int) -> socket.socket:
    """A socket that the server takes for a WebSocket, and that says only what it is told to."""
    raw = socket.create_connection(("127.0.0.1", port), timeout=20)
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in raw.recv(4096)
    return raw


def until_closed(raw: socket.socket) -> bytes:
    heard = b""
    try:
        while data := raw.recv(65536):
            heard += data
    except ConnectionResetError:
        pass
    return heard


@pytest.mark.parametrize("kind", FLOODS)
def test_every_frame_costs_and_who_sends_too_many_is_sent_away(tmp_path: Path, kind: str) -> None:
    """With code 1008, whatever kind of frame it is, before hello and after."""
    with hosting(tmp_path, Limits()) as host, shake_hands(host.config.port) as raw:
        raw.sendall((b"" if kind != "pieces" else frame(0x01, b"")) + FLOODS[kind] * 200)
        assert b"\x88\x02\x03\xf0" in until_closed(raw)


def test_who_is_refused_now_and_then_stays(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(faults=Limits().faults)) as host:
        anna = host.client("Anna")
        for _ in range(100):
            assert anna.ask("leave", table="ABCDEF", seat=0)["type"] == "refused"
            assert anna.ask("lobby", on=False)["type"] == "done"


@pytest.mark.parametrize("kind", ["garbage", "before hello"])
def test_one_read_full_of_frames_does_not_hold_up_the_others(host: Host, kind: str) -> None:
    """Even where nothing is limited: the others have a turn in between."""
    anna = host.client("Anna")
    with shake_hands(host.config.port) as raw:
        raw.settimeout(0.1)
        waited = []
        for _ in range(10):
            with contextlib.suppress(TimeoutError):
                raw.send(FLOODS[kind] * 30_000)
            before = time.monotonic()
            anna.ask("lobby", on=False)
            waited.append(time.monotonic() - before)
    assert sorted(waited)[5] < 0.15, waited
