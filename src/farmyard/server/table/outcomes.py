"""What becomes of something submitted to a table: the entry written, or why there is none."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from farmyard.server.table.entries import AnyEntry


class Written(NamedTuple):
    """The number of an entry, and the entry itself where a caller needs it."""

    n: int
    entry: AnyEntry | None = None


Outcome = Written | Exception
Done = Callable[[Outcome], None]
Decide = Callable[[], AnyEntry | Written]  # what to write; or a `Written` that exists already, and nothing is done


def nobody(outcome: Outcome) -> None:
    """Ignores the outcome."""


async def outcome_of(begin: Callable[[Callable[[Any], None]], object]) -> Any:
    """Awaits the outcome of a callback-style call: returns what the callback gets, or raises it if it is an error."""
    end: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    begin(partial(_settle, end))
    return await end


def _settle(end: "asyncio.Future[Any]", outcome: Any) -> None:
    if end.done():  # nobody is waiting any more
        return
    if isinstance(outcome, Exception):
        end.set_exception(outcome)
    else:
        end.set_result(outcome)
