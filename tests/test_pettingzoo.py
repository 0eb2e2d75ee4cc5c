"""The games as PettingZoo environments, under PettingZoo's own tests."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from conftest import every_game
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from farmyard.adapters import pettingzoo
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.table import Table

SIMULTANEOUS = ("rudi", "happypigs")


@pytest.fixture(autouse=True)
def its_own_warnings() -> None:
    """PettingZoo warns of dictionaries as observations, and of empty masks of waiting agents: both are intended."""
    warnings.simplefilter("ignore", UserWarning)


@every_game
def test_the_cycle_of_agents_passes_the_api_test(game: Game) -> None:
    api_test(pettingzoo.env(game.id), num_cycles=150)


@every_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    seed_test(lambda: pettingzoo.env(game.id), num_cycles=40)


@pytest.mark.parametrize("game", SIMULTANEOUS)
def test_choosing_at_once_passes_the_parallel_tests(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=150)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game), num_cycles=40)


@every_game
def test_a_whole_game_is_the_one_at_the_table(game: Game) -> None:
    """Same seed, same choices: the same game as at a table, and a sole winner gets 1."""
    env, table, rng = pettingzoo.env(game.id), Table(game, game.seats[0], 5), random.Random(2)
    env.reset(seed=5)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        if over:
            env.step(None)
            continue
        seat = int(agent.removeprefix("seat_"))
        assert seat == table.must_act()[0]
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(table.legal_actions(seat))
        action = rng.choice(table.legal_actions(seat))
        table.play(seat, action)
        env.step(action)
    assert table.over
    assert sum(got.values()) == pytest.approx(0)
    best = max(got.values())
    assert [seat for seat, reward in enumerate(got.values()) if reward == best] == table.winners()
    assert best == pytest.approx((table.seats / len(table.winners()) - 1) / (table.seats - 1))


def test_choices_made_at_once_are_played_together() -> None:
    """One step of the parallel environment is one trick of Rudi; whoever has nothing to choose waits."""
    env = pettingzoo.parallel_env("rudi", 4)
    seen, _ = env.reset(seed=1)
    rng, wait, waited = random.Random(1), env.wait, 0
    for _ in range(200):
        moves = {agent: rng.choice(np.flatnonzero(mine["action_mask"]).tolist()) for agent, mine in seen.items()}
        waited += list(moves.values()).count(wait)
        tricks = int(env.table.view(0)["tricks"])
        laying = wait not in moves.values()
        seen, _, over, _, _ = env.step(moves)
        if over["seat_0"]:
            break
        assert int(env.table.view(0)["tricks"]) == tricks + laying
    assert waited


@every_game
def test_the_table_is_drawn_as_in_the_terminal(game: Game) -> None:
    """PettingZoo's own test renders a game in every mode the environment lists."""
    render_test(lambda render_mode=None: pettingzoo.env(game.id, render_mode=render_mode))
    env = pettingzoo.env(game.id, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 3
    frames = pettingzoo.env(game.id, render_mode="rgb_array")
    frames.reset(seed=7)
    before = frames.render()
    for _ in range(9):
        frames.step(int(np.flatnonzero(frames.observe(frames.agent_selection)["action_mask"])[0]))
    after = frames.render()
    assert before.shape == after.shape
    assert before.dtype == np.uint8
    assert (before != after).any(), "the drawing shows what was played"
    with pytest.raises(Refusal, match="render-mode"):
        pettingzoo.env(game.id, render_mode="rgb")


def test_agents_in_turn_are_not_said_to_be_parallel() -> None:
    assert not pettingzoo.env("mow").metadata["is_parallelizable"]


@every_game
def test_critics_are_given_what_all_seats_know(game: Game) -> None:
    env = pettingzoo.env(game.id)
    env.reset(seed=2)
    parts = np.split(env.state(), len(env.possible_agents))
    for agent, part in zip(env.possible_agents, parts, strict=True):
        assert (part == env.observe(agent)["observation"]).all()
    assert env.unwrapped.state_space.contains(env.state())


def test_a_reset_may_bring_its_own_options() -> None:
    env = pettingzoo.parallel_env("saumaumau")
    env.reset(seed=1, options={"game": {"goal": 33}})
    assert env.table.view()["goal"] == 33
    env.reset(seed=1)
    assert env.table.view()["goal"] != 33


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env("saumaumau", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    both = pettingzoo.parallel_env("rudi")
    both.reset(seed=1)
    _, rewards, over, _, _ = both.step({"seat_0": 49, "seat_1": 10, "seat_2": 20})
    assert all(over.values())
    assert rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}


def test_an_agent_of_observations_plays_at_our_tables() -> None:
    """It is shown what the environment shows, and nothing else."""
    shown = []

    def agent(observation: Any) -> int:
        shown.append(observation)
        return int(np.flatnonzero(observation["action_mask"])[-1])

    table = Table("rudi", 3, 5)
    view, legal = table.view(0), table.legal_actions(0)
    assert pettingzoo.as_player("rudi", agent)(view, legal, random.Random(1)) == max(legal)
    env = pettingzoo.env("rudi")
    env.reset(seed=5)
    same = env.observe("seat_0")
    assert all((shown[0][part] == same[part]).all() for part in ("observation", "action_mask"))
