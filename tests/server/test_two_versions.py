"""A server whose rules have changed: tables, records and shuffles of old games coexist with new ones."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from talk import (
    Client,
    Host,
    at_random,
    hear_until,
    hosting,
    play_on,
    seat_people,
    start,
    until,
)

from farmyard.cli.serve import warm_camera
from farmyard.core.game import Game
from farmyard.core.warmup import warm_table
from farmyard.server.table import fairness

TARGET = {"target": 20}
MOVES = 15


def begin(host: Host, moves: int = 10**6) -> tuple[str, list[Client]]:
    table, clients = seat_people(host, "mow", 3, options=TARGET)
    start(clients, table)
    play_on(clients, table, at_random(random.Random(moves)), moves)
    return table, clients


def back(host: Host, table: str, clients: list[Client]) -> list[Client]:
    """The same people at the same table, after a restart."""
    again = [host.client(token=client.token) for client in clients]
    for client in again:
        assert client.ask("enter", table=table)["type"] == "entered"
        client.expect("fresh")
    return again


def told(client: Client, type: str = "fresh") -> Any:
    """The last event of this type."""
    found = client.last(type)
    assert found
    return found


def record_of(host: Host, name: str) -> Any:
    until(lambda: host.rest("GET", f"/api/records/{name}")[0] == 200, "the record")
    return host.rest("GET", f"/api/records/{name}")[1]


def upgrade(change: Callable[[], Game]) -> None:
    """Compiles first, so that nobody's timeout includes it."""
    newer = change()
    warm_table(newer)
    warm_camera(newer)


def test_tables_are_finished_by_the_rules_they_began_with(tmp_path: Path, newer_mow: Callable[[], Game]) -> None:
    """So is the deal that was only promised; new tables, and the next game at the old ones, follow the new rules."""
    with hosting(tmp_path) as host:
        running, players = begin(host, MOVES)
        gathering, waiting = seat_people(host, "mow", 3, options=TARGET)
    upgrade(newer_mow)
    with hosting(tmp_path) as host:
        players = back(host, running, players)
        assert (told(players[0])["about"]["rules"], told(players[0])["position"]["moves"]) == (1, MOVES)
        new, newcomers = begin(host, MOVES)
        assert told(newcomers[0], "started")["about"]["rules"] == 2
        assert {len(own["view"]["my_hand"]) for own in told(newcomers[0], "started")["own"].values()} == {4}
        play_on(players, running, at_random(random.Random(3)))
        play_on(newcomers, new, at_random(random.Random(4)))
        waiting = back(host, gathering, waiting)
        hear_until(waiting, waiting[0].ask("start", table=gathering)["n"])
        play_on(waiting, gathering, at_random(random.Random(6)))
        play_again(players, running)
        files = [record_of(host, name) for name in (f"{running}-1", f"{gathering}-1", f"{running}-2", f"{new}-1")]
    assert [file["rules"] for file in files] == [1, 1, 2, 2]
    for file in files:
        assert fairness.verify(file).over
    with hosting(tmp_path) as host:  # a journal in which the rules change can be read again
        assert told(back(host, running, players)[0])["about"]["rules"] == 2


def play_again(clients: list[Client], table: str) -> None:
    """Another game at the same table: everybody is told which rules apply."""
    assert clients[0].ask("rematch", table=table)["type"] == "done"
    changed = clients[1].expect("changed")
    assert [line["key"] for line in changed["lines"]] == ["server-rematch-asked", "server-newer-rules"]
    assert changed["about"]["rules"] == 2
    start(clients, table)
    play_on(clients, table, at_random(random.Random(5)))


def test_what_is_on_the_shelf_stays_as_it_was(tmp_path: Path, newer_mow: Callable[[], Game]) -> None:
    """The file, its story, every position, its analysis; and an old file that somebody imports joins it."""
    with hosting(tmp_path) as host:
        table, clients = begin(host)
        name = f"{table}-1"
        kept, log = record_of(host, name), host.rest("GET", f"/api/records/{name}/log")[1]
    upgrade(newer_mow)
    with hosting(tmp_path) as host:
        anna = host.client(token=clients[0].token)
        assert record_of(host, name) == kept
        assert host.rest("GET", f"/api/records/{name}/log")[1] == log
        assert host.rest("GET", f"/api/records/{name}/3?open=true")[0] == 200
        assert anna.ask("analyse", record=name, level="farmer")["type"] == "analysis"
        assert host.rest("POST", "/api/records", kept, anna.token)[0] == 200


def test_a_client_can_name_what_either_version_sends(tmp_path: Path, newer_mow: Callable[[], Game]) -> None:
    newer_mow()
    with hosting(tmp_path) as host:
        assert [field(host, query, "my_hand") for query in ("", "?rules=2", "?rules=1")] == [[5], [5], [6]]
        assert host.rest("GET", "/api/games/mow?rules=3")[1]["code"] == "record-version"


def field(host: Host, query: str, name: str) -> Any:
    fields = host.rest("GET", f"/api/games/mow{query}")[1]["fields"]
    return next(field["shape"] for field in fields if field["name"] == name)


def test_the_same_deal_again_is_played_by_the_same_rules(tmp_path: Path, newer_mow: Callable[[], Game]) -> None:
    with hosting(tmp_path) as host:
        table, clients = begin(host)
        newer_mow()
        assert clients[0].ask("rematch", table=table, same_deal=True)["type"] == "done"
        changed = clients[1].expect("changed")
        assert [line["key"] for line in changed["lines"]] == ["server-rematch-asked-same"]
        assert changed["about"]["rules"] == 1
