"""MOW: farmers bring cows home in herds and shun the flies that come with them. 2 to 10 players.

Rules (printed by the publisher)
R1  Whoever has the fewest flies at the end of the game wins.
R2  A pack has 48 cows and 74 flies: 1-15 without flies, 2-14 with one, 3-13 with two, 7-9 with three,
    and six special cows with five.
R3  Up to five players take the green pack, six to ten both packs together.
R4  Five cards each, the others form a face-down pile; the arrow points to the starter's left.
R5  The starter lays a first cow. In turn each adds one with a number below or above all that stand
    there, and draws a card.
R6  The closers bar an end of the herd.
R7  An acrobat climbs on a cow of its own number, 7 or 9, that stands in the herd.
R8  A slowpoke slips into a free space between two numbers.
R9  Green special cows: their player may turn the arrow.
R10 The calf stands at an end beside a fly-free cow: one less or one more than it. Left of a 1 it is a 0
    and shuts out any other 0.
R11 Whoever adds the lean cow does not draw.
R12 Whoever adds the milk cow draws two cards.
R13 The mad cow takes the place of an 8, which its player takes into hand instead of drawing. While it
    is in the herd nobody may play a fly-free cow.
R14 Yellow special cows: their player may name who plays next; the arrow stays.
R15 Whoever cannot or will not add a cow takes the whole herd, face down, and starts a new one.
R16 When the last card has been drawn, play goes on until somebody takes the herd; that ends the round.
R17 Then all cards in hand go into their owners' stables too; every fly there counts, round after round.
R18 The game ends after the round in which somebody reaches 100 flies.
R19 Two players keep three herds and add to them in turn, the arrow clockwise at first.
R20 One of them taking a herd leaves the two others alone and starts again in the same place.
R21 With the pile used up, taking one herd ends the round; the cows of the other two count for nobody.

Decisions (ours; in brackets the rulings they come from, told in docs/rulings.md)
D1  The closers are 0 and 16 (M1); equal numbers never fit (M2), so one 0 or 16 shuts out the next (M3).
D2  The lean cow is a 7, the milk cow a 9, or what the options say; the printed numbers are unknown (M35).
D3  Acrobats climb on printed numbers, lean and milk cow included, not on slowpoke or calf (M4).
D4  A slowpoke has no number; its player picks the gap; between a and b there is room for b - a - 1 (M5).
    It never stands at an end (M6). It is shown on the first free number.
D5  A herd starts with a numbered cow, closer, lean or milk cow; the others need company (M7).
D6  Without such a card the turn passes on along the arrow, free of charge (M8, G17).
D7  The calf's neighbour is the card on top: an acrobat, closer, lean or milk cow has flies (M9, M10).
    Its number stays what it was (M11).
D8  The mad cow replaces a printed 8 of 0-3 flies and counts as 8 (M12); that 8 waits for a later turn (M14).
D9  The mad cow bars fly-free cows only, not special ones (M13).
D10 The hand stays one card smaller or larger after a lean or milk cow (M15); a pile of one gives one (M16).
D11 Taking a herd draws nothing; its first new cow does (M17). An empty herd cannot be taken (M18).
D12 With an empty hand the herd must be taken (M19); taking is allowed though one could add (M30).
D13 Whoever takes a herd with the pile used up starts no other (M20); hands count with two players too (M21).
D14 First draw, then use the power (M22); the first cow of a herd has it too (M24).
D15 Any other player can be named, also the one whose turn it would be (M23).
D16 The first starter is drawn by lot (M25), later the one with the most flies; of several the first to the
    left of the last starter, who comes last (M26, G15).
D17 Every round begins with the arrow to the left (M27).
D18 A total of 100 or more ends the game (M28), or the number an option says; a tie is shared (M29).
D19 Card backs are hidden: equal cows of both packs cannot be told apart (M31).
D20 With two players the arrow orders the herds (M32); an empty place must be started (G16).
D21 What lay open is remembered: cows played, the 8 taken, flies taken home; totals wait for the end
    of the round (M36), when hands are laid open and counted.
D22 The special cows of the green pack: two closers, acrobats 7 and 9, two slowpokes; of the yellow pack:
    two closers, calf, lean, milk and mad cow (M35).
"""

import numpy as np

from farmyard.core.cards import copy_first, index_of, pick, remove_at
from farmyard.core.chance import CHANCE, below, start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import SEAT
from farmyard.core.options import Length, Option
from farmyard.core.record import EVERYONE, NOBODY, NONE, OWNER, Field, record, share

# 1 Constants

SEATS = 10
HAND = 5
LARGEST_HAND = 6  # after the only milk cow
PLACES = 3  # herds on the table with two players
HIGHEST = 16
POSTS = HIGHEST + 1  # numbers 0-16, each with room for one cow

# Kinds of cows. 0-41: numbered, by flies; then the special ones, those that start no herd last.
FLY_FREE = 15  # kinds below have no flies: 1-15
CLOSER_0, CLOSER_16, YELLOW_0, YELLOW_16, LEAN, MILK = 42, 43, 44, 45, 46, 47
ACROBAT_7, ACROBAT_9, SLOWPOKE, CALF, MAD = 48, 49, 50, 51, 52
KINDS = 53
STARTERS = ACROBAT_7  # kinds below may start a herd

SPANS = ((1, 15), (2, 14), (3, 13), (7, 9))  # numbers with 0, 1, 2, 3 flies
NUMBERED = [(number, flies) for flies, (low, high) in enumerate(SPANS) for number in range(low, high + 1)]
SPECIAL_FLIES = 5
LEAN_NUMBER, MILK_NUMBER = 7, 9  # ours
NUMBER = np.array([n for n, _ in NUMBERED] + [0, 16, 0, 16, LEAN_NUMBER, MILK_NUMBER, 7, 9, NONE, NONE, 8], np.uint8)
FLIES = np.array([f for _, f in NUMBERED] + [SPECIAL_FLIES] * (KINDS - len(NUMBERED)), np.uint8)
FLIES_AT = np.append(FLIES, np.zeros(NONE + 1 - KINDS, np.uint8))  # on a post: no cow, no flies
EIGHTS = np.array([NUMBERED.index((8, flies)) for flies in range(4)], np.uint8)

GREEN = (CLOSER_0, CLOSER_16, ACROBAT_7, ACROBAT_9, SLOWPOKE, SLOWPOKE)
YELLOW = (YELLOW_0, YELLOW_16, LEAN, MILK, CALF, MAD)
PACK = 48
BOTH = np.array([*range(CLOSER_0), *GREEN, *range(CLOSER_0), *YELLOW], np.uint8)  # the green pack first
COPIES = np.array([np.bincount(pack, minlength=KINDS) for pack in (BOTH[:PACK], BOTH)], np.uint8)  # one pack, both

TO_PLAY, TO_TURN, TO_NAME, FINISHED = 0, 1, 2, 3
POWER = np.array([TO_TURN if c in GREEN else TO_NAME if c in YELLOW else TO_PLAY for c in range(KINDS)], np.uint8)
DRAWS = np.array([{LEAN: 0, MILK: 2, MAD: 0}.get(c, 1) for c in range(KINDS)], np.uint8)
LEFT, RIGHT = 0, 1
RUNNING, BY_TARGET = 0, 1

# Actions: kinds below SLOWPOKE are played as they are, then everything else.
PLAY_CALF = 50  # + LEFT or RIGHT
PLAY_MAD = 52  # + flies of the 8 it replaces
PLAY_SLOWPOKE = 56  # + gap
GAPS = [(low, high) for low in range(HIGHEST - 1) for high in range(low + 2, HIGHEST + 1)]
GAP_LOW = np.array([low for low, _ in GAPS], np.uint8)
GAP_HIGH = np.array([high for _, high in GAPS], np.uint8)
FIRST_GAP = np.array([GAPS.index((low, low + 2)) for low in range(HIGHEST - 1)], np.uint8)
TAKE = PLAY_SLOWPOKE + len(GAPS)
KEEP, TURN = TAKE + 1, TAKE + 2
NAME = TAKE + 3  # + seat
PASS = NAME + SEATS

# Why an action is not legal; the names are in GAME.
OK, WRONG_PHASE, NOT_IN_HAND, NEEDS_HERD, INSIDE, FLY_FREE_BARRED, NOTHING_TO_CLIMB = 0, 1, 2, 3, 4, 5, 6
NO_GAP, NOT_BESIDE_FLIES, NO_EIGHT, NO_HERD, CAN_TAKE, CAN_START, YOURSELF, NO_SUCH_PLAYER = 7, 8, 9, 10, 11, 12, 13, 14

# 2 State

FIELDS = (
    *CHANCE,
    # the wide fields first: CUDA needs them aligned
    Field("target", "u2", (), EVERYONE, 1, 300, "flies that end the game"),
    Field("revealed", "u2", (), EVERYONE, 0, 65535, "how often something hidden came to light"),
    Field("flies", "u2", SEATS, EVERYONE, 0, 447, "flies of all finished rounds"),
    Field("by_herds", "u2", SEATS, EVERYONE, 0, 447, "flies from herds taken"),
    Field("by_hands", "u2", SEATS, EVERYONE, 0, 447, "flies from cards left in hand"),
    Field("taken", "u2", SEATS, EVERYONE, 0, 9999, "herds taken in the whole game"),
    Field("seats", "u1", (), EVERYONE, 2, 10, "players"),
    Field("lean", "u1", (), EVERYONE, 1, 15, "number of the lean cow"),
    Field("milk", "u1", (), EVERYONE, 1, 15, "number of the milk cow"),
    Field("rounds", "u1", (), EVERYONE, 0, 200, "rounds finished"),
    Field("starter", "u1", (), EVERYONE, 0, 9, "seat that began this round", SEAT),
    Field("turn", "u1", (), EVERYONE, 0, 9, "seat on turn", SEAT),
    Field("phase", "u1", (), EVERYONE, 0, 3, "what the seat on turn is asked"),
    Field("arrow", "u1", (), EVERYONE, 0, 1, "direction of play: to the left or to the right"),
    Field("place", "u1", (), EVERYONE, 0, 2, "herd of this turn; always 0 with three or more players"),
    Field("ending", "u1", (), EVERYONE, 0, 1, "how the game ended, 0 while it runs"),
    Field("herd", "u1", (PLACES, POSTS), EVERYONE, 0, NONE, "the cow that stands on each number, or NONE"),
    Field("low", "u1", PLACES, EVERYONE, 0, NONE, "lowest number in each herd, NONE without a herd"),
    Field("high", "u1", PLACES, EVERYONE, 0, NONE, "highest number in each herd, NONE without a herd"),
    Field("rides", "u1", 2, EVERYONE, 0, NONE, "place where acrobat 7 and acrobat 9 ride, or NONE"),
    Field("deck", "u1", 2 * PACK, NOBODY, 0, 52, "pile, unordered: a card is chosen when drawn"),
    Field("deck_n", "u1", (), EVERYONE, 0, 96, "how many cards are in the pile"),
    Field("hand", "u1", (SEATS, LARGEST_HAND), OWNER, 0, 52, "cards in hand"),
    Field("hand_n", "u1", SEATS, EVERYONE, 0, 6, "how many cards in hand"),
    Field("cows", "u1", SEATS, EVERYONE, 0, 96, "cows taken home this round"),
    Field("stable", "u1", SEATS, EVERYONE, 0, 148, "flies of the cows taken home this round"),
    Field(
        "last_taker", "u1", (), EVERYONE, 0, NONE, "who took the last herd of the last finished round, or NONE", SEAT
    ),
    Field("last_herds", "u1", SEATS, EVERYONE, 0, 148, "flies from herds in the last round"),
    Field("last_hands", "u1", SEATS, EVERYONE, 0, 30, "flies from hands in the last round"),
    Field("last_hand", "u1", (SEATS, LARGEST_HAND), EVERYONE, 0, 52, "hands laid open at the end of the last round"),
    Field("last_hand_n", "u1", SEATS, EVERYONE, 0, 6, "how many cards in the hands laid open"),
)
STATE = record(FIELDS)
OWN_FIELDS = (  # of a view, besides everything public
    Field("seat", "u1", (), OWNER, 0, NONE, "whose view, or NONE for a spectator"),
    Field("my_hand", "u1", LARGEST_HAND, OWNER, 0, 52, "own cards"),
    Field("my_hand_n", "u1", (), OWNER, 0, 6, "how many own cards"),
)

# 3 Set-up


def setup(s, seats, options, seed):
    """R3, D2, D16, D18: the options are target, lean and milk."""
    start_chance(s, seed)
    s.seats = seats
    s.target = options[0]
    s.lean = options[1]
    s.milk = options[2]
    s.last_taker = NONE
    s.starter = below(s, seats)
    deal(s)


def deal(s):
    """R4, D17."""
    clear_pasture(s)
    s.place = 0
    s.arrow = LEFT
    s.turn = s.starter
    s.phase = TO_PLAY
    s.deck_n = PACK * packs(s)
    copy_first(BOTH, s.deck, s.deck_n)
    for dealt in range(s.seats * HAND):
        draw_card(s, dealt // HAND)
    s.revealed += 1


def clear_pasture(s):
    s.herd[:] = NONE
    s.low[:] = NONE
    s.high[:] = NONE
    s.rides[:] = NONE


def packs(s):
    """R3."""
    return 1 if s.seats <= 5 else 2


def left_of(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


def next_seat(s):
    """R5, R9: along the arrow; with two players always the other one."""
    if s.arrow == LEFT:
        return left_of(s, s.turn)
    return s.turn - 1 if s.turn > 0 else s.seats - 1


def next_place(s):
    """R19, D20."""
    step = 1 if s.arrow == LEFT else 2
    return (s.place + step) % PLACES if s.seats == 2 else 0


def number_of(s, card):
    """D2."""
    if card == LEAN:
        return s.lean
    return s.milk if card == MILK else NUMBER[card]


# 4 Who and what


def must_act(s, seat):
    return (seat == s.turn) & (s.phase != FINISHED)


def legal(s, seat, out):
    if s.phase == TO_PLAY:
        return legal_turn(s, seat, out)
    if s.phase == TO_NAME:
        return legal_names(s, seat, out)
    out[0], out[1] = KEEP, TURN
    return 2


def legal_turn(s, seat, out):
    """R5, R15, D6."""
    n = legal_cows(s, seat, out)
    if has_herd(s):
        out[n] = TAKE
        return n + 1
    if n == 0:
        out[0] = PASS
        return 1
    return n


def legal_cows(s, seat, out):
    n, listed = 0, 0
    for i in range(int(s.hand_n[seat])):
        card = int(s.hand[seat, i])
        new = (listed >> card) & 1 == 0
        listed |= 1 << card
        if card < SLOWPOKE:
            out[n] = card
            n += new & (obstacle(s, card) == OK)
        elif not new:
            continue
        elif card == SLOWPOKE:
            n = legal_gaps(s, out, n)
        elif card == CALF:
            n = legal_calf(s, out, n)
        else:
            n = legal_mad(s, out, n)
    return n


def legal_gaps(s, out, n):
    """R8, D4: one action for each gap with room, named by the cows at its ends."""
    if not has_herd(s):
        return n
    herd = s.herd[s.place]
    low = int(s.low[s.place])
    room = False
    for number in range(low + 1, s.high[s.place] + 1):
        if herd[number] == NONE:
            room = True
        elif herd[number] != SLOWPOKE:
            if room:
                out[n] = PLAY_SLOWPOKE + gap_number(low, number)
                n += 1
            low = number
            room = False
    return n


def gap_number(low, high):
    return int(FIRST_GAP[low]) + high - low - 2


def legal_calf(s, out, n):
    """R10."""
    for side in range(2):
        if calf_obstacle(s, side) == OK:
            out[n] = PLAY_CALF + side
            n += 1
    return n


def legal_mad(s, out, n):
    """R13: a herd has one 8 at most."""
    for flies in range(4):
        if mad_obstacle(s, flies) == OK:
            out[n] = PLAY_MAD + flies
            n += 1
    return n


def legal_names(s, seat, out):
    """R14, D15."""
    n = 0
    for other in range(int(s.seats)):
        if other != seat:
            out[n] = NAME + other
            n += 1
    return n


def has_herd(s):
    return s.low[s.place] != NONE


def obstacle(s, card):
    """What keeps a numbered cow or an acrobat out of the herd, 0 if nothing. Branch-free: an unpredictable branch
    costs more."""
    number = number_of(s, card)
    climbs = card >= STARTERS
    slips = climbs & (s.herd[s.place, number] >= STARTERS)  # R7, D3
    inside = (number >= s.low[s.place]) & (number <= s.high[s.place]) & (not climbs)
    barred = (card < FLY_FREE) & (s.herd[s.place, NUMBER[MAD]] == MAD)
    why = FLY_FREE_BARRED if barred else OK
    why = INSIDE if inside else why
    why = NOTHING_TO_CLIMB if slips else why
    return NEEDS_HERD if slips & (not has_herd(s)) else why


def calf_obstacle(s, side):
    """R10, D7: the card on top at that end must be fly-free."""
    if not has_herd(s):
        return NEEDS_HERD
    end = s.low[s.place] if side == LEFT else s.high[s.place]
    fly_free = (s.herd[s.place, end] < FLY_FREE) & (not is_ridden(s, end))
    return OK if fly_free else NOT_BESIDE_FLIES


def is_ridden(s, number):
    on_7 = (number == NUMBER[ACROBAT_7]) & (s.rides[0] == s.place)
    return on_7 | ((number == NUMBER[ACROBAT_9]) & (s.rides[1] == s.place))


def mad_obstacle(s, flies):
    """R13, D8."""
    if not has_herd(s):
        return NEEDS_HERD
    return OK if s.herd[s.place, NUMBER[MAD]] == EIGHTS[flies] else NO_EIGHT


def gap_obstacle(s, gap):
    """R8, D4."""
    if not has_herd(s):
        return NEEDS_HERD
    return OK if free_post(s, gap) != NONE else NO_GAP


def free_post(s, gap):
    """The first free number between the two cows that name this gap; NONE if there is no such gap or no room."""
    herd = s.herd[s.place]
    low, high = int(GAP_LOW[gap]), int(GAP_HIGH[gap])
    found = NONE
    if is_standing(herd[low]) & is_standing(herd[high]):
        for number in range(high - 1, low, -1):
            if herd[number] == NONE:
                found = number
            elif herd[number] != SLOWPOKE:
                return NONE
    return found


def is_standing(card):
    """Stands on a number of its own, as all cows but slowpokes do."""
    return (card != NONE) & (card != SLOWPOKE)


def reason(s, seat, action):
    """Why this action is refused; 0 if it is legal."""
    if asked_in(action) != s.phase:
        return WRONG_PHASE
    if action < TAKE:
        return reason_cow(s, seat, action)
    if action == TAKE:
        return OK if has_herd(s) else NO_HERD
    if action == PASS:
        return reason_pass(s, seat)
    if action >= NAME:
        return YOURSELF if action - NAME == seat else OK if action - NAME < s.seats else NO_SUCH_PLAYER
    return OK


def asked_in(action):
    if (action <= TAKE) | (action == PASS):
        return TO_PLAY
    return TO_TURN if action < NAME else TO_NAME


def reason_cow(s, seat, action):
    card = cow_of(action)
    if index_of(s.hand[seat], s.hand_n[seat], card) == s.hand_n[seat]:
        return NOT_IN_HAND
    if action < PLAY_CALF:
        return obstacle(s, card)
    if action < PLAY_MAD:
        return calf_obstacle(s, action - PLAY_CALF)
    if action < PLAY_SLOWPOKE:
        return mad_obstacle(s, action - PLAY_MAD)
    return gap_obstacle(s, action - PLAY_SLOWPOKE)


def reason_pass(s, seat):
    """D6: only where a herd must be started and no card can do it."""
    if has_herd(s):
        return CAN_TAKE
    for i in range(s.hand_n[seat]):
        if s.hand[seat, i] < STARTERS:
            return CAN_START
    return OK


def cow_of(action):
    """The card an action plays."""
    if action < PLAY_CALF:
        return action
    if action < PLAY_MAD:
        return CALF
    return MAD if action < PLAY_SLOWPOKE else SLOWPOKE


# 5 Play


def play(s, seat, action):
    if action < TAKE:
        add_cow(s, seat, action)
    elif action == TAKE:
        take_herd(s, seat)
    elif action == PASS:
        end_turn(s, next_seat(s))
    elif action >= NAME:
        end_turn(s, action - NAME)
    else:
        if action == TURN:
            s.arrow = RIGHT if s.arrow == LEFT else LEFT
        end_turn(s, next_seat(s))


def add_cow(s, seat, action):
    """R5; D14: the power comes after the draw."""
    card = cow_of(action)
    leave_hand(s, seat, card)
    join(s, seat, card, action)
    draw(s, seat, DRAWS[card])
    s.phase = POWER[card]
    if s.phase == TO_PLAY:
        end_turn(s, next_seat(s))


def leave_hand(s, seat, card):
    remove_at(s.hand[seat], s.hand_n[seat], index_of(s.hand[seat], s.hand_n[seat], card))
    s.hand_n[seat] -= 1


def join(s, seat, card, action):
    """Puts the cow into the herd."""
    if card < STARTERS:
        stand(s, card, number_of(s, card))
    elif card < SLOWPOKE:
        s.rides[card - ACROBAT_7] = s.place
    elif card == SLOWPOKE:
        stand(s, card, free_post(s, action - PLAY_SLOWPOKE))
    elif card == CALF:
        stand(s, card, s.low[s.place] - 1 if action == PLAY_CALF + LEFT else s.high[s.place] + 1)
    else:
        go_mad(s, seat, EIGHTS[action - PLAY_MAD])


def stand(s, card, number):
    s.low[s.place] = min(number, s.low[s.place])
    s.high[s.place] = max(number, s.high[s.place]) if s.high[s.place] != NONE else number
    s.herd[s.place, number] = card


def go_mad(s, seat, eight):
    """R13."""
    s.herd[s.place, NUMBER[MAD]] = MAD
    hold(s, seat, eight)


def draw(s, seat, cards):
    """R5, R11, R12, D10."""
    drawn = min(cards, s.deck_n)
    for _ in range(drawn):
        draw_card(s, seat)
    if drawn > 0:
        s.revealed += 1


def draw_card(s, seat):
    hold(s, seat, pick(s, s.deck, s.deck_n))
    s.deck_n -= 1


def hold(s, seat, card):
    s.hand[seat, s.hand_n[seat]] = card
    s.hand_n[seat] += 1


def end_turn(s, seat):
    s.turn = seat
    s.place = next_place(s)
    s.phase = TO_PLAY


def take_herd(s, seat):
    """R15, R20; the same player goes on, unless that was the last herd (R16, R21, D13)."""
    cows, flies = 0, 0
    for number in range(POSTS):
        card = s.herd[s.place, number]
        cows += card != NONE
        flies += int(FLIES_AT[card])
        s.herd[s.place, number] = NONE
    s.cows[seat] += cows
    s.stable[seat] += flies
    for acrobat in range(2):
        if s.rides[acrobat] == s.place:
            bring_home(s, seat, ACROBAT_7 + acrobat)
            s.rides[acrobat] = NONE
    s.low[s.place] = NONE
    s.high[s.place] = NONE
    s.taken[seat] += 1
    if s.deck_n == 0:
        end_round(s, seat)


def bring_home(s, seat, card):
    s.cows[seat] += 1
    s.stable[seat] += FLIES[card]


# 6 End


def end_round(s, taker):
    """R17, then R18 or another round."""
    s.last_taker = taker
    s.last_hand[:] = 0
    s.rounds += 1
    s.revealed += 1
    most = 0
    for seat in range(int(s.seats)):
        count_flies(s, seat)
        most = max(most, int(s.flies[seat]))
    if most >= s.target:
        s.ending = BY_TARGET
        s.phase = FINISHED
    else:
        s.starter = next_starter(s)
        deal(s)


def count_flies(s, seat):
    """R17, D21."""
    left = empty_hand(s, seat)
    s.last_herds[seat] = s.stable[seat]
    s.last_hands[seat] = left
    s.by_herds[seat] += s.stable[seat]
    s.by_hands[seat] += left
    s.flies[seat] = s.by_herds[seat] + s.by_hands[seat]
    s.stable[seat] = 0
    s.cows[seat] = 0


def empty_hand(s, seat):
    """Reveal the hand; return its flies."""
    flies = 0
    for i in range(s.hand_n[seat]):
        card = int(s.hand[seat, i])
        flies += int(FLIES[card])
        s.last_hand[seat, i] = card
        s.hand[seat, i] = 0
    s.last_hand_n[seat] = s.hand_n[seat]
    s.hand_n[seat] = 0
    return flies


def next_starter(s):
    """D16."""
    seat = int(s.starter)
    chosen = seat
    most = -1
    for _ in range(s.seats):
        seat = left_of(s, seat)
        if s.flies[seat] > most:
            most = int(s.flies[seat])
            chosen = seat
    return chosen


def is_over(s):
    return s.phase == FINISHED


def scores(s, out):
    """R1; flies in the stable count as soon as they are taken."""
    for seat in range(s.seats):
        out[seat] = -(int(s.flies[seat]) + int(s.stable[seat]))


# 7 Sight


def view(s, seat, v):
    share(s, v)
    v.seat = NONE
    if seat < s.seats:
        v.seat = seat
        v.my_hand_n = s.hand_n[seat]
        copy_first(s.hand[seat], v.my_hand, s.hand_n[seat])


def seen(s, seat, action, viewer):
    """Every move is public."""
    return action


# 8 Facts

GAME = Game(
    id="mow",
    title="MOW",
    seats=(2, SEATS),
    minutes=(20, 45),
    age=7,
    author="Bruno Cathala",
    publisher="Hurrican",
    year=2008,
    version=1,
    actions=PASS + 1,
    max_legal=16,
    max_steps=200 * 110,  # two players: at least three flies per round, see the bound in the tests
    endings=("running", "target"),
    reasons=(
        "ok",
        "wrong-phase",
        "not-in-hand",
        "needs-herd",
        "inside",
        "fly-free-barred",
        "nothing-to-climb",
        "no-gap",
        "not-beside-flies",
        "no-eight",
        "no-herd",
        "can-take",
        "can-start",
        "yourself",
        "no-such-player",
    ),
    score_range=(-447, 0),
    module=__name__,
    options=(
        Option("target", "int", 100, low=1, high=300, ours=True),
        Option("lean", "int", LEAN_NUMBER, low=1, high=15, ours=True, seats=(6, SEATS)),
        Option("milk", "int", MILK_NUMBER, low=1, high=15, ours=True, seats=(6, SEATS)),
    ),
    lengths=(
        Length("round", {"target": 1}),
        Length("half", {"target": 50}),
        Length("usual"),
    ),
)
