"""MOW's craft: weigh the flies a move may bring home, get rid of heavy cows early, leave the full herd to the leader.

The cost of adding a cow is the chance that the herd comes back to its player, times the chance of being stuck
then, times its flies; taking a herd costs the flies in it. The weights below were found by self-play.
"""

import numpy as np

from farmyard.bots.crafts.victory import share_chances, share_points
from farmyard.core.chance import below
from farmyard.core.record import NONE
from farmyard.games.mow import (
    ACROBAT_7,
    ACROBAT_9,
    BOTH,
    CALF,
    CLOSER_0,
    CLOSER_16,
    EIGHTS,
    FLIES,
    HIGHEST,
    KEEP,
    LEAN,
    LEFT,
    MAD,
    MILK,
    NAME,
    NUMBERED,
    PACK,
    PLACES,
    PLAY_CALF,
    PLAY_MAD,
    POSTS,
    RIGHT,
    SEATS,
    SLOWPOKE,
    SPECIAL_FLIES,
    STARTERS,
    TAKE,
    TO_NAME,
    TO_PLAY,
    TURN,
    YELLOW_0,
    YELLOW_16,
    cow_of,
    next_place,
    next_seat,
    number_of,
    packs,
)

START = 0.5  # the cost of having to start a herd, in flies
END = 0.5  # the cost of ending the round with a card in hand, in flies
LEFT_IN_HAND, STILL_IN_HAND = 0.8, 0.33  # what a fly in hand costs: late in a round, early
GROWTH = 0.4  # flies that each player adds until the herd comes back
DRAWN = 0.88  # the chance that the card just drawn will not help
FITS_LATER, SPECIAL_FITS, MAYBE_FITS = 0.66, 0.75, 0.17
CROWD = 4.3  # other cows expected to be added in small steps
WHIM = 0.15  # flies

# How easily a cow fits, in flies saved: middle numbers seldom do.
BY_DISTANCE = (0.0, 0.0, 0.4, 0.9, 1.3, 2.3, 3.4, 3.7)  # distance from 8
SPECIALS = {
    CLOSER_0: 6.0,
    CLOSER_16: 6.0,
    YELLOW_0: 6.0,
    YELLOW_16: 6.0,
    LEAN: -1.0,
    MILK: -1.0,
    ACROBAT_7: 3.5,
    ACROBAT_9: 3.5,
    SLOWPOKE: 5.5,
    CALF: 2.5,
    MAD: 1.5,
}
EASE = np.array([BY_DISTANCE[abs(number - 8)] for number, _ in NUMBERED] + list(SPECIALS.values()))
EASE_LATE, EASE_EARLY = 0.7, 1.1  # its weight: late in a round, early
LONG = 6.0  # cards still to be drawn per player

PACK_FLIES = int(FLIES[BOTH[:PACK]].sum())
LOWER = np.array([sum(n < post for n, _ in NUMBERED) + (post > 0) for post in range(POSTS)], np.uint8)
HIGHER = np.array([sum(n > post for n, _ in NUMBERED) + (post < HIGHEST) for post in range(POSTS)], np.uint8)


def chance_stuck(room):
    """The chance that no card of a hand fits, each as likely as one from a fresh pack, or special."""
    return (1.0 - min(1.0, 0.62 * room / PACK + 0.12)) ** 4.5


def chance_back(room, others):
    """The chance that all the others add a cow; each of them halves the room."""
    chance = 1.0
    for k in range(others):
        chance *= 1.0 - chance_stuck(room * 0.5**k)
    return chance


STUCK = np.array([chance_stuck(room) for room in range(PACK + 1)])
BACK = np.array([[chance_back(room, others) for others in range(SEATS)] for room in range(PACK + 1)])

CURIOSITY, TRUST = 1.0, 1.0
PLAYOUTS = {
    "farmer": 300,
    "champion": 40_000,
}  # a thousand would find nearly everything, too strong for a farmer
PLAIN = 0.75  # even searchers mostly play as the craft prefers
ATTENTIVE = False


def milestone(s):
    return s.rounds


def worth(s, out):
    """The nearer somebody is to the target, the more flies count."""
    if s.ending > 0:
        share_points(s, out)
        return
    most = 0
    for seat in range(s.seats):
        most = max(most, int(s.flies[seat]))
    scale = 0.65 * PACK_FLIES * packs(s) / s.seats + 0.37 * (s.target - most)
    for seat in range(s.seats):
        out[seat] = (most - flies_of(s, seat)) / scale
    share_chances(s, out)


def relief(s, card):
    """What getting rid of a card is worth."""
    early = min(1.0, s.deck_n / (LONG * s.seats))
    flies = LEFT_IN_HAND + (STILL_IN_HAND - LEFT_IN_HAND) * early
    return flies * FLIES[card] - (EASE_LATE + (EASE_EARLY - EASE_LATE) * early) * EASE[card]


def prefer(s, m, seat, out, n, dice):
    if s.phase == TO_PLAY:
        return prefer_cheapest(s, seat, out, n, dice)
    if s.phase == TO_NAME:
        return prefer_name(s, out, n, dice)
    return prefer_direction(s, seat, dice)


# Add or take


def prefer_cheapest(s, seat, out, n, dice):
    herd = herd_flies(s, s.place)
    cheapest = 1000.0
    chosen = out[0]
    for i in range(n):
        cost = cost_of(s, seat, int(out[i]), herd) + WHIM * below(dice, 1024) / 1024
        if cost < cheapest:
            cheapest = cost
            chosen = out[i]
    return chosen


def herd_flies(s, place):
    flies = 0
    if s.low[place] != NONE:
        for number in range(int(s.low[place]), int(s.high[place]) + 1):
            if s.herd[place, number] != NONE:
                flies += int(FLIES[s.herd[place, number]])
    return flies + SPECIAL_FLIES * (int(s.rides[0] == place) + int(s.rides[1] == place))


def cost_of(s, seat, action, herd):
    if action != TAKE:
        return cost_of_cow(s, seat, action, herd)
    return herd + (START if s.deck_n > 0 else END * s.hand_n[seat])


def cost_of_cow(s, seat, action, herd):
    card = cow_of(action)
    low, high = low_after(s, card, action), high_after(s, card, action)
    back = BACK[int(LOWER[low]) + int(HIGHER[high]), s.seats - 1]
    flies = 0.85 * (herd + FLIES[card]) + GROWTH * s.seats
    cost = back * chance_none_fits(s, seat, card, low, high) * flies - relief(s, card)
    if card == MAD:
        cost += relief(s, EIGHTS[action - PLAY_MAD])
    return cost


def low_after(s, card, action):
    """The low end of the herd with this cow in it."""
    if card < STARTERS:
        return min(int(number_of(s, card)), int(s.low[s.place]))
    return int(s.low[s.place]) - (action == PLAY_CALF + LEFT)


def high_after(s, card, action):
    if card < STARTERS:
        number = int(number_of(s, card))
        return number if s.high[s.place] == NONE else max(number, int(s.high[s.place]))
    return int(s.high[s.place]) + (action == PLAY_CALF + RIGHT)


def chance_none_fits(s, seat, played, low, high):
    """The chance that no other card fits when the herd comes back."""
    chance = DRAWN
    waiting = True
    for i in range(s.hand_n[seat]):
        card = int(s.hand[seat, i])
        if waiting & (card == played):
            waiting = False
        else:
            chance *= 1.0 - chance_fits(s, card, low, high)
    return chance


def chance_fits(s, card, low, high):
    """The further out a number, the longer it will still fit."""
    if card == SLOWPOKE:
        return SPECIAL_FITS if high - low >= 4 else 0.3
    if card > SLOWPOKE:
        return MAYBE_FITS
    number = int(number_of(s, card))
    if card >= STARTERS:
        return SPECIAL_FITS if s.herd[s.place, number] < STARTERS else MAYBE_FITS
    if number < low:
        return FITS_LATER * (int(LOWER[low]) - int(LOWER[number + 1]) + CROWD) / (int(LOWER[low]) + CROWD)
    if number > high:
        return FITS_LATER * (int(HIGHER[high]) - int(HIGHER[number - 1]) + CROWD) / (int(HIGHER[high]) + CROWD)
    return 0.0


# Powers


def flies_of(s, seat):
    return int(s.flies[seat]) + int(s.stable[seat])


def prefer_name(s, out, n, dice):
    """Leave the herd to the leader."""
    fewest = 1000
    chosen = out[0]
    for i in range(n):
        flies = flies_of(s, int(out[i]) - NAME) + below(dice, 4)
        if flies < fewest:
            fewest = flies
            chosen = out[i]
    return chosen


def prefer_direction(s, seat, dice):
    """Two players: leave the other one the worse herd. More: go on with the neighbour who has fewer flies."""
    if s.seats == 2:
        ahead = next_place(s)
        gain = threat(s, ahead) - threat(s, PLACES - ahead - int(s.place))
    else:
        ahead = int(next_seat(s))
        behind = (2 * seat + int(s.seats) - ahead) % int(s.seats)
        gain = 0.1 * (flies_of(s, behind) - flies_of(s, ahead))
    return KEEP if gain + below(dice, 1024) / 512 > 1.0 else TURN


def threat(s, place):
    """The flies at risk for whoever comes to this herd."""
    if s.low[place] == NONE:
        return 0.0
    return STUCK[int(LOWER[s.low[place]]) + int(HIGHER[s.high[place]])] * herd_flies(s, place)


def reopen(s, seat):
    """Nothing to take back: nobody chooses in secret."""
