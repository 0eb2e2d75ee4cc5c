"""The learned players that come with Farmyard: `weights/GAME.net`, one file for all table sizes.

`python -m training.export` puts them there; `read_network` checks that they fit the rules and are undamaged. Where a
game has none, its champion searches without one.
"""

from functools import cache
from pathlib import Path

from farmyard.bots.nets import Learned, load
from farmyard.core.game import Game

WEIGHTS = Path(__file__).parent / "weights"


@cache
def shipped(game: Game) -> Learned | None:
    path = WEIGHTS / f"{game.id}.net"
    return load(game, path) if path.exists() else None
