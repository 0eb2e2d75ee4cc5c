"""The disk is the truth: when it cannot be written or read, tables pause, say so, and resume automatically."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from process import WITH_US, Process
from talk import (
    PATIENCE,
    Client,
    Host,
    at_random,
    free_port,
    hear_until,
    hosting,
    play_on,
    questions,
    rest,
    seat_people,
    start,
    until,
)

import farmyard
from farmyard.cli.serve import check_folder
from farmyard.core.refusal import Refusal
from farmyard.server.hall import registry
from farmyard.server.storage import folder, journal
from farmyard.server.table import entries, live_table


class Disk:
    """A disk that can be full."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.full, self._write = False, journal.write_lines
        patch.setattr(journal, "write_lines", self.write)

    def write(self, db: sqlite3.Connection, lines: Any) -> None:
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        self._write(db, lines)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def asked(clients: list[Client]) -> tuple[Client, dict[str, Any]]:
    """Who is to move, and a move."""
    client = next(c for c in clients if list(questions(c)))
    seat, own, last = next(questions(client))
    return client, {"seat": seat, "at": last["n"], "action": own["legal"][0][0]}


def test_a_table_that_could_not_be_written_goes_on_by_itself(tmp_path: Path, disk: Disk) -> None:
    """The move is refused, nobody is told of it, all are told of the pause; then all get what is on disk, and the
    command is carried out when it is resent."""
    with hosting(tmp_path) as host:
        table, clients = seat_people(host, "saumaumau", 2)
        start(clients, table)
        play_on(clients, table, at_random(random.Random(1)), 5)
        seen = clients[0].last("moved")["n"]  # type: ignore[index]
        client, move = asked(clients)
        disk.full = True
        assert client.ask("play", "again", table=table, **move)["code"] == "stopped"
        for c in clients:
            assert c.expect("stopped")["said"]["key"] == "no-stopped"
        assert host.rest("GET", "/health")[1]["stopped"] == 1
        assert client.ask("play", "soon", table=table, **move)["code"] == "stopped"
        disk.full = False
        for c in clients:
            assert c.expect("fresh")["n"] == seen
        assert host.rest("GET", "/health")[1]["ok"]
        assert client.ask("play", "again", table=table, **move)["n"] == seen + 1
        hear_until(clients, seen + 1)
        assert play_on(clients, table, at_random(random.Random(1)), 3) == 3


def test_computer_players_go_on_after_a_full_disk(tmp_path: Path, disk: Disk) -> None:
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        seats = [{"bot": "chick"}] * 2
        table = anna.ask("create", game="mow", seats=seats, sit=False, settings={"pace": 0.05})["table"]
        anna.ask("enter", table=table)
        anna.ask("start", table=table)
        anna.expect("moved")
        disk.full = True
        anna.expect("stopped")
        disk.full = False
        n = anna.expect("fresh")["n"]
        assert anna.expect("moved")["n"] == n + 1


def test_commands_during_a_short_pause_wait_for_its_end(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as we call short: on a busy machine two seconds may be over before anything is tried again."""
    with hosting(tmp_path) as host:
        table, clients = seat_people(host, "saumaumau", 2)
        start(clients, table)
        client, move = asked(clients)
        disk.full = True
        assert client.ask("play", "again", table=table, **move)["code"] == "stopped"
        monkeypatch.setattr(live_table, "PATIENCE", PATIENCE)
        id = client.send("play", "again too", table=table, **move)
        disk.full = False
        assert client.wait(id)["type"] == "done"


def test_an_entry_that_was_written_although_it_was_said_not_to_be_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks during the commit: what is read afterwards decides, and nothing is done twice."""
    write = journal.write_lines
    broken = [False]

    def write_and_fail(db: sqlite3.Connection, lines: Any) -> None:
        write(db, lines)
        if broken[0]:
            broken[0] = False
            raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(journal, "write_lines", write_and_fail)
    with hosting(tmp_path) as host:
        table, clients = seat_people(host, "saumaumau", 2)
        start(clients, table)
        client, move = asked(clients)
        broken[0] = True
        assert client.ask("play", "once", table=table, **move)["code"] == "stopped"
        client.expect("stopped")
        n = client.expect("fresh")["n"]
        assert n > move["at"]
        assert client.ask("play", "once", table=table, **move) == {"type": "done", "id": "once", "n": n}


def test_a_clock_stands_still_while_the_table_pauses(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten minutes on the clock, a pause of an hour: nobody loses a move to it."""
    ahead, clock = [0.0], {"seconds": 600.0, "bank": False}
    for module in (live_table, registry):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + ahead[0]))
    with hosting(tmp_path) as host:
        table, clients = seat_people(host, "saumaumau", 2, settings={"clock": clock})
        start(clients, table)
        client, move = asked(clients)
        disk.full = True
        assert client.ask("play", "a", table=table, **move)["code"] == "stopped"
        ahead[0] = 3600.0
        disk.full = False
        client.expect("fresh")
        time.sleep(3 * registry.TICK)
        assert client.ask("play", "a", table=table, **move)["type"] == "done"


def test_a_table_that_cannot_be_opened_is_not_left_behind(tmp_path: Path, disk: Disk) -> None:
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        disk.full = True
        assert anna.ask("create", "new", game="mow", seats=[{}, {}])["code"] == "stopped"
        disk.full = False
        assert host.rest("GET", "/health")[1]["tables"] == 0
        assert anna.ask("create", "new", game="mow", seats=[{}, {}])["type"] == "created"


def test_a_finished_game_goes_on_the_shelf_when_that_is_possible_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the players have begun another one in the meantime."""
    keep, tries = registry.Records.keep, []

    async def full(self: Any, game: Any, rows: Any, out: Any) -> None:
        tries.append(game["record"])
        if len(tries) < 3:
            raise OSError("no space left on device")
        await keep(self, game, rows, out)

    monkeypatch.setattr(registry.Records, "keep", full)
    with hosting(tmp_path) as host:
        table, clients = seat_people(host, "saumaumau", 2)
        start(clients, table)
        play_on(clients, table, at_random(random.Random(1)))
        assert clients[0].ask("rematch", table=table)["type"] == "done"
        until(lambda: host.rest("GET", f"/api/records/{table}-1", token=clients[0].token)[0] == 200, "the record")
    assert tries == [f"{table}-1"] * 3


# Unreadable journals


def spoil(place: Path, change: Callable[[sqlite3.Connection], Any]) -> None:
    with closing(sqlite3.connect(place / "journal.db")) as db:
        change(db)
        db.commit()


def moves_of(place: Path, table: str) -> list[int]:
    with closing(sqlite3.connect(place / "journal.db")) as db:
        lines = db.execute("select n, entry from entries where room = ? order by n", (table,)).fetchall()
    return [n for n, line in lines if isinstance(entries.decode(line), entries.Moved)]


def garbage(db: sqlite3.Connection, table: str, n: int) -> None:
    db.execute("update entries set entry = ? where room = ? and n = ?", (b'{"type":"mo', table, n))


def from_the_future(db: sqlite3.Connection, table: str, n: int) -> None:
    entry = b'{"type":"sang","time":1,"song":"La Paloma"}'
    db.execute("update entries set entry = ? where room = ? and n = ?", (entry, table, n))


def gap(db: sqlite3.Connection, table: str, n: int) -> None:
    db.execute("delete from entries where room = ? and n = ?", (table, n))


def impossible(db: sqlite3.Connection, table: str, n: int) -> None:
    entry = entries.encode(entries.Moved(time=1, seat=0, action=10_000))
    db.execute("update entries set entry = ? where room = ? and n = ?", (entry, table, n))


def nobody(db: sqlite3.Connection, table: str, n: int) -> None:
    entry = entries.encode(entries.Rose(time=1, seat=99))
    db.execute("update entries set entry = ? where room = ? and n = ?", (entry, table, n))


@pytest.mark.parametrize("harm", [garbage, from_the_future, gap, impossible, nobody])
def test_one_bad_entry_stops_one_table_and_not_the_server(tmp_path: Path, harm: Any) -> None:
    """It is named and counted; all other tables go on."""
    with hosting(tmp_path) as host:
        bad, good = play_two(host)
    n = moves_of(tmp_path, bad)[1]
    spoil(tmp_path, lambda db: harm(db, bad, n))
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        refused = anna.ask("enter", table=bad)
        assert refused["code"] == "unreadable"
        assert str(n) in refused["text"]
        assert anna.ask("enter", table=good)["type"] == "entered"
        assert host.rest("GET", "/health")[1]["stopped"] == 1


def test_a_missing_number_is_noticed_even_where_nothing_else_would_tell() -> None:
    """A chat message, a preference, a seat taken twice: without it the rest would still be consistent."""
    with pytest.raises(Refusal) as refused:
        journal.in_order("TABLE2", 4, [(5, b"a"), (7, b"c")])
    assert refused.value.details == {"table": "TABLE2", "entry": 6}


def test_a_table_that_could_be_read_later_is_no_longer_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk was only unavailable for a moment."""
    with hosting(tmp_path) as host:
        bad, _ = play_two(host)
    read = journal.SqliteJournal.read

    async def fail(self: journal.SqliteJournal, room: str, *more: int) -> Any:
        if room == bad:
            raise OSError("not now")
        return await read(self, room, *more)

    with monkeypatch.context() as patch:
        patch.setattr(journal.SqliteJournal, "read", fail)
        with hosting(tmp_path) as host:
            assert host.rest("GET", "/health")[1]["stopped"] == 1
            patch.undo()
            assert host.client("Anna").ask("enter", table=bad)["type"] == "entered"
            assert host.rest("GET", "/health")[1]["stopped"] == 0


def test_tables_go_on_by_themselves_when_the_database_was_away_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without anybody asking for them: computer players play on; and until then they are counted."""
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        seats, quick = [{"bot": "chick"}] * 2, {"pace": 0.05}
        table = anna.ask("create", game="mow", seats=seats, sit=False, settings=quick)["table"]
        anna.ask("start", table=table)
    before = len(moves_of(tmp_path, table))
    read = journal.SqliteJournal._read
    away = [True]

    def fail(self: journal.SqliteJournal, query: str, given: Any) -> Any:
        if away[0] and query == journal.SELECT:
            raise journal.JournalStopped("disk I/O error")
        return read(self, query, given)

    monkeypatch.setattr(journal.SqliteJournal, "_read", fail)
    with hosting(tmp_path) as host:
        until(lambda: host.rest("GET", "/health")[1]["stopped"] == 1, "the table to be missed")
        assert host.client("Bernd").ask("enter", table=table)["code"] == "stopped"
        away[0] = False
        until(lambda: len(moves_of(tmp_path, table)) > before, "the game to go on")
        assert host.rest("GET", "/health")[1]["stopped"] == 0


@pytest.mark.parametrize(("harm", "kind"), [(None, journal.JournalStopped), (b"x" * 5000, sqlite3.DatabaseError)])
def test_what_cannot_be_opened_may_be_back_soon_and_what_is_damaged_is_not(
    tmp_path: Path, harm: bytes | None, kind: type[Exception]
) -> None:
    async def read() -> None:
        there = journal.SqliteJournal(tmp_path / "journal.db")
        there._path = tmp_path / "other.db"
        there._path.mkdir() if harm is None else there._path.write_bytes(harm)
        try:
            with pytest.raises(kind):
                await there.read("TABLE2")
        finally:
            await there.close()

    asyncio.run(read())


def play_two(host: Host) -> list[str]:
    tables = []
    for _ in range(2):
        table, clients = seat_people(host, "saumaumau", 2, settings={"spectators": "everyone"})
        start(clients, table)
        play_on(clients, table, at_random(random.Random(1)), 3)
        tables.append(table)
    return tables


# The folder


class Served:
    """`farmyard serve` as people start it."""

    def __init__(self, place: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "farmyard", "serve", "--no-browser", "--folder", str(place)]
        self.process = subprocess.Popen(
            [*WITH_US, *command, "--port", str(self.port)],
            env={**os.environ, "PYTHONPATH": str(Path(farmyard.__file__).parents[1])},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def wait_open(self) -> None:
        until(self._is_open, "the server to open")

    def _is_open(self) -> bool:
        try:
            return rest(self.port, "GET", "/health")[0] == 200
        except OSError:
            assert self.process.poll() is None, "the server did not start"
            return False

    def said(self) -> str:
        """All of its output, once it has ended."""
        return self.process.communicate(timeout=PATIENCE)[0]

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def test_a_full_disk_is_said_in_a_sentence_before_anything_is_opened(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(Refusal) as refused:
            check_folder(tmp_path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert refused.value.code == "folder"
    assert list(tmp_path.iterdir()) == []
    check_folder(tmp_path)


def test_a_folder_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    """The second one says which server has it, and exits; after kill -9 the folder is free. A backup needs no lock."""
    first = Served(tmp_path)
    first.wait_open()
    second = Served(tmp_path)
    said = " ".join(second.said().split())
    assert second.process.returncode
    assert f"process {first.process.pid}, http://127.0.0.1:{first.port}" in said
    assert "Traceback" not in said
    copy = [sys.executable, "-m", "farmyard", "backup", "--folder", str(tmp_path), str(tmp_path / "copy")]
    env = {**os.environ, "PYTHONPATH": str(Path(farmyard.__file__).parents[1])}
    assert subprocess.run(copy, env=env, capture_output=True, check=False).returncode == 0
    first.kill()
    third = Served(tmp_path)
    third.wait_open()
    third.kill()


def test_a_journal_lost_beside_its_log_is_noticed(tmp_path: Path) -> None:
    """If it were recreated, the write-ahead log that still holds everything would be discarded."""
    server = Process(tmp_path)
    Client(server.port, "Anna").ask("create", game="mow", seats=[{}, {}])
    server.kill()
    (tmp_path / "journal.db").unlink()
    log = (tmp_path / "journal.db-wal").read_bytes()
    again = Served(tmp_path)
    assert "journal.db" in again.said()
    assert again.process.returncode
    assert (tmp_path / "journal.db-wal").read_bytes() == log


def test_where_locks_are_unknown_the_server_opens_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(file: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(folder, "take", unknown)
    with folder.only_here(tmp_path, "http://here"):
        assert folder.holder(tmp_path) == (str(os.getpid()), "http://here")


# Ids


def test_an_id_is_for_ever_and_for_one_command(tmp_path: Path) -> None:
    """The same command again is answered as before; a different one under its id is refused, even after a restart."""
    with hosting(tmp_path) as host:
        table, clients = seat_people(host, "saumaumau", 2)
        anna = clients[0]
        start(clients, table)
        said = {"table": table, "phrase": "hello"}
        n = anna.ask("say", "mine", **said)["n"]
        assert anna.ask("say", "mine", **said)["n"] == n
        client, move = asked(clients)
        played = client.ask("play", "move", table=table, **move)
        again = Client(host.config.port, "", client.token)
        assert again.ask("play", "move", table=table, **move)["n"] == played["n"]
        assert again.ask("play", "move", table=table, **{**move, "at": 99})["code"] == "id-used"
        new = {"game": "mow", "seats": [{}, {}]}
        opened = anna.ask("create", "new", **new)["table"]
    with hosting(tmp_path) as host:
        anna, again = (Client(host.config.port, "", c.token) for c in (anna, client))
        assert anna.ask("say", "mine", **said)["n"] == n
        assert anna.ask("say", "mine", table=table, phrase="bye")["code"] == "id-used"
        assert anna.ask("prefer", "mine", table=table, seat=0, auto=True)["code"] == "id-used"
        assert again.ask("play", "move", table=table, **move)["n"] == played["n"]
        assert again.ask("play", "move", table=table, **{**move, "at": 99})["code"] == "id-used"
        assert anna.ask("create", "new", **new)["table"] == opened
        assert anna.ask("create", "new", game="rudi", seats=[{}, {}, {}])["code"] == "id-used"


def test_a_server_that_dies_while_a_table_is_opened_seats_its_host_when_asked_again(tmp_path: Path) -> None:
    """Opening takes two entries, and only the first was written."""
    wanted = {"game": "quartett", "seats": [{}, {}, {}]}
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        table = anna.ask("create", id="once", **wanted)["table"]
    with closing(sqlite3.connect(tmp_path / "journal.db")) as db:
        db.execute("delete from entries where room = ? and n = 2", (table,))
        db.commit()
    with hosting(tmp_path) as host:
        again = host.client(token=anna.token, name="Anna").ask("create", id="once", **wanted)
        assert (again["table"], again["seats"]) == (table, [0])
