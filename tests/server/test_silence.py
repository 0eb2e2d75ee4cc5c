"""A connection can be lost without a FIN; a client that no longer answers is treated as gone."""

from pathlib import Path

import pytest
from talk import PATIENCE, hosting, seat_people, start

from farmyard.server.web import websocket


def test_others_learn_soon_that_somebody_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the third unanswered heartbeat, without any close. A program that answers only pings stays."""
    monkeypatch.setattr(websocket, "BEAT", 1.0)
    with hosting(tmp_path) as host:
        table, (anna, bernd) = seat_people(host, "saumaumau", 2)
        start([anna, bernd], table)
        anna.expect("presence", present=[0, 1])
        bernd.socket.protocol.receive_data = lambda data: None  # as if nothing arrived any more: neither pong nor echo
        told = anna.expect("presence", present=[0])
        assert told["leaving"].keys() == {"1"}
        for _ in range(websocket.PATIENCE + 2):
            assert anna.receive(PATIENCE)["type"] == "beat"  # whose pongs are sent by the library
        assert anna.ask("say", table=table, phrase="hello")["type"] in ("done", "refused")


def test_silence_is_noticed_within_fifteen_seconds() -> None:
    """Worst case: the last byte came just after a heartbeat, so that one and all the tolerated ones pass first."""
    assert websocket.BEAT * (websocket.PATIENCE + 1) <= 15
