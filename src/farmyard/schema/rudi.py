"""Rennschwein Rudi Rüssel: names of moves, and what its positions look like and may contain."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from farmyard.core.record import NONE
from farmyard.core.refusal import Refusal
from farmyard.games import rudi as rules
from farmyard.games.rudi import (
    BLACK,
    CARDS,
    COLOURS,
    FINISHED,
    GAME,
    LENGTH,
    SEATS,
    SPECIALS,
    TO_GIVE,
    VALUES,
)
from farmyard.schema.codec import Maybe, Name

# Notation

CARD_NAMES = tuple(f"{colour} {value}" for colour in COLOURS for value in range(1, VALUES + 1))
NAMES = (*CARD_NAMES, *(f"give {name}" for name in CARD_NAMES), "lay ?")

# Positions

PHASES = ("lay", "give", "over")
WAYS = ("none", "run", "swap", "nothing")
_CARD = Name(CARD_NAMES)
_CARD_OR_NONE = Name(CARD_NAMES, none=True)
_SEAT_OR_NONE = Maybe(0, SEATS - 1)
SHOWN = {
    "phase": Name(PHASES),
    "turn": _SEAT_OR_NONE,
    "chosen": _CARD_OR_NONE,
    "ending": Name(GAME.endings),
    "hand": _CARD,
    "owned": _CARD,
    "aside": _CARD,
    "top": _CARD,
    "pile": _CARD,
    "given": _CARD,
    "last_card": _CARD_OR_NONE,
    "last_way": Name(WAYS),
    "last_first": _SEAT_OR_NONE,
    "last_second": _SEAT_OR_NONE,
    "seat": _SEAT_OR_NONE,
    "my_hand": _CARD,
    "my_choice": _CARD_OR_NONE,
}
NOT_PER_SEAT = ()
ALWAYS = ("lap", "finish", "specials", "target", "ages", "due", "by_cards", "by_swaps", "hand", "owned", "top", "pile")


def complete(s: Any, given: Collection[str]) -> None:
    """Defaults: the usual course; own cards in hand, or set aside if hands are given; other black cards in the pile."""
    _complete_course(s, given)
    _complete_cards(s, given)
    if "pile" not in given:
        _complete_pile(s, "top" in given)
    if "ready" not in given:
        s.ready[:] = s.chosen != NONE
    if "due" not in given and s.turn != NONE:
        s.due[s.turn] = 1
    if "turn" not in given:
        s.turn = youngest_due(s)
    if "by_cards" not in given and "by_swaps" not in given:
        s.by_cards[:] = s.pigs


def _complete_course(s: Any, given: Collection[str]) -> None:
    if "lap" not in given:
        s.lap = LENGTH
    if "finish" not in given:
        s.finish = s.lap
    if "specials" not in given:
        s.specials[:] = SPECIALS
    if "target" not in given:
        s.target = 1
    if "ages" not in given:
        s.ages[: s.seats] = range(1, s.seats + 1)


def _complete_cards(s: Any, given: Collection[str]) -> None:
    """What a seat owns, has in hand and has set aside: each follows from the other two."""
    elsewhere = {int(c) for c in s.given[: s.given_n]} | ({int(s.top)} if "top" in given else set())
    for seat in range(s.seats):
        hand, aside = in_hand(s, seat), set_aside(s, seat)
        if "owned" not in given:
            mine = [c for c in range(seat * VALUES, (seat + 1) * VALUES) if c not in elsewhere]
            owned = [*hand, *aside, *(c for c in mine if c not in (*hand, *aside))][:VALUES]
            s.owned[seat, : len(owned)] = owned
        if "aside" not in given and "hand" in given:
            _put(s, "aside", seat, [c for c in owns(s, seat) if c not in hand])
        if "hand" not in given:
            _put(s, "hand", seat, [c for c in owns(s, seat) if c not in set_aside(s, seat)])


def _complete_pile(s: Any, top_given: bool) -> None:
    lying = {c for seat in range(s.seats) for c in owns(s, seat)} | {int(c) for c in s.given[: s.given_n]}
    free = [c for c in box(s) if c not in lying and not (top_given and c == s.top)]
    if not top_given and free:
        s.top = free.pop(0)
    s.pile_n = min(len(free), VALUES)
    s.pile[: s.pile_n] = free[: s.pile_n]


def _put(s: Any, field: str, seat: int, cards: list[int]) -> None:
    s[field][seat, : len(cards)] = cards
    s[f"{field}_n"][seat] = len(cards)


def in_hand(s: Any, seat: int) -> list[int]:
    return [int(c) for c in s.hand[seat, : s.hand_n[seat]]]


def set_aside(s: Any, seat: int) -> list[int]:
    return [int(c) for c in s.aside[seat, : s.aside_n[seat]]]


def owns(s: Any, seat: int) -> list[int]:
    return [int(c) for c in s.owned[seat]]


def box(s: Any) -> list[int]:
    """The cards in play with this many players."""
    return [*range(s.seats * VALUES), *(int(c) for c in BLACK)]


def check(s: Any) -> None:
    """Every card once, everything remembered true, nobody home before the end."""
    _check_cards(s)
    _check_hands(s)
    _check_race(s)
    _check_exchange(s)


def _check_cards(s: Any) -> None:
    lying = Counter([*(int(c) for c in s.pile[: s.pile_n]), *(int(c) for c in s.given[: s.given_n]), int(s.top)])
    for seat in range(s.seats):
        lying.update(owns(s, seat))
    for card in range(CARDS):
        want = int(card in box(s))
        if lying[card] != want:
            raise Refusal("position-count", what=CARD_NAMES[card], have=lying[card], want=want)


def _check_hands(s: Any) -> None:
    for seat in range(s.seats):
        if sorted(in_hand(s, seat) + set_aside(s, seat)) != sorted(owns(s, seat)):
            raise Refusal("rudi-no-position-owned")
        if s.hand_n[seat] != s.hand_n[0] or (s.hand_n[seat] == 0 and s.phase != FINISHED):
            raise Refusal("rudi-no-position-hands")
        if (s.ready[seat] == 1) != (s.chosen[seat] != NONE) or s.chosen[seat] not in (NONE, *in_hand(s, seat)):
            raise Refusal("rudi-no-position-chosen")


def _check_race(s: Any) -> None:
    if s.finish not in (s.lap, 2 * s.lap, 3 * s.lap):
        raise Refusal("rudi-no-position-finish", lap=int(s.lap))
    home = rules.front(s) >= s.finish or s.wins.max() >= s.target
    if (home and s.phase != FINISHED) or (s.phase == FINISHED) != (s.ending != 0):
        raise Refusal("rudi-no-position-end", finish=int(s.finish), target=int(s.target))
    if (s.pigs != s.by_cards + s.by_swaps).any():
        raise Refusal("rudi-no-position-spaces")


def _check_exchange(s: Any) -> None:
    if (s.phase == TO_GIVE) != s.due.any() or s.turn != youngest_due(s):
        raise Refusal("rudi-no-position-exchange")


def youngest_due(s: Any) -> int:
    return min((seat for seat in range(s.seats) if s.due[seat]), key=lambda seat: (s.ages[seat], seat), default=NONE)
