"""Records from strangers are read in a separate process, where they can harm nobody."""

import json
import os
import signal
import threading
from typing import Any

import pytest
from conftest import walk
from talk import Host, until

from farmyard.core.refusal import Refusal
from farmyard.server.base import aside
from farmyard.server.hall.record_reader import Reader, Summary
from farmyard.server.table import fairness
from farmyard.table import Table

HANGING = {
    "game": "happypigs",
    "seats": 3,
    "played": ["winter field-trip", "winter vaccination", "winter ham-fest"],
}


def finished(game: str = "saumaumau", seats: int = 2) -> dict[str, Any]:
    table = Table(game, seats, 1)
    for _ in walk(table, 1):
        pass
    return table.record()


def test_a_reader_that_takes_too_long_is_ended_and_another_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    record = json.dumps(finished())
    summary = Summary("saumaumau", 1, 2, True, json.loads(record)["result"]["ending"])
    reader = Reader(seconds=60.0)
    try:
        assert reader.read(record) == summary
        assert reader.aside._process
        assert reader.aside._process.pid
        os.kill(reader.aside._process.pid, signal.SIGSTOP)  # it will never answer
        with monkeypatch.context() as impatient:
            impatient.setattr(aside, "MOST_GETTING_READY", 0.1)
            with pytest.raises(Refusal, match="record-slow"):
                reader.read(record)
        assert reader.read(record) == summary
        assert reader.aside._process
        assert reader.aside._process.pid
        os.kill(reader.aside._process.pid, signal.SIGKILL)
        reader.aside._process.join()
        assert reader.read(record).over
        with pytest.raises(Refusal, match="record-move") as caught:
            reader.read(json.dumps({**finished(), "moves": ["0 nonsense"]}))
        assert isinstance(caught.value.details["why"], Refusal)
    finally:
        reader.close()


def test_a_record_brought_disturbs_no_table(host: Host) -> None:
    """Not one that used to loop for ever; and however long a record takes, people playing meanwhile do not notice."""
    client, reader = host.client(), host.state.desk.records.reader
    odd = {**finished("happypigs", 3), "moves": [], "position": HANGING}
    status, refused = host.rest("POST", "/api/records", odd, client.token)
    assert (status, refused["code"]) == (409, "happypigs-no-position-cards")
    record, answers = finished("mow", 2), list[Any]()
    os.kill(reader.aside._process.pid, signal.SIGSTOP)  # it takes as long as we like
    sending = threading.Thread(
        target=lambda: answers.append(host.rest("POST", "/api/records", record, client.token)),
    )
    sending.start()
    until(reader._turn.locked, "the record to be read")
    for _ in range(20):
        assert client.ask("lobby", on=False)["type"] == "done"
    assert not answers
    os.kill(reader.aside._process.pid, signal.SIGCONT)
    sending.join()
    assert answers[0][0] == 200
    assert host.rest("GET", f"/api/records/{answers[0][1]['record']}/{len(record['moves'])}")[0] == 200


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("moves", ["² draw"]),
        ("moves", [f"{'9' * 5000} draw"]),
        ("seed", -1),
        ("seed", 2**70),
        ("names", ["x" * 5000, "b"]),
        ("shuffle", {"padding": "x" * 5000}),
        ("options", {"goal": 10**40}),
    ],
)
def test_odd_records_are_refused(host: Host, part: str, value: Any) -> None:
    """Also with a position in it."""
    token = host.client().token
    for more in (
        {},
        {"position": {"game": "saumaumau", "seats": 2, "top": "bauer", "turn": 1}},
    ):
        status, said = host.rest("POST", "/api/records", {**finished(), **more, part: value}, token)
        assert status in (400, 409), said


@pytest.mark.parametrize("nonces", [5, None, "nonces", True])
def test_a_shuffle_of_another_shape_is_refused(nonces: Any) -> None:
    """Even if the commitment matches."""
    table = Table("saumaumau", 2)
    terms = fairness.Terms("ABCDE", 1, "saumaumau", 1, 2, {})
    shuffle = {**fairness.describe("secret", terms, None, []), "nonces": nonces}
    with pytest.raises(Refusal, match="record-shape"):
        fairness.verify({**table.record(), "shuffle": shuffle})
