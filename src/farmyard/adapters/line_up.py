"""What is played at the tables of an environment, and who sits there beside the learner."""

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
from farmyard.core.untrusted import whole
from farmyard.games import find_game

POLICIES = {"chick": stepping.RANDOM, "farmhand": stepping.FARMHAND, "self": stepping.SELF}
Opponent = str | Bot
Opponents = Opponent | Sequence[Opponent] | Sequence[Sequence[Opponent]]


class LineUp(NamedTuple):
    """Who decides, from the learner's seat on, one row per line-up; numbers from OWN on are players in `own`."""

    kinds: NDArray[np.int64]
    own: list[Bot]


def find_tables(name: str, seats: int | None, tables: int) -> tuple[Game, int, int]:
    """The game, the seats at each table (the fewest unless given), and the number of tables."""
    game = find_game(name)
    seats = game.seats[0] if seats is None else seats
    game.check_seats(seats)
    if (whole(tables) or 0) < 1:
        raise Refusal("games-count")
    return game, seats, tables


def line_up(game: Game, opponents: Opponents, seats: int) -> LineUp:
    """`self` hands a seat's decisions out, too. Several line-ups are taken in turn, table by table."""
    own: list[Bot] = []
    rows = [row_of(game, row, seats, own) for row in rows_of(opponents)]
    return LineUp(np.array(rows, np.int64), own)


def rows_of(opponents: Any) -> list[Any]:
    if isinstance(opponents, str) or callable(opponents):
        return [opponents]
    rows = list(opponents)
    return rows if rows and not any(isinstance(row, str) or callable(row) for row in rows) else [rows]


def row_of(game: Game, opponents: Any, seats: int, own: list[Bot]) -> list[int]:
    alone = isinstance(opponents, str) or callable(opponents)
    named = [opponents] * (seats - 1) if alone else list(opponents)
    if len(named) != seats - 1:
        raise Refusal("lineup", bots=len(named) + 1, players=seats)
    return [stepping.SELF, *(kind_of(game, opponent, own) for opponent in named)]


def kind_of(game: Game, opponent: Opponent, own: list[Bot]) -> int:
    """Own players are added to `own`."""
    if isinstance(opponent, str) and not is_own(opponent):
        kind = POLICIES.get(ALIASES.get(opponent, opponent))
        if kind is None:
            raise Refusal("opponent-unknown", policy=opponent, known=", ".join(["random", *POLICIES]))
        return kind
    own.append(find_own(game, opponent) if isinstance(opponent, str) else opponent)
    return OWN + len(own) - 1
