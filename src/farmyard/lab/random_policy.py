"""The craft of players without one: whatever is legal. Stands in for `farmyard.bots.craft` on a GPU where nobody is
better, since a kernel with less in it runs faster."""

from farmyard.core.chance import below


def prefer(s, m, seat, out, n, dice):
    return out[below(dice, n)]
