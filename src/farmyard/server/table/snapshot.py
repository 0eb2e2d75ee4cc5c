"""What everybody saw of a move, sees now and may do: one value, computed only here, right after the move."""

from functools import cache, cached_property
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from farmyard.core import look_round
from farmyard.core.compile import Function, straight
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay
from farmyard.server.table.view_reader import Eyes, Sight
from farmyard.server.table.wire import wire_of
from farmyard.table import Move, Table
from farmyard.undo import OVER, Before, NoUndo

DIGITS = bytes(range(48, 58)) + bytes(range(97, 123))
_AS_DIGITS = DIGITS + bytes(256 - len(DIGITS))


class Choice(NamedTuple):
    """What a seat that must act may do, and one digit (base 36) per action number: the reason why not."""

    legal: list[int]
    why: bytes


class Step(NamedTuple):
    """The move that led here: who made it, what every viewer saw of it, and their views before it."""

    seat: int
    seen: list[int]
    before: list[Sight]
    late: bool = False  # made by the clock


class Snapshot(Struct):
    """The table as everybody sees it: views (they hold their JSON) by seat, the spectator's last; choices by seat."""

    views: list[Sight]
    choices: dict[int, Choice]
    over: bool = False
    undo: list[NoUndo | None] = []  # by seat: why its last move cannot be taken back
    step: Step | None = None  # until it has been announced


NOTHING = Snapshot([], {})  # what there is to see when no game is being played


class Camera:
    """Shared by all tables of one game and size: results are read out at once, so they can share the output arrays."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game, self._calls = game, game.bind(look_round)
        self._seats, self._eyes, self._wire = seats, Eyes(game, seats), wire_of(game, seats)
        views, blank = np.zeros(seats + 1, game.view_type), np.zeros(1, game.view_type)
        counts, seen = np.zeros(seats, np.int32), np.zeros(seats + 1, np.int32)
        moves, why = np.zeros((seats, game.max_legal), np.int32), np.zeros((seats, game.actions), np.uint8)
        self._found = look_round.Found(seen, views, counts, moves, why, blank)
        self._raw = views.view(np.uint8)
        self._bytes, self._counts, self._seen = self._raw.data, counts.data, seen.data  # faster to slice than arrays
        self._moves, self._why = [row.data for row in moves], [row.data for row in why]

    @cached_property
    def _look_all(self) -> Function:
        return straight(self._calls.look_all, self._game.in_play(), 0, self._seats, self._found)

    @cached_property
    def _move_all(self) -> Function:
        return straight(self._calls.move_all, self._game.in_play(), 0, 0, 0, self._seats, self._found)

    def look(self, table: Table) -> Snapshot:
        table.inspect(lambda games, i: self._look_all(games, i, self._seats, self._found))
        return self._develop(table, None)

    def move(self, table: Table, move: Move, before: Snapshot, late: bool = False) -> Snapshot:
        """Plays a move that has been checked, from the position that everybody saw as `before`."""
        table.advance(move, self._play, Before(before.views[-1].revealed, tuple(before.choices)))
        return self._develop(table, Step(move.seat, self._seen.tolist(), before.views, late))

    def _play(self, games: InPlay, i: int, seat: int, action: int) -> None:
        self._move_all(games, i, seat, action, self._seats, self._found)

    def _develop(self, table: Table, step: Step | None) -> Snapshot:
        views = self._eyes.read(self._bytes.tobytes(), self._wire.write(self._raw, self._seats))
        choices: dict[int, Choice] = {}
        for seat, count in enumerate(self._counts.tolist()):
            if count:
                why = self._why[seat].tobytes().translate(_AS_DIGITS)
                choices[seat] = Choice(self._moves[seat][:count].tolist(), why)
        if not choices and table.over:
            return Snapshot(views, choices, True, [OVER] * self._seats, step)
        return Snapshot(views, choices, False, table.guard().reasons(self._seats, views[-1].revealed), step)


@cache
def camera_of(game: Game, seats: int) -> Camera:
    return Camera(game, seats)
