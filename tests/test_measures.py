"""What a game is like: measures of courses whose truth is known, and of real games."""

from dataclasses import astuple

import numpy as np
import pytest

from farmyard.cli.main import main
from farmyard.contests import measures as measuring
from farmyard.contests.measures import Course, Plan, Watcher, entropy, measures, watch_games
from farmyard.core.chance import game_seed
from farmyard.games import GAMES
from farmyard.text.words import LANGUAGES, Words


def course(*chances: float, choices: tuple[int, ...] = ()) -> Course:
    """Of two players, by the first one's chances; both estimates agree."""
    rows = np.array([[chance, 1 - chance] for chance in chances])
    decisions = len(chances) - 1
    return Course(np.array(choices or [2] * decisions), np.stack([rows, rows]), np.zeros((decisions, 2)))


def test_whoever_leads_all_the_time_wins_without_drama() -> None:
    calm = course(0.5, 0.7, 0.95, 1.0)
    assert measuring.leads(calm) == measuring.drama(calm) == measuring.comeback(calm) == 0.0
    assert measuring.decided(calm) == 0.5  # after two of four positions


def test_whoever_was_nearly_beaten_and_wins_is_dramatic() -> None:
    """Behind by 0.8 and 0.36: the mean of the square roots is (0.894 + 0.6) / 2; a fifth of an even share was left."""
    wild = course(0.5, 0.1, 0.32, 0.6, 1.0)
    assert measuring.drama(wild) == pytest.approx((0.8**0.5 + 0.6) / 2)
    assert measuring.comeback(wild) == pytest.approx(0.8)
    assert measuring.leads(wild) == 2


def test_an_open_game_is_tense_and_a_decided_one_is_not() -> None:
    assert measuring.tension(course(0.5, 0.5, 1.0)) == pytest.approx(1.0)
    assert measuring.tension(course(1.0, 1.0, 1.0)) == pytest.approx(0.0)


def test_choices_are_counted_where_there_is_one() -> None:
    some = course(0.5, 0.5, 0.5, 1.0, choices=(10, 1, 100))
    assert measuring.free(some) == pytest.approx(2 / 3)
    assert measuring.branching(some) == 55
    assert measuring.tree(some) == pytest.approx(3.0)


def test_doubt_is_counted_in_bits() -> None:
    """A number that is always the same, one of two, one of four."""
    rows = np.array([[7, i % 2, i % 4] for i in range(32)], np.float32)
    assert entropy(rows[:, :1]) == 0.0
    assert entropy(rows) == pytest.approx(3.0)


@pytest.mark.parametrize(("chance", "share"), [(1.0, 1.0), (0.5, 0.0), (0.75, 0.25)])
def test_a_deal_that_says_who_wins_has_decided_everything(chance: float, share: float) -> None:
    """Half of the games are won by each; the deal gives the later winner this chance."""
    games = [course(won * chance + (1 - won) * (1 - chance), float(won)) for won in (0, 1) * 20]
    found = {one.name: one.mean for one in measures(games)}
    assert found["deal"] == pytest.approx(share)


@pytest.fixture(scope="module")
def watched() -> list[Course]:
    return list(watch_games(Plan("quartett", 3, {}, 5, 4, 12), 1))


def test_a_course_ends_with_the_result(watched: list[Course]) -> None:
    for game in watched:
        assert game.result.sum() == pytest.approx(1.0)
        assert (game.chances[0, -1] == game.chances[1, -1]).all()
        assert game.chances.shape == (2, len(game.choices) + 1, 3)
        assert np.isclose(game.chances.sum(2), 1.0).all()


def test_the_same_games_are_watched_on_two_cores(watched: list[Course]) -> None:
    again = list(watch_games(Plan("quartett", 3, {}, 5, 4, 12), 2))
    for one, other in zip(watched, again, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(astuple(one), astuple(other), strict=True))


def test_who_asks_tells_something_and_who_lays_a_card_of_rudi_does_not(watched: list[Course]) -> None:
    """Quartett's requests are remembered; Rudi's worlds need no memory, so nothing leaks beside what lies open."""
    assert np.mean([measuring.leak(game) for game in watched]) > 1.0
    rudi = Watcher(GAMES["rudi"], 3, {}, 2).watch(game_seed(1, 1))
    assert measuring.leak(rudi) == 0.0
    assert measuring.doubt(rudi) > 1.0


def test_nothing_is_hidden_from_the_last_two_cards(watched: list[Course]) -> None:
    """At the end of Quartett everybody knows where the cards are."""
    assert all(game.doubts[-1, 1] < game.doubts[0, 1] for game in watched)


def test_the_command_tells_every_measure(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["lab", "measures", "rudi", "--games", "2", "--playouts", "2", "--workers", "1"]
    for language in LANGUAGES:
        assert main([*few, "--lang", language]) == 0
        told = capsys.readouterr().out
        names = [*measuring.EACH, *measuring.KNOWN]
        assert all(Words(language).say(f"measure-{name}") in told for name in names)


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--players", "9"], ["--playouts", "0"], ["--workers", "0"]])
def test_what_cannot_be_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "measures", "rudi", *wrong]) == 2
    assert len(capsys.readouterr().err) > 10
