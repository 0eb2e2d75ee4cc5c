"""Sau Mau Mau: which cards were played, how often one drew, pulled back and bet."""

from farmyard.core.record import NONE
from farmyard.games.saumaumau import BAUER, BET, DONE, DRAW, LOUD, NO_BET, OBJECT, PULL, SCHLAPPI, card_of, symbol_of

KINDS = (
    *("one", "two", "three", "four", "five", "six", "x", "plus-two", "schlappi", "bauer"),
    *("draw", "draw-chain", "pull", "bet", "change", "object", "other"),
)
SCHLAPPI_KIND, BAUER_KIND, DRAW_KIND, CHAIN_KIND, PULL_KIND, BET_KIND, CHANGE_KIND, OBJECT_KIND, OTHER = range(8, 17)
STATISTICS = ("by_wreath", "by_hand", "by_bets")


def kind(s, m, seat, action):
    if action < DRAW:
        return kind_of_card(card_of(action % LOUD))
    if action == DRAW:
        return CHAIN_KIND if s.pending > 0 else DRAW_KIND
    if (action >= PULL) & (action < DONE):
        return PULL_KIND
    if (action >= BET) & (action < NO_BET):
        return BET_KIND if s.bet[seat] == NONE else CHANGE_KIND
    return OBJECT_KIND if action == OBJECT else OTHER


def kind_of_card(card):
    if card < SCHLAPPI:
        return symbol_of(card) - 1
    return SCHLAPPI_KIND if card < BAUER else BAUER_KIND


def tell(s, seat, out):
    out[0], out[1], out[2] = s.by_wreath[seat], s.by_hand[seat], s.by_bets[seat]


def shown(score):
    """The score as players count it."""
    return score
