"""Compiling ahead of time what environments for learning programs call; needs none of their packages."""

import numpy as np

from farmyard.adapters import stepping
from farmyard.adapters.stepping import NOBODY, Observing, Rules, Step, Tables
from farmyard.bots.crafts import bind_with_craft
from farmyard.core.chance import DICE
from farmyard.core.game import Game
from farmyard.observation import hidden_plan_of, hidden_size_of, observe, plan_of, size_of


def warm_stepping(game: Game) -> None:
    """Step one table, play it out, and observe it."""
    native, seats, played = bind_with_craft(game, stepping), game.seats[0], game.in_play()
    numbers = [np.zeros(1, np.int64) for _ in range(7)]
    tables, o = Tables(played.states, played.memories, np.zeros(1, DICE), *numbers), scratch(game, seats)
    tables.kinds[0] = NOBODY
    kinds = np.full((1, seats), stepping.SELF, np.int64)
    rules = Rules(np.zeros(1, game.state), game.encode({}), seats, kinds, False, False)
    native.step_some(rules, tables, 0, 1, o, blank_step(game, 1, seats))
    observe(game, o.views[0])
    native.play_out(played, 0, seats, int(tables.acting[0]), tables.dice, o.out)


def scratch(game: Game, seats: int) -> Observing:
    """One thread's scratch memory."""
    views, no_view = np.zeros(1, game.view_type), np.zeros(1, game.view_type)
    out, points = np.zeros(game.max_legal, np.int32), np.zeros(seats, np.int32)
    plans = *plan_of(game, seats), hidden_plan_of(game, seats)
    return Observing(game.in_play().before, out, views, views.view(np.uint8), no_view, points, *plans)


def blank_step(game: Game, tables: int, seats: int, telling: bool = False) -> Step:
    return Step(
        asked=np.ones(tables, np.bool_),
        observations=np.zeros((tables, size_of(game)), np.float32),
        masks=np.zeros((tables, game.actions), np.int8),
        others=np.zeros((tables, game.seats[1] - 1, hidden_size_of(game)) if telling else (1, 1, 1), np.float32),
        actions=np.zeros(tables, np.int64),
        results=np.zeros((tables, seats)),
        rewards=np.zeros(tables),
        over=np.zeros(tables, np.bool_),
        illegal=np.zeros(tables, np.bool_),
        finals=np.zeros((tables, size_of(game)), np.float32),
        enders=np.zeros(tables, np.int64),
    )
