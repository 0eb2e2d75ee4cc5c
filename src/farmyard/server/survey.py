"""One look round the table after every move: all views, and who may do what."""

from typing import NamedTuple

import numpy as np

from farmyard.core import survey
from farmyard.server.sight import Sight, eyes_of
from farmyard.server.wire import wire_of
from farmyard.table import Table

DIGITS = bytes(range(48, 58)) + bytes(range(97, 123))
_AS_DIGITS = DIGITS + bytes(256 - len(DIGITS))


class Choice(NamedTuple):
    """What a seat that must act may do, and one digit (base 36) for each action number: why not."""

    legal: list[int]
    why: bytes


class Look(NamedTuple):
    """The table as everybody sees it: views by seat, the spectator's last; choices by seat."""

    views: list[Sight]
    choices: dict[int, Choice]


class Survey:
    """Arrays kept for one table, and the three calls that fill them."""

    def __init__(self, table: Table) -> None:
        game, seats = table.game, table.seats
        self.table = table
        self._calls = game.bind(survey)
        self._eyes, self._wire = eyes_of(game), wire_of(game, seats)
        self._views = np.zeros(seats + 1, game.sight)
        self._raw = self._views.view(np.uint8)
        self._blank = np.zeros(1, game.sight)
        self._counts = np.zeros(seats, np.int32)
        self._moves = np.zeros((seats, game.max_legal), np.int32)
        self._why = np.zeros((seats, game.actions), np.uint8)
        self._seen = np.zeros(seats + 1, np.int32)

    def look(self) -> Look:
        table = self.table
        self._calls.look_all(table._states, 0, table.seats, self._views, self._blank)
        return Look(self._eyes.read(self._raw.tobytes(), self._wire.write(self._raw, table.seats)), self._choices())

    def _choices(self) -> dict[int, Choice]:
        table = self.table
        self._calls.list_all(table._states, 0, table.seats, table.game.actions, self._counts, self._moves, self._why)
        found: dict[int, Choice] = {}
        for seat, count in enumerate(self._counts.tolist()):
            if count:
                why = self._why[seat].tobytes().translate(_AS_DIGITS)
                found[seat] = Choice(self._moves[seat, :count].tolist(), why)
        return found

    def seen(self, seat: int, action: int) -> list[int]:
        """What every viewer, the spectator last, will see of this action, asked before it is played."""
        self._calls.watch_all(self.table._states, 0, seat, action, self.table.seats, self._seen)
        seen: list[int] = self._seen.tolist()
        return seen
