"""What a table refuses, by the code of the refusal."""

from collections.abc import Callable
from typing import Any

import pytest

from farmyard.core.refusal import Refusal
from farmyard.table import Table


def code_of(act: Callable[..., Any], *args: Any, **named: Any) -> str:
    """Why this cannot be done."""
    with pytest.raises(Refusal) as caught:
        act(*args, **named)
    return caught.value.code


def refused(table: Table, seat: int, move: str) -> str:
    """The game's reason why this move is not allowed."""
    return code_of(table.play, seat, move).removeprefix(f"{table.game.id}-no-")
