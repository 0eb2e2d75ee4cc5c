"""Sau Mau Mau: Mau-Mau cards drive four racing pigs, and everybody bets. 2 to 5 players.

Rules (printed by the publisher)
R1  Four races; most points wins, a tie is a shared victory.
R2  39 cards: 1-6, X and +2 in pink, brown, black and beige; four Schlappi, one per colour; three Bauer.
R3  Five cards each; the next one opens the discard pile; all pigs at Start; the wreath marks the goal.
R4  The opening card has no effect: an X, +2 or Schlappi gives only its colour, a Bauer takes any card.
R5  A card fits by colour, number or symbol; the green cards (Schlappi, Bauer) always fit.
R6  Whoever cannot or will not play draws one card and keeps it for later: the turn ends.
R7  When the draw pile is used up, all discards but the top one are shuffled into a new one.
R8  A number moves the pig of its colour exactly that far, like it or not; pigs may share a space.
R9  X moves no pig; the next player is skipped.
R10 +2 moves no pig; the next player draws two cards or may extend with a +2 (then four, six, eight).
R11 For every card so drawn one pig of one's choice may go back a space, never behind Start.
R12 A +2 as the last card of a hand makes nobody draw.
R13 Schlappi moves the last pig three spaces (its player chooses among several) and sets the colour.
R14 Bauer moves no pig; its player names the colour.
R15 After drawing at least one card one may bet: face down, on the first free strip.
R16 One bet each; changing it takes the old one away, closes the gap and puts the new one last.
R17 A race ends at once when a pig reaches the wreath: 3 points for the mover, that pig alone wins.
R18 It also ends when somebody has played the last card: 5 points; the pigs in front win.
R19 Both at once: 8 points.
R20 Wrong bets are taken away; the others earn 6, 4, 3, 2, 1 from the top.
R21 The next race: first player passes left, everything back, all cards shuffled.
R22 Mau variant: say "Mau" with the last card but one, "Mau Mau" with the last one. Whoever is caught
    within five seconds takes the card back, undoes its effect, and the turn is over.

Decisions (ours; in brackets the rulings they come from, told in docs/rulings.md)
D1  A pig stops on the wreath, surplus steps lapse (S1); Start is space 0 (S32).
D2  The wreath lies at 16/17/19/20 for 2/3/4/5 players, 14/16/17/19 for children, or where an option
    says; the printed spaces are unknown (S44).
D3  Green cards do not answer an open +2: extend it or draw (S5).
D4  A hand has no limit (S36); whoever has no bet placed loses nothing by it (S33).
D5  Order: draw, pull back, bet; as many steps as cards really drawn (S10, S20).
D6  An opening X or +2 does not match by its symbol (S11); an opening number matches by both (S12).
D7  An opening Bauer takes any card until somebody plays (S14).
D8  The pile is rebuilt when a card must be drawn (G1), also in the middle of a draw (S19); colour
    and symbol in force stay (S15).
D9  With nothing left to draw: whoever can play must, otherwise passes (S21); no card drawn, no bet (S20).
D10 After 300 turns a race is stopped: the pigs in front win, bets score, no 3 or 5 (S22, G2).
D11 A dead heat lets bets on any winner form one ranking, also with all pigs at Start (S24).
D12 A bet may change only to another pig (S25) and cannot be withdrawn (S26).
D13 The bet's pig is secret; its owner, its strip and all hand sizes are public; computer players may
    remember what everybody has seen, and nothing else (S29): cards laid open, what a pass has shown to be
    missing, and which cards are older than each of the last three draw piles (three Bauer look alike).
D14 X with two players: the same player goes again (S30).
D15 The first starter is drawn by lot (S34).
D16 A Bauer as the last card names a colour as always (G4); X, +2 or Bauer as the last card: 5 points (S4).
D17 The Mau window opens only for a play that should have been announced and was not; each opponent
    objects or lets it pass once; the result waits (G3, S43). False or late announcements do not exist,
    not even by undoing the move; whoever is caught has drawn nothing and does not bet (S41).
D18 Caught extending a +2: the penalty one tried to pass on must be taken, with consolation and bet (S42).
D19 After the game, and after each race, all bets of that race are open.
"""

import numpy as np

from farmyard.core.cards import copy, copy_first, index_of, pick, remove_at, take_at
from farmyard.core.chance import CHANCE, below, start_chance
from farmyard.core.game import Game, Window
from farmyard.core.kinds import SEAT
from farmyard.core.options import Length, Option
from farmyard.core.record import EVERYONE, NOBODY, NONE, OWNER, Field, record, share

# 1 Constants

SEATS = 5
RACES = 4
HAND = 5
COLOURS = ("pink", "brown", "black", "beige")
ANY = 4  # any colour fits: only on an opening Bauer

NO_SYMBOL, X, PLUS_TWO = 0, 7, 8  # numbers 1-6 are their own symbol
SCHLAPPI, BAUER = 32, 36  # cards 0-31: colour * 8 + symbol - 1; 32-35 Schlappi by colour; 36 Bauer
KINDS = 37
CARDS = 39
DECK = np.array([*range(KINDS), BAUER, BAUER], np.uint8)
COPIES = np.bincount(DECK).astype(np.uint8)

GOALS = np.array([[16, 17, 19, 20], [14, 16, 17, 19]], np.uint8)  # ours: standard, children; 2-5 players
WREATH_POINTS, HAND_POINTS = 3, 5
BET_POINTS = np.array([6, 4, 3, 2, 1], np.uint8)
SCHLAPPI_STEPS = 3
TURN_LIMIT = 300  # ours

# Actions: a card as it is played, quietly or announced, then everything else.
PLAY_SCHLAPPI = 32  # + colour * 4 + pig
PLAY_BAUER = 48  # + named colour
LOUD = 52  # + any of the above: played with "Mau" or "Mau Mau"
DRAW = 104
PULL = 105  # + pig
DONE = 109
BET = 110  # + pig
NO_BET = 114
PASS = 115
OBJECT, LET_PASS = 116, 117
SOME_BET = 118  # what others see of a bet

TO_PLAY, TO_PULL, TO_BET, TO_OBJECT, FINISHED = 0, 1, 2, 3, 4
RUNNING, BY_WREATH, BY_HAND, BY_BOTH, BY_LIMIT = 0, 1, 2, 3, 4

# Why an action is not legal; the names are in GAME.
OK, WRONG_PHASE, NOT_IN_HAND, NO_MATCH, PLUS_TWO_OPEN, NOT_LAST_PIG = 0, 1, 2, 3, 4, 5
NO_MAU_DUE, NOTHING_TO_DRAW, CAN_DRAW, CAN_PLAY, PIG_AT_START, SAME_BET = 6, 7, 8, 9, 10, 11

# 2 State

FIELDS = (
    *CHANCE,
    Field("seats", "u1", (), EVERYONE, 2, 5, "players"),
    Field("goal", "u1", (), EVERYONE, 1, 60, "space of the wreath"),
    Field("mau", "u1", (), EVERYONE, 0, 1, "Mau variant on"),
    Field("race", "u1", (), EVERYONE, 0, 3, "race, from 0"),
    Field("starter", "u1", (), EVERYONE, 0, 4, "seat with the first-player card", SEAT),
    Field("turn", "u1", (), EVERYONE, 0, 4, "seat on turn", SEAT),
    Field("phase", "u1", (), EVERYONE, 0, 4, "what the seat on turn is asked"),
    Field("ending", "u1", (), EVERYONE, 0, 4, "how the last race ended, 0 while the game runs"),
    Field("turns", "u2", (), EVERYONE, 0, 300, "turns taken in this race"),
    Field("revealed", "u2", (), EVERYONE, 0, 9999, "how often something hidden came to light"),
    Field("pigs", "u1", 4, EVERYONE, 0, 60, "space of each pig"),
    Field("top", "u1", (), EVERYONE, 0, 36, "top card of the discard pile"),
    Field("colour", "u1", (), EVERYONE, 0, 4, "colour that fits"),
    Field("symbol", "u1", (), EVERYONE, 0, 8, "number or symbol that fits"),
    Field("pile", "u1", CARDS, EVERYONE, 0, 36, "discards under the top card"),
    Field("pile_n", "u1", (), EVERYONE, 0, 38, "how many discards are under the top card"),
    Field("deck", "u1", CARDS, NOBODY, 0, 36, "draw pile, unordered: a card is chosen when drawn"),
    Field("deck_n", "u1", (), EVERYONE, 0, 39, "how many cards are in the draw pile"),
    Field("hand", "u1", (SEATS, CARDS), OWNER, 0, 36, "cards in hand"),
    Field("hand_n", "u1", SEATS, EVERYONE, 0, 39, "how many cards in hand"),
    Field("pending", "u1", (), EVERYONE, 0, 8, "cards the open +2 chain asks for"),
    Field("steps", "u1", (), EVERYONE, 0, 8, "steps of consolation left"),
    Field("bet", "u1", SEATS, OWNER, 0, NONE, "pig betted on, or NONE"),
    Field("strip", "u1", SEATS, EVERYONE, 0, 4, "seats whose bets lie, from the top", SEAT),
    Field("strip_n", "u1", (), EVERYONE, 0, 5, "how many bets lie on the strip"),
    Field("points", "u1", SEATS, EVERYONE, 0, 56, "points"),
    Field("by_wreath", "u1", SEATS, EVERYONE, 0, 12, "points for reaching the wreath"),
    Field("by_hand", "u1", SEATS, EVERYONE, 0, 20, "points for empty hands"),
    Field("by_bets", "u1", SEATS, EVERYONE, 0, 24, "points for bets"),
    Field("answered", "u1", SEATS, EVERYONE, 0, 1, "has let the unannounced play pass"),
    Field("was_colour", "u1", (), EVERYONE, 0, 4, "colour that fitted before the unannounced play"),
    Field("was_symbol", "u1", (), EVERYONE, 0, 8, "number or symbol that fitted before the unannounced play"),
    Field("was_pending", "u1", (), EVERYONE, 0, 8, "cards the open +2 chain asked for before the unannounced play"),
    Field("was_pigs", "u1", 4, EVERYONE, 0, 60, "space of each pig before the unannounced play"),
    Field("last_way", "u1", (), EVERYONE, 0, 4, "how the last finished race ended"),
    Field("last_mover", "u1", (), EVERYONE, 0, 4, "who ended the last finished race", SEAT),
    Field("last_pigs", "u1", 4, EVERYONE, 0, 60, "space of each pig at the end of the last race"),
    Field("last_winner", "u1", 4, EVERYONE, 0, 1, "pigs that won the last race"),
    Field("last_bet", "u1", SEATS, EVERYONE, 0, NONE, "bets of the last race, now open"),
    Field("last_earned", "u1", SEATS, EVERYONE, 0, 14, "points of the last race"),
)
STATE = record(FIELDS)
OWN_FIELDS = (  # of a view, besides everything public
    Field("seat", "u1", (), OWNER, 0, NONE, "whose view, or NONE for a spectator"),
    Field("my_hand", "u1", CARDS, OWNER, 0, 36, "own cards"),
    Field("my_hand_n", "u1", (), OWNER, 0, 39, "how many own cards"),
    Field("my_bet", "u1", (), OWNER, 0, NONE, "own bet, or NONE"),
)

# 3 Set-up


def setup(s, seats, options, seed):
    """R1, D2, D15: the options are track, goal and Mau variant."""
    start_chance(s, seed)
    s.seats = seats
    s.goal = options[1] if options[1] > 0 else GOALS[options[0], seats - 2]
    s.mau = options[2]
    s.last_bet[:] = NONE
    s.starter = below(s, seats)
    deal(s)


def deal(s):
    """R3, R21."""
    copy(DECK, s.deck)
    s.deck_n = CARDS
    s.pile_n = 0
    s.pile[:] = 0
    s.pigs[:] = 0
    s.bet[:] = NONE
    s.strip[:] = 0
    s.strip_n = 0
    s.turns = 0
    s.turn = s.starter
    s.phase = TO_PLAY
    for seat in range(s.seats):
        clear_hand(s, seat)
    for dealt in range(s.seats * HAND):
        deal_one(s, dealt // HAND)
    open_pile(s)


def deal_one(s, seat):
    s.hand[seat, s.hand_n[seat]] = pick(s, s.deck, s.deck_n)
    s.deck_n -= 1
    s.hand_n[seat] += 1


def clear_hand(s, seat):
    for i in range(s.hand_n[seat]):
        s.hand[seat, i] = 0
    s.hand_n[seat] = 0


def open_pile(s):
    """R4, D6, D7: the opening card acts by its colour alone, a number also by its number."""
    card = pick(s, s.deck, s.deck_n)
    s.deck_n -= 1
    s.top = card
    s.colour = ANY if card == BAUER else colour_of(card)
    s.symbol = symbol_of(card) if symbol_of(card) < X else NO_SYMBOL
    s.revealed += 1


def colour_of(card):
    return card >> 3 if card < SCHLAPPI else card - SCHLAPPI


def symbol_of(card):
    return (card & 7) + 1 if card < SCHLAPPI else NO_SYMBOL


def next_seat(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


# 4 Who and what


def must_act(s, seat):
    if s.phase == TO_OBJECT:
        return (seat < s.seats) & (seat != s.turn) & (s.answered[seat % SEATS] == 0)
    return (seat == s.turn) & (s.phase != FINISHED)


def legal(s, seat, out):
    if s.phase == TO_PLAY:
        return legal_turn(s, seat, out)
    if s.phase == TO_PULL:
        return legal_pulls(s, out)
    if s.phase == TO_BET:
        return legal_bets(s, seat, out)
    out[0], out[1] = OBJECT, LET_PASS
    return 2


def legal_turn(s, seat, out):
    """R5, R6, D9."""
    n = legal_cards(s, seat, out)
    if (s.mau == 1) & (s.hand_n[seat] <= 2):
        for i in range(n):
            out[n + i] = out[i] + LOUD
        n += n
    if can_draw(s) | (s.pending > 0):
        out[n] = DRAW
        return n + 1
    if n == 0:
        out[0] = PASS
        return 1
    return n


def legal_cards(s, seat, out):
    """Here and below branch-free: write first, count if legal, since an unpredictable branch costs more."""
    n = 0
    bauer = False
    pending, colour, symbol = int(s.pending), int(s.colour), int(s.symbol)
    for i in range(s.hand_n[seat]):
        card = int(s.hand[seat, i])
        if card < SCHLAPPI:
            out[n] = card
            n += fits(card, pending, colour, symbol)
        elif pending > 0:
            continue
        elif card < BAUER:
            n = legal_schlappi(s, card, out, n)
        elif not bauer:
            bauer = True
            for named in range(4):
                out[n + named] = PLAY_BAUER + named
            n += 4
    return n


def legal_schlappi(s, card, out, n):
    """R13: one action for each pig in last place."""
    last = last_space(s)
    for pig in range(4):
        out[n] = PLAY_SCHLAPPI + (card - SCHLAPPI) * 4 + pig
        n += s.pigs[pig] == last
    return n


def fits(card, pending, colour, symbol):
    """R5; D3: only another +2 answers an open +2."""
    same = (colour == ANY) | (colour_of(card) == colour) | (symbol_of(card) == symbol) | (card >= SCHLAPPI)
    return ((pending == 0) & same) | ((pending > 0) & (symbol_of(card) == PLUS_TWO))


def last_space(s):
    return min(s.pigs[0], s.pigs[1], s.pigs[2], s.pigs[3])


def front_space(s):
    return max(s.pigs[0], s.pigs[1], s.pigs[2], s.pigs[3])


def can_draw(s):
    """R7: from the pile, or from the discards that would rebuild it."""
    return (s.deck_n > 0) | (s.pile_n > 0)


def legal_pulls(s, out):
    """R11."""
    n = 0
    for pig in range(4):
        out[n] = PULL + pig
        n += s.pigs[pig] > 0
    out[n] = DONE
    return n + 1


def legal_bets(s, seat, out):
    """R15, D12."""
    n = 0
    for pig in range(4):
        out[n] = BET + pig
        n += s.bet[seat] != pig
    out[n] = NO_BET
    return n + 1


def reason(s, seat, action):
    """Why this action is refused; 0 if it is legal."""
    if asked_in(action) != s.phase:
        return WRONG_PHASE
    if action < DRAW:
        return reason_card(s, seat, action)
    if action == DRAW:
        return OK if can_draw(s) | (s.pending > 0) else NOTHING_TO_DRAW
    if action == PASS:
        return reason_pass(s, seat)
    if (action >= PULL) & (action < DONE):
        return OK if s.pigs[action - PULL] > 0 else PIG_AT_START
    if (action >= BET) & (action < NO_BET):
        return SAME_BET if s.bet[seat] == action - BET else OK
    return OK


def asked_in(action):
    if (action <= DRAW) | (action == PASS):
        return TO_PLAY
    if action <= DONE:
        return TO_PULL
    if action <= NO_BET:
        return TO_BET
    return TO_OBJECT if action < SOME_BET else NONE


def reason_card(s, seat, action):
    quiet = action % LOUD
    card = card_of(quiet)
    if index_of(s.hand[seat], s.hand_n[seat], card) == s.hand_n[seat]:
        return NOT_IN_HAND
    if not fits(card, s.pending, s.colour, s.symbol):
        return PLUS_TWO_OPEN if s.pending > 0 else NO_MATCH
    if (card >= SCHLAPPI) & (card < BAUER):
        if s.pigs[(quiet - PLAY_SCHLAPPI) & 3] != last_space(s):
            return NOT_LAST_PIG
    if (action >= LOUD) & ((s.mau == 0) | (s.hand_n[seat] > 2)):
        return NO_MAU_DUE
    return OK


def reason_pass(s, seat):
    """D9: only with nothing to draw and nothing to play."""
    if can_draw(s) | (s.pending > 0):
        return CAN_DRAW
    for i in range(s.hand_n[seat]):
        if fits(s.hand[seat, i], s.pending, s.colour, s.symbol):
            return CAN_PLAY
    return OK


def card_of(quiet):
    """The card an unannounced play uses."""
    if quiet < PLAY_SCHLAPPI:
        return quiet
    if quiet < PLAY_BAUER:
        return SCHLAPPI + ((quiet - PLAY_SCHLAPPI) >> 2)
    return BAUER


# 5 Play


def play(s, seat, action):
    drawing = action == DRAW
    if action < DRAW:
        play_card(s, seat, action)
    elif (action >= PULL) & (action < DONE):
        pull_back(s, action - PULL)
    elif action == DONE:
        s.steps = 0
        s.phase = TO_BET
    elif (action >= BET) & (action < NO_BET):
        place_bet(s, seat, action - BET)
        end_turn(s, 1)
    elif (action == NO_BET) | (action == PASS):
        end_turn(s, 1)
    elif action == OBJECT:
        drawing = take_back(s)
    elif action == LET_PASS:
        let_pass(s, seat)
    if drawing:
        draw(s, s.turn)


def play_card(s, seat, action):
    """R5, R8-R10, R13, R14, then the end of the race or of the turn; R22 may come between."""
    quiet = action % LOUD
    card = card_of(quiet)
    forgotten = (s.mau == 1) & (action < LOUD) & (s.hand_n[seat] <= 2)
    if forgotten:
        open_window(s)
    lay(s, seat, card)
    act(s, card, quiet)
    if forgotten:
        s.phase = TO_OBJECT
    else:
        finish_play(s)


def lay(s, seat, card):
    n = s.hand_n[seat]
    take_at(s.hand[seat], n, index_of(s.hand[seat], n, card))
    s.hand_n[seat] -= 1
    s.pile[s.pile_n] = s.top
    s.pile_n += 1
    s.top = card


def act(s, card, quiet):
    if card == BAUER:
        s.colour = quiet - PLAY_BAUER
        s.symbol = NO_SYMBOL
        return
    s.colour = colour_of(card)
    s.symbol = symbol_of(card)
    if card >= SCHLAPPI:
        advance(s, (quiet - PLAY_SCHLAPPI) & 3, SCHLAPPI_STEPS)
    elif s.symbol < X:
        advance(s, s.colour, s.symbol)
    elif s.symbol == PLUS_TWO:
        s.pending += 2


def advance(s, pig, steps):
    """D1: a pig can go no further than the wreath."""
    s.pigs[pig] = min(s.pigs[pig] + steps, s.goal)


def finish_play(s):
    """R17-R19 in this order; then R9 or simply the next player."""
    won = front_space(s) == s.goal
    empty = s.hand_n[s.turn] == 0
    if won:
        end_race(s, BY_BOTH if empty else BY_WREATH, s.turn)
    elif empty:
        end_race(s, BY_HAND, s.turn)
    else:
        end_turn(s, 2 if s.symbol == X else 1)


def end_turn(s, steps):
    """D10, D14; R9 skips by taking two steps."""
    mover = int(s.turn)
    s.turns += 1
    for _ in range(steps):
        s.turn = next_seat(s, s.turn)
    s.phase = TO_PLAY
    if s.turns == TURN_LIMIT:
        end_race(s, BY_LIMIT, mover)


def draw(s, seat):
    """R6, R10, D5: the whole penalty or one card, as far as the cards last."""
    wanted = max(s.pending, 1)
    drawn = 0
    while (drawn < wanted) & can_draw(s):
        draw_card(s, seat)
        drawn += 1
    s.steps = drawn if s.pending > 0 else 0
    s.pending = 0
    if drawn == 0:
        end_turn(s, 1)
        return
    s.revealed += 1
    console(s)


def draw_card(s, seat):
    if s.deck_n == 0:
        rebuild_deck(s)
    deal_one(s, seat)


def rebuild_deck(s):
    """R7, D8."""
    for i in range(s.pile_n):
        s.deck[i] = s.pile[i]
        s.pile[i] = 0
    s.deck_n = s.pile_n
    s.pile_n = 0


def console(s):
    """R11: on to the bet as soon as no step or no pig is left to pull."""
    if (s.steps == 0) | (front_space(s) == 0):
        s.steps = 0
        s.phase = TO_BET
    else:
        s.phase = TO_PULL


def pull_back(s, pig):
    s.pigs[pig] -= 1
    s.steps -= 1
    console(s)


def place_bet(s, seat, pig):
    """R15, R16."""
    close_gap(s, seat)
    s.bet[seat] = pig
    s.strip[s.strip_n] = seat
    s.strip_n += 1


def close_gap(s, seat):
    place = index_of(s.strip, s.strip_n, seat)
    if place < s.strip_n:
        remove_at(s.strip, s.strip_n, place)
        s.strip_n -= 1


# R22, the Mau variant


def open_window(s):
    s.revealed += 1  # D17: too late to take the card back and announce it
    s.was_colour = s.colour
    s.was_symbol = s.symbol
    s.was_pending = s.pending
    copy(s.pigs, s.was_pigs)


def close_window(s):
    s.was_colour = s.was_symbol = s.was_pending = 0
    s.was_pigs[:] = 0
    s.answered[:] = 0


def let_pass(s, seat):
    s.answered[seat] = 1
    waiting = 0
    for other in range(s.seats):
        waiting += must_act(s, other)
    if waiting == 0:
        close_window(s)
        finish_play(s)


def take_back(s):
    """R22; D18: true if the play extended a +2: then the penalty is still to be drawn."""
    seat = s.turn
    extended = (s.symbol == PLUS_TWO) & (s.was_pending > 0)
    s.hand[seat, s.hand_n[seat]] = s.top
    s.hand_n[seat] += 1
    s.pile_n -= 1
    s.top = s.pile[s.pile_n]
    s.pile[s.pile_n] = 0
    s.colour = s.was_colour
    s.symbol = s.was_symbol
    s.pending = s.was_pending
    copy(s.was_pigs, s.pigs)
    close_window(s)
    if not extended:
        end_turn(s, 1)
    return extended


# 6 End


def end_race(s, way, mover):
    """R17-R20, D10, D19; then R21 or the end of the game (R1)."""
    s.last_way = way
    s.last_mover = mover
    s.last_earned[:] = 0
    copy(s.bet, s.last_bet)
    copy(s.pigs, s.last_pigs)
    s.revealed += 1
    mark_winners(s)
    if (way == BY_WREATH) | (way == BY_BOTH):
        earn(s, s.by_wreath, mover, WREATH_POINTS)
    if (way == BY_HAND) | (way == BY_BOTH):
        earn(s, s.by_hand, mover, HAND_POINTS)
    pay_bets(s)
    s.pending = 0
    if s.race + 1 == RACES:
        s.ending = way
        s.phase = FINISHED
    else:
        s.race += 1
        s.starter = next_seat(s, s.starter)
        deal(s)


def mark_winners(s):
    """R17, R18, D11: a pig on the wreath is alone in front, so the pigs in front win either way."""
    for pig in range(4):
        s.last_winner[pig] = s.pigs[pig] == front_space(s)


def pay_bets(s):
    """R20."""
    right = 0
    for i in range(s.strip_n):
        seat = s.strip[i]
        if s.last_winner[s.bet[seat]] == 1:
            earn(s, s.by_bets, seat, BET_POINTS[right])
            right += 1


def earn(s, source, seat, points):
    source[seat] += points
    s.points[seat] += points
    s.last_earned[seat] += points


def is_over(s):
    return s.phase == FINISHED


def scores(s, out):
    for seat in range(s.seats):
        out[seat] = s.points[seat]


# 7 Sight


def view(s, seat, v):
    share(s, v)
    v.seat = NONE
    v.my_bet = NONE
    if seat < s.seats:
        v.seat = seat
        v.my_bet = s.bet[seat]
        v.my_hand_n = s.hand_n[seat]
        copy_first(s.hand[seat], v.my_hand, s.hand_n[seat])


def seen(s, seat, action, viewer):
    """D13."""
    if (action >= BET) & (action < NO_BET) & (viewer != seat):
        return SOME_BET
    return action


# 8 Facts

GAME = Game(
    id="saumaumau",
    title="Sau Mau Mau",
    seats=(2, SEATS),
    minutes=(20, 40),
    age=8,
    author="Klaus Kreowski",
    publisher="Ravensburger",
    year=2018,
    version=1,
    actions=SOME_BET + 1,
    max_legal=64,
    max_steps=RACES * TURN_LIMIT * 14,
    endings=("running", "wreath", "hand", "both", "limit"),
    reasons=(
        "ok",
        "wrong-phase",
        "not-in-hand",
        "no-match",
        "plus-two-open",
        "not-last-pig",
        "no-mau-due",
        "nothing-to-draw",
        "can-draw",
        "can-play",
        "pig-at-start",
        "same-bet",
    ),
    score_range=(0, 56),
    module=__name__,
    options=(
        Option("track", "choice", "standard", choices=("standard", "children"), ours=True),
        Option("goal", "int", 0, low=0, high=60, ours=True),
        Option("mau", "bool", False),
    ),
    window=Window("let pass", 5.0),  # R22: caught within five seconds, or not at all
    lengths=(
        Length("children", {"track": "children"}),
        Length("usual"),
    ),
)
