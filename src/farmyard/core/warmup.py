"""Compiling ahead of time, by calling once everything that a table calls."""

import numpy as np

from farmyard.core import door
from farmyard.core.game import Game


def warm_table(game: Game) -> None:
    """Compile the door, by dealing a game and making one move."""
    bound = game.bind(door)
    g, blank = game.in_play(2), np.zeros(1, game.state)
    states = g.states
    views, no_view = np.zeros(2, game.view_type), np.zeros(1, game.view_type)
    out = np.zeros(game.max_legal, np.int32)
    seats = game.seats[0]
    bound.new_game(states, 0, blank, seats, game.encode({}), 0)
    bound.begin(g, 0)
    bound.acts(states, 0, 0)
    seat = bound.who_acts(states, 0, seats, 0)
    bound.list_legal(states, 0, seat, out)
    action = int(out[0])
    bound.why_not(states, 0, seat, action)
    bound.watch(states, 0, seat, action, 0)
    bound.move(g, 0, seat, action)
    bound.look(g, 0, seat, views, 0, no_view)
    bound.dream(views, 0, 0, states, 1, blank)
    bound.over(states, 0)
    bound.count(states, 0, np.zeros(seats, np.int32))
