"""Happy Pigs' craft knows when an action is of no use."""

from craftwork import preferred
from test_happypigs import farms

from farmyard.schema.happypigs import NAMES
from farmyard.table import Table


def choices(table: Table) -> set[str]:
    """What seat 0 prefers, over many random seeds."""
    return {NAMES[preferred(table, 0, seed)] for seed in range(60)}


def test_does_not_mate_without_adults() -> None:
    """Piglets have no piglets."""
    assert "choose mate" not in choices(farms(pigs=[{"piglet": 4}, {}, {}]))


def test_vaccinates_before_the_inspection() -> None:
    """A vaccine in hand saves a pig."""
    table = farms(
        "spring none",
        last=True,
        phase="vaccinate",
        chosen=["feed", "mate", "buy"],
        pigs=[{"large": 2}, {}, {}],
        tools=[{"vaccine": 2}, {}, {}],
    )
    assert choices(table) == {"vaccinate large"}
