"""The stepping of many tables, compiled for one game with its rules and its craft."""

from functools import cache
from types import SimpleNamespace

from farmyard.adapters import stepping
from farmyard.bots import craft
from farmyard.bots.crafts import craft_of
from farmyard.core.compile import Twins
from farmyard.core.game import Game


@cache
def bound(game: Game) -> SimpleNamespace:
    return Twins(game.rules, "native", {craft.__name__: craft_of(game)}).bind(stepping)
