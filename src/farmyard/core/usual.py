"""Verbs that many games share: a single-file rulebook imports those that fit, and defines the rest.

They expect fields by name, as `core.usual_fields` makes them: `turn`, where players take turns; hands of cards
(`hand`, in views `my_hand`) over one unordered pile (`pile`); public points (`points`); `ending`.
"""

from farmyard.core.cards import copy, pick
from farmyard.core.record import NONE, share


def must_act(s, seat):
    """The seat whose turn it is."""
    return (s.ending == 0) & (s.turn == seat)


def is_over(s):
    return s.ending != 0


def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.points[seat]


def view(s, seat, v):
    """Everything public, and one's own hand."""
    share(s, v)
    v.seat = NONE
    if seat < s.seats:
        v.seat = seat
        v.my_hand_n = s.hand_n[seat]
        copy(s.hand[seat], v.my_hand)


def seen(s, seat, action, viewer):
    """Moves are made in the open."""
    return action


# For rules and imagined worlds


def take_card(s, seat):
    """The top card of the pile into a hand: any card, as the pile is in no order."""
    s.hand[seat, s.hand_n[seat]] = pick(s, s.pile, s.pile_n)
    s.hand_n[seat] += 1
    s.pile_n -= 1


def deal_unseen(v, s, n):
    """One's own hand as it is; the others' from the n cards in `s.pile`, which nobody at the table has seen."""
    for seat in range(v.seats):
        for i in range(v.hand_n[seat]):
            if seat == v.seat:
                s.hand[seat, i] = v.my_hand[i]
            else:
                s.hand[seat, i] = pick(s, s.pile, n)
                n -= 1
