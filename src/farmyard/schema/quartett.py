"""Quartett and Quintett: names of moves, and what its positions look like and may contain."""

from collections.abc import Collection
from typing import Any

from farmyard.core.record import NONE
from farmyard.core.refusal import Refusal
from farmyard.games import quartett as rules
from farmyard.games.quartett import BITS, BY_LIMIT, BY_SETS, CARDS, COLOURS, GAME, REQUEST_LIMIT, SEATS, SETS
from farmyard.schema.codec import Json, Keyed, Maybe, Name, misfit

# Notation

CARD_NAMES = tuple(f"{colour} {number}" for colour in COLOURS for number in range(1, SETS + 1))
NAMES = tuple(f"ask {seat} {card}" for seat in range(SEATS) for card in CARD_NAMES)
SET_NAMES = tuple(str(number) for number in range(1, SETS + 1))

# Positions


class Cards:
    """A row of bit sets, one per number, as the names of its cards: ["red 2", "green 2", …]."""

    axes = 1
    default = 0

    def write(self, value: Any) -> Json:
        return [CARD_NAMES[card] for card in cards_in(value)]

    def read(self, data: Json, path: str) -> Any:
        if not isinstance(data, list) or len(data) > CARDS:
            raise misfit(path, data, "[…]")
        row = [0] * SETS
        for i, entry in enumerate(data):
            card = Name(CARD_NAMES).read(entry, f"{path}[{i}]")
            row[rules.set_of(card)] |= rules.bit_of(card)
        return row


class Numbers:
    """A row of flags as the numbers whose flag is set: [3, 7]."""

    axes = 1
    default = 0

    def write(self, value: Any) -> Json:
        return [number + 1 for number in range(SETS) if value[number]]

    def read(self, data: Json, path: str) -> Any:
        if not isinstance(data, list) or len(data) > SETS or not all(type(n) is int and 1 <= n <= SETS for n in data):
            raise misfit(path, data, f"[1..{SETS}, …]")
        return [int(number + 1 in data) for number in range(SETS)]


_SEAT_OR_NONE = Maybe(0, SEATS - 1)
SHOWN = {
    "ending": Name(GAME.endings),
    "held": Cards(),
    "laid": Keyed(SET_NAMES, _SEAT_OR_NONE, sparse=True),
    "known": Cards(),
    "lacks": Cards(),
    "some": Numbers(),
    "last_asker": _SEAT_OR_NONE,
    "last_asked": _SEAT_OR_NONE,
    "last_card": Name(CARD_NAMES, none=True),
    "last_set": Name(SET_NAMES, none=True),
    "seat": _SEAT_OR_NONE,
    "my_held": Cards(),
}
NOT_PER_SEAT = ()
ALWAYS = ("colours", "turn", "held", "hand_n", "laid", "points", "by_asking")


def complete(s: Any, given: Collection[str]) -> None:
    """Defaults: Quartett, the dealer's left neighbour asks, the first empty hand gets the rest; all counts."""
    if "colours" not in given:
        s.colours = 4
    if "hand_n" not in given:
        _complete_hands(s)
    for seat in range(s.seats):
        if "hand_n" not in given:
            s.hand_n[seat] = size_of(s.held[seat])
        if "points" not in given:
            s.points[seat] = (s.laid == seat).sum()
        if "by_deal" not in given and "by_asking" not in given:
            s.by_asking[seat] = s.points[seat]
    if "turn" not in given:
        s.turn = rules.next_seat(s, int(s.dealer))


def _complete_hands(s: Any) -> None:
    """The first empty hand gets the rest; sets that this completes are laid, as they would be in play (R6)."""
    empty = [seat for seat in range(s.seats) if not s.held[seat].any()]
    for number in range(SETS):
        if s.laid[number] == NONE and empty:
            rest = rules.full_set(s)
            for seat in range(s.seats):
                rest &= ~int(s.held[seat, number])
            if rest == rules.full_set(s):
                s.laid[number] = empty[0]
            else:
                s.held[empty[0], number] = rest


def cards_in(row: Any) -> list[int]:
    """By number, then by colour."""
    return [c * SETS + n for n in range(SETS) for c in range(len(COLOURS)) if int(row[n]) >> c & 1]


def size_of(row: Any) -> int:
    return int(sum(BITS[part] for part in row))


def check(s: Any) -> None:
    """Every card once, no full set in a hand, everything remembered true."""
    if max(s.turn, s.dealer) >= s.seats or max((x for x in s.laid if x != NONE), default=0) >= s.seats:
        raise Refusal("position-turn", seats=int(s.seats))
    _check_cards(s)
    for seat in range(s.seats):
        _check_seat(s, seat)
    _check_end(s)


def _check_cards(s: Any) -> None:
    for card in range(CARDS):
        number, bit = rules.set_of(card), rules.bit_of(card)
        have = sum(bool(s.held[seat, number] & bit) for seat in range(SEATS))
        want = int(card < s.colours * SETS and s.laid[number] == NONE)
        if have != want:
            raise Refusal("position-count", what=CARD_NAMES[card], have=have, want=want)


def _check_seat(s: Any, seat: int) -> None:
    if s.hand_n[seat] != size_of(s.held[seat]):
        raise Refusal("quartett-no-position-hand", seat=seat)
    if s.points[seat] != (s.laid == seat).sum() or s.points[seat] != s.by_deal[seat] + s.by_asking[seat]:
        raise Refusal("quartett-no-position-points", seat=seat)
    held, known, lacks, some = s.held[seat], s.known[seat], s.lacks[seat], s.some[seat]
    if (held == rules.full_set(s)).any():
        raise Refusal("quartett-no-position-full", seat=seat)
    if (known & ~held).any() or (lacks & held).any() or ((some == 1) & (known == held)).any():
        raise Refusal("quartett-no-position-memory", seat=seat)


def _check_end(s: Any) -> None:
    ending = BY_SETS if (s.laid != NONE).all() else BY_LIMIT if s.requests == REQUEST_LIMIT else 0
    if s.ending != ending:
        raise Refusal("quartett-no-position-end", most=REQUEST_LIMIT)
    if not ending and s.hand_n[s.turn] == 0:
        raise Refusal("quartett-no-position-turn")


PRINTED = {
    "sets": [[colour * SETS + number for colour in range(len(COLOURS))] for number in range(SETS)]
}  # cards of each
