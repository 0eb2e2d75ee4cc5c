"""Happy Pigs in words."""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import numpy as np

from farmyard.core.game import Refusal
from farmyard.core.record import NONE
from farmyard.games import happypigs as rules
from farmyard.games.happypigs import (
    ACTIONS,
    CARDS,
    CUT,
    DO_BUY,
    DO_FEED,
    DO_MATE,
    DO_SELL,
    DONE,
    EVENTS,
    EXTRA,
    FEED,
    FINISHED,
    FLAT,
    GAME,
    HEAT,
    MOST_STIES,
    NO_EVENT,
    OPENING,
    OPENING_PURCHASES,
    PRICES,
    PRIZE_TOOL,
    ROUNDS,
    SEASON_CARDS,
    SEASON_ROUNDS,
    SEASONS,
    SHOW,
    SIZES,
    SOME_CHOICE,
    START_MONEY,
    STOCK,
    STY,
    TO_ACT,
    TO_CHOOSE,
    TO_VACCINATE,
    TOOL,
    TOOL_PRICE,
    TOOLS,
    TRIP,
    VACCINATE,
    VACCINE,
    price,
)
from farmyard.text.codec import Keyed, Maybe, Name, Number
from farmyard.text.words import Line, Who, line

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
    """Missing: one sty and $45 each, the newest card of `played`, shares by the card, everything else in the shop.

    Without accounts, what is more or less than $45 was earned by sales or spent.
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
        _check_season_cards(s.played[: s.played_n])  # dealing draws until it finds a card that lies nowhere yet
        rules.deal_pile(s)
    if "quota" not in given and s.phase in (TO_ACT, TO_VACCINATE) and s.card != NONE and all_chosen(s):
        s.quota[:] = shares(s)
    if "left" not in given:
        s.left = {OPENING: OPENING_PURCHASES, TO_ACT: s.quota[s.turn]}.get(int(s.phase), 0)
    if "shop" not in given:
        s.shop[:] = [max(0, int(stock) - owned(s, thing)) for thing, stock in enumerate(STOCK)]


def owned(s: Any, thing: int) -> int:
    """How many of it all farmers have together."""
    if thing < STY:
        return int(s.pigs[:, 2 * thing : 2 * thing + 2].sum())
    return int(s.sties.sum() if thing == STY else s.tools[:, thing - TOOL].sum())


def newest_event(s: Any) -> int:
    """The card whose event has taken place last, or NONE."""
    rounds = int(s.played_n) - (s.phase not in (TO_VACCINATE, FINISHED))
    return int(s.played[rounds - 1]) if rounds > 0 else NONE


def income(s: Any) -> Any:
    """What each farmer took in since the start."""
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
    """Everything in the box is somewhere, all pigs fit, cards and choices agree with the round."""
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
    """Each round has a card of its season, none comes twice."""
    in_season = all(card // SEASON_CARDS == i // SEASON_ROUNDS for i, card in enumerate(cards))
    if not in_season or len(set(cards)) < len(cards):
        raise Refusal("happypigs-no-position-cards")


def _cards_agree(s: Any) -> bool:
    """As many as there are rounds, the newest in force."""
    newest = s.played[s.played_n - 1] if s.played_n else NONE
    begun = (s.phase == OPENING) == (s.played_n == 0)
    ended = s.phase not in (TO_VACCINATE, FINISHED) or s.played_n % SEASON_ROUNDS == 0
    in_force = s.card == newest and s.last_card == newest_event(s)
    return bool(s.played_n + s.pile_n == ROUNDS and in_force and begun and ended)


def _choices_agree(s: Any) -> bool:
    """Secret ones only while choosing, open ones when all have chosen; one after another in the advanced game."""
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
    """Only who is on turn has actions left; pigs are fed only while feeding; together is the first's turn."""
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
    """By the option `discount`, and by the sties one has."""
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
}

# Words


def points(v: Any) -> list[int]:
    return [int(v.money[seat]) for seat in range(v.seats)]


def pig(number: int) -> Line:
    """A pig: its size, and whether it is vaccinated."""
    return line(f"happypigs-pig-{PIG_NAMES[number].replace(' ', '-')}")


def thing(number: int) -> Line:
    """One of what the shop sells."""
    return pig(2 * number) if number < STY else line(f"happypigs-a-{THINGS[number]}")


def some(size: int, count: int) -> Line:
    """So many pigs of a size."""
    return line(f"happypigs-some-{SIZES[size]}", count=count)


def deed(action: int) -> Line:
    return line(f"happypigs-action-{ACTIONS[action]}")


def event(card: int) -> Line:
    return line(f"happypigs-event-{EVENTS[CARDS[card, 0]]}")


def season(card: int) -> Line:
    return line(f"happypigs-season-{SEASONS[card // SEASON_CARDS]}")


def label(action: int) -> Line:
    """What a button says."""
    if action < DO_FEED:
        return line("happypigs-do-choose", action=deed(action))
    if action < DO_MATE:
        extra = "-supplement" if action - DO_FEED >= EXTRA else ""
        return line(f"happypigs-do-feed{extra}", pig=pig((action - DO_FEED) % EXTRA))
    if action < DO_BUY:
        return line("happypigs-do-mate-amulet" if action - DO_MATE else "happypigs-do-mate")
    if action < DO_SELL:
        return line("happypigs-do-buy", thing=thing(action - DO_BUY))
    if action < VACCINATE:
        return line("happypigs-do-sell", pig=pig(action - DO_SELL))
    if action < DONE:
        return line("happypigs-do-vaccinate", pig=pig(2 * (action - VACCINATE)))
    return line("happypigs-do-done" if action == DONE else "happypigs-do-some-choice")


def ask(v: Any) -> Line:
    """What the viewer is asked, or whom everybody waits for."""
    if v.phase == FINISHED:
        return line("over")
    acting = [seat for seat in range(v.seats) if rules.must_act(v, seat)]
    if v.seat not in acting:
        return line("waiting-for", who=[Who(seat) for seat in acting])
    if v.phase == TO_CHOOSE:
        return line("happypigs-ask-choose")
    if v.phase == TO_VACCINATE:
        count, vaccines = rules.unvaccinated(v, int(v.seat)), int(v.tools[v.seat, VACCINE])
        return line("happypigs-ask-vaccinate", count=count, vaccines=vaccines)
    if v.left == 0:
        return line("happypigs-ask-done")
    asked = "opening" if v.phase == OPENING else ACTIONS[rules.action_of(v)]
    return line(f"happypigs-ask-{asked}", count=int(v.left))


def narrate(before: Any, seat: int, action: int, after: Any) -> list[Line]:
    """What a viewer saw happen, from that viewer's own two views and what was seen of the action."""
    told = [_narrate_action(before, seat, action, after)]
    if before.phase == TO_CHOOSE and after.phase == TO_ACT:
        told += _narrate_shares(after)
    if before.phase == TO_ACT != after.phase:
        told += _narrate_event(after)
    if after.phase == TO_VACCINATE != before.phase:
        told.append(line("happypigs-say-window"))
    if inspected(before, after):
        told += _narrate_inspection(after)
    if after.played_n > before.played_n:
        told.append(_say_round(after))
    if after.phase == FINISHED:
        told += _narrate_end(after)
    return told


def inspected(before: Any, after: Any) -> bool:
    """A season came to its end in between."""
    last = before.played_n > 0 and before.played_n % SEASON_ROUNDS == 0
    return bool(last and before.phase in (TO_ACT, TO_VACCINATE) and after.phase in (TO_CHOOSE, FINISHED))


def _narrate_action(before: Any, seat: int, action: int, after: Any) -> Line:
    who = Who(seat)
    if action == SOME_CHOICE:
        return line("happypigs-say-some-choice", who=who)
    if action < DO_FEED:
        return line("happypigs-say-choose", who=who, action=deed(action))
    if action < DO_MATE:
        return _say_feed(who, action - DO_FEED)
    if action < DO_BUY:
        born = action - DO_MATE
        return line("happypigs-say-mate-amulet" if born else "happypigs-say-mate", who=who, pig=pig(2 * born))
    if action < DO_SELL:
        return _say_buy(before, who, action - DO_BUY, after)
    if action < VACCINATE:
        dollars = int(after.money[seat]) - int(before.money[seat])
        return line("happypigs-say-sell", who=who, pig=pig(action - DO_SELL), dollars=dollars)
    if action < DONE:
        return line("happypigs-say-vaccinate", who=who, pig=pig(2 * (action - VACCINATE)))
    return _say_done(before, who, after)


def _say_feed(who: Who, fed: int) -> Line:
    extra, number = divmod(fed, EXTRA)
    said = "happypigs-say-feed-supplement" if extra else "happypigs-say-feed"
    return line(said, who=who, pig=pig(number), grown=pig(number + 2 + 2 * extra))


def _say_buy(before: Any, who: Who, number: int, after: Any) -> Line:
    free = number >= TOOL and int(after.tools[who, number - TOOL]) - int(before.tools[who, number - TOOL]) == 2
    said = "happypigs-say-buy-free" if free else "happypigs-say-buy"
    return line(said, who=who, thing=thing(number), dollars=int(before.money[who]) - int(after.money[who]))


def _say_done(before: Any, who: Who, after: Any) -> Line:
    if before.phase == OPENING:
        return line("happypigs-say-done-opening", who=who)
    if before.phase == TO_VACCINATE:
        return line("happypigs-say-done-vaccinate", who=who)
    return line("happypigs-say-done", who=who, dollars=int(after.by_unused[who]) - int(before.by_unused[who]))


def _narrate_shares(v: Any) -> list[Line]:
    order = [(int(v.first) + i) % int(v.seats) for i in range(v.seats)]
    return [line("happypigs-say-share", who=Who(s), action=deed(v.chosen[s]), count=int(v.quota[s])) for s in order]


def _narrate_event(v: Any) -> list[Line]:
    """Prizes and piglets; price events have done their work during the round."""
    held = int(CARDS[v.last_card, 0])
    if held == HEAT:
        said = "happypigs-say-heat"
    elif held in (TRIP, SHOW):
        said = "happypigs-say-prize"
    elif held in (rules.SUBSIDY, rules.VACCINATION, rules.CHECKUP):
        said = f"happypigs-say-gift-{TOOLS[PRIZE_TOOL[held]]}"
    else:
        return []
    name = event(int(v.last_card))
    won = [seat for seat in range(v.seats) if v.last_gain[seat]]
    if not won:
        return [line("happypigs-say-no-prize", event=name)]
    return [line(said, event=name, who=Who(seat), count=int(v.last_gain[seat])) for seat in won]


def _narrate_inspection(v: Any) -> list[Line]:
    told = [line("happypigs-say-inspection", season=season(int(v.last_card)))]
    for seat in range(v.seats):
        dead = [some(size, int(n)) for size, n in enumerate(v.last_dead[seat]) if n]
        if dead:
            told.append(line("happypigs-say-deaths", who=Who(seat), pigs=dead))
    return told if len(told) > 1 else [*told, line("happypigs-say-no-deaths")]


def _say_round(v: Any) -> Line:
    card = int(v.card)
    said = "happypigs-say-round-quiet" if CARDS[card, 0] == NO_EVENT else "happypigs-say-round"
    amounts = {action: int(CARDS[card, 1 + i]) for i, action in enumerate(ACTIONS)}
    return line(said, number=int(v.played_n), season=season(card), event=event(card), who=Who(v.first), **amounts)


def _narrate_end(v: Any) -> list[Line]:
    told = [
        line("happypigs-say-final-sale", who=Who(seat), dollars=int(v.by_final[seat]), money=int(v.money[seat]))
        for seat in range(v.seats)
    ]
    best = max(rules.standing(v, seat) for seat in range(v.seats))
    first = [Who(seat) for seat in range(v.seats) if rules.standing(v, seat) == best]
    goods = rules.goods_value(v, int(first[0]))
    way = GAME.endings[v.ending]
    return [*told, line(f"happypigs-say-end-{way}", who=first, money=int(v.money[first[0]]), goods=goods)]
