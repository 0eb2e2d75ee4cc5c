"""Take tricks: follow the suit that was led, and the highest card of it takes the trick. 2 to 4 players.

Rules
R1  32 cards, four suits from 7 to ace. Everybody gets eight; the others are out of the game, unseen.
R2  One player leads a card, the others follow in turn. Who holds a card of the suit that was led has to lay one.
R3  The highest card of the suit that was led takes the trick. Whoever took it leads to the next one.
R4  When all cards are laid, most tricks win.

Decisions
D1  The first seat leads to the first trick. A tie is a shared victory.
"""

from farmyard.core.cards import index_of, leave_out, put_in_order, remove_at
from farmyard.core.chance import start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import Moves
from farmyard.core.playing_cards import CARD, SUIT
from farmyard.core.record import EVERYONE, NONE, Field, record, share
from farmyard.core.usual import deal_unseen, is_over, must_act, scores, seen, take_card, view  # noqa: F401
from farmyard.core.usual_fields import card_fields, card_list, own_cards, table_fields, turn_field
from farmyard.core.zones import PILE

# What there is: the names are used everywhere else, numbers nowhere.
SEATS, CARDS, DEALT = 4, 32, 8
MOVES = (Moves("lay", (CARD,)),)  # action numbers 0, 1, 2, …: `lay clubs 7`, `lay clubs 8`, …
ALL_LAID = 1  # why the game is over; 0 is "still running"
OK, NOT_IN_HAND, FOLLOW_SUIT = 0, 1, 2  # why a card may not be laid

# The whole state: each field with its type, who may see it, its range, what it means, and what its numbers stand for.
FIELDS = (
    *table_fields(SEATS, 1),
    turn_field(SEATS),
    Field("led", "u1", (), EVERYONE, 0, NONE, "suit that was led, or NONE", SUIT),
    Field("trick", "u1", SEATS, EVERYONE, 0, NONE, "each seat's card in this trick, or NONE", CARD),
    Field("last_trick", "u1", SEATS, EVERYONE, 0, NONE, "each seat's card in the last trick, or NONE", CARD),
    Field("points", "u1", SEATS, EVERYONE, 0, DEALT, "tricks taken"),
    *card_list("laid", CARDS, EVERYONE, CARD, "cards of finished tricks", lies=PILE),
    *card_fields(SEATS, CARDS, CARD),
)
STATE = record(FIELDS)
OWN_FIELDS = own_cards(CARDS, CARD)  # what a view adds: the viewer's own hand


def setup(s, seats, options, seed):
    """R1. The record arrives zeroed."""
    start_chance(s, seed)
    s.seats = seats
    s.led = NONE
    s.trick[:] = NONE
    s.last_trick[:] = NONE
    put_in_order(s.pile, CARDS)  # the pile is in no order: `take_card` draws any of its cards
    s.pile_n = CARDS
    for dealt in range(seats * DEALT):
        take_card(s, dealt % seats)


def legal(s, seat, out):
    """Writes the action numbers into `out` and says how many there are."""
    n = 0
    for i in range(s.hand_n[seat]):
        if reason(s, seat, s.hand[seat, i]) == OK:
            out[n] = s.hand[seat, i]
            n += 1
    return n


def reason(s, seat, action):
    """R2. Every refusal has its sentence, in WORDS or among the usual ones: `no-follow-suit`."""
    if index_of(s.hand[seat], s.hand_n[seat], action) == s.hand_n[seat]:
        return NOT_IN_HAND
    if (s.led != NONE) & (action // 8 != s.led) & has_suit(s, seat, s.led):
        return FOLLOW_SUIT
    return OK


def has_suit(s, seat, suit):
    found = False
    for i in range(s.hand_n[seat]):
        found |= s.hand[seat, i] // 8 == suit
    return found


def play(s, seat, action):
    """Trusts its caller: only legal moves arrive here."""
    remove_at(s.hand[seat], s.hand_n[seat], index_of(s.hand[seat], s.hand_n[seat], action))
    s.hand_n[seat] -= 1
    s.trick[seat] = action
    if s.led == NONE:
        s.led = action // 8
    s.turn = (seat + 1) % s.seats
    if s.trick[s.turn] != NONE:
        take_trick(s)


def take_trick(s):
    """R3, R4."""
    winner = best_of_suit(s)
    for seat in range(s.seats):
        s.laid[s.laid_n] = s.trick[seat]
        s.laid_n += 1
        s.last_trick[seat] = s.trick[seat]
        s.trick[seat] = NONE
    s.points[winner] += 1
    s.turn = winner
    s.led = NONE
    if s.hand_n[winner] == 0:
        s.ending = ALL_LAID


def best_of_suit(s):
    """A card's number grows with its rank. `int` where numbers of fields and of Python are mixed: otherwise native
    code would make fractions of them."""
    winner, highest = 0, -1
    for seat in range(int(s.seats)):
        card = int(s.trick[seat])
        if (card // 8 == s.led) & (card > highest):
            winner, highest = seat, card
    return winner


def imagine(v, seed, s):
    """A complete world that agrees with a view: computer players think about such worlds. What the viewer does not see
    is dealt at random."""
    start_chance(s, seed)
    share(v, s)
    put_in_order(s.pile, CARDS)
    n = leave_out(s.pile, CARDS, v.laid, v.laid_n)
    n = leave_out(s.pile, n, v.trick, v.seats)
    deal_unseen(v, s, leave_out(s.pile, n, v.my_hand, v.my_hand_n))


# English | French | German. What is not said here is said in general sentences.
WORDS = """
ask = Which card do you lay? | Quelle carte posez-vous ? | Welche Karte legst du?
wins = Most tricks: { $who }. | Le plus de levées : { $who }. | Die meisten Stiche: { $who }.
ending-all-laid = All cards are laid. | Toutes les cartes sont posées. | Alle Karten sind gelegt.
field-led = Suit led | Couleur demandée | Angespielte Farbe
field-trick = This trick | Levée en cours | Dieser Stich
field-last-trick = Last trick | Dernière levée | Letzter Stich
field-laid = Finished tricks | Levées faites | Fertige Stiche
"""

GAME = Game(
    id="my_game", title="My Game", seats=(2, SEATS), age=8, module=__name__,
    actions=CARDS, max_legal=DEALT, max_steps=SEATS * DEALT, score_range=(0, DEALT),
    endings=("running", "all-laid"), reasons=("ok", "not-in-hand", "follow-suit"),
)  # fmt: skip
