"""`farmyard.testing` finds what is wrong with a rulebook, and says where."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from farmyard.testing import assert_sound, check
from farmyard.testing.check import check_game
from farmyard.testing.house import installed, load
from farmyard.text.words import LANGUAGES, Words

EXAMPLES = sorted((Path(__file__).parents[1] / "examples" / "games").glob("*.py"))
TOY = next(file for file in EXAMPLES if file.stem == "goofspiel").read_text("utf-8")
BAD = {  # what is done to the rulebook: old text, new text, what is found, and what stands in the line it names
    "a field that nothing sets": (
        '    Field("ready"',
        '    Field("bonus", "u1", (), EVERYONE, 0, 9, "points that nobody gets"),\n    Field("ready"',
        "never-set",
        'Field("bonus"',
    ),
    "a legal move that changes nothing": (
        "    s.bid[seat] = action\n",
        "    if action == 0:\n        return\n    s.bid[seat] = action\n",
        "no-change",
        "def play",
    ),
    "seats that wait for each other": (
        "(s.ready[seat % SEATS] == 0)",
        "(s.ready[seat % SEATS] == 0) & (s.ready[(seat + 1) % s.seats] == 1)",
        "waiting",
        "def must_act",
    ),
    "a seat without a move": (
        "    return int(s.hand_n[seat])\n",
        "    return int(s.hand_n[seat]) if s.hand_n[seat] > 3 else 0\n",
        "nothing-legal",
        "def legal",
    ),
    "an action out of range": (
        "    return int(s.hand_n[seat])\n",
        "    out[0] = 40\n    return int(s.hand_n[seat])\n",
        "out-of-range",
        "def legal",
    ),
    "a leak": ("    v.my_bid = NONE\n", "    v.my_bid = s.bid[0]\n", "leak", "def view"),
    "an open field that is not shown": (
        "    share(s, v)\n    v.seat = NONE\n",
        "    v.seats = s.seats\n    v.seat = NONE\n",
        "not-shown",
        "def view",
    ),
    "a move that no reason refuses": (
        "    return OK if here & (index_of(s.hand[seat], s.hand_n[seat], action) < s.hand_n[seat]) else NOT_IN_HAND",
        "    return OK",
        "no-reason",
        "def reason",
    ),
    "chance that is not counted": (
        "    s.pile_n -= 1\n    s.revealed += 1\n",
        "    s.pile_n -= 1\n",
        "draws",
        "def play",
    ),
    "a number beyond its range": (
        'Field("points", "u1", SEATS, EVERYONE, 0, 91',
        'Field("points", "u1", SEATS, EVERYONE, 0, 5',
        "field-range",
        'Field("points"',
    ),
    "a game that is longer than it says": ("max_steps=SEATS * VALUES", "max_steps=9", "endless", "GAME = "),
    "a world that cannot be": (
        "v.my_bid if seat == v.seat else v.hand[seat, below(s, v.hand_n[seat])]",
        "v.hand[seat, below(s, v.hand_n[seat])]",
        "imagined",
        "def imagine",
    ),
    "a sentence about what is not there": (
        "say-bid = { $who } bids { $card }.",
        "say-bid = { $whom } bids { $card }.",
        "unsaid",
        "WORDS = ",
    ),
    "what native code cannot do": (
        "    waiting = 0\n",
        "    waiting = 0\n    order = sorted([seat, action])\n    waiting += 0 * len(order)\n",
        "compile",
        "sorted(",
    ),
    "a name that is nobody's": ("    s.prize = pick(", "    s.price = pick(", "raises", "s.price = pick("),
    "a place that is not there": (
        "s.points[winner] += s.prize",
        "s.points[winner + 9] += s.prize",
        "raises",
        "winner + 9",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_rulebook_is_caught_with_a_sentence_that_names_the_place(what: str, tmp_path: Path) -> None:
    old, new, code, place = BAD[what]
    assert old in TOY
    file = tmp_path / "bad.py"
    file.write_text(TOY.replace(old, new, 1), "utf-8")
    found = {fault.code: fault for fault in check(file, games=2)}
    assert code in found
    fault = found[code]
    assert place in file.read_text("utf-8").splitlines()[fault.line - 1]
    assert fault.text().startswith(f"{file}:{fault.line}: ")
    assert len({Words(language).tell(fault.said) for language in LANGUAGES}) == len(LANGUAGES) or code == "raises"


def test_a_fault_comes_with_the_game_in_which_it_shows(tmp_path: Path) -> None:
    """Its moves lead to the position, move by move."""
    old, new, code, _ = BAD["a legal move that changes nothing"]
    file = tmp_path / "bad.py"
    file.write_text(TOY.replace(old, new, 1), "utf-8")
    (fault,) = check(file, games=2)
    assert fault.code == code
    assert fault.found is not None
    assert fault.found.moves[-1][1] == 0


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_examples_are_sound(file: Path) -> None:
    assert_sound(file, games=1)


def test_our_own_games_keep_the_same_laws() -> None:
    """Those of games with a memory and worlds of their own, too."""
    from farmyard.games import BUNDLED

    for game in BUNDLED.values():
        assert [fault.text() for fault in check_game(game, game.seats[0], 1, {})] == []


def test_a_game_under_test_is_known_only_meanwhile() -> None:
    from farmyard.games import GAMES

    with installed(load(EXAMPLES[0])) as game:
        assert GAMES[game.id] is game
        assert Words().say(f"{game.id}-tagline")
    assert game.id not in GAMES


# The commands


def farmyard(*argv: str, at: Path, games: Path | None = None) -> subprocess.CompletedProcess[str]:
    where = {"PYTHONPATH": str(Path(__file__).parents[1] / "src"), "LANG": "C"}
    more = {"FARMYARD_GAMES": str(games)} if games else {}
    command = [sys.executable, "-m", *argv]
    return subprocess.run(
        command, cwd=at, env={**os.environ, **where, **more}, capture_output=True, text=True, check=False
    )


def test_a_new_game_is_sound_and_its_tests_pass(tmp_path: Path) -> None:
    """One folder, from nothing: the rulebook, its tests, and what installs it."""
    assert farmyard("farmyard", "new", "muddy_tricks", at=tmp_path).returncode == 0
    folder = tmp_path / "muddy_tricks"
    assert {file.name for file in folder.iterdir()} == {
        "muddy_tricks.py", "test_muddy_tricks.py", "README.md", "pyproject.toml"
    }  # fmt: skip
    assert not any("my_game" in file.read_text("utf-8") for file in folder.iterdir())
    told = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    assert told["project"]["entry-points"]["farmyard.games"] == {"muddy_tricks": "muddy_tricks"}
    checked = farmyard("farmyard", "check", "muddy_tricks.py", "--games", "2", "--many", "100", at=folder)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    tested = farmyard("pytest", "-q", "-p", "no:cacheprovider", at=folder)
    assert tested.returncode == 0, tested.stdout


def test_a_new_game_is_listed_and_played(tmp_path: Path) -> None:
    farmyard("farmyard", "new", "muddy_tricks", at=tmp_path)
    listed = farmyard("farmyard", "games", at=tmp_path, games=tmp_path / "muddy_tricks" / "muddy_tricks.py")
    assert "Muddy Tricks" in listed.stdout


@pytest.mark.parametrize("name", ["My Game", "mow", "x", "7up"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    refused = farmyard("farmyard", "new", name, at=tmp_path)
    assert refused.returncode == 2
    assert name in refused.stderr
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "my_game").mkdir()
    assert "exists already" in farmyard("farmyard", "new", "my_game", at=tmp_path).stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("    s.bid[seat] = action\n", "    if action == 0:\n        return\n    s.bid[seat] = action\n", "changes no"),
        ("def settle(s):", "def settle(s)", "Python cannot read this"),
        ("SEATS, VALUES = 5, 13", "SEATS, VALUES = 5, THIRTEEN", "THIRTEEN"),
        ("def scores(", "def score(", "does not define"),
    ],
)
def test_check_says_the_line(old: str, new: str, said: str, tmp_path: Path) -> None:
    """Of a broken law, a syntax error, an error on import, and a verb that is missing."""
    toy = TOY.replace("from farmyard.core.usual import is_over, scores  # noqa: F401", SPELLED_OUT)
    (tmp_path / "toy.py").write_text(toy.replace(old, new, 1), "utf-8")
    run = farmyard("farmyard", "check", "toy.py", "--games", "1", at=tmp_path)
    assert run.returncode == 2
    assert said in run.stdout
    assert run.stdout.startswith("toy.py:") or str(tmp_path / "toy.py") in run.stdout
    assert "Traceback" not in run.stderr


SPELLED_OUT = """from farmyard.core.usual import is_over  # noqa: F401


def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.points[seat]
"""
