"""Questions that must be answered within seconds: after that, a default answer is taken."""

from functools import cache
from typing import NamedTuple

from farmyard.core.game import Game
from farmyard.schema import notation


class Window(NamedTuple):
    """If this move is legal, it is played automatically after this many seconds."""

    move: str
    seconds: float


WINDOWS = {"saumaumau": Window("let pass", 5.0)}  # R22: caught within five seconds, or not at all


action_of = cache(notation.parse)


def window_of(game: Game, legal: list[int]) -> tuple[int, float] | None:
    """The move that is played automatically, and after how many seconds."""
    window = WINDOWS.get(game.id)
    if window is None or len(legal) > 2:
        return None
    action = action_of(game, window.move)
    return (action, window.seconds) if action in legal else None
