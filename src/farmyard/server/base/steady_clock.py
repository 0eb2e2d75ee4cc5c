"""Wall-clock time as it is written down: steady, so that correcting our clock does not make any table's clock run
faster."""

import time
from collections.abc import Iterable
from typing import NamedTuple

STEP = 1_000_000_000  # nanoseconds the time of day may be off before we follow it


class Stretch(NamedTuple):
    """An uninterrupted uptime of the server, during which its clock was steady; in milliseconds since 1970."""

    begun: int
    last: int


class Wall:
    def __init__(self) -> None:
        self.follow()

    def follow(self) -> None:
        """Catch up with the time of day; earlier timestamps belong to another stretch."""
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._offset + time.monotonic_ns()) // 1_000_000

    @property
    def is_right(self) -> bool:
        """False after the machine has slept, or its clock has been set."""
        return abs(time.time_ns() - time.monotonic_ns() - self._offset) < STEP


WALL = Wall()


def milliseconds() -> int:
    return WALL.now()


def used(since: int, stretches: Iterable[Stretch]) -> float:
    """Seconds of uptime since a question was asked, as far as is known: never more than the server measured."""
    total, end = 0, since
    for begun, last in sorted(stretches):
        total += max(0, last - max(begun, end))
        end = max(end, last)
    return total / 1000
