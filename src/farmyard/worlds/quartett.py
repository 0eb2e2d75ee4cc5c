"""Quartett's worlds: what requests have revealed of the cards, and hands that agree with it (D7)."""

from farmyard.core.cards import copy
from farmyard.core.chance import below, start_chance
from farmyard.core.in_play import make_move
from farmyard.core.record import EVERYONE, NONE, Field, share
from farmyard.games.quartett import BITS, CARDS, COLOURS_IN, SEATS, SETS, bit_of, full_set, set_of

DEAL_TRIES = 8  # rejection sampling of a set, before all ways are tried in order
EVERY_SEAT = sum(1 << 5 * seat for seat in range(SEATS))  # in `parts`: the lowest bit of each
ROTATIONS = 80  # mixing steps, until the world no longer depends on how it was dealt

move_on = make_move  # craft and statistics read the memory, in playouts too

# Memory

CARDS_SEEN = (
    Field("known", "u1", (SEATS, SETS), EVERYONE, 0, 31, "memory: got in the open and still held"),
    Field("lacks", "u1", (SEATS, SETS), EVERYONE, 0, 31, "memory: certainly not held"),
    Field("some", "u1", (SEATS, SETS), EVERYONE, 0, 1, "memory: holds at least one card beyond the known ones"),
)
MEMORY = {"by_asking": CARDS_SEEN}  # keyed by the public field that it follows in a view


def begin(m, table):
    """Nobody has asked for anything."""
    m.known[:] = 0
    m.lacks[:] = 0
    m.some[:] = 0


def remember(m, before, seat, action, after):
    """Asking shows that the asker lacks the card (R3) but holds another of its set."""
    asked, number, bit = action // CARDS, set_of(action % CARDS), bit_of(action % CARDS)
    m.lacks[seat, number] |= bit
    m.some[seat, number] |= m.known[seat, number] == 0
    if after.last_given == 1:
        remember_gift(m, seat, asked, number, bit, after)
    else:
        m.lacks[asked, number] |= bit
    if after.last_set == number:
        for other in range(after.seats):
            m.known[other, number] = 0
            m.lacks[other, number] = 0
            m.some[other, number] = 0


def remember_gift(m, seat, asked, number, bit, after):
    """R4. From now on everybody knows where the card is; if nobody knew, it may have been the only one of its set."""
    m.some[asked, number] &= (m.known[asked, number] & bit) > 0
    m.known[asked, number] &= full_set(after) ^ bit
    m.known[seat, number] |= bit
    m.lacks[seat, number] ^= bit
    m.lacks[asked, number] |= bit


# Worlds


def imagine(v, seed, s):
    """A world that agrees with the view: every seat holds what it got in the open, nothing it was seen to lack, a card
    of every set it asked for, and no full set. Any such world can come up, with nearly equal probability."""
    start_chance(s, seed)
    for seat in range(v.seats):
        copy(v.known[seat], s.held[seat])
        if seat == v.seat:
            copy(v.my_held, s.held[seat])
        s.hand_n[seat] = cards_of(s, seat)
    unseen = unseen_cards(v)
    for number in range(SETS):
        deal_set(v, s, number, hidden(unseen, number))
    level(v, s, unseen)
    cards = count_cards(unseen)
    for _ in range(ROTATIONS if cards > 1 else 0):
        rotate_three(v, s, unseen, cards)
    share(v, s)


def cards_of(s, seat):
    n = 0
    for number in range(SETS):
        n += int(BITS[s.held[seat, number]])
    return n


def unseen_cards(v):
    """The cards whose place the viewer does not know, five bits per set."""
    unseen = 0
    for number in range(SETS):
        if v.laid[number] == NONE:
            found = int(v.my_held[number])
            for seat in range(SEATS):
                found |= int(v.known[seat, number])
            unseen |= (full_set(v) ^ found) << (5 * number)
    return unseen


def hidden(unseen, number):
    """The unseen cards of one set."""
    return (unseen >> (5 * number)) & 31


def count_cards(unseen):
    n = 0
    for number in range(SETS):
        n += int(BITS[hidden(unseen, number)])
    return n


def free_places(v, s, seat):
    """Cards that the hand is short of; negative if it has too many."""
    return int(v.hand_n[seat]) - int(s.hand_n[seat])


def may_hold(v, seat, number, part):
    """Can this seat hold these hidden cards of a set and no others? Every constraint is checked here."""
    if seat == v.seat:
        return part == 0
    missing = (v.some[seat, number] == 1) & (part == 0)
    full = (part | v.known[seat, number]) == full_set(v)
    return ((part & v.lacks[seat, number]) == 0) & (not missing) & (not full)


def deal_set(v, s, number, cards):
    """Rejection sampling: deal each card to somebody not seen to lack it, weighted by free places. If no try satisfies
    all constraints, search for a way that does: the true world proves there is one."""
    for _ in range(DEAL_TRIES):
        take_up(v, s, number, cards)
        for colour in range(v.colours):
            if (cards >> colour) & 1:
                seat = draw_seat(v, s, able(v, number, colour))
                if seat != NONE:
                    s.held[seat, number] |= 1 << colour
                    s.hand_n[seat] += 1
        if agrees(v, s, number, cards):
            return
    spread(v, s, number, cards, find_way(v, s, number, cards, NONE, NONE))


def draw_seat(v, s, able):
    """One of the seats in the bit set `able`, weighted by free places; or NONE."""
    total = 0
    for seat in range(SEATS):
        if (able >> seat) & 1:
            total += free_places(v, s, seat)
    place = below(s, total) if total > 0 else 0
    for seat in range(SEATS):
        if (able >> seat) & 1:
            if place < free_places(v, s, seat):
                return seat
            place -= free_places(v, s, seat)
    return NONE


def agrees(v, s, number, cards):
    """Are all hidden cards of a set dealt, and are all constraints satisfied?"""
    dealt = 0
    good = True
    for seat in range(v.seats):
        part = s.held[seat, number] & cards
        good &= may_hold(v, seat, number, part)
        dealt |= part
    return good & (dealt == cards)


def able(v, number, colour):
    """The bit set of seats that may hold this card."""
    seats = 0
    for seat in range(SEATS):
        if (seat != v.seat) & (((v.lacks[seat, number] >> colour) & 1) == 0):
            seats |= 1 << seat
    return seats


def take_up(v, s, number, cards):
    """Take the hidden cards of a set back from all hands."""
    for seat in range(v.seats):
        part = s.held[seat, number] & cards
        s.held[seat, number] ^= part
        s.hand_n[seat] -= BITS[part]


def spread(v, s, number, cards, parts):
    """Redistribute the hidden cards of a set: `parts` has five bits per seat."""
    take_up(v, s, number, cards)
    for seat in range(v.seats):
        part = (parts >> (5 * seat)) & 31
        s.held[seat, number] |= part
        s.hand_n[seat] += BITS[part]


def find_way(v, s, number, cards, giver, taker):
    """Try all ways to spread a set, from a random one on, until one satisfies all constraints. With a giver and a
    taker, the one must also end up with a card less, the other with one more, all others the same. 0 if none does."""
    ways = int(v.seats) ** int(BITS[cards])
    parts = parts_of(v, cards, below(s, ways))
    for _ in range(ways):
        good = True
        for seat in range(SEATS):
            part = (parts >> (5 * seat)) & 31
            more = int(BITS[part]) - int(BITS[s.held[seat, number] & cards])
            good &= may_hold(v, seat, number, part)
            good &= (giver == NONE) | (more == (seat == taker) - (seat == giver))
        if good:
            return parts
        parts = next_way(v, cards, parts)
    return 0


def parts_of(v, cards, way):
    """A way is a number in base `seats` with one digit per card: who gets it."""
    parts = 0
    for colour in range(5):
        if (cards >> colour) & 1:
            parts |= 1 << (5 * (way % int(v.seats)) + colour)
            way //= int(v.seats)
    return parts


def next_way(v, cards, parts):
    """Count on without dividing: a card goes to the next seat; from the last one to the first, and then the next card
    goes on, too."""
    last = 5 * (int(v.seats) - 1)
    for colour in range(5):
        if (cards >> colour) & 1:
            card = parts & (EVERY_SEAT << colour)
            parts ^= card
            if card >> last == 0:
                return parts | card << 5
            parts |= 1 << colour
    return parts


def level(v, s, unseen):
    """Pass single cards along until every hand has its size. This is a flow problem known to be solvable: so there is
    an augmenting path from each over-full hand to a short one; the shortest never undoes itself."""
    near = too_small(v, s)
    for _ in range(SEATS * CARDS):
        if near > 0:
            near = pass_card(v, s, unseen, near)


def too_small(v, s):
    """The bit set of seats whose hands are short of cards."""
    seats = 0
    for seat in range(SEATS):
        if free_places(v, s, seat) > 0:
            seats |= 1 << seat
    return seats


def pass_card(v, s, unseen, near):
    """Pass one card from an over-full hand to one of the `near` ones and return the seats still short. If that is
    impossible, return `near` with every seat added that could pass a card to one of them."""
    wider = near
    for link in range(SEATS * SEATS * SETS):
        giver, taker, number = link // (SEATS * SETS), link // SETS % SEATS, link % SETS
        if ((near >> giver) & 1 == 0) & ((near >> taker) & 1 == 1):
            cards = hidden(unseen, number)
            parts = find_way(v, s, number, cards, giver, taker)
            if (parts > 0) & (free_places(v, s, giver) < 0):
                spread(v, s, number, cards, parts)
                return too_small(v, s)
            if parts > 0:
                wider |= 1 << giver
    return wider


def rotate_three(v, s, unseen, cards):
    """Rotate three hidden cards among their holders if the constraints allow it (a swap if two are the same). Repeated,
    this is a Markov chain on which all reachable worlds become equally likely."""
    one, two, three = any_card(s, unseen, cards), any_card(s, unseen, cards), any_card(s, unseen, cards)
    a, b, c = holder(s, one), holder(s, two), holder(s, three)
    change_hands(s, a, b, one)
    change_hands(s, b, c, two)
    change_hands(s, c, a, three)
    good = True
    for seat in range(v.seats):
        for number in (set_of(one), set_of(two), set_of(three)):
            good &= may_hold(v, seat, number, s.held[seat, number] & hidden(unseen, number))
    if not good:
        change_hands(s, a, b, one)
        change_hands(s, b, c, two)
        change_hands(s, c, a, three)


def any_card(s, unseen, cards):
    """One of the unseen cards, uniformly, by its rank among them."""
    place = below(s, cards)
    number = 0
    while place >= BITS[hidden(unseen, number)]:
        place -= BITS[hidden(unseen, number)]
        number += 1
    return int(COLOURS_IN[hidden(unseen, number), place]) * SETS + number


def holder(s, card):
    seat = 0
    while (s.held[seat, set_of(card)] & bit_of(card)) == 0:
        seat += 1
    return seat


def change_hands(s, a, b, card):
    """From one to the other; the same call again takes it back."""
    s.held[a, set_of(card)] ^= bit_of(card)
    s.held[b, set_of(card)] ^= bit_of(card)
