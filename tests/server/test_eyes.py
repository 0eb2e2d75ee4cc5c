"""Who may see what: rights are evaluated for every message, from the table as it is now."""

import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from talk import (
    PEOPLE,
    TELLING,
    Client,
    Host,
    at_random,
    hear_until,
    hosting,
    play_on,
    play_one,
    questions,
    seat_people,
    start,
    until,
)

from farmyard.server.hall import old_games

LINK = {"spectators": "link"}
HANDS = {"spectators": "link", "hands": True}


def open_hands(host: Host, seats: int = 2, **settings: Any) -> tuple[Client, dict[str, Any]]:
    """A table whose host does not play and may show all hands."""
    owner = host.client("Host")
    made = owner.ask("create", game="mow", seats=[PEOPLE] * seats, settings={**HANDS, **settings}, sit=False)
    assert made["type"] == "created", made
    owner.ask("enter", table=made["table"])
    return owner, made


def sit(host: Host, made: dict[str, Any], *names: str) -> list[Client]:
    people = [host.client(name) for name in names]
    for person in people:
        assert person.ask("join", table=made["table"], key=made["key"])["type"] == "joined"
        person.ask("enter", table=made["table"])
    return people


def own_seats(client: Client) -> set[str]:
    """All seats whose secrets this socket has ever been sent."""
    return {seat for message in client.heard for seat in message.get("own", {})}


def rated_games(host: Host, player: str) -> int:
    return sum(row["games"] for row in host.rest("GET", f"/api/players/{player}")[1]["ratings"])


def finish(host: Host, table: str, clients: list[Client], seed: int = 1) -> None:
    """Play on to the end, with these clients and whoever took the other seats."""
    choose = at_random(random.Random(seed))
    while not clients[0].last(*TELLING)["position"]["result"]:  # type: ignore[index]
        if not play_one(clients, table, choose):
            hear_until(clients, clients[0].expect("moved")["n"])
    until(lambda: host.rest("GET", f"/api/records/{table}-1")[0] == 200, "the game to be kept")


# A1, A2: hands


def test_a_spectator_planted_while_hands_were_open_sees_nothing_once_they_are_closed(host: Host) -> None:
    owner, made = open_hands(host)
    planted = host.client("Planted")
    assert planted.ask("enter", table=made["table"], key=made["watch"])["type"] == "entered"
    assert owner.ask("configure", table=made["table"], settings=LINK)["type"] == "done"
    people = sit(host, made, "Anna", "Bernd")
    start([owner, *people, planted], made["table"])
    play_on(people, made["table"], at_random(random.Random(1)), 6)
    hear_until([planted], people[0].last("moved")["n"])  # type: ignore[index]
    assert own_seats(planted) == set()
    again = planted.ask("enter", table=made["table"], key=made["watch"], seen=0)
    hear_until([planted], again["n"])
    assert own_seats(planted) == set(), "nor in what happened before"


@pytest.mark.parametrize("settings", [{"spectators": "nobody"}, LINK])
def test_who_may_no_longer_watch_is_told_and_hears_nothing_more(host: Host, settings: dict[str, Any]) -> None:
    table, people = seat_people(host, "saumaumau", 2)
    watcher = host.client("Watcher")
    watcher.ask("enter", table=table)
    assert people[0].expect("presence", watching=1)
    people[0].ask("configure", table=table, settings=settings)
    told = watcher.expect("dismissed", table=table)
    assert told["code"] == told["said"]["key"].removeprefix("no-")
    assert people[0].expect("presence", watching=0)
    heard = len(watcher.heard)
    start(people, table)
    assert watcher.ask("lobby", on=False)["type"] == "done"
    assert len(watcher.heard) == heard
    assert watcher.ask("enter", table=table)["code"] == told["code"]


@pytest.mark.parametrize("settings", [{"spectators": "nobody"}, LINK])
def test_who_is_invited_sees_the_waiting_room_and_no_card(host: Host, settings: dict[str, Any]) -> None:
    """Until the cards are dealt: then only those seated, and those whom the host lets watch."""
    anna = host.client("Anna")
    made = anna.ask("create", game="saumaumau", seats=[PEOPLE] * 2, settings={**settings, "private": True})
    anna.ask("enter", table=made["table"])
    bernd, clara = host.client("Bernd"), host.client("Clara")
    for invited in (bernd, clara):
        assert invited.ask("enter", table=made["table"], key=made["key"])["type"] == "entered"
        assert invited.expect("fresh")["about"]["seats"][0]["name"] == "Anna"
    assert host.client("Dora").ask("enter", table=made["table"])["type"] == "refused"
    bernd.ask("join", table=made["table"], key=made["key"])
    start([anna, bernd], made["table"])
    assert clara.expect("dismissed")["code"].startswith("spectators")
    assert clara.last("started") is None
    assert clara.ask("enter", table=made["table"], key=made["key"])["type"] == "refused"


def test_hands_cannot_be_opened_during_a_game_and_everybody_is_told_of_it_before(host: Host) -> None:
    owner = host.client("Host")
    made = owner.ask("create", game="mow", seats=[PEOPLE] * 2, sit=False)
    owner.ask("enter", table=made["table"])
    people = sit(host, made, "Anna", "Bernd")
    start([owner, *people], made["table"])
    assert owner.ask("configure", table=made["table"], settings=HANDS)["code"] == "hands-running"
    finish(host, made["table"], people)
    assert all(rated_games(host, person.player) == 1 for person in people)
    owner.ask("rematch", table=made["table"])
    assert owner.ask("configure", table=made["table"], settings=HANDS)["type"] == "done"
    while (told := people[0].expect("changed"))["lines"][0]["key"] != "server-hands-on":
        assert not told["about"]["settings"]["hands"]
    assert told["about"]["settings"]["hands"]


def test_a_game_with_open_hands_is_never_rated(host: Host) -> None:
    owner, made = open_hands(host)
    people = sit(host, made, "Anna", "Bernd")
    start([owner, *people], made["table"])
    assert owner.ask("configure", table=made["table"], settings=LINK)["type"] == "done"
    finish(host, made["table"], people)
    assert all(rated_games(host, person.player) == 0 for person in people)


# A3: keys


def test_nobody_who_plays_is_given_the_link_that_shows_all_hands(host: Host) -> None:
    owner, made = open_hands(host)
    people = sit(host, made, "Anna", "Bernd")
    assert made["watch"]
    assert owner.ask("enter", table=made["table"])["watch"] == made["watch"]
    assert [person.ask("enter", table=made["table"])["watch"] for person in people] == ["", ""]
    start([owner, *people], made["table"])
    people[0].ask("leave", table=made["table"], seat=0)
    assert people[0].ask("enter", table=made["table"], key=made["watch"])["watch"] == ""
    assert own_seats(people[0]) <= {"0"}, "who was dealt a hand sees no other, even from the link, even after leaving"
    for client in people:
        assert not any(made["watch"].encode() in raw for raw in client.bytes)


def test_the_host_plays_or_shows_hands_but_not_both(host: Host) -> None:
    owner, made = open_hands(host)
    plans = {"game": "mow", "seats": [PEOPLE] * 2}
    assert owner.ask("create", settings=HANDS, **plans)["code"] == "hands-host"
    assert owner.ask("join", table=made["table"])["code"] == "hands-host"
    owner.ask("configure", table=made["table"], settings=LINK)
    assert owner.ask("join", table=made["table"])["type"] == "joined"
    assert owner.ask("configure", table=made["table"], settings=HANDS)["code"] == "hands-host"


def test_a_link_that_players_were_given_never_comes_to_show_hands(host: Host) -> None:
    """Opening the hands makes a new link; only the host who does so is told."""
    owner = host.client("Host")
    made = owner.ask("create", game="mow", seats=[PEOPLE] * 2, settings=LINK, sit=False)
    owner.ask("enter", table=made["table"])
    (anna,) = sit(host, made, "Anna")
    old = anna.ask("enter", table=made["table"])["watch"]
    assert old == made["watch"]
    spy = host.client("Spy")
    spy.ask("enter", table=made["table"], key=old)
    owner.ask("configure", table=made["table"], settings=HANDS)
    new = owner.expect("links")["watch"]
    assert new not in ("", old)
    assert anna.expect("links")["watch"] == ""
    assert spy.expect("dismissed")["code"] == "spectators-link"
    assert spy.ask("enter", table=made["table"], key=old)["code"] == "spectators-link"


# A4: seats of a running game


def test_nobody_takes_a_seat_of_a_running_game_but_who_left_it(host: Host) -> None:
    table, (anna, bernd, clara) = seat_people(host, "saumaumau", 3, settings={"pace": 10.0})
    start([anna, bernd, clara], table)
    assert anna.ask("swap", table=table, seat=2, bot=None)["code"] == "seat-running"
    assert anna.ask("swap", table=table, seat=2, bot="chick")["type"] == "done"
    for taker in (anna, bernd, host.client("Dora")):
        assert taker.ask("join", table=table, seat=2, name="Taker")["code"] == "game-running"
    assert clara.ask("join", table=table)["seat"] == 2
    bernd.ask("leave", table=table, seat=1)
    assert clara.ask("join", table=table, seat=1, name="Taker")["code"] == "game-running"
    assert bernd.ask("join", table=table, seat=2)["code"] == "seat-taken"
    assert bernd.ask("join", table=table)["seat"] == 1
    assert [own_seats(client) for client in (anna, bernd, clara)] == [{"0"}, {"1"}, {"2"}]


@pytest.mark.parametrize("how", ["kick", "swap"])
def test_who_is_put_out_of_a_rated_game_loses_nothing_and_keeps_the_name(host: Host, how: str) -> None:
    table, (anna, bernd, clara) = seat_people(host, "mow", 3, settings={"pace": 0.0})
    start([anna, bernd, clara], table)
    with_what = {"player": clara.player} if how == "kick" else {"seat": 2, "bot": "chick"}
    assert anna.ask(how, table=table, **with_what)["type"] == "done"
    told = bernd.expect("changed")
    assert [line["key"] for line in told["lines"]][-1] == "server-put-out"
    assert anna.ask("join", table=table, seat=2, name="H2")["code"] == "game-running"
    finish(host, table, [anna, bernd])
    assert [rated_games(host, client.player) for client in (anna, bernd, clara)] == [1, 1, 0]
    assert host.rest("GET", f"/api/players/{clara.player}")[1]["name"] == "Clara"
    assert host.rest("GET", f"/api/records/{table}-1")[1]["names"] == ["Anna", "Bernd", "Clara"]


@pytest.mark.parametrize("how", ["kick", "swap"])
def test_a_host_wins_nothing_by_putting_the_others_out(host: Host, how: str) -> None:
    """However the game ends, the host has lost to them; and cannot undo a move to escape that."""
    table, (anna, bernd) = seat_people(host, "mow", 2, settings={"pace": 0.0})
    start([anna, bernd], table)
    choose = at_random(random.Random(1))
    while (anna.last(*TELLING) or {})["position"]["act"] != [0] or not play_one([anna, bernd], table, choose):
        play_one([anna, bernd], table, choose)
    with_what = {"player": bernd.player} if how == "kick" else {"seat": 1, "bot": "chick"}
    assert anna.ask(how, table=table, **with_what)["type"] == "done"
    refused = anna.ask("undo", table=table, seat=0, at=10**6)
    assert refused["code"].startswith("undo-"), refused
    finish(host, table, [anna])
    assert [rated_games(host, client.player) for client in (anna, bernd)] == [1, 0]
    [rating] = host.rest("GET", f"/api/players/{anna.player}")[1]["ratings"]
    assert rating["mu"] < 25


def test_to_replace_who_is_away_already_takes_the_rating_from_nobody(host: Host) -> None:
    table, (anna, bernd, clara) = seat_people(host, "mow", 3, settings={"pace": 0.0, "grace": 0.1})
    start([anna, bernd, clara], table)
    clara.close()
    while not (told := anna.expect("changed"))["about"]["seats"][2]["held"]:
        pass
    anna.ask("swap", table=table, seat=2, bot="chick")
    assert [line["key"] for line in anna.expect("changed")["lines"]] == ["server-bot-sits"]
    assert told["lines"][0]["key"] == "server-held"


def test_who_was_sent_away_is_told_and_comes_back_by_invitation(host: Host) -> None:
    """The key changes: the old link is dead, a new one from somebody at the table works."""
    table, (anna, bernd) = seat_people(host, "mow", 2, settings={"private": True})
    key = bernd.ask("enter", table=table)["key"]
    anna.ask("kick", table=table, player=bernd.player)
    assert bernd.expect("dismissed")["code"] == "kicked"
    for old in ("", key):
        assert bernd.ask("enter", table=table, key=old)["code"] == "kicked"
        assert bernd.ask("join", table=table, key=old)["code"] == "kicked"
    assert host.client("Other").ask("join", table=table, key=key)["code"] == "table-private"
    new = anna.expect("links")["key"]
    assert bernd.ask("join", table=table, key=new)["type"] == "joined"
    bernd.ask("enter", table=table)
    start([anna, bernd], table)
    assert list(questions(anna)) or list(questions(bernd))


# A13: finished games of private tables


def test_finished_games_of_private_tables_are_for_their_players_and_for_who_has_the_key(host: Host) -> None:
    table, (anna, bernd) = seat_people(host, "mow", 2, settings={"private": True})
    key = anna.ask("enter", table=table)["key"]
    stranger = host.client("Stranger")
    start([anna, bernd], table)
    play_on([anna, bernd], table, at_random(random.Random(1)))
    record = f"{table}-1"
    until(lambda: host.rest("GET", f"/api/records/{record}", token=anna.token)[0] == 200, "the game to be kept")
    for path in (record, f"{record}/3", f"{record}/log"):
        asked = [host.rest("GET", f"/api/records/{path}", token=token) for token in ("", stranger.token)]
        assert [(status, answer["code"]) for status, answer in asked] == [(404, "record-unknown")] * 2
        assert host.rest("GET", f"/api/records/{path}", token=stranger.token, x_key="WRONGKEY")[0] == 404
        assert host.rest("GET", f"/api/records/{path}", token=bernd.token)[0] == 200
        assert host.rest("GET", f"/api/records/{path}", x_key=key)[0] == 200
    assert stranger.ask("analyse", record=record)["code"] == "record-unknown"
    assert host.rest("POST", "/api/analysis", {"record": record}, stranger.token)[0] == 404
    job = bernd.send("analyse", record=record, level="farmer")
    assert bernd.expect("progress")["job"] == job
    assert bernd.ask("cancel", job=job)["type"] == "done"


def test_games_of_private_tables_from_before_that_was_kept_are_closed_as_far_as_journals_tell(tmp_path: Path) -> None:
    """Once; and public games stay public."""
    with hosting(tmp_path) as host:
        tables = []
        for private in (True, False):
            table, people = seat_people(host, "mow", 2, settings={"private": private})
            start(people, table)
            play_on(people, table, at_random(random.Random(1)))
            finished = partial(host.rest, "GET", f"/api/records/{table}-1", token=people[0].token)
            until(lambda finished=finished: finished()[0] == 200, "the game to be kept")
            tables.append(table)
    with closing(sqlite3.connect(tmp_path / "farmyard.db")) as db, db:
        db.execute("update games set key = ''")
        db.execute("delete from keys where name = ?", (old_games.DONE,))
    with hosting(tmp_path) as host:
        assert [host.rest("GET", f"/api/records/{table}-1")[0] for table in tables] == [404, 200]
        assert host.rest("GET", f"/api/records/{tables[0]}-1", token=people[0].token)[0] == 404
    with closing(sqlite3.connect(tmp_path / "farmyard.db")) as db, db:
        db.execute("update games set key = ''")
    with hosting(tmp_path) as host:
        assert host.rest("GET", f"/api/records/{tables[0]}-1")[0] == 200


def test_a_profile_tells_of_private_games_only_to_oneself(host: Host) -> None:
    table, people = seat_people(host, "mow", 2, settings={"private": True})
    start(people, table)
    play_on(people, table, at_random(random.Random(1)))
    anna, bernd = people
    address = f"/api/players/{anna.player}"
    mine = until(lambda: host.rest("GET", address, token=anna.token)[1]["history"], "the game to be kept")
    assert [played["record"] for played in mine] == [f"{table}-1"]
    for token in ("", bernd.token):
        shown = host.rest("GET", address, token=token)[1]
        assert (shown["history"], shown["statistics"]) == ([], [])
