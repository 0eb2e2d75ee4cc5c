"""Why a move is good, in one sentence, as a friend at the table would put it.

The search finds the move; `because(v, action)` of a game's module tells what is in favour of it, from the view of
whoever is to make it: a fact that can be checked on the table, the most telling first. None where there is nothing to
say.
The page's own tables say the same: the modules become JavaScript with the games' words (`farmyard.browser.words`).
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from farmyard.core.game import Game
from farmyard.text.words import Line


def reasons_of(game: Game) -> ModuleType | None:
    """The module of a game, where it has one."""
    name = f"{__name__}.{game.id}"
    return import_module(name) if find_spec(name) else None


def because(game: Game, view: Any, action: int) -> Line | None:
    module = reasons_of(game)
    return module.because(view, action) if module else None
