"""Golden transcripts: whole games as text a child could read, one for every way a game can end.

`python tests/transcript.py` writes the missing ones, `python tests/transcript.py again` all of them from their moves;
a change to an existing file is reviewed like code. The first line is written by a person: what the file shows.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from farmyard.core.game import Game
from farmyard.games import GAMES
from farmyard.schema import notation
from farmyard.table import SPECTATOR, Table
from farmyard.text.words import Words

FOLDER = Path(__file__).parent / "transcripts"
NAMES = ("Anna", "Bernd", "Clara", "Dora", "Emil", "Fritz", "Greta", "Hans", "Ida", "Jan")
LONGEST = 220  # actions; a longer game is told from a late position onwards
VIEWS_EVERY = 60

# Starting positions for endings that random play does not reach in reasonable time.
STARTS: dict[tuple[str, str], dict[str, Any]] = {
    ("saumaumau", "limit"): {
        "game": "saumaumau",
        "seats": 3,
        "race": 3,
        "turns": 295,
        "top": "brown 5",
        "pigs": {"pink": 4, "brown": 2},
        "points": [12, 9, 15],
        "hand": [["pink 1", "pink 2", "pink 3"], ["beige 1", "beige 2", "beige 3"], ["black 1", "black 2", "black 3"]],
    },
    ("happypigs", "draw"): {
        "game": "happypigs",
        "seats": 3,
        "phase": "choose",
        "first": 1,
        "played": [
            *("spring none", "spring heat-period", "spring subsidy", "spring checkup"),
            *("summer none", "summer field-trip", "summer checkup", "summer heat-period"),
            *("autumn none", "autumn pig-show", "autumn subsidy", "autumn checkup"),
            *("winter ham-fest", "winter pig-show", "winter vaccination", "winter none"),
        ],
        "money": [100, 100, 100],
        "pigs": [{"vaccinated large": 1, "small": 1}, {"vaccinated large": 1}, {"vaccinated large": 1}],
        "tools": [{"vaccine": 1}, {"amulet": 1}, {"supplement": 1}],
    },
    ("rudi", "limit"): {
        "game": "rudi",
        "seats": 4,
        "tricks": 294,
        "pigs": [3, 7, 1, 6],
    },
    ("quartett", "limit"): {
        "game": "quartett",
        "seats": 3,
        "requests": 960,
        "held": [
            ["red 1", "red 2", "red 3", "red 4", "red 5", "blue 6", "blue 7", "blue 8", "green 9", "green 10"],
            ["blue 1", "blue 2", "blue 3", "blue 4", "blue 5", "red 6", "red 7", "red 8", "red 9", "red 10"],
        ],
    },
}


def tell(table: Table, about: str) -> str:
    """The start, one line per move with what everybody could see of it, occasionally all views, the result."""
    words = Words("en", table.names)
    record = table.record()
    head = {key: record[key] for key in ("game", "rules", "seats", "names", "options", "seed")}
    lines = [f"# {about}", f"start {json.dumps(head)}"]
    if "position" in record:
        lines.append(f"position {json.dumps(record['position'])}")
    play = table.at(0)
    for number, move in enumerate(table.log):
        if number % VIEWS_EVERY == 0:
            lines += views(play)
        said = " ".join(words.tell(line) for line in play.tell(move, SPECTATOR))
        lines.append(f"{move.seat} {notation.name(table.game, move.action)} | {said}")
    lines += [*views(play), f"end {json.dumps(record['result'])}"]
    return "\n".join(lines) + "\n"


def views(table: Table) -> list[str]:
    """What everybody sees, one field per line; then what each seat sees differently, or not at all."""
    public = table.show(SPECTATOR)
    lines = ["  everybody sees", *fields(public)]
    for seat in range(table.seats):
        own = table.show(seat)
        lines += [f"  {seat} sees", *fields({key: value for key, value in own.items() if public.get(key) != value})]
        lines += [f"    not {key}" for key in public if key not in own]
    return lines


def fields(view: dict[str, Any]) -> list[str]:
    return [f"    {key} {json.dumps(value)}" for key, value in view.items()]


def about(text: str) -> str:
    return text.splitlines()[0].removeprefix("# ")


def play_again(text: str) -> Table:
    """The table of a transcript, played from its moves alone."""
    _, start, *lines = text.splitlines()
    head = json.loads(start.removeprefix("start "))
    if lines[0].startswith("position "):
        table = Table.from_position(json.loads(lines[0].removeprefix("position ")), head["names"], head["seed"])
        table.options = head["options"]
    else:
        table = Table(head["game"], head["seats"], head["seed"], head["options"], head["names"])
    for line in lines:
        seat, _, move = line.partition(" | ")[0].partition(" ")
        if seat.isdigit() and not line.startswith(" "):
            table.play(int(seat), move)
    return table


def find(game: Game, ending: str) -> Table | None:
    """A short random game that ends like this."""
    best: Table | None = None
    for seed in range(60 if (game.id, ending) in STARTS else 400):
        table = begin(game, ending, seed)
        rng = random.Random(seed)
        while not table.over:
            seat = rng.choice(table.must_act())
            table.play(seat, rng.choice(table.legal_actions(seat)))
        if table.ending == ending and (best is None or len(table.log) < len(best.log)):
            best = table
    return shorten(best) if best else None


def begin(game: Game, ending: str, seed: int) -> Table:
    if (game.id, ending) in STARTS:
        start = STARTS[game.id, ending]
        return Table.from_position(start, NAMES[: start["seats"]], seed)
    seats = game.seats[0] + seed % (game.seats[1] - game.seats[0] + 1)
    return Table(game, seats, seed, names=NAMES[:seats])


def shorten(table: Table) -> Table:
    if len(table.log) <= LONGEST:
        return table
    skip = len(table.log) - LONGEST
    late = Table.from_position(table.at(skip).position(), table.names)
    for move in table.log[skip:]:
        late.play(*move)
    return late


def write_missing() -> None:
    for game in GAMES.values():
        for ending in game.endings[1:]:
            path = FOLDER / game.id / f"{ending}.txt"
            if not path.exists():
                table = find(game, ending)
                print(f"{path}: {len(table.log)} moves; say what it shows" if table else f"{path}: not found")
                if table:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(tell(table, Words("en").say(f"{game.id}-ending-{ending}")), "utf-8")


def write_again() -> None:
    for path in FOLDER.rglob("*.txt"):
        text = path.read_text("utf-8")
        path.write_text(tell(play_again(text), about(text)), "utf-8")


if __name__ == "__main__":
    write_again() if sys.argv[1:] == ["again"] else write_missing()
