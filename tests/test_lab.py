"""The laboratory: the same rows on every backend, nothing lost, and a page that says what they mean."""

import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import polars as pl
import pytest
from conftest import every_game

from farmyard.core.game import Game
from farmyard.core.record import EVERYONE
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.lab.asking import Asking
from farmyard.lab.outcomes import are_same, bind_trial, blank_outcomes, notes_of, play_slice
from farmyard.lab.plan import Plan, Slice, make_plan
from farmyard.lab.run import backend_for, run_file
from farmyard.lab.trial import Run


def mixed(game: Game, games: int = 10**6) -> Plan:
    """A farmhand among random players, every deal played twice from every seat."""
    seats = game.seats[0] + 1
    return Plan(game, ("farmhand",) + ("random",) * (seats - 1), 3, games, 2)


@every_game
def test_rows_are_the_same_interpreted_and_native(game: Game) -> None:
    part = Slice(0, 6, 4)
    assert are_same(play_slice(mixed(game), part), play_slice(mixed(game), part, "interpreted"))


@every_game
def test_rows_do_not_depend_on_how_the_games_are_parted(game: Game) -> None:
    plan = mixed(game)
    whole, late = play_slice(plan, Slice(0, 0, 40)), play_slice(plan, Slice(0, 17, 23))
    for all_rows, some_rows in zip(whole, late, strict=True):
        assert np.array_equal(all_rows[17:], some_rows)


@every_game
def test_counts_say_what_kind_every_move_was(game: Game) -> None:
    rows = play_slice(mixed(game), Slice(0, 0, 50))
    assert np.array_equal(rows.counts.sum((1, 2)), rows.lengths)
    assert rows.counts.shape[2] == len(notes_of(game).KINDS)
    assert (rows.endings > 0).all()


@every_game
def test_statistics_are_public_fields_of_the_finished_game(game: Game) -> None:
    """Read from the same games, played to the end again."""
    notes, plan = notes_of(game), mixed(game)
    public = {field.name for field in game.rules.FIELDS if field.sees == EVERYONE}
    assert set(notes.STATISTICS) <= public
    rows, sheet = play_slice(plan, Slice(0, 5, 1)), game.sheet()
    run = Run(game.encode({}), plan.lineups, plan.repeats, plan.seed)
    bind_trial(game, "native").play_games(sheet, run, 5, 1, rows)
    states = sheet.world.states
    for i, name in enumerate(notes.STATISTICS):
        assert rows.statistics[0, :, i].tolist() == states[0][name][: plan.seats].tolist()


@every_game
def test_a_line_up_is_turned_until_every_policy_sat_everywhere(game: Game) -> None:
    plan = mixed(game)
    assert plan.turns == plan.seats
    assert sorted(np.argmax(plan.lineups, 1).tolist()) == list(range(plan.seats))
    assert Plan(game, ("random",) * 4, 0, 1, 1).turns == 1
    assert Plan(game, ("farmhand", "random") * 2, 0, 1, 1).turns == 2


@every_game
def test_farmhands_win_more_than_their_share_against_random_players(game: Game) -> None:
    plan = mixed(game)
    rows = play_slice(plan, Slice(0, 0, 600 * plan.turns))
    first = rows.points == rows.points.max(1, keepdims=True)
    seated = np.repeat(plan.lineups, plan.repeats, 0)[np.arange(len(first)) % (plan.turns * plan.repeats)]
    share = (first / first.sum(1, keepdims=True))[seated == 1].mean()
    assert share > 1.2 / plan.seats


def lowest(view: Any, legal: list[int], dice: Random) -> int:
    """A third-party player."""
    return min(legal)


def deadly(view: Any, legal: list[int], dice: Random) -> int:
    os._exit(1)


def wrong(view: Any, legal: list[int], dice: Random) -> int:
    return -1


@every_game
def test_where_python_asks_players_the_others_get_the_same_deals_and_chance(game: Game) -> None:
    plan, part = mixed(game), Slice(0, 6, 4)
    run = Run(game.encode({}), plan.lineups, plan.repeats, plan.seed)
    rows = blank_outcomes(game, part.games, plan.seats)
    Asking(game, bind_trial(game, "native"), run, []).play_games(part.first, part.games, rows)
    assert are_same(rows, play_slice(plan, part))


@every_game
def test_a_player_of_your_own_sits_down_in_the_laboratory(game: Game) -> None:
    plan = make_plan(game, game.seats[0], ["test_lab:lowest", "random"], 3, 10, 1, {}, [])
    rows = play_slice(plan, Slice(0, 0, 10))
    assert np.array_equal(rows.counts.sum((1, 2)), rows.lengths)
    assert are_same(rows, play_slice(plan, Slice(0, 0, 10)))


def test_runs_with_own_players_say_who_they_were(tmp_path: Path) -> None:
    """In processes, on whichever core: the same rows as one after another."""
    names = [f"{__file__}:lowest", "farmhand"]
    plan = make_plan(GAMES["rudi"], 3, names, 3, 24, 1, {}, [])
    run_file(tmp_path / "own.parquet", plan, backend_for(2, False, None, plan.asked))
    rows = pl.read_parquet(tmp_path / "own.parquet")
    assert set(rows["policy_1"]) == set(names)
    assert rows["length"].to_list() == play_slice(plan, Slice(0, 0, 24)).lengths.tolist()
    assert len(plan.header()["players"][names[0]]) == 64


def test_a_player_that_ends_its_process_is_named(tmp_path: Path) -> None:
    plan = make_plan(GAMES["rudi"], 3, [f"{__file__}:deadly", "farmhand"], 3, 4, 1, {}, [])
    with pytest.raises(Refusal, match="lab-process-died"):
        run_file(tmp_path / "own.parquet", plan, backend_for(1, False, None, plan.asked))


def test_own_players_that_cannot_play_are_named(tmp_path: Path) -> None:
    plan = make_plan(GAMES["rudi"], 3, ["test_lab:wrong", "farmhand"], 3, 4, 1, {}, [])
    with pytest.raises(Refusal, match="bot-illegal"):
        play_slice(plan, Slice(0, 0, 4))
    with pytest.raises(Refusal, match="lab-cuda-asked"):
        backend_for(2, True, None, plan.asked)
    with pytest.raises(Refusal, match="bot-own"):
        make_plan(GAMES["rudi"], 3, [f"{tmp_path}/nobody.py:choose"], 3, 4, 1, {}, [])
