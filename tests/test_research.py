"""The pages for researchers and bot authors run as printed."""

import doctest
import json
from pathlib import Path

import pytest

from farmyard.cli.main import main

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.xdist_group("farm")  # compiled once
@pytest.mark.parametrize(("name", "least"), [("research.md", 25), ("bots.md", 8)])
def test_the_code_on_the_page_runs_as_printed(name: str, least: int) -> None:
    result = doctest.testfile(str(DOCS / name), module_relative=False)
    assert result.attempted > least
    assert result.failed == 0


def test_six_lines_lead_from_an_idea_to_a_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The player on the page, in the commands that the page names: better than chicks, and it can be checked."""
    page = (DOCS / "research.md").read_text("utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    assert len(code.splitlines()) == 6
    mine, result = tmp_path / "mine.py", tmp_path / "mine.json"
    mine.write_text(code, "utf-8")
    played = ["--against", "chick", "--deals", "60", "--workers", "1", "--out", str(result), "--json"]
    assert main(["benchmark", "rudi", "--bot", str(mine), *played]) == 0
    (score,) = json.loads(capsys.readouterr().out)["scores"]
    assert score["share"] - score["error"] > 1 / 3
    assert main(["benchmark", "--check", str(result), "--bot", str(mine), "--sample", "6", "--workers", "1"]) == 0
    assert main(["arena", "rudi", "--bots", f"{mine},farmhand", "--games", "3", "--workers", "1"]) == 0
