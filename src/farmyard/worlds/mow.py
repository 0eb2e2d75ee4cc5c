"""MOW's worlds: only cards that never came to light are dealt."""

from farmyard.core.cards import index_of
from farmyard.core.chance import below, start_chance
from farmyard.core.record import share
from farmyard.games.mow import COPIES, KINDS, STARTERS, draw_card, hold, packs


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
    """The viewer's hand; the 8 taken in the open does not lie among the unseen."""
    shown = v.eight_of == v.seat
    for i in range(v.hand_n[v.seat]):
        card = int(v.my_hand[i])
        if shown & (card == v.eight):
            shown = False
            hold(s, v.seat, card)
        else:
            deal_from(s, v.seat, index_of(s.deck, s.deck_n, card))


def deal_certain(v, s, seat):
    """The 8 taken in the open, and as many cards that start no herd as a pass gave away."""
    if v.eight_of == seat:
        hold(s, seat, v.eight)
    for _ in range(v.stuck[seat]):
        deal_from(s, seat, unseen_non_starter(s))


def unseen_non_starter(s):
    """Where in the deck a random one of the cards lies that cannot start a herd."""
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
