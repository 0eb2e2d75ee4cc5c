"""Many games of searching players in parallel: the same games as in the arena."""

import pytest

from farmyard.bots import budget_of
from farmyard.bots.crafts import craft_of
from farmyard.bots.search import driver
from farmyard.cli.main import main
from farmyard.contests.arena import Contest, play_deal, sittings
from farmyard.contests.batch.arena import Crowd, in_order
from farmyard.contests.batch.memory import Bench
from farmyard.games import find_game

LEVELS = ["champion", "farmer"]
DEALS = 2


@pytest.mark.parametrize("name", ["rudi", "quartett"])
def test_a_crowd_plays_the_games_of_the_arena(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Move for move, in fewer slots than there are games: with simultaneous moves, and with one player asking."""
    monkeypatch.setattr(driver, "SMALL", 100)
    game = find_game(name)
    monkeypatch.setattr(craft_of(game), "PLAYOUTS", {"farmer": 30, "champion": 320})
    contest = Contest(name, ("champion", "farmer", "farmer"), 7)
    budgets = [budget_of(game, level) for level in LEVELS]
    assert [budget.is_small for budget in budgets] == [False, True]
    waiting = [sitting for deal in range(DEALS) for sitting in sittings(contest, deal)]
    crowd = Crowd(Bench(game, 3, budgets, contest.options, 4), LEVELS, waiting)
    moves: list[int] = []
    assert list(in_order(contest, range(DEALS), crowd.play(moves.append))) == [
        play_deal(contest, deal) for deal in range(DEALS)
    ]
    assert max(moves) > 10


def test_only_searchers_play_on_a_gpu(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "mow", "--cuda", "--bots", "farmer,chick", "--games", "2"]) == 2
    assert "chick" in capsys.readouterr().err
