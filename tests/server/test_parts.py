"""Unit tests of small parts of the server."""

import asyncio
import json
import time
from pathlib import Path

import numpy as np
import pytest
from sqlalchemy import Engine, create_engine, inspect

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.fifo_lock import FifoLock
from farmyard.server.base.limits import unlimited
from farmyard.server.base.tokens import Claim
from farmyard.server.base.trim_memory import untouched
from farmyard.server.hall.records import Records
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.storage import migrations
from farmyard.server.storage.journal import SCHEMA, JournalLine, JournalStopped, SqliteJournal
from farmyard.server.storage.schema import engine_for
from farmyard.server.table import entries
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import open_table
from farmyard.server.table.native import json_views

SMAPS = """\
7f10-7f20 r-xp 00001000 fe:00 12                         /lib/libllvmlite.so
Rss:                  64 kB
Anonymous:             0 kB
7f20-7f30 r--p 00002000 fe:00 12                         /lib/libllvmlite.so
Anonymous:             8 kB
7f30-7f40 rw-p 00003000 fe:00 12                         /lib/libllvmlite.so
Anonymous:             0 kB
7f40-7f50 r--s 00000000 fe:00 13                         /home/anna/journal.db-shm
Anonymous:             0 kB
7f50-7f60 r--p 00000000 00:00 0
Anonymous:             0 kB
7f60-7f70 r-xp 00000000 00:00 0                          [vdso]
Anonymous:             0 kB
7f70-7f90 r--p 00001000 fe:00 14                         /lib/libc.so.6
Anonymous:             0 kB
"""


def test_only_what_lies_as_in_its_file_goes_back() -> None:
    """No page that was or may be written to, and none without a file behind it."""
    assert list(untouched(SMAPS)) == [(0x7F10, 0x10), (0x7F70, 0x20)]


async def in_turn(turns: FifoLock, name: str, done: list[str]) -> None:
    async with turns:
        done.append(name)
        await asyncio.sleep(0)


def test_turns_are_taken_in_order_and_none_is_lost() -> None:
    """Even if a waiter is cancelled while queueing, or just as its turn comes."""

    async def queue_up() -> list[str]:
        turns, done = FifoLock(), list[str]()
        assert turns.take()
        assert not turns.take()
        waiting = [asyncio.create_task(in_turn(turns, name, done)) for name in "abcd"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        turns.give_back()
        waiting[0].cancel()
        await asyncio.wait(waiting, timeout=60)
        assert not turns.taken
        return done

    assert asyncio.run(queue_up()) == ["c", "d"]


def described(engine: Engine) -> dict[str, object]:
    """Every table with its columns, keys and indices."""
    there = inspect(engine)
    return {
        table: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in there.get_columns(table)],
            there.get_pk_constraint(table)["constrained_columns"],
            [key["referred_table"] for key in there.get_foreign_keys(table)],
            sorted(str(index["column_names"]) for index in there.get_indexes(table)),
        )
        for table in there.get_table_names()
    }


def test_a_new_database_is_the_same_as_one_brought_up_step_by_step() -> None:
    made, upgraded = create_engine("sqlite://"), create_engine("sqlite://")
    with made.begin() as db:
        migrations.make(db)
        migrations._bring_up(db)  # no migration is left to do
    with upgraded.begin() as db:
        migrations.upgrade(db)
        assert db.exec_driver_sql("select version_num from alembic_version").scalar() == migrations.LATEST
    assert described(made) == described(upgraded)


def test_a_database_of_somebody_else_or_of_a_newer_version_is_left_alone() -> None:
    ours, foreign, both = (create_engine("sqlite://") for _ in range(3))
    with ours.begin() as db:
        migrations._check(db)
        migrations.make(db)
        migrations._check(db)
        db.exec_driver_sql("update alembic_version set version_num = '9999'")
        with pytest.raises(Refusal, match="database-newer"):
            migrations._check(db)
    for engine, tables in ((foreign, ["strangers"]), (both, ["strangers", "alembic_version"])):
        with engine.begin() as db:
            for table in tables:
                db.exec_driver_sql(f"create table {table} (version_num varchar)")
            with pytest.raises(Refusal, match="database-foreign"):
                migrations._check(db)


def test_a_database_that_holds_only_the_journal_is_a_new_one() -> None:
    """In PostgreSQL they share one; whichever comes first."""
    db = create_engine("sqlite://")
    with db.begin() as opened:
        for statement in SCHEMA.split(";"):
            opened.exec_driver_sql(statement)
        assert set(inspect(opened).get_table_names()) == migrations.JOURNAL
        migrations._bring_up(opened)
        assert opened.exec_driver_sql("select version_num from alembic_version").scalar() == migrations.LATEST


@pytest.mark.parametrize("kind", ["u1", "i1", "u2", "i2", "u4", "i4"])
def test_every_kind_of_number_is_written_as_json_has_it(kind: str) -> None:
    limits = np.iinfo(kind)
    numbers = np.array([0, 1, 9, 10, 99, 100, 127, limits.max, limits.min, limits.max // 10], kind)
    size = numbers.itemsize * (-1 if limits.min else 1)
    out = np.zeros(300, np.uint8)
    end = json_views.write_row(numbers.view(np.uint8), 0, size, len(numbers), out, 0)
    assert json.loads(out[:end].tobytes()) == numbers.tolist()


@pytest.mark.parametrize("live", [None, True])
def test_the_journal_outlives_what_it_cannot_write(tmp_path: Path, live: bool | None) -> None:
    """Whoever asked for it is told, and nobody else hangs."""

    async def write() -> list[bytes]:
        journal = SqliteJournal(tmp_path / "journal.db")
        good, bad = (journal.write(JournalLine("TABLE2", n, b"entry", live)) for n in (1, 2**70))
        await asyncio.wait_for(good, 60)
        with pytest.raises(JournalStopped):
            await asyncio.wait_for(bad, 60)
        await asyncio.wait_for(journal.write(JournalLine("TABLE2", 2, b"another", live)), 60)
        found = await journal.read("TABLE2")
        await journal.close()
        return list(found)

    assert asyncio.run(write()) == [b"entry", b"another"]


def test_a_clock_goes_on_after_a_restart_where_it_stood(tmp_path: Path) -> None:
    """Time used before counts; the server's downtime does not."""
    settings = messages.Settings(clock=messages.Clock(seconds=300))
    create = messages.Create(game="saumaumau", seats=[messages.SeatPlan()] * 2, settings=settings)
    caller = Caller(Claim("ANNA"), "Anna")
    lines: list[entries.AnyEntry] = [open_table(caller, create, 1_000)]
    lines += [entries.Sat(time=2_000, seat=seat, player="ANNA", name=f"P{seat}") for seat in range(2)]
    lines.append(entries.Dealt(time=5_000, seed=3, nonces=["", ""]))

    async def come_back() -> list[float]:
        journal = SqliteJournal(tmp_path / "journal.db")
        for n, entry in enumerate(lines, 1):
            await journal.write(JournalLine("TABLE2", n, entries.encode(entry), live=True))
        await journal.write(JournalLine("", 0, alive=45_000))
        registry = TableRegistry(journal, Records(engine_for(tmp_path)), unlimited())
        live = await registry.find("TABLE2")
        spent = [live.timing.spent(seat, time.monotonic(), 0.0) for seat in live.state.look.choices]
        await registry.close()
        return spent

    spent = asyncio.run(come_back())
    assert spent
    assert all(40 <= seconds < 300 for seconds in spent)
