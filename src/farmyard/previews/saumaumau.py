"""Sau Mau Mau: the pig a card moves, and where to."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from msgspec import Struct

from farmyard.games import saumaumau as rules
from farmyard.games.saumaumau import DRAW, LOUD


class Lead(Struct, frozen=True):
    """A pig runs to this space."""

    pig: int
    space: int


def leads(v: Any, actions: Sequence[int]) -> dict[int, Lead]:
    found = {action: _lead(v, action % LOUD) for action in actions if action < DRAW}
    return {action: lead for action, lead in found.items() if lead is not None}


def _lead(v: Any, quiet: int) -> Lead | None:
    after = SimpleNamespace(goal=v.goal, pending=v.pending, pigs=list(v.pigs))
    rules.act(after, rules.card_of(quiet), quiet)
    for pig, space in enumerate(after.pigs):
        if space != v.pigs[pig]:
            return Lead(pig, int(space))
    return None
