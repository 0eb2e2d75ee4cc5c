"""Rennschwein Rudi Rüssel: everybody lays a card in secret, the highest one runs. 3 or 4 players.

Rules (printed by the publisher)
R1  Each player runs one pig and holds the ten cards of its colour, worth 1 to 10, hidden from the others.
R2  The ten black exchange cards are shuffled into a pile in the stadium, face up: its top card is seen.
R3  Everybody lays one card face down; when all lie there, they are turned over together.
R4  The highest card moves its pig by the difference to the second highest value; no other pig moves.
R5  Cards played are set aside, not into the stadium.
R6  When all cards are played and no pig is home, all players take their own ten cards back.
R7  Two share the highest value: their pigs swap places, and nobody runs.
R8  Three or more share it: nothing happens.
R9  A player whose pig ends its move on one of the three special spaces must put a card from hand on the discard
    pile of the stadium, and then takes the top exchange card.
R10 A card so taken belongs to its new player for the whole game; only its value counts, not its colour.
R11 When the exchange pile is used up, the ten discards are shuffled into a new one.
R12 Two pigs that swap and stand on special spaces, even the same one: both exchange, the younger first.
R13 The first pig to reach or pass the finish wins the race.
R14 As a series: the first to win three races.

Decisions (ours; in brackets the rulings they come from, told in docs/rulings.md)
D1  Start is space 0; a lap has 24 spaces, one lap, special spaces 6, 12 and 18 of every lap; options
    change all three (U30). The printed places are unknown.
D2  The second highest value counts even if several played it (U3).
D3  Whoever of two swapped pigs stands on a special space exchanges (U7); a pig that merely stood
    there, or runs across, does not (U8, U9).
D4  What is given must still be in hand; as giving comes before taking, never the taken card (U10-U12).
D5  After the tenth card everybody first takes the ten cards back, then comes the exchange (U13).
D6  The pile is rebuilt at once, also between two exchanges (U15, U16); everybody sees what is given.
D7  In a series every race starts with fresh cards; an option keeps the cards: then the piles stay, and
    everybody starts with the ten cards owned (U19).
D8  Ages are given at set-up, smaller is younger; equal ages go by seat. Computer players are to be
    given higher ages than people (U24, G5).
D9  Played cards lie open for their trick only; an option leaves them open (U25). Memory is allowed:
    a view holds what everybody has seen. Of its fields a table never shows `owned` and `pile`, the rows of
    `aside` only with the option (their number always), everything else always.
D10 Pigs may share a space (U26); seats 1-4 run red, blue, yellow, green; with three players green
    stays in the box (U2).
D11 After 300 tricks a race is stopped: the pigs in front share it, without exchange (U28, G6).
D12 A pig beyond the finish keeps its counted space (G7).
D13 Players rank by races won, then by the space of their pig in the last race (U23).
D14 Swapping pigs also swap the laps they have behind them.
"""

import numpy as np

from farmyard.core.cards import copy, copy_first, index_of, pick, remove_at
from farmyard.core.chance import CHANCE, start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import SEAT
from farmyard.core.options import Length, Option
from farmyard.core.record import EVERYONE, NONE, OWNER, Field, record, share

# 1 Constants

SEATS = 4
VALUES = 10
COLOURS = ("red", "blue", "yellow", "green", "black")  # one per seat; black are the exchange cards
CARDS = 50  # card = colour * 10 + value - 1
BLACK = np.arange(40, CARDS, dtype=np.uint8)

LENGTH, LAPS = 24, 1  # ours
SPECIALS = (6, 12, 18)  # ours
SERIES_WINS = 3
TRICK_LIMIT = 300  # ours
RACE_LIMIT = SEATS * (SERIES_WINS - 1) + 1
WIN = 1000  # in scores: a race won outweighs every space

# Actions: a card laid, a card given away.
GIVE = 50  # + card
SOME_CARD = 100  # what others see of a card laid

TO_LAY, TO_GIVE, FINISHED = 0, 1, 2
RUNNING, BY_FINISH, BY_LIMIT = 0, 1, 2
NO_TRICK, RUN, SWAP, NOTHING = 0, 1, 2, 3

# Why an action is not legal; the names are in GAME.
OK, WRONG_PHASE, NOT_YOURS, ALREADY_PLAYED = 0, 1, 2, 3

# 2 State

FIELDS = (
    *CHANCE,
    Field("tricks", "u2", (), EVERYONE, 0, 300, "tricks played in this race"),
    Field("revealed", "u2", (), EVERYONE, 0, 9999, "how often something hidden came to light"),
    Field("by_cards", "i2", SEATS, EVERYONE, 0, 999, "spaces each pig has run with the highest card"),
    Field("by_swaps", "i2", SEATS, EVERYONE, -999, 999, "spaces each pig has won or lost by swapping"),
    Field("seats", "u1", (), EVERYONE, 3, 4, "players"),
    Field("lap", "u1", (), EVERYONE, 8, 40, "spaces of a lap"),
    Field("finish", "u1", (), EVERYONE, 8, 120, "space of the finish, all laps counted"),
    Field("specials", "u1", 3, EVERYONE, 1, 39, "special spaces of a lap"),
    Field("target", "u1", (), EVERYONE, 1, 3, "races to win"),
    Field("keep", "u1", (), EVERYONE, 0, 1, "cards stay with their owners from race to race"),
    Field("open_aside", "u1", (), EVERYONE, 0, 1, "cards set aside lie open"),
    Field("ages", "u1", SEATS, EVERYONE, 0, 120, "age of each player; smaller is younger"),
    Field("race", "u1", (), EVERYONE, 0, 8, "race, from 0"),
    Field("phase", "u1", (), EVERYONE, 0, 2, "what is asked"),
    Field("turn", "u1", (), EVERYONE, 0, NONE, "seat that must exchange, or NONE", SEAT),
    Field("due", "u1", SEATS, EVERYONE, 0, 1, "has still to exchange"),
    Field("ready", "u1", SEATS, EVERYONE, 0, 1, "has laid a card face down"),
    Field("chosen", "u1", SEATS, OWNER, 0, NONE, "card laid face down, still counted as in hand; or NONE"),
    Field("ending", "u1", (), EVERYONE, 0, 2, "how the last race ended, 0 while the game runs"),
    Field("pigs", "u1", SEATS, EVERYONE, 0, 130, "space of each pig"),
    Field("wins", "u1", SEATS, EVERYONE, 0, 3, "races won"),
    Field("hand", "u1", (SEATS, VALUES), OWNER, 0, 49, "cards in hand"),
    Field("hand_n", "u1", SEATS, EVERYONE, 0, 10, "how many cards in hand"),
    Field("owned", "u1", (SEATS, VALUES), EVERYONE, 0, 49, "memory: the ten cards of each seat, in hand or aside"),
    Field("aside", "u1", (SEATS, VALUES), EVERYONE, 0, 49, "memory: cards played since they were last taken back"),
    Field("aside_n", "u1", SEATS, EVERYONE, 0, 10, "how many cards set aside"),
    Field("top", "u1", (), EVERYONE, 0, 49, "top card of the exchange pile"),
    Field("pile", "u1", VALUES, EVERYONE, 0, 49, "memory: rest of the exchange pile; one is chosen when turned up"),
    Field("pile_n", "u1", (), EVERYONE, 0, 10, "how many cards are under the top of the exchange pile"),
    Field("given", "u1", VALUES, EVERYONE, 0, 49, "discards of the stadium"),
    Field("given_n", "u1", (), EVERYONE, 0, 9, "how many discards of the stadium"),
    Field("last_card", "u1", SEATS, EVERYONE, 0, NONE, "card of each seat in the last trick, or NONE"),
    Field("last_way", "u1", (), EVERYONE, 0, 3, "what came of the last trick"),
    Field("last_first", "u1", (), EVERYONE, 0, NONE, "who ran or swapped in the last trick, or NONE", SEAT),
    Field("last_second", "u1", (), EVERYONE, 0, NONE, "with whom, in the last trick, or NONE", SEAT),
    Field("last_steps", "u1", (), EVERYONE, 0, 9, "how far the pig ran in the last trick"),
    Field("last_pigs", "u1", SEATS, EVERYONE, 0, 130, "space of each pig after the last trick"),
    Field("last_winner", "u1", SEATS, EVERYONE, 0, 1, "who won the last finished race"),
)
STATE = record(FIELDS)
OWN_FIELDS = (  # of a view, besides everything public
    Field("my_choice", "u2", (), OWNER, 0, NONE, "own card laid face down, or NONE"),  # u2: leaves no padding
    Field("seat", "u1", (), OWNER, 0, NONE, "whose view, or NONE for a spectator"),
    Field("my_hand", "u1", VALUES, OWNER, 0, 49, "own cards"),
    Field("my_hand_n", "u1", (), OWNER, 0, 10, "how many own cards"),
)

# 3 Set-up


def setup(s, seats, options, seed):
    """D1, D7-D9: the options are series, length, laps, three specials, four ages, open cards, kept cards."""
    start_chance(s, seed)
    s.seats = seats
    s.target = SERIES_WINS if options[0] == 1 else 1
    s.lap = options[1]
    s.finish = options[1] * options[2]
    for i in range(3):
        s.specials[i] = options[3 + i]
    for seat in range(seats):
        s.ages[seat] = options[6 + seat]
    s.open_aside = options[10]
    s.keep = options[11]
    s.last_card[:] = NONE
    s.last_first = NONE
    s.last_second = NONE
    deal(s)
    line_up(s)


def deal(s):
    """R1, R2, D10."""
    for seat in range(s.seats):
        for value in range(VALUES):
            s.owned[seat, value] = seat * VALUES + value
    copy(BLACK, s.pile)
    s.pile_n = VALUES
    s.given[:] = 0
    s.given_n = 0
    turn_up(s)


def line_up(s):
    """Puts all pigs at Start and all cards into hands."""
    s.pigs[:] = 0
    s.by_cards[:] = 0
    s.by_swaps[:] = 0
    s.tricks = 0
    s.turn = NONE
    s.phase = TO_LAY
    s.chosen[:] = NONE
    take_back(s)


def value_of(card):
    return card % VALUES + 1


# 4 Who and what


def must_act(s, seat):
    if s.phase == TO_LAY:
        return (seat < s.seats) & (s.ready[seat % SEATS] == 0)
    return (seat == s.turn) & (s.phase == TO_GIVE)


def legal(s, seat, out):
    """R3, D4: any card in hand, to lay or to give."""
    first = GIVE if s.phase == TO_GIVE else 0
    n = int(s.hand_n[seat])
    for i in range(n):
        out[i] = first + s.hand[seat, i]
    return n


def reason(s, seat, action):
    """Why this action is refused; 0 if it is legal."""
    if (action == SOME_CARD) | ((action >= GIVE) != (s.phase == TO_GIVE)):
        return WRONG_PHASE
    card = action % GIVE
    if index_of(s.hand[seat], s.hand_n[seat], card) < s.hand_n[seat]:
        return OK
    if index_of(s.owned[seat], VALUES, card) < VALUES:
        return ALREADY_PLAYED
    return NOT_YOURS


# 5 Play


def play(s, seat, action):
    """R3: a card is staged, the last one turns all over. R9: a card is exchanged."""
    if action >= GIVE:
        exchange(s, seat, action - GIVE)
        call_exchange(s)
        return
    s.chosen[seat] = action
    s.ready[seat] = 1
    if all_ready(s):
        turn_over(s)


def all_ready(s):
    n = 0
    for seat in range(s.seats):
        n += s.ready[seat]
    return n == s.seats


def turn_over(s):
    """R3-R8, then the ladder of what ends a race, then R6 before R9 (D5)."""
    s.revealed += 1
    s.tricks += 1
    set_aside(s)
    settle(s)
    copy(s.pigs, s.last_pigs)
    if front(s) >= s.finish:
        end_race(s, BY_FINISH)
    elif s.tricks == TRICK_LIMIT:
        end_race(s, BY_LIMIT)
    else:
        if s.hand_n[0] == 0:
            take_back(s)
        call_exchange(s)


def set_aside(s):
    """R5."""
    for seat in range(s.seats):
        card = int(s.chosen[seat])
        remove_at(s.hand[seat], s.hand_n[seat], index_of(s.hand[seat], s.hand_n[seat], card))
        s.hand_n[seat] -= 1
        s.aside[seat, s.aside_n[seat]] = card
        s.aside_n[seat] += 1
        s.last_card[seat] = card
        s.chosen[seat] = NONE
        s.ready[seat] = 0


def settle(s):
    """R4, R7 or R8, depending on how many share the highest value; D2."""
    high, second, sharing = 0, 0, 0
    s.last_first = NONE
    s.last_second = NONE
    for seat in range(s.seats):
        value = int(value_of(s.last_card[seat]))
        if value > high:
            second, high, sharing = high, value, 1
            s.last_first = seat
        elif value == high:
            sharing += 1
            s.last_second = seat
        elif value > second:
            second = value
    s.last_steps = 0
    if sharing == 1:
        run(s, s.last_first, high - second)
    elif sharing == 2:
        swap(s, s.last_first, s.last_second)
    else:
        s.last_way = NOTHING
        s.last_first = NONE
        s.last_second = NONE


def run(s, seat, steps):
    """R4, R9."""
    s.last_way = RUN
    s.last_second = NONE
    s.last_steps = steps
    s.pigs[seat] += steps
    s.by_cards[seat] += steps
    s.due[seat] = on_special(s, seat)


def swap(s, one, other):
    """R7, R12, D3, D14."""
    s.last_way = SWAP
    here, there = int(s.pigs[one]), int(s.pigs[other])
    s.pigs[one], s.pigs[other] = there, here
    s.by_swaps[one] += there - here
    s.by_swaps[other] += here - there
    s.due[one] = on_special(s, one)
    s.due[other] = on_special(s, other)


def on_special(s, seat):
    """D1: on any lap."""
    space = s.pigs[seat] % s.lap
    return 1 if (space == s.specials[0]) | (space == s.specials[1]) | (space == s.specials[2]) else 0


def front(s):
    return max(s.pigs[0], s.pigs[1], s.pigs[2], s.pigs[3])


def take_back(s):
    """R6."""
    for seat in range(s.seats):
        copy(s.owned[seat], s.hand[seat])
        s.hand_n[seat] = VALUES
        s.aside[seat, :] = 0
        s.aside_n[seat] = 0


def call_exchange(s):
    """R9, R12: the youngest who still has to exchange; if nobody is left, the next trick."""
    s.turn = NONE
    for seat in range(s.seats):
        if (s.due[seat] == 1) & younger(s, seat, s.turn):
            s.turn = seat
    s.phase = TO_LAY if s.turn == NONE else TO_GIVE


def younger(s, seat, other):
    """D8."""
    return True if other == NONE else s.ages[seat] < s.ages[other]


def exchange(s, seat, card):
    """R9-R11, D4: the taken card goes where the given one was."""
    s.hand[seat, index_of(s.hand[seat], s.hand_n[seat], card)] = s.top
    s.owned[seat, index_of(s.owned[seat], VALUES, card)] = s.top
    s.given[s.given_n] = card
    s.given_n += 1
    s.due[seat] = 0
    if s.pile_n == 0:
        rebuild_pile(s)
    turn_up(s)


def rebuild_pile(s):
    """R11, D6: always ten cards, since for each one taken another was given."""
    copy(s.given, s.pile)
    s.pile_n = VALUES
    s.given[:] = 0
    s.given_n = 0


def turn_up(s):
    """R2."""
    s.top = pick(s, s.pile, s.pile_n)
    s.pile_n -= 1
    s.revealed += 1


# 6 End


def end_race(s, way):
    """R13, D11: whoever is in front wins the race; then R14."""
    s.due[:] = 0
    best = front(s)
    most = 0
    for seat in range(s.seats):
        s.last_winner[seat] = 1 if s.pigs[seat] == best else 0
        s.wins[seat] += s.last_winner[seat]
        most = max(most, int(s.wins[seat]))
    if most == s.target:
        s.ending = way
        s.phase = FINISHED
    else:
        next_race(s)


def next_race(s):
    """R14, D7."""
    s.race += 1
    if s.keep == 0:
        deal(s)
    line_up(s)


def is_over(s):
    return s.phase == FINISHED


def scores(s, out):
    """D13."""
    for seat in range(s.seats):
        out[seat] = int(s.wins[seat]) * WIN + int(s.pigs[seat])


# 7 Sight


def view(s, seat, v):
    """D9."""
    share(s, v)
    v.seat = NONE
    v.my_choice = NONE
    if seat < s.seats:
        v.seat = seat
        v.my_choice = s.chosen[seat]
        v.my_hand_n = s.hand_n[seat]
        copy_first(s.hand[seat], v.my_hand, s.hand_n[seat])


def seen(s, seat, action, viewer):
    """R3: a card laid is seen when all are turned over, as `last_card`."""
    return SOME_CARD if (action < GIVE) & (viewer != seat) else action


# 8 Facts

GAME = Game(
    id="rudi",
    title="Rennschwein Rudi Rüssel",
    seats=(3, SEATS),
    minutes=(15, 30),
    age=7,
    author="Donna Schmidt-Abels",
    publisher="Die Spiele Agentur",
    year=1995,
    version=1,
    actions=SOME_CARD + 1,
    max_legal=VALUES,
    max_steps=RACE_LIMIT * TRICK_LIMIT * (SEATS + 2),
    endings=("running", "finish", "limit"),
    reasons=("ok", "wrong-phase", "not-yours", "already-played"),
    score_range=(0, SERIES_WINS * WIN + 130),
    module=__name__,
    options=(
        Option("series", "bool", False),
        Option("length", "int", LENGTH, low=8, high=40, ours=True),
        Option("laps", "int", LAPS, low=1, high=3, ours=True),
        Option("specials", "ints", list(SPECIALS), low=1, high=39, slots=3, ours=True),
        Option("ages", "ints", [1, 2, 3, 4], low=0, high=120, slots=SEATS),
        Option("show_played", "bool", False, ours=True),
        Option("keep_cards", "bool", False, ours=True),
    ),
    lengths=(
        Length("race"),
        Length("series", {"series": True}),
    ),
)
