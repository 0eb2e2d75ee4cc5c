"""Who has won, as the rules' own scores say, or is likely to."""

import math

from farmyard.core.verbs import scores


def share_victory(s, out):
    """When the game is over: whoever is level shares it."""
    scores(s, out)
    best = out[0]
    winners = 0
    for seat in range(1, s.seats):
        best = max(best, out[seat])
    for seat in range(s.seats):
        winners += out[seat] == best
    for seat in range(s.seats):
        out[seat] = (out[seat] == best) / winners


def share_chances(s, out):
    """While the game runs: from standings, in units of what luck may do, to chances that add up to 1."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp(out[seat])
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
