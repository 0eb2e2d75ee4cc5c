"""Odd positions, records, options, moves and command lines: accepted, or refused in a sentence, and quickly."""

import json
import random
import time
from pathlib import Path

import pytest
from conftest import every_game, imagined
from odd import VALUES, Count, begun, inputs, mutate, play_on

from farmyard.cli.main import COMMANDS, main
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import STEERING
from farmyard.games import GAMES
from farmyard.table import Table
from farmyard.text.words import LANGUAGES, Words

SOON = 5.0  # seconds of work, however long the machine takes for them
LOOKS = 40  # moves played from each odd position that is accepted


def said(refusal: Refusal) -> None:
    for language in LANGUAGES:
        text = Words(language).refusal(refusal)
        assert text
        assert not STEERING.search(text)


@every_game
def test_odd_positions_are_refused_or_can_be_played(game: Game) -> None:
    """From every accepted position a game can be played on, every view shown and imagined."""
    rng, count = random.Random(11), Count(f"positions, {game.id}")
    known = [begun(game, rng).position() for _ in range(20)]
    taken = 0
    for _ in range(inputs(300, 180_000)):
        data = mutate(rng, rng.choice(known), known)
        if rng.random() < 0.3:
            data = {key: value for key, value in data.items() if key in ("game", "seats") or rng.random() < 0.5}
        start, count.tried = time.process_time(), count.tried + 1
        try:
            table = Table.from_position(data, seed=rng.randrange(10**6))
        except Refusal as refusal:
            said(refusal)
        else:
            taken += 1
            look_around(table, rng)
        count.answered += 1
        assert time.process_time() - start < SOON, data
    assert taken
    count.say()


def look_around(table: Table, rng: random.Random) -> None:
    for step in range(LOOKS):
        if table.over:
            return
        if step % 10 == 0:
            for seat in table.must_act():
                assert imagined(table, seat, step).view(seat).tobytes() == table.view(seat).tobytes()
            table.show()
        play_on(table, rng)


@every_game
def test_odd_records_are_refused_or_replayed(game: Game) -> None:
    rng, count = random.Random(12), Count(f"records, {game.id}")
    known = [begun(game, rng).record() for _ in range(10)]
    known += [{**record, "position": begun(game, rng).position()} for record in known]
    for _ in range(inputs(150, 60_000)):
        data = mutate(rng, rng.choice(known), known)
        start, count.tried = time.process_time(), count.tried + 1
        try:
            assert Table.load(json.dumps(data)).game is game
        except Refusal as refusal:
            said(refusal)
        count.answered += 1
        assert time.process_time() - start < SOON
    count.say()


@every_game
def test_odd_options_and_moves_are_refused_or_taken(game: Game) -> None:
    rng, count = random.Random(13), Count(f"options and moves, {game.id}")
    names = [option.name for option in game.options] + ["odd", "", "x" * 3000]
    table = Table(game, game.seats[0])
    for _ in range(inputs(400, 100_000)):
        count.tried += 1
        try:
            if rng.random() < 0.5:
                chosen = {rng.choice(names): rng.choice(VALUES) for _ in range(rng.randrange(3))}
                Table(
                    game,
                    rng.choice([game.seats[0], *VALUES]),
                    rng.choice([1, *VALUES]),
                    chosen,
                    rng.choice(((), ["x"])),
                )
            else:
                table.check(rng.choice((*range(table.seats), *VALUES)), rng.choice(VALUES))
        except Refusal as refusal:
            said(refusal)
        count.answered += 1
    count.say()


THINGS: dict[str, list[str]] = {
    "play": ["GAME", "--seats", "--humans", "--bots", "--option", "--seed", "--resume"],
    "rules": ["GAME"],
    "show": ["FILE", "--seat"],
    "replay": ["FILE", "--seat", "--open"],
    "analyse": ["FILE"],
    "verify": ["FILE"],
    "simulate": ["GAME", "--players", "--option", "--seed"],
    "games": [],
    "arena": ["GAME", "--bots", "--players", "--option", "--seed", "--keep"],
    "benchmark": ["GAME", "--bot", "--against", "--sample", "--check"],
    "lab run": ["GAME", "--policy", "--players", "--option", "--sweep", "--repeats", "--seed", "--out"],
    "lab report": ["FILE", "--out"],
    "lab measures": ["GAME", "--players", "--option", "--seed"],
    "lab puzzles": ["GAME", "--seed", "--out"],
    "lab luck": ["GAME", "--level", "--players", "--seed"],
    "new": ["FILE"],
    "check": ["FILE", "--games"],
    "export": ["FILE", "--database"],
    "import": ["FILE", "--database"],
    "backup": ["FILE"],
}
ALWAYS = {
    "simulate": ["--games", "1"],
    "arena": ["--games", "1"],
    "lab run": ["--games", "1"],
    "lab measures": ["--games", "1", "--playouts", "1", "--workers", "1"],
    "lab luck": ["--games", "2", "--workers", "1"],
    "check": ["--many", "1"],
}
NEVER_WHOLE = {"arena": "--bots", "benchmark": "--bot", "lab run": "--policy", "lab puzzles": "--seed"}
"""Commands that would take long if nothing were wrong, and what is always odd in them."""
ENDLESS = {"serve", "dev", "playground", "site", "warm"}  # or long, with hardly anything to read; see below


def test_odd_command_lines_end_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, count = random.Random(14), Count("command line")
    file = tmp_path / "odd.json"
    texts = [value for value in VALUES if isinstance(value, str) and value.strip() and "\x00" not in value]
    known = [begun(game, rng).position() for game in GAMES.values()] + [
        begun(game, rng).record() for game in GAMES.values()
    ]
    assert set(THINGS) | ENDLESS == set(COMMANDS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FARMYARD_FOLDER", str(tmp_path / "yard"))
    for _ in range(inputs(150, 20_000)):
        command = rng.choice([*THINGS, *THINGS, rng.choice(texts)])
        argv = [*command.split(" ", 1), *ALWAYS.get(command, [])]
        for thing in THINGS.get(command, []):
            if thing in ("GAME", "FILE") and rng.random() < 0.9:
                argv.append(str(file) if thing == "FILE" else rng.choice([*GAMES, *texts]))
            elif thing == NEVER_WHOLE.get(command):
                argv += [thing, rng.choice(texts)]
            elif rng.random() < 0.4:
                argv += [thing, rng.choice([*texts, "1", "2", "3"])]
        file.write_text(json.dumps(rng.choice([rng.choice(VALUES), mutate(rng, rng.choice(known), known)])))
        count.tried += 1
        code = main(argv, lambda _: rng.choice(["quit", "²", *texts]) if rng.random() < 0.5 else "quit")
        out = capsys.readouterr()
        assert code in (0, 2, 130), argv
        assert (code == 0) or out.err.strip(), argv
        assert not STEERING.search(out.err.replace("\n", " ")), argv
        assert "\x1b" not in out.out
        assert "Traceback" not in out.err
        count.answered += 1
    with capsys.disabled():
        count.say()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["serve", "--port", "99999"], "--port must be a port"),
        (["serve", "--port", "-1"], "--port must be a port"),
        (["serve", "--address", "a..b"], "cannot be reached at a..b"),
        (["serve", "--database", "junk"], "PostgreSQL cannot be reached"),
        (["serve", "--folder", "x" * 3000], "cannot be used"),
        (["dev", "--port", "99999", "rules.py"], "--port must be a port"),
        (["dev", "x" * 3000], "The system refuses"),
        (["playground", "--port", "99999"], "--port must be a port"),
        (["playground", "x" * 3000], "cannot be read"),
        (["playground", "bytes.py"], "cannot be read"),
        (["import", "x" * 3000], "The system refuses"),
        (["import", "--database", "sqlite:///x", "."], "PostgreSQL cannot be reached"),
        (["export", "--database", "postgresql://127.0.0.1:1/x", "."], "PostgreSQL cannot be reached"),
    ],
)
def test_what_a_server_cannot_begin_with_is_said(
    argv: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FARMYARD_FOLDER", str(tmp_path / "yard"))
    (tmp_path / "bytes.py").write_bytes(b"\xff\xfe")
    assert main(argv) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", ["farmyard.db", "journal.db"])
@pytest.mark.parametrize("argv", [["serve"], ["backup", "copy"], ["export", "games"]])
def test_a_file_that_is_no_database_is_named(
    argv: list[str], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_text("{}" * 5000)
    argv = [argv[0], "--folder", str(tmp_path), *(str(tmp_path / to) for to in argv[1:])]
    assert main(argv) == 2
    assert name in capsys.readouterr().err


def test_a_port_in_the_environment_is_checked_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARMYARD_PORT", "abc")
    assert main(["serve"]) == 2
    assert "FARMYARD_PORT must be a whole number" in capsys.readouterr().err
