"""The luck of a game: shares that add up to one, the same whoever counts, and all luck where nothing can be chosen."""

import numpy as np
import pytest
from conftest import every_game
from refusals import code_of

from farmyard.contests import luck
from farmyard.core.game import Game
from farmyard.games import GAMES


@every_game
def test_the_parts_add_up_to_all_that_results_differ_by(game: Game) -> None:
    found = luck.measure(game, game.seats[0], "farmhand", 3, streams=2)
    assert sum(part.share for part in found.parts.values()) == pytest.approx(1)


def test_the_same_games_have_the_same_luck_whatever_the_workers() -> None:
    one, two = (luck.measure(GAMES["rudi"], 3, "farmhand", 4, 5, 2, workers) for workers in (1, 2))
    assert one == two
    assert luck.measure(GAMES["rudi"], 3, "farmhand", 4, 6, 2) != one


def test_shares_are_ratios_with_their_errors() -> None:
    """Two games: in the first all is the deal, in the second, which counts three times as much, half of it."""
    found = luck.shares(np.array([[1.0, 0.0, 1.0], [1.5, 1.5, 3.0]]))
    assert [part.share for part in found] == pytest.approx([2.5 / 4, 1.5 / 4])
    off = np.array([1 - 2.5 / 4, 1.5 - 3 * 2.5 / 4])
    assert found[0].error == pytest.approx(1.96 * np.sqrt((off**2).sum()) / 4)


def test_games_without_number_and_unknown_players_are_refused() -> None:
    assert code_of(luck.measure, GAMES["mow"], 4, "farmhand", 1) == "luck-games"
    assert code_of(luck.measure, GAMES["mow"], 40, "farmhand", 9) == "seats"
    assert code_of(luck.measure, GAMES["mow"], 4, "emperor", 9) == "bot-unknown"
