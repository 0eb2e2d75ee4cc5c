"""MOW's worlds: what came to light this round, and hands of cards that never did (D21)."""

from farmyard.core.cards import index_of
from farmyard.core.chance import below, start_chance
from farmyard.core.kinds import SEAT
from farmyard.core.record import EVERYONE, NONE, Field, share
from farmyard.games.mow import (
    COPIES,
    EIGHTS,
    KINDS,
    MAD,
    PASS,
    PLAY_MAD,
    RUNNING,
    SEATS,
    STARTERS,
    TAKE,
    cow_of,
    draw_card,
    hold,
    packs,
)

# Memory

CAME_TO_LIGHT = (
    Field("known", "u1", KINDS, EVERYONE, 0, 2, "copies that came to light this round"),
    Field("eight", "u1", (), EVERYONE, 0, 52, "the 8 that the player of a mad cow took"),
    Field("eight_of", "u1", (), EVERYONE, 0, NONE, "seat that still holds that 8, or NONE", SEAT),
    Field("stuck", "u1", SEATS, EVERYONE, 0, 6, "cards in hand that cannot start a herd, at least: a pass showed it"),
)
MEMORY = {"hand_n": CAME_TO_LIGHT}  # keyed by the public field that it follows in a view


def begin(m, table):
    """Nobody knows anything of a round just dealt."""
    m.known[:] = 0
    m.stuck[:] = 0
    m.eight = 0
    m.eight_of = NONE


def remember(m, before, seat, action, after):
    if action < TAKE:
        remember_cow(m, seat, action)
    elif action == PASS:  # D6: nothing in this hand can start a herd
        m.stuck[seat] = before.hand_n[seat]
    elif after.rounds != before.rounds:
        remember_hands(m, after)
        if after.ending == RUNNING:
            begin(m, after)


def remember_cow(m, seat, action):
    card = cow_of(action)
    if (card >= STARTERS) & (m.stuck[seat] > 0):
        m.stuck[seat] -= 1
    come_to_light(m, seat, card)
    if card == MAD:
        m.eight = EIGHTS[action - PLAY_MAD]
        m.eight_of = seat


def come_to_light(m, seat, card):
    """An 8 taken in the open was known already."""
    if (m.eight_of == seat) & (m.eight == card):
        m.eight_of = NONE
        m.eight = 0
    else:
        m.known[card] += 1


def remember_hands(m, after):
    """R17: hands are revealed."""
    for seat in range(after.seats):
        for i in range(after.last_hand_n[seat]):
            come_to_light(m, seat, int(after.last_hand[seat, i]))
        m.stuck[seat] = 0


# Worlds


def imagine(v, seed, s):
    """A world that agrees with the view: only cards that never came to light are dealt (D21)."""
    start_chance(s, seed)
    share(v, s)
    s.hand_n[:] = 0
    lay_out_unseen(v, s)
    if v.seat < v.seats:
        deal_own(v, s)
    for seat in range(int(v.seats)):
        if seat != v.seat:
            deal_certain(v, s, seat)
    for seat in range(int(v.seats)):
        while s.hand_n[seat] < v.hand_n[seat]:
            draw_card(s, seat)


def lay_out_unseen(v, s):
    s.deck_n = 0
    for kind in range(KINDS):
        for _ in range(COPIES[packs(v) - 1, kind] - v.known[kind]):
            s.deck[s.deck_n] = kind
            s.deck_n += 1


def deal_own(v, s):
    """The viewer's hand; an 8 taken in the open is not among the unseen cards."""
    shown = v.eight_of == v.seat
    for i in range(v.hand_n[v.seat]):
        card = int(v.my_hand[i])
        if shown & (card == v.eight):
            shown = False
            hold(s, v.seat, card)
        else:
            deal_from(s, v.seat, index_of(s.deck, s.deck_n, card))


def deal_certain(v, s, seat):
    """The 8 taken in the open, and as many non-starters as a pass revealed."""
    if v.eight_of == seat:
        hold(s, seat, v.eight)
    for _ in range(v.stuck[seat]):
        deal_from(s, seat, unseen_non_starter(s))


def unseen_non_starter(s):
    """The place in the deck of a random card that cannot start a herd."""
    found = 0
    place = 0
    for i in range(int(s.deck_n)):
        if s.deck[i] >= STARTERS:
            found += 1
            if below(s, found) == 0:
                place = i
    return place


def deal_from(s, seat, place):
    hold(s, seat, s.deck[place])
    s.deck_n -= 1
    s.deck[place] = s.deck[s.deck_n]
    s.deck[s.deck_n] = 0
