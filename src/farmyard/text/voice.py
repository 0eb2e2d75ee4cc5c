"""What a game in a single file says, read from views alone. Every such game has a copy of this module with facts and
verbs of its own (`derived.voice_of`); the page's own tables have it in JavaScript (`farmyard.browser.words`)."""

from typing import Any

import numpy as np

from farmyard.core.record import NONE
from farmyard.core.usual import is_over, must_act, scores
from farmyard.text.words import Line, Who, line, waiting_for

MOST = 0  # seats
LABELS: tuple[Line, ...] = ()  # of every action
SAYS: tuple[tuple[str, dict[str, object]], ...] = ()  # the message about every action once it is made, and its parts
ENDINGS: tuple[Line, ...] = ()
ASK, GAINS, LOSES, WINS = "", "", "", ""


def points(v: Any) -> list[int]:
    """What counts in the end, from what is public."""
    out = np.zeros(MOST, np.int32)
    scores(v, out)
    return [int(score) for score in out[: v.seats]]


def acting(v: Any) -> list[int]:
    """Who must act is open to everybody, so a view tells it, too."""
    return [seat for seat in range(v.seats) if must_act(v, seat)]


def ask(v: Any) -> Line:
    if is_over(v):
        return line("over")
    waiting = acting(v)
    if v.seat != NONE and v.seat in waiting:
        return line(ASK)
    return waiting_for(waiting[0]) if len(waiting) == 1 else line("waiting-for", who=[Who(seat) for seat in waiting])


def label(action: int) -> Line:
    return LABELS[action]


def narrate(before: Any, seat: int, action: int, after: Any) -> list[Line]:
    """The move, what it brought to whom, and the end."""
    key, parts = SAYS[action]
    told = [line(key, who=Who(seat), **parts), *gains(points(before), points(after))]
    return [*told, *ending(after)] if is_over(after) else told


def gains(before: list[int], after: list[int]) -> list[Line]:
    """Points won and lost in the open."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    return [
        line(GAINS if change > 0 else LOSES, who=Who(seat), count=abs(change))
        for seat, change in enumerate(changes)
        if change != 0
    ]


def ending(v: Any) -> list[Line]:
    reached = points(v)
    best = max(reached)
    winners = [Who(seat) for seat in range(v.seats) if reached[seat] == best]
    return [
        line("derived-over", why=ENDINGS[int(v.ending)]),
        line(WINS, who=winners, count=len(winners), points=best),
    ]
