"""From what somebody typed to a legal move: its number in the list, its notation, or the beginning of it."""

from collections.abc import Sequence

from farmyard.core.game import Refusal
from farmyard.table import Table
from farmyard.text import notation, wording
from farmyard.text.words import Words

MOST_SHOWN = 8


def find_move(table: Table, seat: int, text: str, legal: Sequence[int], words: Words) -> int:
    """The action meant, or a refusal that says why not or between which moves one has to decide."""
    if text.isdigit():
        if not 1 <= int(text) <= len(legal):
            raise Refusal("choice-number", number=int(text), most=len(legal))
        return legal[int(text) - 1]
    typed = text.lower().split()
    names = {action: notation.name(table.game, action) for action in legal}
    exact = [action for action, name in names.items() if name.split() == typed]
    meant = exact or [
        action
        for action, name in names.items()
        if begins(typed, name) or begins(typed, words.say(wording(table.game).label(action)))
    ]
    if len(meant) > 1:
        near = [names[action] for action in meant[:MOST_SHOWN]]
        raise Refusal("choice-several", moves=" · ".join(near) + (" …" if len(meant) > MOST_SHOWN else ""))
    return meant[0] if meant else table.check(seat, text)


def begins(typed: Sequence[str], name: str) -> bool:
    """“b 5” begins “brown 5”: each word typed begins the word in its place."""
    parts = name.lower().split()
    return len(typed) <= len(parts) and all(part.startswith(word) for word, part in zip(typed, parts, strict=False))
