"""Sau Mau Mau's worlds: what everybody knows of the cards, and hands that agree with it (D13)."""

from farmyard.core.cards import copy, copy_first
from farmyard.core.chance import below, start_chance
from farmyard.core.record import EVERYONE, NONE, Field, share
from farmyard.games.saumaumau import (
    BAUER,
    COPIES,
    DRAW,
    KINDS,
    LET_PASS,
    LOUD,
    OBJECT,
    PASS,
    PLUS_TWO,
    SEATS,
    TO_OBJECT,
    card_of,
    deal_one,
    fits,
    next_seat,
)

AGES = 3  # ours: how many rebuilt draw piles everybody remembers
PATIENCE = 500  # swaps tried for one card in an imagined world
ALL_CARDS = sum(int(copies) << kind for kind, copies in enumerate(COPIES))

# Memory

CARDS_SEEN = (
    Field("rebuilt", "u1", (), EVERYONE, 0, AGES, "draw piles rebuilt in this race, as far as they are remembered"),
    Field("kept", "u1", (AGES, KINDS), EVERYONE, 0, 3, "copies that stayed out of the last three draw piles"),
    Field("stale", "u1", (SEATS, AGES), EVERYONE, 0, 39, "cards in hand older than each draw pile, at least"),
    Field("lacking", "u1", KINDS, EVERYONE, 0, 31, "seats whose passing has shown that they hold none, as bits"),
    Field("shown", "u1", (SEATS, KINDS), EVERYONE, 0, 3, "cards taken back in the open and still in hand"),
)
BEFORE_THE_PLAY = (
    Field("was_stale", "u1", AGES, EVERYONE, 0, 39, "cards in hand older than each pile before the unannounced play"),
)
MEMORY = {  # keyed by the public field that it follows in a view
    "by_bets": CARDS_SEEN,
    "was_pending": BEFORE_THE_PLAY,
}


def begin(m, table):
    """Nobody knows anything of a race just dealt but what is public."""
    m.rebuilt = 0
    m.kept[:] = 0
    m.stale[:] = 0
    m.lacking[:] = 0
    m.shown[:] = 0
    m.was_stale[:] = 0


def remember(m, before, seat, action, after):
    if after.race != before.race:
        begin(m, after)
    elif action < DRAW:
        remember_card(m, seat, card_of(action % LOUD), after)
    elif action == DRAW:
        remember_draw(m, before, seat, after, 0)
    elif action == PASS:
        remember_pass(m, before, seat)
    elif action == OBJECT:
        remember_caught(m, before, after)
    elif (action == LET_PASS) & (after.phase != TO_OBJECT):
        m.was_stale[:] = 0


def remember_card(m, seat, card, after):
    """It may have been an old card, or one taken back in the open. A Bauer may be a different one from the one that
    stayed out: the bounds still hold."""
    if after.phase == TO_OBJECT:
        copy(m.stale[seat], m.was_stale)
    if m.kept[0, card] > 0:
        for age in range(m.rebuilt):
            m.stale[seat, age] -= (m.kept[age, card] > 0) & (m.stale[seat, age] > 0)
    if m.shown[seat, card] > 0:
        m.shown[seat, card] -= 1


def remember_pass(m, before, seat):
    """D9: everybody sees that nothing in this hand fits."""
    for kind in range(KINDS):
        if fits(kind, 0, before.colour, before.symbol):
            m.lacking[kind] |= 1 << seat


def remember_caught(m, before, after):
    """R22: the card goes back to the hand; D18: a penalty may be drawn at once."""
    seat = int(before.turn)
    m.shown[seat, before.top] += 1
    copy(m.was_stale, m.stale[seat])
    m.was_stale[:] = 0
    if (before.symbol == PLUS_TWO) & (before.was_pending > 0):
        remember_draw(m, before, seat, after, 1)


def remember_draw(m, before, seat, after, taken_back):
    """R7: whoever drew more cards than there were drew the rest from a new pile, whose contents everybody knows."""
    hand = int(before.hand_n[seat]) + taken_back
    if int(after.hand_n[seat]) - hand > before.deck_n:
        grow_older(m, before, seat, taken_back + int(before.deck_n))
        for i in range(int(before.pile_n) - taken_back):
            go_into_pile(m, before.pile[i])


def grow_older(m, before, seat, more):
    """What is in a hand now is older than the pile to come; this seat holds `more` cards than before."""
    m.rebuilt = min(m.rebuilt + 1, AGES)
    for age in range(int(m.rebuilt) - 1, -1, -1):
        for kind in range(KINDS):
            m.kept[age, kind] = m.kept[age - 1, kind] if age > 0 else COPIES[kind]
        for other in range(before.seats):
            held = int(before.hand_n[other]) + more * (other == seat)
            m.stale[other, age] = m.stale[other, age - 1] if age > 0 else held


def go_into_pile(m, card):
    m.kept[0, card] -= 1
    m.lacking[card] = 0
    for age in range(1, m.rebuilt):  # the Bauers that stay out are assumed to be the oldest
        m.kept[age, card] -= m.kept[age, card] > m.kept[0, card]


# Worlds


def imagine(v, seed, s):
    """A world that agrees with the view. Cards shown stay put; old cards go to hands known to have old ones, the oldest
    first; the draw pile holds only what went into it; nobody holds what passing has shown to be missing."""
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
    """The cards whose place the viewer does not know: one bit per kind, the highest bits count Bauers."""
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
    """Puts the cards that must be of this age on the draw pile, to be dealt, plus Bauers if hands still need some; at
    age -1, everything left. Returns what remains."""
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
    """Who gets the next card, or NONE: first each hand up to its number; then old cards go wherever there is room."""
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
    """How many cards of this age this hand must still get; all it has are older, except some that were shown."""
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
    """Swap cards that a seat was seen to lack for equally old ones of others: at random, until all is consistent."""
    for seat in range(v.seats):
        for i in range(s.hand_n[seat]):
            for _ in range(PATIENCE):
                if v.lacking[s.hand[seat, i]] >> seat & 1 == 0:
                    break
                offer(v, s, seat, i)


def offer(v, s, seat, i):
    """Swap a card for a random one of a random hand, if it is equally old and the other seat may hold this one."""
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
    """Certainly this old; or a Bauer that must be, because too few others in this hand are."""
    if (card != BAUER) | (v.kept[age, card] == COPIES[card]):
        return v.kept[age, card] == COPIES[card]
    certain = 0
    for i in range(s.hand_n[seat]):
        certain += v.kept[age, s.hand[seat, i]] == COPIES[s.hand[seat, i]]
    return certain < v.stale[seat, age]
