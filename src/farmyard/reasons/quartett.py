"""Quartett and Quintett: what speaks for a request."""

from typing import Any

from farmyard.games import quartett as rules
from farmyard.games.quartett import CARDS
from farmyard.text.words import Line, Who, line


def because(v: Any, action: int) -> Line | None:
    asked, card = action // CARDS, action % CARDS
    number, bit = int(rules.set_of(card)), int(rules.bit_of(card))
    mine = sum(int(v.my_held[number]) >> colour & 1 for colour in range(v.colours))
    last = "-last" if mine == v.colours - 1 else ""
    if int(v.known[asked][number]) & bit or _only(v, asked, number, bit):
        return line(f"quartett-because-certain{last}", who=Who(asked), number=number + 1)
    if last:
        return line("quartett-because-last", who=Who(asked), number=number + 1)
    if v.some[asked][number]:
        return line("quartett-because-some", who=Who(asked), number=number + 1)
    most = max(int(v.hand_n[seat]) for seat in range(v.seats) if seat != v.seat)
    if v.hand_n[asked] == most:
        return line("quartett-because-most", who=Who(asked), count=most)
    return line("quartett-because-mine", count=mine, number=number + 1)


def _only(v: Any, asked: int, number: int, bit: int) -> bool:
    """Nobody else can have it."""
    others = [seat for seat in range(v.seats) if seat not in (asked, v.seat) and v.hand_n[seat]]
    return all(int(v.lacks[seat][number]) & bit for seat in others)
