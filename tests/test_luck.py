"""The luck of a game: shares that add up to one, the same whoever counts, and all luck where nothing can be chosen."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import every_game
from refusals import code_of

from farmyard.contests import luck
from farmyard.contests.account import JUDGE
from farmyard.core.game import Game
from farmyard.games import GAMES

WEB = Path(__file__).parents[1] / "web"


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


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(WEB))
    import record_luck  # type: ignore[import-not-found, unused-ignore]

    yield record_luck
    sys.modules.pop("record_luck")


def test_the_page_shows_just_what_was_measured(recorder: Any) -> None:
    """`python web/record_luck.py` would change nothing."""
    shown = {path.stem: path.read_text("utf-8") for path in (WEB / "src" / "luck").glob("*.json")}
    assert shown == recorder.texts()
    assert shown


def test_what_was_measured_says_how(recorder: Any) -> None:
    """By the rules of today, at the table that its file is named after."""
    names = {path.stem for path in (WEB / "luck").glob("*.json")}
    assert names == {f"{one['game']}-{one['seats']}-{one['level']}" for one in recorder.measured()}
    for one in recorder.measured():
        assert one["rules"] == GAMES[one["game"]].version
        assert (one["seed"], one["streams"], one["judge"]) == (0, luck.STREAMS, JUDGE)


def test_the_page_counts_as_luck_what_nobody_chose(recorder: Any) -> None:
    parts = {"deal": (0.2, 0.05), "draws": (0.5, 0.1), "choices": (0.3, 0.125)}
    found = {"game": "mow", "rules": 1, "seats": 4, "level": "farmer", "games": 9, "seed": 0, "judge": JUDGE}
    measured = found | {"parts": {name: {"share": share, "error": error} for name, (share, error) in parts.items()}}
    shown = recorder.shown(measured)
    assert (shown["luck"], shown["error"]) == (70, 12)
    assert (shown["deal"], shown["draws"], shown["choices"]) == (20, 50, 30)
