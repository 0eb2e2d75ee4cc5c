"""Quartett's craft asks for what was seen, and gives little away."""

import numpy as np
from conftest import memory_of, state_of
from craftwork import preferred

from farmyard.games import GAMES
from farmyard.games.quartett import BITS, CARDS, SETS
from farmyard.table import Table

QUARTETT = GAMES["quartett"]


def choices(table: Table, seat: int, times: int) -> list[int]:
    """What the craft would do, with this many different random seeds."""
    return [preferred(table, seat, seed) for seed in range(times)]


def asking() -> tuple[Table, int]:
    table = Table(QUARTETT, 4, 3)
    return table, table.must_act()[0]


def test_a_card_seen_to_be_there_is_taken() -> None:
    """A card somebody got in the open is asked for before anything else."""
    table, seat = asking()
    s = state_of(table)[0]
    number = int(np.flatnonzero(s["held"][seat])[0])
    other = next(o for o in range(4) if o != seat and s["held"][o, number])
    colour = int(s["held"][other, number]).bit_length() - 1
    memory_of(table)[0]["known"][other, number] |= 1 << colour
    assert set(choices(table, seat, 30)) == {other * CARDS + colour * SETS + number}


def test_a_new_set_is_betrayed_only_where_little_is_lost() -> None:
    """With nothing known, ask in a set of which you hold few cards."""
    table, seat = asking()
    held = BITS[state_of(table)[0]["held"][seat]]
    asked = {action % CARDS % SETS for action in choices(table, seat, 60)}
    assert {int(held[number]) for number in asked} == {int(held[held > 0].min())}


def test_nobody_is_asked_for_what_they_were_seen_to_lack() -> None:
    """As long as there is somebody else."""
    table, seat = asking()
    other = (seat + 1) % 4
    memory_of(table)[0]["lacks"][other] = 15
    assert all(action // CARDS != other for action in choices(table, seat, 60))
