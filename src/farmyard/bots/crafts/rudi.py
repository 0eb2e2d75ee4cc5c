"""Rudi's craft: high cards when nobody can stop them, low ones when somebody will; never predictable."""

import numpy as np

from farmyard.bots.crafts.victory import share_chances, share_points
from farmyard.core.chance import below
from farmyard.core.curves import exp
from farmyard.core.record import NONE
from farmyard.games.rudi import GIVE, TO_GIVE, VALUES, on_special, value_of

# Judging: log odds. Near the finish, positions and the cards in hand decide; far from it, the cards owned.
NEAR = 6.6  # spaces
SPACE = np.array([0.0, 0.0, 0.0, 0.25, 0.33])  # a space ahead, by number of players
HAND = np.array([0.0, 0.0, 0.0, 1.75, 1.43])  # a 10 in hand
RACE = 1.2  # a race won in a series
STRENGTH = np.array([(value / VALUES) ** 3 for value in range(VALUES + 1)])  # of a card, relative to a 10
PART = 5  # tricks per milestone

# Laying, in spaces.
KEEP = 1.45  # what a card runs on average, as the price of playing it
KEEP_MORE = 0.1  # plus this much per point of value
SWAP = 0.9  # a space gained by a swap
HOME = 2.0  # for finishing
STOP = 9.0  # against the leader finishing
EXCHANGE = 2.0  # a better card, by the difference in value
WHIM = 7.0  # noise, so as not to be predictable

# A hand as a number: bits 4 x to 4 x + 3 hold how many cards are worth at most x.
UP_TO = np.array([sum(1 << (4 * x) for x in range(value, VALUES + 1)) for value in range(VALUES + 1)], np.int64)
# What a card of a value runs on average against 0 to 3 full hands.
USUAL = np.array([[sum((x / VALUES) ** rivals for x in range(value)) for value in range(11)] for rivals in range(4)])

CURIOSITY, TRUST = 1.0, 0.0
PLAYOUTS = {"farmer": 6_000, "champion": 100_000}
PLAIN = 0.0
ATTENTIVE = True  # a champion's plans depend on what the others do


def milestone(s):
    """A few tricks; not before everybody has exchanged."""
    tricks = int(s.tricks) - (1 if s.phase == TO_GIVE else 0)
    return int(s.race) * 1000 + tricks // PART


def worth(s, out):
    """The chances in this race, and what winning it is worth in a series."""
    if s.ending > 0:
        share_points(s, out)
        return
    race_chances(s, out)
    if s.target > 1:
        series_chances(s, out)


def race_chances(s, out):
    """Far from the finish good cards win; near it, being in front does."""
    lead = 0
    for seat in range(s.seats):
        lead = max(lead, int(s.pigs[seat]))
    near = exp((lead - int(s.finish)) / NEAR)
    for seat in range(s.seats):
        behind = lead - int(s.pigs[seat])
        now = HAND[s.seats] * strength(s.hand[seat], s.hand_n[seat]) - SPACE[s.seats] * behind
        later = strength(s.owned[seat], VALUES)
        out[seat] = near * now + (1.0 - near) * later
    share_chances(s, out)


def series_chances(s, out):
    """From the chances in this race: each win raises the winner's odds, the last one ends the series."""
    total, rest = 0.0, 0.0
    for seat in range(s.seats):
        total += odds(s, seat)
    for seat in range(s.seats):
        if s.wins[seat] + 1 < s.target:
            rest += out[seat] / (total + bonus(s, seat))
    for seat in range(s.seats):
        own = 1.0
        if s.wins[seat] + 1 < s.target:
            own = bonus(s, seat) / (total + bonus(s, seat))
        out[seat] = out[seat] * own + odds(s, seat) * rest


def odds(s, seat):
    return exp(RACE * s.wins[seat])


def bonus(s, seat):
    """How much another win would raise the odds."""
    return odds(s, seat) * (exp(RACE) - 1.0)


def strength(cards, n):
    total = 0.0
    for i in range(n):
        total += STRENGTH[value_of(cards[i])]
    return total


def prefer(s, m, seat, out, n, dice):
    if s.phase == TO_GIVE:
        return worst_card(out, n)
    return card_to_lay(s, seat, out, n, dice)


def worst_card(out, n):
    """The lowest card goes."""
    chosen = out[0]
    for i in range(1, n):
        if value_of(out[i] - GIVE) < value_of(chosen - GIVE):
            chosen = out[i]
    return chosen


def card_to_lay(s, seat, out, n, dice):
    """The best mark, with some noise. The others' hands are no secret: everybody has seen what they played."""
    one, two, three = neighbour(s, seat, 1), neighbour(s, seat, 2), neighbour(s, seat, 3)
    hands = (hand_of(s, seat, one), hand_of(s, seat, two), hand_of(s, seat, three))
    better = EXCHANGE * (int(value_of(s.top)) - lowest(out, n))
    prizes = (prize(s, seat, one, better), prize(s, seat, two, better), prize(s, seat, three, better))
    goals = specials_ahead(s, seat)
    to_go = int(s.finish) - int(s.pigs[seat])
    first = leader(s, seat)
    danger = int(s.finish) - int(s.pigs[first])
    deals = 1.0 / (n * n * n)
    best = -1000.0
    chosen = out[0]
    for i in range(n):
        value = int(value_of(out[i]))
        mark = WHIM * below(dice, 1024) / 1024.0 - KEEP * USUAL[s.seats - 1, value] - KEEP_MORE * value
        mark += deals * (mark_run(hands, value, goals, better, to_go) + mark_swap(hands, value, prizes))
        if danger + value <= VALUES:
            mark -= STOP * deals * mark_danger(s, hands, seat, first, danger, value)
        if mark > best:
            best = mark
            chosen = out[i]
    return chosen


def neighbour(s, seat, steps):
    """With three players, the third neighbour is the player."""
    return (seat + steps) % int(s.seats)


def hand_of(s, seat, other):
    """A hand as a number, see UP_TO; the player's own seat means a missing fourth, who is never in the way."""
    if other == seat:
        return int(s.hand_n[seat]) * UP_TO[0]
    hand = 0
    for i in range(s.hand_n[other]):
        hand += UP_TO[value_of(s.hand[other, i])]
    return hand


def count(hand, value):
    """How many cards of a hand are worth at most `value`."""
    return (hand >> (4 * value)) & 15


def deals_up_to(hands, value):
    """In how many of the others' combinations is nothing worth more than `value`?"""
    return count(hands[0], value) * count(hands[1], value) * count(hands[2], value)


def lowest(out, n):
    value = VALUES
    for i in range(n):
        value = min(value, int(value_of(out[i])))
    return value


def prize(s, seat, other, better):
    """What a swap with this one brings."""
    return SWAP * (int(s.pigs[other]) - int(s.pigs[seat])) + better * on_special(s, other)


def specials_ahead(s, seat):
    """Bit k is set if a run of k spaces ends on a special space."""
    space = int(s.pigs[seat]) % int(s.lap)
    goals = 0
    for i in range(3):
        if s.specials[i] < s.lap:
            steps = int(s.specials[i]) - space
            goals |= 1 << (steps if steps > 0 else steps + int(s.lap))
    return goals


def mark_run(hands, value, goals, better, to_go):
    """The average run, a better card if it ends on a special space, and the finish."""
    mark = 0.0
    before = 0
    for second in range(1, value):
        deals = deals_up_to(hands, second)
        mark += deals
        if (goals >> (value - second)) & 1:
            mark += better * (deals - before)
        before = deals
    if value > to_go:
        mark += HOME * deals_up_to(hands, value - to_go)
    return mark


def mark_swap(hands, value, prizes):
    """One of the others lays the same value, and the rest less."""
    a, b, c = count(hands[0], value - 1), count(hands[1], value - 1), count(hands[2], value - 1)
    mark = prizes[0] * ((count(hands[0], value) - a) * b * c)
    mark += prizes[1] * ((count(hands[1], value) - b) * a * c)
    return mark + prizes[2] * ((count(hands[2], value) - c) * a * b)


def leader(s, seat):
    """The opponent in front."""
    first = neighbour(s, seat, 1)
    for steps in range(2, s.seats):
        other = neighbour(s, seat, steps)
        if s.pigs[other] > s.pigs[first]:
            first = other
    return first


def mark_danger(s, hands, seat, first, danger, value):
    """How often the opponent in front gets home in spite of this card."""
    a, b, c = hands
    if first == neighbour(s, seat, 2):
        a, b = b, a
    elif first == neighbour(s, seat, 3):
        a, c = c, a
    mark = 0
    for high in range(danger + value, VALUES + 1):
        mark += (count(a, high) - count(a, high - 1)) * count(b, high - danger) * count(c, high - danger)
    return mark


def reopen(s, seat):
    for other in range(s.seats):
        if other != seat:
            s.ready[other] = 0
            s.chosen[other] = NONE
