"""Sharing a victory: one definition for playouts, environments and contests, in Python and natively."""


def share_victory(points, seats, out):
    """1 for the winner, split between those who tie; `out` may be `points` itself."""
    best = points[0]
    for seat in range(seats):
        best = max(best, points[seat])
    winners = 0
    for seat in range(seats):
        winners += points[seat] == best
    for seat in range(seats):
        out[seat] = (points[seat] == best) / winners
