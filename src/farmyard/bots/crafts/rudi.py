"""Rudi's craft: spend high cards where they run far, throw low ones where others will go high, and vary."""

import math

from farmyard.core.chance import below
from farmyard.games.rudi import GIVE, TO_GIVE, value_of

RACE = 1.2  # how much a race won in a series counts, on the scale of a logistic curve


def milestone(s):
    return s.race


def worth(s, out):
    """A race is played to its end; in a series the races won count."""
    total = 0.0
    best = 0
    for seat in range(s.seats):
        best = max(best, merit(s, seat))
    for seat in range(s.seats):
        if s.ending > 0:
            out[seat] = 1.0 if merit(s, seat) == best else 0.0
        else:
            out[seat] = math.exp(RACE * s.wins[seat])
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


def merit(s, seat):
    return int(s.wins[seat]) * 1000 + int(s.pigs[seat])


def prefer(s, seat, out, n, dice):
    best = -1000.0
    chosen = out[0]
    for i in range(n):
        mark = mark_of(s, seat, int(out[i])) + below(dice, 1024) / 400.0
        if mark > best:
            best = mark
            chosen = out[i]
    return chosen


def mark_of(s, seat, action):
    """Give away the lowest card; lay what is likely to run, at the price of not having it later."""
    if s.phase == TO_GIVE:
        return -1.0 * value_of(action - GIVE)
    value = value_of(action)
    return chance_to_win(s, seat, value) * (1.0 + 0.45 * value) - 0.2 * value


def chance_to_win(s, seat, value):
    """If the others laid any of the cards they hold: everybody has seen what those are."""
    chance = 1.0
    for other in range(s.seats):
        if other != seat:
            lower = 0
            for i in range(s.hand_n[other]):
                lower += value_of(s.hand[other, i]) < value
            chance *= lower / max(int(s.hand_n[other]), 1)
    return chance
