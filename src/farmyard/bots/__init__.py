"""Computer players. They stay outside the door: a view, the legal actions and a random generator are all they get.

`craft` says what a game's heuristic knowledge consists of, `crafts` has each game's; `search` looks ahead with it;
`nets` are learned players; `own` finds third-party players by name, `brought` lists those that tables offer. The four
levels are made here.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from farmyard.bots.brought import brought
from farmyard.bots.crafts import craft_of
from farmyard.bots.nets.shipped import shipped
from farmyard.bots.search import choosing, driver
from farmyard.bots.search.driver import Budget, Guide
from farmyard.core.arrays import check_view
from farmyard.core.chance import DICE
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.seed import SEED_BITS

Bot = Callable[[Any, Sequence[int], Random], int]

LEVELS = ("chick", "farmhand", "farmer", "champion")
ALIASES = {"random": "chick"}

THINKING = ("farmer", "champion")
BEFORE = {"champion@1": "champion"}  # earlier versions of levels, as a yardstick: this one asks no network
QUICK = ("chick", "farmhand")
LONGEST_NAME = 16  # the limit of the wire format


def offered() -> list[str]:
    """Every computer player that may sit down at a table."""
    return [*LEVELS, *(name for name in brought() if name not in (*LEVELS, *ALIASES) and len(name) <= LONGEST_NAME)]


def find_level(name: str) -> str:
    """The level of this name or alias, or a third-party player."""
    level = ALIASES.get(name, name)
    if level not in offered():
        raise Refusal("bot-unknown", bot=name, known=", ".join([*offered(), *ALIASES]))
    return level


def budget_of(game: Game, level: str) -> Budget:
    """Champions model opponents as searching, and stop once the choice is settled."""
    hands = craft_of(game)
    playouts = hands.PLAYOUTS[BEFORE.get(level, level)]
    if guide_of(game, level):
        playouts = int(guided_numbers(game)["playouts"])
    if level == "farmer":
        return Budget(playouts)
    return Budget(playouts, plain=hands.PLAIN, attentive=hands.ATTENTIVE, until_sure=True)


def study_budget(game: Game, level: str) -> Budget:
    """For each decision of a finished game."""
    budget = budget_of(game, level)
    return replace(budget, playouts=min(budget.playouts, getattr(craft_of(game), "STUDIED", budget.playouts)))


def guide_of(game: Game, level: str) -> Guide | None:
    """The learned player that guides this level's search, where one was found to help."""
    asked, player = guided_numbers(game), shipped(game)
    if level != "champion" or not asked or not player:
        return None
    return Guide(player, asked["prior"], asked["others"], asked["judging"])


def guided_numbers(game: Game) -> dict[str, float]:
    numbers: dict[str, float] = getattr(craft_of(game), "GUIDED", {})
    return numbers


def is_thinking(level: str) -> bool:
    return BEFORE.get(level, level) in THINKING


def make_bot(game: Game, level: str, threads: int = 1) -> Bot:
    """A player of this level: a function of view, legal actions and random generator."""
    if level not in (*LEVELS, *BEFORE):
        from farmyard.bots.own import find_own  # late: it imports this package

        return find_own(game, level)

    def choose(view: Any, legal: Sequence[int], dice: Random) -> int:
        """Where there is no choice, nothing is drawn, as in `contests.batch`."""
        seed = dice.getrandbits(SEED_BITS) if len(legal) > 1 or not is_thinking(level) else 0
        return decide(game, level, view, legal, seed, threads)

    return choose


def decide(game: Game, level: str, view: Any, legal: Sequence[int], seed: int, threads: int = 1) -> int:
    """This level's move. All its randomness comes from `seed`, as in browsers (web/src/local/bots)."""
    if level == "chick":
        return legal[choosing.choose_any(len(legal), seed, np.zeros(1, DICE))]
    if level == "farmhand":
        return driver.suggestion(game, check_view(game, view), seed)
    if len(legal) == 1:
        return legal[0]
    return driver.ponder(game, view, legal, seed, budget_of(game, level), threads, guide_of(game, level)).pick(seed)
