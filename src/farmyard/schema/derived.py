"""The schema of a game in a single file, derived from what its rulebook declares: moves and kinds of fields."""

import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import product
from types import FrameType
from typing import Any

import numpy as np

from farmyard.core import door
from farmyard.core.chance import below
from farmyard.core.compile import COMPILED
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay
from farmyard.core.kinds import SEAT, Kind
from farmyard.core.record import NONE, Field
from farmyard.core.refusal import Refusal
from farmyard.core.zones import per_seat
from farmyard.schema.codec import Codec, Flag, Keyed, Maybe, Name, Number

ATTEMPTS = 3  # of playing a position to its end
MOST_LINES = 100_000  # of a rulebook that one move may take there


def schema(game: Game) -> dict[str, object]:
    return {
        "NAMES": tuple(names(game)),
        "SHOWN": {f.name: codec for f in all_fields(game) if (codec := codec_for(game, f))},
        "NOT_PER_SEAT": tuple(field.name for field in all_fields(game) if field.name not in owned_by_seats(game)),
        "ALWAYS": (),
        "complete": complete,
        "check": lambda s: check(game, s),
    }


def all_fields(game: Game) -> tuple[Field, ...]:
    return game.position_fields + game.view_fields


def owned_by_seats(game: Game) -> frozenset[str]:
    """Fields with one entry for each seat."""
    return per_seat(game.position_fields, game.rules.SEATS) | per_seat(game.view_fields, game.rules.SEATS)


def names(game: Game) -> Iterator[str]:
    """`bid 7`, `ask Bernd red 5`: a verb, then the names of its parts."""
    for moves in game.rules.MOVES:
        for parts in product(*(part.names for part in moves.parts)):
            yield " ".join((moves.verb, *parts))


def codec_for(game: Game, field: Field) -> Codec | None:
    """How its numbers are written; one for each of a kind, by its name."""
    each = codec_of_one(game, field)
    if len(field.each) == 1:
        flag = (field.low, field.high) == (0, 1)
        return Keyed(field.each[0].names, each or (Flag() if flag else Number(field.low, field.high)))
    return each


def codec_of_one(game: Game, field: Field) -> Codec | None:
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
    dice = game.sheet().dice[0]
    dice.chance = seed
    with np.errstate(all="raise"):
        for _ in range(game.max_steps + 1):
            with no_endless_loops():
                if rules.over(played.states, 0):
                    return
                _move_at_random(game, rules, played, dice)
    raise Refusal("position-impossible")


def _move_at_random(game: Game, rules: Any, played: InPlay, dice: Any) -> None:
    out = np.zeros(game.max_legal, np.int32)
    acting = [seat for seat in range(int(played.states[0].seats)) if rules.acts(played.states, 0, seat)]
    count = rules.list_legal(played.states, 0, acting[0], out) if acting else 0
    if not count:
        raise Refusal("position-impossible")
    rules.move(played, 0, acting[0], int(out[below(dice, count)]))


@contextmanager
def no_endless_loops() -> Iterator[None]:
    """Refuse what a rulebook can search for ever, such as the next player with cards where nobody has any: its lines
    are counted as they run."""
    before, left = sys.gettrace(), MOST_LINES

    def count(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise Refusal("position-impossible")
        is_rule = frame.f_globals.get("__name__", "").partition(".")[0] in COMPILED
        return count if is_rule else None

    sys.settrace(count)
    try:
        yield
    finally:
        sys.settrace(before)


def _copy(s: Any, played: InPlay) -> None:
    for part in (*played.states, *played.memories):
        for name in set(s.dtype.names) & set(part.dtype.names):
            part[name] = s[name]
