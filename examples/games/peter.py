"""Draw from your neighbour, lay pairs, and do not be left with Black Peter. 2 to 6 players.

Rules
R1  Fifteen pairs and one Peter are dealt, all of them; hands may differ by one card.
R2  Whoever holds two cards of a pair lays them down at once.
R3  On your turn draw one card, unseen, from the next player to the left who has any.
R4  Whoever has no cards left is safe, and is passed over.
R5  When only Peter is left, whoever holds it loses, and all the others win.

Decisions
D1  Nobody shuffles a hand: what is drawn goes to its right end, and whoever has held a card may remember where it is.
D2  After 250 draws the game ends, and whoever holds Peter loses.
"""

from farmyard.core.cards import copy, exchange, index_of, leave_out, pick, put_in_order, remove_at, repeats
from farmyard.core.chance import below, start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import SOME_SEATS, Kind, Moves
from farmyard.core.record import EVERYONE, NOBODY, NONE, OWNER, SOMEBODY, Field, record, share
from farmyard.core.usual import is_over, must_act, scores, seen  # noqa: F401
from farmyard.core.usual_fields import VIEWER, card_list, table_fields, turn_field

SEATS, PETER, HAND, LIMIT = 6, 15, 16, 250
CARDS = 2 * PETER + 1
CARD = Kind("card", (*(str(pair) for pair in range(1, PETER + 1)), "peter"))
PLACE = Kind("place", tuple(str(place) for place in range(1, HAND + 1)))  # in a hand, from the left
MOVES = (Moves("draw", (PLACE,)),)
ONLY_PETER, BY_LIMIT = 1, 2
OK, NO_CARD = 0, 1

FIELDS = (
    *table_fields(SEATS, 2),
    turn_field(SEATS),
    Field("points", "u1", SEATS, EVERYONE, 0, 1, "has won"),
    Field("knows", "u1", (SEATS, HAND), EVERYONE, 0, 63, "who knows each card of a hand", SOME_SEATS),
    *card_list("laid", PETER, EVERYONE, CARD, "pairs laid"),
    Field("pile", "u1", CARDS, NOBODY, 0, PETER, "cards still to be dealt", CARD),
    *card_list("hand", HAND, SOMEBODY, CARD, "cards in hand", SEATS),
)
STATE = record(FIELDS)
OWN_FIELDS = (
    VIEWER,
    Field("cards", "u1", (SEATS, HAND), OWNER, 0, NONE, "everybody's cards as far as one knows them, or NONE", CARD),
    Field("cards_n", "u1", SEATS, OWNER, 0, HAND, "how many cards everybody has"),
)


def setup(s, seats, options, seed):
    """R1."""
    start_chance(s, seed)
    s.seats = seats
    for card in range(CARDS):
        s.pile[card] = card // 2
    for dealt in range(CARDS):
        take(s, dealt % seats, pick(s, s.pile, CARDS - dealt), 0)
    s.turn = next_holder(s, seats - 1)


def take(s, seat, card, knows):
    """R2, D1."""
    hand, n = s.hand[seat], s.hand_n[seat]
    at = index_of(hand, n, card)
    if at < n:
        remove_at(hand, n, at)
        remove_at(s.knows[seat], n, at)
        s.hand_n[seat] -= 1
        s.laid[s.laid_n] = card
        s.laid_n += 1
    else:
        hand[n] = card
        s.knows[seat, n] = knows | 1 << seat
        s.hand_n[seat] += 1


def next_holder(s, seat):
    """R3, R4."""
    holder = (seat + 1) % s.seats
    while s.hand_n[holder] == 0:
        holder = (holder + 1) % s.seats
    return holder


def legal(s, seat, out):
    n = int(s.hand_n[next_holder(s, seat)])
    put_in_order(out, n)
    return n


def reason(s, seat, action):
    return OK if action < s.hand_n[next_holder(s, seat)] else NO_CARD


def play(s, seat, action):
    """R3, R5, D2."""
    giver = next_holder(s, seat)
    card, knows, n = s.hand[giver, action], s.knows[giver, action], s.hand_n[giver]
    remove_at(s.hand[giver], n, action)
    remove_at(s.knows[giver], n, action)
    s.hand_n[giver] -= 1
    take(s, seat, card, knows)
    s.revealed += 1
    s.turn = next_holder(s, seat)
    if s.laid_n == PETER:
        s.ending = ONLY_PETER
    elif s.revealed == LIMIT:
        s.ending = BY_LIMIT
    for other in range(s.seats):
        has_none = index_of(s.hand[other], s.hand_n[other], PETER) == s.hand_n[other]
        s.points[other] = 1 if has_none & (s.ending > 0) else 0


def view(s, seat, v):
    """D1."""
    share(s, v)
    v.seat = seat if seat < s.seats else NONE
    copy(s.hand_n, v.cards_n)
    for other in range(s.seats):
        for i in range(s.hand_n[other]):
            v.cards[other, i] = s.hand[other, i] if seat < s.seats and s.knows[other, i] >> seat & 1 else NONE


def imagine(v, seed, s):
    """What the viewer does not know is dealt at random, then swapped until nobody holds a pair."""
    start_chance(s, seed)
    share(v, s)
    n = unknown(v, s.pile)
    for seat in range(v.seats):
        for i in range(v.hand_n[seat]):
            s.hand[seat, i] = v.cards[seat, i]
            if v.cards[seat, i] == NONE:
                s.hand[seat, i] = pick(s, s.pile, n)
                n -= 1
    tries = 0
    while (tries < 5000) & (pairs(s) > 0):
        seat, other = below(s, v.seats), below(s, v.seats)
        swap(v, s, seat, below(s, max(1, s.hand_n[seat])), other, below(s, max(1, s.hand_n[other])))
        tries += 1


def unknown(v, row):
    """Both cards of each pair that is not laid, and Peter, without those that the viewer knows."""
    n = 0
    for card in range(CARDS):
        if index_of(v.laid, v.laid_n, card // 2) == v.laid_n:
            row[n] = card // 2
            n += 1
    for seat in range(v.seats):
        n = leave_out(row, n, v.cards[seat], v.hand_n[seat])
    return n


def pairs(s):
    n = 0
    for seat in range(s.seats):
        n += repeats(s.hand[seat], s.hand_n[seat])
    return n


def swap(v, s, seat, i, other, j):
    """Exchange two cards that the viewer does not know, unless that makes more pairs."""
    if (v.cards[seat, i] == NONE) & (v.cards[other, j] == NONE):
        before = pairs(s)
        exchange(s.hand[seat], i, s.hand[other], j)
        if pairs(s) > before:
            exchange(s.hand[seat], i, s.hand[other], j)


WORDS = """
ask = Which card do you draw? | Quelle carte piochez-vous ? | Welche Karte ziehst du?
wins = Safe: { $who }. | À l’abri : { $who }. | Davongekommen: { $who }.
card-peter = Black Peter | Pouilleux | Schwarzer Peter
ending-only-peter = Only Peter is left. | Il ne reste que le Pouilleux. | Nur der Peter ist übrig.
field-cards = Cards | Cartes | Karten
"""

GAME = Game(
    id="peter", title="Black Peter", seats=(2, SEATS), age=4, module=__name__,
    actions=HAND, max_legal=HAND, max_steps=LIMIT, score_range=(0, 1),
    endings=("running", "only-peter", "limit"), reasons=("ok", "no-such-card"),
)  # fmt: skip
