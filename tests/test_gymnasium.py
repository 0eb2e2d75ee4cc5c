"""Thousands of tables stepped at once play the same games as single tables, and Gymnasium's checks pass."""

import doctest
import warnings

import gymnasium
import numpy as np
import pytest
from conftest import every_game, some_options
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import farmyard.adapters.gymnasium as adapter
from farmyard.adapters.gymnasium import Farm
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.observation import mask, observe
from farmyard.table import Table

pytestmark = pytest.mark.xdist_group("farm")  # compiled once


def some_actions(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One legal action per table."""
    return (rng.random(masks.shape) * masks).argmax(1)


@every_game
def test_a_single_environment_passes_gymnasiums_own_check(game: Game) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it cannot tell render modes from none at all
        check_env(gymnasium.make(f"farmyard/{game.id}-v{game.version}").unwrapped, skip_render_check=True)


@every_game
def test_every_table_plays_the_game_of_its_seed(game: Game) -> None:
    """In self-play every observation, mask, seat and reward is what a table with the same seed and moves gives."""
    tables, seats, seed = 5, game.seats[0], 40
    options = some_options(game, 0)
    farm, rng = Farm(game.id, tables, seats, "self", options), np.random.default_rng(1)
    seen, infos = farm.reset(seed=seed)
    numbers = list(range(tables))
    twins = [Table(game, seats, seed + i, options) for i in numbers]
    finished = 0
    for _ in range(3000):
        for i, table in enumerate(twins):
            seat = int(infos["seat"][i])
            assert seat in table.must_act()
            assert (seen["observation"][i] == observe(game, table.view(seat))).all()
            assert (seen["action_mask"][i] == mask(game, table.legal_actions(seat))).all()
        actions, seats_before = some_actions(seen["action_mask"], rng), infos["seat"].copy()
        seen, rewards, over, cut, infos = farm.step(actions)
        assert not cut.any()
        for i in range(tables):
            twins[i].play(int(seats_before[i]), int(actions[i]))
            assert over[i] == twins[i].over
            if over[i]:
                finished += 1
                won = [seat for seat in range(seats) if infos["rewards"][i, seat] == infos["rewards"][i].max()]
                assert won == twins[i].winners()
                assert infos["rewards"][i].sum() == pytest.approx(0)
                assert rewards[i] == infos["rewards"][i, seats_before[i]]
                last = observe(game, twins[i].view(int(seats_before[i])))
                assert (infos["final_obs"]["observation"][i] == last).all()
                numbers[i] += tables
                twins[i] = Table(game, seats, seed + numbers[i], options)
            else:
                assert rewards[i] == 0
        if finished > 2:
            break
    assert finished


@every_game
def test_threads_do_not_change_the_games(game: Game) -> None:
    one, three = (Farm(game.id, 10, game.seats[1], "farmhand", threads=threads) for threads in (1, 3))
    rng = np.random.default_rng(2)
    here, there = one.reset(seed=3)[0], three.reset(seed=3)[0]
    for _ in range(150):
        for name in here:
            assert (here[name] == there[name]).all()
        actions = some_actions(here["action_mask"], rng)
        here, rewards, *_ = one.step(actions)
        there, same, *_ = three.step(actions)
        assert (rewards == same).all()
    three.close()


@pytest.mark.parametrize("opponents", ["random", "farmhand", ("farmhand", "random"), ("self", "farmhand")])
def test_opponents_choose_inside_and_chairs_rotate(opponents: str) -> None:
    """Only the learner's decisions are handed out, and it takes every seat in turn."""
    farm, rng = Farm("rudi", 6, 3, opponents), np.random.default_rng(3)
    seen, infos = farm.reset(seed=0)
    handed: dict[int, set[int]] = {}
    games = np.arange(6)
    for _ in range(400):
        for i in range(6):
            handed.setdefault(int(games[i]), set()).add(int(infos["seat"][i]))
        seen, _, over, _, infos = farm.step(some_actions(seen["action_mask"], rng))
        games += np.where(over, 6, 0)
    learners = {"self": 2}.get(opponents[0], 1)
    assert all(len(chairs) <= learners for chairs in handed.values())
    assert set.union(*handed.values()) == {0, 1, 2}


def test_farmhands_are_harder_to_beat_than_chance() -> None:
    """A learner that plays at random loses more to farmhands than to its own kind."""

    def mean_reward(opponents: str) -> float:
        farm, rng = Farm("saumaumau", 200, 3, opponents), np.random.default_rng(4)
        seen, _ = farm.reset(seed=1)
        got = []
        for _ in range(300):
            seen, rewards, over, _, _ = farm.step(some_actions(seen["action_mask"], rng))
            got += rewards[over].tolist()
        return float(np.mean(got))

    assert abs(mean_reward("random")) < 0.15
    assert mean_reward("farmhand") < -0.25


def test_the_arrays_are_the_environments_own() -> None:
    """Nothing is copied: every step overwrites the same memory."""
    farm = Farm("mow", 4)
    first, _ = farm.reset(seed=1)
    second, rewards, *_ = farm.step(first["action_mask"].argmax(1))
    third, again, *_ = farm.step(second["action_mask"].argmax(1))
    assert first["observation"] is third["observation"]
    assert first["action_mask"] is third["action_mask"]
    assert rewards is again


def test_an_illegal_action_loses_and_the_next_game_begins() -> None:
    farm = Farm("quartett", 3, 3, "self")
    seen, infos = farm.reset(seed=1)
    actions, seat = seen["action_mask"].argmax(1), int(infos["seat"][1])
    actions[1] = int((seen["action_mask"][1] == 0).argmax())
    _, rewards, over, _, infos = farm.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert infos["illegal"].tolist() == [False, True, False]
    assert infos["rewards"][1, seat] == -1
    farm.step([-1, 10**6, 0])


def test_gymnasiums_wrappers_count_the_games() -> None:
    farm = RecordEpisodeStatistics(gymnasium.make_vec("farmyard/rudi-v1", num_envs=8, seats=3))
    rng, seen, games = np.random.default_rng(5), farm.reset(seed=2)[0], 0
    for _ in range(150):
        seen, _, over, _, infos = farm.step(some_actions(seen["action_mask"], rng))
        games += int(over.sum())
        if over.any():
            assert (infos["episode"]["l"][over] >= 2).all()
    assert farm.episode_count == games > 5


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Refusal, match="opponent-unknown"):
        Farm("mow", 2, 3, "champion")
    with pytest.raises(Refusal, match="lineup"):
        Farm("mow", 2, 3, ("random",))
    with pytest.raises(Refusal, match="seats"):
        Farm("rudi", 2, 9)
    with pytest.raises(Refusal, match="games-count"):
        Farm("rudi", 0)
    with pytest.raises(Refusal, match="seed"):
        Farm("mow", 2).reset(seed=-1)


def test_the_example_in_the_docstring_runs() -> None:
    assert doctest.testmod(adapter).failed == 0
