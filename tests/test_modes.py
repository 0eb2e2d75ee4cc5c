"""One rulebook, three speeds: the same bytes whatever the mode."""

import ast
import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Barrier
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import SOAK, every_game, every_table, often, some_options, walk
from side_by_side import play_side_by_side

import farmyard
from farmyard.adapters import device_farm
from farmyard.adapters.stepping import Rules
from farmyard.adapters.stepping_warmup import blank_step
from farmyard.bots.nets import network, scratch_for
from farmyard.bots.nets.file import network_of, shapes_of
from farmyard.bots.search.driver import Budget
from farmyard.contests.batch.kernel import Round
from farmyard.contests.batch.memory import Bench, kernel_functions
from farmyard.core import door, verbs
from farmyard.core.chance import DICE
from farmyard.core.compile import CompileError, Twins, exact_floats
from farmyard.core.game import Game
from farmyard.core.record import EVERYONE, Field, record
from farmyard.games import GAMES, mow
from farmyard.lab import gpu, rollout
from farmyard.lab.trial import Outcomes, Run
from farmyard.observation import hidden_plan_of, plan_of, size_of
from farmyard.table import Table


@every_table
def test_interpreted_and_native_agree_byte_for_byte(game: Game, seats: int) -> None:
    """After every action: state, every view, legal moves, reasons, observed actions, and imagined worlds."""
    for seed in range(often(2)):
        options = some_options(game, seed)
        native = Table(game, seats, seed, options)
        plain = Table(game, seats, seed, options, mode="interpreted")
        play_side_by_side(native, plain, seed, 150)


@pytest.fixture
def hopper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stands in for a GPU: compiling to PTX does not need one."""
    import numba.cuda.dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(numba.cuda.dispatcher, "get_current_device", lambda: device)


def ptx_of(kernel: Callable[..., object], signature: tuple[object, ...], improved: bool = True) -> str:
    from numba import cuda

    with exact_floats():
        ptx, _ = cuda.compile_ptx(kernel, signature, device=False, cc=(9, 0), opt=improved)
    assert ".target sm_90" in ptx
    return str(ptx)


@every_game
@pytest.mark.usefixtures("hopper")
def test_every_game_compiles_for_cuda(game: Game) -> None:
    """The same source, craft and notes included. No instruction in it rounds differently from a CPU."""
    from numba import from_dtype, types

    number = types.int64
    blank, counts = types.Array(from_dtype(game.state), 1, "C"), types.Array(types.uint16, 3, "C")
    row, table, cube = (types.Array(types.int32, dimensions, "C") for dimensions in (1, 2, 3))
    run = types.NamedTuple((row, table, number, number), Run)
    rows = types.NamedTuple((row, row, row, table, cube, counts), Outcomes)
    signature = (blank, run, number, number, rows)
    ptx = ptx_of(gpu.kernel_function(game, random=False), signature)
    assert "mul.rn.f64" in ptx
    assert "fma.rn.f64" not in ptx


def test_records_reach_a_gpu_by_one_way() -> None:
    """The driver rejects records whose fields have two names; `core/backends/cuda.py` sends them as bytes."""
    root = Path(farmyard.__file__).parent
    senders = [path.name for path in root.rglob("*.py") if "cuda.to_device" in path.read_text("utf-8")]
    assert senders == ["cuda.py"]
    with pytest.raises(ValueError, match="overlapping"):
        memoryview(np.zeros(1, mow.STATE))


@every_game
@pytest.mark.usefixtures("hopper")
def test_the_search_compiles_for_cuda(game: Game) -> None:
    """Searching players too, with `imagine` and the trees; optimised only in a soak, as that takes most of the time."""
    from numba import typeof, types

    bench = Bench(game, game.seats[1], [Budget(100)], {}, 1)
    turn, grow = kernel_functions(game)
    number, share, truth = np.zeros(1, np.int64), np.zeros(1), np.zeros(1, np.bool)
    round = Round(rows=number, slots=number, fresh=truth, playouts=number, plain=share, attentive=truth)
    ptx_of(turn, (typeof(number), typeof(bench.games)), SOAK)
    given = (typeof(round), typeof(bench.games), typeof(bench.known), typeof(bench.trees))
    ptx_of(grow, (*given, types.float64, types.float64), SOAK)


@every_game
@pytest.mark.usefixtures("hopper")
def test_tables_for_learning_compile_for_cuda(game: Game) -> None:
    """Stepping, observations and masks, with farmhands at the table."""
    from numba import typeof

    seats = game.seats[0]
    rules = Rules(np.zeros(1, game.state), game.encode({}), seats, np.zeros((1, seats), np.int64), False, True)
    views = np.zeros(2, game.view_type)
    shown = views, views.view(np.uint8).reshape(2, -1), views[:1], plan_of(game, seats), hidden_plan_of(game, seats)
    step = blank_step(game, 2, seats, telling=True)
    flat = step.observations.reshape(-1), step.masks.reshape(-1), step.others.reshape(-1)
    given = rules, device_farm.blank_tables(game, 2), *shown, step, flat, 0, 0
    ptx = ptx_of(device_farm.kernel_function(game), tuple(map(typeof, given)), SOAK)
    assert "fma.rn" not in ptx


@every_game
@pytest.mark.usefixtures("hopper")
def test_a_network_compiles_for_cuda(game: Game) -> None:
    """With its sums in the same order, and rounded as on a CPU."""
    from numba import typeof

    shapes = shapes_of([size_of(game), 8, 8, game.actions, game.seats[1]])
    net = network_of(game, [(np.zeros(shape), np.zeros(shape[1])) for shape in shapes])
    choose: Any = game.bind(network, "cuda").choose

    def kernel(net, scratch, legal, seed, dice, out):  # type: ignore[no-untyped-def]
        out[0] = choose(net, scratch, legal, seed, dice)

    number, out = np.zeros(1, np.int32), np.zeros(1, np.int64)
    given = net, scratch_for(game, net, game.seats[1]), number, 0, np.zeros(1, DICE), out
    ptx = ptx_of(kernel, tuple(map(typeof, given)), SOAK)
    assert "mul.rn.f32" in ptx or "mul.f32" in ptx
    assert "fma.rn" not in ptx


@every_game
def test_every_peer_has_one_signature(game: Game) -> None:
    """Small integers are widened, so no rules function is compiled twice for the same record types."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        for _ in walk(Table(game, seats, seats), seats, 300):
            pass
    twins = game.bind(rollout)
    for name, function in vars(game.rules).items():
        if inspect.isfunction(function) and function.__module__ == game.rules.__name__:
            peer = twins.play_games.py_func.__globals__.get(name)
            records = [tuple(map(str, sig)) for sig in getattr(peer, "signatures", [])]
            integers = [[arg for arg in sig if arg.startswith(("int", "uint", "bool", "Literal"))] for sig in records]
            assert all(arg == "int64" for sig in integers for arg in sig), (name, integers)


@every_game
def test_rules_name_only_fields_that_exist(game: Game) -> None:
    """When compiled, an unknown field is a bare KeyError; here it is found by static analysis."""
    fields = {*(game.state.names or ()), *(game.view_type.names or ())}
    for node in ast.walk(ast.parse(inspect.getsource(game.rules))):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in ("s", "v", "a", "b")
        ):
            assert node.attr in fields, f"line {node.lineno}: {node.value.id}.{node.attr}"


@every_game
def test_state_is_small(game: Game) -> None:
    """Copying a world costs next to nothing: twelve cache lines. To use more, change this test."""
    assert game.state.itemsize <= 12 * 64


TOY = """
import numpy as np
from farmyard.core.chance import CHANCE, start_chance
from farmyard.core.record import EVERYONE, Field, record

PRIZE = 111
FIELDS = (*CHANCE, Field("ending", "u1", (), EVERYONE, 0, 1, ""), Field("row", "u1", 4, EVERYONE, 0, 9, ""))
STATE = record(FIELDS)


def setup(s, seats, options, seed):
    start_chance(s, seed)


def must_act(s, seat):
    return True


def legal(s, seat, out):
    out[0] = seat
    return 1


def play(s, seat, action):
    s.row[REACH + action] = 1
    s.ending = 1


def is_over(s):
    return s.ending == 1


def scores(s, out):
    out[0] = PRIZE
"""
DRIVER = """
import importlib.util, sys
import numpy as np
from farmyard.core.compile import Twins
from farmyard.core.chance import DICE
from farmyard.core.in_play import InPlay, Sheet
from farmyard.lab import rollout
from farmyard.lab.rollout import Results

spec = importlib.util.spec_from_file_location("farmyard.toy", sys.argv[1])
toy = importlib.util.module_from_spec(spec)
sys.modules["farmyard.toy"] = toy
spec.loader.exec_module(toy)
games = Twins(toy, "native").bind(rollout)
blank, dice, one = np.zeros(1, toy.STATE), np.zeros(1, DICE), np.zeros(1, np.int32)
sheet = Sheet(InPlay(blank.copy(), dice, blank.copy()), blank, dice, one.copy())
results = Results(one.copy(), one.copy(), np.zeros((1, 1), np.int32))
games.play_games(sheet, 1, one, 0, 0, 1, results)
print(results.points[0, 0])
print("numba.np.arrayobj" in sys.modules, file=sys.stderr)
"""


def run_toy(toy: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    driver = toy.with_name("driver.py")
    driver.write_text(DRIVER)
    cache = {"NUMBA_CACHE_DIR": str(toy.parent / "cache"), "PYTHONPATH": str(Path(__file__).parents[1] / "src")}
    return subprocess.run(
        [sys.executable, "-B", str(driver), str(toy)],  # Python's own bytecode goes by the time stamp
        env={**os.environ, **cache, **environment},
        check=False,
        capture_output=True,
        text=True,
    )


def test_an_edited_rulebook_changes_the_result_in_a_new_process(tmp_path: Path) -> None:
    """The compiled driver is in another file; its cache must not keep old rules, even with the same time stamp."""
    toy = tmp_path / "toy.py"
    toy.write_text(TOY.replace("REACH", "1"))
    os.utime(toy, (1, 1))
    assert run_toy(toy).stdout == "111\n"
    assert run_toy(toy).stdout == "111\n"
    toy.write_text(TOY.replace("REACH", "1").replace("111", "222"))
    os.utime(toy, (1, 1))
    assert run_toy(toy).stdout == "222\n"
    names = [path.name.split(".toy-") for path in (tmp_path / "cache").rglob("*.nbi")]
    stamps = {(name.split(".")[0], rest[:13]) for name, rest in names}
    assert len(stamps) == len({source for source, _ in stamps})  # entries of older sources are evicted


def test_starting_from_the_cache_loads_no_compiler(tmp_path: Path) -> None:
    """Most of Numba is imported only to compile; importing it would take a third of a warm start."""
    toy = tmp_path / "toy.py"
    toy.write_text(TOY.replace("REACH", "1"))
    assert run_toy(toy, FARMYARD_BACKEND="native").stderr == "True\n"
    assert run_toy(toy, FARMYARD_BACKEND="native").stderr == "False\n"


def test_an_overrun_raises_under_boundscheck_also_on_a_warm_cache(tmp_path: Path) -> None:
    """NUMBA_BOUNDSCHECK=1 must not be served from a cache made without it."""
    toy = tmp_path / "toy.py"
    toy.write_text(TOY.replace("REACH", "4"))
    assert run_toy(toy, NUMBA_BOUNDSCHECK="0").returncode == 0
    checked = run_toy(toy, NUMBA_BOUNDSCHECK="1")
    assert checked.returncode != 0
    assert "IndexError" in checked.stderr


def test_counting_from_the_end_raises_under_boundscheck(tmp_path: Path) -> None:
    """Native code does not check for negative indices; a rulebook that uses one is caught here."""
    toy = tmp_path / "toy.py"
    toy.write_text(TOY.replace("REACH", "-1"))
    checked = run_toy(toy, NUMBA_BOUNDSCHECK="1", FARMYARD_BACKEND="native")
    assert checked.returncode != 0
    assert "IndexError" in checked.stderr


def nonsense(s, i):  # type: ignore[no-untyped-def]
    return s[i].nothing_of_the_kind


def test_compile_errors_name_the_place_and_the_complaint() -> None:
    """A person must see at once which line of which rulebook is wrong."""
    nonsense.__module__ = "farmyard.games.saumaumau"
    from farmyard.games import saumaumau

    twin = Twins(saumaumau, "native").of(nonsense)
    with pytest.raises(CompileError, match=r"test_modes\.py.*nonsense.*nothing_of_the_kind"):
        twin(np.zeros(1, record([Field("x", "u1", (), EVERYONE, 0, 1, "")])), 0)


def wasteful(s, i):  # type: ignore[no-untyped-def]
    row = np.zeros(3, np.uint8)
    return row[i]


def test_rules_cannot_make_arrays_of_their_own() -> None:
    """Nothing would free them: there is no reference counting. The error says where."""
    wasteful.__module__ = "farmyard.games.saumaumau"
    from farmyard.games import saumaumau

    twin = Twins(saumaumau, "native").of(wasteful)
    with pytest.raises(CompileError, match=r"test_modes\.py.*wasteful.*zeros"):
        twin(np.zeros(1, saumaumau.STATE), 0)


def test_threads_that_bind_the_same_game_at_once_get_whole_twins() -> None:
    """None of their functions calls a verb that has not been bound yet."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            twins, begin = replace(GAMES["mow"]), Barrier(4)  # a game that nobody has bound before

            def bind(game: Game = twins, begin: Barrier = begin) -> Any:
                begin.wait()
                return game.bind(door, "interpreted").new_game.__globals__["setup"]

            with ThreadPoolExecutor(4) as pool:
                found = [pool.submit(bind) for _ in range(4)]
            assert len({id(each.result()) for each in found}) == 1
            assert all(
                each.result().__globals__ is not vars(mow) and each.result() is not verbs.setup for each in found
            )
    finally:
        sys.setswitchinterval(usual)
