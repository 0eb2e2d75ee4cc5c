"""The laboratory: the same rows on every backend, nothing lost, and a page that says what they mean."""

import numpy as np
from conftest import every_game

from farmyard.core.game import Game
from farmyard.core.record import EVERYONE
from farmyard.lab.outcomes import are_same, notes_of, play_slice
from farmyard.lab.plan import Plan, Slice
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
    from farmyard.lab.outcomes import bind_trial

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
