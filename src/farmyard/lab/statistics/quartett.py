"""Quartett: whether one asked for a card everybody had seen, and how much of the set one held."""

from farmyard.games.quartett import BITS, CARDS, bit_of, set_of

KINDS = ("seen", "holding-one", "holding-two", "holding-three", "holding-four")
STATISTICS = ("by_deal", "by_asking", "asked", "got")


def kind(s, m, seat, action):
    number, bit = set_of(action % CARDS), bit_of(action % CARDS)
    if (m.known[action // CARDS, number] & bit) > 0:
        return 0
    return int(BITS[s.held[seat, number]])


def tell(s, seat, out):
    out[0], out[1], out[2], out[3] = s.by_deal[seat], s.by_asking[seat], s.asked[seat], s.got[seat]


def shown(score):
    """The score as players count it."""
    return score
