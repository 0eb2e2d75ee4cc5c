"""Happy Pigs: four seasons of breeding, feeding and selling pigs that must fit into the sty. 3 to 6 players.

Rules (printed by the publisher)
R1  Sixteen rounds, four in each season from spring to winter; the richest farmer wins.
R2  The shop holds 40 pigs of each of the four sizes, 20 sties, 25 each of the three tools.
R3  Everybody starts with one sty and $45.
R4  Of the six cards of each season two go back to the box unseen; the others lie in random order.
R5  Opening: clockwise from the first player each farmer may buy up to four pigs and tools.
R6  A season card is turned up; all secretly choose to feed, mate, buy or sell and show it together.
R7  The quantity the card gives an action is divided evenly among those who chose it; what is left
    over goes to those nearest to the first player, clockwise.
R8  Clockwise from the first player all carry out their actions; each unused one brings $1.
R9  Then the card's event; after a season's last card its change; the first player passes to the left.
R10 Feed: a pig grows by one size and is exchanged in the shop, once a round; a large one cannot grow.
R11 Mate: a medium or large pig gives birth to a piglet, once a round.
R12 Buy: one pig, sty or tool from the shop.
R13 Sell: one pig, at the shop's price.
R14 Pigs lie within the outline of the sties and never on one another; across a join is allowed.
R15 The second sty costs $10, the third $15 and so on; sties cannot be sold.
R16 Piglet $3, small pig $6, medium $10, large $15, to buy and to sell.
R17 Pigs bought or born are not vaccinated. A vaccinated pig stays so as it grows; its price is the same.
R18 Tools cost $1, cannot be sold, and go back to the shop when used.
R19 A vaccine protects any one pig; one is enough.
R20 A supplement lets a fed piglet or small pig grow by two sizes.
R21 An amulet lets a pig be born small instead of as a piglet.
R22 An event that changes a price changes it for buying and selling.
R23 Change of season: whoever has vaccines may use them, then all unvaccinated pigs die without compensation.
R24 Heat Period: a piglet for every pair of medium or large pigs.
R25 Three supplements for most piglets (Gov't Subsidy), three vaccines for most small pigs
    (Vaccination), three amulets for most medium ones (Total Checkup); those who tie all get them.
R26 Property Discount: sties cost $3 in this round.
R27 USDA Inspected: pigs cost $3 more in this round; Sausage Fest: 6, 10, 15, 21; Ham Fest: 5, 9, 14, 20.
R28 Field Trip: $25 for every farmer with pigs of all four sizes. Pig Show: $25 for most large pigs.
R29 Clearance Sale: each tool bought brings another one free.
R30 After the last round all pigs are sold; the greatest sum wins.
R31 A tie is broken by the value of tools ($1) and sties ($5, $10, $15 ...); still equal is a draw.
R32 Advanced game: the actions are chosen openly, clockwise from the first player.

Decisions (ours; in brackets the rulings they come from, told in docs/rulings.md)
D1  A sty has 6 by 6 cells (H1), a piglet 2 by 2, a small pig 2 by 3, a medium 3 by 3, a large 3 by 4;
    they may be rotated (H2).
D2  Sties stand in a row (H32, G9) and pigs are moved about at will (H33): a pig can come or grow exactly
    if all of them can be packed.
D3  Winter has four rounds as well (H3).
D4  The sixth card of each season has no event (H4).
D5  The printed quantities are unknown: each card has a different order of 6, 7, 8 and 9 (H5).
D6  Price events act from the moment the card is turned up (H6); the final sale is at normal prices (H28).
D7  The discount makes any sty cost $3 (H7), or $3 less by an option; other price events leave sties and
    tools alone (H8).
D8  The free tool is of the same kind, needs no action, and must be in stock (H9).
D9  A useless action may be chosen (H10); unused actions are paid at the end of the turn (H11, G12), which
    the farmer ends by saying so.
D10 Stock is a hard limit (H21, G14), but only the size a pig ends up with must be there (G11); what comes
    back can be taken at once (H13, H14).
D11 Vaccines are used in one's own turn, the opening included, and before the inspection, by all at the
    same time (H15, G13).
D12 A mother needs no partner, the Heat Period wants pairs of any two (H18), also bought or grown in the
    same round (H17).
D13 Most means at least one (H19).
D14 Too few tools for a prize are handed out one by one from the first player (H20).
D15 Heat piglets without room or stock are lost; farmer by farmer from the first (H35, G10), no amulets.
D16 In the opening each farmer buys everything in one go (H22), but no sty (H23); nothing is paid for
    purchases not made (H24).
D17 The first first player is drawn by lot (H25).
D18 The first player passes on at a change of season too (H26); the fourth one comes before the final
    sale (H27).
D19 Money, tools and pigs are public (H30); only a choice not yet shown is secret. Coins never run out (H34).
D20 Of equal pigs one not fed in this turn is vaccinated first.
"""

import numpy as np

from farmyard.core.cards import copy, index_of
from farmyard.core.chance import CHANCE, below, start_chance
from farmyard.core.game import Game
from farmyard.core.kinds import SEAT
from farmyard.core.options import Option
from farmyard.core.record import EVERYONE, NOBODY, NONE, OWNER, Field, record, share

# 1 Constants

SEATS = 6
SEASONS = ("spring", "summer", "autumn", "winter")
SEASON_CARDS, SEASON_ROUNDS = 6, 4  # printed, played
ROUNDS = 16
OPENING_PURCHASES = 4
START_MONEY = 45

SIZES = ("piglet", "small", "medium", "large")
PIGLET, SMALL, MEDIUM, LARGE = 0, 1, 2, 3
TOOLS = ("vaccine", "supplement", "amulet")
VACCINE, SUPPLEMENT, AMULET = 0, 1, 2
STY, TOOL = 4, 5  # items in the shop: the sizes, a sty, TOOL + tool
STOCK = np.array([40, 40, 40, 40, 20, 25, 25, 25], np.uint8)

STY_SIDE = 6  # ours: cells
FOOTPRINTS = ((2, 2), (2, 3), (3, 3), (3, 4))  # ours: cells a pig of each size covers
STY_CELLS = STY_SIDE * STY_SIDE
MOST_STIES = 18  # with three farmers, if one of them buys them all

ACTIONS = ("feed", "mate", "buy", "sell")
FEED, MATE, BUY, SELL = 0, 1, 2, 3

EVENTS = (
    "none",
    "heat-period",
    "subsidy",
    "vaccination",
    "checkup",
    "property-discount",
    "usda-inspected",
    "field-trip",
    "clearance-sale",
    "pig-show",
    "sausage-fest",
    "ham-fest",
)
NO_EVENT, HEAT, SUBSIDY, VACCINATION, CHECKUP, DISCOUNT, USDA, TRIP, CLEARANCE, SHOW, SAUSAGE, HAM = range(12)

CARDS = np.array(  # event; ours: how many actions in all: feed, mate, buy, sell
    [
        (HEAT, 7, 8, 9, 6),
        (SUBSIDY, 8, 7, 9, 6),
        (VACCINATION, 8, 6, 9, 7),
        (CHECKUP, 6, 8, 9, 7),
        (DISCOUNT, 6, 7, 9, 8),
        (NO_EVENT, 7, 6, 9, 8),
        (HEAT, 8, 9, 7, 6),
        (VACCINATION, 7, 9, 8, 6),
        (CHECKUP, 8, 9, 6, 7),
        (USDA, 6, 9, 7, 8),
        (TRIP, 6, 9, 8, 7),
        (NO_EVENT, 7, 9, 6, 8),
        (CLEARANCE, 9, 6, 8, 7),
        (USDA, 9, 7, 6, 8),
        (CHECKUP, 9, 8, 7, 6),
        (SUBSIDY, 9, 8, 6, 7),
        (SHOW, 9, 7, 8, 6),
        (NO_EVENT, 9, 6, 7, 8),
        (SAUSAGE, 8, 7, 6, 9),
        (HAM, 8, 6, 7, 9),
        (SHOW, 7, 8, 6, 9),
        (TRIP, 6, 8, 7, 9),
        (VACCINATION, 6, 7, 8, 9),
        (NO_EVENT, 7, 6, 8, 9),
    ],
    np.uint8,
)

PRICES = np.array([(3, 6, 10, 15)] * len(EVENTS), np.uint8)  # by event and size
PRICES[USDA] += 3
PRICES[SAUSAGE] = (6, 10, 15, 21)
PRICES[HAM] = (5, 9, 14, 20)
TOOL_PRICE = 1
STY_STEP = 5  # the nth sty costs n times this
STY_DISCOUNT = 3
FLAT, CUT = 0, 1  # the discount: to $3 or by $3
UNUSED_PAY = 1

CONTEST = np.zeros(len(EVENTS), np.uint8)  # the size that counts
CONTEST[SUBSIDY], CONTEST[VACCINATION], CONTEST[CHECKUP], CONTEST[SHOW] = PIGLET, SMALL, MEDIUM, LARGE
PRIZE_TOOL = np.zeros(len(EVENTS), np.uint8)
PRIZE_TOOL[SUBSIDY], PRIZE_TOOL[VACCINATION], PRIZE_TOOL[CHECKUP] = SUPPLEMENT, VACCINE, AMULET
PRIZE_TOOLS, PRIZE_MONEY = 3, 25

# Actions. A pig is size * 2, + 1 if it is vaccinated: equal pigs are not told apart.
CHOOSE = 0  # + feed, mate, buy or sell
DO_FEED = 4  # + pig, + EXTRA with a supplement
DO_MATE = 20  # + 1 with an amulet
DO_BUY = 22  # + item in the shop
DO_SELL = 30  # + pig
VACCINATE = 38  # + size
DONE = 42
SOME_CHOICE = 43  # what others see of a secret choice
EXTRA = 8
FIRST_OF = np.array([DO_FEED, DO_MATE, DO_BUY, DO_SELL, VACCINATE], np.uint8)

OPENING, TO_CHOOSE, TO_ACT, TO_VACCINATE, FINISHED = 0, 1, 2, 3, 4
BETWEEN = 5  # only during an action: the next season card is due
RUNNING, BY_MONEY, BY_GOODS, BY_DRAW = 0, 1, 2, 3

# Why an action is not legal; the names are in GAME.
OK, WRONG_PHASE, NOT_CHOSEN, NONE_LEFT, NO_PIG, FULL_GROWN, ALREADY_FED, NO_USE, NO_MOTHER = range(9)
NO_VACCINE, NO_SUPPLEMENT, NO_AMULET, ALL_VACCINATED, SOLD_OUT, NO_MONEY, NO_ROOM, NO_STY_YET = range(9, 17)

# 2 State

FIELDS = (
    *CHANCE,
    Field("seats", "u1", (), EVERYONE, 3, 6, "farmers"),
    Field("advanced", "u1", (), EVERYONE, 0, 1, "actions are chosen openly"),
    Field("discount", "u1", (), EVERYONE, 0, 1, "Property Discount: to $3 or by $3"),
    Field("first", "u1", (), EVERYONE, 0, 5, "seat of the first player", SEAT),
    Field("turn", "u1", (), EVERYONE, 0, 5, "seat on turn", SEAT),
    Field("phase", "u1", (), EVERYONE, 0, 4, "what is asked"),
    Field("ending", "u1", (), EVERYONE, 0, 3, "how the game was decided, 0 while it runs"),
    Field("card", "u1", (), EVERYONE, 0, NONE, "season card of this round, or NONE"),
    Field("revealed", "u2", (), EVERYONE, 0, 32, "how often something hidden came to light"),
    Field("played", "u1", ROUNDS, EVERYONE, 0, 23, "season cards turned up so far, this one included"),
    Field("played_n", "u1", (), EVERYONE, 0, 16, "how many season cards are turned up: the number of the round"),
    Field("pile", "u1", ROUNDS, NOBODY, 0, 23, "season cards to come, the next one last"),
    Field("pile_n", "u1", (), EVERYONE, 0, 16, "how many season cards are to come"),
    Field("choice", "u1", SEATS, OWNER, 0, NONE, "action chosen and not yet shown, or NONE"),
    Field("ready", "u1", SEATS, EVERYONE, 0, 1, "has chosen; before an inspection: needs no more time"),
    Field("chosen", "u1", SEATS, EVERYONE, 0, NONE, "action of this round, or NONE"),
    Field("quota", "u1", SEATS, EVERYONE, 0, 9, "how often the action of this round may be taken"),
    Field("left", "u1", (), EVERYONE, 0, 9, "actions or purchases left to the seat on turn"),
    Field("fed", "u1", 8, EVERYONE, 0, 9, "pigs of the seat on turn fed in this turn, by kind"),
    Field("last_card", "u1", (), EVERYONE, 0, NONE, "card of the last event, or NONE"),
    Field("last_gain", "u1", SEATS, EVERYONE, 0, 25, "piglets, tools or dollars that the last event brought"),
    Field("last_dead", "u1", (SEATS, 4), EVERYONE, 0, 40, "pigs of each size that died after the last event"),
    Field("pigs", "u1", (SEATS, 8), EVERYONE, 0, 40, "pigs by kind"),
    Field("sties", "u1", SEATS, EVERYONE, 0, MOST_STIES, "sties"),
    Field("tools", "u1", (SEATS, 3), EVERYONE, 0, 25, "tools by kind"),
    Field("shop", "u1", 8, EVERYONE, 0, 40, "pigs, sties and tools in the shop"),
    Field("money", "i2", SEATS, EVERYONE, 0, 9999, "dollars"),
    Field("by_sales", "i2", SEATS, EVERYONE, 0, 9999, "dollars from pigs sold"),
    Field("by_prizes", "i2", SEATS, EVERYONE, 0, 400, "dollars from prizes"),
    Field("by_unused", "i2", SEATS, EVERYONE, 0, 144, "dollars for unused actions"),
    Field("by_final", "i2", SEATS, EVERYONE, 0, 1360, "dollars from the final sale"),
    Field("spent", "i2", SEATS, EVERYONE, 0, 9999, "dollars spent in the shop"),
    Field("lost", "i2", SEATS, EVERYONE, 0, 640, "pigs that died"),
)
STATE = record(FIELDS)
OWN_FIELDS = (  # of a view, besides everything public
    Field("seat", "u1", (), OWNER, 0, NONE, "whose view, or NONE for a spectator"),
    Field("my_choice", "u1", (), OWNER, 0, NONE, "own action not yet shown, or NONE"),
)

# 3 Set-up


def setup(s, seats, options, seed):
    """R2, R3, R5, D17: the options are advanced game, discount and starting money."""
    start_chance(s, seed)
    s.seats = seats
    s.advanced = options[0]
    s.discount = options[1]
    s.card = NONE
    s.last_card = NONE
    s.choice[:] = NONE
    s.chosen[:] = NONE
    copy(STOCK, s.shop)
    for seat in range(seats):
        s.sties[seat] = 1
        s.money[seat] = options[2]
    s.shop[STY] -= seats
    s.first = below(s, seats)
    s.turn = s.first
    s.phase = OPENING
    s.left = OPENING_PURCHASES
    deal_pile(s)


def deal_pile(s):
    """R4: all rounds to come, the last winter card at the bottom."""
    s.pile_n = 0
    for number in range(ROUNDS - 1, int(s.played_n) - 1, -1):
        s.pile[s.pile_n] = any_card(s, number // SEASON_ROUNDS)
        s.pile_n += 1


def any_card(s, season):
    """One of the season's cards neither in the pile nor played, at random: two of them never will be."""
    while True:
        card = season * SEASON_CARDS + below(s, SEASON_CARDS)
        in_pile = index_of(s.pile, s.pile_n, card) < s.pile_n
        if (not in_pile) & (index_of(s.played, s.played_n, card) == s.played_n):
            return card


def next_seat(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


# 4 Farms and shop


def count(s, seat, size):
    return int(s.pigs[seat, 2 * size]) + int(s.pigs[seat, 2 * size + 1])


def adults(s, seat):
    """R11: the pigs that can give birth."""
    return count(s, seat, MEDIUM) + count(s, seat, LARGE)


def unvaccinated(s, seat):
    return int(s.pigs[seat, 0]) + int(s.pigs[seat, 2]) + int(s.pigs[seat, 4]) + int(s.pigs[seat, 6])


def may_vaccinate(s, seat):
    """R23: before an inspection, whoever can and is not done yet."""
    return (s.ready[seat] == 0) & (s.tools[seat, VACCINE] > 0) & (unvaccinated(s, seat) > 0)


def has_room(s, seat, gone, come):
    """R14, D2: with one pig of size `come` more, and one of size `gone` (or NONE) less."""
    return fits(
        count(s, seat, PIGLET) + (come == PIGLET) - (gone == PIGLET),
        count(s, seat, SMALL) + (come == SMALL) - (gone == SMALL),
        count(s, seat, MEDIUM) + (come == MEDIUM) - (gone == MEDIUM),
        count(s, seat, LARGE) + (come == LARGE) - (gone == LARGE),
        int(s.sties[seat]),
    )


def fits(piglets, small, medium, large, sties):
    """D1, D2: can these pigs be packed? Counting cells decides, with few exceptions when at most three are to spare.

    An exact search over every set of pigs for up to eight sties found these exceptions and no others; up to
    MOST_STIES they were searched too, and all other herds split into two that fit (tools/find_packings.py).
    """
    spare = sties * STY_CELLS - 4 * piglets - 6 * small - 9 * medium - 12 * large
    if (spare < 0) | (spare > 3):
        return spare > 3
    if small + large == 0:
        return spare == 0
    if small + large == 1:
        return spare >= 2
    if (small + medium == 0) & (large % 2 == 1):
        return False
    return (piglets + small > 0) | (medium != 1) | (sties % 2 == 0)


def event_of(s):
    return int(CARDS[s.card, 0]) if s.card != NONE else NO_EVENT


def price(s, seat, thing):
    """R15, R16, R18, R22, R26, R27, D6, D7."""
    if thing < STY:
        return int(PRICES[event_of(s), thing])
    if thing > STY:
        return TOOL_PRICE
    normal = STY_STEP * (int(s.sties[seat]) + 1)
    if event_of(s) != DISCOUNT:
        return normal
    return STY_DISCOUNT if s.discount == FLAT else normal - STY_DISCOUNT


def action_of(s):
    """What the seat whose turn it is does: the opening is for buying."""
    return BUY if s.phase == OPENING else int(s.chosen[s.turn])


# 5 Who and what


def must_act(s, seat):
    if seat >= s.seats:
        return False
    if (s.phase == TO_CHOOSE) & (s.advanced == 0):
        return s.ready[seat] == 0
    if s.phase == TO_VACCINATE:
        return may_vaccinate(s, seat)
    return (seat == s.turn) & (s.phase != FINISHED)


def legal(s, seat, out):
    n = 0
    if s.phase == TO_CHOOSE:
        for action in range(DO_FEED):
            out[action] = action
        return DO_FEED
    if s.left > 0:
        for action in range(FIRST_OF[action_of(s)], FIRST_OF[action_of(s) + 1]):
            if reason_act(s, seat, action) == OK:
                out[n] = action
                n += 1
    for size in range(4):
        if reason_vaccinate(s, seat, size) == OK:
            out[n] = VACCINATE + size
            n += 1
    out[n] = DONE
    return n + 1


def reason(s, seat, action):
    """Why this action is refused; 0 if it is legal."""
    if (action < DO_FEED) | (s.phase == TO_CHOOSE) | (action == SOME_CHOICE):
        return OK if (action < DO_FEED) & (s.phase == TO_CHOOSE) else WRONG_PHASE
    if action == DONE:
        return OK
    if action >= VACCINATE:
        return reason_vaccinate(s, seat, action - VACCINATE)
    if (s.phase == TO_VACCINATE) | (s.phase == FINISHED):
        return WRONG_PHASE
    if (action < FIRST_OF[action_of(s)]) | (action >= FIRST_OF[action_of(s) + 1]):
        return NOT_CHOSEN
    return reason_act(s, seat, action) if s.left > 0 else NONE_LEFT


def reason_act(s, seat, action):
    if action < DO_MATE:
        return reason_feed(s, seat, (action - DO_FEED) % EXTRA, (action - DO_FEED) // EXTRA)
    if action < DO_BUY:
        return reason_mate(s, seat, action - DO_MATE)
    if action < DO_SELL:
        return reason_buy(s, seat, action - DO_BUY)
    return OK if s.pigs[seat, action - DO_SELL] > 0 else NO_PIG


def reason_feed(s, seat, pig, extra):
    """R10, R20, D10."""
    size = pig >> 1
    if size == LARGE:
        return FULL_GROWN
    if s.pigs[seat, pig] <= s.fed[pig]:
        return NO_PIG if s.pigs[seat, pig] == 0 else ALREADY_FED
    if extra == 1:
        if size == MEDIUM:
            return NO_USE
        if s.tools[seat, SUPPLEMENT] == 0:
            return NO_SUPPLEMENT
    if s.shop[size + 1 + extra] == 0:
        return SOLD_OUT
    return OK if has_room(s, seat, size, size + 1 + extra) else NO_ROOM


def reason_mate(s, seat, amulet):
    """R11, R21, D10, D12: every action of this turn so far was a birth."""
    if adults(s, seat) <= int(s.quota[seat]) - int(s.left):
        return NO_MOTHER
    if (amulet == 1) & (s.tools[seat, AMULET] == 0):
        return NO_AMULET
    if s.shop[amulet] == 0:
        return SOLD_OUT
    return OK if has_room(s, seat, NONE, amulet) else NO_ROOM


def reason_buy(s, seat, thing):
    """R12, D10, D16."""
    if (thing == STY) & (s.phase == OPENING):
        return NO_STY_YET
    if s.shop[thing] == 0:
        return SOLD_OUT
    if s.money[seat] < price(s, seat, thing):
        return NO_MONEY
    if thing < STY:
        return OK if has_room(s, seat, NONE, thing) else NO_ROOM
    return OK


def reason_vaccinate(s, seat, size):
    """R19, D11."""
    if s.tools[seat, VACCINE] == 0:
        return NO_VACCINE
    if s.pigs[seat, 2 * size] == 0:
        return NO_PIG if s.pigs[seat, 2 * size + 1] == 0 else ALL_VACCINATED
    return OK


# 6 Play


def play(s, seat, action):
    if action < DO_FEED:
        choose(s, seat, action)
    elif action < VACCINATE:
        act(s, seat, action)
    elif action < DONE:
        vaccinate(s, seat, action - VACCINATE)
    elif s.phase == TO_VACCINATE:
        s.ready[seat] = 1
    else:
        end_turn(s, seat)
    if s.phase == TO_VACCINATE:
        maybe_inspect(s)
    if s.phase == BETWEEN:
        begin_round(s)


def begin_round(s):
    """R6."""
    s.pile_n -= 1
    s.card = s.pile[s.pile_n]
    s.pile[s.pile_n] = 0
    s.played[s.played_n] = s.card
    s.played_n += 1
    s.revealed += 1
    s.chosen[:] = NONE
    s.quota[:] = 0
    s.turn = s.first
    s.phase = TO_CHOOSE


def choose(s, seat, action):
    """R6: staged until the last one has chosen. R32: openly, one after another."""
    if s.advanced == 1:
        s.chosen[seat] = action
        s.turn = next_seat(s, seat)
    else:
        s.choice[seat] = action
        s.ready[seat] = 1
        maybe_show_choices(s)
    if s.chosen[seat] != NONE and s.turn == s.first:
        divide(s)


def maybe_show_choices(s):
    for seat in range(s.seats):
        if s.ready[seat] == 0:
            return
    copy(s.choice, s.chosen)
    s.choice[:] = NONE
    s.ready[:] = 0
    s.revealed += 1


def divide(s):
    """R7; then the first player's turn."""
    for action in range(4):
        choosers = 0
        for seat in range(s.seats):
            choosers += s.chosen[seat] == action
        share_out(s, action, choosers)
    s.phase = TO_ACT
    s.left = s.quota[s.first]


def share_out(s, action, choosers):
    """R7: whoever is nearer to the first player has precedence."""
    quantity = int(CARDS[s.card, 1 + action])
    seat = s.first
    for _ in range(s.seats):
        if s.chosen[seat] == action:
            s.quota[seat] = (quantity + choosers - 1) // choosers
            quantity -= int(s.quota[seat])
            choosers -= 1
        seat = next_seat(s, seat)


def act(s, seat, action):
    s.left -= 1
    if action < DO_MATE:
        feed(s, seat, (action - DO_FEED) % EXTRA, (action - DO_FEED) // EXTRA)
    elif action < DO_BUY:
        mate(s, seat, action - DO_MATE)
    elif action < DO_SELL:
        buy(s, seat, action - DO_BUY)
    else:
        sell(s, seat, action - DO_SELL)


def feed(s, seat, pig, extra):
    """R10, R17, R20."""
    grown = pig + 2 + 2 * extra
    lead_away(s, seat, pig)
    bring_in(s, seat, grown)
    s.fed[grown] += 1
    if extra == 1:
        use_tool(s, seat, SUPPLEMENT)


def mate(s, seat, amulet):
    """R11, R17, R21."""
    bring_in(s, seat, 2 * amulet)
    if amulet == 1:
        use_tool(s, seat, AMULET)


def buy(s, seat, thing):
    """R12, R17."""
    cost = price(s, seat, thing)
    s.money[seat] -= cost
    s.spent[seat] += cost
    if thing < STY:
        bring_in(s, seat, 2 * thing)
    elif thing == STY:
        s.shop[STY] -= 1
        s.sties[seat] += 1
    else:
        buy_tool(s, seat, thing - TOOL)


def buy_tool(s, seat, tool):
    """R29, D8."""
    take_tool(s, seat, tool)
    if (event_of(s) == CLEARANCE) & (s.shop[TOOL + tool] > 0):
        take_tool(s, seat, tool)


def sell(s, seat, pig):
    """R13."""
    earn(s, s.by_sales, seat, price(s, seat, pig >> 1))
    lead_away(s, seat, pig)


def bring_in(s, seat, pig):
    s.shop[pig >> 1] -= 1
    s.pigs[seat, pig] += 1


def lead_away(s, seat, pig):
    s.shop[pig >> 1] += 1
    s.pigs[seat, pig] -= 1


def take_tool(s, seat, tool):
    s.shop[TOOL + tool] -= 1
    s.tools[seat, tool] += 1


def use_tool(s, seat, tool):
    """R18."""
    s.shop[TOOL + tool] += 1
    s.tools[seat, tool] -= 1


def earn(s, source, seat, dollars):
    source[seat] += dollars
    s.money[seat] += dollars


def vaccinate(s, seat, size):
    """R19, D20: the vaccinated pig counts as fed only if all candidates are."""
    pig = 2 * size
    use_tool(s, seat, VACCINE)
    if (s.fed[pig] == s.pigs[seat, pig]) & (s.phase != TO_VACCINATE):
        s.fed[pig] -= 1
        s.fed[pig + 1] += 1
    s.pigs[seat, pig] -= 1
    s.pigs[seat, pig + 1] += 1


def end_turn(s, seat):
    """R8, R9, D9, D16."""
    if s.phase == TO_ACT:
        earn(s, s.by_unused, seat, UNUSED_PAY * int(s.left))
    s.fed[:] = 0
    s.left = 0
    s.turn = next_seat(s, seat)
    if s.turn != s.first:
        s.left = OPENING_PURCHASES if s.phase == OPENING else s.quota[s.turn]
    elif s.phase == OPENING:
        s.phase = BETWEEN
    else:
        end_round(s)


def end_round(s):
    """R9: after a season's last card the farmers may vaccinate before the inspection (R23)."""
    s.last_card = s.card
    s.last_gain[:] = 0
    s.last_dead[:] = 0
    hold_event(s)
    if s.played_n % SEASON_ROUNDS == 0:
        s.phase = TO_VACCINATE
    else:
        pass_on(s)


def pass_on(s):
    """R9, D18."""
    s.first = next_seat(s, s.first)
    s.phase = BETWEEN


# Events


def hold_event(s):
    event = event_of(s)
    if event == HEAT:
        hold_heat(s)
    elif (event >= SUBSIDY) & (event <= CHECKUP):
        award_tools(s, event)
    elif (event == TRIP) | (event == SHOW):
        award_money(s, event)


def hold_heat(s):
    """R24, D12, D15."""
    seat = s.first
    for _ in range(s.seats):
        for _ in range(adults(s, seat) // 2):
            if (s.shop[PIGLET] > 0) & has_room(s, seat, NONE, PIGLET):
                bring_in(s, seat, 2 * PIGLET)
                s.last_gain[seat] += 1
        seat = next_seat(s, seat)


def award_tools(s, event):
    """R25, D14: one at a time round the table, which matters only if there are not enough."""
    tool = PRIZE_TOOL[event]
    for _ in range(PRIZE_TOOLS):
        seat = s.first
        for _ in range(s.seats):
            if (s.shop[TOOL + tool] > 0) & wins(s, seat, event):
                take_tool(s, seat, tool)
                s.last_gain[seat] += 1
            seat = next_seat(s, seat)


def award_money(s, event):
    """R28."""
    for seat in range(s.seats):
        if wins(s, seat, event):
            earn(s, s.by_prizes, seat, PRIZE_MONEY)
            s.last_gain[seat] = PRIZE_MONEY


def wins(s, seat, event):
    """R25, R28, D13."""
    if event == TRIP:
        return min(count(s, seat, 0), count(s, seat, 1), count(s, seat, 2), count(s, seat, 3)) > 0
    most = 1
    for other in range(s.seats):
        most = max(most, count(s, other, CONTEST[event]))
    return count(s, seat, CONTEST[event]) == most


# Change of season


def maybe_inspect(s):
    """R23: as soon as nobody wants to vaccinate any more."""
    for seat in range(s.seats):
        if may_vaccinate(s, seat):
            return
    s.ready[:] = 0
    for seat in range(s.seats):
        for size in range(4):
            inspect(s, seat, size)
    if s.played_n == ROUNDS:
        finish(s)
    else:
        pass_on(s)


def inspect(s, seat, size):
    dead = int(s.pigs[seat, 2 * size])
    s.last_dead[seat, size] = dead
    s.lost[seat] += dead
    s.shop[size] += dead
    s.pigs[seat, 2 * size] = 0


# 7 End


def finish(s):
    """R30, D6, D18; then the ladder of R31."""
    for seat in range(s.seats):
        earn(s, s.by_final, seat, herd_value(s, seat))
        for pig in range(8):
            s.shop[pig >> 1] += s.pigs[seat, pig]
            s.pigs[seat, pig] = 0
    s.phase = FINISHED
    s.ending = how_decided(s)


def herd_value(s, seat):
    dollars = 0
    for size in range(4):
        dollars += count(s, seat, size) * int(PRICES[NO_EVENT, size])
    return dollars


def goods_value(s, seat):
    """R31."""
    sties = int(s.sties[seat])
    tools = int(s.tools[seat, 0]) + int(s.tools[seat, 1]) + int(s.tools[seat, 2])
    return tools * TOOL_PRICE + STY_STEP * (sties * (sties + 1) // 2)


def standing(s, seat):
    """Money and herd, then the tie-break in the low ten bits (less than 1024)."""
    return (int(s.money[seat]) + herd_value(s, seat)) * 1024 + goods_value(s, seat)


def how_decided(s):
    best = 0
    for seat in range(s.seats):
        best = max(best, standing(s, seat))
    equal = 0
    as_rich = 0
    for seat in range(s.seats):
        equal += standing(s, seat) == best
        as_rich += standing(s, seat) // 1024 == best // 1024
    if equal > 1:
        return BY_DRAW
    return BY_GOODS if as_rich > 1 else BY_MONEY


def is_over(s):
    return s.phase == FINISHED


def scores(s, out):
    for seat in range(s.seats):
        out[seat] = standing(s, seat)


# 8 Sight


def view(s, seat, v):
    share(s, v)
    v.seat = NONE
    v.my_choice = NONE
    if seat < s.seats:
        v.seat = seat
        v.my_choice = s.choice[seat]


def seen(s, seat, action, viewer):
    """D19."""
    if (action < DO_FEED) & (s.advanced == 0) & (viewer != seat):
        return SOME_CHOICE
    return action


# 9 Facts

GAME = Game(
    id="happypigs",
    title="Happy Pigs",
    seats=(3, SEATS),
    minutes=(30, 45),
    age=8,
    author="Kuraki Mura",
    publisher="Swan Panasia",
    year=2013,
    version=1,
    actions=SOME_CHOICE + 1,
    max_legal=24,
    max_steps=2000,
    endings=("running", "money", "goods", "draw"),
    reasons=(
        "ok",
        "wrong-phase",
        "not-chosen",
        "none-left",
        "no-pig",
        "full-grown",
        "already-fed",
        "no-use",
        "no-mother",
        "no-vaccine",
        "no-supplement",
        "no-amulet",
        "all-vaccinated",
        "sold-out",
        "no-money",
        "no-room",
        "no-sty-yet",
    ),
    score_range=(0, 9999 * 1024 + 1023),
    module=__name__,
    options=(
        Option("advanced", "bool", False),
        Option("discount", "choice", "flat", choices=("flat", "cut"), ours=True),
        Option("money", "int", START_MONEY, low=0, high=200, ours=True),
    ),
)
