"""Puzzles: positions with one clearly best move, found the same everywhere, and shown as they were found."""

import sys
from pathlib import Path

import pytest
from conftest import every_game

from farmyard.bots.search.driver import Budget, ponder
from farmyard.contests import puzzles
from farmyard.contests.puzzles import Puzzle, puzzles_of, read_puzzles, table_of, write_puzzles
from farmyard.core.game import Game
from farmyard.games import GAMES
from farmyard.schema import notation

WEB = Path(__file__).parents[1] / "web"
FRUITFUL = 1000  # this game of MOW holds one
OTHER_WORLDS = 77


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    return list(puzzles_of(GAMES["mow"], FRUITFUL))


def shipped(game: Game) -> list[Puzzle]:
    path = WEB / "puzzles" / f"{game.id}.json"
    return read_puzzles(path) if path.exists() else []


def check(puzzle: Puzzle) -> None:
    table = table_of(puzzle, GAMES[puzzle.game])
    assert table.must_act()[0] == puzzles.SOLVER
    assert set(puzzle.chances) == set(table.legal(puzzles.SOLVER))
    others = [chance for move, chance in puzzle.chances.items() if move != puzzle.best]
    assert puzzle.chances[puzzle.best] - max(others) >= 100 * puzzles.CLEAR - 1
    assert puzzle.tempting in puzzle.chances
    assert puzzle.tempting != puzzle.best
    assert puzzle.found <= 100 * puzzles.FOUND_BY_MOST


def test_a_puzzle_has_one_move_that_is_clearly_better_than_every_other(found: list[Puzzle]) -> None:
    assert found
    for puzzle in found:
        check(puzzle)


def test_it_is_the_best_in_other_worlds_too(found: list[Puzzle]) -> None:
    """Chosen because it looked best in some worlds, it has to prove itself in worlds that were not asked."""
    for puzzle in found:
        table = table_of(puzzle, GAMES["mow"])
        view, legal = table.view(puzzles.SOLVER), table.legal_actions(puzzles.SOLVER)
        chances = {a: ponder(table.game, view, [a], OTHER_WORLDS, Budget(1000)).chances[0] for a in legal}
        assert notation.name(table.game, max(chances, key=lambda action: chances[action])) == puzzle.best


def test_where_all_choose_at_once_it_is_the_best_among_farmhands_too() -> None:
    """Each move was tried against others who come to expect it; farmhands do not."""
    game = GAMES["rudi"]
    for puzzle in shipped(game)[:3]:
        table = table_of(puzzle, game)
        assert len(table.must_act()) > 1
        view, legal = table.view(puzzles.SOLVER), table.legal_actions(puzzles.SOLVER)
        shares = puzzles.chances_by(game, view, legal, puzzles.AMONG_FARMHANDS)
        assert notation.name(game, max(shares, key=lambda action: shares[action])) == puzzle.best


def test_a_move_is_clearly_best_by_four_standard_errors_and_a_tenth_of_a_victory() -> None:
    assert puzzles.clearly_best({7: (0.5, 0.4), 8: (0.39, 0.4)}) == 7
    assert puzzles.clearly_best({7: (0.5, 0.4), 8: (0.41, 0.4)}) is None
    assert puzzles.clearly_best({7: (0.5, 1.5), 8: (0.39, 0.4)}) is None


def test_the_same_games_hold_the_same_puzzles(found: list[Puzzle], tmp_path: Path) -> None:
    assert list(puzzles_of(GAMES["mow"], FRUITFUL)) == found
    write_puzzles(tmp_path / "puzzles.json", found)
    assert read_puzzles(tmp_path / "puzzles.json") == found


@every_game
def test_the_puzzles_that_ship_are_puzzles_of_these_rules(game: Game) -> None:
    known = shipped(game)
    assert len({puzzle.id for puzzle in known}) == len(known)
    for puzzle in known:
        assert (puzzle.game, puzzle.rules) == (game.id, game.version)
        check(puzzle)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_page_shows_them_as_they_were_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python web/record_puzzles.py` would change nothing."""
    monkeypatch.syspath_prepend(str(WEB))
    import record_puzzles  # type: ignore[import-not-found, unused-ignore]

    path = WEB / "src" / "puzzles" / f"{game}.json"
    assert (path.read_text("utf-8") if path.exists() else "") == record_puzzles.text_of(game)
    sys.modules.pop("record_puzzles")
