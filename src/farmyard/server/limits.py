"""How much anybody may ask: buckets that fill up with time."""

import time
from collections import OrderedDict
from typing import Any, NamedTuple

from farmyard.core.game import Refusal


class Rate(NamedTuple):
    """So many at once, so many a second in the long run."""

    burst: float
    each_second: float


class Bucket:
    __slots__ = ("level", "rate", "when")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.when = time.monotonic()

    def is_empty(self) -> bool:
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.when) * self.rate.each_second)
        self.when = now
        return self.level < 1

    def take(self) -> bool:
        """One of it, if there is any left."""
        if self.is_empty():
            return False
        self.level -= 1
        return True

    def give(self) -> None:
        self.level = min(self.rate.burst, self.level + 1)


class Buckets:
    """One for each address or player; the longest unused are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()

    def is_empty(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        return bucket is not None and bucket.is_empty()


class Guesses:
    """Wrong tokens, keys and codes from one address: after too many, no more are looked at for a while."""

    WRONG = frozenset({"token", "table-private", "table-unknown", "spectators-link", "record-unknown", "device-code"})

    def __init__(self, failures: Buckets, address: str) -> None:
        self._failures, self.address = failures, address

    def check(self) -> None:
        if self._failures.is_empty(self.address):
            raise Refusal("too-fast")

    def note(self, refusal: Refusal) -> None:
        if refusal.code in self.WRONG:
            self._failures.take(self.address)


class Limits(NamedTuple):
    """All of them in one place."""

    commands: Rate = Rate(60, 20)  # a connection
    controls: Rate = Rate(20, 1)  # pings and pongs on a connection
    faults: Rate = Rate(60, 1)  # refusals on a connection; whatever is not refused gives one back
    requests: Rate = Rate(400, 100)  # an address: REST and handshakes
    talk: Rate = Rate(5, 0.5)  # a player at all tables
    tables: Rate = Rate(20, 0.2)  # opened by a player
    failures: Rate = Rate(20, 0.2)  # wrong keys, codes and tokens, an address
    reports: Rate = Rate(5, 0.005)  # of bad behaviour, by a player
    sockets: int = 200  # an address
    message: int = 16 * 1024  # bytes in
    backlog: int = 1024 * 1024  # bytes waiting for one socket to read
    inbox: int = 64  # commands waiting on one socket


def unlimited() -> Limits:
    """For measuring, and for tests of other things."""
    much = Rate(1e9, 1e9)
    rates: dict[str, Any] = {name: much for name, value in Limits()._asdict().items() if isinstance(value, Rate)}
    return Limits(**rates)._replace(sockets=10**6)
