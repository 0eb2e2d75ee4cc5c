"""Words exist once, in Python; the browser's translation says the same, line by line, and calls nothing it lacks."""

import json
import random
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import SOAK, every_game, some_options, viewers, walk

from farmyard.browser.javascript import CannotTranslate, Script
from farmyard.browser.words import write_words
from farmyard.core.game import Game
from farmyard.previews import previews_of
from farmyard.server.table.wire import encode
from farmyard.table import SPECTATOR, Table
from farmyard.text import because, wording
from farmyard.text.words import Who

node = pytest.mark.skipif(not shutil.which("node"), reason="needs Node")
SAY = """
import { readFileSync } from 'node:fs'
const words = await import(process.argv[1])
const said = JSON.parse(readFileSync(0, 'utf8')).map(([before, seat, seen, after, legal]) => [
  words.narrate(before, seat, seen, after), words.ask(after), words.label(seen), words.points(after),
  words.preview?.(after) ?? null, words.leads?.(after, legal) ?? null, legal.map(a => words.because?.(after, a) ?? null)
])
console.log(JSON.stringify(said))
"""


@node
@every_game
def test_every_line_is_the_same(game: Game, tmp_path: Path) -> None:
    """In whole games at every table size, with all kinds of options: stories, questions, buttons, points, previews,
    reasons."""
    asked, expected = [], []
    sizes = range(game.seats[0], game.seats[1] + 1)
    for seats in sizes:
        for seed in range(seats, seats + (40 if SOAK else max(2, 8 // len(sizes)))):  # odd ones choose options
            table = Table(game, seats, seed, some_options(game, seed))
            for question, answer in told(table, random.Random(seed)):
                asked.append(question)
                expected.append(answer)
    assert len(asked) > 500
    assert_said(game, asked, expected, tmp_path)


def assert_said(game: Game, asked: list[Any], expected: list[Any], tmp_path: Path) -> None:
    """By the translation, in Node."""
    script = tmp_path / "words.mjs"
    script.write_text(write_words(game))
    command = ["node", "--input-type=module", "--eval", SAY, str(script)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    for question, ours, theirs in zip(asked, expected, json.loads(done.stdout), strict=True):
        assert ours == theirs, question


def told(table: Table, dice: random.Random) -> Any:
    """What each viewer in turn saw of each move, and what Python says about it."""
    text, previews = wording(table.game), previews_of(table.game)
    preview, leads = getattr(previews, "preview", None), getattr(previews, "leads", None)
    for seat, action in walk(table, dice.randrange(1000)):
        viewer = dice.choice(viewers(table))
        here = table.fork()
        before, seen = here.view(viewer), here.seen(seat, action, viewer)
        here.play(seat, action)
        after = here.view(viewer)
        points = [int(n) for n in text.points(after)]
        said = [text.narrate(before, seat, seen, after), text.ask(after), text.label(seen), points]
        legal = [] if viewer == SPECTATOR else here.legal_actions(viewer)
        shown = [show and show(sight(after), *more) for show, more in ((preview, []), (leads, [legal]))]
        whys = [because(table.game, after, action) for action in legal]
        yield [plain(before), seat, seen, plain(after), legal], json.loads(encode([*said, *shown, whys]))


def sight(view: Any) -> Any:
    """As previews read it at a server: plain numbers, and rows of bytes."""

    def plain(value: Any) -> Any:
        if getattr(value, "dtype", None) != np.uint8 or not value.ndim:
            return value.tolist()
        return bytes(value) if value.ndim == 1 else [bytes(row) for row in value]

    return SimpleNamespace(**{name: plain(view[name]) for name in view.dtype.names})


def plain(view: Any) -> dict[str, Any]:
    return {name: view[name].tolist() for name in view.dtype.names}


def test_a_spectator_is_among_the_viewers() -> None:
    assert SPECTATOR in viewers(Table("mow", 3))


def picks(x):  # type: ignore[no-untyped-def]
    return [[n for n in x if n > LIMIT][-1] or x[: LIMIT + 1], x[::2], x[1::2], x[::-1]]


def divides(a, b):  # type: ignore[no-untyped-def]
    return [a // b, a % b, -a // b, a in (b, 3), [a] == [b], f"{a}–{b}`", Who(a)]


def renames(new, default):  # type: ignore[no-untyped-def]
    var = [new + 1 for new in range(new)]
    return [var, default]


LIMIT = 2


@node
def test_what_javascript_means_otherwise_is_said_as_python_means_it(tmp_path: Path) -> None:
    script = Script({Who: lambda given, named: f"+{given[0]}"})
    names = {function.__name__: script.add(function) for function in (picks, divides, renames)}
    module = tmp_path / "made.mjs"
    module.write_text(script.write(names))
    called = "[m.picks([1, 5, 3]), m.divides(-7, 3), m.renames(2, 3)]"
    code = f"const m = await import('{module}'); console.log(JSON.stringify({called}))"
    done = subprocess.run(["node", "--input-type=module", "--eval", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [picks([1, 5, 3]), divides(-7, 3), renames(2, 3)]


def tries(x):  # type: ignore[no-untyped-def]
    try:
        return x
    finally:
        pass


def steps(x, n):  # type: ignore[no-untyped-def]
    return x[::n]


def sorts(x):  # type: ignore[no-untyped-def]
    return sorted(x)


def reads(x):  # type: ignore[no-untyped-def]
    return Path(x)


def formats(x):  # type: ignore[no-untyped-def]
    return f"{x:03}"


@pytest.mark.parametrize(
    ("function", "what"),
    [(tries, "Try"), (steps, "::n"), (sorts, "sorted"), (reads, "Path"), (formats, "x:03")],
)
def test_what_cannot_be_carried_over_is_refused_with_its_place(function: Any, what: str) -> None:
    with pytest.raises(CannotTranslate, match=rf"test_browser_words\.py.*line \d+, in {function.__name__}: .*{what}"):
        Script({}).add(function)
