"""Laws of every game's craft: legal, blind to what is hidden, the same in every mode, and right about the end."""

import numpy as np
import pytest
from conftest import every_table, imagined, often, some_options, state_of, walk
from craftwork import preferred, worths

from farmyard.core.game import Game
from farmyard.table import Table

GAMES_EACH = often(4)
MOVES_EACH = 400


def positions(game: Game, seats: int, every: int) -> list[tuple[Table, int]]:
    """Some positions of random games under all kinds of options, each with a seat that must act."""
    found = []
    for seed in range(GAMES_EACH):
        table = Table(game, seats, seed, some_options(game, seed))
        for step, (seat, _) in enumerate(walk(table, seed, MOVES_EACH)):
            if step % every == 0:
                found.append((table.at(len(table.log)), seat))
    return found


@every_table
def test_no_craft_peeks(game: Game, seats: int) -> None:
    """Its preference is the same in any two worlds indistinguishable to its seat; and they were different worlds."""
    different = 0
    for whim, (table, seat) in enumerate(positions(game, seats, 3)):
        for other in (imagined(table, seat, whim), imagined(table, seat, -whim - 1)):
            different += state_of(other)[0] != state_of(table)[0]
            assert preferred(other, seat, whim) == preferred(table, seat, whim), table.position()
    assert different > 20


@every_table
def test_a_craft_prefers_a_legal_move(game: Game, seats: int) -> None:
    for whim, (table, seat) in enumerate(positions(game, seats, 1)):
        assert preferred(table, seat, whim) in table.legal_actions(seat)


@every_table
def test_a_craft_is_the_same_interpreted_and_native(game: Game, seats: int) -> None:
    for whim, (table, seat) in enumerate(positions(game, seats, 5)):
        assert preferred(table, seat, whim) == preferred(table, seat, whim, "interpreted")
        np.testing.assert_allclose(worths(table), worths(table, "interpreted"))


@every_table
def test_the_worths_of_all_seats_add_up_to_one(game: Game, seats: int) -> None:
    for table, _ in positions(game, seats, 1):
        assert sum(worths(table)) == pytest.approx(1, abs=1e-9)


@every_table
def test_at_the_end_the_winners_share_what_the_game_is_worth(game: Game, seats: int) -> None:
    for seed in range(3):
        table = Table(game, seats, seed, some_options(game, seed))
        for _ in walk(table, seed):
            pass
        winners = table.winners()
        assert worths(table) == [(seat in winners) / len(winners) for seat in range(seats)]
