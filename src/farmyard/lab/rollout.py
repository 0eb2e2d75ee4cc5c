"""Whole games of random play, natively: bound to a game by `farmyard.core.compile`."""

from typing import Any, NamedTuple

from farmyard.core.chance import PLAYERS_STREAM, below, game_seed, start_chance
from farmyard.core.in_play import acting_seat
from farmyard.core.verbs import is_over, legal, play, scores, setup


class Results(NamedTuple):
    """The results of the games, one row each."""

    lengths: Any
    endings: Any
    points: Any


def play_games(sheet, seats, options, run, first, games, results):
    """Games first, first + 1, ... of a run, with uniformly random players; returns the number of actions."""
    states, dice = sheet.world.states, sheet.dice[0]
    s = states[0]
    total = 0
    for game in range(games):
        states[0] = sheet.blank[0]
        seed = game_seed(run, first + game)
        setup(s, seats, options, seed)
        start_chance(dice, seed ^ PLAYERS_STREAM)
        steps = 0
        seat = 0
        while not is_over(s):
            seat = acting_seat(s, seat, seats)
            play(s, seat, sheet.out[below(dice, legal(s, seat, sheet.out))])
            steps += 1
        results.lengths[game] = steps
        results.endings[game] = s.ending
        scores(s, results.points[game])
        total += steps
    return total
