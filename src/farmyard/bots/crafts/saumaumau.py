"""Sau Mau Mau's craft: bet early on the pig your hand can push, push it, say Mau."""

import math

from farmyard.bots.crafts.victory import share_chances, share_points
from farmyard.core.chance import below
from farmyard.core.record import NONE
from farmyard.games.saumaumau import (
    BAUER,
    BET,
    DONE,
    DRAW,
    LOUD,
    NO_BET,
    OBJECT,
    PASS,
    PLAY_BAUER,
    PLAY_SCHLAPPI,
    PLUS_TWO,
    PULL,
    RACES,
    SCHLAPPI,
    SCHLAPPI_STEPS,
    TO_BET,
    TO_PLAY,
    TO_PULL,
    X,
    card_of,
    colour_of,
    front_space,
    symbol_of,
)

SPREAD = 3.5  # points of difference that luck makes in one race, as the scale of a logistic curve

CURIOSITY, TRUST = 1.0, 0.0
PLAYOUTS = {"farmer": 4_000, "champion": 40_000}
PLAIN = 0.0
ATTENTIVE = False


def milestone(s):
    return s.race


def worth(s, out):
    """The fewer races are left, the more a lead in points counts."""
    if s.ending > 0:
        share_points(s, out)
        return
    scale = SPREAD * math.sqrt(RACES - s.race)
    for seat in range(s.seats):
        out[seat] = s.points[seat] / scale
    share_chances(s, out)


def prefer(s, m, seat, out, n, dice):
    """The best mark, with noise of up to two points."""
    best = -1000.0
    chosen = out[0]
    for i in range(n):
        mark = mark_of(s, seat, int(out[i])) + below(dice, 1024) / 512.0
        if mark > best:
            best = mark
            chosen = out[i]
    return chosen


def mark_of(s, seat, action):
    if s.phase == TO_PLAY:
        return mark_turn(s, seat, action)
    if s.phase == TO_BET:
        return mark_bet(s, seat, action)
    if s.phase == TO_PULL:
        return mark_pull(s, seat, action)
    return 9.0 if action == OBJECT else 0.0


def mark_turn(s, seat, action):
    if action == DRAW:
        return mark_draw(s, seat)
    if action == PASS:
        return 0.0
    quiet = action % LOUD
    card = card_of(quiet)
    mark = 12.0 + mark_card(s, seat, card, quiet)
    if s.hand_n[seat] == 1:
        mark += mark_last_card(s, seat)
    return mark + (20.0 if action >= LOUD else 0.0)


def mark_draw(s, seat):
    """Without a bet there is nothing to win: draw to make one while the strips are empty."""
    if s.bet[seat] != NONE:
        return 0.0
    return 13.0 - 0.5 * s.strip_n


def mark_last_card(s, seat):
    """Five points, and the race is over: fine unless one's own bet is not in front."""
    if s.bet[seat] == NONE:
        return 6.0
    return 12.0 if s.pigs[s.bet[seat]] == front_space(s) else 4.0


def mark_card(s, seat, card, quiet):
    if card == BAUER:
        return -3.0 + 0.5 * support(s, seat, quiet - PLAY_BAUER)
    if card >= SCHLAPPI:
        return mark_run(s, seat, (quiet - PLAY_SCHLAPPI) & 3, SCHLAPPI_STEPS) - 1.0
    symbol = symbol_of(card)
    if symbol == X:
        return 0.5
    if symbol == PLUS_TWO:
        return 1.0
    return mark_run(s, seat, colour_of(card), symbol)


def mark_run(s, seat, pig, steps):
    """Push one's own bet; avoid pushing others near the wreath."""
    arrives = s.pigs[pig] + steps >= s.goal
    if s.bet[seat] == pig:
        return 15.0 if arrives else 2.0 + 0.7 * steps
    if s.bet[seat] == NONE:
        return 5.0 if arrives else 0.3 * steps
    return -9.0 if arrives else -0.4 * steps


def support(s, seat, pig):
    """How far the hand can move a pig."""
    total = 0
    for i in range(s.hand_n[seat]):
        card = s.hand[seat, i]
        if (card < SCHLAPPI) & (colour_of(card) == pig) & (symbol_of(card) < X):
            total += symbol_of(card)
    return total


def hope(s, seat, pig):
    return 1.0 * s.pigs[pig] + 0.5 * support(s, seat, pig)


def mark_bet(s, seat, action):
    """Bet at once; change only when the old pig is far behind."""
    mine = s.bet[seat]
    if action == NO_BET:
        return 0.0 if mine == NONE else hope(s, seat, mine) + 8.0
    return 2.0 + hope(s, seat, action - BET)


def mark_pull(s, seat, action):
    """Pull back the strongest pig that is not one's own bet."""
    if action == DONE:
        return 1.0
    pig = action - PULL
    if s.bet[seat] == pig:
        return -9.0
    if s.bet[seat] == NONE:
        return 0.4 * s.pigs[pig] - 0.5 * support(s, seat, pig)
    return 1.0 * s.pigs[pig]


def reopen(s, seat):
    """Nothing to take back: nobody chooses in secret."""
