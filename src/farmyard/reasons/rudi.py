"""Rennschwein Rudi Rüssel: what speaks for a card."""

from typing import Any

from farmyard.games import rudi as rules
from farmyard.games.rudi import GIVE, SOME_CARD
from farmyard.text.rudi import card
from farmyard.text.words import Line, Who, line

TEN, LOW = 10, 3


def because(v: Any, action: int) -> Line | None:
    if action >= SOME_CARD:
        return None
    return _because_give(v, action - GIVE) if action >= GIVE else _because_lay(v, rules.value_of(action))


def _because_give(v: Any, given: int) -> Line:
    lowest = min(rules.value_of(int(c)) for c in v.my_hand[: v.my_hand_n])
    said = "lowest" if rules.value_of(given) == lowest else "give"
    return line(f"rudi-because-{said}", given=card(given), taken=card(int(v.top)))


def _because_lay(v: Any, value: int) -> Line:
    others = [seat for seat in range(v.seats) if seat != v.seat]
    best = max(_highest(v, seat) for seat in others)
    if value > best:
        return line("rudi-because-safe", value=value)
    leader = others[0]
    for seat in others:
        if v.pigs[seat] > v.pigs[leader]:
            leader = seat
    if value == best and v.pigs[leader] > v.pigs[v.seat]:
        return line("rudi-because-swap", value=value, who=Who(leader))
    if value <= LOW:
        return line("rudi-because-low")
    if value == TEN:
        return line("rudi-because-ten")
    return line("rudi-because-middle", best=best)


def _highest(v: Any, seat: int) -> int:
    """The best card that this seat can still have in hand: what it owns, without what lies aside."""
    aside = [int(c) for c in v.aside[seat][: v.aside_n[seat]]]
    return int(max([rules.value_of(int(c)) for c in v.owned[seat] if int(c) not in aside]))
