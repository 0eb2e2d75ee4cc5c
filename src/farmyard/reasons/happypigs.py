"""Happy Pigs: what speaks for a move."""

from typing import Any

from farmyard.games import happypigs as rules
from farmyard.games.happypigs import (
    AMULET,
    BUY,
    CHOOSE,
    DO_BUY,
    DO_FEED,
    DO_MATE,
    DO_SELL,
    DONE,
    EXTRA,
    FEED,
    LARGE,
    MATE,
    MEDIUM,
    OPENING,
    SEASON_ROUNDS,
    SIZES,
    SMALL,
    STY,
    STY_CELLS,
    TOOL,
    VACCINATE,
    VACCINE,
)
from farmyard.text.happypigs import thing
from farmyard.text.words import Line, line

NORMAL = (3, 6, 10, 15)  # R16
CELLS = (4, 6, 9, 12)  # D1


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
