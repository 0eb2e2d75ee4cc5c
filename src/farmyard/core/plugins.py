"""Third-party games: packages with an entry point `farmyard.games` that names a rulebook's module, and single files
in the folders of `FARMYARD_GAMES`. One that cannot be loaded is reported and left out; the others are not affected."""

import os
import sys
from collections.abc import Collection, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from farmyard.core.game import Game
from farmyard.core.record import Field
from farmyard.core.zones import shape

GROUP = "farmyard.games"
FOLDERS = "FARMYARD_GAMES"
PREFIX = "farmyard_game_"  # of the modules of single files
VERBS = ("setup", "must_act", "legal", "reason", "play", "is_over", "scores", "view", "seen", "imagine")
DECLARED = ("SEATS", "FIELDS", "STATE", "OWN_FIELDS", "MOVES", "GAME")
AXES = 2  # of a field
TAKEN = ("format", "game", "rules", "moves")  # beside the fields, in positions and records


class Plugins(NamedTuple):
    """`broken` says what is wrong with each source that cannot be loaded."""

    games: dict[str, Game]
    broken: dict[str, str]


class BrokenGameError(Exception):
    """A rulebook that does not define everything it must."""


def find_plugins(taken: Collection[str]) -> Plugins:
    """Ids are unique: `taken` are those already in use."""
    found = Plugins({}, {})
    for source, load in _sources():
        try:
            game = game_of(load())
            if game.id in taken or game.id in found.games:
                raise BrokenGameError(f"there is a game {game.id!r} already")
            found.games[game.id] = game
        except Exception as error:  # whatever third-party code does on import
            found.broken[source] = f"{type(error).__name__}: {error}"
    return found


def _sources() -> Iterator[tuple[str, "Loader"]]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield f"{point.name} ({point.value})", Loader(point.value, None)
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        path = Path(folder)
        files = [path] if path.suffix == ".py" else sorted(path.glob("[!_]*.py"))
        for file in files:
            yield str(file), Loader(PREFIX + file.stem, file.resolve())
        if not files:
            yield str(path), Loader(PREFIX + path.stem, path)


class Loader(NamedTuple):
    """A module by name, or from a file under this name."""

    name: str
    file: Path | None

    def __call__(self) -> ModuleType:
        if self.file is None:
            return import_module(self.name)
        spec = spec_from_file_location(self.name, self.file)
        if spec is None or spec.loader is None or not self.file.is_file():
            raise BrokenGameError(f"no Python file in {self.file}")
        module = sys.modules[self.name] = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module


def game_of(rules: ModuleType) -> Game:
    """The game of a module that defines everything a game must."""
    missing = [name for name in (*DECLARED, *VERBS) if not hasattr(rules, name)]
    if missing:
        raise BrokenGameError(f"{rules.__file__} does not define {', '.join(missing)}")
    game: Game = rules.GAME
    named = sum(moves.size for moves in rules.MOVES)
    if named != game.actions:
        raise BrokenGameError(f"{rules.__file__}: MOVES names {named} moves, but the game has {game.actions} actions")
    for field in (*rules.FIELDS, *rules.OWN_FIELDS):
        if why := wrong_with(field):
            raise BrokenGameError(f"{rules.__file__}: {why}")
    for name in ("seats", "revealed", "ending"):
        if name not in rules.STATE.names:
            raise BrokenGameError(f"{rules.__file__}: FIELDS has no field {name!r}")
    return game


def wrong_with(field: Field) -> str:
    """What no table could show of it, in words; or nothing."""
    places = shape(field)
    if field.name in TAKEN:
        return f"a field cannot be called {field.name!r}: positions use that name"
    if len(places) > AXES:
        return f"field {field.name!r} has {len(places)} axes; {AXES} is the most"
    named = tuple(len(kind.names) for kind in field.each)
    if named != places[len(places) - len(named) :]:
        return f"field {field.name!r} has places {places}, but `each` names {named}"
    return ""
