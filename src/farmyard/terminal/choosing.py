"""From typed input to a legal move: its number in the list, its notation, or a prefix of it."""

import re
from collections.abc import Sequence

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_whole
from farmyard.schema import notation
from farmyard.table import Table
from farmyard.text import wording
from farmyard.text.words import Words

MOST_SHOWN = 8


def find_move(table: Table, seat: int, text: str, legal: Sequence[int], words: Words) -> int:
    """The action meant, or a refusal that says why not, or which moves it could mean."""
    number = read_whole(text)
    if number is not None:
        if not 1 <= number <= len(legal):
            raise Refusal("choice-number", number=number, most=len(legal))
        return legal[number - 1]
    meant = list_meant(table.game, text, legal, words)
    if len(meant) > 1:
        near = [notation.name(table.game, action) for action in meant[:MOST_SHOWN]]
        raise Refusal("choice-several", moves=" · ".join(near) + (" …" if len(meant) > MOST_SHOWN else ""))
    return meant[0] if meant else table.check(seat, text)


def list_meant(game: Game, text: str, legal: Sequence[int], words: Words) -> list[int]:
    """Exact matches, else those whose notation begins like this, else those that contain these words."""
    typed = text.lower().split()
    names = {action: notation.name(game, action).split() for action in legal}
    labels = {action: split_words(words.say(wording(game).label(action))) for action in legal}
    return (
        [action for action in legal if names[action] == typed]
        or [action for action in legal if begins(typed, names[action])]
        or [action for action in legal if contains(typed, names[action]) or contains(typed, labels[action])]
    )


def split_words(said: str) -> list[str]:
    return re.findall(r"[^\s(),]+", said.lower())


def begins(typed: Sequence[str], name: Sequence[str]) -> bool:
    """“b 5” begins “brown 5”: each word typed is a prefix of the word in its place."""
    return len(typed) <= len(name) and all(word.startswith(part) for part, word in zip(typed, name, strict=False))


def contains(typed: Sequence[str], name: Sequence[str]) -> bool:
    """“pip blue 3” is in “Ask Pip (chick) for blue 3”: the words typed are prefixes of its words, in order."""
    left = iter(name)
    return all(any(word.startswith(part) for word in left) for part in typed)
