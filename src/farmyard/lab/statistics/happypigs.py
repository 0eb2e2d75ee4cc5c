"""Happy Pigs: what was chosen, and what became of it."""

from farmyard.games.happypigs import DO_BUY, DO_FEED, DO_MATE, DO_SELL, DONE, EXTRA, VACCINATE

KINDS = (
    *("choose-feed", "choose-mate", "choose-buy", "choose-sell"),
    *("feed", "feed-supplement", "mate", "mate-amulet"),
    *("buy-piglet", "buy-small", "buy-medium", "buy-large", "buy-sty"),
    *("buy-vaccine", "buy-supplement", "buy-amulet"),
    *("sell-piglet", "sell-small", "sell-medium", "sell-large"),
    *("vaccinate", "done"),
)
FEED_KIND, MATE_KIND, BUY_KIND, SELL_KIND, VACCINATE_KIND, DONE_KIND = 4, 6, 8, 16, 20, 21
STATISTICS = ("by_sales", "by_prizes", "by_unused", "by_final", "spent", "lost", "sties")


def kind(s, m, seat, action):
    if action < DO_FEED:
        return action
    if action < DO_MATE:
        return FEED_KIND + (action - DO_FEED) // EXTRA
    if action < DO_BUY:
        return MATE_KIND + action - DO_MATE
    if action < DO_SELL:
        return BUY_KIND + action - DO_BUY
    if action < VACCINATE:
        return SELL_KIND + (action - DO_SELL) // 2
    return VACCINATE_KIND if action < DONE else DONE_KIND


def tell(s, seat, out):
    out[0], out[1], out[2], out[3] = s.by_sales[seat], s.by_prizes[seat], s.by_unused[seat], s.by_final[seat]
    out[4], out[5], out[6] = s.spent[seat], s.lost[seat], s.sties[seat]


def shown(score):
    """Dollars, without the tie-break."""
    return score // 1024
