"""Accounts, other people, and the operator: tokens, devices, blocks, reports, bans, personal data."""

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from talk import PATIENCE, Client, Host, at_random, hear_until, hosting, play_on, play_one, seat_people, start, until
from test_long import MOST_STALL, Stalls
from websockets.exceptions import ConnectionClosed

from farmyard.core.refusal import Refusal
from farmyard.server.base.limits import Rate, unlimited
from farmyard.server.base.name_filter import NameScreen
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.cluster.bus import NoBus
from farmyard.server.hall.people import People
from farmyard.server.hall.records import Records
from farmyard.server.storage.migrations import migrate
from farmyard.server.storage.schema import GAMES, SEATS, engine_for
from farmyard.server.table import table_state
from farmyard.server.web import account

ADMIN = "a key that is long enough"


@pytest.fixture
def yard(tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path, admin=ADMIN) as host:
        yield host


def play_a_game(host: Host) -> tuple[str, list[Client]]:
    table, clients = seat_people(host, "quartett", 3)
    start(clients, table)
    play_on(clients, table, at_random(random.Random(1)))
    until(lambda: host.rest("GET", f"/api/records/{table}-1", token=clients[0].token)[0] == 200, "the record")
    return table, clients


def is_closed(client: Client) -> bool:
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            client.receive(PATIENCE)
    except ConnectionClosed:
        return True
    return False


# Devices and tokens


def test_a_code_makes_another_device_the_same_person_once(yard: Host) -> None:
    anna = yard.client("Anna")
    code = yard.rest("POST", "/api/me/device", token=anna.token)[1]["code"]
    status, identity = yard.rest("POST", "/api/device", {"code": code.lower()})
    assert (status, identity["player"]) == (200, anna.player)
    assert yard.client(token=identity["token"]).player == anna.player
    assert yard.rest("POST", "/api/device", {"code": code})[0] == 404


def test_guessing_a_code_costs_what_guessing_a_key_costs(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(failures=Rate(3, 0.001))) as host:
        answers = [host.rest("POST", "/api/device", {"code": f"WRONG{i}"})[0] for i in range(5)]
        assert answers == [404, 404, 404, 429, 429]


def test_guessing_the_key_of_a_finished_game_by_analysing_it_costs_the_same(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(failures=Rate(3, 0.001))) as host:
        table, clients = seat_people(host, "quartett", 3, settings={"private": True})
        key = clients[0].ask("enter", table=table)["key"]
        start(clients, table)
        play_on(clients, table, at_random(random.Random(1)))
        guesser = host.client("Guesser")
        for n in range(3):
            guesser.ask("analyse", record=f"{table}-1", key=f"AAAAAAA{n}")
        body = {"type": "analyse", "record": f"{table}-1", "key": key}
        assert guesser.ask(**body)["code"] == "too-fast"
        assert host.rest("POST", "/api/analysis", body, token=guesser.token)[1]["code"] == "too-fast"


def test_signing_out_everywhere_revokes_every_token_but_the_new_one(yard: Host) -> None:
    table, (anna, *_) = seat_people(yard, "quartett", 3)
    seat_token = anna.ask("join", table=table, name="Anna 2").get("token", anna.token)
    status, identity = yard.rest("POST", "/api/me/sign-out", token=anna.token)
    assert status == 200
    assert is_closed(anna)
    for old in (anna.token, seat_token):
        assert yard.rest("GET", f"/api/tables/{table}", token=old)[0] == 401
    assert yard.rest("GET", f"/api/tables/{table}", token=identity["token"])[0] == 200


def test_nobody_listens_on_as_somebody_they_no_longer_are(yard: Host) -> None:
    """Otherwise a stolen, revoked token would still show a hand on a socket that has said hello again as a guest."""
    table, clients = seat_people(yard, "quartett", 3)
    thief = yard.client(token=clients[1].token)
    assert thief.ask("enter", table=table)["seats"] == [1]
    assert thief.ask("hello", name="Guest")["type"] == "welcome"
    start(clients, table)
    thief.ask("lobby")
    assert thief.last("started") is None


def test_who_says_hello_again_as_the_same_person_listens_on(yard: Host) -> None:
    table, clients = seat_people(yard, "quartett", 3)
    assert clients[1].ask("hello", token=clients[1].token, name="Bernd")["type"] == "welcome"
    start(clients, table)
    assert list(clients[1].last("started")["own"]) == ["1"]


def test_a_revoked_token_stays_revoked_after_a_restart(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        host.rest("POST", "/api/me/sign-out", token=anna.token)
    with hosting(tmp_path) as host:
        assert host.rest("GET", "/api/me/blocks", token=anna.token)[0] == 401


class Heard(NoBus):
    def __init__(self) -> None:
        self.said: list[str] = []

    def publish(self, channel: str, data: bytes) -> None:
        self.said.append(data.decode())


def test_workers_tell_each_other_about_whom_to_read_again(tmp_path: Path) -> None:
    """And read nothing else: the number of past sign-outs delays nobody."""

    async def tell() -> None:
        engine = engine_for(tmp_path)
        await migrate(engine)
        near, far, bus = People(engine), People(engine), Heard()
        near.bus = bus
        await near.sign_out("ANNA")
        await near.sign_out("BERND")
        await near.ban("CLARA", "rude")
        assert bus.said == ["ANNA", "BERND", "CLARA"]
        await far.refresh("ANNA")
        await far.refresh("CLARA")
        assert (far.epoch("ANNA"), far.epoch("BERND"), far.banned) == (1, 0, {"CLARA"})
        await near.pardon("CLARA")
        await far.refresh("CLARA")
        assert far.banned == near.banned == frozenset()
        await engine.dispose()

    asyncio.run(tell())


def test_the_token_of_a_seat_opens_no_account(yard: Host) -> None:
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    table = anna.ask("create", game="quartett", seats=[{}, {}, {}])["table"]
    seat = bernd.ask("join", table=table)["token"]
    for method, path in (("GET", "/api/me/data"), ("DELETE", "/api/me"), ("POST", "/api/me/device")):
        assert yard.rest(method, path, token=seat)[0] == 401


# Others


def test_the_token_of_a_seat_opens_no_finished_games_of_other_private_tables(yard: Host) -> None:
    table, clients = seat_people(yard, "quartett", 3, settings={"private": True})
    start(clients, table)
    play_on(clients, table, at_random(random.Random(1)))
    anna, bernd = clients[:2]
    other = bernd.ask("create", game="quartett", seats=[{}, {}, {}])["table"]
    elsewhere = anna.ask("join", table=other)["token"]
    record = f"/api/records/{table}-1"
    until(lambda: yard.rest("GET", record, token=anna.token)[0] == 200, "the record")
    assert yard.rest("GET", record, token=elsewhere)[0] == 404
    assert yard.client(token=elsewhere).ask("analyse", record=f"{table}-1")["code"] == "record-unknown"
    assert yard.rest("GET", f"/api/players/{anna.player}", token=elsewhere)[1]["history"] == []
    assert len(yard.rest("GET", f"/api/players/{anna.player}", token=anna.token)[1]["history"]) == 1


def test_whoever_is_blocked_cannot_sit_down_at_my_tables(yard: Host) -> None:
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    blocks = yard.rest("PUT", f"/api/me/blocks/{bernd.player}", token=anna.token)
    assert blocks == (200, {"players": [bernd.player]})
    table = anna.ask("create", game="quartett", seats=[{}, {}, {}])["table"]
    assert bernd.ask("join", table=table)["code"] == "blocked"
    assert yard.rest("DELETE", f"/api/me/blocks/{bernd.player}", token=anna.token)[1] == {"players": []}
    assert bernd.ask("join", table=table)["type"] == "joined"


def test_a_report_reaches_whoever_runs_the_server_with_what_was_said(yard: Host) -> None:
    table, (anna, bernd, _) = seat_people(yard, "quartett", 3, settings={"chat": True})
    bernd.ask("say", table=table, text="You all stink!")
    report = {"player": bernd.player, "why": "talk", "text": "He is rude."}
    assert yard.rest("POST", f"/api/tables/{table}/report", report, token=anna.token)[0] == 200
    [seen] = yard.rest("GET", "/api/admin/yard", token=ADMIN)[1]["reports"]
    assert (seen["name"], seen["text"], seen["talk"]) == ("Bernd", "He is rude.", ["Bernd: You all stink!"])
    assert yard.rest("DELETE", f"/api/admin/reports/{seen['id']}", token=ADMIN)[1]["reports"] == []


def test_only_those_at_the_table_report_and_only_those_at_the_table(yard: Host) -> None:
    table, (anna, bernd, _) = seat_people(yard, "quartett", 3)
    stranger = yard.client("Zoe")
    report = {"player": bernd.player, "why": "talk"}
    assert yard.rest("POST", f"/api/tables/{table}/report", report, token=stranger.token)[0] == 403
    report = {"player": stranger.player, "why": "talk"}
    assert yard.rest("POST", f"/api/tables/{table}/report", report, token=anna.token)[0] == 409


def test_who_has_left_is_reported_and_reports_until_the_next_day(yard: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rude people leave at once, and so do those they offended."""
    table, (anna, bernd, clara) = seat_people(yard, "quartett", 3)
    bernd.ask("leave", table=table, seat=1)
    anna.ask("kick", table=table, player=clara.player)
    report = {"player": bernd.player, "why": "talk"}
    for client in (anna, clara):
        assert yard.rest("POST", f"/api/tables/{table}/report", report, token=client.token)[0] == 200
    assert [seen["name"] for seen in yard.rest("GET", "/api/admin/yard", token=ADMIN)[1]["reports"]] == ["Bernd"] * 2
    monkeypatch.setattr(account, "milliseconds", lambda: milliseconds() + table_state.LATELY)
    assert yard.rest("POST", f"/api/tables/{table}/report", report, token=anna.token)[1]["code"] == "kick-unknown"
    assert yard.rest("POST", f"/api/tables/{table}/report", report, token=clara.token)[1]["code"] == "not-seated"


def test_what_no_database_can_keep_is_refused(yard: Host) -> None:
    table, (anna, bernd) = seat_people(yard, "mow", 2)
    report = {"player": bernd.player, "why": "other", "text": "\0"}
    assert yard.rest("POST", f"/api/tables/{table}/report", report, token=anna.token)[1]["code"] == "chat-text"
    assert yard.rest("PUT", "/api/me/blocks/%00", token=anna.token)[0] == 400


def test_nobody_floods_the_reports(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(reports=Rate(2, 0.001))) as host:
        table, (anna, bernd, _) = seat_people(host, "quartett", 3)
        report = {"player": bernd.player, "why": "other"}
        answers = [host.rest("POST", f"/api/tables/{table}/report", report, token=anna.token)[0] for _ in range(3)]
        assert answers == [200, 200, 429]


def test_what_is_written_down_about_people_is_counted_by_network(tmp_path: Path) -> None:
    """A new guest account from the same place does not help."""
    with hosting(tmp_path, unlimited()._replace(notes=Rate(2, 0.001))) as host:
        tokens = [host.client(name).token for name in ("Anna", "Bernd", "Clara")]
        assert [host.rest("POST", "/api/me/sign-out", token=token)[0] for token in tokens] == [200, 200, 429]


# The operator


@pytest.mark.parametrize("key", ["", "wrong", ADMIN + "!"])
def test_the_yard_is_open_to_nobody_else(yard: Host, key: str) -> None:
    assert yard.rest("GET", "/api/admin/yard", token=key)[0] == 401
    assert yard.rest("POST", "/api/admin/tables/ABCDEF/close", token=key)[0] == 401


def test_without_a_key_nobody_comes_in(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        assert host.rest("GET", "/api/admin/yard", token="")[0] == 401


def test_a_closed_table_is_gone_for_good_and_everybody_is_told(tmp_path: Path) -> None:
    with hosting(tmp_path, admin=ADMIN) as host:
        table, clients = seat_people(host, "quartett", 3)
        start(clients, table)
        status, yard = host.rest("POST", f"/api/admin/tables/{table}/close", token=ADMIN)
        assert (status, yard["tables"]) == (200, [])
        assert clients[1].expect("stopped")["said"]["key"] == "no-table-closed"
        assert host.client().ask("enter", table=table)["code"] == "table-unknown"
    with hosting(tmp_path, admin=ADMIN) as host:
        assert host.client().ask("enter", table=table)["code"] == "table-unknown"


def test_a_banned_player_is_put_out_and_stays_out_until_pardoned(yard: Host) -> None:
    bernd = yard.client("Bernd")
    assert yard.rest("POST", "/api/admin/bans", {"player": bernd.player, "why": "rude"}, token=ADMIN)[0] == 200
    assert is_closed(bernd)
    assert yard.client(token=bernd.token).welcome["code"] == "banned"
    assert yard.rest("GET", "/api/me/blocks", token=bernd.token)[0] == 403
    assert yard.rest("DELETE", f"/api/admin/bans/{bernd.player}", token=ADMIN)[1]["bans"] == []
    assert yard.client(token=bernd.token).player == bernd.player


def test_a_banned_network_opens_no_socket_but_the_yard_stays_open_to_its_host(yard: Host) -> None:
    bernd = yard.client("Bernd")
    ban = {"player": bernd.player, "network": True}
    bans = yard.rest("POST", "/api/admin/bans", ban, token=ADMIN)[1]["bans"]
    assert {row["who"] for row in bans} == {bernd.player, "127.0.0.1"}
    with pytest.raises(Exception, match="403"):
        yard.client("Somebody else")
    assert yard.rest("GET", "/api/admin/yard", token=ADMIN)[0] == 200


# One's data


def test_everything_about_me_is_in_my_file(yard: Host) -> None:
    table, (anna, bernd, _) = play_a_game(yard)
    other = anna.ask("create", game="mow", seats=[{}, {}])["table"]
    anna.ask("say", table=other, phrase="hello")
    yard.rest("PUT", f"/api/me/blocks/{bernd.player}", token=anna.token)
    yard.rest("POST", f"/api/tables/{table}/report", {"player": bernd.player, "why": "leaving"}, token=anna.token)
    status, data = yard.rest("GET", "/api/me/data", token=anna.token)
    assert status == 200
    assert (data["player"], data["name"], data["blocks"]) == (anna.player, "Anna", [bernd.player])
    assert [played["record"] for played in data["history"]] == list(data["records"]) == [f"{table}-1"]
    assert data["ratings"]
    assert data["tables"] == {table: [], other: ["hello"]}
    assert [(report["name"], report["why"]) for report in data["reports"]] == [("Bernd", "leaving")]


def test_searching_all_journals_is_done_for_one_person_after_the_other(yard: Host) -> None:
    """Otherwise a few who ask for their data would keep every thread busy that reads files."""
    journal, now, most = yard.state.desk.registry.journal, 0, 0
    search = journal.mentions

    async def mentions(word: str) -> Any:
        nonlocal now, most
        now, most = now + 1, max(most, now + 1)
        await asyncio.sleep(0.02)
        found = await search(word)
        now -= 1
        return found

    journal.mentions = mentions
    tokens = [yard.client().token for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        answers = threads.map(lambda token: yard.rest("GET", "/api/me/data", token=token)[0], tokens)
        assert list(answers) == [200] * 6
    assert most == 1


def test_whoever_wants_to_be_forgotten_leaves_only_games_without_a_name(yard: Host) -> None:
    table, (anna, bernd, _) = play_a_game(yard)
    other, more = seat_people(yard, "rudi", 3)
    host = yard.client(token=anna.token)
    host.ask("join", table=other, name="Anna too")
    assert yard.rest("DELETE", "/api/me", token=anna.token)[0] == 200
    assert yard.rest("GET", "/api/me/data", token=anna.token)[0] == 401
    names = yard.rest("GET", f"/api/records/{table}-1", token=bernd.token)[1]["names"]
    assert names == ["—", "Bernd", "Clara"]
    about = yard.rest("GET", f"/api/players/{anna.player}", token=bernd.token)[1]
    assert (about["name"], about["history"], about["ratings"]) == ("", [], [])
    assert len(yard.rest("GET", f"/api/players/{bernd.player}", token=bernd.token)[1]["history"]) == 1
    assert all("Anna" not in str(client.last("changed")) for client in more)


def test_a_large_file_of_somebody_makes_nobody_else_wait(tmp_path: Path) -> None:
    """Hundreds of large games: they are exported as stored, and assembled on a thread."""
    games, size = 300, 100_000

    async def export() -> tuple[bytes, float]:
        engine = engine_for(tmp_path)
        await migrate(engine)
        records = Records(engine)
        game = {"game": "mow", "rules": 1, "seats": 2, "finished": 1, "ending": "", "rated": 0, "key": ""}
        seat = {"name": "A", "level": "", "score": 0, "points": 0, "place": 1, "sources": {}, "player": "ANNA"}
        file = json.dumps({"x": [0] * (size // 3)})
        async with engine.begin() as db:
            names = [f"T-{n}" for n in range(games)]
            await db.execute(insert(GAMES), [{**game, "record": name, "file": file} for name in names])
            seats = [{**seat, "record": name, "seat": n} for name in names for n in range(2)]
            await db.execute(insert(SEATS), seats)
        stalls = Stalls()
        data = await records.data_of("ANNA", {"blocks": []})
        longest = stalls.end()
        await records.close()
        return data, longest

    data, longest = asyncio.run(export())
    assert len(json.loads(data)["records"]) == games
    assert longest < MOST_STALL


def journal_says(place: Path, *words: str) -> list[str]:
    with closing(sqlite3.connect(place / "journal.db")) as db:
        text = b"".join(entry for (entry,) in db.execute("select entry from entries"))
    return [word for word in words if word.encode() in text]


def test_nothing_that_is_written_down_about_a_table_names_whom_it_has_forgotten(tmp_path: Path) -> None:
    """Neither in a running game nor in one that was unloaded; and such a game ends without the name."""
    settings = {"chat": True, "pace": 0.0}
    with hosting(tmp_path, admin=ADMIN) as host:
        running, people = seat_people(host, "mow", 3, settings=settings)
        start(people, running)
        people[0].ask("say", table=running, text="It is me, Annabelle")
        away = people[0].ask("create", game="mow", seats=[{}, {}], name="Anna Away")["table"]
    with hosting(tmp_path, admin=ADMIN) as host:
        anna, bernd, clara = (host.client(person.welcome["name"], token=person.token) for person in people)
        assert journal_says(tmp_path, "Anna", anna.player, "Annabelle")
        for client in (bernd, clara):
            client.ask("enter", table=running)
        host.state.desk.registry.tables.pop(away)
        assert host.rest("DELETE", "/api/me", token=anna.token) == (200, {})
        assert journal_says(tmp_path, "Anna", anna.player, "Annabelle") == []
        while bernd.expect("fresh")["about"]["seats"][0]["kind"] != "bot":
            pass  # as it was when they came in
        hear_until([bernd, clara], bernd.last("fresh")["n"])  # type: ignore[index]
        choose = at_random(random.Random(1))
        while not bernd.last("fresh", "moved")["position"]["result"]:  # type: ignore[index]
            if not play_one([bernd, clara], running, choose):
                hear_until([bernd, clara], bernd.expect("moved")["n"])
        until(lambda: host.rest("GET", f"/api/records/{running}-1")[0] == 200, "the record")
        assert host.rest("GET", f"/api/records/{running}-1")[1]["names"] == ["—", "Bernd", "Clara"]
        assert host.rest("GET", f"/api/players/{anna.player}")[1]["history"] == []
    with hosting(tmp_path) as host:
        assert host.client("Bernd", token=bernd.token).ask("enter", table=running)["type"] == "entered"


# Names


@pytest.mark.parametrize(
    "name",
    [
        "Fucker",
        "f.u.c.k",
        "Fück",
        "A$$hole",
        "Admin",
        "the admin",
        "fuсk",
        "ƒυck",
        "Hıtler",
        "hit1er",
        "fuuuck",
        "аdmin",
    ],
)
def test_rude_and_false_names_are_refused(yard: Host, name: str) -> None:
    refused = yard.client(name).ask("create", game="quartett", seats=[{}, {}, {}])
    assert refused["code"] == "name-rude"


@pytest.mark.parametrize(
    "name", ["Anna", "Cumberland", "Essex", "Sussex 1", "Фёдор", "Ελένη", "Işıl", "Nigeria 11", "K. Huber"]
)
def test_ordinary_names_that_contain_such_words_are_not(name: str) -> None:
    NameScreen().check(name)


def test_the_host_may_lengthen_and_shorten_the_list(tmp_path: Path) -> None:
    (tmp_path / "names.txt").write_text("=cabbage\n-nazi  # a museum\n", "utf-8")
    screen = NameScreen(tmp_path)
    screen.check("Nazi")
    screen.check("cabbages")
    with pytest.raises(Refusal, match="name-rude"):
        screen.check("C4bbage")
