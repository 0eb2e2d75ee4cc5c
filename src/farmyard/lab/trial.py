"""The laboratory's loop: whole games with a policy a seat, and what is noted of them. One source for every backend,
bound to a game, its craft and its notes by `farmyard.core.compile`.

A game is known by its number alone. The deal, the turn of the line-up and the players' whims follow from it, so that
nothing depends on who plays which games, in which order, or where.
"""

from farmyard.bots.craft import prefer
from farmyard.core.chance import below, start_chance
from farmyard.core.verbs import is_over, legal, must_act, play, scores, setup
from farmyard.lab.statistic_verbs import kind, tell

RANDOM, FARMHAND = 0, 1
WHIMS = 0x2545F4914F6CDD1D  # so that players and deals do not share their luck


def play_games(
    states,
    blank,
    options,
    lineups,
    repeats,
    seed,
    first,
    games,
    out,
    lengths,
    endings,
    starters,
    points,
    statistics,
    counts,
):
    """Games first, first + 1, … of a run; each row of `lineups` is the line-up as it sits once turned.

    states[0] is the game, states[1] lends its chance to the players.
    """
    s = states[0]
    dice = states[1]
    seats = lineups.shape[1]
    for game in range(games):
        number = first + game
        lineup = lineups[number // repeats % lineups.shape[0]]
        states[0] = blank[0]
        setup(s, seats, options, seed + number // (repeats * lineups.shape[0]))
        start_chance(dice, (seed + number) ^ WHIMS)
        starters[game] = first_to_act(s, seats)
        lengths[game] = play_game(s, dice, lineup, out, counts[game])
        endings[game] = s.ending
        scores(s, points[game])
        for seat in range(seats):
            tell(s, seat, statistics[game, seat])


def first_to_act(s, seats):
    """Who opens the game; where all choose at once, seat 0."""
    seat = 0
    while (seat < seats) & (not must_act(s, seat)):
        seat += 1
    return seat


def play_game(s, dice, lineup, out, counts):
    """To the end; returns the number of actions."""
    seats = len(lineup)
    for seat in range(seats):
        for i in range(counts.shape[1]):
            counts[seat, i] = 0
    steps = 0
    seat = 0
    while not is_over(s):
        while not must_act(s, seat):
            seat = seat + 1 if seat + 1 < seats else 0
        n = legal(s, seat, out)
        if lineup[seat] == FARMHAND:
            action = int(prefer(s, seat, out, n, dice))
        else:
            action = int(out[below(dice, n)])
        counts[seat, kind(s, seat, action)] += 1
        play(s, seat, action)
        steps += 1
    return steps
