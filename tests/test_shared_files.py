"""What all games share names none of them: a game is found, never listed. Every exception is here, with its reason."""

import ast
import re
from pathlib import Path

from farmyard.games import BUNDLED

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "farmyard"
PAGE = ROOT / "web"
NAMED = re.compile(rf"\b({'|'.join(BUNDLED)})\b")
OF_A_GAME = re.compile(rf"(^|[/_-])({'|'.join(BUNDLED)})([/._-]|$)")  # a path that says itself whose it is
KEY = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)  # of a message

EXCEPTIONS = {
    "adapters/tiny.py": "which constants of which rulebooks make a game that can be solved",
    "games/__init__.py": "the five games of the house: the one place where they are listed",
    "contests/daily.py": "a calendar that has been published: which table is played on which day never changes",
    "contests/seasons.py": "a season that has been published: its opponents never change",
    "previews/packing.py": "how pigs lie in a sty: a part of the previews of Happy Pigs",
}
PAGE_EXCEPTIONS = {
    "art.ts": "which drawings come together in one file, by the prefixes of their names",
    "gallery.py": "what is photographed at each table for the documentation",
    "src/lib/art.ts": "which drawings are cards, by the prefixes of their names",
}


def test_no_shared_python_file_names_a_game() -> None:
    """Strings and names in code; docstrings may tell of a game as an example."""
    found = {
        str(path.relative_to(SOURCES))
        for path in SOURCES.rglob("*.py")
        if not OF_A_GAME.search(str(path.relative_to(SOURCES))) and NAMED.search(without_docstrings(path))
    }
    assert found == EXCEPTIONS.keys()


def without_docstrings(path: Path) -> str:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def test_no_shared_catalogue_names_a_game() -> None:
    """What is said of a game is in its own catalogue, one for each language: `mow.ftl`."""
    for path in (SOURCES / "text" / "locales").rglob("*.ftl"):
        if not OF_A_GAME.search(path.name):
            assert not [key for key in KEY.findall(path.read_text("utf-8")) if NAMED.search(key)], path


def test_no_shared_file_of_the_page_names_a_game() -> None:
    """A game's own files say what it is called, where its cover stands, what explains its drawings."""
    found = {
        str(path.relative_to(PAGE))
        for path in [*PAGE.glob("*.*"), *(PAGE / "src").rglob("*.*")]
        if path.suffix in (".ts", ".svelte", ".css", ".js", ".py")
        and "made" not in path.parts
        and not OF_A_GAME.search(str(path.relative_to(PAGE)))
        and NAMED.search(path.read_text("utf-8"))
    }
    assert found == PAGE_EXCEPTIONS.keys()
