"""Happy Pigs: names of moves, and what its positions look like and may contain."""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import numpy as np

from farmyard.core.record import NONE
from farmyard.core.refusal import Refusal
from farmyard.games import happypigs as rules
from farmyard.games.happypigs import (
    ACTIONS,
    CARDS,
    CUT,
    EVENTS,
    FEED,
    FINISHED,
    FLAT,
    GAME,
    LARGE,
    MOST_STIES,
    OPENING,
    OPENING_PURCHASES,
    PIGLET,
    PRICES,
    ROUNDS,
    SEASON_CARDS,
    SEASON_ROUNDS,
    SEASONS,
    SIZES,
    SMALL,
    START_MONEY,
    STOCK,
    STY,
    STY_SIDE,
    TO_ACT,
    TO_CHOOSE,
    TO_VACCINATE,
    TOOL,
    TOOL_PRICE,
    TOOLS,
    price,
)
from farmyard.schema.codec import Keyed, Maybe, Name, Number

# Notation

PIG_NAMES = tuple(f"{vaccinated}{size}" for size in SIZES for vaccinated in ("", "vaccinated "))
THINGS = (*SIZES, "sty", *TOOLS)
NAMES = (
    *(f"choose {action}" for action in ACTIONS),
    *(f"feed {pig}" for pig in PIG_NAMES),
    *(f"feed {pig} +supplement" for pig in PIG_NAMES),
    "mate",
    "mate +amulet",
    *(f"buy {thing}" for thing in THINGS),
    *(f"sell {pig}" for pig in PIG_NAMES),
    *(f"vaccinate {size}" for size in SIZES),
    "done",
    "choose ?",
)

# Positions

CARD_NAMES = tuple(f"{SEASONS[i // SEASON_CARDS]} {EVENTS[card[0]]}" for i, card in enumerate(CARDS))
PHASES = ("opening", "choose", "act", "vaccinate", "over")
_CARD = Name(CARD_NAMES, none=True)
_ACTION = Name(ACTIONS, none=True)
_HERD = Keyed(PIG_NAMES, Number(0, 40), sparse=True)
SHOWN = {
    "phase": Name(PHASES),
    "ending": Name(GAME.endings),
    "discount": Name(("flat", "cut")),
    "card": _CARD,
    "last_card": _CARD,
    "played": Name(CARD_NAMES),
    "pile": Name(CARD_NAMES),
    "choice": _ACTION,
    "chosen": _ACTION,
    "fed": _HERD,
    "pigs": _HERD,
    "tools": Keyed(TOOLS, Number(0, 25), sparse=True),
    "shop": Keyed(THINGS, Number(0, 40)),
    "last_dead": Keyed(SIZES, Number(0, 40), sparse=True),
    "seat": Maybe(0, 5),
    "my_choice": _ACTION,
}
NOT_PER_SEAT = ()
ALWAYS = ("phase", "turn", "left", "quota", "pigs", "sties", "tools", "money", "spent")


def complete(s: Any, given: Collection[str]) -> None:
    """Defaults: one sty and $45 each, the newest card of `played`, shares by the card, everything else in the shop.

    Without accounts, money above $45 was earned by sales, money below it was spent.
    """
    if "turn" not in given:
        s.turn = s.first
    if "sties" not in given:
        s.sties[: s.seats] = 1
    if "money" not in given:
        s.money[: s.seats] = START_MONEY
    if "spent" not in given:
        over = s.money[: s.seats] - START_MONEY - income(s)
        s.by_sales[: s.seats] += np.maximum(over, 0)
        s.spent[: s.seats] = np.maximum(-over, 0)
    if "card" not in given and s.played_n:
        s.card = s.played[s.played_n - 1]
    if "last_card" not in given:
        s.last_card = newest_event(s)
    if "pile" not in given:
        _check_season_cards(s.played[: s.played_n])  # dealing draws until it finds a card that is not placed yet
        rules.deal_pile(s)
    if "quota" not in given and s.phase in (TO_ACT, TO_VACCINATE) and s.card != NONE and all_chosen(s):
        s.quota[:] = shares(s)
    if "left" not in given:
        s.left = {OPENING: OPENING_PURCHASES, TO_ACT: s.quota[s.turn]}.get(int(s.phase), 0)
    if "shop" not in given:
        s.shop[:] = [max(0, int(stock) - owned(s, thing)) for thing, stock in enumerate(STOCK)]


def owned(s: Any, thing: int) -> int:
    """How many of it the farmers have between them."""
    if thing < STY:
        return int(s.pigs[:, 2 * thing : 2 * thing + 2].sum())
    return int(s.sties.sum() if thing == STY else s.tools[:, thing - TOOL].sum())


def newest_event(s: Any) -> int:
    """The card whose event has taken place last, or NONE."""
    rounds = int(s.played_n) - (s.phase not in (TO_VACCINATE, FINISHED))
    return int(s.played[rounds - 1]) if rounds > 0 else NONE


def income(s: Any) -> Any:
    """Each farmer's income since the start."""
    return (s.by_sales + s.by_prizes + s.by_unused + s.by_final)[: s.seats]


def shares(s: Any) -> Any:
    """How often each farmer may do what was chosen, by the card."""
    worlds = np.zeros(1, GAME.state)
    worlds[0] = s
    rules.divide(worlds[0])
    return worlds[0]["quota"]


def all_chosen(s: Any) -> bool:
    return bool((s.chosen[: s.seats] != NONE).all())


def check(s: Any) -> None:
    """Every piece is somewhere, all pigs fit, cards and choices agree with the round."""
    if max(s.turn, s.first) >= s.seats:
        raise Refusal("position-turn", seats=int(s.seats))
    for thing, stock in enumerate(STOCK):
        have = int(s.shop[thing]) + owned(s, thing)
        if have != stock:
            raise Refusal("position-count", what=THINGS[thing], have=have, want=int(stock))
    for seat in range(s.seats):
        if not 1 <= s.sties[seat] <= MOST_STIES or not rules.fits(*herd(s, seat), int(s.sties[seat])):
            raise Refusal("happypigs-no-position-room", seat=seat)
    if not _money_agrees(s):
        raise Refusal("happypigs-no-position-money")
    _check_season_cards([*s.played[: s.played_n], *s.pile[: s.pile_n][::-1]])
    if not _cards_agree(s):
        raise Refusal("happypigs-no-position-cards")
    if not _choices_agree(s):
        raise Refusal("happypigs-no-position-choices")
    if not _turn_agrees(s):
        raise Refusal("happypigs-no-position-turn")
    if s.phase == TO_VACCINATE and not any(rules.must_act(s, seat) for seat in range(s.seats)):
        raise Refusal("happypigs-no-position-window")
    if (s.phase == FINISHED) != (s.ending > 0) or (s.phase == FINISHED and s.pigs.any()):
        raise Refusal("happypigs-no-position-over")


def _money_agrees(s: Any) -> bool:
    """Everybody began with the same, and nobody could spend more; the final sale comes last."""
    began = s.money[: s.seats] + s.spent[: s.seats] - income(s)
    option = next(o for o in GAME.options if o.name == "money")
    in_time = s.phase == FINISHED or not s.by_final.any()
    return bool(in_time and option.low <= began.min() == began.max() <= option.high)


def _check_season_cards(cards: Any) -> None:
    """Each round has a card of its season, with no repeats."""
    in_season = all(card // SEASON_CARDS == i // SEASON_ROUNDS for i, card in enumerate(cards))
    if not in_season or len(set(cards)) < len(cards):
        raise Refusal("happypigs-no-position-cards")


def _cards_agree(s: Any) -> bool:
    """One card per round so far, the newest in force."""
    newest = s.played[s.played_n - 1] if s.played_n else NONE
    begun = (s.phase == OPENING) == (s.played_n == 0)
    ended = s.phase not in (TO_VACCINATE, FINISHED) or s.played_n % SEASON_ROUNDS == 0
    in_force = s.card == newest and s.last_card == newest_event(s)
    return bool(s.played_n + s.pile_n == ROUNDS and in_force and begun and ended)


def _choices_agree(s: Any) -> bool:
    """Secret only while choosing, open once everybody has chosen; one after another in the advanced game."""
    seats = int(s.seats)
    secret = [s.choice[seat] != NONE for seat in range(seats)]
    chosen = [s.chosen[seat] != NONE for seat in range(seats)]
    ready = [bool(s.ready[seat]) for seat in range(seats)]
    if s.phase == OPENING:
        return not any(secret + chosen + ready)
    if s.phase != TO_CHOOSE:
        return all(chosen) and not any(secret) and (s.phase == TO_VACCINATE or not any(ready))
    if s.advanced:
        turn_order = [chosen[(s.first + i) % seats] for i in range(seats)]
        before = (int(s.turn) - int(s.first)) % seats
        return not any(secret + ready) and turn_order == [i < before for i in range(seats)]
    return not any(chosen) and secret == ready and not all(ready)


def _turn_agrees(s: Any) -> bool:
    """Only the seat on turn has actions left; pigs are fed only while feeding; in a simultaneous phase `turn` is the
    first player."""
    if s.turn != s.first and (s.phase == TO_VACCINATE or (s.phase == TO_CHOOSE and not s.advanced)):
        return False
    if s.phase in (OPENING, TO_CHOOSE):
        most = OPENING_PURCHASES if s.phase == OPENING else 0
        return bool(s.left <= most and not s.fed.any() and not s.quota.any())
    if (s.quota != shares(s)).any():
        return False
    if s.phase == TO_ACT:
        feeding = s.chosen[s.turn] == FEED and s.fed.sum() + s.left <= s.quota[s.turn]
        return bool(s.left <= s.quota[s.turn] and (s.fed <= s.pigs[s.turn]).all() and (feeding or not s.fed.any()))
    return not s.left and not s.fed.any()


def herd(s: Any, seat: int) -> tuple[int, int, int, int]:
    """How many pigs of each size."""
    return rules.count(s, seat, 0), rules.count(s, seat, 1), rules.count(s, seat, 2), rules.count(s, seat, 3)


def _sty_prices(event: int) -> list[list[int]]:
    """Depends on the option `discount` and on the sties owned."""
    card = next(number for number, printed in enumerate(CARDS) if printed[0] == event)
    farms = [SimpleNamespace(card=card, discount=discount, sties=range(MOST_STIES + 1)) for discount in (FLAT, CUT)]
    return [[price(farm, sties, STY) for sties in range(MOST_STIES + 1)] for farm in farms]


PRINTED = {
    "rounds": ROUNDS,
    "season_rounds": SEASON_ROUNDS,
    "amounts": CARDS[:, 1:].tolist(),  # by card: how often in all to feed, mate, buy, sell
    "prices": {name: PRICES[event].tolist() for event, name in enumerate(EVENTS)},  # by event and size
    "sty_prices": {name: _sty_prices(event) for event, name in enumerate(EVENTS)},
    "tool_price": TOOL_PRICE,
    "sty_side": STY_SIDE,
    "grown": [pig + 2 if pig >> 1 < LARGE else NONE for pig in range(len(PIG_NAMES))],  # by pig: what it grows into
    "born": [PIGLET, SMALL],  # without and with an amulet
}
