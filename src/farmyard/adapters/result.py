"""What a finished game is worth to each seat: the same in every adapter, in Python and natively."""

from farmyard.core.victory import share_victory


def share_out(points, seats, rewards):
    """Shares of the victory, rescaled to be zero-sum: 1 for a sole winner."""
    share_victory(points, seats, rewards)
    for seat in range(seats):
        rewards[seat] = (rewards[seat] * seats - 1.0) / (seats - 1.0)
