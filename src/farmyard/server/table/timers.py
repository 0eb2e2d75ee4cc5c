"""When something must happen automatically at a table: clocks, windows, forced moves, reminders, stand-ins."""

import random
from collections.abc import Callable
from typing import NamedTuple

from farmyard.server.table.table_state import TableState
from farmyard.server.table.windows import window_of

REMIND_AFTER = 45.0  # seconds, or when a quarter of the clock is left
AUTO_AFTER = 0.7, 2.5  # seconds: a forced move is shown before it is played, after a varying delay
MOST_LAG = 0.5  # seconds of network lag credited back, at most


class Due(NamedTuple):
    """What is due for this seat at `when` (monotonic seconds); `action` for windows."""

    when: float
    what: str
    seat: int
    action: int = 0


class Timing:
    """When each question was asked, who has been away since when, and who has been reminded."""

    def __init__(self, state: TableState, stir: Callable[[], None]) -> None:
        self.state = state
        self._stir = stir  # signals that the next due time may have changed
        self.asked: dict[int, tuple[int, float]] = {}  # seat -> event that asked, and when; announced questions only
        self.away: dict[int, float] = {}
        self.reminded: dict[int, int] = {}  # seat -> event that asked
        self._changed = True  # the next due item must be recomputed
        self._next: Due | None = None
        stir()

    def note(self, now: float) -> None:
        """After every announced entry: new questions start now, answered ones are dropped."""
        asked = self.asked
        self.asked = {
            seat: asked[seat] if seat in asked and asked[seat][0] == n else (n, now)
            for seat, n in self.state.since.items()
        }
        self.look_again()

    def remind(self, seat: int) -> None:
        """Not to be reminded of the current question again."""
        self.reminded[seat] = self.asked[seat][0]
        self.look_again()

    def recall(self, seat: int, spent: float, now: float) -> None:
        """After a restart: `spent` seconds of the current question were already used before it."""
        self.asked[seat] = self.state.since[seat], now - spent
        self.look_again()

    def postpone(self, seconds: float) -> None:
        """The table stood still for this long: nobody is charged for it."""
        self.asked = {seat: (n, put + seconds) for seat, (n, put) in self.asked.items()}

    def look_again(self) -> None:
        self._changed = True
        self._stir()

    def spent(self, seat: int, now: float, lag: float) -> float:
        """Seconds used for the current question, less network lag."""
        put = self.asked.get(seat, (0, now))[1]
        return max(0.0, now - put - min(lag, MOST_LAG))

    def next(self) -> Due | None:
        if self._changed:
            self._next = min(self.all(), default=None)
            self._changed = False
        return self._next

    def all(self) -> list[Due]:
        found: list[Due] = []
        state = self.state
        for seat in state.look.choices:
            chair = state.chairs[seat]
            if chair.kind == "person" and not chair.held and self._is_put(seat):
                found += self._of_question(seat)
        grace = state.settings.grace
        if isinstance(grace, float | int) and state.phase == "playing":
            found += [Due(when + grace, "hold", seat) for seat, when in self.away.items() if self._may_hold(seat)]
        return found

    def _is_put(self, seat: int) -> bool:
        """Between applying an entry and announcing it, a question exists that nobody has heard yet."""
        return seat in self.asked and self.asked[seat][0] == self.state.since.get(seat)

    def _may_hold(self, seat: int) -> bool:
        return self.state.chairs[seat].kind == "person" and not self.state.chairs[seat].held

    def _of_question(self, seat: int) -> list[Due]:
        n, put = self.asked[seat]
        state, found = self.state, []
        legal = state.look.choices[seat].legal
        if (window := window_of(state.game, legal)) is not None:
            found.append(Due(put + window[1], "window", seat, window[0]))
        if len(legal) == 1 and state.chairs[seat].auto:
            found.append(Due(put + self._auto_after(seat, n), "auto", seat, legal[0]))
        remind = REMIND_AFTER
        if state.settings.clock:
            allowed = state.banks[seat]
            found.append(Due(put + allowed + MOST_LAG, "clock", seat))
            remind = min(remind, allowed * 0.75)
        if self.reminded.get(seat) != n:
            found.append(Due(put + remind, "remind", seat))
        return found

    def _auto_after(self, seat: int, n: int) -> float:
        """Stable for a given question, and unpredictable for others."""
        return random.Random(f"{self.state.secret} {n} {seat}").uniform(*AUTO_AFTER)

    def come(self, seat: int) -> None:
        self.away.pop(seat, None)
        self.look_again()

    def go(self, seat: int, now: float) -> None:
        self.away.setdefault(seat, now)
        self.look_again()

    def leaving(self, now: float) -> dict[str, float]:
        """Seat -> seconds until a computer player stands in."""
        grace = self.state.settings.grace
        if not isinstance(grace, float | int) or self.state.phase != "playing":
            return {}
        return {
            str(seat): round(max(0.0, when + grace - now), 1)
            for seat, when in self.away.items()
            if self._may_hold(seat)
        }
