"""Rudi's craft bluffs, and knows when a leader must be stopped."""

import pytest
from conftest import state_of, walk
from craftwork import preferred, worths

from farmyard.games import GAMES
from farmyard.games.rudi import GIVE, TO_GIVE, value_of
from farmyard.table import Table

RUDI = GAMES["rudi"]


def choices(table: Table, seat: int, times: int) -> list[int]:
    """What the craft would do, with this many different random seeds."""
    return [preferred(table, seat, seed) for seed in range(times)]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_series_is_judged_as_a_whole(seats: int) -> None:
    """One more race won improves the chances, but is not yet victory."""
    table = Table(RUDI, seats, 1, {"series": True})
    state_of(table)[0]["wins"][0] = 1
    chances = worths(table)
    assert sum(chances) == pytest.approx(1)
    assert 1 / seats < chances[0] < 0.9
    assert chances[1] == pytest.approx(chances[2])


@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_end_the_winner_of_a_series_has_it_all(seats: int) -> None:
    """That is, whoever has won three races."""
    table = Table(RUDI, seats, 1, {"series": True})
    for _ in walk(table, 1):
        pass
    winners = table.winners()
    assert worths(table) == [(seat in winners) / len(winners) for seat in range(seats)]


def test_the_lowest_card_is_exchanged() -> None:
    """Get rid of the bad ones."""
    table = Table(RUDI, 3, 1)
    s = state_of(table)[0]
    s["phase"], s["turn"], s["due"][1] = TO_GIVE, 1, 1
    assert {int(value_of(action - GIVE)) for action in choices(table, 1, 20)} == {1}


def test_nobody_can_foretell_the_first_card() -> None:
    """Random enough for many different cards, none of them most of the time."""
    laid = choices(Table(RUDI, 4, 1), 2, 200)
    assert len(set(laid)) >= 5
    assert max(laid.count(card) for card in set(laid)) < 100


def test_a_leader_close_to_the_finish_is_stopped() -> None:
    """Higher cards than at the start of the race."""
    calm, close = Table(RUDI, 3, 1), Table(RUDI, 3, 1)
    state_of(close)[0]["pigs"][1] = state_of(close)[0]["finish"] - 1
    values = [[int(value_of(card)) for card in choices(table, 0, 200)] for table in (calm, close)]
    assert sum(values[1]) > sum(values[0]) + 200


def test_good_cards_count_far_from_the_finish_and_places_close_to_it() -> None:
    """What `worth` looks at."""
    table = Table(RUDI, 3, 1)
    s = state_of(table)[0]
    s["owned"][0, 0] = s["hand"][0, 0] = 49
    assert worths(table)[0] > 0.4
    ahead = Table(RUDI, 3, 1)
    state_of(ahead)[0]["pigs"][1] = 4
    early = worths(ahead)[1]
    state_of(ahead)[0]["pigs"][:3] = 18, 22, 18
    assert worths(ahead)[1] > early > 1 / 3
