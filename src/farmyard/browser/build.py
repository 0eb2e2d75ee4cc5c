"""Builds what the page needs to run tables on its own; rebuilt only when a source changes.

`python -m farmyard.browser.build FOLDER` writes for every game `<game>.wasm` (rules, views and search), `<game>.json`
(how to call them), `<game>.words.js` (what is said), `<game>.info.json` and `<game>.days.json` (the calendar of the
deal of the day); and `games.json`, `people.json` and `house.json` for all of them. What a server would describe is
described by its own code: `server.table.catalogue`.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite
import msgspec
import numba

from farmyard import bots
from farmyard.bots import ALIASES, craft
from farmyard.bots.crafts import craft_of
from farmyard.bots.search import driver
from farmyard.browser import entrances, layout, levels
from farmyard.browser.words import write_words
from farmyard.contests import account, analysis
from farmyard.contests.daily import calendar
from farmyard.core.backends import native, plain, wasm, wasm_linker
from farmyard.core.chance import DICE
from farmyard.core.compile import Twins
from farmyard.core.game import Game
from farmyard.games import BUNDLED, GAMES
from farmyard.server.table import windows
from farmyard.server.table.bot_pool import ADVISERS
from farmyard.server.table.catalogue import card_of, info_of, people
from farmyard.server.table.table_state import bot_names
from farmyard.server.table.windows import action_of
from farmyard.text.derived import catalogue
from farmyard.text.words import LANGUAGES

TOLD = levels, bots, driver, account, analysis, windows
TOOLS = native, plain, wasm, wasm_linker, entrances, layout, *TOLD, sys.modules[__name__]


def twins_of(game: Game) -> Twins:
    return game.twins("wasm", {craft: craft_of(game)})


def stamp_of(game: Game, functions: Iterable[FunctionType]) -> str:
    """Changes whenever a build would give a different result."""
    twins = twins_of(game)
    sources = {path for f in functions for path in twins.sources(sys.modules[f.__module__])}
    sources |= {Path(str(tool.__file__)) for tool in TOOLS}
    digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__}".encode())
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def make(game: Game, folder: Path) -> bool:
    """Bring this game's module up to date; False if it was."""
    functions = entrances.entrances(game)
    stamp = stamp_of(game, functions)
    code, description = folder / f"{game.id}.wasm", folder / f"{game.id}.json"
    if code.exists() and description.exists() and json.loads(description.read_text())["stamp"] == stamp:
        return False
    twins = twins_of(game)
    built = wasm.build((twins.of(function), example) for function, example in functions.items())
    folder.mkdir(parents=True, exist_ok=True)
    code.write_bytes(built.code)
    description.write_text(json.dumps(describe(game, built, stamp)) + "\n")
    return True


def describe(game: Game, built: wasm.Built, stamp: str) -> dict[str, Any]:
    played, window = game.in_play(), game.window
    return {
        "stamp": stamp,
        "game": game.id,
        "title": game.title,
        "rules": game.version,
        "code": hashlib.sha256(built.code).hexdigest(),
        "exports": {export.name: [export.parameters, export.result] for export in built.exports},
        "state": layout.layout(game.state, game.rules.FIELDS),
        "memory": layout.layout(game.memory_type, ()),
        "view": layout.layout(game.view_type, game.view_fields),
        "dice": DICE.itemsize,
        "before": len(played.before),
        "actions": game.actions,
        "max_legal": game.max_legal,
        "max_steps": game.max_steps,
        "window": window and [action_of(game, window.move), window.seconds],
        "thinking": levels.thinking(game),
    }


def house() -> dict[str, Any]:
    """What every table of the house uses."""
    return {"bot_names": bot_names(), "aliases": ALIASES, "advisers": ADVISERS}


def make_all(folder: Path, games: Iterable[Game], say: Callable[[str], None]) -> None:
    """Modules in parallel, one process per game; `say` is called for each one built."""
    games = list(games)
    with ProcessPoolExecutor() as pool:
        for game, made in zip(games, pool.map(partial(_make, folder), [game.id for game in games]), strict=True):
            if made:
                say(f"{game.id}.wasm: {(folder / f'{game.id}.wasm').stat().st_size:,} bytes")
    for game in games:
        describe_in_words(game, folder)
    for name, value in {"games": [card_of(game) for game in games], "people": people(), "house": house()}.items():
        _write(folder / f"{name}.json", msgspec.json.encode(value))


def describe_in_words(game: Game, folder: Path) -> None:
    _write(folder / f"{game.id}.words.js", write_words(game).encode())
    _write(folder / f"{game.id}.info.json", msgspec.json.encode(info_of(game)))
    _write(folder / f"{game.id}.days.json", msgspec.json.encode(calendar(game)))


def make_beside(folder: Path, games: Iterable[Game]) -> dict[str, Exception]:
    """Single-file games for a page that was built without them: they are added to `games.json`, with their catalogues.
    Those that cannot be translated are left out, and the reasons returned."""
    failed, made = {}, []
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        try:
            make(game, folder)
            describe_in_words(game, folder)
        except Exception as error:  # whatever a third-party rulebook contains
            failed[game.id] = error
        else:
            for language in LANGUAGES:
                _write(folder / f"{game.id}.{language}.ftl", "".join(catalogue(game, language).values()).encode())
            made.append(game)
    known = {"games", *(game.id for game in made)}
    for file in folder.iterdir():
        if file.name.partition(".")[0] not in known:
            file.unlink()
    _write(folder / "games.json", msgspec.json.encode([card_of(game) for game in made]))
    return failed


def _write(path: Path, data: bytes) -> None:
    """Only if it has changed: other builds depend on its modification time."""
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def _make(folder: Path, id: str) -> bool:
    return make(GAMES[id], folder)


if __name__ == "__main__":
    make_all(Path(sys.argv[1]), BUNDLED.values(), print)
