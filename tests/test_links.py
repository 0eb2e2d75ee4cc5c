"""Documentation is not broken: the links, anchors, commands and targets that it names exist."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from farmyard.cli.main import COMMANDS

ROOT = Path(__file__).parents[1]
FOLDERS = ("", "docs", "docs/rules", "docs/observations", "docs/studies", "web", "benchmarks", "deploy", "examples")
TEXTS = sorted(text for folder in FOLDERS for text in (ROOT / folder).glob("*.md"))
each_text = pytest.mark.parametrize("text", TEXTS, ids=lambda text: str(text.relative_to(ROOT)))
LINK = re.compile(r"(?:\]\(|(?:src|href)=\")([^)\s\"]+)[)\"]")
PATH = re.compile(
    r"`((?:src|tests|tools|benchmarks|deploy|examples|training|docs|web|core|games|worlds|schema|text|bots|contests|observation"
    r"|adapters|lab|terminal|server|cli)/[\w./-]+\.\w+)[`:]"
)
INVENTED = re.compile(r"(?:hay|mow_1)\.")  # what a reader who follows the steps will create
ELSEWHERE = re.compile(r"[a-z]+:")


def without_code(text: Path) -> str:
    """Without code blocks, in which brackets are not links."""
    return re.sub(r"^```.*?^```", "", text.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


@cache
def anchors(text: Path) -> set[str]:
    """As GitHub derives them from headings: lower case, no punctuation, hyphens for spaces, numbered if repeated.
    Also those written as `<a id="s1">`."""
    known: Counter[str] = Counter()
    found = set(re.findall(r'<a id="([^"]+)">', without_code(text)))
    for heading in re.findall(r"^#+ (.+)$", without_code(text), re.MULTILINE):
        said = re.sub(r"!?\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        slug = re.sub(r"[^\w\- ]", "", said).replace(" ", "-")
        found.add(f"{slug}-{known[slug]}" if known[slug] else slug)
        known[slug] += 1
    return found


@each_text
def test_every_link_leads_somewhere(text: Path) -> None:
    for link in LINK.findall(without_code(text)):
        if ELSEWHERE.match(link):
            continue
        path, _, anchor = link.partition("#")
        target = (text.parent / path).resolve() if path else text
        assert target.exists(), f"{link}: no such file"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{link}: no such heading"


@each_text
def test_every_target_of_make_exists(text: Path) -> None:
    targets = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = re.findall(r"(?:`|^ {4}|&& )make ([a-z][a-z-]*)", text.read_text("utf-8"), re.MULTILINE)
    assert set(named) <= targets


@each_text
def test_every_command_exists(text: Path) -> None:
    typed = re.compile(r"(?:`|^ {4}|bin/|&& )farmyard ((?:lab\s+)?[a-z]+)(?=[ `\n])", re.MULTILINE)
    named = {" ".join(name.split()) for name in typed.findall(text.read_text("utf-8"))}
    assert named <= set(COMMANDS)


@each_text
def test_every_file_named_with_its_folder_exists(text: Path) -> None:
    """From the root (`tests/test_x.py`), from the package (`bots/craft.py`) or from the page's own folder."""
    places = ROOT, ROOT / "src" / "farmyard", text.parent, text.parent / "src"
    for path in PATH.findall(text.read_text("utf-8")):
        assert INVENTED.search(path) or any((place / path).exists() for place in places), path


def test_every_page_of_docs_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    for path in (ROOT / "docs").glob("*.md"):
        assert path.name == "README.md" or f"]({path.name})" in index, path.name
    studies = (ROOT / "docs" / "studies" / "README.md").read_text("utf-8")
    for path in (ROOT / "docs" / "studies").glob("2*.md"):
        assert f"]({path.name})" in studies, path.name
