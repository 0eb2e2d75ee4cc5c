"""Observations say what the view says, index by index, and nothing else."""

import math
from typing import Any

import numpy as np
import observation_pages
from conftest import every_game, every_table, imagined, some_options, state_of, table_with, walk

from farmyard.core import kinds
from farmyard.core.game import Game
from farmyard.core.record import EVERYONE, NONE
from farmyard.games import GAMES
from farmyard.observation import bounds, encode, mask, meaning, observe, parts_of, plan_of, size_of
from farmyard.observation.encode import SEAT, SEATS_LISTED
from farmyard.observation.layout import BOOKKEEPING, Part, kinds_of
from farmyard.schema import notation
from farmyard.table import Table


@every_game
def test_the_page_is_current(game: Game) -> None:
    """If not: make docs."""
    assert (observation_pages.FOLDER / f"{game.id}.md").read_text("utf-8") == observation_pages.page(game)


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    assert {path.stem for path in observation_pages.FOLDER.glob("*.md")} == set(GAMES)


@every_game
def test_every_field_of_the_view_is_there_and_every_index_has_its_own_meaning(game: Game) -> None:
    assert {part.name for part in parts_of(game)} == {field.name for field in game.view_fields} - BOOKKEEPING
    told = [meaning(game, index) for index in range(size_of(game))]
    assert len(set(told)) == size_of(game)


@every_game
def test_what_a_field_means_can_be_read_alone(game: Game) -> None:
    """A row of a table may be all that somebody reads: no fragment that continues the line above."""
    told = [field.meaning for field in (*game.rules.FIELDS, *game.view_fields)]
    assert not [text for text in told if text.endswith((",", ";")) or text.startswith(("and ", "of them", "that "))]
    for fields in (game.rules.FIELDS, game.view_fields):
        assert len({field.meaning for field in fields}) == len(fields)


@every_table
def test_two_worlds_that_look_the_same_give_the_same_observation_and_mask(game: Game, seats: int) -> None:
    for seed in range(2):
        table = Table(game, seats, seed, some_options(game, seed))
        for step, (seat, _) in enumerate(walk(table, seed, 120)):
            if step % 6 == 0:
                other = imagined(table, seat, step)
                assert (observe(game, other.view(seat)) == observe(game, table.view(seat))).all()
                assert (mask(game, other.legal_actions(seat)) == mask(game, table.legal_actions(seat))).all()


@every_table
def test_what_is_hidden_may_change_and_the_observation_does_not(game: Game, seats: int) -> None:
    rng = np.random.default_rng(seats)
    hidden = [field.name for field in game.rules.FIELDS if field.sees != EVERYONE]
    table = Table(game, seats, 3)
    for step, (viewer, _) in enumerate(walk(table, 3, 60)):
        if step % 9 == 0:
            states = state_of(table).copy()
            for name in hidden:
                whole = states[0][name]
                noise = rng.integers(0, 30, np.shape(whole)).astype(states.dtype[name].base)
                if np.ndim(whole) and len(whole) == game.rules.SEATS:
                    noise[viewer] = whole[viewer]
                states[0][name] = noise
            assert (observe(game, table_with(table, states).view(viewer)) == observe(game, table.view(viewer))).all()


@every_table
def test_the_view_can_be_read_back_from_the_observation(game: Game, seats: int) -> None:
    """Field by field, by a reader written from the page, not from the encoder."""
    for seed in range(2):
        table = Table(game, seats, seed, some_options(game, seed))
        for step, (seat, _) in enumerate(walk(table, seed, 150)):
            if step % 10 == 0:
                view, vector = table.view(seat), observe(game, table.view(seat))
                least, most = bounds(game)
                assert (least <= vector).all()
                assert (vector <= most).all()
                for part in parts_of(game):
                    found = vector[part.start : part.start + part.size]
                    assert np.allclose(found, expected(game, view, part), atol=1e-6), part.name


def expected(game: Game, view: Any, part: Part) -> Any:
    """What the page promises for this part, computed from the view with loops over its names."""
    value = np.atleast_1d(np.asarray(view[part.name])).astype(int)
    seats, viewer = int(view["seats"]), int(view["seat"])
    by_seat = (
        bool(part.axes) and part.axes[0][0] == "me" and value.shape[0] == game.rules.SEATS and part.name != "strip"
    )
    if by_seat:
        rows = [value[(viewer + n) % seats] if n < seats else None for n in range(game.rules.SEATS)]
    else:
        rows = [value] if value.ndim == 1 else list(value)
    lengths = np.atleast_1d(view[f"{part.name}_n"]).astype(int) if f"{part.name}_n" in view.dtype.names else None
    out: list[float] = []
    for number, row in enumerate(rows):
        cells = [] if row is None else np.atleast_1d(row).tolist()
        if lengths is not None:
            cells = cells[: lengths[(viewer + number) % seats if by_seat else number]] if cells else []
        written = write(part, cells, seats, viewer)
        out += written + [0.0] * (part.size // len(rows) - len(written))
    return np.array(out)


def write(part: Part, cells: list[int], seats: int, viewer: int) -> list[float]:
    width = len(part.axes[-1]) if part.axes else 1
    if part.kind in (encode.COUNTS, encode.LISTED):
        return [float(cells.count(n)) for n in range(width)]
    out: list[float] = []
    for cell in cells:
        if part.kind in (encode.SEAT, encode.SEATS_LISTED):
            out += [float(cell < seats and (viewer + n) % seats == cell and n < seats) for n in range(width)]
        elif part.kind in (encode.ONE_OF, encode.ONE_OF_WIDE):
            out += [float(cell == n) for n in range(width)]
        elif part.kind == encode.BITS:
            out += [float(digit) for digit in f"{cell:05b}"[::-1]] if part.span[1] > 1 else [float(cell)]
        elif part.kind == encode.FILLED:
            out.append(float(cell != NONE))
        elif part.kind == encode.LOG:
            top = max(abs(end) for end in part.span)
            out.append(math.copysign(math.log(1 + abs(cell)) / math.log(1 + top), cell))
        else:
            out.append((cell - part.span[0]) / (part.span[1] - part.span[0]))
    return out


@every_game
def test_interpreted_and_native_write_the_same(game: Game) -> None:
    table = Table(game, game.seats[1], 5)
    plain = game.bind(encode, "interpreted")
    for step, (seat, _) in enumerate(walk(table, 5, 60)):
        if step % 12 == 0:
            out = np.zeros(size_of(game), np.float32)
            raw = np.frombuffer(table.view(seat).tobytes(), np.uint8)
            plain.write(raw, *plan_of(game, table.seats), table.seats, seat, out)
            assert (out == observe(game, table.view(seat))).all()


@every_game
def test_seats_are_named_as_seats(game: Game) -> None:
    """A field whose meaning says that it is a seat is declared to be one, and written as one, whatever it is called."""
    written = {part.name: part.kind for part in parts_of(game)}
    for field in game.view_fields:
        says = field.meaning.startswith(("seat ", "who ")) and field.name not in ("seat", "last_winner")
        assert not says or field.holds is kinds.SEAT, field.name
        if field.holds is kinds.SEAT:
            assert written[field.name] in (SEAT, SEATS_LISTED)
            assert kinds_of(game, field._replace(name="leader"), None) == (SEAT,)


@every_game
def test_masks_mark_what_is_legal(game: Game) -> None:
    table = Table(game, game.seats[0], 1)
    seat = table.must_act()[0]
    marked = mask(game, table.legal_actions(seat))
    assert [notation.name(game, int(n)) for n in np.flatnonzero(marked)] == sorted(
        table.legal(seat), key=lambda move: notation.parse(game, move)
    )
