"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

import farmyard
from farmyard.cli.main import COMMANDS
from farmyard.games import GAMES

MAP = re.compile(r"^    ((?:[\w./]+/,? )+) ", re.MULTILINE)
README = Path(__file__).parents[1] / "README.md"


def test_the_example_runs_as_printed() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(farmyard).failed == 0


def test_every_command_is_listed() -> None:
    rows = re.findall(r"^\| (`farmyard .*?) \|", README.read_text("utf-8"), re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"farmyard ((?:lab )?\w+)", row)} == set(COMMANDS)


def test_every_game_is_listed_with_its_players() -> None:
    rows = re.findall(r"^\| \*\*(.*?)\*\*.*? \| (\d+)–(\d+) \|", README.read_text("utf-8"), re.MULTILINE)
    assert {(title, (int(low), int(high))) for title, low, high in rows} == {(g.title, g.seats) for g in GAMES.values()}


def test_the_map_names_every_package_once() -> None:
    """And no folder that is not there."""
    root, package = README.parent, Path(farmyard.__file__).parent
    places = [
        place for line in MAP.findall(README.read_text("utf-8")) for place in re.findall(r"[\w./]+/(?=,? |$)", line)
    ]
    assert len(places) == len(set(places))
    assert {f"src/farmyard/{path.parent.name}/" for path in package.glob("*/__init__.py")} < set(places)
    assert all((root / place).is_dir() for place in places)
