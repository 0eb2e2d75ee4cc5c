"""A game's texts (questions, buttons, stories, points, reasons) and previews as one JavaScript module, translated from
those two packages."""

from typing import Any

from farmyard.browser.javascript import Script
from farmyard.core.game import Game
from farmyard.previews import previews_of
from farmyard.text import wording
from farmyard.text.words import Line, Who, line

SPOKEN = ("narrate", "ask", "label", "points", "because")
SHOWN = ("preview", "leads")
WHO = "class Who extends Number {\n  toJSON() {\n    return { seat: +this }\n  }\n}\n"


def write_words(game: Game) -> str:
    """A `Line` becomes `{ key, args }`, a `Who` a number that is `{ seat }` in JSON."""
    text, previews = wording(game), previews_of(game)
    script = Script({line: _line, Who: _who}, _plain)
    exported = {name: script.add(getattr(text, name)) for name in SPOKEN if hasattr(text, name)}
    exported |= {name: script.add(getattr(previews, name)) for name in SHOWN if hasattr(previews, name)}
    head = f"// The words and previews of {game.id}, made from src/farmyard/text and previews.\n"
    return f"{head}{WHO}{script.write(exported)}"


def _line(given: list[str], named: dict[str | None, str]) -> str:
    args = ", ".join(f"...{value}" if name is None else f"{name}: {value}" for name, value in named.items())
    return f"{{ key: {given[0]}, args: {{ {args} }} }}"


def _who(given: list[str], named: dict[str | None, str]) -> str:
    return f"new Who({given[0]})"


def _plain(value: Any) -> Any:
    """A constant as JSON-compatible data."""
    match value:
        case Game():
            return {"id": value.id, "endings": value.endings, "max_legal": value.max_legal}
        case Line():
            return {"key": value.key, "args": _plain(value.args)}
        case tuple():
            return [_plain(each) for each in value]
        case dict():
            return {key: _plain(each) for key, each in value.items()}
    return value
