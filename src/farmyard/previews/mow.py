"""MOW: which numbers a herd still takes, where a move puts its cow, and who comes next."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from farmyard.core.record import NONE
from farmyard.games import mow as rules
from farmyard.games.mow import (
    ACROBAT_7,
    CALF,
    GAP_HIGH,
    GAP_LOW,
    GAPS,
    HIGHEST,
    LEFT,
    MAD,
    NAME,
    NUMBER,
    PASS,
    PLACES,
    PLAY_CALF,
    PLAY_SLOWPOKE,
    POSTS,
    RIGHT,
    SLOWPOKE,
    TAKE,
    TURN,
)


class Gap(Struct, frozen=True):
    """Room for a slowpoke between the cows on `low` and `high`, from the free number `at` to `last`."""

    low: int
    high: int
    at: int
    last: int


class Herd(Struct, frozen=True):
    """Numbers beyond both ends, and gaps between."""

    open: list[int]
    gaps: list[Gap]


class Next(Struct, frozen=True):
    """Who comes next, and with two players which herd."""

    seat: int
    place: int


class Preview(Struct, frozen=True):
    herds: list[Herd]
    next: Next


class Lead(Struct, frozen=True, omit_defaults=True):
    """The cow stands on this number, or `up` on the cow there; or this is who comes next."""

    number: int | UnsetType = UNSET
    up: bool = False
    next: Next | UnsetType = UNSET


def preview(v: Any) -> Preview:
    return Preview([_herd(v, place) for place in range(PLACES if v.seats == 2 else 1)], _next(v, v.arrow))


def leads(v: Any, actions: Sequence[int]) -> dict[int, Lead]:
    return {action: _lead(v, action) for action in actions if action not in (TAKE, PASS)}


def _herd(v: Any, place: int) -> Herd:
    low, high = v.low[place], v.high[place]
    if low == NONE:
        return Herd(list(range(POSTS)), [])
    return Herd([*range(low), *range(high + 1, HIGHEST + 1)], _gaps(v, place))


def _gaps(v: Any, place: int) -> list[Gap]:
    herd = SimpleNamespace(place=place, low=v.low, high=v.high, herd=[bytes(row) for row in v.herd])
    moves = [0] * len(GAPS)
    found = [moves[i] - PLAY_SLOWPOKE for i in range(rules.legal_gaps(herd, moves, 0))]
    return [_gap(herd.herd[place], int(GAP_LOW[gap]), int(GAP_HIGH[gap])) for gap in found]


def _gap(posts: bytes, low: int, high: int) -> Gap:
    free = [number for number in range(low + 1, high) if posts[number] == NONE]
    return Gap(low, high, free[0], free[-1])


def _next(v: Any, arrow: int) -> Next:
    after = SimpleNamespace(seats=v.seats, turn=v.turn, place=v.place, arrow=arrow)
    return Next(int(rules.next_seat(after)), int(rules.next_place(after)))


def _lead(v: Any, action: int) -> Lead:
    if action < TAKE:
        card = rules.cow_of(action)
        return Lead(_number(v, card, action), ACROBAT_7 <= card < SLOWPOKE)
    if action >= NAME:
        return Lead(next=Next(action - NAME, int(rules.next_place(v))))
    return Lead(next=_next(v, _turned(v.arrow) if action == TURN else v.arrow))


def _number(v: Any, card: int, action: int) -> int:
    """Where `rules.join` puts the cow."""
    if card == SLOWPOKE:
        return int(rules.free_post(v, action - PLAY_SLOWPOKE))
    if card == CALF:
        return int(v.low[v.place] - 1 if action == PLAY_CALF + LEFT else v.high[v.place] + 1)
    return int(NUMBER[MAD] if card == MAD else rules.number_of(v, card))


def _turned(arrow: int) -> int:
    return RIGHT if arrow == LEFT else LEFT
