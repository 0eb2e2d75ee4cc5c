"""Who has won by the rules' own scores, or is likely to."""

from farmyard.core.curves import exp
from farmyard.core.verbs import scores
from farmyard.core.victory import share_victory


def share_points(s, out):
    """The victory of a finished game."""
    scores(s, out)
    share_victory(out, int(s.seats), out)


def share_chances(s, out):
    """The chances in a running game: a softmax over leads, in units of what luck can make up."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(out[seat])
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
