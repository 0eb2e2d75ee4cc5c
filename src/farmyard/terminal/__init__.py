"""Games in the terminal: `terminal.<game>.picture(v, words)` draws a view, `session` plays.

`menu` and `party` ask what is played by whom, `choosing` reads a move. `paint` has what all pictures are made of,
`derived` draws games in a single file, `notebook` draws tables in notebooks. `pages` and `contests` are results to
read; `files` reads and writes what the command line names.
"""

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
