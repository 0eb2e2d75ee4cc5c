"""Runs of the laboratory: one file in the end, whatever happens on the way."""

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from farmyard.cli.main import main
from farmyard.core.chance import game_seed
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.lab import parts as keeping
from farmyard.lab import run as running
from farmyard.lab.outcomes import play_slice
from farmyard.lab.parts import FORMAT, KEY, Store, read_header, read_run
from farmyard.lab.plan import Plan, Slice, make_plan, plan_of
from farmyard.lab.run import backend_for, run, run_file
from farmyard.lab.trial import Outcomes
from farmyard.text.words import LANGUAGES, Words

THREADS = backend_for(2, False, None)


def small(games: int = 60, **changes: Any) -> Plan:
    """Two lengths of Rudi's race, a farmhand against two random players."""
    plan = make_plan(find_game("rudi"), 3, ["farmhand", "random"], 11, games, 2, {}, ["length=8,12"])
    return replace(plan, **changes)


def rows_of(path: Path) -> pl.DataFrame:
    return read_run(path)[1].collect()


@pytest.fixture
def whole(tmp_path: Path) -> pl.DataFrame:
    """The rows of `small`, from an undisturbed run."""
    path = tmp_path / "whole.parquet"
    run_file(path, small(), THREADS)
    return rows_of(path)


# What is written


def test_every_game_is_a_row_that_says_what_it_was(whole: pl.DataFrame) -> None:
    assert whole.height == 120
    assert whole["option_length"].to_list() == [8] * 60 + [12] * 60
    assert whole["number"].to_list() == [*range(60)] * 2
    assert whole["deal"].to_list() == [game_seed(11, n // 6) for n in range(60)] * 2
    assert whole["policy_1"].to_list()[:6] == ["farmhand"] * 2 + ["random"] * 4
    assert whole["policy_2"].to_list()[:6] == ["random"] * 4 + ["farmhand"] * 2
    wins = whole.select(pl.sum_horizontal("win_1", "win_2", "win_3")).to_series()
    assert wins.to_list() == pytest.approx([1.0] * 120)
    assert set(whole["ending"].to_list()) <= {"finish", "limit"}


def test_a_file_tells_its_plan(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    run_file(path, small(), THREADS)
    assert plan_of(read_header(path)) == small()
    assert os.listdir(tmp_path) == ["run.parquet"]  # no parts are left


def test_a_game_can_be_played_again_from_its_row(whole: pl.DataFrame) -> None:
    line = whole.row(77, named=True)
    again = play_slice(small(), Slice(1, line["number"], 1))
    assert again.lengths[0] == line["length"]
    assert again.points[0].tolist() == [line["score_1"], line["score_2"], line["score_3"]]


# Stopping and resuming


def stopping(after: int, how: Exception | type[BaseException]) -> Callable[..., Iterator[tuple[Slice, Outcomes]]]:
    def play(plan: Plan, parts: Iterator[Slice]) -> Iterator[tuple[Slice, Outcomes]]:
        for count, part in enumerate(parts):
            if count == after:
                raise how
            yield part, play_slice(plan, part)

    return play


@pytest.mark.parametrize("after", [0, 1, 9, 13, 23])
def test_an_interrupted_run_keeps_everything_and_goes_on(tmp_path: Path, whole: pl.DataFrame, after: int) -> None:
    """Also with slices of a different size, as another backend would use."""
    path = tmp_path / "run.parquet"
    store = Store(path, small())
    with pytest.raises(KeyboardInterrupt):
        run(store, store.open(), (stopping(after, KeyboardInterrupt), 5), lambda games, moves: None)
    assert not path.exists()
    again = Store(path, small())
    played = again.open()
    assert sum(played) == 5 * after
    run(again, played, (THREADS[0], 7), lambda games, moves: None)
    assert rows_of(path).equals(whole)


def test_a_run_may_grow_before_it_is_finished(tmp_path: Path, whole: pl.DataFrame) -> None:
    path = tmp_path / "run.parquet"
    store = Store(path, small(30))
    with pytest.raises(KeyboardInterrupt):
        run(store, store.open(), (stopping(4, KeyboardInterrupt), 5), lambda games, moves: None)
    run_file(path, small(), THREADS)
    assert rows_of(path).equals(whole)


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    run_file(path, small(), THREADS)
    before = path.stat().st_mtime_ns
    store = Store(path, small())
    played = store.open()
    run(store, played, (stopping(0, RuntimeError("played again")), 5), lambda games, moves: None)
    assert path.stat().st_mtime_ns == before


def test_a_half_written_part_is_played_again(tmp_path: Path, whole: pl.DataFrame) -> None:
    """As a power cut may leave it; and so is everything after a gap."""
    path = tmp_path / "run.parquet"
    store = Store(path, small())
    with pytest.raises(KeyboardInterrupt):
        run(store, store.open(), (stopping(20, KeyboardInterrupt), 5), lambda games, moves: None)
    parts = sorted(store.folder.glob("*.parquet"))
    parts[0].write_bytes(parts[0].read_bytes()[:1000])
    (store.folder / "00001-000000000050.parquet.new").write_bytes(b"rubbish")
    again = Store(path, small())
    assert again.open() == [0, 40]
    assert again.broken == parts[:1]
    run_file(path, small(), THREADS)
    assert rows_of(path).equals(whole)


def test_ctrl_c_stops_the_command_and_the_command_goes_on(
    tmp_path: Path, whole: pl.DataFrame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A real signal in mid-run: exit code 130 and a reassuring message; then the whole file, and nothing else."""
    path, real, slices = tmp_path / "run.parquet", running.frame_of, 0

    def interrupted(*args: Any) -> pl.DataFrame:
        nonlocal slices
        slices += 1
        if slices == 5:
            os.kill(os.getpid(), signal.SIGINT)
        return real(*args)

    words = ["lab", "run", "rudi", "--games", "60", "--policy", "farmhand,random", "--seed", "11"]
    words += ["--sweep", "length=8,12", "--out", str(path)]
    monkeypatch.setattr(running, "SLICE", 10)
    monkeypatch.setattr(running, "frame_of", interrupted)
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored if the tests run in the background
    assert main(words) == 130
    signal.signal(signal.SIGINT, usual)
    assert "Everything played so far is kept" in capsys.readouterr().err
    assert sum(Store(path, small()).open()) == 40
    assert main(words) == 0
    assert rows_of(path).equals(whole)
    assert sorted(os.listdir(tmp_path)) == ["run.parquet", "whole.parquet"]


# Refusals


@pytest.mark.parametrize(
    ("sweeps", "code"),
    [
        (["length"], "lab-sweep"),
        (["length="], "lab-sweep"),
        (["colour=1..3"], "option-unknown"),
        (["length=12..8"], "lab-span"),
        (["length=8..12..0"], "lab-span"),
        (["length=8..99"], "option-value"),
        (["length=8..x"], "option-value"),
        (["length=8,9,8"], "lab-sweep-same"),
        (["series=perhaps"], "option-value"),
        (["specials=6,12"], "option-value"),
        (["length=8..9", "length=10..11"], "lab-sweep-twice"),
        (["length=8..40", "laps=1..3", "ages=1,2,3,4", "specials=" + "|".join(f"1,2,{n}" for n in range(3, 40))], ""),
        (["length=8..40", "laps=1..3", "ages=" + "|".join(f"1,2,3,{n}" for n in range(120))], "lab-cells"),
    ],
)
def test_impossible_sweeps_are_refused_before_anything_is_played(sweeps: list[str], code: str) -> None:
    def plan() -> Plan:
        return make_plan(find_game("rudi"), 3, ["random"], 0, 10, 1, {}, sweeps)

    if code:
        with pytest.raises(Refusal) as refused:
            plan()
        assert refused.value.code == code
    else:
        assert len(plan().cells) == 33 * 3 * 37


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--policy", "baron"], "baron"),
        (["--policy", "champion", "--cuda"], "champion"),
        (["--policy", "random,random,random,random"], "3"),
        (["--players", "9"], "9"),
        (["--games", "0"], ""),
        (["--repeats", "0"], "--repeats"),
        (["--workers", "0"], "--workers"),
        (["--cuda", "--ray", "auto"], "--ray"),
        (["--option", "length=8", "--sweep", "length=8..9"], "length"),
        (["--seed", "-1"], "-1"),
        (["--games", "9" * 20], "999999999999999"),
        (["--out", "/proc/none/run.parquet"], "/proc/none"),
        (["--out", "."], "."),
        (["--out", "/"], "/"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_orders_are_refused_in_one_sentence(
    words: list[str], said: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "run", "rudi", *words, "--lang", language]) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert "\n" not in told


def test_reports_are_refused_before_they_are_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.parquet"
    run_file(path, small(), THREADS)
    for out in (".", "/", str(tmp_path / "none" / "page.html")):
        assert main(["lab", "report", str(path), "--out", out, "--lang", "en"]) == 2
        assert "cannot be written" in capsys.readouterr().err
    assert main(["lab", "report", ".", "--lang", "en"]) == 2
    assert os.listdir(tmp_path) == ["run.parquet"]


@pytest.mark.parametrize("where", ["--parquet", "--keep"])
def test_an_arena_that_cannot_be_written_down_is_not_played(
    where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("farmyard.cli.contests.played_deals", lambda *args: pytest.fail("played"))
    for target in ("/", "/proc/none/file"):
        assert main(["arena", "rudi", "--bots", "chick", "--games", "3", where, target, "--lang", "en"]) == 2
        assert "cannot be written" in capsys.readouterr().err


def test_without_a_gpu_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from numba import cuda

    if cuda.is_available():
        pytest.skip("there is one")
    assert main(["lab", "run", "rudi", "--cuda", "--games", "10", "--out", str(tmp_path / "run.parquet")]) == 2
    assert "No GPU" in capsys.readouterr().err
    assert os.listdir(tmp_path) == []


def test_runs_are_never_mixed(tmp_path: Path) -> None:
    """Neither in a finished file nor among parts; the refusal names the difference."""
    path = tmp_path / "run.parquet"
    store = Store(path, small())
    with pytest.raises(KeyboardInterrupt):
        run(store, store.open(), (stopping(4, KeyboardInterrupt), 5), lambda games, moves: None)
    with pytest.raises(Refusal, match=r"lab-other-run.*differing=seed, sweeps"):
        Store(path, small(seed=12, sweeps={})).open()
    run_file(path, small(), THREADS)
    with pytest.raises(Refusal, match=r"lab-other-run.*differing=games"):
        Store(path, small(50)).open()  # fewer than there are


def test_a_finished_run_is_extended(tmp_path: Path, whole: pl.DataFrame) -> None:
    """More games than the file has: only those are played, and an interrupted extension resumes like any run."""
    path = tmp_path / "run.parquet"
    run_file(path, small(30), THREADS)
    store = Store(path, small())
    played = store.open()
    assert played == [30, 30]
    with pytest.raises(KeyboardInterrupt):
        run(store, played, (stopping(4, KeyboardInterrupt), 5), lambda games, moves: None)
    assert rows_of(path).height == 60  # what was finished is untouched
    assert Store(path, small(30)).open() == [30, 30]  # nor does asking for it throw the extension away
    assert sum(Store(path, small()).open()) == 60 + 20
    run_file(path, small(), THREADS)
    assert rows_of(path).equals(whole)
    assert plan_of(read_header(path)) == small()
    assert sorted(os.listdir(tmp_path)) == ["run.parquet", "whole.parquet"]


def test_runs_of_older_versions_are_read_but_not_continued(tmp_path: Path) -> None:
    """Their deals were counted on from the seed: mixed with ours, they would be no run at all."""
    path = tmp_path / "run.parquet"
    run_file(path, small(), THREADS)
    old = read_header(path)
    assert old.pop("seeds") == "hashed"
    rows_of(path).write_parquet(path, metadata={KEY: json.dumps(old)})
    plan, rows = read_run(path)
    assert (plan.seeds, rows.collect().height) == ("counted", 120)
    with pytest.raises(Refusal, match="lab-old-seeds"):
        Store(path, small(90)).open()
    path.unlink()
    store = Store(path, small())
    store.open()
    (store.folder / "plan.json").write_text(json.dumps(old))
    with pytest.raises(Refusal, match="lab-old-seeds"):
        Store(path, small()).open()


def test_a_full_disk_loses_nothing(tmp_path: Path, whole: pl.DataFrame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The part for which there was no room is absent, those before it are kept, and the same command resumes."""
    path = tmp_path / "run.parquet"
    monkeypatch.setattr(running, "PART_GAMES", 10)
    real, room = keeping.write_whole, 3

    def write(file: Path, data: bytes) -> None:
        nonlocal room
        room -= 1
        if room < 0:
            raise keeping.no_room(file, OSError(errno.ENOSPC, "No space left on device"))
        real(file, data)

    with monkeypatch.context() as small_disk:
        small_disk.setattr(keeping, "write_whole", write)
        with pytest.raises(Refusal, match="lab-disk-full"):
            run_file(path, small(), (THREADS[0], 5))
    assert sum(Store(path, small()).open()) == 20
    run_file(path, small(), THREADS)
    assert rows_of(path).equals(whole)


LIMITED = """
import resource, sys
from farmyard.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))
sys.exit(main(sys.argv[1:]))
"""


def test_a_file_that_may_not_grow_is_refused_by_the_real_disk(tmp_path: Path) -> None:
    """The operating system itself refuses, in the middle of a file."""
    path = tmp_path / "run.parquet"
    words = ["lab", "run", "rudi", "--games", "3000", "--policy", "random", "--out", str(path)]
    cramped = subprocess.run([sys.executable, "-c", LIMITED, *words], capture_output=True, text=True, check=False)
    assert cramped.returncode == 2
    assert "There is no room left" in cramped.stderr
    assert sorted(os.listdir(path.with_name("run.parquet.parts"))) == ["plan.json"]
    assert main(words) == 0
    assert rows_of(path).height == 3000


def refusal_of(path: Path) -> str:
    with pytest.raises(Refusal) as refused:
        read_run(path)
    assert all(str(path) in Words(language).refusal(refused.value) for language in LANGUAGES)
    return refused.value.code


def test_files_that_are_no_runs_are_told_apart(tmp_path: Path) -> None:
    """Missing, half written, not ours, in another format, by other rules."""
    path = tmp_path / "run.parquet"
    assert refusal_of(path) == "lab-missing"
    run_file(path, small(), THREADS)
    good, header = path.read_bytes(), read_header(path)
    path.write_bytes(good[: len(good) // 2])
    assert refusal_of(path) == "lab-broken"
    pl.DataFrame({"a": [1]}).write_parquet(path)
    assert refusal_of(path) == "lab-foreign"
    path.write_text("Dear Anna, …")
    assert refusal_of(path) == "lab-foreign"
    assert refusal_of(tmp_path) == "lab-foreign"
    newer = json.dumps(header | {"format": FORMAT + 1})
    pl.DataFrame({"a": [1]}).write_parquet(path, metadata={KEY: newer})
    assert refusal_of(path) == "lab-format"
    with pytest.raises(Refusal, match="record-version"):
        plan_of(header | {"rules": 99})
