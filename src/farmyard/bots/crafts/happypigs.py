"""Happy Pigs' craft: breed early, grow, keep room, vaccinate in time, sell when prices are high."""

from farmyard.bots.crafts.victory import share_chances, share_points
from farmyard.core.chance import below
from farmyard.core.record import NONE
from farmyard.games.happypigs import (
    BUY,
    CARDS,
    CHOOSE,
    DO_BUY,
    DO_FEED,
    DO_MATE,
    DO_SELL,
    DONE,
    EXTRA,
    FEED,
    LARGE,
    MATE,
    MEDIUM,
    PIGLET,
    PRICES,
    ROUNDS,
    SEASON_ROUNDS,
    SMALL,
    STY,
    STY_CELLS,
    SUPPLEMENT,
    TO_CHOOSE,
    TOOL,
    VACCINATE,
    VACCINE,
    adults,
    count,
    event_of,
    unvaccinated,
)

SPREAD = 9.0  # dollars, as the scale of a logistic curve

CURIOSITY, TRUST = 0.5, 0.0
PLAYOUTS = {"farmer": 2_000, "champion": 16_000}
STUDIED = 6_000  # at most, for each decision of a finished game: there are hundreds of them, and all plans are long
PLAIN = 0.0
ATTENTIVE = True  # a champion's plans depend on what the others do


def milestone(s):
    return 0


def worth(s, out):
    """Money plus the sale value of the pigs; at the end the ranking itself."""
    if s.ending > 0:
        share_points(s, out)
        return
    best = -1
    for seat in range(s.seats):
        best = max(best, wealth(s, seat))
    for seat in range(s.seats):
        out[seat] = (wealth(s, seat) - best) / SPREAD
    share_chances(s, out)


def wealth(s, seat):
    pigs = 0
    for size in range(4):
        pigs += count(s, seat, size) * int(PRICES[0, size])
    return int(s.money[seat]) + pigs


def prefer(s, m, seat, out, n, dice):
    best = -1000.0
    chosen = out[0]
    for i in range(n):
        mark = mark_of(s, seat, int(out[i])) + below(dice, 1024) / 341.0
        if mark > best:
            best = mark
            chosen = out[i]
    return chosen


def mark_of(s, seat, action):
    if s.phase == TO_CHOOSE:
        return mark_choice(s, seat, action - CHOOSE)
    if action == DONE:
        return 1.0
    if action >= VACCINATE:
        return 30.0 + action - VACCINATE
    if action >= DO_SELL:
        return mark_sale(s, seat, (action - DO_SELL) // 2, (action - DO_SELL) % 2)
    if action >= DO_BUY:
        return mark_purchase(s, seat, action - DO_BUY)
    if action >= DO_MATE:
        return 10.0 + action - DO_MATE
    return mark_feeding((action - DO_FEED) % EXTRA // 2, (action - DO_FEED) // EXTRA)


def rounds_left(s):
    return ROUNDS - int(s.played_n)


def to_inspection(s):
    """Rounds until unvaccinated pigs die, not counting this one."""
    return (SEASON_ROUNDS - int(s.played_n) % SEASON_ROUNDS) % SEASON_ROUNDS


def vaccines_short(s, seat):
    return max(0, unvaccinated(s, seat) - int(s.tools[seat, VACCINE]))


def spare_cells(s, seat):
    taken = 4 * count(s, seat, PIGLET) + 6 * count(s, seat, SMALL) + 9 * count(s, seat, MEDIUM)
    return int(s.sties[seat]) * STY_CELLS - taken - 12 * count(s, seat, LARGE)


def mark_choice(s, seat, action):
    """The value of the expected share of the action."""
    share = int(CARDS[s.card, 1 + action]) / (1.0 + (s.seats - 1) / 3.5)
    if action == FEED:
        growing = count(s, seat, PIGLET) + count(s, seat, SMALL) + count(s, seat, MEDIUM)
        return 4.0 * min(share, growing, 1.0 + spare_cells(s, seat) / 3.0)
    if action == MATE:
        return 4.0 * min(share, adults(s, seat), spare_cells(s, seat) / 4.0)
    if action == BUY:
        return mark_buying(s, seat, share)
    return mark_selling(s, seat, share)


def mark_buying(s, seat, share):
    urgent = 6.0 * min(vaccines_short(s, seat), share) if to_inspection(s) <= 1 else 0.0
    if rounds_left(s) <= 3:
        return urgent
    return urgent + 2.5 * min(share, s.money[seat] / 9.0)


def mark_selling(s, seat, share):
    """High prices, full sties, and pigs that would die."""
    dear = int(PRICES[event_of(s), LARGE]) - int(PRICES[0, LARGE])
    pigs = count(s, seat, LARGE) + count(s, seat, MEDIUM)
    mark = 1.0 * dear * min(share, pigs)
    if spare_cells(s, seat) < 6:
        mark += 2.0 * min(share, pigs)
    if to_inspection(s) == 0:
        mark += 7.0 * min(share, vaccines_short(s, seat))
    return mark


def mark_feeding(size, supplement):
    return 5.0 + size + (6.0 if supplement == 1 else 0.0)


def mark_sale(s, seat, size, vaccinated):
    mark = 1.0 * PRICES[event_of(s), size] - PRICES[0, size]
    if (vaccinated == 0) & (to_inspection(s) == 0) & (vaccines_short(s, seat) > 0):
        mark += 8.0
    if (size == LARGE) & (spare_cells(s, seat) < 12):
        mark += 4.0
    return mark + 0.1 * size


def mark_purchase(s, seat, thing):
    left = rounds_left(s)
    if thing == TOOL + VACCINE:
        return 20.0 if (vaccines_short(s, seat) > 0) & ((to_inspection(s) <= 1) | (s.card == NONE)) else 2.0
    if thing == TOOL + SUPPLEMENT:
        return 4.0 if left > 2 else -5.0
    if thing > TOOL:
        return 2.0 if left > 4 else -5.0
    if thing == STY:
        return 9.0 if (spare_cells(s, seat) < 9) & (left > 4) & (s.money[seat] >= 20) else -5.0
    if left <= 1:
        return -5.0
    if thing == MEDIUM:
        return 10.0
    return 8.0 if thing == SMALL else 5.0


def reopen(s, seat):
    if s.phase == TO_CHOOSE:
        for other in range(s.seats):
            if other != seat:
                s.ready[other] = 0
                s.choice[other] = NONE
