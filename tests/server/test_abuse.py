"""Hostile clients cost themselves something, and nobody else much."""

import asyncio
import base64
import contextlib
import json
import logging
import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from process import Process
from sqlalchemy import insert, select
from talk import PATIENCE, PEOPLE, QUICK, Client, Host, hosting, my_turn, start, until

from farmyard.cli.serve import JsonLines
from farmyard.contests import analysis
from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.limits import Buckets, Limits, Networks, Rate, network, unlimited
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import Claim
from farmyard.server.hall import registry
from farmyard.server.hall.desk import Studies
from farmyard.server.storage.journal import JournalLine, SqliteJournal
from farmyard.server.storage.migrations import migrate
from farmyard.server.storage.schema import DEALS, GAMES, engine_for
from farmyard.server.table import fairness
from farmyard.server.table.callers import Caller
from farmyard.server.table.chain import Chain
from farmyard.server.web import connection_limits
from farmyard.server.web.connection_limits import Doors


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
    """A raw socket after the WebSocket handshake, which sends only what it is told to."""
    raw = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
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
    """With code 1008, whatever the kind of frame, before hello and after."""
    with hosting(tmp_path, Limits()) as host, shake_hands(host.config.port) as raw:
        raw.sendall((b"" if kind != "pieces" else frame(0x01, b"")) + FLOODS[kind] * 200)
        assert b"\x88\x02\x03\xf0" in until_closed(raw)


def test_who_is_refused_now_and_then_stays(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(faults=Limits().faults)) as host:
        anna = host.client("Anna")
        for _ in range(100):
            assert anna.ask("leave", table="ABCDEF", seat=0)["type"] == "refused"
            assert anna.ask("lobby", on=False)["type"] == "done"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    """In a process of its own: a client in this one would wait for the interpreter, not for the server."""
    process = Process(tmp_path)
    yield process
    process.stop()


def worked_by(served: Process) -> float:
    """Seconds of a processor that its event loop has taken: however busy the machine, it is the same work."""
    return int(Path(f"/proc/{served.process.pid}/schedstat").read_text().split()[0]) / 1e9


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="this system does not count the work of others")
@pytest.mark.parametrize("kind", ["garbage", "before hello", "pings"])
def test_one_read_full_of_frames_does_not_hold_up_the_others(served: Process, kind: str) -> None:
    """Even without limits: the others get a turn in between."""
    anna = Client(served.port)
    with shake_hands(served.port) as raw:
        raw.settimeout(0.1)
        worked = []
        for _ in range(10):
            with contextlib.suppress(TimeoutError):
                raw.send(FLOODS[kind] * 30_000)
            before = worked_by(served)
            anna.ask("lobby", on=False)
            worked.append(worked_by(served) - before)
    assert sorted(worked)[5] < 0.15, worked


# Networks


def test_what_belongs_to_one_customer_is_one_network() -> None:
    assert network("192.0.2.7") == network("::ffff:192.0.2.7") != network("192.0.2.8")
    assert network("2001:db8:1:2::3") == network("2001:db8:1:2:ffff::9%eth0") != network("2001:db8:1:3::3")
    networks = Networks(Rate(2, 0.001))
    took = [networks.take(network(f"2001:db8:1:{n:x}::1")) for n in range(100)]
    assert took == [True] * 16 + [False] * 84  # a /48 is worth eight of its networks
    assert networks.take(network("2001:db8:2::1"))


def test_nobody_gets_rid_of_an_empty_bucket_by_coming_under_other_names() -> None:
    buckets = Buckets(Rate(1, 0.0001), most=100)
    assert buckets.take("me")
    assert sum(buckets.take(f"n{n}") for n in range(5000)) == 100  # as many as there is room for; the rest share one
    assert not buckets.take("me")


def test_nobody_is_locked_out_by_the_wrong_tokens_of_others(tmp_path: Path) -> None:
    """Not from the page, not from REST, not from hello, not from private tables."""
    with hosting(tmp_path, unlimited()._replace(failures=Rate(4, 0.001))) as host:
        anna = host.client("Anna")
        made = anna.ask("create", game="mow", seats=[PEOPLE] * 2, settings={"private": True})
        for n in range(30):
            assert host.rest("GET", f"/api/tables/{made['table']}", token=f"wrong{n}")[0] == 401
        wrong = host.client("Guest", token="wrong")
        assert [wrong.welcome["code"], *(wrong.ask("hello", token="bad")["code"] for _ in range(9))] == ["token"] * 10
        assert host.rest("GET", "/")[0] == 200
        assert host.rest("GET", f"/api/tables/{made['table']}", token=anna.token)[0] == 200
        assert host.client("Bernd").ask("join", table=made["table"], key=made["key"])["type"] == "joined"


def test_strangers_learn_nothing_about_tables_by_asking_often(tmp_path: Path) -> None:
    """Whatever they ask; members of the table are unaffected, and so are people at public tables."""
    asked: list[tuple[str, dict[str, Any]]] = [
        ("leave", {"seat": 0}),
        ("say", {"phrase": "hello"}),
        ("hint", {"seat": 0}),
        ("play", {"seat": 0, "at": 1, "action": 0}),
        ("start", {}),
        ("enter", {"key": "AAAAAAAA"}),
        ("join", {"key": "AAAAAAAA"}),
    ]
    with hosting(tmp_path, unlimited()._replace(failures=Rate(8, 0.001))) as host:
        anna, guesser = host.client("Anna"), host.client("Guesser")
        made = anna.ask("create", game="mow", seats=[PEOPLE] * 2, settings={"private": True})
        for n in range(80):  # guessing codes costs less than guessing keys
            guesser.ask(asked[n % 7][0], table=f"ABC{n:03}", **asked[n % 7][1])
        for table in ("ABCDEF", made["table"]):
            for type, fields in asked:
                assert guesser.ask(type, table=table, **fields)["code"] == "too-fast", type
            assert guesser.ask("exit", table=table)["type"] == "done"
        assert guesser.ask("join", table=made["table"], key=made["key"])["code"] == "too-fast"
        assert anna.ask("enter", table=made["table"], key=made["key"])["type"] == "entered"
        public = anna.ask("create", game="mow", seats=[PEOPLE] * 2)
        assert guesser.ask("join", table=public["table"])["type"] == "joined"


def test_codes_of_clubs_are_not_to_be_guessed(tmp_path: Path) -> None:
    """Whoever knows one belongs to it. Clubs that have ended lock nobody out."""
    with hosting(tmp_path, unlimited()._replace(failures=Rate(4, 0.001))) as host:
        anna, guesser = host.client("Anna"), host.client("Guesser")
        code = host.rest("POST", "/api/clubs", {"title": "Class 4b"}, anna.token)[1]["code"]

        def tries(count: int) -> list[str]:
            return [host.rest("POST", f"/api/clubs/ABCD{n:04}", None, guesser.token)[1]["code"] for n in range(count)]

        assert tries(30) == ["club-unknown"] * 30
        assert tries(20)[-1] == "too-fast"
        assert host.rest("POST", f"/api/clubs/{code}", None, guesser.token)[1]["code"] == "too-fast"
        assert host.rest("GET", f"/api/day-table/week?club={code}", token=anna.token)[0] == 200


def test_pages_that_ask_for_tables_of_last_week_lock_nobody_out(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(failures=Limits().failures)) as host:
        anna, bernd = host.client("Anna"), host.client("Bernd")
        made = anna.ask("create", game="mow", seats=[PEOPLE] * 2, settings={"private": True})
        asked = [host.rest("GET", f"/api/tables/OLD{n:03}/glance", token=bernd.token)[0] for n in range(100)]
        assert asked == [404] * 100
        assert bernd.ask("join", table=made["table"], key=made["key"])["type"] == "joined"


def test_a_school_behind_one_address_opens_the_page_at_once(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(requests=Limits().requests)) as host:
        address = "127.0.0.1", host.config.port
        with closing(socket.create_connection(address)) as line, line.makefile("rb") as answers:
            for _ in range(60):
                for path in ("/", "/api/games", *["/assets/part.js"] * 20):
                    line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                    assert b" 429 " not in answers.readline()
                    head = dict(row.lower().split(b": ", 1) for row in iter(answers.readline, b"\r\n"))
                    answers.read(int(head[b"content-length"]))


def test_keys_are_long_enough(host: Host) -> None:
    made = host.client("Anna").ask("create", game="mow", seats=[PEOPLE] * 2, settings={"private": True})
    assert min(len(made["key"]), len(made["watch"])) * 5 >= 40  # bits


def test_tables_are_counted_by_network_for_players_are_free(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(tables_network=Rate(5, 0.001))) as host:
        answers = [host.client(f"G{n}").ask("create", game="mow", seats=[PEOPLE] * 2) for n in range(8)]
        assert [answer.get("code") for answer in answers] == [None] * 5 + ["too-many-tables"] * 3


# Thinking and keeping


class Slow:
    """Stands in for a computer player: takes its time, and records who asked."""

    def __init__(self) -> None:
        self.begun = 0
        self.threads: set[str] = set()
        self.may_go_on = threading.Event()

    def steps(self, *given: Any) -> Iterator[None]:
        """They never end; and the first blocks until released."""
        while True:
            self.begun += 1
            self.threads.add(threading.current_thread().name)
            self.may_go_on.wait(PATIENCE)
            time.sleep(0.05)
            yield None


def finish_game(host: Host) -> tuple[Client, str]:
    anna = host.client("Anna")
    seats = [{"bot": None}, {"bot": "chick"}]
    table = anna.ask("create", game="mow", seats=seats, settings=QUICK)["table"]
    anna.ask("enter", table=table)
    start([anna], table)
    while (asked := my_turn(anna)) is not None:
        seat, own, last = asked
        anna.ask("play", table=table, seat=seat, at=last["n"], action=own["legal"][0][0])
    record = f"{table}-1"
    until(lambda: host.rest("GET", f"/api/records/{record}", token=anna.token)[0] == 200, "the record")
    return anna, record


def test_one_study_at_a_time_and_no_move_waits_for_it(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second one is refused; champions move even if it thinks for long; and it stops once nobody is waiting."""
    slow = Slow()
    anna, record = finish_game(host)
    monkeypatch.setattr(analysis, "decisions", slow.steps)
    anna.send("analyse", record=record)
    until(lambda: slow.begun, "the analysis to begin")
    assert anna.ask("analyse", record=record)["code"] == "study-busy"
    assert host.rest("POST", "/api/analysis", {"record": record}, token=anna.token)[0] == 429
    table = anna.ask("create", game="mow", seats=[{"bot": "champion"}] * 2, sit=False, settings=QUICK)["table"]
    anna.ask("enter", table=table)
    anna.ask("start", table=table)
    anna.expect("moved")
    assert (slow.begun, slow.threads) == (1, {"study_0"})
    slow.may_go_on.set()
    anna.close()
    until(lambda: not host.state.desk._studies._going, "the study to end with its socket")
    assert slow.begun < 5, "it went on to its own end"


def test_an_analysis_ends_with_the_request_that_wanted_it(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    anna, record = finish_game(host)
    monkeypatch.setattr(analysis, "decisions", slow.steps)
    body = json.dumps({"record": record}).encode()
    with socket.create_connection(("127.0.0.1", host.config.port)) as raw:
        raw.sendall(
            b"POST /api/analysis HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            b"authorization: Bearer %b\r\ncontent-length: %d\r\n\r\n%b" % (anna.token.encode(), len(body), body)
        )
        until(lambda: slow.begun, "the analysis to begin")
    slow.may_go_on.set()
    until(lambda: not host.state.desk._studies._going, "the study to end with its request")
    assert slow.begun < 5, "it went on to its own end"


def test_a_whole_school_gets_its_hints_and_takes_nobodys_turns() -> None:
    """Four studies per network run at a time, the others queue; another network is served immediately; a player
    has one at a time; and a network that asks for hundreds is refused."""
    studies, ended = Studies(4), asyncio.Event()
    going: list[str] = []

    async def study(player: str, network: str) -> str:
        try:
            async with studies.begin(Caller(Claim(player), player, "en", network), messages.Hint):
                going.append(player)
                await ended.wait()
        except Refusal as refusal:
            return refusal.code
        return "advice"

    async def lesson() -> None:
        pupils = [asyncio.create_task(study(f"PUPIL{n}", "school")) for n in range(4 * Studies.WAITING)]
        await asyncio.sleep(0)
        assert await study("PUPIL0", "home") == "study-busy"
        assert await study("ONE MORE", "school") == "study-busy"
        other = asyncio.create_task(study("OTHER", "home"))
        pupils[5].cancel()
        await asyncio.sleep(0.01)
        assert going == ["PUPIL0", "PUPIL1", "PUPIL2", "PUPIL3", "OTHER"]
        ended.set()
        answers = await asyncio.gather(*pupils, other, return_exceptions=True)
        assert answers.count("advice") == len(pupils)
        assert not studies._going
        assert not studies._turns

    asyncio.run(lesson())


def test_who_comes_back_all_the_time_sees_the_table_as_it_is(tmp_path: Path) -> None:
    """Rebuilding what somebody missed is paid for by their network, by the entries that are read again."""
    with hosting(tmp_path, unlimited()._replace(replayed=Rate(8, 0.0001))) as host:
        anna = host.client("Anna")
        table = anna.ask("create", game="mow", seats=[PEOPLE] * 2)["table"]
        events = f"/api/tables/{table}/events?seen=1"
        for _ in range(3):
            assert host.rest("GET", events, token=anna.token)[1]["events"][0]["type"] == "changed"
        anna.ask("enter", table=table, seen=1)
        assert anna.expect("changed")["n"] == 2
        for _ in range(2):
            anna.ask("enter", table=table, seen=1)
            assert anna.expect("fresh")["n"] == 2
        assert host.rest("GET", events, token=anna.token)[1]["events"][0]["type"] == "fresh"
        assert host.rest("GET", f"{events}&until=2", token=anna.token)[1]["code"] == "too-fast"
        assert host.rest("GET", f"/api/tables/{table}/events?seen=2", token=anna.token)[1]["events"] == []


def test_records_are_counted_and_weighed_by_network(tmp_path: Path) -> None:
    with hosting(tmp_path, unlimited()._replace(records=Rate(3, 0.0001), record_bytes=Rate(300_000, 1))) as host:
        anna, record = finish_game(host)
        data = host.rest("GET", f"/api/records/{record}", token=anna.token)[1]

        def bring(**more: Any) -> tuple[int, Any]:
            return host.rest("POST", "/api/records", {**data, **more}, token=host.client("Guest").token)

        assert bring(names=["x" * 200_000, "y" * 100_000])[1]["code"] == "record-large"
        assert bring()[0] == 200
        assert bring()[0] == 200
        assert bring()[0] == 200
        assert bring()[1]["code"] == "records-many"


def test_a_line_of_the_log_is_short() -> None:
    record = logging.makeLogRecord({"msg": "x" * 100_000, "table": "y" * 100_000, "n": 7})
    line = json.loads(JsonLines().format(record))
    assert len(str(line)) < 10_000
    assert line["n"] == 7


# Abandoned tables


@pytest.mark.everywhere
def test_an_abandoned_table_leaves_lobby_and_memory_but_whoever_has_its_code_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hosting(tmp_path) as host:
        anna, bernd = host.client("Anna"), host.client("Bernd")
        left, waiting = (anna.ask("create", game="mow", seats=[PEOPLE] * 2)["table"] for _ in range(2))
        bernd.ask("lobby")
        assert {about["id"] for about in bernd.expect("tables")["tables"]} >= {left}
        anna.ask("enter", table=waiting)
        monkeypatch.setattr(registry, "ABANDONED", 0.2)
        bernd.expect("gone", table=left)
        assert list(host.state.desk.registry.tables) == [waiting]
        anna.ask("enter", table=left)
        bernd.expect("table")
        anna.ask("exit", table=left)
        until(lambda: left not in host.state.desk.registry.tables, "the table to go again")
    with hosting(tmp_path) as host:
        assert list(host.state.desk.registry.tables) == [waiting]


@pytest.mark.everywhere
def test_a_game_that_was_found_again_and_dealt_is_there_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "ABANDONED", 0.2)
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        table = anna.ask("create", game="mow", seats=[{"bot": None}, {"bot": "chick"}])["table"]
        until(lambda: table not in host.state.desk.registry.tables, "the table to go")
        assert anna.ask("start", table=table)["type"] == "done"
    with hosting(tmp_path) as host:
        assert table in host.state.desk.registry.tables


@pytest.mark.everywhere
def test_what_nobody_has_touched_for_long_is_forgotten(tmp_path: Path) -> None:
    """Tables not begun after a day, games after thirty; tables in use never."""
    day = 86_400_000
    with hosting(tmp_path) as host:
        anna, there = host.client("Anna"), host.state.desk.registry
        seats = [{"bot": None}, {"bot": "chick"}]
        unbegun, begun, used = (anna.ask("create", game="mow", seats=seats)["table"] for _ in range(3))
        anna.ask("start", table=begun)
        until(lambda: not there.tables[begun].bots_asked, "the computer player to wait")

        def sweep(days: float) -> list[str]:
            now = int(time.time() * 1000 + days * day)
            asyncio.run_coroutine_threadsafe(there.forget_old(now), there._ticking.get_loop()).result(20)
            return [table for table in (unbegun, begun, used) if known(host, anna, table)]

        for table in (unbegun, begun):
            del there.tables[table]
        assert sweep(0.9) == [unbegun, begun, used]
        for table in (unbegun, begun):
            del there.tables[table]
        assert sweep(1.1) == [begun, used]
        del there.tables[begun]
        assert sweep(29) == [begun, used]
        del there.tables[begun]
        assert sweep(31) == [used]
        deals = asyncio.run_coroutine_threadsafe(promised_at(host), there._ticking.get_loop()).result(20)
        assert used in deals
        assert not {unbegun, begun} & deals


async def promised_at(host: Host) -> set[str]:
    async with host.state.desk.records.engine.connect() as db:
        return set((await db.execute(select(DEALS.c.room))).scalars())


def test_of_a_forgotten_table_only_the_promises_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discarded deals are still counted, nothing tells where they were, and nobody can take them out of the chain
    unseen; the oldest of them go when there are too many."""

    async def forget() -> None:
        engine = engine_for(tmp_path)
        await migrate(engine)
        chain = Chain(engine)
        for n in range(1, 4):
            await chain.promise(f"{n:064x}", fairness.Terms("TABLE1", n, "mow", 1, 3, {}))
        async with engine.begin() as db:
            game = {"game": "mow", "rules": 1, "seats": 3, "finished": 1, "ending": "", "rated": 0, "file": "{}"}
            await db.execute(insert(GAMES).values(record="TABLE1-1", **game))
        before, promises = await chain.standing([]), await chain.after(0)
        await chain.forget("TABLE1")
        async with engine.connect() as db:
            rooms = (await db.scalars(select(DEALS.c.room).order_by(DEALS.c.n))).all()
        assert rooms == ["TABLE1", "", ""]
        assert (await chain.standing([]), await chain.after(0)) == (before, promises)
        assert (before.promised, before.finished) == (3, 1)
        assert await chain.promise("00", fairness.Terms("TABLE2", 1, "mow", 1, 3, {})) == before.head
        monkeypatch.setattr("farmyard.server.table.chain.KEPT", 2)
        await chain.forget("TABLE2")
        async with engine.connect() as db:
            assert (await db.scalars(select(DEALS.c.n).order_by(DEALS.c.n))).all() == [1, 3, 4]
        assert [promise.n for promise in await chain.after(0)] == [3, 4]
        await engine.dispose()

    asyncio.run(forget())


def test_when_the_server_was_there_is_forgotten_after_a_year(tmp_path: Path) -> None:
    async def write(*alive: int) -> list[int]:
        journal = SqliteJournal(tmp_path / "journal.db")
        for moment in alive:
            await journal.write(JournalLine("", 0, alive=moment, begun=moment))
        found = [stretch.last for stretch in await journal.alive()]
        await journal.close()
        return found

    now = milliseconds()
    assert len(asyncio.run(write(now - 401 * 86_400_000, now - 399 * 86_400_000, now))) == 3
    assert asyncio.run(write()) == [now - 399 * 86_400_000, now]


def known(host: Host, anna: Client, table: str) -> bool:
    return bool(host.rest("GET", f"/api/tables/{table}/glance", token=anna.token)[0] == 200)


def test_tables_from_before_are_kept_a_month(tmp_path: Path) -> None:
    """A journal from before retention periods existed."""
    with hosting(tmp_path) as host:
        host.client("Anna").ask("create", game="mow", seats=[PEOPLE] * 2)
    with closing(sqlite3.connect(tmp_path / "journal.db")) as db:
        db.execute("drop table kept")
        db.commit()
    with hosting(tmp_path), closing(sqlite3.connect(tmp_path / "journal.db")) as db:
        ((until,),) = db.execute("select until from kept").fetchall()
    assert 29 < (until / 1000 - time.time()) / 86_400 <= 30


# Connections

HALVES = {
    "silence": b"",
    "half a head": b"GET / HTTP/1.1\r\nhost: loc",
    "half a body": b"POST /api/players HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n\r\n{",
    "half a second request": b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET / HTTP",
}


@pytest.mark.parametrize("kind", HALVES)
def test_half_a_request_is_not_waited_for(host: Host, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(connection_limits, "PATIENCE", 0.3)
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", host.config.port), timeout=PATIENCE) as raw:
        raw.sendall(HALVES[kind])
        until_closed(raw)
        assert time.monotonic() - begun > 0.2


def test_whole_requests_and_sockets_outlive_that(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "PATIENCE", 2.0)
    anna = host.client("Anna")
    with socket.create_connection(("127.0.0.1", host.config.port), timeout=PATIENCE) as raw:
        for pause in (2.2, 0.0):
            raw.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert raw.recv(65536).startswith(b"HTTP/1.1 200")
            time.sleep(pause)
    assert anna.ask("lobby")["type"] == "done"


def test_so_many_connections_a_network_and_no_more(tmp_path: Path) -> None:
    """Sockets count too, and whoever leaves makes room."""
    with hosting(tmp_path, unlimited()._replace(connections=6)) as host:
        friends = [host.client(f"F{n}") for n in range(3)]
        place = ("127.0.0.1", host.config.port)
        held = [socket.create_connection(place, timeout=PATIENCE) for _ in range(3)]
        with socket.create_connection(place, timeout=PATIENCE) as raw:
            assert until_closed(raw) == b""
        held.pop().close()
        friends.pop().close()
        for _ in range(2):
            until(lambda: status_at(place) == b"200", "room")
        for raw in held:
            raw.close()


def status_at(place: tuple[str, int]) -> bytes:
    with socket.create_connection(place, timeout=PATIENCE) as raw:
        try:
            raw.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            return [*until_closed(raw).split(), b"", b""][1]
        except OSError:
            return b""


def test_some_descriptors_are_left_for_ourselves_and_some_for_others() -> None:
    few = Doors(connection_limits.RESERVED + 100, most_network=600, proxy=False)
    assert sum(few.enter("one network") for _ in range(1000)) == 50
    assert sum(few.enter(f"n{n}") for n in range(1000)) == 50
    few.leave("one network")
    assert few.enter("another")
    behind = Doors(connection_limits.RESERVED + 100, most_network=6, proxy=True)
    assert sum(behind.enter("the proxy") for _ in range(1000)) == 100


# The machine


@pytest.mark.parametrize(
    ("name", "welcome"), [("localhost", True), ("192.0.2.7", True), ("[::1]", True), ("evil.example", False)]
)
def test_a_name_that_was_made_to_lead_here_is_not_ours(host: Host, name: str, welcome: bool) -> None:
    """DNS rebinding: Host and Origin agree, and both are foreign."""
    with socket.create_connection(("127.0.0.1", host.config.port), timeout=PATIENCE) as raw:
        raw.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {name}:8765\r\nOrigin: http://{name}:8765\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert raw.recv(4096).startswith(b"HTTP/1.1 101") == welcome
    there = {"host": f"{name}:8765", "origin": f"http://{name}:8765"}
    assert (host.rest("POST", "/api/players", {}, **there)[0] == 200) == welcome
    del there["origin"]  # as in a page's own GETs
    assert ("tables" in host.rest("GET", "/health", **there)[1]) == welcome
    assert (host.rest("GET", "/metrics", **there)[0] == 200) == welcome


@pytest.mark.skipif(os.name != "posix", reason="files have other rights here")
def test_nobody_else_on_the_machine_reads_our_files(tmp_path: Path) -> None:
    """Even if the folder and files existed before."""
    tmp_path.chmod(0o755)
    for _ in range(2):
        with hosting(tmp_path) as host:
            host.client("Anna").ask("create", game="mow", seats=[PEOPLE] * 2)
            rights = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("*.db*")}
        assert {"journal.db", "journal.db-wal", "farmyard.db"} <= set(rights)
        assert set(rights.values()) == {0o600}
        assert tmp_path.stat().st_mode & 0o777 == 0o700
        for name in ("journal.db", "farmyard.db"):
            (tmp_path / name).chmod(0o644)
