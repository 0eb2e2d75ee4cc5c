"""Rudi: which cards were laid, and how often one exchanged."""

from farmyard.games.rudi import GIVE, VALUES, WIN, value_of

KINDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "exchange")
STATISTICS = ("wins", "by_cards", "by_swaps")


def kind(s, m, seat, action):
    return VALUES if action >= GIVE else value_of(action) - 1


def tell(s, seat, out):
    out[0], out[1], out[2] = s.wins[seat], s.by_cards[seat], s.by_swaps[seat]


def shown(score):
    """The last space of the last race; races won are shown separately."""
    return score % WIN
