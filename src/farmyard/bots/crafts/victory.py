"""Who has won, as the rules' own scores say, or is likely to."""

from farmyard.core.curves import exp
from farmyard.core.verbs import scores
from farmyard.core.victory import share_victory


def share_points(s, out):
    """When the game is over."""
    scores(s, out)
    share_victory(out, int(s.seats), out)


def share_chances(s, out):
    """While the game runs: from standings, in units of what luck may do, to chances that add up to 1."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(out[seat])
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
