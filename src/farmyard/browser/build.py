"""Builds each game's module and its description, and caches them until one of their sources changes.

`python -m farmyard.browser.build FOLDER` writes `<game>.wasm` and `<game>.json` for every game.
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
import numba

from farmyard.bots import craft
from farmyard.bots.crafts import craft_of
from farmyard.browser import entrances, layout
from farmyard.core.backends import native, plain, wasm, wasm_linker
from farmyard.core.compile import Twins
from farmyard.core.game import Game
from farmyard.games import GAMES

TOOLS = native, plain, wasm, wasm_linker, entrances, layout, sys.modules[__name__]


def twins_of(game: Game) -> Twins:
    return game.twins("wasm", {craft: craft_of(game)})


def stamp_of(game: Game, functions: Iterable[FunctionType]) -> str:
    """Changes whenever the same call would build something else."""
    twins = twins_of(game)
    sources = {path for f in functions for path in twins.sources(sys.modules[f.__module__])}
    sources |= {Path(str(tool.__file__)) for tool in TOOLS}
    digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__}".encode())
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def make(game: Game, folder: Path) -> bool:
    """Bring this game's files up to date; False if they were."""
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
    return {
        "stamp": stamp,
        "game": game.id,
        "rules": game.version,
        "code": hashlib.sha256(built.code).hexdigest(),
        "exports": {export.name: [export.parameters, export.result] for export in built.exports},
        "state": layout.layout(game.state, game.rules.FIELDS),
        "view": layout.layout(game.view_type, game.view_fields),
        "actions": game.actions,
        "max_legal": game.max_legal,
    }


def make_all(folder: Path, games: Iterable[Game], say: Callable[[str], None]) -> None:
    """In parallel, one process per game; `say` is called for each that was built."""
    games = list(games)
    with ProcessPoolExecutor() as pool:
        for game, made in zip(games, pool.map(partial(_make, folder), [game.id for game in games]), strict=True):
            if made:
                say(f"{game.id}.wasm: {(folder / f'{game.id}.wasm').stat().st_size:,} bytes")


def _make(folder: Path, id: str) -> bool:
    return make(GAMES[id], folder)


if __name__ == "__main__":
    make_all(Path(sys.argv[1]), GAMES.values(), print)
