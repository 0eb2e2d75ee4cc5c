"""The texts about a game shared by the terminal and the rules page: its numbered articles, facts and credit."""

import re
from typing import NamedTuple

from farmyard.core.game import Game
from farmyard.text.words import Words

RULING = r"[SUQHMG]\d{1,2}"  # in docs/rulings.md


class Article(NamedTuple):
    """A numbered line of a game's docstring: R1 or D1, and the rulings that its brackets name."""

    number: str
    sources: tuple[str, ...]


def articles(game: Game) -> list[Article]:
    found: list[Article] = []
    doc = game.rules.__doc__ or ""
    for number, text in re.findall(r"^([RD]\d+)\s+(.*(?:\n    .*)*)", doc, re.MULTILINE):
        brackets = re.findall(rf"\({RULING}(?:(?:, |-){RULING})*\)", " ".join(text.split()))
        found.append(Article(number, tuple(bracket[1:-1] for bracket in brackets)))
    return found


def heading(key: str, game: Game, words: Words) -> str:
    """A game may have its own heading: not every rule was printed by a publisher."""
    own = f"{game.id}-{key}"
    return words.say(own if words.has(own) else key)


def facts(game: Game, words: Words) -> str:
    low, high = game.seats
    return words.say("facts", low=low, high=high, short=game.minutes[0], long=game.minutes[1], age=game.age)


def credit(game: Game, words: Words) -> str:
    """A game that nobody invented says so itself."""
    own = f"{game.id}-unofficial"
    made = {"author": game.author, "publisher": game.publisher, "year": str(game.year)}
    return words.say(own if words.has(own) else "unofficial", title=game.title, **made)
