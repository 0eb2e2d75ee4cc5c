"""The benchmarks fail when a target is missed, and only then."""

import pytest
from targets import TARGETS, Judge


def test_every_target_is_a_bound_on_one_side() -> None:
    for section in TARGETS.values():
        for bounds in section.values():
            assert len({"least", "most"} & set(bounds)) == 1
            assert set(bounds) <= {"least", "most", "goal"}


def test_a_missed_target_fails_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    judge = Judge("compile")
    judge.weigh("one_game", 8.5, "mow")
    assert judge.verdict() == 1
    assert capsys.readouterr().out == "compile: mow is 8.5, target: at most 8\n"


def test_a_goal_not_reached_is_named_and_does_not_fail(capsys: pytest.CaptureFixture[str]) -> None:
    judge = Judge("server")
    judge.weigh("saturated_moves", 3.0)
    judge.weigh("saturated_p99", 0.5)
    assert judge.verdict() == 0
    assert capsys.readouterr().out == "server: saturated_moves is 3, goal: 4\n"


def test_what_has_no_target_is_never_missed(capsys: pytest.CaptureFixture[str]) -> None:
    judge = Judge("gpu")
    judge.weigh("chess", 0.0)
    assert judge.verdict() == 0
