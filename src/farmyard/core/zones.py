"""Where the fields of a view lie on the table, for games that draw no table of their own. The shape of a field and what
it holds say most of it; a rulebook declares the rest (`Field.lies`)."""

from collections.abc import Sequence

from farmyard.core.kinds import SEAT, SOME_SEATS
from farmyard.core.record import OWNER, Field

HAND = "hand"  # cards to play from: one's own
ROW = "row"  # side by side
PILE = "pile"  # one on the other, the last one on top
ONE = "one"  # a single card
BACKS = "backs"  # a number of cards of which only the backs are seen
TRACK = "track"  # spaces one after the other; the number says on which one
COUNTER = "counter"  # a number
FLAG = "flag"  # yes or no
PLAYER = "player"  # one of the players
UNSHOWN = ""  # said elsewhere, or not at all

ELSEWHERE = ("seats", "revealed", "ending", "seat", "turn", "points")  # in the frame around every table


def zones(fields: Sequence[Field], seats: int) -> dict[str, str]:
    """Where every field of a view lies, by name."""
    names = {field.name for field in fields}
    found = {field.name: _zone(field, names, seats) for field in fields}
    hand = next(filter(None, (_find_hand(fields, found, own, seats) for own in (True, False))), "")
    return found | ({hand: HAND} if hand else {})


def _zone(field: Field, names: set[str], seats: int) -> str:
    if field.name in ELSEWHERE or field.holds is SOME_SEATS:
        return UNSHOWN
    if field.lies:
        return field.lies
    if field.name.endswith("_n"):
        return UNSHOWN if field.name[:-2] in names else BACKS
    if field.holds is SEAT:
        return PLAYER
    if field.holds and field.holds.names:
        return ROW if is_list(field, seats) else ONE
    return FLAG if (field.low, field.high) == (0, 1) else COUNTER


def _find_hand(fields: Sequence[Field], found: dict[str, str], own: bool, seats: int) -> str:
    """The viewer's own cards, or everybody's where they lie open."""
    for field in fields:
        if found[field.name] == ROW and (field.sees == OWNER if own else is_per_seat(field, seats)):
            return field.name
    return ""


def shape(field: Field) -> tuple[int, ...]:
    return field.shape if isinstance(field.shape, tuple) else (field.shape,)


def is_per_seat(field: Field, seats: int) -> bool:
    return shape(field)[:1] == (seats,)


def is_list(field: Field, seats: int) -> bool:
    return len(shape(field)) > is_per_seat(field, seats)
