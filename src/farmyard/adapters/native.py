"""The stepping of many tables, compiled for one game with its rules and its craft."""

from functools import cache
from importlib import import_module
from types import SimpleNamespace

from farmyard.adapters import stepping
from farmyard.bots import craft
from farmyard.core.compile import Twins
from farmyard.core.game import Game


@cache
def bound(game: Game) -> SimpleNamespace:
    hands = import_module(f"farmyard.bots.crafts.{game.id}")
    return Twins(game.rules, "native", {craft.__name__: hands}).bind(stepping)
