"""MOW as it might be some day: version 2 deals four cards instead of five, so its records also have a different layout.

Derived from the current rulebook as a real change would be (docs/rules-versions.md), only the other way
round: the file of the old rules stays where it is, and the new ones get a new place.
"""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from farmyard.core.game import Game
from farmyard.games import GAMES, mow

CHANGES = {"HAND = 5": "HAND = 4", "LARGEST_HAND = 6": "LARGEST_HAND = 5", "version=1": "version=2"}
READS_THE_RULES = ("farmyard.schema",)  # whatever depends on the number of cards needs a version, too


def change_the_rules(patch: pytest.MonkeyPatch, folder: Path) -> Game:
    """From now on new games of MOW are played by version 2; the first one is kept."""
    patch.setitem(sys.modules, "farmyard.games.mow_1", mow)
    rules = _build(patch, folder, "farmyard.games", CHANGES)
    for package in READS_THE_RULES:
        _build(patch, folder, package, {"games import mow as": "games import mow_2 as", "games.mow ": "games.mow_2 "})
    patch.setitem(GAMES, "mow", rules.GAME)
    newest: Game = rules.GAME
    return newest


def _build(patch: pytest.MonkeyPatch, folder: Path, package: str, changes: dict[str, str]) -> ModuleType:
    text = Path(str(import_module(f"{package}.mow").__file__)).read_text("utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    file = folder / f"{package}.mow_2.py"
    if not file.exists() or file.read_text("utf-8") != text:  # compiled once: its date is part of the cache's key
        file.write_text(text, "utf-8")
    spec = spec_from_file_location(f"{package}.mow_2", file)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    patch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module
