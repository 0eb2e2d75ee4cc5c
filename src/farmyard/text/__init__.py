"""Games in words: notation, readable positions, narration, in English, French and German."""

from importlib import import_module
from types import ModuleType

from farmyard.core.game import Game


def wording(game: Game) -> ModuleType:
    """The text module of a game."""
    return import_module(f"farmyard.text.{game.id}")
