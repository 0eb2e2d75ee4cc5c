"""Games in the terminal: `terminal.<game>.picture(v, words)` draws a view, `session` plays."""

from typing import Any

from rich.console import RenderableType

from farmyard.core.game import Game
from farmyard.text.words import Words


def picture(game: Game, v: Any, words: Words) -> RenderableType:
    """What this viewer sees of the table."""
    drawn: RenderableType = game.part(__name__, _derive).picture(v, words)
    return drawn


def _derive(game: Game) -> dict[str, object]:
    from farmyard.terminal import derived

    return {"picture": lambda v, words: derived.picture(game, v, words)}
