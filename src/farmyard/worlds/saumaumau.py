"""Sau Mau Mau's worlds: what everybody has seen of cards, and hands that agree with it (D13)."""

from farmyard.core.cards import copy_first
from farmyard.core.chance import below, start_chance
from farmyard.core.record import NONE, share
from farmyard.games.saumaumau import BAUER, COPIES, KINDS, deal_one, next_seat

PATIENCE = 500  # offers for one card in an imagined world
ALL_CARDS = sum(int(copies) << kind for kind, copies in enumerate(COPIES))


def imagine(v, seed, s):
    """A world that agrees with the view. Cards shown stay put; old ones are in the hands that have old ones, the oldest
    dealt first; the draw pile holds only what went into it; nobody holds what passing has shown to be missing."""
    start_chance(s, seed)
    share(v, s)
    s.bet[:] = NONE
    s.hand_n[:] = 0
    s.deck_n = 0
    for i in range(v.strip_n):
        s.bet[v.strip[i]] = below(s, 4)
    left = unseen_cards(v)
    deal_shown(v, s)
    for age in range(int(v.rebuilt) - 1, -2, -1):
        left = put_up(v, s, left, age)
        seat = hungry_seat(v, s, age)
        while seat != NONE:
            deal_one(s, seat)
            seat = hungry_seat(v, s, age)
    exchange_lacking(v, s)
    if v.seat < v.seats:
        s.bet[v.seat] = v.my_bet
        s.hand_n[v.seat] = v.hand_n[v.seat]
        copy_first(v.my_hand, s.hand[v.seat], v.hand_n[v.seat])


def unseen_cards(v):
    """The cards of which the viewer does not know where they are: one bit a kind, the highest ones count Bauers."""
    left = ALL_CARDS - (1 << int(v.top))
    for i in range(v.pile_n):
        left -= 1 << int(v.pile[i])
    if v.seat < v.seats:
        for i in range(v.hand_n[v.seat]):
            left -= 1 << int(v.my_hand[i])
    if v.mau == 1:
        for seat in range(v.seats):
            for kind in range(KINDS):
                if seat != v.seat:
                    left -= int(v.shown[seat, kind]) << kind
    return left


def count_of(left, kind):
    return left >> BAUER if kind == BAUER else (left >> kind) & 1


def deal_shown(v, s):
    """Cards taken back in the open come first in a hand."""
    if v.mau == 1:
        for seat in range(v.seats):
            for kind in range(KINDS):
                if seat != v.seat:
                    for _ in range(v.shown[seat, kind]):
                        s.hand[seat, s.hand_n[seat]] = kind
                        s.hand_n[seat] += 1


def put_up(v, s, left, age):
    """Into the draw pile, to be dealt: the cards that are so old for certain, and as many Bauers as the hands need
    besides; at last, below all ages, the rest. Returns what is left."""
    for kind in range(KINDS):
        if (age < 0) | (v.kept[max(age, 0), kind] == COPIES[kind]):
            for _ in range(count_of(left, kind)):
                left = put_one(s, left, kind)
    need = 0
    for seat in range(v.seats):
        need += wanted(v, s, seat, age)
    for _ in range(int(s.deck_n), need):
        left = put_one(s, left, BAUER)
    return left


def put_one(s, left, kind):
    s.deck[s.deck_n] = kind
    s.deck_n += 1
    return left - (1 << kind)


def hungry_seat(v, s, age):
    """Who gets the next card, or NONE: first every hand its number; then old cards go wherever there is room."""
    for seat in range(int(v.seats)):
        if wanted(v, s, seat, age) > 0:
            return seat
    if (age != 0) | (s.deck_n == 0):
        return NONE
    seat = int(below(s, v.seats))
    while wanted(v, s, seat, -1) == 0:
        seat = next_seat(s, seat)
    return seat


def wanted(v, s, seat, age):
    """How many cards so old this hand must still get; all it has are older, but for some that were shown."""
    if seat == v.seat:
        return 0
    if age < 0:
        return int(v.hand_n[seat]) - int(s.hand_n[seat])
    need = int(v.stale[seat, age]) - int(s.hand_n[seat])
    if v.mau == 1:
        for kind in range(KINDS):
            if v.kept[age, kind] == 0:
                need += v.shown[seat, kind]
    return max(need, 0)


def exchange_lacking(v, s):
    """What a seat has shown to lack goes to others, for cards as old: at random, until all is well."""
    for seat in range(v.seats):
        for i in range(s.hand_n[seat]):
            for _ in range(PATIENCE):
                if v.lacking[s.hand[seat, i]] >> seat & 1 == 0:
                    break
                offer(v, s, seat, i)


def offer(v, s, seat, i):
    """Change a card for a random one of a random other hand, if it is as old and the other may hold this one."""
    other = below(s, v.seats)
    j = below(s, max(1, s.hand_n[other]))
    mine, theirs = s.hand[seat, i], s.hand[other, j]
    welcome = (other != v.seat) & (v.lacking[mine] >> other & 1 == 0)
    if welcome & as_old(v, s, seat, mine, other, theirs) & (v.shown[other, theirs] == 0):
        s.hand[seat, i] = theirs
        s.hand[other, j] = mine


def as_old(v, s, seat, mine, other, theirs):
    same = True
    for age in range(v.rebuilt):
        same &= is_old(v, s, seat, mine, age) == is_old(v, s, other, theirs, age)
    return same


def is_old(v, s, seat, card, age):
    """For certain; or a Bauer that must be, because too few others in this hand are."""
    if (card != BAUER) | (v.kept[age, card] == COPIES[card]):
        return v.kept[age, card] == COPIES[card]
    certain = 0
    for i in range(s.hand_n[seat]):
        certain += v.kept[age, s.hand[seat, i]] == COPIES[s.hand[seat, i]]
    return certain < v.stale[seat, age]
