"""The page's copies of the server's types are current."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import msgspec

from farmyard.games import GAMES
from farmyard.server.table.catalogue import info_of

WEB = Path(__file__).parents[1] / "web"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, WEB / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    """`python web/write_types.py` would change nothing."""
    for path, write in script("write_types").FILES.items():
        assert path.read_text("utf-8") == write(), path.name


def test_the_recorded_views_are_of_these_games() -> None:
    """`make record` has been run since any game last changed its description."""
    for game in GAMES.values():
        told = WEB / "tests" / "fixtures" / game.id / "schema.json"
        assert told.read_bytes() == msgspec.json.encode(info_of(game)) + b"\n", game.id


def test_no_registry_is_named_in_the_lock_file() -> None:
    """Packages come from whichever registry npm is configured for."""
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")


def test_the_lock_file_names_every_package_of_every_platform() -> None:
    """So that `npm ci` installs exactly what is written there, on any machine."""
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages, f"{path} wants {name}"
