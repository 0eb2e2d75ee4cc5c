"""Chick: pecks at any legal move, all equally likely."""

from collections.abc import Sequence
from random import Random
from typing import Any


def choose(v: Any, legal: Sequence[int], dice: Random) -> int:
    return dice.choice(legal)
