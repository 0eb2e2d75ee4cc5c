"""What is asked of a game's worlds, beside its rules: generic code names these, `compile` puts a game's own in.

`farmyard.worlds` has one module a game.
"""

from typing import Any

Record = Any


def imagine(v: Record, seed: int, s: Record) -> None:
    """Deal a complete world that agrees with the view, into a zeroed record."""
    raise NotImplementedError
