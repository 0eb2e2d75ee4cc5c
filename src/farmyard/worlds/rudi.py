"""Rudi's worlds: whoever remembers what was played knows every hand; only face-down cards are guessed."""

from farmyard.core.cards import copy_first, index_of
from farmyard.core.chance import below, start_chance
from farmyard.core.record import NONE, share
from farmyard.games.rudi import VALUES


def imagine(v, seed, s):
    """A world that agrees with the view: every hand can be worked out, only face-down cards are guessed."""
    start_chance(s, seed)
    share(v, s)
    s.chosen[:] = NONE
    for seat in range(v.seats):
        recall_hand(v, s, seat)
        if v.ready[seat] == 1:
            s.chosen[seat] = s.hand[seat, below(s, v.hand_n[seat])]
    if v.seat < v.seats:
        s.chosen[v.seat] = v.my_choice
        copy_first(v.my_hand, s.hand[v.seat], v.hand_n[v.seat])


def recall_hand(v, s, seat):
    """What a seat owns and has not played."""
    n = 0
    for i in range(VALUES):
        card = v.owned[seat, i]
        if index_of(v.aside[seat], v.aside_n[seat], card) == v.aside_n[seat]:
            s.hand[seat, n] = card
            n += 1
