"""The table of a deal of the day: one person, the day's computer players, and the day's cards."""

from typing import NamedTuple

from farmyard.contests.daily import Plan
from farmyard.server.base import messages
from farmyard.server.base.messages import Settings
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.table import entries
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import start
from farmyard.server.table.entries import AnyEntry
from farmyard.server.table.outcomes import Written
from farmyard.server.table.table_state import TableState


class DealOfTheDay(NamedTuple):
    """What is played, and the secret its shuffle follows from."""

    plan: Plan
    secret: str


def open_day(player: str, deal: DealOfTheDay, counted: bool, pace: float, now: int) -> entries.Opened:
    """A table at which one person plays a deal of the day: nobody else ever sits or looks there."""
    settings = Settings(private=True, spectators="nobody", grace=None, rated=False, pace=pace)
    return entries.Opened(
        time=now,
        by=player,
        game=deal.plan.game,
        rules=deal.plan.rules,
        options=dict(deal.plan.options),
        levels=[level or None for level in deal.plan.levels],
        settings=settings,
        secret=deal.secret,
        key=new_code(8),
        watch=new_code(8),
        before="",
        day=deal.plan.day,
        counted=counted,
    )


def begin_day(state: TableState, step: int, opened: entries.Opened, name: str, caller: Caller) -> AnyEntry | Written:
    """The first entries of such a table, in order: it is opened, somebody sits down, the cards are dealt."""
    if state.n != step - 1:
        return Written(state.n)
    if step == 1:
        return opened
    if step == 2:
        seat = next(seat for seat, level in enumerate(opened.levels) if level is None)
        return entries.Sat(time=milliseconds(), by=caller.player, seat=seat, player=caller.player, name=name)
    return start(state, caller, messages.Start(table=state.id), milliseconds())
