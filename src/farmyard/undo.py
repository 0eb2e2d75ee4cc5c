"""Who may take back their last move: tracked move by move, without replaying anything."""

from typing import NamedTuple

from farmyard.core.refusal import Refusal


class Before(NamedTuple):
    """What undo must know of the position before a move: how much had been revealed, and who had to choose."""

    revealed: int
    choosing: tuple[int, ...]


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
OTHERS = [NoUndo("undo-others", seat) for seat in range(16)]


class UndoGuard:
    """The position before every seat's last move, and the first seat that has built on it since. Seats that chose at
    the same time did not build on it."""

    __slots__ = ("_builders", "_last")

    def __init__(self) -> None:
        self._last: dict[int, Before] = {}
        self._builders: dict[int, int] = {}

    def note(self, seat: int, before: Before) -> None:
        """Notes a move, before it is made."""
        builders = self._builders
        for other, last in self._last.items():
            if other not in builders and seat not in last.choosing:
                builders[other] = seat
        self._last[seat] = before
        builders.pop(seat, None)

    def has_moved(self, seat: int) -> bool:
        return seat in self._last

    def why_not(self, seat: int, revealed: int) -> NoUndo | None:
        """`revealed`: how much has been revealed by now."""
        before = self._last.get(seat)
        if before is None:
            return NOTHING[seat]
        if before.revealed != revealed:
            return REVEALED
        return OTHERS[self._builders[seat]] if seat in self._builders else None

    def reasons(self, seats: int, revealed: int) -> list[NoUndo | None]:
        """The same for every seat."""
        return [self.why_not(seat, revealed) for seat in range(seats)]

    def copy(self) -> "UndoGuard":
        guard = UndoGuard()
        guard._last, guard._builders = dict(self._last), dict(self._builders)
        return guard
