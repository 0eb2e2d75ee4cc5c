"""One look round the table after every move: all views, and who may do what."""

from functools import cache
from typing import NamedTuple

import numpy as np

from farmyard.core.game import Game
from farmyard.server.table.native import look_round
from farmyard.server.table.view_reader import Eyes, Sight
from farmyard.server.table.wire import wire_of
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
    """For all tables of one game and size: what is found is read at once, so they share the arrays it is written to."""

    def __init__(self, game: Game, seats: int) -> None:
        self._calls = game.bind(look_round)
        self._seats, self._eyes, self._wire = seats, Eyes(game, seats), wire_of(game, seats)
        self._views = np.zeros(seats + 1, game.view_type)
        self._raw = self._views.view(np.uint8)
        self._counts = np.zeros(seats, np.int32)
        self._moves = np.zeros((seats, game.max_legal), np.int32)
        self._why = np.zeros((seats, game.actions), np.uint8)
        self._shown = np.zeros(seats + 1, np.int32)
        self._found = self._views, np.zeros(1, game.view_type), self._counts, self._moves, self._why

    def look(self, table: Table) -> Look:
        self._calls.look_all(table._states, 0, self._seats, *self._found)
        return self._read()

    def move(self, table: Table, seat: int, action: int) -> tuple[list[int], Look]:
        """Make a move that was checked before: what every viewer, the spectator last, sees of it, and a look round."""
        self._calls.move_all(table._states, 0, seat, action, self._seats, self._shown, *self._found)
        return self._shown.tolist(), self._read()

    def _read(self) -> Look:
        views = self._eyes.read(self._raw.tobytes(), self._wire.write(self._raw, self._seats))
        choices: dict[int, Choice] = {}
        for seat, count in enumerate(self._counts.tolist()):
            if count:
                why = self._why[seat].tobytes().translate(_AS_DIGITS)
                choices[seat] = Choice(self._moves[seat, :count].tolist(), why)
        return Look(views, choices)


@cache
def survey_of(game: Game, seats: int) -> Survey:
    return Survey(game, seats)
