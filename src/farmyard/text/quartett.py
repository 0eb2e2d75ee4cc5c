"""Quartett and Quintett in words."""

from typing import Any

from farmyard.core.record import NONE
from farmyard.games import quartett as rules
from farmyard.games.quartett import (
    CARDS,
    COLOURS,
    GAME,
    SETS,
)
from farmyard.text.words import Line, Who, line, waiting_for


def points(v: Any) -> list[int]:
    return [int(v.points[seat]) for seat in range(v.seats)]


def colour(number: int) -> Line:
    return line(f"quartett-colour-{COLOURS[number]}")


def card(number: int) -> Line:
    return line("quartett-card", colour=colour(number // SETS), number=rules.set_of(number) + 1)


def label(action: int) -> Line:
    """What a button says."""
    return line("quartett-do-ask", who=Who(action // CARDS), card=card(action % CARDS))


def ask(v: Any) -> Line:
    """The viewer's question, or whom everybody is waiting for."""
    if v.ending:
        return line("over")
    if v.seat != v.turn:
        return waiting_for(v.turn)
    return line("quartett-ask-again" if v.last_given and v.last_asker == v.seat else "quartett-ask")


def narrate(before: Any, seat: int, action: int, after: Any) -> list[Line]:
    """What a viewer saw happen, from that viewer's views before and after and what was seen of the action."""
    who, asked = Who(seat), Who(action // CARDS)
    said = "quartett-say-hit" if after.last_given else "quartett-say-miss"
    told = [line(said, who=who, asked=asked, card=card(action % CARDS))]
    if after.last_set != NONE:
        told.append(line("quartett-say-set", who=who, number=int(after.last_set) + 1))
    for other in (seat, int(asked)):
        if before.hand_n[other] and not after.hand_n[other]:
            told.append(line("quartett-say-out", who=Who(other)))
    if after.ending:
        told += _narrate_end(after)
    elif after.turn != seat:
        told.append(line("quartett-say-next", who=Who(after.turn)))
    return told


def _narrate_end(after: Any) -> list[Line]:
    best = max(points(after))
    first = [Who(seat) for seat, n in enumerate(points(after)) if n == best]
    told = [line(f"quartett-say-end-{GAME.endings[after.ending]}")]
    return [*told, line("quartett-say-winner", who=first, count=len(first), sets=best)]


# What speaks for a move


def because(v: Any, action: int) -> Line | None:
    asked, wanted = action // CARDS, action % CARDS
    number, bit = int(rules.set_of(wanted)), int(rules.bit_of(wanted))
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
