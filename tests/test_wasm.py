"""The fourth mode: a rulebook as a WebAssembly module behaves as in every other mode, bit for bit."""

import hashlib
import json
import math
import shutil
import subprocess
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import SEAL, every_game, every_table, memory_of, often, some_options, state_of, walk
from side_by_side import play_side_by_side
from wasm_host import MADE, Module, built, calls, calls_of

from farmyard.bots.search.driver import Budget, Shard, roots_of
from farmyard.browser.build import make
from farmyard.core import curves, look_round
from farmyard.core.backends.wasm import build
from farmyard.core.backends.wasm_linker import LinkError, link
from farmyard.core.compile import Twins
from farmyard.core.game import Game
from farmyard.core.record import EVERYONE, Field, record
from farmyard.games import GAMES
from farmyard.table import Table

pytest.importorskip("wasmtime", reason="runs the modules outside a browser")


def by_wasm(table: Table) -> Table:
    """The same table, with its rules running as WebAssembly."""
    other = table.fork()
    other._door = calls(table.game)
    other._rewind()
    return other


@every_table
def test_wasm_and_native_agree_byte_for_byte(game: Game, seats: int) -> None:
    """After every action: state, every view, legal moves, reasons, observed actions, and imagined worlds."""
    for seed in (*range(often(1)), SEAL):
        native = Table(game, seats, seed, some_options(game, len(str(seed))))
        play_side_by_side(native, by_wasm(native), 1, 120)


@every_game
def test_a_look_round_the_table_is_the_same(game: Game) -> None:
    """Everything a local table needs after each move, in one call."""
    table = Table(game, game.seats[1], 3)
    found = [look(game, table, side) for side in (game.bind(look_round), calls(game))]
    assert [array.tobytes() for array in found[0]] == [array.tobytes() for array in found[1]]


def look(game: Game, table: Table, functions: SimpleNamespace) -> list[Any]:
    seats, here = table.seats, table.fork()
    found = look_round.Found(
        seen=np.zeros(seats + 1, np.int32),
        views=np.zeros(seats + 1, game.view_type),
        counts=np.zeros(seats, np.int32),
        moves=np.zeros((seats, game.max_legal), np.int32),
        why=np.zeros((seats, game.actions), np.uint8),
        blank=np.zeros(1, game.view_type),
    )
    seat = here.must_act()[0]
    functions.move_all(here._in_play, 0, seat, here.legal_actions(seat)[0], seats, found)
    return [state_of(here), memory_of(here), *found]


@every_game
def test_the_search_tries_and_gains_the_same(game: Game) -> None:
    """The same budget finds the same moves, so a level plays the same on every device."""
    decisions = 0
    table = Table(game, game.seats[0] + 1, 5)
    for step, (seat, _) in enumerate(walk(table, 5, 60)):
        if step % 12 == 0 and len(table.legal_actions(seat)) > 1:
            searched = [search(table, seat, step, side) for side in (None, calls(game))]
            assert searched[0] == searched[1]
            decisions += 1
    assert decisions > 1


def search(table: Table, seat: int, seed: int, functions: SimpleNamespace | None) -> tuple[bytes, bytes, float, bool]:
    """Three hundred playouts."""
    game, view, budget = table.game, table.view(seat), Budget(300, plain=0.5, attentive=True)
    shard = Shard(game, view, roots_of(game, view, table.legal_actions(seat), seed), seed, budget)
    shard.native = functions or shard.native
    shard.grow(300)
    tries, gains = np.zeros(len(shard.question.roots), np.int64), np.zeros(len(shard.question.roots))
    shard.harvest(tries, gains)
    return tries.tobytes(), gains.tobytes(), shard.spread(), shard.others_choose()


NODE = """
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
const { code, states, remembers, seats, options, seed, moves } = JSON.parse(readFileSync(0, 'utf8'))
const { instance } = await WebAssembly.instantiate(readFileSync(code), {})
const rules = instance.exports, base = rules.__heap_base.value
const [state, blank, numbers, memory, before] = [0, 1, 2, 3, 4].map(i => base + i * 4096)
const bytes = new Uint8Array(rules.memory.buffer)
new Int32Array(rules.memory.buffer, numbers, options.length).set(options)
rules.new_game(state, 1, 0, blank, 1, seats, numbers, options.length, BigInt(seed))
rules.begin(state, 1, memory, 1, before, remembers, 0)
const hash = createHash('sha256')
for (const [seat, action] of moves) {
  hash.update(bytes.subarray(state, state + states))
  rules.move(state, 1, memory, 1, before, remembers, 0, seat, action)
}
console.log(hash.update(bytes.subarray(state, state + states)).digest('hex'))
"""


@every_game
@pytest.mark.skipif(not shutil.which("node"), reason="needs Node")
def test_another_engine_runs_the_module_to_the_same_bytes(game: Game) -> None:
    """V8, as in browsers, as well as wasmtime."""
    table = Table(game, game.seats[1], 11)
    digest = hashlib.sha256()
    for _ in walk(table, 11, 200):
        digest.update(state_of(table).tobytes())
    digest.update(state_of(table).tobytes())
    built(game)
    given = {
        "code": str(MADE / f"{game.id}.wasm"),
        "states": game.state.itemsize,
        "remembers": len(game.in_play().before),
        "seats": table.seats,
        "options": game.encode({}).tolist(),
        "seed": "11",
        "moves": table.log,
    }
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", NODE],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digest.hexdigest()


def test_exp_and_log_are_as_good_as_the_librarys_and_the_same_in_every_mode() -> None:
    dice = np.random.default_rng(1)
    rules = next(iter(GAMES.values())).rules
    native, wasm = Twins(rules, "native").bind(curves), one_module(rules, {curves.exp: (1.0,), curves.log: (1.0,)})
    for number in dice.uniform(-30, 30, 300):
        for name, argument in (("exp", float(number)), ("log", float(abs(number)) + 1e-3)):
            found = getattr(curves, name)(argument)
            assert found == getattr(native, name)(argument) == getattr(wasm, name)(argument)
            assert found == pytest.approx(getattr(math, name)(argument), rel=5e-16, abs=5e-16)


def one_module(rules: ModuleType, functions: dict[FunctionType, tuple[Any, ...]]) -> SimpleNamespace:
    twins = Twins(rules, "wasm")
    return calls_of(build((twins.of(function), example) for function, example in functions.items()))


def divide(n):  # type: ignore[no-untyped-def]
    return 10 // n


def test_what_goes_wrong_inside_traps_and_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never a wrong answer instead. Rules cannot fail, so this function divides as Python does, not as NumPy."""
    import wasmtime

    from farmyard.core.backends import wasm

    rules = GAMES["rudi"].rules
    monkeypatch.setattr(divide, "__module__", rules.__name__)
    options = wasm.rules_options
    monkeypatch.setattr(
        wasm, "rules_options", lambda *given, **more: {**options(*given, **more), "error_model": "python"}
    )
    functions = one_module(rules, {divide: (0,)})
    assert functions.divide(3) == 3
    with pytest.raises(wasmtime.Trap, match="unreachable"):
        functions.divide(0)


def test_data_lies_above_the_stack_so_that_too_deep_a_stack_traps() -> None:
    """Below address 0 there is nothing to overwrite; static data begins where the stack does."""
    for game in GAMES.values():
        module = Module(built(game))
        assert module.base > 1 << 16


def test_an_object_that_needs_something_from_outside_is_refused() -> None:
    """It would fail in the browser; so the build fails, naming what is missing."""
    import llvmlite.binding as llvm

    from farmyard.core.backends import wasm

    body = "%y = call double @cosine(double %x)\n ret double %y"
    text = f"declare double @cosine(double)\ndefine double @f(double %x) {{\n {body}\n}}"
    with pytest.raises(LinkError, match="cosine"):
        link(wasm._object_file(llvm.parse_assembly(text), ["f"]), ["f"], 1 << 16, 4)
    with pytest.raises(LinkError, match="no WebAssembly"):
        link(b"MZ no such thing", [], 1 << 16, 4)


def test_a_module_is_made_again_only_when_a_source_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["quartett"]
    for name in (f"{game.id}.wasm", f"{game.id}.json"):
        built(game)
        shutil.copy(MADE / name, tmp_path / name)
    assert not make(game, tmp_path)
    monkeypatch.setattr("numba.__version__", "another")
    assert make(game, tmp_path)


@every_game
def test_modules_are_small(game: Game) -> None:
    """Somebody is waiting for the download, perhaps on a phone."""
    assert len(built(game).code) < 64_000


def test_records_are_laid_out_for_javascript_as_numpy_has_them() -> None:
    from farmyard.browser.layout import layout

    fields = [Field("a", "u4", (), EVERYONE, 0, 9, ""), Field("b", "u1", (2, 2), EVERYONE, 0, 9, "")]
    kind = record(fields)
    assert layout(kind, fields) == {"size": kind.itemsize, "fields": {"a": ["u4", 0, []], "b": ["u1", 4, [2, 2]]}}
