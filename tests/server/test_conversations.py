"""Scripted conversations over real sockets: what people do at a table, and what they hear."""

import itertools
import json
import random
from collections.abc import Iterator
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
    my_turn,
    play_on,
    play_one,
    questions,
    seat_people,
    start,
    until,
)

from farmyard.contests import analysis
from farmyard.core.game import Window
from farmyard.games import GAMES
from farmyard.server.table import fairness, timers
from farmyard.text.words import line

pytestmark = pytest.mark.everywhere
every_game = pytest.mark.parametrize("game", list(GAMES))


def alone(
    host: Host, game: str = "saumaumau", seats: int = 2, level: str = "chick", **settings: Any
) -> tuple[str, Client]:
    """One person among computer players, with the game begun."""
    client = host.client("Anna")
    created = client.ask(
        "create",
        game=game,
        seats=[PEOPLE] + [{"bot": level}] * (seats - 1),
        settings={"pace": 0.0, **settings},
    )
    client.ask("enter", table=created["table"])
    start([client], created["table"])
    return created["table"], client


# Coming and going


def test_a_guest_needs_only_a_name(host: Host) -> None:
    anna = host.client("Anna")
    assert anna.welcome["type"] == "welcome"
    again = host.client("Anna", token=anna.token)
    assert again.player == anna.player


def test_nothing_goes_before_hello_and_a_forged_token_is_refused(host: Host) -> None:
    silent = host.client(hello=False)
    assert silent.ask("lobby")["code"] == "hello-first"
    anna = host.client("Anna")
    forged = anna.token[:-3] + ("AAA" if not anna.token.endswith("AAA") else "BBB")
    assert silent.ask("hello", token=forged)["code"] == "token"
    assert silent.ask("hello", token="nonsense")["code"] == "token"


def test_refusals_come_in_the_language_of_the_client(host: Host) -> None:
    client = host.client(hello=False)
    client.ask("hello", name="Änne", language="de")
    assert client.ask("join", table="ZZZZZZ")["text"] == "Es gibt keinen Tisch ZZZZZZ."


@every_game
def test_a_whole_game_among_people(host: Host, game: str) -> None:
    """Everybody hears every event once, in order, and at the end the shuffle can be verified."""
    count = GAMES[game].seats[0]
    table, clients = seat_people(host, game, count)
    start(clients, table, nonce="from Anna")
    moves = play_on(clients, table, at_random(random.Random(7)))
    last = clients[0].last("moved")
    assert last
    assert last["position"]["result"]["ending"] in GAMES[game].endings[1:]
    for client in clients:
        numbers = [m["n"] for m in client.heard if m["type"] in (*TELLING, "changed")]
        begun = next(m["n"] for m in client.heard if m["type"] == "started")
        assert numbers[-moves:] == list(range(begun + 1, begun + moves + 1))
    _, record = until(lambda: (got := host.rest("GET", f"/api/records/{table}-1"))[0] == 200 and got, "the record")
    assert len(fairness.verify(record).log) == moves
    assert record["shuffle"]["nonces"][0] == "from Anna"
    assert (
        record["shuffle"]["commitment"]
        == next(m for m in clients[0].heard if m["type"] == "started")["about"]["commitment"]
    )


def test_one_person_may_hold_several_seats(host: Host) -> None:
    """Hot seat: one socket plays and sees both seats."""
    anna = host.client("Anna")
    table = anna.ask("create", game="saumaumau", seats=[PEOPLE] * 2)["table"]
    assert anna.ask("join", table=table, name="Bernd")["seat"] == 1
    assert anna.ask("enter", table=table)["seats"] == [0, 1]
    start([anna], table)
    assert play_on([anna], table, at_random(random.Random(1))) > 10


def test_a_seat_token_opens_that_seat_on_another_device(host: Host) -> None:
    table, (anna, _) = seat_people(host, "saumaumau", 2)
    assert host.client("Clara").ask("join", table=table)["code"] == "table-full"
    token = anna.ask("leave", table=table, seat=0) and anna.ask("join", table=table)["token"]
    phone = Client(host.config.port, "", token)
    entered = phone.ask("enter", table=table)
    assert entered["seats"] == [0]
    assert phone.ask("create", game="mow", seats=[PEOPLE] * 2)["code"] == "not-your-seat"
    assert phone.ask("kick", table=table, player="x")["code"] == "not-host"


def test_names_must_differ_and_be_names(host: Host) -> None:
    created = host.client("Clara").ask("create", game="saumaumau", seats=[PEOPLE] * 3)
    other = host.client("Clara")
    assert other.ask("join", table=created["table"])["code"] == "names-twice"
    assert other.ask("join", table=created["table"], name=" \u0007 ")["code"] == "name-odd"


def test_an_unknown_table_game_or_option_is_refused(host: Host) -> None:
    anna = host.client("Anna")
    assert anna.ask("enter", table="NOBODY")["code"] == "table-unknown"
    assert anna.ask("create", game="chess", seats=[PEOPLE] * 2)["code"] == "game-unknown"
    assert anna.ask("create", game="mow", seats=[PEOPLE] * 2, options={"x": 1})["code"] == "option-unknown"
    assert anna.ask("create", game="mow", seats=[PEOPLE])["code"] == "seats"
    assert anna.ask("create", game="mow", seats=[PEOPLE, {"bot": "ox"}])["code"] == "bot-unknown"


# Commands


def test_the_same_command_twice_is_done_once(host: Host) -> None:
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    client = next(c for c in clients if list(questions(c)))
    seat, own, last = next(questions(client))
    move = {"table": table, "seat": seat, "at": last["n"], "action": own["legal"][0][0]}
    first = client.ask("play", id="once", **move)
    again = client.ask("play", id="once", **move)
    assert first == again
    moved = [m for m in client.heard if m["type"] == "moved"]
    assert len(moved) == 1


def test_a_command_for_an_older_question_is_stale(host: Host) -> None:
    table, client = alone(host)
    seat, own, last = my_turn(client)
    action = own["legal"][0][0]
    assert client.ask("play", table=table, seat=seat, at=last["n"], action=action)["type"] == "done"
    _, own, now = my_turn(client)
    while now["n"] == last["n"]:
        client.hear()
        _, own, now = my_turn(client)
    refused = client.ask("play", table=table, seat=seat, at=last["n"], action=own["legal"][0][0])
    assert refused["code"] == "stale"


def test_a_move_out_of_turn_is_refused(host: Host) -> None:
    table, clients = seat_people(host, "rudi", 3)
    start(clients, table)
    seat, own, last = next(questions(clients[0]))
    assert clients[0].ask("play", table=table, seat=seat, at=last["n"], action=own["legal"][0][0])["type"] == "done"
    again = clients[0].ask("play", table=table, seat=seat, at=last["n"] + 1, action=own["legal"][1][0])
    assert again["code"] == "not-your-turn"


def test_an_illegal_move_is_refused_with_the_rules_own_reason(host: Host) -> None:
    table, client = alone(host)
    seat, own, last = my_turn(client)
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    action = next(a for a, why in enumerate(own["why"]) if why != "0")
    reason = GAMES["saumaumau"].reasons[digits.index(own["why"][action])]
    refused = client.ask("play", table=table, seat=seat, at=last["n"], action=action)
    assert refused["code"] == f"saumaumau-no-{reason}"
    assert sorted(a for a, _ in own["legal"]) == [a for a, why in enumerate(own["why"]) if why == "0"]
    assert client.ask("play", table=table, seat=seat, at=last["n"], move="fly away")["code"].startswith("move-")
    assert client.ask("play", table=table, seat=seat, at=last["n"])["code"] == "move-missing"
    assert client.ask("play", table=table, seat=1, at=last["n"], action=1)["code"] == "not-your-seat"


def test_unreadable_messages_get_their_answer_too(host: Host) -> None:
    client = host.client("Anna")
    for text in (
        "",
        "{",
        "[]",
        "null",
        '{"type":"play"}',
        '{"type":"dance","id":"x"}',
        '{"id":"y","type":"hello","z":1}',
        "[" * 5000,
    ):
        client.socket.send(text)
        while "refused" not in {m["type"] for m in client.answers.values()}:
            client.hear()
        client.answers.clear()
    assert client.ask("lobby")["type"] == "done"


# Resuming


def test_who_comes_back_hears_exactly_what_was_missed(host: Host) -> None:
    """The missed events, replayed from the journal, are the very bytes that another tab heard."""
    table, clients = seat_people(host, "saumaumau", 2)
    tab = Client(host.config.port, "", clients[0].token)
    tab.ask("enter", table=table)
    start(clients, table)
    play_on(clients, table, at_random(random.Random(3)), 5)
    seen = clients[0].last("moved")["n"]  # type: ignore[index]
    hear_until([tab], seen)
    tab.close()
    play_on(clients, table, at_random(random.Random(4)), 40)
    again = Client(host.config.port, "", clients[0].token)
    again.ask("enter", table=table, seen=seen)
    hear_until([again], seen + 40)
    live = [raw for raw, m in told(clients[0]) if m["n"] > seen]
    assert [raw for raw, m in told(again)] == live


def told(client: Client) -> list[tuple[bytes, dict[str, Any]]]:
    pairs = [(raw, json.loads(raw)) for raw in client.bytes]
    return [(raw, m) for raw, m in pairs if m["type"] in ("moved", "started", "taken-back", "changed", "spoken")]


def test_who_is_far_behind_or_new_gets_a_fresh_view(host: Host) -> None:
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    play_on(clients, table, at_random(random.Random(3)), 3)
    again = Client(host.config.port, "", clients[0].token)
    again.ask("enter", table=table)
    fresh = again.expect("fresh")
    assert fresh["position"] == clients[0].last("moved")["position"]  # type: ignore[index]
    assert fresh["own"]["0"]["view"] == clients[0].last("moved")["own"]["0"]["view"]  # type: ignore[index]
    again.ask("enter", table=table, seen=10**6)
    again.expect("fresh")


# Host


def test_the_host_swaps_locks_and_kicks(host: Host) -> None:
    table, (anna, bernd, clara) = seat_people(host, "saumaumau", 3)
    assert bernd.ask("swap", table=table, seat=2, bot="chick")["code"] == "not-host"
    assert anna.ask("swap", table=table, seat=2, bot="chick")["type"] == "done"
    about = clara.expect("changed", n=anna.expect("changed", n=5)["n"])["about"]
    assert about["seats"][2]["kind"] == "bot"
    assert anna.ask("kick", table=table, player=bernd.player)["type"] == "done"
    assert bernd.ask("join", table=table)["code"] == "kicked"
    assert anna.ask("configure", table=table, settings={"locked": True})["type"] == "done"
    assert clara.ask("join", table=table)["code"] == "table-locked"
    assert anna.ask("configure", table=table, settings={"locked": False})["type"] == "done"
    assert clara.ask("join", table=table)["type"] == "joined"
    start([anna, clara], table)


def test_a_private_table_needs_its_key_and_is_not_in_the_lobby(host: Host) -> None:
    anna, bernd = host.client("Anna"), host.client("Bernd")
    created = anna.ask("create", game="mow", seats=[PEOPLE] * 2, settings={"private": True})
    assert created["key"]
    assert bernd.ask("join", table=created["table"])["code"] == "table-private"
    assert bernd.ask("enter", table=created["table"])["code"] == "spectators-link"
    bernd.ask("lobby")
    assert bernd.expect("tables")["tables"] == []
    assert bernd.ask("join", table=created["table"], key=created["key"])["type"] == "joined"
    assert bernd.ask("enter", table=created["table"])["key"] == created["key"]


def test_the_lobby_is_told_live(host: Host) -> None:
    watcher, anna = host.client("W"), host.client("Anna")
    watcher.ask("lobby")
    watcher.expect("tables")
    table = anna.ask("create", game="mow", seats=[PEOPLE] * 2)["table"]
    assert watcher.expect("table")["about"]["id"] == table
    host.client("Bernd").ask("join", table=table)
    assert watcher.expect("gone")["table"] == table
    status, tables = host.rest("GET", "/api/tables")
    assert (status, tables) == (200, [])


def test_when_the_host_leaves_somebody_else_is_host(host: Host) -> None:
    table, (anna, bernd) = seat_people(host, "mow", 2)
    anna.ask("leave", table=table, seat=0)
    while (last := bernd.expect("changed"))["about"]["host"] != bernd.player:
        assert last["about"]["host"] == anna.player
    assert bernd.ask("swap", table=table, seat=0, bot="chick")["type"] == "done"
    start([bernd], table)


# Spectators


def test_spectators_see_no_hands_unless_the_host_chose_so(host: Host) -> None:
    table, clients = seat_people(host, "saumaumau", 2)
    watcher = host.client("Watcher")
    assert watcher.ask("enter", table=table)["seats"] == []
    start([*clients, watcher], table)
    play_on(clients, table, at_random(random.Random(3)), 4)
    hear_until([watcher], clients[0].last("moved")["n"])  # type: ignore[index]
    assert all("own" not in m for m in watcher.heard)
    assert not any(b"my_hand" in raw for raw in watcher.bytes)


def test_hands_are_shown_only_through_the_spectators_link(host: Host) -> None:
    anna = host.client("Anna")
    seats = [PEOPLE, {"bot": "chick"}]
    refused = anna.ask("create", game="saumaumau", seats=seats, settings={"hands": True})
    assert refused["code"] == "hands-open"
    shown = {"hands": True, "spectators": "link"}
    owner = host.client("Host")
    created = owner.ask("create", game="saumaumau", seats=seats, settings=shown, sit=False)
    owner.ask("enter", table=created["table"])
    anna.ask("join", table=created["table"])
    anna.ask("enter", table=created["table"])
    watcher = host.client("W")
    assert watcher.ask("enter", table=created["table"])["code"] == "spectators-link"
    assert watcher.ask("enter", table=created["table"], key="WRONG")["code"] == "spectators-link"
    watcher.ask("enter", table=created["table"], key=created["watch"])
    start([owner, anna, watcher], created["table"])
    assert set(watcher.last("started")["own"]) == {"0", "1"}  # type: ignore[index]
    mine = anna.last("started")["own"]  # type: ignore[index]
    assert set(mine) == {"0"}
    anna.heard.clear()
    anna.told = 0
    anna.ask("enter", table=created["table"], key=created["watch"])
    assert set(anna.expect("fresh")["own"]) == {"0"}, "a player's second tab sees no more than the player"


def test_a_table_may_have_no_spectators(host: Host) -> None:
    anna = host.client("Anna")
    created = anna.ask("create", game="mow", seats=[PEOPLE] * 2, settings={"spectators": "nobody"})
    for key in ("", created["watch"]):
        assert host.client("W").ask("enter", table=created["table"], key=key)["code"] == "spectators-off"


# Computer players, undo, hints


@every_game
def test_computer_players_play_whole_games(host: Host, game: str) -> None:
    """And the one person among them may take back any move."""
    table, client = alone(host, game, GAMES[game].seats[0])
    rng = random.Random(2)
    for _ in range(6):
        if (asked := my_turn(client)) is None:
            return
        seat, own, last = asked
        done = client.ask("play", table=table, seat=seat, at=last["n"], action=rng.choice(own["legal"])[0])
        assert done["type"] == "done", done
        if client.heard[-1].get("position", {}).get("result"):
            return
        back = client.ask("undo", table=table, seat=seat, at=done["n"])
        assert back["type"] == "done", back
        hear_until([client], back["n"])
        seat, own, last = my_turn(client)
        client.ask("play", table=table, seat=seat, at=last["n"], action=rng.choice(own["legal"])[0])


def test_computer_players_are_older_than_people(host: Host) -> None:
    """U24, G5: in Rudi the younger exchanges first; unless ages are given, people are younger."""
    anna = host.client("Anna")
    made = anna.ask("create", game="rudi", seats=[{"bot": "chick"}, PEOPLE, PEOPLE])
    anna.ask("enter", table=made["table"])
    assert anna.expect("fresh")["about"]["options"]["ages"] == [3, 1, 2, 4]
    anna.ask("swap", table=made["table"], seat=2, bot="chick")
    changed = anna.expect("changed")["about"]
    assert changed["options"]["ages"] == [2, 1, 3, 4]
    assert changed["commitment"] == made["commitment"], "a promise once made does not change"
    start([anna], made["table"])
    assert anna.last("started", "moved")["position"]["view"]["ages"] == [2, 1, 3]  # type: ignore[index]
    told = anna.ask("create", game="rudi", seats=[{"bot": "chick"}] * 3, options={"ages": [9, 8, 7, 6]}, sit=False)
    anna.ask("enter", table=told["table"])
    assert anna.expect("fresh", table=told["table"])["about"]["options"]["ages"] == [9, 8, 7, 6]


def test_undo_among_people_is_what_the_rules_allow(host: Host) -> None:
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    client = next(c for c in clients if list(questions(c)))
    seat, own, last = next(questions(client))
    assert client.ask("undo", table=table, seat=seat, at=last["n"])["code"] == "undo-nothing"
    draw = next(a for a, name in own["legal"] if name == "draw")
    done = client.ask("play", table=table, seat=seat, at=last["n"], action=draw)
    assert client.ask("undo", table=table, seat=seat, at=done["n"])["code"] == "undo-revealed"
    assert client.ask("undo", table=table, seat=seat, at=last["n"])["code"] == "stale"
    hear_until(clients, done["n"])
    seat, own, last = next(questions(client))
    bet = next(a for a, name in own["legal"] if name.startswith("bet"))
    done = client.ask("play", table=table, seat=seat, at=last["n"], action=bet)
    back = client.ask("undo", table=table, seat=seat, at=done["n"])
    assert back["type"] == "done"
    hear_until(clients, back["n"])
    assert clients[0].last(*TELLING)["type"] == "taken-back"  # type: ignore[index]


def test_hints_are_given_only_among_computer_players(host: Host) -> None:
    table, client = alone(host)
    seat, own, _ = my_turn(client)
    advice = client.wait(client.send("hint", table=table, seat=seat, level="farmer"), 120)
    assert advice["type"] == "advice"
    assert advice["move"] in [name for _, name in own["legal"]]
    other, clients = seat_people(host, "saumaumau", 2)
    start(clients, other)
    for seat, asked in enumerate(clients):
        assert asked.ask("hint", table=other, seat=seat)["code"] == "hint-people"
    assert client.ask("cancel", job="nothing")["code"] == "job-unknown"


def test_a_hint_tells_how_far_it_is_and_can_be_stopped(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """This one would never finish on its own."""
    table, client = alone(host)
    seat, _, _ = my_turn(client)
    steps = itertools.count()

    def endless(*asked: Any) -> Iterator[analysis.Hint]:
        for step in steps:
            yield analysis.Hint(f"step {step}", 0.5, [], line("hint-only"))

    monkeypatch.setattr(analysis, "hint", endless)
    job = client.send("hint", table=table, seat=seat)
    for done in (1, 2, 3):
        client.expect("progress", job=job, done=done)
    assert client.ask("cancel", job=job)["type"] == "done"
    assert client.wait(job)["code"] == "job-cancelled"
    heard = client.last("progress")
    assert heard
    assert next(steps) <= heard["done"] + 2, "at most the step that was being taken went on"


# Time


def test_who_drops_is_replaced_after_the_grace_period_and_comes_back(host: Host) -> None:
    table, (anna, bernd) = seat_people(host, "saumaumau", 2, settings={"grace": 0.3, "pace": 0.0})
    start([anna, bernd], table)
    token = bernd.token
    bernd.close()
    while "1" not in (leaving := anna.expect("presence")["leaving"]):
        pass
    assert 0 < leaving["1"] <= 0.3
    held = anna.expect("changed")
    assert held["lines"][0]["key"] == "server-held"
    assert held["about"]["seats"][1]["held"]
    play_on([anna], table, at_random(random.Random(1)), 3)
    back = Client(host.config.port, "", token)
    back.ask("enter", table=table)
    assert anna.expect("changed")["lines"][0]["key"] == "server-returned"


def test_a_move_clock_runs_on_the_server(host: Host) -> None:
    table, clients = seat_people(host, "saumaumau", 2, settings={"clock": {"seconds": 0.05}, "pace": 0.0})
    start(clients, table)
    moved = clients[0].expect("moved")
    assert moved["by"] == "clock"
    assert moved["lines"][0] == {"key": "server-late", "args": {"who": {"seat": moved["seat"]}}}
    assert moved["position"]["clocks"] == [0.05, 0.05]


@pytest.mark.parametrize(
    ("settings", "grace"),
    [
        ({}, 60.0),
        ({"clock": {"seconds": 45}}, 60.0),
        ({"clock": {"seconds": 86400}}, None),
        ({"clock": {"seconds": 86400}, "grace": 300}, 300.0),
        ({"grace": None}, None),
    ],
)
def test_nobody_stands_in_where_a_move_may_take_a_day(host: Host, settings: Any, grace: float | None) -> None:
    """Unless the host wants it; elsewhere a stand-in takes over after a minute."""
    anna = host.client()
    created = anna.ask("create", game="saumaumau", seats=[PEOPLE] * 2, settings=settings)
    anna.ask("enter", table=created["table"])
    assert anna.expect("fresh")["about"]["settings"]["grace"] == grace


def test_a_bank_is_spent_and_grows_by_the_increment(host: Host) -> None:
    clock = {"seconds": 1000.0, "increment": 300.0, "bank": True}
    table, clients = seat_people(host, "saumaumau", 2, settings={"clock": clock})
    start(clients, table)
    assert play_one(clients, table, at_random(random.Random(1)))
    moved = clients[0].last("moved")
    assert moved is not None
    left = moved["position"]["clocks"]
    assert sorted(left)[0] == 1000.0
    assert 1000.0 < sorted(left)[1] <= 1300.0


def test_the_window_for_objecting_closes_by_itself(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """R22: whoever does not object in time has let it pass."""
    monkeypatch.setitem(vars(GAMES["saumaumau"]), "window", Window("let pass", 0.2))
    table, clients = seat_people(host, "saumaumau", 3, options={"mau": True})
    start(clients, table)
    rng = random.Random(5)
    for _ in range(3000):
        asked = [q for c in clients for q in questions(c)]
        if asked and all("let pass" in [name for _, name in own["legal"]] for _, own, _ in asked):
            break
        assert play_one(clients, table, lambda own: forgetful(own, rng)), "nobody ever forgot to say Mau"
    assert [last["position"]["within"] for _, _, last in asked] == [0.2] * len(asked)
    n = clients[0].last(*TELLING)["n"]  # type: ignore[index]
    for number in range(1, len(asked) + 1):
        assert clients[0].expect("moved", n=n + number)["by"] == "clock"


def forgetful(own: dict[str, Any], rng: random.Random) -> int:
    """Plays a card whenever possible, and never says Mau."""
    silent = [move for move in own["legal"] if not move[1].endswith(" mau")]
    return int(rng.choice([move for move in silent if move[1] != "draw"] or silent)[0])


def test_a_single_legal_move_is_made_by_itself_if_one_likes(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody else learns that there was nothing to choose: it looks like any other move of a person."""
    monkeypatch.setattr(timers, "AUTO_AFTER", (0.04, 0.06))
    rng = random.Random(1)
    client, last = next(filter(None, (until_a_single_move(host, rng) for _ in range(100))))
    while (moved := client.expect("moved"))["n"] <= last["n"]:
        pass
    assert (moved["seat"], moved["by"]) == (0, "person")
    assert moved["lines"][0]["key"] != "server-late"


def until_a_single_move(host: Host, rng: random.Random) -> tuple[Client, Any] | None:
    """A table where its only person has a single legal move, and what they were told; None if that never came."""
    table, client = alone(host, "mow", 2)
    client.ask("prefer", table=table, seat=0, auto=True)
    while turn := my_turn(client):
        seat, own, last = turn
        if len(own["legal"]) == 1:
            return client, last
        client.ask("play", table=table, seat=seat, at=last["n"], action=rng.choice(own["legal"])[0])
    return None


def test_a_single_legal_move_is_not_known_by_its_time(host: Host) -> None:
    """A different delay for every question, the same however often it is computed, and unpredictable from outside."""
    _, client = alone(host, "mow", 2)
    live = next(live for live in host.state.desk.registry.tables.values() if live.state.seats_of(client.player))
    after = [live.timing._auto_after(0, n) for n in range(200)]
    assert after == [live.timing._auto_after(0, n) for n in range(200)]
    low, high = timers.AUTO_AFTER
    assert low <= min(after) < low + 0.2 < high - 0.2 < max(after) <= high
    live.state.secret = "another"
    assert after != [live.timing._auto_after(0, n) for n in range(200)]


def test_who_hesitates_is_reminded(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "REMIND_AFTER", 0.1)
    table, client = alone(host)
    seat, _, _ = my_turn(client)
    assert client.expect("reminder", seat=seat)["table"] == table


# Talking


def test_phrases_and_emotes_always_text_only_if_the_host_allows(host: Host) -> None:
    table, (anna, bernd) = seat_people(host, "mow", 2)
    assert bernd.ask("say", table=table, phrase="hello")["type"] == "done"
    assert anna.expect("spoken")["phrase"] == "hello"
    assert bernd.ask("say", table=table, emote="pig")["type"] == "done"
    assert bernd.ask("say", table=table, text="Hi there")["code"] == "chat-off"
    anna.ask("configure", table=table, settings={"chat": True})
    assert bernd.ask("say", table=table, text="Hi  there")["type"] == "done"
    assert anna.expect("spoken", text="Hi there")["name"] == "Bernd"
    assert bernd.ask("say", table=table, text="x" * 201)["code"] == "message"
    assert bernd.ask("say", table=table, text="\u202e evil")["code"] == "chat-text"
    assert bernd.ask("say", table=table)["code"] == "say-one"
    assert bernd.ask("say", table=table, phrase="rubbish")["code"] == "phrase-unknown"
    assert host.client("W").ask("say", table=table, phrase="hello")["code"] == "not-seated"


# Once more


def test_rematch_and_the_same_deal_again(host: Host) -> None:
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    first = clients[0].last("started")
    assert clients[0].ask("rematch", table=table)["code"] == "not-over"
    play_on(clients, table, at_random(random.Random(9)))
    assert clients[1].ask("rematch", table=table, same_deal=True)["type"] == "done"
    start(clients, table)
    again = clients[0].last("started")
    assert first
    assert again
    assert again["same_deal"]
    assert again["own"]["0"]["view"] == first["own"]["0"]["view"]
    assert again["about"]["number"] == 2
    assert again["about"]["commitment"] != first["about"]["commitment"]
    play_on(clients, table, at_random(random.Random(8)))
    clients[0].ask("rematch", table=table)
    start(clients, table)
    third = clients[0].last("started")
    assert third
    assert third["own"]["0"]["view"] != first["own"]["0"]["view"]


def test_a_rematch_begins_when_everybody_has_said_yes(host: Host) -> None:
    """It waits for whoever has not answered, but not for those who leave; nobody's share of the shuffle is lost."""
    table, clients = seat_people(host, "saumaumau", 3)
    start(clients, table)
    play_on(clients, table, at_random(random.Random(9)))
    anna, bernd, clara = clients
    assert anna.ask("rematch", table=table)["type"] == "done"
    asked = bernd.expect("changed")
    assert asked["lines"] == [{"key": "server-rematch-asked", "args": {"who": "Anna"}}]
    assert [seat["ready"] for seat in asked["about"]["seats"]] == [False] * 3
    for client, nonce in ((anna, "mud"), (bernd, "hay")):
        assert client.ask("start", table=table, nonce=nonce)["type"] == "done"
    assert [seat["ready"] for seat in clara.expect("changed", n=asked["n"] + 2)["about"]["seats"]] == [
        True,
        True,
        False,
    ]
    refused = anna.ask("start", table=table)
    assert (refused["code"], refused["said"]["args"]) == ("not-ready", {"who": "Clara"})
    assert clara.ask("leave", table=table, seat=2)["type"] == "done"
    assert anna.ask("start", table=table)["code"] == "seats-free"
    assert anna.ask("swap", table=table, seat=2, bot="chick")["type"] == "done"
    assert anna.ask("start", table=table)["type"] == "done"
    assert bernd.expect("started", n=asked["n"] + 5)["nonces"] == ["mud", "hay", ""]


# Staying


def test_after_a_restart_every_table_goes_on(tmp_path: Path) -> None:
    """People come back with their tokens, hear what they missed, and the computer players play on."""
    with hosting(tmp_path) as host:
        table, clients = seat_people(host, "saumaumau", 2)
        start(clients, table)
        play_on(clients, table, at_random(random.Random(3)), 10)
        bots = host.client("Bots")
        other = bots.ask("create", game="mow", seats=[{"bot": "chick"}] * 2, sit=False, settings={"pace": 0.05})[
            "table"
        ]
        bots.ask("enter", table=other)
        start([bots], other)
        seen = clients[0].last("moved")["n"]  # type: ignore[index]
        position = clients[0].last("moved")["position"]  # type: ignore[index]
        tokens = [client.token for client in clients]
    with hosting(tmp_path) as host:
        clients = [Client(host.config.port, "", token) for token in tokens]
        for client in clients:
            assert client.ask("enter", table=table)["type"] == "entered"
        assert clients[0].expect("fresh")["position"] == position
        clients[1].ask("enter", table=table, seen=seen - 3)
        hear_until(clients, seen)
        play_on(clients, table, at_random(random.Random(3)))
        watcher = host.client("W")
        watcher.ask("enter", table=other)
        watcher.expect("moved")


def test_one_command_sent_twice_at_once_opens_one_table(host: Host) -> None:
    """Both answers name the same table: the second waits for the first."""
    anna = host.client("Anna")
    again = host.client(token=anna.token, name="Anna")
    for client in (anna, again):
        client.send("create", id="once", game="quartett", seats=[PEOPLE] * 3)
    assert anna.wait("once")["table"] == again.wait("once")["table"]
    assert len(host.state.desk.registry.tables) == 1
