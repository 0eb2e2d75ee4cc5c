"""Sau Mau Mau: the pig a card moves, and where to; what a bet brings."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from farmyard.games import saumaumau as rules
from farmyard.games.saumaumau import BET, BET_POINTS, DRAW, LOUD, NO_BET


class Lead(Struct, frozen=True):
    """A pig runs to this space; or a bet would be worth this many points, if it and those above it are right."""

    pig: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    points: int | UnsetType = UNSET


def leads(v: Any, actions: Sequence[int]) -> dict[int, Lead]:
    found = {action: _lead(v, action) for action in actions}
    return {action: lead for action, lead in found.items() if lead is not None}


def _lead(v: Any, action: int) -> Lead | None:
    if action < DRAW:
        return _card(v, action % LOUD)
    return _bet(v, action) if BET <= action <= NO_BET else None


def _card(v: Any, quiet: int) -> Lead | None:
    before = v.pigs
    after = SimpleNamespace(goal=v.goal, pending=v.pending, pigs=list(before))
    rules.act(after, rules.card_of(quiet), quiet)
    for pig, space in enumerate(after.pigs):
        if space != before[pig]:
            return Lead(pig, int(space))
    return None


def _bet(v: Any, action: int) -> Lead | None:
    """R16: a changed bet goes to the end of the row; without a new one the old one stays where it is."""
    places = [place for place in range(v.strip_n) if v.strip[place] == v.seat]
    if action < NO_BET:
        return Lead(points=int(BET_POINTS[v.strip_n - len(places)]))
    return Lead(points=int(BET_POINTS[places[0]])) if places else None
