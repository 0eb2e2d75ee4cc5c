"""Runs are independent samples: a game's seed is hashed from its run's seed and its number, in every backend alike."""

import numpy as np
import polars as pl
import pytest
from conftest import every_game

from farmyard.contests.arena import Contest, sittings
from farmyard.core.chance import game_seed
from farmyard.core.game import Game
from farmyard.core.seed import MOST_SEED
from farmyard.games import find_game
from farmyard.lab.frame import frame_of
from farmyard.lab.outcomes import play_slice, seeds_of
from farmyard.lab.plan import Plan, Slice
from farmyard.lab.simulate import simulate
from farmyard.table import Table

RUNS, GAMES = 1000, 1000


def seeds(run: int, games: int) -> np.ndarray:
    """Natively; the interpreted function gives the same."""
    found = seeds_of(Plan(find_game("rudi"), ("random",) * 3, run, games, 1), 0, games)
    assert found[-3:].tolist() == [game_seed(run, number) for number in range(games - 3, games)]
    return found


@pytest.mark.parametrize("first", [0, 2**40, MOST_SEED - RUNS])
def test_a_thousand_neighbouring_runs_have_no_deal_in_common(first: int) -> None:
    """A million games; among truly random seeds the chance of even one common pair would be one in twenty million."""
    found = np.concatenate([seeds(first + run, GAMES) for run in range(RUNS)])
    assert np.unique(found).size == RUNS * GAMES
    assert found.min() >= 0


def test_a_run_never_comes_back_to_its_own_games() -> None:
    """Also where run and number are the same number, or change places."""
    assert len({game_seed(run, number) for run in range(300) for number in range(300)}) == 300 * 300


def test_the_bits_of_seeds_are_even() -> None:
    """Each of the 63 is set in half of a million seeds, give or take five standard deviations."""
    found = seeds(5, 10**6)
    for bit in range(63):
        share = float(((found >> bit) & 1).mean())
        assert abs(share - 0.5) < 5 * 0.5 / 1000


@every_game
def test_rows_name_the_seed_their_deal_can_be_played_from(game: Game) -> None:
    """The lab's native loop, its column `deal`, and a table: the same opening position."""
    plan = Plan(game, ("random",) * game.seats[0], 77, 4, 1)
    deals = frame_of(plan, Slice(0, 0, 4), play_slice(plan, Slice(0, 0, 4)))["deal"].to_list()
    assert deals == [game_seed(77, number) for number in range(4)]
    starters = play_slice(plan, Slice(0, 0, 4)).starters.tolist()
    assert [Table(game, plan.seats, seed).must_act()[0] for seed in deals] == starters


def test_neighbouring_simulations_differ() -> None:
    """Seed 0 and seed 1 used to share all but one of their games."""
    rudi = find_game("rudi")
    one, other = (simulate(rudi, 3, 2000, seed, {}) for seed in (0, 1))
    assert one.summary() != other.summary()
    same = (simulate(rudi, 3, 2000, 0, {})).summary()
    assert same == one.summary()


def test_duplicate_deals_stay_duplicate() -> None:
    """Every rotation of a line-up plays the same cards, in the lab and in the arena."""
    plan = Plan(find_game("mow"), ("farmhand", "random", "random"), 3, 30, 2)
    rows = frame_of(plan, Slice(0, 0, 30), play_slice(plan, Slice(0, 0, 30)))
    assert rows.group_by("deal").len()["len"].to_list() == [6] * 5
    assert rows["deal"].dtype == pl.Int64
    contest = Contest("mow", ("farmer", "chick", "chick"), 3)
    assert len({sitting.seed for sitting in sittings(contest, 5)}) == 1
    assert {sitting.seed for sitting in sittings(contest, 5)} == {game_seed(3, 5)}
