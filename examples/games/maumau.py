"""Get rid of your cards: lay one of the suit or the rank of the top card. 2 to 5 players.

Rules
R1  32 cards, four suits from 7 to ace. Everybody gets five, one is turned up, the others are the pile.
R2  On your turn lay a card of the open card's suit or rank, or draw one; after drawing you may lay or pass.
R3  After a 7 the next player draws two cards, or lays a 7: then the one after that draws two more, and so on.
R4  After an 8 the next player misses a turn.
R5  A jack fits every card but a jack; whoever lays it names the suit that fits next.
R6  When the pile is used up, what was laid is shuffled, except the open card, and becomes the pile.
R7  Whoever has no cards left wins, and gets what the others hold: ace 11, king 4, queen 3, jack 20, others as printed.

Decisions
D1  The card turned up has no effect. Whoever draws for a 7 lays nothing in that turn.
D2  After 300 moves the game ends, and nobody gets anything.
"""

import numpy as np

from farmyard.core.cards import index_of, leave_out, put_in_order, remove_at
from farmyard.core.chance import start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import Moves
from farmyard.core.playing_cards import CARD, SUIT
from farmyard.core.record import EVERYONE, Field, record, share
from farmyard.core.usual import deal_unseen, is_over, must_act, scores, seen, take_card, view  # noqa: F401
from farmyard.core.usual_fields import card_fields, card_list, own_cards, table_fields, turn_field
from farmyard.core.zones import NOWHERE, PILE

SEATS, CARDS, DEALT, LIMIT = 5, 32, 5, 300
SEVEN, EIGHT, JACK = 0, 1, 4
WORTH = np.array([7, 8, 9, 10, 20, 3, 4, 11], np.uint8)
MOVES = (Moves("lay", (CARD,)), Moves("draw"), Moves("pass"), Moves("name", (SUIT,)))
DRAW, PASS, NAME = CARDS, CARDS + 1, CARDS + 2
HAND_EMPTY, BY_LIMIT = 1, 2
OK, NOT_IN_HAND, NO_FIT, DRAWN, DRAW_FIRST, NAME_A_SUIT, NO_JACK = 0, 1, 2, 3, 4, 5, 6

FIELDS = (
    *table_fields(SEATS, 2),
    turn_field(SEATS),
    Field("made", "u2", (), EVERYONE, 0, LIMIT, "moves made", lies=NOWHERE),
    Field("suit", "u1", (), EVERYONE, 0, 3, "suit that fits", SUIT),
    Field("naming", "u1", (), EVERYONE, 0, 1, "a suit has to be named"),
    Field("penalty", "u1", (), EVERYONE, 0, 8, "cards that the sevens ask for"),
    Field("drawn", "u1", (), EVERYONE, 0, 1, "has drawn a card in this turn"),
    Field("points", "u2", SEATS, EVERYONE, 0, 400, "points"),
    *card_list("laid", CARDS, EVERYONE, CARD, "cards laid, the open one last", lies=PILE),
    *card_fields(SEATS, CARDS, CARD),
)
STATE = record(FIELDS)
OWN_FIELDS = own_cards(CARDS, CARD)


def setup(s, seats, options, seed):
    """R1, D1."""
    start_chance(s, seed)
    s.seats = seats
    put_in_order(s.pile, CARDS)
    s.pile_n = CARDS
    for turn in range(seats * DEALT):
        take_card(s, turn % seats)
    take_card(s, 0)
    put_down(s, 0, s.hand[0, DEALT])


def put_down(s, seat, card):
    remove_at(s.hand[seat], s.hand_n[seat], index_of(s.hand[seat], s.hand_n[seat], card))
    s.hand_n[seat] -= 1
    s.laid[s.laid_n] = card
    s.laid_n += 1
    s.suit = card // 8


def legal(s, seat, out):
    n = 0
    for action in range(NAME + 4):
        if reason(s, seat, action) == OK:
            out[n] = action
            n += 1
    return n


def reason(s, seat, action):
    if (action >= NAME) != (s.naming == 1):
        return NAME_A_SUIT if s.naming else NO_JACK
    if action == DRAW:
        return DRAWN if s.drawn else OK
    if action == PASS:
        return OK if s.drawn else DRAW_FIRST
    if action >= NAME:
        return OK
    if index_of(s.hand[seat], s.hand_n[seat], action) == s.hand_n[seat]:
        return NOT_IN_HAND
    return OK if fits(s, action // 8, action % 8, s.laid[s.laid_n - 1] % 8) else NO_FIT


def fits(s, suit, rank, top):
    """R2, R3, R5."""
    if s.penalty:
        return rank == SEVEN
    if rank == JACK:
        return top != JACK
    return (rank == top) | (suit == s.suit)


def play(s, seat, action):
    s.made += 1
    if action >= NAME:
        s.suit = action - NAME
        s.naming = 0
    elif action == DRAW:
        draw(s, seat)
    elif action < CARDS:
        lay(s, seat, action)
    if (s.naming == 0) & (s.drawn == 0 or action != DRAW):
        s.drawn = 0
        s.turn = (s.turn + 1 + (action < CARDS and action % 8 == EIGHT)) % s.seats
    if (s.made == LIMIT) & (s.ending == 0):
        s.ending = BY_LIMIT


def draw(s, seat):
    """R2, R3, R6. As many as there are."""
    s.revealed += 1
    s.drawn = 0 if s.penalty else 1
    for _ in range(max(1, int(s.penalty))):
        if s.pile_n == 0:
            for _ in range(s.laid_n - 1):
                s.pile[s.pile_n] = s.laid[0]
                s.pile_n += 1
                remove_at(s.laid, s.laid_n, 0)
                s.laid_n -= 1
        if s.pile_n:
            take_card(s, seat)
    s.penalty = 0


def lay(s, seat, card):
    """R3, R5, R7."""
    put_down(s, seat, card)
    s.penalty += 2 * (card % 8 == SEVEN)
    s.naming = 1 if (card % 8 == JACK) & (s.hand_n[seat] > 0) else 0
    if s.hand_n[seat] == 0:
        s.ending = HAND_EMPTY
        s.revealed += 1
        for other in range(s.seats):
            for i in range(s.hand_n[other]):
                s.points[seat] += WORTH[s.hand[other, i] % 8]


def imagine(v, seed, s):
    start_chance(s, seed)
    share(v, s)
    put_in_order(s.pile, CARDS)
    n = leave_out(s.pile, CARDS, v.laid, v.laid_n)
    deal_unseen(v, s, leave_out(s.pile, n, v.my_hand, v.my_hand_n))


WORDS = """
ask = Lay a card, or draw. | Posez une carte ou piochez. | Leg eine Karte oder zieh eine.
no-drawn = You have drawn already. | Vous avez déjà pioché. | Du hast schon gezogen.
no-draw-first = Draw a card first. | Piochez d’abord une carte. | Zieh erst eine Karte.
no-name-a-suit = Name a suit first. | Demandez d’abord une couleur. | Wünsch dir erst eine Farbe.
no-no-jack = Only a jack names a suit. | Seul un valet demande une couleur. | Nur ein Bube wünscht eine Farbe.
field-penalty = Cards to draw | Cartes à piocher | Strafkarten
field-naming = A suit must be named | Une couleur est à demander | Eine Farbe wird gewünscht
field-drawn = Has drawn | A pioché | Hat gezogen
"""

GAME = Game(
    id="maumau", title="Mau-Mau", seats=(2, SEATS), age=6, module=__name__,
    actions=NAME + 4, max_legal=CARDS + 1, max_steps=LIMIT, score_range=(0, 400),
    endings=("running", "hand-empty", "limit"),
    reasons=("ok", "not-in-hand", "does-not-fit", "drawn", "draw-first", "name-a-suit", "no-jack"),
)  # fmt: skip
