"""The craft of players without one: any legal action. Replaces `farmyard.bots.craft` on a GPU if all players are
random, since a smaller kernel runs faster."""

from farmyard.core.chance import below


def prefer(s, m, seat, out, n, dice):
    return out[below(dice, n)]
