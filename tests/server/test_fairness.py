"""Verifiable shuffles: commitments are kept, they form a chain, and anybody can check both."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import SEAL
from sqlalchemy import func, insert, select
from talk import PEOPLE, Host

from farmyard.core.chance import CHANCE, next_word
from farmyard.core.record import record as record_type
from farmyard.core.refusal import Refusal
from farmyard.core.seed import sow
from farmyard.server.base.messages import Settings
from farmyard.server.storage.migrations import migrate
from farmyard.server.storage.schema import DEALS, engine_for
from farmyard.server.table import entries, fairness
from farmyard.server.table.chain import Chain
from farmyard.server.table.table_state import TableState
from farmyard.table import Table

DOCS = Path(__file__).parents[2] / "docs"
VERIFIER = DOCS / "verify_shuffle.py"


def record_of(number: int, before: str | None = "", game: str = "mow") -> dict[str, Any]:
    """A whole game of random moves, dealt the way the server deals."""
    rng = random.Random(number)
    secret, nonces = rng.randbytes(32).hex(), [rng.randbytes(16).hex(), "", "ü"]
    terms = fairness.Terms("TABLE1", number, game, Table(game, 3).game.version, 3, {})
    table = Table(game, 3, fairness.seed_of(secret, terms, before, nonces))
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, rng.choice(table.legal_actions(seat)))
    return {**table.record(), "shuffle": fairness.describe(secret, terms, before, nonces)}


def verifier(*records: dict[str, Any], folder: Path) -> subprocess.CompletedProcess[str]:
    """On its own, as somebody without Farmyard would run it."""
    for number, record in enumerate(records):
        (folder / f"{number}.json").write_text(json.dumps(record))
    names = [f"{number}.json" for number in range(len(records))]
    command = [sys.executable, "-I", str(VERIFIER), *names]
    return subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)


def test_anybody_can_check_a_record_without_farmyard(tmp_path: Path) -> None:
    """Sixty lines of Python agree with `farmyard verify`, and follow the chain from record to record."""
    assert len(VERIFIER.read_text().splitlines()) <= 60
    first = record_of(1)
    second = record_of(2, first["shuffle"]["commitment"])
    for record in (first, second):
        fairness.verify(record)
    said = verifier(first, second, folder=tmp_path)
    assert said.returncode == 0, said.stderr
    assert "0.json honest; after nothing" in said.stdout
    assert "1.json honest; after 0.json" in said.stdout


@pytest.mark.parametrize("part", ["commitment", "secret", "nonces", "before", "number", "table", "seed", "options"])
def test_whatever_was_altered_is_noticed(part: str, tmp_path: Path) -> None:
    """By both verifiers."""
    record = record_of(1)
    other = {"nonces": ["", "", ""], "number": 2, "options": {"herds": 2}, "seed": SEAL}.get(part, "0" * 64)
    if part in record:
        record[part] = other
    else:
        record["shuffle"][part] = other
    with pytest.raises(Refusal):
        fairness.verify(record)
    assert verifier(record, folder=tmp_path).returncode == 1


def test_the_published_vectors_hold() -> None:
    """docs/shuffle_vectors.json: for anybody who writes their own verifier."""
    for vector in json.loads((DOCS / "shuffle_vectors.json").read_text()):
        terms = fairness.Terms(**vector["terms"], options=vector["options"])
        secret, before, nonces = vector["secret"], vector["before"], vector["nonces"]
        assert fairness.commitment(secret, terms, before) == vector["commitment"]
        assert fairness.seed_of(secret, terms, before, nonces) == vector["seal"]
        space: dict[str, Any] = {"__name__": "verifier"}
        exec(VERIFIER.read_text(), space)
        assert [space["draw"](vector["seal"], n) for n in range(4)] == vector["draws"]


def test_the_verifier_draws_what_a_game_draws() -> None:
    """The same words under the same key, block after block."""
    space: dict[str, Any] = {"__name__": "verifier"}
    exec(VERIFIER.read_text(), space)
    states = np.zeros(1, record_type(CHANCE))
    sow(states[0], SEAL)
    assert [next_word(states[0]) for _ in range(9)] == [space["draw"](SEAL, n) for n in range(9)]


def test_old_records_verify_as_before() -> None:
    """Format 1: a number as the seed, options in the commitment, no chain."""
    record = record_of(1, None)
    assert record["shuffle"]["format"] == "farmyard shuffle 1"
    assert isinstance(record["seed"], int)
    fairness.verify(record)
    record["shuffle"]["secret"] = "0" * 64
    with pytest.raises(Refusal, match="shuffle-commitment"):
        fairness.verify(record)


def test_a_table_of_an_old_journal_keeps_its_old_promise() -> None:
    """Its entries have no chain and a number as the seed."""
    line = b'{"type":"dealt","time":1,"seed":5,"nonces":["",""]}'
    opened = entries.Opened(
        time=0,
        by="A",
        game="mow",
        rules=Table("mow", 2).game.version,
        options={},
        levels=["chick", "chick"],
        settings=Settings(),
        secret="00" * 32,
        key="",
        watch="",
    )
    room = TableState("TABLE1")
    room.apply(entries.decode(entries.encode(opened)))
    assert room.commitment == fairness.commitment("00" * 32, room.terms, None)
    room.apply(entries.decode(line))
    assert room.table is not None
    assert room.table.seed == 5


def test_the_chain_survives_a_restart_and_two_workers(tmp_path: Path) -> None:
    """Every commitment includes the previous one, whoever made it; none is lost, none made twice."""
    asyncio.run(promise_twenty(tmp_path))


async def promise_twenty(tmp_path: Path) -> None:
    engine = engine_for(tmp_path)
    await migrate(engine)
    chains = [Chain(engine), Chain(engine_for(tmp_path))]
    terms = [fairness.Terms("TABLE1", n, "mow", 1, 3, {}) for n in range(1, 21)]
    secrets = [f"{n:064x}" for n in range(20)]
    before = await asyncio.gather(*(chains[n % 2].promise(secrets[n], terms[n]) for n in range(20)))
    made = [fairness.commitment(*promise) for promise in zip(secrets, terms, before, strict=True)]
    head = set(made) - set(before)
    assert len(head) == 1
    assert set(before) - set(made) == {""}
    standing = await Chain(engine_for(tmp_path)).standing(["TABLE1"])
    assert (standing.head, standing.promised, standing.finished, standing.open) == (head.pop(), 20, 0, 1)
    await check_links(chains[0], set(made), standing.link)
    async with engine.connect() as db:
        assert await db.scalar(select(func.count()).select_from(DEALS)) == 20


async def check_links(chain: Chain, made: set[str], last: str) -> None:
    """From the outside, knowing no secret."""
    told = await chain.after(0)
    assert {promise.commitment for promise in told} == made
    linked = ""
    for promise in told:
        linked = fairness.link(linked, promise.commitment)
        assert promise.link == linked
    assert linked == last
    assert await chain.after(15) == told[15:]


def test_a_worker_of_an_earlier_version_leaves_a_link_to_be_added(tmp_path: Path) -> None:
    async def promise() -> None:
        engine = engine_for(tmp_path)
        await migrate(engine)
        chain = Chain(engine)
        await chain.promise("01", fairness.Terms("TABLE1", 1, "mow", 1, 3, {}))
        async with engine.begin() as db:
            await db.execute(insert(DEALS).values(n=2, room="TABLE2", record="TABLE2-1", commitment="c"))
        expected = fairness.link((await chain.after(0))[0].link, "c")
        assert (await chain.standing([])).link == expected
        await chain.promise("02", fairness.Terms("TABLE3", 1, "mow", 1, 3, {}))
        last = (await chain.after(2))[0]
        assert last.link == fairness.link(expected, last.commitment)
        await engine.dispose()

    asyncio.run(promise())


def chain_of(*records: dict[str, Any]) -> list[dict[str, Any]]:
    """As the server tells it."""
    told: list[dict[str, Any]] = []
    for record in records:
        made = record["shuffle"]["commitment"]
        told.append(
            {"n": len(told) + 1, "commitment": made, "link": fairness.link(told[-1]["link"] if told else "", made)}
        )
    return told


def test_whoever_takes_a_promise_out_of_the_chain_is_seen(tmp_path: Path) -> None:
    """A deal that was never finished, as well: by the script that needs no Farmyard."""
    space: dict[str, Any] = {"__name__": "verifier"}
    exec((DOCS / "verify_chain.py").read_text(), space)
    faults, first = space["faults"], record_of(1)
    second = record_of(2, first["shuffle"]["commitment"])
    third = record_of(3, second["shuffle"]["commitment"])
    whole = chain_of(first, second, third)
    noted = whole[1]["link"]
    assert list(faults(whole, noted, {"1": first, "3": third})) == []
    assert list(faults(whole[1:], noted, {"3": third})) == []
    assert list(faults([], "", {})) == []
    cut, anew = [whole[0], whole[2]], chain_of(first, third)
    assert list(faults(cut, "", {})) == ["promise 3 does not follow from those before it"]
    assert list(faults(anew, noted, {"3": third})) == [
        "the link written down is no longer in the chain",
        "3 is not in the chain",
    ]
    assert list(faults(chain_of(third), "", {})) == []
    assert list(faults([{**whole[0], "link": noted}], "", {})) == ["the first promise is not the first"]


def test_deals_thrown_away_are_seen(host: Host, tmp_path: Path) -> None:
    """The numbers promised, finished, open and abandoned are public, and the head is the last commitment."""
    begin = host.rest("GET", "/api/fairness")[1]
    anna = host.client("Anna")
    made = [anna.ask("create", game="rudi", seats=[PEOPLE, PEOPLE, PEOPLE]) for _ in range(2)]
    told = host.rest("GET", "/api/fairness")[1]
    assert told["promised"] == begin["promised"] + 2
    assert told["open"] == begin["open"] + 2
    assert told["head"] == made[-1]["commitment"]
    assert told["abandoned"] == begin["abandoned"]
    command = [sys.executable, "-I", str(DOCS / "verify_chain.py"), f"http://127.0.0.1:{host.config.port}"]
    said = subprocess.run(command, check=False, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout
    assert said.stdout.startswith(f"{told['promised']} promises")
    assert said.stdout.strip().endswith(told["link"])
    (tmp_path / "other.json").write_text(json.dumps(record_of(1)))
    said = subprocess.run(
        [*command, "--link", told["link"], "other.json"], cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert (said.returncode, said.stdout) == (1, "other.json is not in the chain\n")
