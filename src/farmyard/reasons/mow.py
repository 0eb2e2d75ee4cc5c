"""MOW: what speaks for a move."""

from typing import Any

from farmyard.games import mow as rules
from farmyard.games.mow import FLIES, KEEP, NAME, NUMBERED, PASS, TAKE, TURN
from farmyard.text.mow import herd_size
from farmyard.text.words import Line, Who, line

FEW = 4  # flies: cheap


def because(v: Any, action: int) -> Line | None:
    if action < TAKE:
        return _because_cow(v, int(rules.cow_of(action)))
    if action == TAKE:
        return _because_take(v)
    if NAME <= action < PASS:
        return _because_next(v, action - NAME)
    if action in (TURN, KEEP):
        return _because_next(v, neighbour(v, action == TURN))
    return None


def _because_cow(v: Any, card: int) -> Line:
    flies = int(FLIES[card])
    if card >= len(NUMBERED):
        return line("mow-because-special", flies=flies)
    if flies:
        return line("mow-because-flies", flies=flies)
    return line("mow-because-clean")


def _because_take(v: Any) -> Line:
    _, flies = herd_size(v, int(v.place))
    if v.deck_n == 0:
        return line("mow-because-end", flies=flies)
    return line("mow-because-cheap" if flies <= FEW else "mow-because-take", flies=flies)


def _because_next(v: Any, named: int) -> Line | None:
    others = [int(v.flies[seat]) for seat in range(v.seats) if seat != v.seat]
    if named != v.seat and v.flies[named] == min(others) and min(others) < max(others):
        return line("mow-because-leader", who=Who(named), flies=int(v.flies[named]))
    return line("mow-because-next", who=Who(named)) if named != v.seat else None


def neighbour(v: Any, turned: bool) -> int:
    """Who is next if the arrow is turned, or is not."""
    left = bool(v.arrow == 0) != turned
    return int((v.turn + 1) % v.seats if left else (v.turn + v.seats - 1) % v.seats)
