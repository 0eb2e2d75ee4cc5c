"""Lessons on real positions: `python web/record_lessons.py` plays lessons/<game>.json, writes src/lessons/<game>.json.

A lesson is a list of steps. Each starts from a position, or from that of an earlier step (`as`), and the moves made
`first`. A step with `right` is a task: a move that matches it solves the task, and `then` others go on; every other
legal move matches a pattern of `wrong`, which names the answer to it. `light` is where to look, `after` where to look
once it is solved, `rules` what it is about. What the seat sees, may do, and what every right move leads to is recorded,
so that a lesson needs neither server nor rules. The words are in `text/locales/*/<game>.ftl`.
"""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from record_views import NAMES, frame, look_at, seen_by_all

from farmyard.games import GAMES
from farmyard.table import Table

SCRIPTS = Path(__file__).parent / "lessons"
FOLDER = Path(__file__).parent / "src" / "lessons"
ME = 0


def script(game: str) -> list[dict[str, Any]]:
    """The steps of a lesson, each with its position."""
    steps: list[dict[str, Any]] = json.loads((SCRIPTS / f"{game}.json").read_text("utf-8"))
    positions = {step["step"]: step["position"] for step in steps if "position" in step}
    return [step | {"position": positions[step.get("as", step["step"])]} for step in steps]


def table_of(game: str, step: dict[str, Any]) -> Table:
    position = {"game": game, **step["position"]}
    return Table.from_position(position, NAMES[: position["seats"]])


def is_task(step: dict[str, Any]) -> bool:
    return "right" in step


def answer(step: dict[str, Any], move: str) -> str | None:
    """None for a right move, or the name of the reason why not. Raises for a move that nobody thought of."""
    if re.fullmatch(step["right"], move):
        return None
    return next(str(reason) for pattern, reason in step["wrong"].items() if re.fullmatch(pattern, move))


def record(game: str, step: dict[str, Any]) -> dict[str, Any]:
    table = table_of(game, step)
    frames = [seen(table), *(make_next(table, move) for move in step.get("first", []))]
    told = {
        "step": step["step"],
        "names": table.names,
        "rules": step["rules"],
        "light": step["light"],
        "frames": frames,
    }
    if not is_task(step):
        return told
    ways: dict[str, Any] = {}
    answers: dict[str, str] = {}
    for action, move in zip(table.legal_actions(ME), table.legal(ME), strict=True):
        reason = answer(step, move)
        if reason is None:
            ways[str(action)] = follow(table.at(len(table.log)), action, step.get("then", []))
        else:
            answers[str(action)] = reason
    return told | {"after": step["after"], "ways": ways, "answers": answers}


def follow(table: Table, action: int, then: list[str]) -> list[dict[str, Any]]:
    """My move, and what comes of it."""
    return [make(table, ME, action), *(make_next(table, move) for move in then)]


def seen(table: Table) -> dict[str, Any]:
    look = look_at(table)
    return part(frame(table.game, None, look, [], ME), list(look.choices))


def make_next(table: Table, move: str) -> dict[str, Any]:
    """Whoever must act makes this move."""
    seat = table.must_act()[0]
    return make(table, seat, table.check(seat, move))


def make(table: Table, seat: int, action: int) -> dict[str, Any]:
    """What I see after this move."""
    before, watched = look_at(table), seen_by_all(table, seat, action)
    table.play(seat, action)
    look = look_at(table)
    return part(frame(table.game, before, look, [(seat, watched)], ME), list(look.choices))


def part(seen: dict[str, Any], act: list[int]) -> dict[str, Any]:
    """The position before a move is the frame before it."""
    return {key: value for key, value in seen.items() if key != "before" and value} | {"act": act}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        told = [record(game, step) for step in script(game)]
        text = json.dumps(msgspec.to_builtins(told), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{game}.json").write_text(text + "\n", "utf-8")
        print(f"{game}: {len(told)} steps, {len(text)} characters")


if __name__ == "__main__":
    main()
