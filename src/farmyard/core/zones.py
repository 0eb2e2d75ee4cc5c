"""Where the fields of a view lie on the table, for games that draw no table of their own. The shape of a field and what
it holds say most of it; a rulebook declares the rest (`Field.lies`)."""

from collections.abc import Sequence

from farmyard.core.kinds import SEAT, SOME_SEATS
from farmyard.core.record import OWNER, Field

HAND = "hand"  # cards to play from: one's own
ROW = "row"  # side by side
PILE = "pile"  # one on the other, the last one on top
GRID = "grid"  # in rows and columns
ONE = "one"  # a single card
BACKS = "backs"  # a number of cards of which only the backs are seen
TRACK = "track"  # spaces one after the other; the number says on which one
COUNTER = "counter"  # a number
COUNTS = "counts"  # several numbers, one for each of a kind
FLAG = "flag"  # yes or no
PLAYER = "player"  # one of the players
PLAYERS = "players"  # some of them
NOWHERE = "nowhere"  # bookkeeping, which nobody needs to see
UNSHOWN = ""  # said elsewhere, or not at all

ELSEWHERE = ("seats", "revealed", "ending", "seat", "turn", "points")  # in the frame around every table
AXES = {HAND: 1, ROW: 1, PILE: 1, COUNTS: 1, GRID: 2}  # that one of these has, beside the seats


def zones(fields: Sequence[Field], seats: int) -> dict[str, str]:
    """Where every field of a view lies, by name."""
    rows = per_seat(fields, seats)
    names = {field.name for field in fields}
    found = {field.name: _zone(field, names, axes(field, rows)) for field in fields}
    hand = next(filter(None, (_find_hand(fields, found, own, rows) for own in (True, False))), "")
    return found | ({hand: HAND} if hand else {})


def per_seat(fields: Sequence[Field], seats: int) -> frozenset[str]:
    """Fields with one entry for each seat: their first axis is as long as there are seats, and nothing else is said
    about it."""
    single = {field.name for field in fields if not shape(field)}
    return frozenset(field.name for field in fields if shape(field)[:1] == (seats,) and not _is_told(field, single))


def _is_told(field: Field, single: set[str]) -> bool:
    """Every axis is declared to be something, or a single number counts the list."""
    told = max(len(field.each), AXES.get(field.lies, 0), f"{field.name}_n" in single)
    return told >= len(shape(field))


def _zone(field: Field, names: set[str], axes: int) -> str:
    if field.name in ELSEWHERE or field.lies == NOWHERE:
        return UNSHOWN
    if field.lies:
        return field.lies
    if field.name.endswith("_n"):
        return UNSHOWN if field.name[:-2] in names else BACKS
    if axes > 1:
        return GRID
    if field.holds in (SEAT, SOME_SEATS):
        return UNSHOWN if axes else PLAYER if field.holds is SEAT else PLAYERS
    if field.holds and field.holds.names:
        return ROW if axes else ONE
    return COUNTS if axes else FLAG if (field.low, field.high) == (0, 1) else COUNTER


def _find_hand(fields: Sequence[Field], found: dict[str, str], own: bool, rows: frozenset[str]) -> str:
    """The viewer's own cards, or everybody's where they lie open."""
    for field in fields:
        if found[field.name] == ROW and (field.sees == OWNER if own else field.name in rows):
            return field.name
    return ""


def shape(field: Field) -> tuple[int, ...]:
    return field.shape if isinstance(field.shape, tuple) else (field.shape,)


def axes(field: Field, rows: frozenset[str]) -> int:
    """Beside the seats."""
    return len(shape(field)) - (field.name in rows)
