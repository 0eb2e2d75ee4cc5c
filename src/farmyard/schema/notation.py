"""Moves as people write them: action numbers and names, one to one."""

from difflib import get_close_matches
from functools import cache

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted
from farmyard.schema import schema_of


def name(game: Game, action: int) -> str:
    return str(schema_of(game).NAMES[action])


def parse(game: Game, text: str) -> int:
    known = _numbers(game)
    move = " ".join(quoted(text).lower().split())
    if move not in known:
        near = get_close_matches(move, known, n=3, cutoff=0.5)
        raise Refusal("move-unknown" if near else "move-nonsense", move=text.strip(), near=" · ".join(near))
    return known[move]


@cache
def _numbers(game: Game) -> dict[str, int]:
    return {name: action for action, name in enumerate(schema_of(game).NAMES)}
