"""The page about the library runs as printed, and a table shows itself."""

import doctest
import io
import re
from importlib.resources import files
from pathlib import Path

import pytest
from conftest import every_game, walk
from rich.console import Console

import farmyard
from farmyard.core.game import Game
from farmyard.table import Table

PAGE = Path(__file__).parents[1] / "docs" / "python.md"
SPACES = str.maketrans("\u00a0\u202f", "  ")  # French ones, which nobody types


class Checker(doctest.OutputChecker):
    def check_output(self, want: str, got: str, flags: int) -> bool:
        return super().check_output(want.translate(SPACES), got.translate(SPACES), flags)


@pytest.mark.xdist_group("farm")  # compiled once
def test_the_code_on_the_page_runs_as_printed() -> None:
    test = doctest.DocTestParser().get_doctest(PAGE.read_text("utf-8"), {}, PAGE.name, str(PAGE), 0)
    said = io.StringIO()
    result = doctest.DocTestRunner(Checker()).run(test, out=said.write)
    assert result.attempted > 50
    assert result.failed == 0, said.getvalue()


def test_what_the_package_offers_is_there() -> None:
    """And type checkers find our types."""
    assert [name for name in farmyard.__all__ if not hasattr(farmyard, name)] == []
    assert files("farmyard").joinpath("py.typed").is_file()


@every_game
def test_a_table_shows_itself(game: Game) -> None:
    """In one line, as a picture, in a notebook and to rich: what a spectator sees, from the deal to the end."""
    table = Table(game, game.seats[0], 1, names=["<b>Anna", *"BCDEFGHIJ"[: game.seats[0] - 1]])
    assert repr(table) == f"<Table {game.id}: seats={game.seats[0]}, moves=0, must_act={table.must_act()}>"
    list(walk(table, 1))
    assert re.fullmatch(rf"<Table {game.id}: .*, ending='\w+', winners=\[.*\]>", repr(table))
    shown = table._repr_mimebundle_()
    assert shown["text/plain"] == str(table)
    assert "<b>Anna" in str(table)
    assert "&lt;b&gt;Anna" in shown["text/html"]
    assert "<b>" not in shown["text/html"]
    console = Console(file=io.StringIO(), width=80, no_color=True, emoji=False)
    with console.capture() as drawn:
        console.print(table)
    assert drawn.get().strip() == str(table).strip()


def test_reprs_are_short() -> None:
    for thing in (*farmyard.GAMES.values(), *farmyard.GAMES["mow"].options, farmyard.Words("de", ["Anna"])):
        assert len(repr(thing)) < 80
        assert "\n" not in repr(thing)
