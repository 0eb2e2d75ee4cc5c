"""Quartett and Quintett with Rudi's cards: ask the right player for the right card. 3 or 4 players.

Rudi's booklet only says that its cards will do; the rules are those of the old parlour game.

Rules (as everywhere)
R1  All cards are dealt one by one; hands may differ by one card.
R2  The player to the dealer's left begins and asks one player for one card named exactly.
R3  One may only ask for a card of a set of which one holds a card, and not for a card one holds.
R4  Whoever has the card must hand it over; then the asker asks again, anybody.
R5  Whoever does not have it is the next to ask.
R6  A full set is laid open at once, also if it was dealt.
R7  Whoever has no cards left is out; if it was that player's turn, the left neighbour asks.
R8  The game ends when all sets are laid; whoever laid most wins.

Decisions (ours; in brackets the rulings they come from, told in docs/rulings.md)
D1  Quartett: ten sets of the four cards with one number, 40 coloured cards (Q1).
D2  Quintett: the same with the ten black cards, ten sets of five, 50 cards (Q2).
D3  The dealer is drawn by lot; the left neighbour gets the first card (G8).
D4  A player without cards cannot be asked; after a set that empties the asker's hand, the next player to
    the left who has cards asks (Q3).
D5  A tie is a shared victory (Q4).
D6  After 1,000 requests the game ends, and the sets laid count (G8).
D7  Memory is allowed: cards move in the open only, so a view holds what everybody has seen. A table shows
    sizes of hands, sets laid and the last request; `known`, `lacks` and `some` are for those who keep track.
"""

import numpy as np

from farmyard.core.cards import copy
from farmyard.core.chance import CHANCE, below, start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import SEAT
from farmyard.core.options import Length, Option
from farmyard.core.record import EVERYONE, NONE, OWNER, Field, record, share

# 1 Constants

SEATS = 4
SETS = 10
COLOURS = ("red", "blue", "yellow", "green", "black")  # black only in Quintett
CARDS = 50  # card = colour * 10 + number - 1
REQUEST_LIMIT = 1000  # ours

# The cards of one set are kept as bits, one per colour: red 1, blue 2, yellow 4, green 8, black 16.
BITS = np.array([bin(part).count("1") for part in range(32)], np.uint8)
COLOURS_IN = np.array([sorted(range(5), key=lambda c: (~part >> c & 1, c)) for part in range(32)], np.uint8)

# What one may ask for in a set, by the cards one holds of it (R3): which cards, as those of the first set,
# and how many; first without the black ones, then with them.
WISHES = [[[c * SETS for c in range(n) if part and not part >> c & 1] for part in range(32)] for n in (4, 5)]
WISH = np.array([[[*cards, 0, 0, 0, 0][:4] for cards in kind] for kind in WISHES], np.int32)
WISH_N = np.array([[len(cards) for cards in kind] for kind in WISHES], np.uint8)

# Actions: asked seat * 50 + card.

RUNNING, BY_SETS, BY_LIMIT = 0, 1, 2

# Why an action is not legal; the names are in GAME.
OK, YOURSELF, NO_PLAYER, NO_CARDS, NO_SUCH_CARD, SET_LAID, YOUR_CARD, NO_CARD_OF_SET = 0, 1, 2, 3, 4, 5, 6, 7

# 2 State

FIELDS = (
    *CHANCE,
    Field("requests", "u2", (), EVERYONE, 0, 1000, "cards asked for"),
    Field("asked", "i2", SEATS, EVERYONE, 0, 1000, "how many cards each seat has asked for"),
    Field("got", "i2", SEATS, EVERYONE, 0, 1000, "how many cards each seat was given when it asked"),
    Field("revealed", "u2", (), EVERYONE, 0, 1000, "how often something hidden came to light"),
    Field("seats", "u1", (), EVERYONE, 3, 4, "players"),
    Field("colours", "u1", (), EVERYONE, 4, 5, "cards of a set"),
    Field("dealer", "u1", (), EVERYONE, 0, 3, "who dealt", SEAT),
    Field("turn", "u1", (), EVERYONE, 0, 3, "seat that asks", SEAT),
    Field("ending", "u1", (), EVERYONE, 0, 2, "why the game is over, 0 while it runs"),
    Field("held", "u1", (SEATS, SETS), OWNER, 0, 31, "cards in hand, bits by number"),
    Field("hand_n", "u1", SEATS, EVERYONE, 0, 40, "how many cards in hand"),
    Field("laid", "u1", SETS, EVERYONE, 0, NONE, "who laid the set of each number, or NONE", SEAT),
    Field("points", "u1", SEATS, EVERYONE, 0, 10, "sets laid"),
    Field("by_deal", "u1", SEATS, EVERYONE, 0, 4, "sets that were dealt complete"),
    Field("by_asking", "u1", SEATS, EVERYONE, 0, 10, "sets completed by asking"),
    Field("last_asker", "u1", (), EVERYONE, 0, NONE, "who asked last, or NONE", SEAT),
    Field("last_asked", "u1", (), EVERYONE, 0, NONE, "who was asked last, or NONE", SEAT),
    Field("last_card", "u1", (), EVERYONE, 0, NONE, "card asked for last, or NONE"),
    Field("last_given", "u1", (), EVERYONE, 0, 1, "the card asked for last was handed over"),
    Field("last_set", "u1", (), EVERYONE, 0, NONE, "set (number - 1) laid after the last request, or NONE"),
)
STATE = record(FIELDS)
OWN_FIELDS = (  # of a view, besides everything public
    Field("seat", "u1", (), OWNER, 0, NONE, "whose view, or NONE for a spectator"),
    Field("my_hand_n", "u1", (), OWNER, 0, 40, "how many own cards"),
    Field("my_held", "u1", SETS, OWNER, 0, 31, "own cards, bits by number"),
)

# 3 Set-up


def setup(s, seats, options, seed):
    """D1 or D2, D3: the option is the kind of set."""
    start_chance(s, seed)
    s.seats = seats
    s.colours = 5 if options[0] == 1 else 4
    s.laid[:] = NONE
    s.last_asker = NONE
    s.last_asked = NONE
    s.last_card = NONE
    s.dealer = below(s, seats)
    s.turn = next_seat(s, s.dealer)
    deal(s)
    lay_dealt_sets(s)
    s.last_set = NONE
    pass_on_if_out(s)


def deal(s):
    """R1. Drawing an owner for each card is as good as shuffling."""
    cards = int(s.colours) * SETS
    each, over = cards // int(s.seats), cards % int(s.seats)
    for card in range(cards):
        seat = seat_at(s, below(s, cards - card), each, over)
        s.held[seat, set_of(card)] |= bit_of(card)
        s.hand_n[seat] += 1


def seat_at(s, place, each, over):
    """Whose place it is, counting the free places of all hands in one row."""
    seat, before = 0, 0
    for other in range(SEATS - 1):
        before += hand_size(s, other, each, over) - int(s.hand_n[other])
        seat += place >= before
    return seat


def hand_size(s, seat, each, over):
    """The first ones after the dealer get one card more if the deal is uneven."""
    steps = seat - int(s.turn) if seat >= s.turn else seat - int(s.turn) + int(s.seats)
    return each + (steps < over)


def lay_dealt_sets(s):
    """R6."""
    for seat in range(s.seats):
        for number in range(SETS):
            s.by_deal[seat] += lay_if_full(s, seat, number)


def set_of(card):
    return card % SETS


def bit_of(card):
    return 1 << (int(card) // SETS)


def full_set(s):
    return (1 << int(s.colours)) - 1


def next_seat(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


# 4 Who and what


def must_act(s, seat):
    return (seat == s.turn) & (s.ending == RUNNING)


def legal(s, seat, out):
    """R2, R3, D4: the cards one may ask for, once for each player with cards."""
    n = 0
    for asked in range(int(s.seats)):
        if (asked != seat) & (s.hand_n[asked] > 0):
            n = legal_cards(s, seat, asked * CARDS, out, n)
    return n


def legal_cards(s, seat, first, out, n):
    """R3. Branch-free: always writes four places per set, the most that can be missing."""
    kind = int(s.colours) - 4
    for number in range(SETS):
        mine = s.held[seat, number]
        for i in range(4):
            out[n + i] = WISH[kind, mine, i] + first + number
        n += WISH_N[kind, mine]
    return n


def reason(s, seat, action):
    """Why this action is refused; 0 if it is legal."""
    asked, card = action // CARDS, action % CARDS
    if asked == seat:
        return YOURSELF
    if asked >= s.seats:
        return NO_PLAYER
    if s.hand_n[asked] == 0:
        return NO_CARDS
    return reason_card(s, seat, card)


def reason_card(s, seat, card):
    """R3."""
    if card >= s.colours * SETS:
        return NO_SUCH_CARD
    if s.laid[set_of(card)] != NONE:
        return SET_LAID
    mine = s.held[seat, set_of(card)]
    if mine & bit_of(card):
        return YOUR_CARD
    return NO_CARD_OF_SET if mine == 0 else OK


# 5 Play


def play(s, seat, action):
    """R2, then R4 or R5, then the ladder of the end."""
    asked, card = action // CARDS, action % CARDS
    note_request(s, seat, asked, card)
    if s.held[asked, set_of(card)] & bit_of(card):
        hand_over(s, seat, asked, card)
        s.by_asking[seat] += lay_if_full(s, seat, set_of(card))
    else:
        s.turn = asked
    end_or_go_on(s)


def note_request(s, seat, asked, card):
    s.requests += 1
    s.revealed += 1
    s.asked[seat] += 1
    s.last_asker = seat
    s.last_asked = asked
    s.last_card = card
    s.last_given = 0
    s.last_set = NONE


def hand_over(s, seat, asked, card):
    """R4."""
    s.held[asked, set_of(card)] ^= bit_of(card)
    s.held[seat, set_of(card)] |= bit_of(card)
    s.hand_n[asked] -= 1
    s.hand_n[seat] += 1
    s.got[seat] += 1
    s.last_given = 1


def lay_if_full(s, seat, number):
    """R6; 1 if so, else 0."""
    if s.held[seat, number] != full_set(s):
        return 0
    s.laid[number] = seat
    s.points[seat] += 1
    s.hand_n[seat] -= s.colours
    s.last_set = number
    s.held[seat, number] = 0
    return 1


# 6 End


def end_or_go_on(s):
    """R8, D6, then R7."""
    if sets_laid(s) == SETS:
        s.ending = BY_SETS
    elif s.requests == REQUEST_LIMIT:
        s.ending = BY_LIMIT
    else:
        pass_on_if_out(s)


def sets_laid(s):
    n = 0
    for seat in range(SEATS):
        n += s.points[seat]
    return n


def pass_on_if_out(s):
    """R7, D4."""
    while s.hand_n[s.turn] == 0:
        s.turn = next_seat(s, s.turn)


def is_over(s):
    return s.ending != RUNNING


def scores(s, out):
    """R8, D5."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


# 7 Sight


def view(s, seat, v):
    share(s, v)
    v.seat = NONE
    if seat < s.seats:
        v.seat = seat
        v.my_hand_n = s.hand_n[seat]
        copy(s.held[seat], v.my_held)


def seen(s, seat, action, viewer):
    """R2: requests are public."""
    return action


# 8 Facts

GAME = Game(
    id="quartett",
    title="Quartett",
    seats=(3, SEATS),
    minutes=(10, 25),
    age=7,
    author="N. N.",
    publisher="Die Spiele Agentur",
    year=1995,
    version=1,
    actions=SEATS * CARDS,
    max_legal=120,
    max_steps=REQUEST_LIMIT,
    endings=("running", "sets", "limit"),
    reasons=(
        "ok",
        "yourself",
        "no-player",
        "no-cards",
        "no-such-card",
        "set-laid",
        "your-card",
        "no-card-of-set",
    ),
    score_range=(0, SETS),
    module=__name__,
    options=(Option("set", "choice", "quartett", choices=("quartett", "quintett")),),
    lengths=(
        Length("quartett"),
        Length("quintett", {"set": "quintett"}),
    ),
)
