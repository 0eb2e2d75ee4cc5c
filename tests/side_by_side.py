"""The same game in two modes, compared byte for byte after every action."""

import numpy as np
from conftest import state_of, viewers, walk

from farmyard.table import Table

EVERY = 6  # actions between two thorough comparisons


def play_side_by_side(one: Table, other: Table, seed: int, most: int) -> None:
    """Random moves, the same at both: states, views, legal moves, reasons, what is seen, and imagined worlds."""
    for step, (seat, action) in enumerate(walk(one, seed, most)):
        assert state_of(other).tobytes() == state_of(one).tobytes()
        if step % EVERY == 0:
            _compare(other, one, seat, action, step)
        other.play(seat, action)
    assert state_of(other).tobytes() == state_of(one).tobytes()
    assert other.scores() == one.scores()


def _compare(one: Table, other: Table, seat: int, action: int, step: int) -> None:
    assert one.legal_actions(seat) == other.legal_actions(seat)
    game, blank = other.game, np.zeros(1, other.game.state)
    for viewer in viewers(other):
        views = np.zeros(1, game.view_type)
        views[0] = other.view(viewer)
        assert one.view(viewer).tobytes() == views[0].tobytes()
        assert one.seen(seat, action, viewer) == other.seen(seat, action, viewer)
        worlds = np.zeros(2, game.state)
        other._door.dream(views, 0, step, worlds, 0, blank)
        one._door.dream(views, 0, step, worlds, 1, blank)
        assert worlds[0].tobytes() == worlds[1].tobytes()
    for tried in range(step % 5, game.actions, 5):
        reasons = {int(table._door.why_not(state_of(table), 0, seat, tried)) for table in (one, other)}
        assert len(reasons) == 1
