"""A picture of any game: what is public, field by field, a column of facts for each player, and one's own."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.text import Text

from farmyard.core.game import Game
from farmyard.core.kinds import SEAT, SOME_SEATS, Kind
from farmyard.core.record import NONE, OWNER, Field
from farmyard.core.zones import AXES, ELSEWHERE, GRID, NOWHERE, TRACK
from farmyard.schema.position import is_per_seat
from farmyard.terminal.paint import LABEL, SUN, Flow, board, chip, people, player
from farmyard.text import derived
from farmyard.text.words import Words

PAPER = "#fff7e6"
INK = "#3d3842"
LONG = 30  # characters of a track


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
    some = field.holds is SOME_SEATS and field.shape != ()
    if field.name in ELSEWHERE or field.lies == NOWHERE:
        return False
    return not some and not is_length(game, field)


def is_length(game: Game, field: Field) -> bool:
    """The length of a list is seen by what is in it, unless the list itself is hidden."""
    return field.name.endswith("_n") and field.name[:-2] in names(game)


def names(game: Game) -> set[str]:
    return {field.name for field in game.view_fields}


def fact(game: Game, field: Field, v: Any, words: Words, style: str = LABEL) -> RenderableType:
    title = Text(words.say(derived.title_of(game, field)), style)
    if np.ndim(v[field.name]) < AXES[GRID]:
        return Flow([title, *items(game, field, v[field.name], v, words)])
    table = [items(game, field, row, v, words) for row in v[field.name]]
    width = max(one.cell_len for row in table for one in row)
    return Group(title, *(Flow([padded(one, width) for one in row]) for row in table))


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - text.cell_len))


def rows(game: Game, field: Field, v: Any, words: Words) -> Iterator[RenderableType]:
    yield Text(words.say(derived.title_of(game, field)), LABEL)
    for seat in range(int(v.seats)):
        yield Flow([Text("  "), player(seat, words), *items(game, field, v[field.name][seat], v, words, seat)])


def items(game: Game, field: Field, value: Any, v: Any, words: Words, seat: int = 0) -> list[Text]:
    """Every number that is in use, by its name."""
    length: Any = v[f"{field.name}_n"] if f"{field.name}_n" in names(game) else np.size(value)
    count = int(length[seat] if np.ndim(length) else length)
    shown = [item(game, field, int(number), words) for number in np.ravel(value)[:count]]
    if len(field.each) == 1:
        kind = field.each[0]
        shown = [Text.assemble((named(game, kind, i, words), LABEL), " ", one) for i, one in enumerate(shown)]
    return shown or [Text("–", LABEL)]


def item(game: Game, field: Field, number: int, words: Words) -> Text:
    kind = field.holds
    if number == NONE and field.high == NONE:
        return Text("–", LABEL)
    if field.lies == TRACK:
        return track(number - field.low, field.high - field.low, number)
    if kind is SOME_SEATS:
        return Text(" ").join(player(seat, words) for seat in range(game.seats[1]) if number >> seat & 1) or Text("–")
    if kind is None:
        return Text(str(number))
    if kind is SEAT:
        return player(number, words)
    return chip(named(game, kind, number, words), PAPER, INK)


def named(game: Game, kind: Kind, number: int, words: Words) -> str:
    name = derived.named(game, kind, number)
    return name if isinstance(name, str) else words.say(name)


def track(at: int, most: int, number: int) -> Text:
    """Spaces one after the other, and how far along."""
    done = LONG * at // max(1, most)
    return Text.assemble("━" * done, "●", ("━" * (LONG - done), LABEL), f" {number}")
