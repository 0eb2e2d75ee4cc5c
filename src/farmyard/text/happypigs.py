"""Happy Pigs in words."""

from typing import Any

from farmyard.games import happypigs as rules
from farmyard.games.happypigs import (
    ACTIONS,
    AMULET,
    BUY,
    CARDS,
    CHOOSE,
    DO_BUY,
    DO_FEED,
    DO_MATE,
    DO_SELL,
    DONE,
    EVENTS,
    EXTRA,
    FEED,
    FINISHED,
    GAME,
    HEAT,
    LARGE,
    MATE,
    MEDIUM,
    NO_EVENT,
    OPENING,
    PRIZE_TOOL,
    SEASON_CARDS,
    SEASON_ROUNDS,
    SEASONS,
    SHOW,
    SIZES,
    SMALL,
    SOME_CHOICE,
    STY,
    STY_CELLS,
    TO_ACT,
    TO_CHOOSE,
    TO_VACCINATE,
    TOOL,
    TOOLS,
    TRIP,
    VACCINATE,
    VACCINE,
)
from farmyard.schema.happypigs import PIG_NAMES, THINGS
from farmyard.text.words import Line, Who, line

NORMAL = (3, 6, 10, 15)  # R16
CELLS = (4, 6, 9, 12)  # D1


def points(v: Any) -> list[int]:
    return [int(v.money[seat]) for seat in range(v.seats)]


def pig(number: int) -> Line:
    """A pig: its size, and whether it is vaccinated."""
    return line(f"happypigs-pig-{PIG_NAMES[number].replace(' ', '-')}")


def thing(number: int) -> Line:
    """One of what the shop sells."""
    return pig(2 * number) if number < STY else line(f"happypigs-a-{THINGS[number]}")


def some(size: int, count: int) -> Line:
    """This many pigs of a size."""
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
    """The viewer's question, or whom everybody is waiting for."""
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
    """What a viewer saw happen, from that viewer's views before and after and what was seen of the action."""
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
    """Whether a season ended in between."""
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
    """Prizes and piglets; price events have already taken effect during the round."""
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


# What speaks for a move


def because(v: Any, action: int) -> Line | None:
    if action < DO_FEED:
        return _because_choose(v, action - CHOOSE)
    if action < DO_MATE:
        return _because_feed(v, action - DO_FEED)
    if action < DO_BUY:
        return line("happypigs-because-mate", dollars=int(rules.price(v, v.seat, SMALL if action - DO_MATE else 0)))
    if action < DO_SELL:
        return _because_buy(v, action - DO_BUY)
    if action < VACCINATE:
        return _because_sell(v, action - DO_SELL)
    if action < DONE:
        return line("happypigs-because-vaccinate", dollars=int(rules.price(v, v.seat, action - VACCINATE)))
    return line("happypigs-because-done", count=int(v.left)) if v.left and v.phase != OPENING else None


def _because_choose(v: Any, chosen: int) -> Line | None:
    if chosen == FEED:
        count = sum(int(rules.count(v, v.seat, size)) for size in range(LARGE))
        return line("happypigs-because-choose-feed", count=count) if count else None
    if chosen == MATE:
        mothers = int(rules.adults(v, v.seat))
        return line("happypigs-because-choose-mate", count=mothers) if mothers else None
    if chosen == BUY:
        bare, left = int(rules.unvaccinated(v, v.seat)), rounds_left(v)
        if bare > v.tools[v.seat][VACCINE]:
            return line("happypigs-because-choose-vaccines", count=bare, rounds=left)
        return line("happypigs-because-choose-buy", dollars=int(v.money[v.seat]))
    worth = sum(int(rules.count(v, v.seat, size)) * int(rules.price(v, v.seat, size)) for size in range(len(SIZES)))
    return line("happypigs-because-choose-sell", dollars=worth) if worth else None


def rounds_left(v: Any) -> int:
    """Rounds until the inspection, this one included."""
    played = int(v.played_n) % SEASON_ROUNDS
    return SEASON_ROUNDS + 1 - played if played else (1 if v.played_n else SEASON_ROUNDS)


def _because_feed(v: Any, fed: int) -> Line:
    size = (fed % EXTRA) // 2
    grown = size + (2 if fed >= EXTRA else 1)
    prices = [int(rules.price(v, v.seat, each)) for each in (size, grown)]
    said = "breed" if size < MEDIUM <= grown else "feed"
    return line(f"happypigs-because-{said}", dollars=prices[0], more=prices[1])


def _because_buy(v: Any, bought: int) -> Line:
    if bought == STY:
        free = STY_CELLS * int(v.sties[v.seat]) - sum(
            int(rules.count(v, v.seat, size)) * CELLS[size] for size in range(len(SIZES))
        )
        return line("happypigs-because-sty", count=free)
    if bought == TOOL + VACCINE:
        return line("happypigs-because-vaccine", count=int(rules.unvaccinated(v, v.seat)), rounds=rounds_left(v))
    if bought > STY:
        return line("happypigs-because-amulet" if bought == TOOL + AMULET else "happypigs-because-supplement")
    if bought >= MEDIUM:
        return line("happypigs-because-mother", thing=thing(bought))
    return line("happypigs-because-pig", dollars=int(rules.price(v, v.seat, bought)))


def _because_sell(v: Any, pig: int) -> Line:
    size, vaccinated = pig // 2, pig % 2
    dollars = int(rules.price(v, v.seat, size))
    if dollars > NORMAL[size]:
        return line("happypigs-because-dear", dollars=dollars, usual=NORMAL[size])
    if not vaccinated and v.tools[v.seat][VACCINE] == 0 and rounds_left(v) == 1:
        return line("happypigs-because-doomed")
    return line("happypigs-because-grown" if size == LARGE else "happypigs-because-sell", dollars=dollars)
