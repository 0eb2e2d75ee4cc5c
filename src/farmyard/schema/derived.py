"""The schema of a game in a single file, derived from what its rulebook declares: moves and kinds of fields."""

from collections.abc import Collection, Iterator
from itertools import product
from typing import Any

import numpy as np

from farmyard.core import door
from farmyard.core.chance import below
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay
from farmyard.core.kinds import SEAT, Kind
from farmyard.core.record import NONE, Field
from farmyard.core.refusal import Refusal
from farmyard.schema.codec import Codec, Maybe, Name

ATTEMPTS = 3  # of playing a position to its end


def schema(game: Game) -> dict[str, object]:
    return {
        "NAMES": tuple(names(game)),
        "SHOWN": {f.name: codec for f in game.position_fields + game.view_fields if (codec := codec_for(game, f))},
        "NOT_PER_SEAT": (),
        "ALWAYS": (),
        "complete": complete,
        "check": lambda s: check(game, s),
    }


def names(game: Game) -> Iterator[str]:
    """`bid 7`, `ask Bernd red 5`: a verb, then the names of its parts."""
    for moves in game.rules.MOVES:
        for parts in product(*(part.names for part in moves.parts)):
            yield " ".join((moves.verb, *parts))


def codec_for(game: Game, field: Field) -> Codec | None:
    kind: Kind | None = field.holds
    if field.name == "ending":
        return Name(game.endings)
    if kind is None:
        return None
    if kind is SEAT:
        return Maybe(0, game.seats[1] - 1)
    return Name(kind.names, none=field.high == NONE) if kind.names else None


def complete(s: Any, given: Collection[str]) -> None:
    """A position must be written in full: what is missing is 0, or nothing."""


def check(game: Game, s: Any) -> None:
    """A position is possible if the game can be played to its end from it. Interpreted: native code would go wrong."""
    for seed in range(ATTEMPTS):
        try:
            _play_out(game, s, seed)
        except (IndexError, OverflowError, ValueError, ZeroDivisionError, FloatingPointError):
            raise Refusal("position-impossible") from None


def _play_out(game: Game, s: Any, seed: int) -> None:
    rules, played = game.bind(door, "interpreted"), game.in_play()
    _copy(s, played)
    state, dice = played.states[0], game.sheet().dice[0]
    dice.chance = seed
    out = np.zeros(game.max_legal, np.int32)
    steps = 0
    with np.errstate(all="raise"):
        while not rules.over(played.states, 0):
            acting = [seat for seat in range(int(state.seats)) if rules.acts(played.states, 0, seat)]
            count = rules.list_legal(played.states, 0, acting[0], out) if acting else 0
            steps += 1
            if not count or steps > game.max_steps:
                raise Refusal("position-impossible")
            rules.move(played, 0, acting[0], int(out[below(dice, count)]))


def _copy(s: Any, played: InPlay) -> None:
    for part in (*played.states, *played.memories):
        for name in set(s.dtype.names) & set(part.dtype.names):
            part[name] = s[name]
