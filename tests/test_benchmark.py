"""The public benchmark: fixed deals and opponents, results that anybody can play again, and players of one's own."""

import json
from pathlib import Path
from typing import Any

import leaderboard
import pytest

from farmyard.bots import LEVELS
from farmyard.cli.main import main
from farmyard.contests import benchmark
from farmyard.contests.benchmark import check_games, contest_of, players_of, probe, run
from farmyard.contests.benchmark_file import read_result, result_of, sign, write_result
from farmyard.contests.seasons import DEALS, PROBED, PROBES
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES

HIGHEST = "def choose(view, legal, dice):\n    return max(legal)\n"
WHIMSICAL = "def choose(view, legal, dice):\n    return dice.choice(legal)\n"
PLAYED = ["--against", "chick,farmhand", "--deals", "2", "--workers", "1"]


@pytest.fixture
def highest(tmp_path: Path) -> str:
    path = tmp_path / "highest.py"
    path.write_text(HIGHEST)
    return str(path)


def made(tmp_path: Path, bot: str, name: str = "rudi") -> Path:
    path = tmp_path / "result.json"
    game = GAMES[name]
    games = [played for deal in run(bot, game, ["chick", "farmhand"], 2, 1) for played in deal]
    write_result(path, result_of(game, bot, "ours", games))
    return path


@pytest.mark.parametrize("name", PROBES)
@pytest.mark.parametrize("level", ["chick", "farmhand", "farmer"])
def test_opponents_are_those_of_the_season(name: str, level: str) -> None:
    """Whoever changes what a level plays begins a new season: results of the old one would not fit any more."""
    assert probe(GAMES[name], level) == PROBES[name][level]


def test_champions_are_those_of_the_season_and_every_game_is_in_it() -> None:
    assert probe(GAMES["mow"], "champion") == PROBES["mow"]["champion"]
    assert set(PROBES) >= {"saumaumau", "rudi", "quartett", "mow", "happypigs"}
    assert set(DEALS) == set(PROBED) == set(LEVELS)


def test_every_submission_meets_the_same_deals_and_dice_from_every_seat(tmp_path: Path) -> None:
    """Whatever it is called and whichever level it meets."""
    for text, name in ((HIGHEST, "one.py"), (HIGHEST, "another.py")):
        (tmp_path / name).write_text(text)
    one, another = (
        [[game for deal in run(f"{tmp_path}/{name}", GAMES["quartett"], ["chick"], 3, 1) for game in deal]]
        for name in ("one.py", "another.py")
    )
    assert one == another
    assert [game.seat for game in one[0][:3]] == [0, 2, 1]
    game = GAMES["quartett"]
    assert contest_of(game, "chick").seed == contest_of(game, "champion").seed
    assert players_of(game) == 3


def test_the_command_writes_a_result_that_fits(
    highest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "result.json"
    assert main(["benchmark", "rudi", "--bot", highest, *PLAYED, "--out", str(out), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "farmhand" in told
    assert "33.3 %" in told
    assert main(["benchmark", "--check", str(out), "--workers", "1", "--lang", "en"]) == 0
    assert "12 of 12 games" in capsys.readouterr().err
    again = ["benchmark", "--check", str(out), "--bot", highest, "--sample", "2", "--workers", "1", "--json"]
    assert main(again) == 0
    scores = json.loads(capsys.readouterr().out)["scores"]
    assert [(score["opponents"], score["games"]) for score in scores] == [("chick", 6), ("farmhand", 6)]


def test_a_changed_result_is_refused(highest: str, tmp_path: Path) -> None:
    path = made(tmp_path, highest)
    text = path.read_text()
    for old, new in (('"label": "ours"', '"label": "theirs"'), ('"season": 1', '"season": 0')):
        path.write_text(text.replace(old, new))
        with pytest.raises(Refusal, match=r"benchmark-(file|old)"):
            read_result(path)


@pytest.mark.parametrize("part", ["scores", "moves"])
def test_signing_again_what_was_not_played_does_not_help(part: str, highest: str, tmp_path: Path) -> None:
    """The hash is right, the games are not: playing them again tells."""
    path = made(tmp_path, highest)
    data: Any = json.loads(path.read_text())
    if part == "scores":
        data["games"][3]["scores"] = [5000, 0, 0]
    else:
        data["games"][3]["moves"].pop()
    result = result_with(data, tmp_path)
    misfits = [misfit for misfit in check_games(result.games, result.game, None, 1) if misfit]
    assert [(misfit.played, misfit.why) for misfit in misfits] == [(result.games[3], part)]


def result_with(data: Any, tmp_path: Path) -> Any:
    """Written as somebody would who wants to be believed."""
    games = tuple(benchmark_file_game(game) for game in data["games"])
    path = tmp_path / "forged.json"
    write_result(path, result_of(GAMES[data["game"]], data["submission"]["bot"], "ours", games))
    return read_result(path)


def benchmark_file_game(data: Any) -> benchmark.Played:
    return benchmark.Played(data["opponents"], data["deal"], data["seat"], tuple(data["scores"]), tuple(data["moves"]))


@pytest.mark.parametrize(
    ("part", "odd"),
    [
        *(("deal", odd) for odd in (1.5, True, "0", None, -1, 10**6)),
        *(("seat", odd) for odd in (99, -1, None, "x", True, 10**30)),
        *(("scores", odd) for odd in ([], [1], ["a"] * 3, [None] * 3, [10**30] * 3, 5, "abc", None)),
        *(("moves", odd) for odd in (["a"], [10**30], [None], [1.5], [[]], 5, "abc", None)),
        *(("opponents", odd) for odd in ("nobody", [], None, 5)),
        *(("label", odd) for odd in (5, None, ["a"])),
        ("games", []),
    ],
)
def test_a_result_with_odd_games_is_none(part: str, odd: Any, highest: str, tmp_path: Path) -> None:
    """Even if it is signed: checking it ends with a sentence."""
    path = made(tmp_path, highest)
    data: Any = json.loads(path.read_text())
    del data["hash"]
    home = data if part == "games" else data["submission"] if part == "label" else data["games"][0]
    home[part] = odd
    path.write_text(json.dumps({"hash": sign(data), **data}))
    assert main(["benchmark", "--check", str(path), "--workers", "1"]) == 2


def test_a_label_steers_no_terminal(highest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = made(tmp_path, highest)
    result = read_result(path)
    write_result(path, result_of(result.game, highest, "\x1b[31mred\nfirst", result.games))
    assert main(["benchmark", "--check", str(path), "--sample", "1", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "red" in out
    assert "\x1b" not in out


def test_a_player_who_would_choose_otherwise_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The games can be played, but not by this player: its file has another hash, and its moves are others."""
    (tmp_path / "whims.py").write_text(WHIMSICAL)
    (tmp_path / "highest.py").write_text(HIGHEST)
    path = made(tmp_path, f"{tmp_path}/highest.py")
    other = f"{tmp_path}/whims.py"
    assert main(["benchmark", "--check", str(path), "--bot", other, "--workers", "1", "--lang", "en"]) == 2
    assert "another hash" in capsys.readouterr().err
    result = read_result(path)
    assert any(misfit and misfit.why == "moves" for misfit in check_games(result.games, result.game, other, 1))


def test_hashes_do_not_depend_on_the_layout_of_a_file(highest: str, tmp_path: Path) -> None:
    path = made(tmp_path, highest)
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data, indent=7))
    assert sign(read_result(path).content) == data["hash"]


@pytest.mark.parametrize("wrong", [["rudi"], ["--bot", "chick"], ["rudi", "--bot", "chick", "--against", "nobody"]])
def test_what_is_missing_is_named(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", *wrong, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert any(name in told for name in ("--bot", "GAME", "champion"))


def test_opponents_who_play_otherwise_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(benchmark.PROBES, "rudi", {**PROBES["rudi"], "farmhand": "0" * 16})
    with pytest.raises(Refusal, match="benchmark-season"):
        benchmark.check_opponents(GAMES["rudi"], ["chick", "farmhand"])


# The leaderboard


def test_the_leaderboard_is_what_its_files_say() -> None:
    for path, text in leaderboard.pages().items():
        assert path.read_text("utf-8") == text, "run make docs"


@pytest.mark.parametrize("path", sorted(leaderboard.RESULTS.glob("*.json")), ids=lambda path: path.stem)
def test_results_on_the_leaderboard_fit(path: Path) -> None:
    """A game of each, against the quickest opponents that it met; `farmyard benchmark --check` plays all of them."""
    result = read_result(path)
    (misfit,) = check_games(result.games[:1], result.game, None, 1)
    assert misfit is None


# Players of one's own in the arena


def test_own_players_sit_in_the_arena(highest: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By file, by file and function, and among levels; the same on two cores."""
    (tmp_path / "others.py").write_text("def lowest(view, legal, dice):\n    return min(legal)\n")
    bots = f"{highest},{tmp_path}/others.py:lowest,farmhand"
    answers = []
    for workers in ("1", "2"):
        assert main(["arena", "rudi", "--bots", bots, "--games", "6", "--workers", workers, "--json"]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0] == answers[1]
    assert [row["level"] for row in answers[0]["levels"]] == bots.split(",")


@pytest.mark.parametrize("bot", ["nowhere.py", "nowhere:choose", "json:choose"])
def test_own_players_that_are_not_there_are_refused(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "rudi", "--bots", f"{bot},chick", "--games", "3", "--lang", "en"]) == 2
    assert bot in capsys.readouterr().err
