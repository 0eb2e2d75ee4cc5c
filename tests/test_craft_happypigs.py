"""Happy Pigs' craft: legal, blind to secret choices, sensible."""

import pytest
from craftwork import check_choices, check_end, preferred
from test_happypigs import farms

from farmyard.games import GAMES
from farmyard.schema.happypigs import NAMES
from farmyard.table import Table

PIGS = GAMES["happypigs"]
every_size = pytest.mark.parametrize("seats", range(PIGS.seats[0], PIGS.seats[1] + 1))


def choices(table: Table) -> set[str]:
    """What seat 0 prefers, over many whims."""
    return {NAMES[preferred(table, 0, seed)] for seed in range(60)}


@every_size
def test_prefers_a_legal_move_without_peeking(seats: int) -> None:
    """In every position of random games, in both modes, whatever others have chosen in secret."""
    check_choices(PIGS, seats)


@every_size
def test_winners_share_the_worth_of_a_finished_game(seats: int) -> None:
    """One, divided among them."""
    check_end(PIGS, seats)


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
