"""Who sits at the tables of an environment beside the learner."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farmyard.adapters import stepping
from farmyard.adapters.stepping import OWN
from farmyard.bots import ALIASES, Bot
from farmyard.bots.own import find_own, is_own
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal

POLICIES = {"chick": stepping.RANDOM, "farmhand": stepping.FARMHAND, "self": stepping.SELF}
Opponent = str | Bot


class LineUp(NamedTuple):
    """Who decides, from the learner's seat on; whoever has a number from OWN on is in `own`."""

    kinds: NDArray[np.int64]
    own: list[Bot]


def line_up(game: Game, opponents: Opponent | Sequence[Opponent], seats: int) -> LineUp:
    """`self` hands a seat's decisions out, too."""
    alone = isinstance(opponents, str) or callable(opponents)
    named: list[Any] = [opponents] * (seats - 1) if alone else list(opponents)  # type: ignore[arg-type]
    if len(named) != seats - 1:
        raise Refusal("lineup", bots=len(named) + 1, players=seats)
    own: list[Bot] = []
    kinds = [stepping.SELF, *(kind_of(game, opponent, own) for opponent in named)]
    return LineUp(np.array(kinds, np.int64), own)


def kind_of(game: Game, opponent: Opponent, own: list[Bot]) -> int:
    """Own players are added to `own`."""
    if isinstance(opponent, str) and not is_own(opponent):
        kind = POLICIES.get(ALIASES.get(opponent, opponent))
        if kind is None:
            raise Refusal("opponent-unknown", policy=opponent, known=", ".join(["random", *POLICIES]))
        return kind
    own.append(find_own(game, opponent) if isinstance(opponent, str) else opponent)
    return OWN + len(own) - 1
