"""The pages docs/observations/<game>.md: what every index of the observation and every action number means.

`make docs` writes them; a test fails when one is out of date.
"""

from pathlib import Path

import game_pages
from game_pages import table

from farmyard.core.game import Game
from farmyard.observation.encode import (
    BITS,
    COUNTS,
    FILLED,
    LISTED,
    LOG,
    NUMBER,
    ONE_OF,
    ONE_OF_WIDE,
    SEAT,
    SEATS_LISTED,
)
from farmyard.observation.layout import Part, parts_of, size_of
from farmyard.schema import notation

FOLDER = Path(__file__).parents[1] / "docs" / "observations"
VALUES = {
    ONE_OF: "1 at the one that holds",
    ONE_OF_WIDE: "1 at the one that holds",
    SEAT: "1 at the seat",
    SEATS_LISTED: "1 at the seat",
    BITS: "1 if so",
    COUNTS: "how many",
    LISTED: "how many",
    FILLED: "1 if not empty",
}
SHORT = 6  # a longer list of names is printed once, below


def page(game: Game) -> str:
    lists = long_lists(game)
    parts = [
        f"# {game.title}: observations and actions",
        "<!-- Written by `make docs` from the code; edit that. -->",
        f"An observation has {size_of(game)} numbers (float32), made of a seat's view alone. An action mask has "
        f"{game.actions} (int8), one for each action number.",
        "Seats are counted from the viewer: `me`, `me + 1` the next one round the table, and so on; places of absent "
        "seats are 0. Only `seat` is the viewer's number at the table, because some actions name seats by theirs.",
        "Where an entry runs over several lists, the last one runs fastest: the index of row *r*, column *c* of a "
        "part with *n* columns is its first index + *r* × *n* + *c*. "
        "`farmyard.observation.meaning(game, index)` tells one index.",
        "## The observation",
        table(("index", "field", "runs over", "value", "what it is"), (line(part, lists) for part in parts_of(game))),
        *(
            f"**{name}**: {', '.join(f'`{i}` {entry}' for i, entry in enumerate(entries))}"
            for entries, name in lists.items()
        ),
        "## The actions",
        "Names as in records and at the terminal; for how to play them see "
        f"[the rules](../rules/{game.id}.md). What others see of a secret choice has a number, too; it is never legal.",
        table(("action", "name"), ((str(n), f"`{notation.name(game, n)}`") for n in range(game.actions))),
    ]
    return "\n\n".join(parts) + "\n"


def line(part: Part, lists: dict[tuple[str, ...], str]) -> tuple[str, ...]:
    last = part.start + part.size - 1
    index = str(part.start) if part.size == 1 else f"{part.start}–{last}"
    over = " × ".join(lists.get(axis) or f"({', '.join(axis)})" for axis in part.axes)
    return index, f"`{part.name}`", over, value(part), part.meaning


def value(part: Part) -> str:
    low, high = part.span
    if part.kind == NUMBER:
        return "0 or 1" if (low, high) == (0, 1) else f"from {low} to {high}, as 0 to 1"
    if part.kind == LOG:
        return f"log(1 + n) / log(1 + {max(-low, high)})" + (", with the sign of n" if low < 0 else "")
    return VALUES[part.kind] + (f", at most {part.most:g}" if part.kind in (COUNTS, LISTED) else "")


def long_lists(game: Game) -> dict[tuple[str, ...], str]:
    """Lists of names too long for a line, named after the first field that uses them."""
    lists: dict[tuple[str, ...], str] = {}
    for part in parts_of(game):
        for axis in part.axes:
            if len(axis) > SHORT:
                what = "seats" if axis[0] == "me" else f"values of `{part.name}`"
                lists.setdefault(axis, f"{len(axis)} {what}")
    return lists


if __name__ == "__main__":
    game_pages.write(FOLDER, page)
