"""One craft per game: a sensible move, when to stop a playout, and what a position is worth.

`victory` has what several of them need.
"""

from collections.abc import Mapping
from types import ModuleType, SimpleNamespace

from farmyard.bots import craft
from farmyard.core.compile import Mode
from farmyard.core.game import Game


def craft_of(game: Game) -> ModuleType:
    """This game's verbs and numbers."""
    return game.part(__name__, _numbers)


def _numbers(game: Game) -> dict[str, object]:
    return {name: value for name, value in vars(craft).items() if name.isupper()}


def bind_with_craft(
    game: Game, generic: ModuleType, mode: Mode = "native", stand_ins: Mapping[ModuleType, ModuleType] | None = None
) -> SimpleNamespace:
    """The functions of a generic module with the game's rules, worlds and craft."""
    return game.bind(generic, mode, {craft: craft_of(game), **(stand_ins or {})})
