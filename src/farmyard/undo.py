"""Who may take back their last move: tracked move by move, without replaying anything."""

from typing import NamedTuple

from farmyard.core.refusal import Refusal


class Before(NamedTuple):
    """What undo must know of the position before a move: how much had been revealed, and who had to choose."""

    revealed: int
    choosing: tuple[int, ...]


class LastMove(NamedTuple):
    """A seat's last move: the position before it, and the first seat that has built on it since."""

    before: Before
    other: int | None = None


class NoUndo(NamedTuple):
    """The reason: the code of a refusal, and the seat its sentence names."""

    code: str
    seat: int | None = None

    def refusal(self, name: str) -> Refusal:
        """`name`: that seat's."""
        named = {"undo-nothing": "who", "undo-others": "other"}.get(self.code)
        return Refusal(self.code, **({named: name} if named else {}))


OVER, REVEALED = NoUndo("over"), NoUndo("undo-revealed")
NOTHING = [NoUndo("undo-nothing", seat) for seat in range(16)]


class UndoGuard:
    """Every seat's last move. Seats that chose at the same time did not build on it."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[int, LastMove] = {}

    def note(self, seat: int, before: Before) -> None:
        """Notes a move, before it is made."""
        for other, last in self._last.items():
            if last.other is None and seat not in last.before.choosing:
                self._last[other] = LastMove(last.before, seat)
        self._last[seat] = LastMove(before)

    def has_moved(self, seat: int) -> bool:
        return seat in self._last

    def why_not(self, seat: int, revealed: int) -> NoUndo | None:
        """`revealed`: how much has been revealed by now."""
        last = self._last.get(seat)
        if last is None:
            return NOTHING[seat]
        before, other = last
        if before.revealed != revealed:
            return REVEALED
        return None if other is None else NoUndo("undo-others", other)

    def reasons(self, seats: int, revealed: int) -> list[NoUndo | None]:
        """The same for every seat."""
        return [self.why_not(seat, revealed) if seat in self._last else NOTHING[seat] for seat in range(seats)]

    def copy(self) -> "UndoGuard":
        guard = UndoGuard()
        guard._last = dict(self._last)
        return guard
