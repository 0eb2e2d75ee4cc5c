"""Third-party players, found by name: `module:function`, `file.py:function`, `file.py` (whose function is `choose`),
`policy:FILE` (a learned player), `search:FILE?others=1` (a champion guided by one), or a name listed in `brought`.

The function gets a view, the legal actions and a random generator, and returns one of the actions. Only terminal
commands and programs can name a file or module: a server runs no code and opens no files for its guests.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any
from urllib.parse import parse_qsl

from farmyard.bots import Bot, budget_of, nets
from farmyard.bots.brought import FILE, brought
from farmyard.bots.search.driver import Guide, ponder
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.seed import SEED_BITS

LEARNED, SEARCHING = "policy:", "search:"
USUAL = "choose"


def is_own(name: str) -> bool:
    return ":" in name or name.endswith(FILE) or name in brought()


@cache
def find_own(game: Game, name: str) -> Bot:
    """The player of this name."""
    name = brought().get(name, name)
    if name.startswith(LEARNED):
        return nets.load(game, Path(name.removeprefix(LEARNED)))
    if name.startswith(SEARCHING):
        return searching(game, name)
    place, function = parts_of(name)
    try:
        bot = getattr(read_module(place), function)
    except Exception as error:  # whatever a third-party module does on import
        raise Refusal("bot-own", bot=name, why=f"{type(error).__name__}: {error}") from error
    if not callable(bot):
        raise Refusal("bot-own", bot=name, why=f"{function} is not callable")
    return bot  # type: ignore[no-any-return]


def searching(game: Game, name: str) -> Bot:
    """`search:FILE?prior=1&others=1&judging=0&playouts=20000`: a champion's search, guided by this learned player."""
    path, _, told = name.removeprefix(SEARCHING).partition("?")
    player, budget = nets.load(game, Path(path)), budget_of(game, "champion@1")
    try:
        asked = {key: float(value) for key, value in parse_qsl(told, strict_parsing=bool(told))}
        budget = replace(budget, playouts=int(asked.pop("playouts", budget.playouts)))
        guide = Guide(player, **asked)
    except (ValueError, TypeError) as error:
        raise Refusal("bot-own", bot=name, why=str(error)) from error

    def choose(view: Any, legal: Sequence[int], dice: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        seed = dice.getrandbits(SEED_BITS)
        return ponder(game, view, legal, seed, budget, guide=guide).pick(seed)

    return choose


def parts_of(name: str) -> tuple[str, str]:
    """The module or file, and the function's name."""
    if name.endswith(FILE):
        return name, USUAL
    place, _, function = name.rpartition(":")
    return place, function


def source_of(name: str) -> Path | None:
    """The file that defines this player, if there is one."""
    name = brought().get(name, name)
    for prefix in (LEARNED, SEARCHING):
        if name.startswith(prefix):
            return Path(name.removeprefix(prefix).partition("?")[0])
    file = read_module(parts_of(name)[0]).__file__
    return Path(file) if file else None


@cache
def read_module(place: str) -> ModuleType:
    """By path, or by name, with the working directory on the search path."""
    if not place.endswith(FILE):
        sys.path.insert(0, "")
        try:
            return import_module(place)
        finally:
            sys.path.remove("")
    path = Path(place).resolve()
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(place)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
