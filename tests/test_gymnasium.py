"""Thousands of tables stepped at once play the same games as single tables, and Gymnasium's checks pass."""

import doctest
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import every_game, some_options
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, FilterObservation, FlattenObservation, RecordEpisodeStatistics

import farmyard.adapters.gymnasium as adapter
from farmyard.adapters.gymnasium import Farm
from farmyard.core.chance import game_seed
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.observation import hidden_parts_of, mask, observe, parts_of, size_of
from farmyard.table import Table

pytestmark = pytest.mark.xdist_group("farm")  # compiled once


@every_game
def test_line_ups_are_taken_in_turn_and_places_say_who_sits_where(game: Game) -> None:
    """Table i has line-up i, round and round: where only the learner sits among farmhands, only place 0 is asked."""
    seats = game.seats[0]
    rows = [["self"] * (seats - 1), ["farmhand"] * (seats - 1)]
    farm, alone = Farm(game.id, 6, seats, rows), Farm(game.id, 6, seats, "farmhand")
    rng, asked = np.random.default_rng(2), set()
    seen, infos = farm.reset(seed=3)
    lone, _ = alone.reset(seed=3)
    for _ in range(200):
        asked |= set(infos["place"][::2].tolist())
        assert not infos["place"][1::2].any()
        assert (seen["observation"][1::2] == lone["observation"][1::2]).all()
        actions = some_actions(seen["action_mask"], rng)
        seen, *_, infos = farm.step(actions)
        lone, *_ = alone.step(np.where(np.arange(6) % 2, actions, lone["action_mask"].argmax(1)))
    assert asked == set(range(seats))


@every_game
def test_critics_are_told_what_the_others_hide(game: Game) -> None:
    """From the viewer's left-hand neighbour on, just what the others' own observations say of it, and no more."""
    parts = [part for part in parts_of(game) if part.name in {hidden.name for hidden in hidden_parts_of(game)}]
    seats, rng = game.seats[1], np.random.default_rng(3)
    farm, table = Farm(game.id, 1, seats, "self", telling=True), Table(game, seats, game_seed(game_seed(5, 0), 0))
    seen, infos = farm.reset(seed=5)
    for _ in range(60):
        seat = int(infos["seat"][0])
        for k in range(1, seats):
            own = observe(game, table.view((seat + k) % seats))
            told = np.concatenate([own[part.start : part.start + part.size] for part in parts])
            assert (infos["others"][0, k - 1] == told).all()
        action = int(some_actions(seen["action_mask"], rng)[0])
        table.play(seat, action)
        if table.over:
            break
        seen, *_, infos = farm.step([action])
    assert "others" not in Farm(game.id, 1, seats, "self").reset(seed=5)[1]


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
    seeds = [game_seed(seed, i) for i in range(tables)]
    options = some_options(game, 0)
    farm, rng = Farm(game.id, tables, seats, "self", options), np.random.default_rng(1)
    seen, infos = farm.reset(seed=seed)
    numbers = [0] * tables
    twins = [Table(game, seats, game_seed(own, 0), options) for own in seeds]
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
                assert (infos["final_obs"][i]["observation"] == last).all()
                assert not infos["final_obs"][i]["action_mask"].any()
                assert infos["final_info"]["seat"][i] == seats_before[i]
                numbers[i] += 1
                twins[i] = Table(game, seats, game_seed(seeds[i], numbers[i]), options)
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
    handed: dict[tuple[int, int], set[int]] = {}
    games = np.zeros(6, int)
    for _ in range(400):
        for i in range(6):
            handed.setdefault((i, int(games[i])), set()).add(int(infos["seat"][i]))
        seen, _, over, _, infos = farm.step(some_actions(seen["action_mask"], rng))
        games += over
    learners = {"self": 2}.get(opponents[0], 1)
    assert all(len(chairs) <= learners for chairs in handed.values())
    for i in range(6):
        assert set.union(*(chairs for (table, _), chairs in handed.items() if table == i)) == {0, 1, 2}


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


def openings(farm: Farm, seed: Any) -> list[bytes]:
    return [row.tobytes() for row in farm.reset(seed=seed)[0]["observation"]]


def test_resets_without_a_seed_give_fresh_games() -> None:
    """Also in a second farm; and after a seeded reset they are the same every time."""
    one, other = Farm("mow", 20), Farm("mow", 20)
    assert len({*openings(one, None), *openings(one, None), *openings(other, None)}) == 60
    assert openings(one, 7) == openings(other, 7)
    assert openings(one, None) == openings(other, None)


def test_neighbouring_seeds_share_no_table() -> None:
    farm = Farm("mow", 64)
    assert not set(openings(farm, 0)) & set(openings(farm, 1))


def test_every_entry_of_a_list_of_seeds_is_used() -> None:
    """A table's games follow from its own entry, wherever it stands; and so does a single environment's."""
    farm = Farm("mow", 3, opponents="self")
    first, second, third = openings(farm, [5, 6, 7])
    assert openings(farm, [7, 5, 5]) == [third, first, first]
    assert len({first, second, third}) == 3
    assert openings(farm, np.array([6, 6, 5])) == [second, second, first]
    fresh = openings(farm, [5, None, None])
    assert fresh[0] == first
    assert len(set(fresh)) == 3
    with pytest.raises(Refusal, match="array"):
        farm.reset(seed=[1, 2])


def test_a_table_does_not_depend_on_how_many_there_are() -> None:
    assert openings(Farm("rudi", 3), 9) == openings(Farm("rudi", 8), 9)[:3]


def test_the_next_game_may_wait_for_the_next_step() -> None:
    """Gymnasium's other mode: the same games; where one ended, the next step's action is ignored and deals."""
    farm = Farm("rudi", 12, 3, "farmhand", autoreset_mode=AutoresetMode.NEXT_STEP)
    twin = Farm("rudi", 12, 3, "farmhand")
    rng = np.random.default_rng(6)
    seen, there = farm.reset(seed=4)[0], twin.reset(seed=4)[0]
    waiting, ended = np.zeros(12, bool), 0
    for _ in range(200):
        actions = some_actions(seen["action_mask"], rng)
        before = {name: array.copy() for name, array in there.items()}
        seen, rewards, over, _, infos = farm.step(np.where(waiting, -7, actions))
        assert "final_obs" not in infos
        assert not rewards[waiting].any()
        assert not over[waiting].any()
        for i in np.flatnonzero(waiting):
            assert (seen["observation"][i] == before["observation"][i]).all()
            assert (seen["action_mask"][i] == before["action_mask"][i]).all()
        there, same, ends = step_some_of(twin, actions, ~waiting)
        for i in np.flatnonzero(~waiting):
            assert rewards[i] == same[i]
            assert over[i] == ends[i]
        ended += int(over.sum())
        assert not seen["action_mask"][over].any()
        waiting = over.copy()
    assert ended > 12


def step_some_of(farm: Farm, actions: np.ndarray, asked: np.ndarray) -> tuple[Any, np.ndarray, np.ndarray]:
    """Steps only these tables, as the farm itself does for own players."""
    farm._clear()
    farm._everywhere(asked, actions)
    return farm._seen(), farm._step.rewards.copy(), farm._step.over.copy()


def test_gymnasiums_wrappers_of_observations_take_the_other_mode() -> None:
    farm = gymnasium.make_vec("farmyard/rudi-v1", num_envs=4, seats=3, autoreset_mode=AutoresetMode.NEXT_STEP)
    flat = FlattenObservation(farm)
    seen, _ = flat.reset(seed=1)
    assert seen.shape == (4, size_of(find_game("rudi")) + find_game("rudi").actions)
    only = FilterObservation(farm, ["observation"])
    assert set(only.reset(seed=1)[0]) == {"observation"}


def test_infos_become_lists_of_dictionaries() -> None:
    """DictInfoToList: where a game ended, its last observation with its mask, and what was told of it."""
    farm = DictInfoToList(Farm("rudi", 6, 3))
    rng, (seen, told), ends = np.random.default_rng(8), farm.reset(seed=1), 0
    assert len(told) == 6
    for _ in range(60):
        seen, rewards, over, _, told = farm.step(some_actions(seen["action_mask"], rng))
        for i, info in enumerate(told):
            assert ("final_obs" in info) == over[i]
            if over[i]:
                ends += 1
                assert set(info["final_obs"]) == {"observation", "action_mask"}
                assert info["final_info"]["rewards"][info["final_info"]["seat"]] == rewards[i]
    assert ends


def test_sb3_contrib_finds_the_masks() -> None:
    """By name, through any wrappers, and through a vector environment."""
    table = gymnasium.make("farmyard/mow-v1")
    seen, _ = table.reset(seed=1)
    masks = table.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert (masks == (seen["action_mask"] == 1)).all()
    farm = Farm("mow", 5)
    seen, _ = farm.reset(seed=1)
    assert (farm.action_masks() == (seen["action_mask"] == 1)).all()


def test_a_step_before_the_first_game_is_an_error() -> None:
    with pytest.raises(ResetNeeded):
        Farm("mow", 2).step([0, 0])


def test_a_table_is_drawn() -> None:
    table = gymnasium.make("farmyard/rudi-v1", render_mode="ansi")
    table.reset(seed=1)
    assert len(table.render().splitlines()) > 3


# Players of somebody's own


def plain(view: Any, legal: Any, dice: Any) -> int:
    return int(legal[0])


def test_own_players_sit_at_the_table() -> None:
    """Their moves are those of a table at which they sit: the whole game, reward and chairs included."""
    farm, rng = Farm("rudi", 4, 3, [plain, plain]), np.random.default_rng(2)
    seeds = [5, 6, 7, 8]
    seen, infos = farm.reset(seed=seeds)
    twins, numbers, ended = [Table("rudi", 3, game_seed(own, 0)) for own in seeds], [0] * 4, 0

    def others_play(i: int) -> int:
        """Round the table until it is the learner's turn; returns its chair."""
        table, chair = twins[i], -(seeds[i] + numbers[i]) % 3
        seat = table.log[-1].seat if table.log else 0
        while not table.over and not (seat in table.must_act() and seat == chair):
            if seat in table.must_act():
                table.play(seat, plain(None, table.legal_actions(seat), None))
            else:
                seat = (seat + 1) % 3
        return chair

    for _ in range(300):
        for i, table in enumerate(twins):
            assert int(infos["seat"][i]) == others_play(i)
            assert (seen["observation"][i] == observe(table.game, table.view(int(infos["seat"][i])))).all()
        actions = some_actions(seen["action_mask"], rng)
        chairs = infos["seat"].copy()
        seen, rewards, over, _, infos = farm.step(actions)
        for i, table in enumerate(twins):
            table.play(int(chairs[i]), int(actions[i]))
            others_play(i)
            assert over[i] == table.over
            if table.over:
                ended += 1
                assert (rewards[i] == infos["rewards"][i].max()) == (int(chairs[i]) in table.winners())
                numbers[i] += 1
                twins[i] = Table("rudi", 3, game_seed(seeds[i], numbers[i]))
        if ended > 8:
            return
    raise AssertionError


def test_an_own_player_is_named_by_module_and_function(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def last(view, legal, dice):\n    return legal[-1]\n")
    farm = Farm("mow", 3, 3, ["farmhand", f"{tmp_path}/mine.py:last"])
    seen, _ = farm.reset(seed=1)
    for _ in range(30):
        seen, *_ = farm.step(some_actions(seen["action_mask"], np.random.default_rng(1)))
    with pytest.raises(Refusal, match="bot-own"):
        Farm("mow", 3, 2, f"{tmp_path}/mine.py:first")
    with pytest.raises(Refusal, match="bot-own"):
        Farm("mow", 3, 2, "no.such.module:bot")


def test_an_own_player_that_cheats_is_named() -> None:
    def cheat(view: Any, legal: Any, dice: Any) -> int:
        return 10**6

    farm = Farm("rudi", 3, 3, cheat)
    with pytest.raises(Refusal, match=r"bot-illegal.*cheat"):
        farm.reset(seed=1)


def test_the_example_in_the_docstring_runs() -> None:
    assert doctest.testmod(adapter).failed == 0
