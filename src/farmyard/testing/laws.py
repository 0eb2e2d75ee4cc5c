"""What must hold in every position and for every move. Each law raises `BrokenError`, which names the place."""

from typing import Any

import numpy as np

from farmyard.core.chance import CHANCE
from farmyard.core.record import Field
from farmyard.schema import notation
from farmyard.table import Table
from farmyard.testing.faults import BrokenError
from farmyard.testing.walking import state_of, why


def somebody_can_act(table: Table) -> list[int]:
    """While a game runs somebody must act, or everybody would wait for ever."""
    acting = table.must_act()
    if not acting:
        raise BrokenError("waiting", "must_act")
    return acting


def choices_are_sound(table: Table, seat: int) -> list[int]:
    """Distinct action numbers in range, no more than declared, and exactly those with no reason against them."""
    game = table.game
    out = np.full(game.max_legal + game.actions + 1, -1, np.int32)  # oversized, to detect an overrun
    count = int(table._door.list_legal(state_of(table), 0, seat, out))
    legal = [int(action) for action in out[:count]]
    if not legal:
        raise BrokenError("nothing-legal", "legal", seat=seat)
    for action in legal:
        if not 0 <= action < game.actions:
            raise BrokenError("out-of-range", "legal", seat=seat, action=action, most=game.actions - 1)
    if count > game.max_legal:
        raise BrokenError("too-many-legal", "legal", seat=seat, count=count, most=game.max_legal)
    twice = next((action for action in legal if legal.count(action) > 1), None)
    if twice is not None:
        raise BrokenError("twice-legal", "legal", move=notation.name(game, twice), seat=seat)
    for action in range(game.actions):
        _agree(table, seat, action, action in legal)
    return legal


def _agree(table: Table, seat: int, action: int, is_legal: bool) -> None:
    """`reason` and `legal` state the same rule twice."""
    reason = why(table, seat, action)
    if not 0 <= reason < len(table.game.reasons):
        raise BrokenError("unknown-reason", "reason", reason=reason, known=len(table.game.reasons) - 1)
    if is_legal != (reason == 0):
        code = "reason-against-legal" if is_legal else "no-reason"
        why_not = table.game.reasons[reason]
        raise BrokenError(code, "reason", move=notation.name(table.game, action), seat=seat, why=why_not)


def move_changes_something(table: Table, before: bytes, seat: int, action: int) -> None:
    if state_of(table).tobytes() == before:
        raise BrokenError("no-change", "play", move=notation.name(table.game, action), seat=seat)


def fields_keep_their_range(table: Table) -> None:
    """Every field stays within its declared range; beyond a list's length everything is 0."""
    s = state_of(table)[0]
    for field in table.game.rules.FIELDS:
        check_field(s, field)
    low, high = table.game.score_range
    for score in table.scores():
        if not low <= score <= high:
            raise BrokenError("score-range", "scores", score=score, low=low, high=high)


def check_field(s: Any, field: Field) -> None:
    value = np.asarray(s[field.name])
    if field in CHANCE:
        return
    lengths = np.asarray(s[f"{field.name}_n"]) if f"{field.name}_n" in s.dtype.names else None
    beyond = None if lengths is None else np.arange(value.shape[-1]) >= lengths[..., None]
    filled = value if beyond is None else value[~beyond]
    wrong = filled[~((field.low <= filled) & (filled <= field.high) | (filled == 0))]  # rows of empty seats stay zero
    if wrong.size:
        raise BrokenError("field-range", field.name, value=int(wrong[0]), low=field.low, high=field.high)
    if beyond is not None and value[beyond].any():
        raise BrokenError("list-tail", field.name)


def chance_is_revealed(table: Table, before: Any, action: int) -> None:
    """A move that draws must count as revealing: otherwise it could be taken back and tried again."""
    after = state_of(table)[0]
    if after.revealed == before.revealed and after.chance != before.chance:
        raise BrokenError("draws", "play", move=notation.name(table.game, action))


def game_is_over(table: Table) -> None:
    """A finished game has an ending, and nobody must act."""
    if int(state_of(table)[0]["ending"]) == 0:
        raise BrokenError("no-ending", "is_over")
    if acting := table.must_act():
        raise BrokenError("acts-when-over", "must_act", seat=acting[0])
