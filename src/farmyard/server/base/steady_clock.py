"""The time of day as it is written down: steady, so that no clock at a table runs faster because ours was put right."""

import time
from collections.abc import Iterable
from typing import NamedTuple

STEP = 1_000_000_000  # nanoseconds by which the time of day may differ before we follow it


class Stretch(NamedTuple):
    """From here to there the house was there, and its time of day was steady; in milliseconds since 1970."""

    begun: int
    last: int


class Wall:
    def __init__(self) -> None:
        self.follow()

    def follow(self) -> None:
        """Be right again; what was written before belongs to another stretch of time."""
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._offset + time.monotonic_ns()) // 1_000_000

    @property
    def is_right(self) -> bool:
        """False after the machine has slept, or somebody has set its clock."""
        return abs(time.time_ns() - time.monotonic_ns() - self._offset) < STEP


WALL = Wall()


def milliseconds() -> int:
    return WALL.now()


def used(since: int, stretches: Iterable[Stretch]) -> float:
    """Seconds from a question on in which the house was there, as far as is known: never more than it measured."""
    total, end = 0, since
    for begun, last in sorted(stretches):
        total += max(0, last - max(begun, end))
        end = max(end, last)
    return total / 1000
