"""The same games on many machines: one task per slice. A worker that dies loses nothing: Ray reassigns its slice,
and the same game numbers give the same rows."""

import logging
from collections.abc import Iterable, Iterator
from functools import partial

from farmyard.core.extras import missing
from farmyard.core.refusal import Refusal
from farmyard.lab.ordered import in_order
from farmyard.lab.outcomes import play_there
from farmyard.lab.plan import Plan, Slice
from farmyard.lab.trial import Outcomes

SLICE = 20_000  # games per task
AHEAD = 2  # tasks queued per CPU


def join(address: str) -> None:
    """Connect to a cluster, or with `auto` to the one this machine belongs to, or else start one here."""
    try:
        import ray
    except ImportError:
        raise missing("ray") from None
    if ray.is_initialized():
        return
    try:
        if address != "auto":
            ray.init(address, logging_level=logging.ERROR)
            return
        try:
            ray.init("auto", logging_level=logging.ERROR)
        except ConnectionError:
            ray.init(logging_level=logging.ERROR, include_dashboard=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Refusal("lab-cluster", address=address, why=str(error).splitlines()[0]) from None


def play(plan: Plan, parts: Iterable[Slice]) -> Iterator[tuple[Slice, Outcomes]]:
    import ray

    task = ray.remote(max_retries=-1)(play_there)
    ahead = max(1, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
    yield from in_order(parts, partial(task.remote, plan.header()), ray.get, ahead)
