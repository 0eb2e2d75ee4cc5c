"""Bid for prizes, all at once: the highest card takes the prize. 2 to 5 players.

Rules
R1  Everybody holds the same thirteen cards, worth 1 to 13; thirteen prizes, worth 1 to 13, lie in a shuffled pile.
R2  The top prize is turned up. Everybody bids by laying a card face down; when all lie there, they are turned over.
R3  The highest card takes the prize. If several share the highest value, nobody gets it.
R4  Cards that were laid are out of the game.
R5  When all prizes are gone, most points win.

Decisions
D1  A tie is a shared victory.
"""

from farmyard.core.cards import copy_first, index_of, pick, put_in_order, remove_at
from farmyard.core.chance import below, start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import Kind, Moves
from farmyard.core.record import EVERYONE, NONE, OWNER, Field, record, share
from farmyard.core.usual import is_over, scores  # noqa: F401
from farmyard.core.usual_fields import VIEWER, table_fields

SEATS, VALUES = 5, 13
CARD = Kind("card", tuple(str(value) for value in range(1, VALUES + 1)))  # a card's number is its value - 1
MOVES = (Moves("bid", (CARD,)), Moves("bid ?"))
HIDDEN = VALUES  # what others see of a bid
OK, NOT_IN_HAND = 0, 1

FIELDS = (
    *table_fields(SEATS, 1),
    Field("prize", "u1", (), EVERYONE, 0, NONE, "prize to be won, or NONE at the end", CARD),
    Field("pile", "u1", VALUES, EVERYONE, 0, VALUES - 1, "prizes still to come, in no order", CARD),
    Field("pile_n", "u1", (), EVERYONE, 0, VALUES, "how many prizes are still to come"),
    Field("points", "u1", SEATS, EVERYONE, 0, 91, "points won"),
    Field("last_bid", "u1", SEATS, EVERYONE, 0, NONE, "each seat's card in the last round, or NONE", CARD),
    Field("ready", "u1", SEATS, EVERYONE, 0, 1, "has laid a card face down"),
    Field("bid", "u1", SEATS, OWNER, 0, NONE, "card laid face down, or NONE", CARD),
    Field("hand", "u1", (SEATS, VALUES), EVERYONE, 0, VALUES - 1, "cards not laid yet: everybody can count them", CARD),
    Field("hand_n", "u1", SEATS, EVERYONE, 0, VALUES, "how many cards not laid yet"),
)
STATE = record(FIELDS)
OWN_FIELDS = (
    VIEWER,
    Field("my_bid", "u1", (), OWNER, 0, NONE, "own card laid face down, or NONE", CARD),
)


def setup(s, seats, options, seed):
    """R1."""
    start_chance(s, seed)
    s.seats = seats
    s.bid[:] = NONE
    s.last_bid[:] = NONE
    put_in_order(s.pile, VALUES)
    for seat in range(seats):
        put_in_order(s.hand[seat], VALUES)
        s.hand_n[seat] = VALUES
    s.pile_n = VALUES
    turn_up(s)


def turn_up(s):
    """R2. The pile is in no order: a prize is drawn when it is turned up."""
    s.prize = pick(s, s.pile, s.pile_n)
    s.pile_n -= 1
    s.revealed += 1


def must_act(s, seat):
    return (seat < s.seats) & (s.ending == 0) & (s.ready[seat % SEATS] == 0)


def legal(s, seat, out):
    copy_first(s.hand[seat], out, s.hand_n[seat])
    return int(s.hand_n[seat])


def reason(s, seat, action):
    here = action < HIDDEN
    return OK if here & (index_of(s.hand[seat], s.hand_n[seat], action) < s.hand_n[seat]) else NOT_IN_HAND


def play(s, seat, action):
    """R2: the last bid turns all of them over."""
    s.bid[seat] = action
    s.ready[seat] = 1
    waiting = 0
    for other in range(s.seats):
        waiting += s.ready[other] == 0
    if waiting == 0:
        settle(s)


def settle(s):
    """R3, R4, R5."""
    best = 0
    winner = NONE
    for seat in range(int(s.seats)):
        value = int(s.bid[seat]) + 1
        winner = seat if value > best else winner if value < best else NONE
        best = max(best, value)
        lay(s, seat)
    if winner != NONE:
        s.points[winner] += s.prize + 1
    if s.pile_n == 0:
        s.prize = NONE
        s.ending = 1
        s.revealed += 1
    else:
        turn_up(s)


def lay(s, seat):
    remove_at(s.hand[seat], s.hand_n[seat], index_of(s.hand[seat], s.hand_n[seat], s.bid[seat]))
    s.hand_n[seat] -= 1
    s.last_bid[seat] = s.bid[seat]
    s.bid[seat] = NONE
    s.ready[seat] = 0


def view(s, seat, v):
    share(s, v)
    v.seat = NONE
    v.my_bid = NONE
    if seat < s.seats:
        v.seat = seat
        v.my_bid = s.bid[seat]


def seen(s, seat, action, viewer):
    return action if viewer == seat else HIDDEN


def imagine(v, seed, s):
    """Others' bids are any of their cards."""
    start_chance(s, seed)
    share(v, s)
    s.bid[:] = NONE
    for seat in range(v.seats):
        if v.ready[seat] == 1:
            s.bid[seat] = v.my_bid if seat == v.seat else v.hand[seat, below(s, v.hand_n[seat])]


def reopen(s, seat):
    for other in range(s.seats):
        if other != seat:
            s.ready[other] = 0
            s.bid[other] = NONE


WORDS = """
ask = Which card do you bid? | Quelle carte misez-vous ? | Welche Karte bietest du?
do-bid = Bid { $card } | Miser { $card } | { $card } bieten
do-bid-some = A card, face down | Une carte cachée | Eine verdeckte Karte
say-bid = { $who } bids { $card }. | { $who } mise { $card }. | { $who } bietet { $card }.
say-bid-some = { $who } bids. | { $who } mise. | { $who } bietet.
no-not-in-hand = You have already laid this card. | Vous avez déjà posé cette carte. | Diese Karte hast du schon gelegt.
ending-prizes = All prizes are gone. | Tous les prix sont partis. | Alle Preise sind vergeben.
field-prize = Prize | Prix | Preis
field-pile = Still to come | À venir | Noch im Stapel
field-last-bid = Last bids | Dernières mises | Letzte Gebote
field-hand = Cards left | Cartes restantes | Karten übrig
field-ready = Has bid | A misé | Hat geboten
field-my-bid = Your bid | Votre mise | Dein Gebot
"""

GAME = Game(
    id="goofspiel", title="Goofspiel", seats=(2, SEATS), age=7, author="Merrill Flood", year=1930, module=__name__,
    actions=VALUES + 1, max_legal=VALUES, max_steps=SEATS * VALUES, score_range=(0, 91),
    endings=("running", "prizes"), reasons=("ok", "not-in-hand"),
)  # fmt: skip
