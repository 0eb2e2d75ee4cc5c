"""MOW's craft knows what a cow on the table is worth."""

from craftwork import preferred
from test_mow import turn

from farmyard.schema.mow import NAMES
from farmyard.table import Table


def choices(table: Table) -> set[str]:
    """What seat 0 prefers, over many random seeds."""
    return {NAMES[preferred(table, 0, seed)] for seed in range(30)}


def test_starts_a_herd_with_the_heavy_cow_of_the_middle() -> None:
    """An 8 is the least likely to fit later."""
    assert choices(turn([], ["8/3", "1/0", "15/0", "2/0", "14/0"], pile=10)) == {"8/3"}


def test_adds_a_cow_rather_than_take_many_flies() -> None:
    """As long as one fits; if none does there is no choice."""
    herd = ["3/2", "7/3", "9/3", "13/2"]
    table = turn(herd, ["14/1", "15/0", "8/1", "6/1", "5/1"], pile=10)
    assert "take herd" in table.legal(0)
    assert choices(table) <= {"14/1", "15/0"}
    assert choices(turn(herd, ["8/1", "8/2", "6/1", "5/1", "4/1"], pile=10)) == {"take herd"}


def test_lets_the_leader_see_to_the_herd() -> None:
    """It names whoever has the fewest flies."""
    table = turn(
        ["3/0", "lean cow"],
        ["8/0", "1/0", "15/0", "2/1", "14/1"],
        seats=6,
        pile=10,
        phase="name",
        flies=[50, 60, 20, 70, 80, 90],
    )
    assert choices(table) == {"name 2"}
