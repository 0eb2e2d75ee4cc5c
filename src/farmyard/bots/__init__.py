"""Computer players. They stay outside the door: a view, the legal actions and a random generator are all they get."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from farmyard.bots.crafts import craft_of
from farmyard.bots.search import driver
from farmyard.bots.search.driver import Budget
from farmyard.core.arrays import check_view
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal

Bot = Callable[[Any, Sequence[int], Random], int]

LEVELS = ("chick", "farmhand", "farmer", "champion")
ALIASES = {"random": "chick"}

THINKING = ("farmer", "champion")


def find_level(name: str) -> str:
    """The level of this name or alias."""
    level = ALIASES.get(name, name)
    if level not in LEVELS:
        raise Refusal("bot-unknown", bot=name, known=", ".join([*LEVELS, *ALIASES]))
    return level


def budget_of(game: Game, level: str) -> Budget:
    """Champions model opponents as searching, and stop once the choice is settled."""
    hands = craft_of(game)
    playouts = hands.PLAYOUTS[level]
    if level == "farmer":
        return Budget(playouts)
    return Budget(playouts, plain=hands.PLAIN, attentive=hands.ATTENTIVE, until_sure=True)


def make_bot(game: Game, level: str, threads: int = 1) -> Bot:
    """A player of this level: a function of view, legal actions and random generator."""
    if level == "chick":
        return lambda view, legal, dice: dice.choice(legal)
    if level == "farmhand":
        return lambda view, legal, dice: driver.suggestion(game, check_view(game, view), dice.getrandbits(60))
    budget = budget_of(game, level)

    def think(view: Any, legal: Sequence[int], dice: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        return driver.ponder(game, view, legal, dice.getrandbits(60), budget, threads).pick(dice)

    return think
