"""Puzzles: positions with one clearly best move, found the same everywhere, and shown as they were found."""

import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import every_game

from farmyard.bots.search.driver import Budget, ponder
from farmyard.cli.main import main
from farmyard.contests import puzzles
from farmyard.contests.puzzles import Puzzle, Trial, puzzles_of, read_puzzles, table_of, write_puzzles
from farmyard.core.game import Game
from farmyard.games import GAMES
from farmyard.schema import notation

WEB = Path(__file__).parents[1] / "web"
FRUITFUL = 32  # this game of MOW holds two
OTHER_WORLDS = 77
FEWEST = {"saumaumau": 40, "rudi": 40, "quartett": 40, "happypigs": 40, "mow": 40}


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
    answers = [puzzle.best, *puzzle.also]
    others = {move: chance for move, chance in puzzle.chances.items() if move not in answers}
    for answer in answers:
        assert puzzle.chances[answer] - max(others.values()) >= 100 * puzzles.CLEAR - 1
    assert len(answers) <= min(puzzles.ANSWERS, len(others))
    assert max(others.values()) <= 100 * puzzles.WON
    assert puzzle.tempting in others
    assert puzzle.found <= 100 * puzzles.FOUND_BY_MOST
    assert set(puzzle.gainers) == set(others)
    assert all(seat in range(puzzle.seats) for seat, _ in puzzle.gainers.values())


def test_the_answers_of_a_puzzle_are_clearly_better_than_every_other_move(found: list[Puzzle]) -> None:
    assert found
    for puzzle in found:
        check(puzzle)


def test_it_is_the_best_in_other_worlds_too(found: list[Puzzle]) -> None:
    """Chosen because it looked best in some worlds, it has to prove itself in worlds that were not asked."""
    for puzzle in found:
        table = table_of(puzzle, GAMES["mow"])
        view, legal = table.view(puzzles.SOLVER), table.legal_actions(puzzles.SOLVER)
        chances = {a: ponder(table.game, view, [a], OTHER_WORLDS, Budget(1000)).chances[0] for a in legal}
        best = notation.name(table.game, max(chances, key=lambda action: chances[action]))
        assert best in (puzzle.best, *puzzle.also)


def test_where_all_choose_at_once_it_is_the_best_among_farmhands_too() -> None:
    """Each move was tried against others who come to expect it; farmhands do not."""
    game = GAMES["rudi"]
    for puzzle in shipped(game)[:3]:
        table = table_of(puzzle, game)
        assert len(table.must_act()) > 1
        view, legal = table.view(puzzles.SOLVER), table.legal_actions(puzzles.SOLVER)
        trials = puzzles.tried(game, view, legal, puzzles.AMONG_FARMHANDS)
        best = notation.name(game, max(trials, key=lambda action: trials[action].share))
        assert best in (puzzle.best, *puzzle.also)


def answers(spread: float, *shares: float) -> list[int]:
    """By index."""
    return puzzles.answers_in({i: Trial(share, spread, ()) for i, share in enumerate(shares)})


def test_a_move_is_clearly_best_by_four_standard_errors_and_a_tenth_of_a_victory() -> None:
    assert answers(0.4, 0.5, 0.39) == [0]
    assert answers(0.4, 0.5, 0.41) == []
    assert answers(1.5, 0.5, 0.39) == []


def test_moves_that_are_as_good_are_answers_too_if_all_others_are_clearly_worse() -> None:
    assert answers(0.4, 0.5, 0.3, 0.48, 0.2) == [0, 2]
    assert answers(0.4, 0.5, 0.38, 0.48, 0.2) == [], "0.48 is an answer, and 0.38 not clearly worse"
    assert answers(0.4, 0.5, 0.46, 0.3, 0.2) == [], "0.46 is neither as good nor clearly worse"


def test_where_most_moves_are_right_or_the_game_is_won_nothing_is_asked() -> None:
    assert answers(0.4, 0.5, 0.5, 0.3) == []
    assert answers(0.4, 0.5, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3, 0.3) == [], "four are too many to be one idea"
    assert answers(0.1, 0.99, 0.86) == []


def test_a_wrong_move_is_told_by_whom_it_helps_most() -> None:
    best, wrong = Trial(0.5, 0.4, (0.5, 0.2, 0.3)), Trial(0.3, 0.4, (0.3, 0.25, 0.45))
    assert puzzles.gainer(best, wrong) == (2, 15)


def test_looks_that_disagree_make_no_puzzle(found: list[Puzzle], monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that is sure in some worlds may be as sure of another move in others."""
    table = table_of(found[0], GAMES["mow"])
    assert puzzles.looked_at(table)
    honest, best = puzzles.tried, table.check(puzzles.SOLVER, found[0].best)

    def fickle(game: Game, view: Any, legal: Any, budget: Budget, seed: int = 1) -> dict[int, Trial]:
        trials = honest(game, view, legal, budget, seed)
        return trials | {best: Trial(0.0, 0.4, trials[best].shares)} if seed == puzzles.LOOKS[-1] else trials

    monkeypatch.setattr(puzzles, "tried", fickle)
    assert puzzles.looked_at(table) is None


def test_the_same_games_hold_the_same_puzzles(found: list[Puzzle], tmp_path: Path) -> None:
    assert list(puzzles_of(GAMES["mow"], FRUITFUL)) == found
    write_puzzles(tmp_path / "puzzles.json", found)
    assert read_puzzles(tmp_path / "puzzles.json") == found


def test_puzzles_that_are_there_already_are_kept_and_not_found_again(found: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write_puzzles(path, found)
    few = ["--seed", str(FRUITFUL), "--games", "1", "--count", str(len(found) + 5)]
    command = ["lab", "puzzles", "mow", *few, "--out", str(path)]
    assert main(command) == 0
    assert read_puzzles(path) == found
    path.write_text("[{}]")
    assert main(command) == 2
    assert path.read_text() == "[{}]"


@every_game
def test_the_puzzles_that_ship_are_puzzles_of_these_rules(game: Game) -> None:
    known = shipped(game)
    assert len(known) >= FEWEST[game.id]
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
