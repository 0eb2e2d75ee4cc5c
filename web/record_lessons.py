"""Two-minute lessons on real positions: `python web/record_lessons.py` writes src/lessons/<game>.json.

A lesson is a list of tasks. For each, random games are played until seat 0 must act and both a right
and a wrong move are possible; what the seat sees, what it may do, and what every right move leads to are recorded.
So a lesson needs neither a server nor rules. The words are `page-lesson-<game>-<number>`.
"""

import json
import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from record_views import NAMES, frame, look_at, seen_by_all

from farmyard.core.game import Game
from farmyard.games import find_game
from farmyard.table import Table

FOLDER = Path(__file__).parent / "src" / "lessons"
MOST_WAYS = 12


class Task(NamedTuple):
    """A right move matches `right`, after at least `moves` moves of the game."""

    right: str
    moves: int = 0
    wrong: str = ""  # a move like this must also be legal


LESSONS: dict[str, tuple[int, dict[str, Any], list[Task]]] = {
    "saumaumau": (
        3,
        {},
        [
            Task(r"(pink|brown|black|beige) [2-6]", 6, "draw"),
            Task(r"draw", 10, r"(pink|brown|black|beige) "),
            Task(r"bet ", 10, "no bet"),
            Task(r"pull ", 12, "done"),
            Task(r"schlappi ", 12, "draw"),
            Task(r"bauer ", 12, "draw"),
        ],
    ),
    "rudi": (
        4,
        {},
        [
            Task(r"(red|blue|yellow|green|black) (9|10)$", 0, r"\w+ [1-6]$"),
            Task(r"\w+ [1-3]$", 8, r"\w+ [7-9]$"),
            Task(r"give \w+ [1-3]$", 8, r"give \w+ [6-9]$"),
        ],
    ),
    "quartett": (4, {}, [Task(r"ask ", 0), Task(r"ask ", 24)]),
    "mow": (
        4,
        {},
        [
            Task(r"\d+/\d", 2, "take herd"),
            Task(r"closer ", 4, "take herd"),
            Task(r"slowpoke ", 6, "take herd"),
            Task(r"acrobat ", 6, "take herd"),
            Task(r"take herd", 12, r"\d+/\d"),
        ],
    ),
    "happypigs": (
        3,
        {},
        [
            Task(r"buy ", 0),
            Task(r"choose ", 12),
            Task(r"feed ", 14, "done"),
            Task(r"mate", 14, "done"),
            Task(r"sell ", 14, "done"),
            Task(r"vaccinate ", 14, "done"),
        ],
    ),
}


def fits(table: Table, task: Task) -> bool:
    if len(table.log) < task.moves or 0 not in table.must_act():
        return False
    legal = table.legal(0)
    right = [move for move in legal if re.match(task.right, move)]
    return 0 < len(right) <= MOST_WAYS and (not task.wrong or any(re.match(task.wrong, move) for move in legal))


def find(game: Game, seats: int, options: dict[str, Any], task: Task, number: int) -> Table:
    """The first matching position in random games."""
    for seed in range(number * 1000, number * 1000 + 1000):
        table, dice = Table(game, seats, seed, options, NAMES[:seats]), Random(seed)
        while not table.over and len(table.log) < 120:
            if fits(table, task):
                return table
            seat = dice.choice(table.must_act())
            table.play(seat, dice.choice(table.legal_actions(seat)))
    raise LookupError(f"{game.id}: no position for {task}")


def record(table: Table, task: Task) -> dict[str, Any]:
    look = look_at(table)
    ways: dict[str, Any] = {}
    for action, move in zip(table.legal_actions(0), table.legal(0), strict=True):
        if re.match(task.right, move):
            ways[str(action)] = after(table, action)
    return {
        "names": table.names,
        "options": table.options,
        "act": list(look.choices),
        "frame": frame(table.game, None, look, [], 0),
        "ways": ways,
    }


def after(table: Table, action: int) -> dict[str, Any]:
    """What the seat sees after making this move."""
    then = table.at(len(table.log))
    before, watched = look_at(then), seen_by_all(then, 0, action)
    then.play(0, action)
    look = look_at(then)
    seen = frame(then.game, before, look, [(0, watched)], 0)
    return {"view": seen["view"], "ask": seen["ask"], "events": seen["events"], "act": list(look.choices)}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seats, options, tasks) in LESSONS.items():
        game = find_game(name)
        told = [record(find(game, seats, options, task, number), task) for number, task in enumerate(tasks)]
        text = json.dumps(msgspec.to_builtins(told), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
        print(f"{name}: {len(told)} tasks, {len(text)} characters")


if __name__ == "__main__":
    main()
