"""Thousands of games in native code; one that breaks a law is replayed, interpreted, up to that point."""

from typing import Any

import numpy as np

from farmyard.core.game import Game
from farmyard.table import Table
from farmyard.testing import playthrough
from farmyard.testing.faults import BrokenError, Fault, Found, fault_of
from farmyard.testing.playthrough import SOUND, Limits, Log
from farmyard.testing.walking import state_of, walk

AT_ONCE = 1000
BLAME = {
    playthrough.WAITING: ("waiting", "must_act"),
    playthrough.NOTHING_LEGAL: ("legal-count", "legal"),
    playthrough.OUT_OF_RANGE: ("legal-range", "legal"),
    playthrough.REASON: ("reason-refuses", "reason"),
    playthrough.ENDLESS: ("endless", "GAME"),
    playthrough.NO_ENDING: ("no-ending", "is_over"),
}


def play_many(game: Game, seats: int, games: int) -> Fault | None:
    """The first fault in this many games."""
    native: Any = game.bind(playthrough)
    sheet, options = game.sheet(), game.encode({})
    limits = Limits(seats, game.actions, game.max_legal, game.max_steps)
    log = Log(np.zeros(game.max_steps + 1, np.int64), np.zeros(game.max_steps + 1, np.int64))
    for first in range(0, games, AT_ONCE):
        seed, broken, moves = native.watch_games(sheet, limits, options, first, min(AT_ONCE, games - first), log)
        if broken != SOUND:
            played = tuple((int(log.seats[i]), int(log.actions[i])) for i in range(moves))
            code, of = BLAME[broken]
            return fault_of(game, BrokenError(code, of, most=game.max_steps), Found(seats, seed, {}, played))
    return None


def same_in_native(game: Game, seats: int) -> None:
    """The same game in both modes, compared after every move."""
    native, plain = (Table(game, seats, 1, mode=mode) for mode in ("native", "interpreted"))
    for seat, action in walk(plain, 1):
        if state_of(native).tobytes() != state_of(plain).tobytes():
            raise BrokenError("modes", "play", moves=len(native.log))
        native.play(seat, action)
    if native.scores() != plain.scores():
        raise BrokenError("modes", "scores", moves=len(native.log))
