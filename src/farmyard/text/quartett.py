"""Quartett and Quintett in words."""

from typing import Any

from farmyard.core.record import NONE
from farmyard.games import quartett as rules
from farmyard.games.quartett import CARDS, COLOURS, GAME, SETS
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
