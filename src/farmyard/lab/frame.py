"""Outcomes as a table: one line per game, with everything that distinguishes it. Seats are counted from 1."""

from typing import TYPE_CHECKING, Any

import numpy as np

from farmyard.core.extras import missing
from farmyard.core.options import Option, OptionValue
from farmyard.lab.outcomes import notes_of, seeds_of
from farmyard.lab.plan import Plan, Slice
from farmyard.lab.policies import COMPILED
from farmyard.lab.trial import Outcomes
from farmyard.schema.options import write_value

if TYPE_CHECKING:
    import polars


def library() -> Any:
    """Polars, which only the laboratory needs."""
    try:
        import polars
    except ImportError:
        raise missing("lab") from None
    return polars


def frame_of(plan: Plan, part: Slice, rows: Outcomes) -> "polars.DataFrame":
    """One line per game of this slice."""
    pl = library()
    numbers = np.arange(part.first, part.first + part.games)
    turns = numbers // plan.repeats % plan.turns
    deals = numbers // (plan.repeats * plan.turns)
    seeds = seeds_of(plan, int(deals[0]), int(deals[-1] - deals[0]) + 1)
    endings = plan.game.endings[1:]
    columns: dict[str, Any] = {
        "number": pl.Series(numbers, dtype=pl.Int64),
        "deal": pl.Series(seeds[deals - deals[0]], dtype=pl.Int64),
        "turn": pl.Series(turns, dtype=pl.UInt8),
        "repeat": pl.Series(numbers % plan.repeats, dtype=pl.UInt16),
        **{f"option_{o.name}": option_column(o, plan.cells[part.cell][o.name], part.games) for o in plan.game.options},
        "starter": pl.Series(rows.starters + 1, dtype=pl.UInt8),
        "length": pl.Series(rows.lengths, dtype=pl.Int32),
        "ending": pl.Series(endings, dtype=pl.Enum(endings)).gather(rows.endings - 1),
    }
    for seat in range(plan.seats):
        columns |= seat_columns(plan, rows, turns, seat)
    frame: polars.DataFrame = pl.DataFrame(columns)
    return frame


def option_column(option: Option, value: OptionValue, games: int) -> Any:
    pl = library()
    kind = {"bool": pl.Boolean, "int": pl.Int16, "choice": pl.Enum(option.choices), "ints": pl.String}[option.kind]
    shown = write_value(value) if option.kind == "ints" else value
    return pl.Series([shown], dtype=kind).new_from_index(0, games)


def seat_columns(plan: Plan, rows: Outcomes, turns: Any, seat: int) -> dict[str, Any]:
    """Who sat there, how it ended for them, and their statistics."""
    pl, notes = library(), notes_of(plan.game)
    first = rows.points == rows.points.max(1, keepdims=True)
    policies = [plan.lineup[(seat + turn) % plan.seats] for turn in range(plan.turns)]
    columns = {
        "policy": pl.Series(policies, dtype=pl.Enum([*COMPILED, *plan.asked])).gather(turns),
        "score": pl.Series(rows.points[:, seat], dtype=pl.Int32),
        "win": pl.Series(first[:, seat] / first.sum(1), dtype=pl.Float32),
        **{name: pl.Series(rows.statistics[:, seat, i]) for i, name in enumerate(notes.STATISTICS)},
        **{f"n_{name}": pl.Series(rows.counts[:, seat, i]) for i, name in enumerate(notes.KINDS)},
    }
    return {f"{name}_{seat + 1}": column for name, column in columns.items()}
