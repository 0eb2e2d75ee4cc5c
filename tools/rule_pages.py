"""The pages docs/rules/<game>.md: rules and decisions from the catalogue, numbers and names from the code.

`make docs` writes them; a test fails when one is out of date.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path

import game_pages
from game_pages import table

from farmyard.core import door
from farmyard.core.game import Game
from farmyard.core.options import Option
from farmyard.schema import schema_of
from farmyard.schema.options import write_value
from farmyard.schema.position import write_position
from farmyard.text.rules_text import RULING, Article, articles, credit, facts, heading
from farmyard.text.words import Words

FOLDER = Path(__file__).parents[1] / "docs" / "rules"


def page(game: Game) -> str:
    words = Words("en")
    parts = [
        f"# {game.title}",
        f"*{words.say(f'{game.id}-tagline')}*",
        facts(game, words),
        f"> {credit(game, words)}",
        "<!-- Written by `make docs` from the catalogue and the code; edit those. -->",
        *whose(game, words),
        f"## {heading('rules-heading', game, words)}",
        bullets(rule(game, a, words) for a in articles(game) if a.number[0] == "R"),
        f"## {heading('decisions-heading', game, words)}",
        "In brackets: the [rulings](../rulings.md) that a decision comes from; they say why, and how firm it is.",
        bullets(decision(game, a, words) for a in articles(game) if a.number[0] == "D"),
        f"## {words.say('options-heading')}",
        options(game, words),
        "## Why a move is refused",
        table(
            ("reason", "what the player is told"),
            ((f"`{r}`", words.say(f"{game.id}-no-{r}")) for r in game.reasons[1:]),
        ),
        "## Ways to end",
        table(("ending", ""), ((f"`{e}`", words.say(f"{game.id}-ending-{e}")) for e in game.endings[1:])),
        "## In numbers",
        table(("", ""), numbers(game)),
        "## A position as JSON",
        "What `farmyard show` reads; `seats` must be given, most of the rest may be left out. The first deal:",
        f"```json\n{example(game)}\n```",
        table(("part", "who sees it", "what it is"), parts_of(game)),
    ]
    return "\n\n".join(parts) + "\n"


def whose(game: Game, words: Words) -> list[str]:
    """What existed before us, and what did not."""
    found = articles(game)
    rules = [a.number for a in found if a.number[0] == "R"]
    ours = [a.number for a in found if a.number[0] == "D"]
    added = [f"`{option.name}`" for option in game.options if option.ours]
    return [
        "## What is printed, what is ours",
        bullets(
            [
                f"**{rules[0]} to {rules[-1]}**: {heading('rules-heading', game, words)}, retold in our own words.",
                f"**{ours[0]} to {ours[-1]}**: {heading('decisions-heading', game, words)}.",
                f"**Options of ours**: {words.list(added)}." if added else "**Options of ours**: none.",
            ]
        ),
    ]


def rule(game: Game, article: Article, words: Words) -> str:
    return f"**{article.number}** {words.say(f'{game.id}-{article.number.lower()}')}"


def decision(game: Game, article: Article, words: Words) -> str:
    return f"{rule(game, article, words)} ({'; '.join(map(linked, article.sources)) or 'no ruling'})"


def linked(rulings: str) -> str:
    return re.sub(RULING, lambda found: f"[{found[0]}](../rulings.md#{found[0].lower()})", rulings)


def options(game: Game, words: Words) -> str:
    if not game.options:
        return "None."
    rows = (
        (
            f"`{o.name}`",
            o.allowed,
            f"`{write_value(o.default)}`",
            "ours" if o.ours else "printed",
            about(game, o, words),
        )
        for o in game.options
    )
    return table(("option", "values", "default", "whose", "what it does"), rows)


def about(game: Game, option: Option, words: Words) -> str:
    key = f"{game.id}-option-{option.name}"
    return f"**{words.say(key)}**: {words.help(key)}"


def numbers(game: Game) -> list[tuple[str, str]]:
    low, high = game.score_range
    examples = ", ".join(f"`{name}`" for name in schema_of(game).NAMES[:: max(1, game.actions // 5)])
    return [
        ("players", f"{game.seats[0]} to {game.seats[1]}"),
        ("cards", str(cards(game))),
        ("different moves", f"{game.actions}, among them {examples}"),
        ("legal moves at once, at most", str(game.max_legal)),
        ("moves in the longest game", str(game.max_steps)),
        ("scores (more is better)", f"{low} to {high}"),
        ("bytes of a state, of a view", f"{game.state.itemsize}, {game.view_type.itemsize}"),
        ("version of the rules", str(game.version)),
    ]


def cards(game: Game) -> int:
    """The cards in the box, or in one pack if there are several."""
    held = game.rules.CARDS if hasattr(game.rules, "CARDS") else game.rules.PACK
    return held if isinstance(held, int) else len(held)


def example(game: Game) -> str:
    """The position after the deal with seed 0, one line per part."""
    bound = game.bind(door, "interpreted")
    played = game.in_play()
    bound.new_game(played.states, 0, played.states.copy(), game.seats[0], game.encode({}), 0)
    bound.begin(played, 0)
    written = write_position(game, played)
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in written.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def parts_of(game: Game) -> list[tuple[str, str, str]]:
    """The fields of the state, without the lengths of lists."""
    fields = {field.name: field for field in game.position_fields}
    shown = [f for f in fields.values() if not (f.name.endswith("_n") and f.name[:-2] in fields)]
    return [(f"`{field.name}`", field.sees, field.meaning) for field in shown]


# Markdown


def bullets(lines: Iterable[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)


if __name__ == "__main__":
    game_pages.write(FOLDER, page)
