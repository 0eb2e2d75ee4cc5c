"""What the laboratory records of a game besides its result: two verbs that `farmyard.lab.statistics` defines per game.
The rules know nothing of them.

A statistics module names `KINDS` (of actions, cards or events, counted for every seat) and `STATISTICS` (public
fields with one number per seat, read when the game is over). A game that names none has its moves counted.
"""

from typing import Any

KINDS: tuple[str, ...] = ("move",)
STATISTICS: tuple[str, ...] = ()

Record = Any


def kind(s: Record, m: Record, seat: int, action: int) -> int:
    """Which of the game's `KINDS` this action is; asked before it is played."""
    return 0


def tell(s: Record, seat: int, out: Any) -> None:
    """This seat's `STATISTICS`, in their order."""


def shown(score: Any) -> Any:
    """A score as people count it."""
    return score
