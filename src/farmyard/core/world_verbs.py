"""What a game's worlds may define, besides its rules: generic code calls these, `compile` substitutes the game's own.

`farmyard.worlds` has one module per game. It omits what it does not need: then the functions here are the default.
A memory depends only on what everybody saw: `before`, `after` and `table` may be states or the
spectator's views; only what is public is read.
"""

from typing import Any

from farmyard.core.verbs import play

Record = Any


def begin(m: Record, table: Record) -> None:
    """What everybody knows of a game just dealt."""


def remember(m: Record, before: Record, seat: int, action: int, after: Record) -> None:
    """Add what this action, as the spectator saw it, revealed to everybody."""


def imagine(v: Record, seed: int, s: Record) -> None:
    """Deal a complete world that agrees with the view, into a zeroed record."""
    raise NotImplementedError


def move_on(g: Any, i: int, seat: int, action: int) -> None:
    """A move of a playout. The memory stays as it was; where the craft reads it, this is `in_play.make_move`."""
    play(g.states[i], seat, action)
