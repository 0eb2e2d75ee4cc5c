"""MOW's craft: legal, blind to what is hidden, sensible."""

import pytest
from craftwork import check_choices, check_end, preferred
from test_mow import turn

from farmyard.games import GAMES
from farmyard.schema.mow import NAMES
from farmyard.table import Table

MOW = GAMES["mow"]
every_size = pytest.mark.parametrize("seats", range(MOW.seats[0], MOW.seats[1] + 1))


def choices(table: Table) -> set[str]:
    """What seat 0 prefers, whatever the whim."""
    return {NAMES[preferred(table, 0, seed)] for seed in range(30)}


@every_size
def test_prefers_a_legal_move_without_peeking(seats: int) -> None:
    """In every position of random games, in both modes, in any world that looks the same."""
    check_choices(MOW, seats)


@every_size
def test_winners_share_the_worth_of_a_finished_game(seats: int) -> None:
    """One, divided among them."""
    check_end(MOW, seats)


def test_starts_a_herd_with_the_heavy_cow_of_the_middle() -> None:
    """Nothing fits later as seldom as an 8."""
    assert choices(turn([], ["8/3", "1/0", "15/0", "2/0", "14/0"], pile=10)) == {"8/3"}


def test_adds_a_cow_rather_than_take_many_flies() -> None:
    """As long as one fits."""
    assert "take" not in choices(turn(["3/2", "7/3", "9/3", "13/2"], ["14/1", "15/0", "8/1", "6/1", "5/1"], pile=10))


def test_lets_the_leader_see_to_the_herd() -> None:
    """Naming goes to who has fewest flies."""
    table = turn(
        ["3/0", "lean cow"],
        ["8/0", "1/0", "15/0", "2/1", "14/1"],
        seats=6,
        pile=10,
        phase="name",
        flies=[50, 60, 20, 70, 80, 90],
    )
    assert choices(table) == {"name 2"}
