"""The functions of a rulebook's module that JavaScript calls, each with arguments of the types it is compiled for."""

from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from farmyard.bots.search import choosing, stopping, tree
from farmyard.bots.search.driver import plant
from farmyard.bots.search.tree import Manner, Question
from farmyard.contests import judge
from farmyard.contests.account import blank_books, blank_step, blank_streams
from farmyard.contests.judge import Finished
from farmyard.core import door, look_round
from farmyard.core.chance import DICE
from farmyard.core.game import Game

Example = tuple[Any, ...]


def entrances(game: Game) -> dict[FunctionType, Example]:
    """The door, a look round the table, the search, what follows from it, and the judge of accounts."""
    named = [
        *_of(door, _door(game)),
        *_of(look_round, _look_round(game)),
        *_of(tree, _search(game)),
        *_of(choosing, _choice()),
        *_of(stopping, {"is_found": (*_results(), 1.0, 1.0)}),
        *_of(judge, _judge(game)),
    ]
    return dict(named)


def _of(module: ModuleType, examples: dict[str, Example]) -> Iterator[tuple[FunctionType, Example]]:
    for name, example in examples.items():
        yield getattr(module, name), example


def _views(game: Game) -> Any:
    return np.zeros(1, game.view_type)


def _door(game: Game) -> dict[str, Example]:
    played, views, out = game.in_play(), _views(game), np.zeros(game.max_legal, np.int32)
    states = played.states
    return {
        "new_game": (states, 0, states, 2, game.encode({}), 0),
        "begin": (played, 0),
        "acts": (states, 0, 0),
        "who_acts": (states, 0, 2, 0),
        "list_legal": (states, 0, 0, out),
        "why_not": (states, 0, 0, 0),
        "move": (played, 0, 0, 0),
        "over": (states, 0),
        "count": (states, 0, out),
        "look": (played, 0, 0, views, 0, views),
        "watch": (states, 0, 0, 0, 0),
        "dream": (views, 0, 0, states, 0, states),
    }


def _look_round(game: Game) -> dict[str, Example]:
    found = look_round.Found(
        seen=np.zeros(3, np.int32),
        views=np.zeros(3, game.view_type),
        counts=np.zeros(2, np.int32),
        moves=np.zeros((2, game.max_legal), np.int32),
        why=np.zeros((2, game.actions), np.uint8),
        blank=_views(game),
    )
    return {"look_all": (game.in_play(), 0, 2, found), "move_all": (game.in_play(), 0, 0, 0, 2, found)}


def _search(game: Game) -> dict[str, Example]:
    seats, views, sheet = game.seats[0], _views(game), game.sheet()
    roots, prior, trees = np.zeros(1, np.int32), np.zeros(1), plant(np.zeros, (), seats, 4096 + seats)
    question = Question(views, seats, roots, prior)
    return {
        "think": (question, Manner(1.0, 1.0, 0.75, True), 1, 0, trees, sheet, np.zeros(seats)),
        "harvest": (trees, 0, roots, np.zeros(1, np.int64), np.zeros(1)),
        "spread_of": (trees, 0),
        "others_choose": (views, seats, sheet),
        "suggest": (views, 0, sheet),
        "consult": (question, 0, sheet),
    }


def _judge(game: Game) -> dict[str, Example]:
    seats, sheet, played = game.seats[0], game.sheet(), game.in_play()
    streams, books, step = blank_streams(2), blank_books(2, seats, 2), blank_step(game, seats)
    log = Finished(np.zeros((1, 2), np.int64), seats, np.zeros(seats, np.uint8), 0)
    return {
        "begin_streams": (sheet, 0, streams),
        "open_books": (sheet, played, seats, streams, books),
        "take_step": (sheet, played, 0, log, streams, books, step),
    }


def _choice() -> dict[str, Example]:
    dice = np.zeros(1, DICE)
    return {"choose": (*_results(), True, 0, dice), "choose_any": (1, 0, dice)}


def _results() -> Example:
    """Tries and gains."""
    return np.zeros(1, np.int64), np.zeros(1)
