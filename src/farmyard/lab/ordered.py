"""Work started ahead of time and collected in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from farmyard.lab.plan import Slice
from farmyard.lab.trial import Outcomes

Promise = TypeVar("Promise")


def in_order(
    parts: Iterable[Slice], begin: Callable[[Slice], Promise], wait: Callable[[Promise], Outcomes], ahead: int
) -> Iterator[tuple[Slice, Outcomes]]:
    """However long each slice takes; never more than `ahead` slices ahead of the consumer."""
    waiting: deque[tuple[Slice, Promise]] = deque()
    for part in parts:
        waiting.append((part, begin(part)))
        if len(waiting) > ahead:
            done, promise = waiting.popleft()
            yield done, wait(promise)
    for done, promise in waiting:
        yield done, wait(promise)
