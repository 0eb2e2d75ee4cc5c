"""Questions that must be answered within seconds: after that, a default answer is taken."""

from functools import cache

from farmyard.core.game import Game
from farmyard.schema import notation

action_of = cache(notation.parse)


def window_of(game: Game, legal: list[int]) -> tuple[int, float] | None:
    """The move that is played automatically, and after how many seconds."""
    if game.window is None or len(legal) > 2:
        return None
    action = action_of(game, game.window.move)
    return (action, game.window.seconds) if action in legal else None
