"""Whole games of random play, natively: bound to a game by `farmyard.core.compile`."""

from farmyard.core.chance import below, start_chance
from farmyard.core.verbs import is_over, legal, must_act, play, scores, setup


def play_out(s, seats, dice, out):
    """Play uniformly at random to the end; return the number of actions."""
    steps = 0
    seat = 0
    while not is_over(s):
        if must_act(s, seat):
            n = legal(s, seat, out)
            play(s, seat, out[below(dice, n)])
            steps += 1
        seat = seat + 1 if seat + 1 < seats else 0
    return steps


def play_games(states, blank, seats, options, first_seed, games, dice, out, lengths, endings, points):
    """Games first_seed, first_seed + 1, ... in one scratch state, with what became of each."""
    s = states[0]
    total = 0
    for game in range(games):
        states[0] = blank[0]
        setup(s, seats, options, first_seed + game)
        start_chance(dice[0], first_seed + game)
        lengths[game] = play_out(s, seats, dice[0], out)
        endings[game] = s.ending
        scores(s, points[game])
        total += lengths[game]
    return total
