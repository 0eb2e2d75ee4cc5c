"""The pages for researchers and bot authors run as printed."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.xdist_group("farm")  # compiled once
@pytest.mark.parametrize(("name", "least"), [("research.md", 25), ("bots.md", 8)])
def test_the_code_on_the_page_runs_as_printed(name: str, least: int) -> None:
    result = doctest.testfile(str(DOCS / name), module_relative=False)
    assert result.attempted > least
    assert result.failed == 0
