"""Lessons: every task can be solved, every other move has an answer, and everything is said in every language."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

WEB = Path(__file__).parents[1] / "web"
sys.path.insert(0, str(WEB))

import record_lessons as lessons  # noqa: E402

from farmyard.games import GAMES  # noqa: E402
from farmyard.text.words import LANGUAGES, bundle_of  # noqa: E402

STEPS = [(game, step) for game in GAMES for step in lessons.script(game)]
TASKS = [(game, step) for game, step in STEPS if lessons.is_task(step)]


def named(part: Any) -> str:
    return str(part["step"] if isinstance(part, dict) else part)


@pytest.mark.parametrize(("game", "step"), TASKS, ids=named)
def test_a_task_can_be_solved_and_every_other_move_has_an_answer(game: str, step: dict[str, Any]) -> None:
    recorded = lessons.record(game, step)
    legal = {str(action) for action, _ in recorded["frames"][-1]["legal"]}
    assert recorded["ways"]
    assert recorded["ways"].keys() | recorded["answers"].keys() == legal
    assert set(recorded["answers"].values()) == set(step["wrong"].values()), "an answer that nobody can get"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_with_the_goal_and_has_six_to_ten_tasks(game: str) -> None:
    steps = lessons.script(game)
    assert steps[0]["step"] == "goal"
    assert not lessons.is_task(steps[0])
    assert 6 <= sum(map(lessons.is_task, steps)) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_complete_in_every_language(game: str, language: str) -> None:
    """Heading, task and outcome of every step, an answer to every other move, and no message that is not said."""
    said = set()
    for step in lessons.script(game):
        key = f"lesson-{game}-{step['step']}"
        parts = bundle_of(language).get_message(key).attributes
        assert set(parts) == ({"title", "done"} if lessons.is_task(step) else {"title"}), key
        said |= {key, *(f"lesson-{game}-not-{reason}" for reason in step.get("wrong", {}).values())}
    have = {name for name in bundle_of(language)._texts if name.startswith(f"lesson-{game}-")}
    assert have == said


@pytest.mark.parametrize(("game", "step"), STEPS, ids=named)
def test_a_step_names_rules_that_exist(game: str, step: dict[str, Any]) -> None:
    assert all(bundle_of("en").has_message(f"{game}-{number}") for number in step["rules"])


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_lessons_as_they_are_now(game: str) -> None:
    """`make record` writes them."""
    told = [lessons.record(game, step) for step in lessons.script(game)]
    recorded = json.loads((lessons.FOLDER / f"{game}.json").read_text("utf-8"))
    assert recorded == json.loads(json.dumps(msgspec.to_builtins(told)))
