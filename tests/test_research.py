"""The page for researchers runs as printed."""

import doctest
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "research.md"


@pytest.mark.xdist_group("farm")  # compiled once
def test_the_code_on_the_page_runs_as_printed() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 25
    assert result.failed == 0
