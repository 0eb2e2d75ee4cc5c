"""Arrays from outside are checked before native code sees them."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from conftest import every_game, walk

from farmyard.core.arrays import check_view
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.observation import observe, size_of
from farmyard.table import Table

pytest.importorskip("gymnasium")


@pytest.mark.parametrize("boundscheck", ["0", "1"])
def test_wrong_arrays_are_refused_and_nothing_is_read_or_written_past_their_end(boundscheck: str) -> None:
    """In a subprocess: a failure would crash this one."""
    script = Path(__file__).parent / "wrong_arrays.py"
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": boundscheck}
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@every_game
def test_every_seats_view_is_taken(game: Game) -> None:
    table = Table(game, game.seats[1], 3)
    for _ in walk(table, 3, 300):
        for seat in range(table.seats):
            check_view(game, table.view(seat))
    out = np.zeros(size_of(game), np.float32)
    assert observe(game, table.view(0), out) is out


@pytest.mark.parametrize("seat", [-1, 3, 126, 1.0, None])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    """-1 would be the last seat's."""
    with pytest.raises(Refusal, match="seat-unknown"):
        Table(GAMES["mow"], 3).view(seat)


@every_game
def test_numbers_in_views_have_one_or_two_bytes(game: Game) -> None:
    """The fast path that reads them all at once depends on it."""
    assert {game.view_type[field.name].base.itemsize for field in game.view_fields} <= {1, 2}
