"""What a finished game is worth to each seat: the same in every adapter, in Python and natively."""


def share_out(points, seats, rewards):
    """1 for the winner, shared by those who are level; what the others lose makes it add up to nothing."""
    best = points[0]
    for seat in range(seats):
        best = max(best, points[seat])
    winners = 0
    for seat in range(seats):
        winners += points[seat] == best
    for seat in range(seats):
        share = 1.0 / winners if points[seat] == best else 0.0
        rewards[seat] = (share * seats - 1.0) / (seats - 1.0)
