"""One craft a game: a sensible move, when to stop dreaming, and what a standing is worth."""

from types import ModuleType

from farmyard.core.game import Game


def craft_of(game: Game) -> ModuleType:
    """This game's verbs and numbers."""
    return game.part(__name__)
