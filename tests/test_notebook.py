"""The notebook in examples/ runs from its first cell to its last, and what it shows can be shown."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("altair")
NOTEBOOK = Path(__file__).parents[1] / "examples" / "first_game.ipynb"


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """The value of its last line, as a notebook shows it."""
    *lines, last = ast.parse(source).body
    exec(compile(ast.Module(lines, []), NOTEBOOK.name, "exec"), names)
    if isinstance(last, ast.Expr):
        return eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)
    exec(compile(ast.Module([last], []), NOTEBOOK.name, "exec"), names)
    return None


@pytest.mark.xdist_group("farm")
def test_the_notebook_runs() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    shown = [run_cell("".join(cell["source"]), names) for cell in cells]
    table, held, own, told, over, contest, lengths, chart, _, moves, trained = shown
    assert "<pre" in table._repr_mimebundle_()["text/html"]
    assert held
    assert "<pre" in own._repr_mimebundle_()["text/html"]
    assert str(own) != str(table)
    assert "chick" in contest._repr_mimebundle_()["text/html"]
    assert told.endswith(".")
    assert over.over
    assert lengths["games"].sum() == 1000
    assert "<table" in lengths._repr_html_()
    assert chart.to_dict()["mark"]["type"] == "bar"
    assert moves.shape == (5, 2)
    learned = trained.rows[0]
    assert learned.level == "learned"
    assert learned.share - learned.share_error > learned.fair
