"""Games small enough to be walked through whole: chance is a player, exact algorithms run, beliefs can be counted."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from types import FunctionType
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from farmyard.adapters import explicit
from farmyard.adapters.tiny import MOW, QUARTETT, RUDI, SAUMAUMAU, TINY
from farmyard.core.game import Game
from farmyard.games import GAMES

SAMPLES = 400
WORST = 4.5  # standard errors: some hundred shares are compared


@pytest.fixture(scope="module", params=TINY, ids=lambda game: game.id)
def tree(request: pytest.FixtureRequest) -> tuple[Game, Any]:
    return request.param, pyspiel.load_game(f"farmyard_{request.param.id}").new_initial_state()


def walk(state: Any, chance: float = 1.0) -> Iterator[tuple[Any, float]]:
    """Every state, with the probability that chance plays its part in coming there."""
    yield state, chance
    if state.is_chance_node():
        for action, share in state.chance_outcomes():
            yield from walk(state.child(action), chance * share)
    elif not state.is_terminal():
        for action in state.legal_actions():
            yield from walk(state.child(action), chance)


@pytest.mark.parametrize(
    ("tiny", "big"),
    [(RUDI, "rudi"), (MOW, "mow"), (QUARTETT, "quartett"), (SAUMAUMAU, "saumaumau")],
    ids=lambda game: game if isinstance(game, str) else "",
)
def test_a_tiny_game_has_the_rules_of_the_big_one(tiny: Game, big: str) -> None:
    """Statement for statement: only constants differ."""
    theirs = {n: f for n, f in vars(GAMES[big].rules).items() if isinstance(f, FunctionType)}
    for name, function in theirs.items():
        assert getattr(tiny.rules, name).__code__.co_code == function.__code__.co_code


def test_chance_is_a_player_with_few_outcomes_and_all_of_them(tree: tuple[Game, Any]) -> None:
    _, root = tree
    for state, _ in walk(root):
        if state.is_chance_node():
            assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1.0)
            assert len(state.chance_outcomes()) <= 6
        if state.is_terminal():
            assert sum(state.returns()) == pytest.approx(0.0)
    ends = sum(chance for state, chance in walk(root) if state.is_terminal() and state.history())
    assert ends > 1.0  # every line of play comes with all of chance's, so there are more lines than one


def test_what_a_seat_knows_says_what_it_may_do(tree: tuple[Game, Any]) -> None:
    """An information state is what algorithms take for one: the same seat with the same choices."""
    choices: dict[str, Any] = {}
    for state, _ in walk(tree[1]):
        if not state.is_chance_node() and not state.is_terminal():
            known = state.information_state_string()
            found = state.current_player(), state.legal_actions()
            assert choices.setdefault(known, found) == found


def test_two_players_solve_a_tiny_game() -> None:
    """Regrets fall: after fifty rounds of CFR+, best responses gain a tenth of what they gain from random players."""
    game = pyspiel.load_game("farmyard_tiny_mow")
    solver = cfr.CFRPlusSolver(game)
    first = exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False) < first / 10


def test_imagined_worlds_come_as_often_as_true_ones(tree: tuple[Game, Any]) -> None:
    """As often as among all the deals that lead to what a seat knows."""
    worlds: dict[str, Counter[bytes]] = defaultdict(Counter)
    one: dict[str, Any] = {}
    for state, chance in walk(tree[1]):
        if not state.is_chance_node() and not state.is_terminal():
            known = state.information_state_string()
            worlds[known][hidden(state)] += chance
            one[known] = state
    uncertain = sorted(known for known, found in worlds.items() if len(found) > 1)
    for known in uncertain[:: max(1, len(uncertain) // 12)]:
        compare(one[known], worlds[known])


def compare(state: Any, worlds: Counter[bytes]) -> None:
    luck = np.random.default_rng(7)
    seen = Counter(hidden(state.resample_from_infostate(state.current_player(), luck.random)) for _ in range(SAMPLES))
    assert set(seen) <= set(worlds)
    for world, weight in worlds.items():
        share = weight / sum(worlds.values())
        assert abs(seen[world] / SAMPLES - share) <= WORST * sqrt(share * (1 - share) / SAMPLES) + 1e-9


def hidden(state: explicit.ExplicitState) -> bytes:
    """What nobody but the owners of cards knows of a state: hands in any order, secret choices."""
    s = state.states[0]
    if "held" in s.dtype.names:
        return repr(s.held.tolist()).encode()
    hands = [sorted(s.hand[seat][: s.hand_n[seat]].tolist()) for seat in range(s.seats)]
    return repr((hands, [s[name].tolist() for name in ("chosen", "bet") if name in s.dtype.names])).encode()
