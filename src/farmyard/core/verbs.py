"""All that a game must define. Generic code calls these; `compile` substitutes the game's own.

Records arrive zeroed in `setup` and `view`; `play` trusts its caller.
"""

from typing import Any

Record = Any


def setup(s: Record, seats: int, options: Any, seed: int) -> None:
    """Deal a new game into the record."""
    raise NotImplementedError


def must_act(s: Record, seat: int) -> bool:
    """Must this seat choose now? Several seats at once where play is simultaneous."""
    raise NotImplementedError


def legal(s: Record, seat: int, out: Any) -> int:
    """Write the distinct legal action numbers into `out`, return how many."""
    raise NotImplementedError


def reason(s: Record, seat: int, action: int) -> int:
    """0 if legal, else the number of the game's reason why not (for a seat that must act)."""
    raise NotImplementedError


def play(s: Record, seat: int, action: int) -> None:
    """Carry it out, or stage it while others still have to choose."""
    raise NotImplementedError


def is_over(s: Record) -> bool:
    """True once nobody can act any more."""
    raise NotImplementedError


def scores(s: Record, out: Any) -> None:
    """How well each seat is doing: higher is better, equal is a tie; meaningful at any time."""
    raise NotImplementedError


def view(s: Record, seat: int, v: Record) -> None:
    """What this seat may know; any other number is a spectator, who knows the least."""
    raise NotImplementedError


def seen(s: Record, seat: int, action: int, viewer: int) -> int:
    """What `viewer` sees of this action: itself, or a masked number. Asked before it is played."""
    raise NotImplementedError
