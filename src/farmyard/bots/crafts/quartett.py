"""Quartett's craft: remember who got what and who asked for what, and finish sets."""

import math

from farmyard.core.chance import below
from farmyard.games.quartett import BITS, bit_of, set_of

CARDS = 50  # action = asked seat * CARDS + card
SPREAD = 0.9  # sets, as the scale of a logistic curve


def milestone(s):
    return 0


def worth(s, out):
    best, total = 0, 0.0
    for seat in range(s.seats):
        best = max(best, int(s.points[seat]))
    for seat in range(s.seats):
        if s.ending > 0:
            out[seat] = 1.0 if s.points[seat] == best else 0.0
        else:
            out[seat] = math.exp(s.points[seat] / SPREAD)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


def prefer(s, seat, out, n, dice):
    best = -1000.0
    chosen = out[0]
    for i in range(n):
        mark = mark_of(s, seat, int(out[i])) + below(dice, 1024) / 512.0
        if mark > best:
            best = mark
            chosen = out[i]
    return chosen


def mark_of(s, seat, action):
    """A card known to be there is sure; else who has asked in the set, and who holds many cards."""
    other, card = action // CARDS, action % CARDS
    number, bit = set_of(card), bit_of(card)
    if (s.known[other, number] & bit) > 0:
        return 40.0 + BITS[s.held[seat, number]]
    if (s.lacks[other, number] & bit) > 0:
        return -40.0
    return 1.5 * BITS[s.held[seat, number]] + 3.0 * s.some[other, number] + 0.15 * s.hand_n[other]
