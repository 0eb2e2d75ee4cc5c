"""Puzzles as the page shows them: `python web/record_puzzles.py` reads puzzles/<game>.json, writes to src/puzzles.

What `farmyard lab puzzles` has found is played up to its question; what the solver sees there, may do, whom each wrong
move helps, and what the answers lead to is recorded, so that a puzzle needs neither server nor rules.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
from record_lessons import ME, make, seen
from record_views import NAMES

from farmyard.contests.puzzles import Puzzle, read_puzzles, table_of
from farmyard.games import GAMES
from farmyard.server.table.wire import said
from farmyard.table import Table
from farmyard.text import because

FOUND = Path(__file__).parent / "puzzles"
FOLDER = Path(__file__).parent / "src" / "puzzles"


def record(puzzle: Puzzle) -> dict[str, Any]:
    table = table_of(puzzle, GAMES[puzzle.game])
    table.names = list(NAMES[: puzzle.seats])
    answers = [table.check(ME, move) for move in (puzzle.best, *puzzle.also)]
    gainers = {table.check(ME, move): {"seat": seat, "games": more} for move, (seat, more) in puzzle.gainers.items()}
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "found": puzzle.found,
        "names": table.names,
        "options": puzzle.options,
        "answers": answers,
        "chances": {str(table.check(ME, move)): chance for move, chance in puzzle.chances.items()},
        "gainers": {str(action): gained for action, gained in gainers.items()},
        "why": reason(table, answers[0]),
        "frames": [seen(table)],
        "ways": {str(action): [make(table.at(len(table.log)), ME, action)] for action in answers},
    }


def reason(table: Table, best: int) -> Any:
    """What speaks for the best answer, from what the solver sees; null where there is nothing to say."""
    line = because(table.game, table.view(ME), best)
    return said(line) if line else None


def text_of(game: str) -> str:
    """Empty where none have been found."""
    path = FOUND / f"{game}.json"
    if not path.exists():
        return ""
    told = [record(puzzle) for puzzle in read_puzzles(path)]
    return json.dumps(msgspec.to_builtins(told), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        path, text = FOLDER / f"{game}.json", text_of(game)
        if text:
            path.write_text(text, "utf-8")
        else:
            path.unlink(missing_ok=True)
        print(f"{game}: {len(text)} characters")


if __name__ == "__main__":
    main()
