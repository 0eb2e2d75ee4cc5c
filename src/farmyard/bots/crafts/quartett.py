"""Quartett's craft: take what is sure, ask where the card is likeliest, and give away no more than necessary."""

from farmyard.bots.crafts.victory import share_chances, share_points
from farmyard.core.chance import below
from farmyard.games.quartett import BITS, CARDS, COLOURS_IN, SETS, full_set

# Marks, relative to the chance of getting the card.
SURE = 4.0
LAST = 1.4  # times the chance, if the card completes the set
MORE = 0.1  # for each card one holds of a set everybody knows one has
BETRAY, LESS = 3.0, 0.2  # for revealing a new set, and for each card one holds of it
WHIM = 0.1
HINT = 18.0  # having asked in a set weighs as much as this many unknown cards
SPREAD = 0.9  # sets, as the scale of a logistic curve

CURIOSITY, TRUST = 1.0, 0.0
PLAYOUTS = {"farmer": 3_000, "champion": 20_000}
PLAIN = 0.0
ATTENTIVE = False


def milestone(s):
    """Played to the end."""
    return 0


def worth(s, out):
    """Sets ahead."""
    if s.ending > 0:
        share_points(s, out)
        return
    for seat in range(s.seats):
        out[seat] = s.points[seat] / SPREAD
    share_chances(s, out)


def prefer(s, m, seat, out, n, dice):
    """The best mark, with some noise: every card one may ask for, from the player most likely to have it."""
    best = -1000.0
    chosen = out[0]
    unknown = unknown_cards(s, m)
    for number in range(SETS):
        mine = int(s.held[seat, number])
        if mine > 0:
            missing = full_set(s) ^ mine
            set_mark = mark_set(s, m, seat, number)
            for i in range(BITS[missing]):
                colour = int(COLOURS_IN[missing, i])
                other, chance = likeliest(s, m, seat, number, colour, unknown)
                mark = set_mark + mark_card(chance, BITS[missing]) + WHIM * below(dice, 1024) / 1024.0
                if (mark > best) & (chance > 0.0):
                    best = mark
                    chosen = other * CARDS + colour * SETS + number
    return chosen


def unknown_cards(s, m):
    """How many cards of each hand nobody has seen, eight bits per seat."""
    packed = 0
    for seat in range(s.seats):
        n = int(s.hand_n[seat])
        for number in range(SETS):
            n -= int(BITS[m.known[seat, number]])
        packed |= n << (8 * seat)
    return packed


def mark_set(s, m, seat, number):
    """Go on with a set everybody knows one collects, preferably the fullest; else reveal the set one has least of."""
    mine = int(BITS[s.held[seat, number]])
    if (m.known[seat, number] > 0) | (m.some[seat, number] > 0):
        return MORE * mine
    return -BETRAY - LESS * mine


def mark_card(chance, missing):
    """Asking for a card that is certainly there costs nothing; the last one completes the set."""
    if chance == 1.0:
        return SURE
    return chance * LAST if missing == 1 else chance


def likeliest(s, m, seat, number, colour, unknown):
    """Who most likely has the card, and how likely: whoever asked in the set, or has many unseen cards."""
    found, best, total = 0, 0.0, 0.0
    for other in range(s.seats):
        if other != seat:
            if (m.known[other, number] >> colour) & 1:
                return int(other), 1.0
            if ((m.lacks[other, number] >> colour) & 1) == 0:
                weight = ((unknown >> (8 * other)) & 255) + HINT * m.some[other, number]
                total += weight
                if weight > best:
                    found, best = int(other), weight
    return found, best / max(total, 1.0)


def reopen(s, seat):
    """Nothing to take back: nobody chooses in secret."""
