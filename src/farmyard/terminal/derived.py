"""A picture of any game: what is public, field by field, a column of facts for each player, and one's own."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import RenderableType
from rich.text import Text

from farmyard.core.game import Game
from farmyard.core.kinds import SEAT, SOME_SEATS
from farmyard.core.record import NONE, OWNER, Field
from farmyard.schema.position import is_per_seat
from farmyard.terminal.paint import LABEL, SUN, Flow, board, chip, people, player
from farmyard.text import derived
from farmyard.text.words import Words

PAPER = "#fff7e6"
INK = "#3d3842"
UNSHOWN = ("seats", "revealed", "ending", "seat")  # said elsewhere


def picture(game: Game, v: Any, words: Words) -> RenderableType:
    fields = [field for field in game.view_fields if is_shown(game, field)]
    open_, mine = [f for f in fields if f.sees != OWNER], [f for f in fields if f.sees == OWNER]
    parts: list[RenderableType] = [fact(game, f, v, words) for f in open_ if not is_per_seat(game, f)]
    over = game.rules.is_over(v)
    columns = {"table-points": derived.voice_of(game).points(v)}
    parts += [Text(), people(int(v.seat), [] if over else derived.voice_of(game).acting(v), columns, words)]
    parts += [row for f in open_ if is_per_seat(game, f) for row in rows(game, f, v, words)]
    parts += [row for f in mine if v.seat != NONE and is_per_seat(game, f) for row in rows(game, f, v, words)]
    parts += [fact(game, f, v, words, SUN) for f in mine if v.seat != NONE and not is_per_seat(game, f)]
    return board(game.title, *parts)


def is_shown(game: Game, field: Field) -> bool:
    return field.name not in UNSHOWN and field.holds is not SOME_SEATS and not is_length(game, field)


def is_length(game: Game, field: Field) -> bool:
    """The length of a list is seen by what is in it, unless the list itself is hidden."""
    return field.name.endswith("_n") and field.name[:-2] in names(game)


def names(game: Game) -> set[str]:
    return {field.name for field in game.view_fields}


def fact(game: Game, field: Field, v: Any, words: Words, style: str = LABEL) -> RenderableType:
    return Flow([Text(words.say(derived.title_of(game, field)), style), *items(game, field, v, words)])


def rows(game: Game, field: Field, v: Any, words: Words) -> Iterator[RenderableType]:
    yield Text(words.say(derived.title_of(game, field)), LABEL)
    for seat in range(int(v.seats)):
        yield Flow([Text("  "), player(seat, words), *items(game, field, v, words, seat)])


def items(game: Game, field: Field, v: Any, words: Words, seat: int | None = None) -> list[Text]:
    """Every number that is in use, by its name."""
    value = v[field.name]
    length: Any = v[f"{field.name}_n"] if f"{field.name}_n" in names(game) else np.size(value)
    if seat is not None:
        value, length = value[seat], length[seat] if np.ndim(length) else length
    numbers = [int(n) for n in np.ravel(value)][: int(length)]
    return [item(game, field, n, words) for n in numbers] or [Text("–", LABEL)]


def item(game: Game, field: Field, number: int, words: Words) -> Text:
    kind = field.holds
    if number == NONE and field.high == NONE:
        return Text("–", LABEL)
    if kind is None:
        return Text(str(number))
    if kind is SEAT:
        return player(number, words)
    name = derived.named(game, kind, number)
    return chip(name if isinstance(name, str) else words.say(name), PAPER, INK)
