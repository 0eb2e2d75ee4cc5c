"""Whole games of random play, natively: bound to a game by `farmyard.core.compile`."""

from farmyard.core.chance import below, start_chance
from farmyard.core.verbs import is_over, legal, must_act, play, scores, setup

OTHER = 0x2545F4914F6CDD1D  # so that players and deals do not share their luck


def play_games(states, blank, seats, options, first_seed, games, out, lengths, endings, points):
    """Games first_seed, first_seed + 1, ... and what became of each; returns the number of actions.

    states[0] is the game, states[1] lends its chance to the players, who choose uniformly.
    """
    s = states[0]
    dice = states[1]
    total = 0
    for game in range(games):
        states[0] = blank[0]
        setup(s, seats, options, first_seed + game)
        start_chance(dice, (first_seed + game) ^ OTHER)
        steps = 0
        seat = 0
        while not is_over(s):
            while not must_act(s, seat):
                seat = seat + 1 if seat + 1 < seats else 0
            play(s, seat, out[below(dice, legal(s, seat, out))])
            steps += 1
        lengths[game] = steps
        endings[game] = s.ending
        scores(s, points[game])
        total += steps
    return total
