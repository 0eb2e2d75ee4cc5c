"""docs/architecture.md shows the code as it is: the picture is current, and every step of a journey exists."""

import ast
import re
from pathlib import Path

import architecture_picture
import pytest

from farmyard.games import BUNDLED

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
WEB = ROOT / "web"
INITS = sorted((ROOT / "src" / "farmyard").rglob("__init__.py"))
HOPS = sorted(
    set(re.findall(r"`([\w./]+\.(?:py|ts|svelte))(?::([\w.]+))?` \|$", PAGE.read_text("utf-8"), re.MULTILINE))
)


def test_the_picture_is_current() -> None:
    """`make docs` draws it."""
    assert architecture_picture.PICTURE.read_text("utf-8") == architecture_picture.picture()


def test_every_arrow_of_the_picture_points_down() -> None:
    found = architecture_picture.graph(architecture_picture.SOURCES, "farmyard.")
    assert all(
        architecture_picture.rank(found, user) > architecture_picture.rank(found, part)
        for user, parts in found.items()
        for part in parts
    )


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    assert architecture_picture.reduced({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {
        "a": {"b"},
        "b": {"c"},
        "c": set(),
    }


def test_there_are_three_journeys() -> None:
    assert PAGE.read_text("utf-8").count("| | hop | place |") == 3
    assert len(HOPS) > 30


@pytest.mark.parametrize(("path", "name"), HOPS)
def test_every_hop_exists(path: str, name: str) -> None:
    place = ROOT / path if path.startswith("web/") else ROOT / "src" / "farmyard" / path
    source = place.read_text("utf-8")
    if place.suffix == ".py":
        assert not name or name in names_in(ast.parse(source)), f"{path} has no {name}"
    else:
        assert not name or re.search(rf"^\s*(?:export |private |async |function )*{name}\s*(?:<.*>)?[=(]", source, re.M)


def test_what_is_told_of_tables_without_a_server_exists() -> None:
    section = PAGE.read_text("utf-8").split("## The same without a server")[1].split("\n## ")[0]
    places = re.findall(r"`([\w./]+\.(?:ts|svelte))(?::(\w+))?`", section)
    assert len(places) > 6
    for path, name in places:
        folder = WEB / "src" if "/" in path else WEB / "src" / "local"
        assert not name or re.search(rf"^  {name}\(", (folder / path).read_text("utf-8"), re.M), f"{path} has no {name}"
        assert (folder / path).is_file()


@pytest.mark.parametrize("init", INITS, ids=lambda init: str(init.parent.relative_to(ROOT / "src")))
def test_every_package_says_what_is_in_it(init: Path) -> None:
    """Its docstring names every module; those of single games go without saying."""
    said = set(re.findall(r"\w+", ast.get_docstring(ast.parse(init.read_text("utf-8"))) or ""))
    found = [*init.parent.glob("*.py"), *(path.parent for path in init.parent.glob("*/__init__.py"))]
    modules = {re.sub(r"_\d+$", "", path.stem) for path in found}
    assert not modules - said - set(BUNDLED) - {"__init__", "__main__", "env"}, "env is Alembic's"


def names_in(tree: ast.Module) -> set[str]:
    """Functions, classes, and methods as `Class.method`."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = (n for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{method.name}" for method in inner}
    return found
