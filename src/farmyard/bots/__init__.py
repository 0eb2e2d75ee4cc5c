"""Computer players. They stand outside the door: a view, the legal actions and a generator are all they get."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from farmyard.bots import chick
from farmyard.core.game import Refusal

Bot = Callable[[Any, Sequence[int], Random], int]

BOTS: dict[str, Bot] = {"chick": chick.choose}
ALIASES = {"random": "chick"}


def find_level(name: str) -> str:
    """The level that goes by this name."""
    level = ALIASES.get(name, name)
    if level not in BOTS:
        raise Refusal("bot-unknown", bot=name, known=", ".join([*BOTS, *ALIASES]))
    return level
