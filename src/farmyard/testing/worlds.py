"""Hidden information stays hidden, and imagined worlds agree with what players see."""

from typing import Any

import numpy as np

from farmyard.core.record import EVERYONE, NOBODY, OWNER, Field
from farmyard.schema import notation
from farmyard.table import SPECTATOR, Table
from farmyard.testing.faults import BrokenError
from farmyard.testing.walking import imagined, state_of, table_with, viewers
from farmyard.text.words import Line, line


def differing(table: Table, one: Any, other: Any) -> str:
    """The first field in which two views differ, or nothing."""
    names = (field.name for field in table.game.view_fields)
    return next((name for name in names if not np.array_equal(one[name], other[name])), "")


def hidden_fields_stay_hidden(table: Table, rng: np.random.Generator) -> None:
    """The field list says who may see what: if a hidden field changes, nobody else's view does."""
    for field in table.game.rules.FIELDS:
        if field.sees not in (NOBODY, OWNER):
            continue
        for viewer in viewers(table):
            states = state_of(table).copy()
            scramble(states, field, viewer, rng)
            shown = differing(table, table_with(table, states).view(viewer), table.view(viewer))
            if shown:
                raise BrokenError("leak", "view", hidden=field.name, shown=shown, who=named(viewer))


def named(viewer: int) -> Line:
    return line("fault-spectator") if viewer == SPECTATOR else line("fault-seat", seat=viewer)


def scramble(states: Any, field: Field, viewer: int, rng: np.random.Generator) -> None:
    """New values for the whole field, or for the other seats' rows."""
    whole = np.atleast_1d(states[0][field.name])
    noise = rng.integers(0, min(field.high, 2**62), whole.shape, endpoint=True).astype(whole.dtype)
    if field.sees == OWNER and viewer < len(whole):
        noise[viewer] = whole[viewer]
    states[0][field.name] = noise if np.ndim(states[0][field.name]) else noise[0]


def open_fields_are_shown(table: Table) -> None:
    for viewer in viewers(table):
        v = table.view(viewer)
        for field in table.game.rules.FIELDS:
            if field.sees == EVERYONE and not np.array_equal(v[field.name], state_of(table)[0][field.name]):
                raise BrokenError("not-shown", "view", field=field.name, who=named(viewer))


def imagined_worlds_look_the_same(table: Table, seed: int) -> None:
    """And the same question is asked in them."""
    for viewer in viewers(table):
        world = imagined(table, viewer, seed)
        other = differing(table, world.view(viewer), table.view(viewer))
        if other:
            raise BrokenError("imagined", "imagine", field=other, who=named(viewer))
        if world.must_act() != table.must_act():
            raise BrokenError("secret-turn", "must_act", who=named(viewer))
        if viewer in table.must_act() and world.legal_actions(viewer) != table.legal_actions(viewer):
            raise BrokenError("secret-rule", "legal", who=named(viewer))


def unrevealed_moves_are_foreseeable(before: Table, after: Table, seat: int, action: int, seed: int) -> None:
    """If `revealed` stays, the actor's next view follows from the view before: undo gives nothing away."""
    if state_of(after)[0].revealed != state_of(before)[0].revealed:
        return
    other = imagined(before, seat, seed)
    other.play(seat, action)
    field = differing(after, other.view(seat), after.view(seat))
    if field:
        raise BrokenError("surprise", "play", move=notation.name(before.game, action), field=field, who=named(seat))


def order_does_not_matter(table: Table, moves: list[tuple[int, int]]) -> None:
    """Two choices at the same time: in either order, the result is the same."""
    one, two = table.fork(), table.fork()
    for here, order in ((one, moves), (two, moves[::-1])):
        for seat, action in order:
            if seat not in here.must_act():
                return
            here.play(seat, action)
    if state_of(one).tobytes() != state_of(two).tobytes():
        raise BrokenError("order", "play", seat=moves[0][0], other=moves[1][0])
