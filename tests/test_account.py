"""An account that adds up: to the result in every game, to nothing between equals; blind to what cannot matter."""

import math
from random import Random

import numpy as np
import pytest
from conftest import SOAK, every_game

from farmyard.bots import decide
from farmyard.contests import judge
from farmyard.contests.account import NAMES, Account, Ledger, Share, account, sums
from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.table import Table

SHORT: dict[str, dict[str, OptionValue]] = {"saumaumau": {"goal": 4}, "mow": {"target": 20}}
FAIR_GAMES = 2000 if SOAK else 60  # of each game


def played(game: Game, seats: int, seed: int) -> Table:
    """A game among farmhands."""
    dice, table = Random(seed), Table(game, seats, seed, SHORT.get(game.id))
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, decide(game, "farmhand", table.view(seat), table.legal_actions(seat), dice.getrandbits(60)))
    return table


def shares(found: Account) -> list[float]:
    return [found.columns[name].share for name in NAMES]


@every_game
def test_the_columns_add_up_to_the_result_in_every_game(game: Game) -> None:
    for seed in range(3):
        table = played(game, game.seats[0] + 1, seed)
        found = account(table, streams=3)
        winners = table.winners()
        for one in found:
            assert one.result == pytest.approx((one.seat in winners) / len(winners))
            assert one.fair + sum(shares(one)) == pytest.approx(one.result, abs=1e-9)


@every_game
def test_what_one_seat_gains_the_others_lose(game: Game) -> None:
    """At the deal, with every draw, and with every choice, whether it is one's own or a gift."""
    by_name = sums(account(played(game, game.seats[1] - 1, 5), streams=3))
    assert by_name["deal"] == pytest.approx(0, abs=1e-9)
    assert by_name["draws"] == pytest.approx(0, abs=1e-9)
    assert by_name["gifts"] + by_name["hidden"] + by_name["choices"] == pytest.approx(0, abs=1e-9)


@every_game
def test_between_equals_every_column_is_nothing_on_average(game: Game) -> None:
    """Looked at from every seat in turn: who begins may have the better deal. With a season's worth of games
    (FARMYARD_SOAK) the intervals are narrow."""
    rows = []
    for seed in range(FAIR_GAMES):
        found = account(played(game, game.seats[0], seed), streams=2)
        rows.append(shares(found[seed % game.seats[0]]))
    means, errors = np.mean(rows, 0), np.std(rows, 0, ddof=1) / math.sqrt(FAIR_GAMES)
    for name, mean, error in zip(NAMES, means, errors, strict=True):
        assert abs(mean) <= 3.5 * error + 1e-9, (name, mean, error)


def test_a_farmhands_choices_are_dice() -> None:
    """They do what the judge expects, but for their moods."""
    table = played(GAMES["rudi"], 3, 1)
    mixed = account(table, ["farmhand", None, "farmhand"], streams=8)
    assert mixed[0].columns["choices"] == mixed[0].columns["hidden"] == Share(0, 0)
    assert mixed[0].columns["dice"].error > 0
    assert mixed[1].columns["choices"].error > 0
    known = account(table, ["farmhand"] * 3, streams=8)
    assert all(one.columns["gifts"].share == 0 for one in known)


@pytest.mark.parametrize("levels", [["farmhand"], ["farmhand"] * 4])
def test_levels_are_those_of_all_seats_or_none(levels: list[str]) -> None:
    """Native code would read past the end of a shorter list."""
    with pytest.raises(Refusal, match="array"):
        account(played(GAMES["rudi"], 3, 1), levels, streams=2)


def test_the_order_in_which_a_round_was_written_down_does_not_matter() -> None:
    """Rudi: all lay a card at once."""
    table = played(GAMES["rudi"], 3, 2)
    other, now = table.at(0), table.at(0)
    while len(other.log) < len(table.log):
        first = len(other.log)
        together = 3 if len(now.must_act()) == 3 else 1
        for move in table.log[first : first + together]:
            now.play(*move)
        for move in reversed(table.log[first : first + together]):
            other.play(*move)
    assert other.log != table.log
    assert other.scores() == table.scores()
    for one, same in zip(account(table, streams=4), account(other, streams=4), strict=True):
        assert shares(one) == pytest.approx(shares(same), abs=1e-9)


def test_the_same_game_has_the_same_account() -> None:
    table = played(GAMES["quartett"], 3, 3)
    assert account(table, streams=5) == account(Table.replay(table.record()), streams=5)


def test_steps_say_what_each_of_them_changed() -> None:
    ledger = Ledger(played(GAMES["rudi"], 3, 4), streams=3)
    changes = list(ledger.steps())
    assert [change.first for change in changes] == [0, *(change.last + 1 for change in changes[:-1])]
    deal = np.array([one.columns["deal"].share for one in ledger.accounts()])
    total = sum(change.columns for change in changes)
    total[:, 0] += deal
    assert total == pytest.approx(np.array([shares(one) for one in ledger.accounts()]))


@pytest.mark.parametrize("among", range(1, 7))
def test_shapleys_weights_are_the_shares_of_orders(among: int) -> None:
    """Against the formula with factorials; over all sets of others they add up to one."""
    for before in range(among):
        orders = math.factorial(before) * math.factorial(among - before - 1) / math.factorial(among)
        assert judge.shapley(before, among) == pytest.approx(orders)
    assert sum(judge.shapley(judge.size(others), among) for others in range(1 << (among - 1))) == pytest.approx(1)
