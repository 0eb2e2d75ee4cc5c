"""Every ruling that code, tests, pages or catalogues cite is in docs/rulings.md, and every one there is cited."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from farmyard.text.rules_text import RULING

ROOT = Path(__file__).parents[1]
TOLD = ROOT / "docs" / "rulings.md"
NUMBER = rf"\b{RULING}\b(?:-{RULING}\b)?"
WIDE = 3  # a longer range names a chapter; it cites nothing


def told() -> list[str]:
    return re.findall(rf'^- <a id="\w+"></a>\*\*({RULING})\*\* ', TOLD.read_text("utf-8"), re.MULTILINE)


def prose(path: Path) -> str:
    """A file's prose: the comments and docstrings of code, the lines above a position in counts."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        return "\n".join(t.string for t in tokens if t.type == tokenize.COMMENT or t.string.startswith('"""'))
    if path.suffix in (".ts", ".svelte"):
        return "\n".join(re.findall(r"//.*|/\*[\s\S]*?\*/|<!--[\s\S]*?-->", text))
    if path.suffix == ".txt":
        return "\n".join(line for line in text.splitlines() if line.startswith("#"))
    return text


def files() -> Iterator[Path]:
    for folder, kinds in (
        ("src/farmyard", ("py", "ftl")),
        ("tests", ("py", "txt")),
        ("docs", ("md",)),
        ("tools", ("py",)),
        ("examples", ("py",)),
        ("benchmarks", ("py", "md")),
        ("web/src", ("ts", "svelte")),
    ):
        for kind in kinds:
            yield from (path for path in (ROOT / folder).rglob(f"*.{kind}") if path not in (TOLD, Path(__file__)))
    yield ROOT / "README.md"


def cited(text: str) -> set[str]:
    """A range stands for everything between its ends, too."""
    found: set[str] = set()
    for number in re.findall(NUMBER, text):
        first, _, last = number.partition("-")
        found |= {first, last or first}
        if last and first[0] == last[0] and int(last[1:]) - int(first[1:]) < WIDE:
            found |= {f"{first[0]}{i}" for i in range(int(first[1:]), int(last[1:]))}
    return found


def test_rulings_are_numbered_without_gaps_and_have_an_anchor_each() -> None:
    numbers = told()
    for letter in "SUQHMG":
        own = [number for number in numbers if number[0] == letter]
        assert own == [f"{letter}{i}" for i in range(1, len(own) + 1)]
    assert re.findall(r'<a id="(\w+)">', TOLD.read_text("utf-8")) == [number.lower() for number in numbers]


def test_every_ruling_says_how_firm_it_is() -> None:
    for line in re.findall(r"^- <a id=.*", TOLD.read_text("utf-8"), re.MULTILINE):
        assert re.search(r"\*[^*]*\b(printed|derived|found|ours)\b[^*]*\*$", line, re.IGNORECASE), line


@pytest.mark.parametrize("path", sorted(files()), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_citation_dangles(path: Path) -> None:
    assert cited(prose(path)) <= set(told())


def test_rulings_cite_only_one_another() -> None:
    assert cited(TOLD.read_text("utf-8")) <= set(told())


def test_every_ruling_is_cited() -> None:
    everywhere = set().union(*(cited(prose(path)) for path in files()))
    assert [number for number in told() if number not in everywhere] == []


def test_a_citation_that_dangles_is_found() -> None:
    """Planted: a ruling one past the last of each letter, alone and at the end of a range."""
    assert cited("as S99 says (U30-U31; H2)") - set(told()) == {"S99", "U31"}
