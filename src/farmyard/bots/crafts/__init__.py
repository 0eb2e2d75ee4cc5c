"""One craft a game: a sensible move, when to stop dreaming, and what a standing is worth."""

from importlib import import_module
from types import ModuleType

from farmyard.core.game import Game


def craft_of(game: Game) -> ModuleType:
    """This game's verbs and numbers."""
    return import_module(f"{__name__}.{game.id}")
