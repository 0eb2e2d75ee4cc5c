"""Rate limits: token buckets that refill over time."""

import time
from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple

from farmyard.core.refusal import Refusal

DAY = 86_400  # seconds
UNKNOWN = 0.1  # what a wrong code costs, where a wrong key costs 1: a whole school's pages ask for last week's tables
OLD = frozenset({"table-unknown", "club-unknown", "evening-unknown"})  # and for clubs that have ended


class Rate(NamedTuple):
    """Burst size, and the sustained rate per second."""

    burst: float
    each_second: float


class Bucket:
    __slots__ = ("level", "rate", "when")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.level = rate.burst
        self.when = time.monotonic()

    def fill(self) -> float:
        """Refill for the time elapsed; returns what is now in the bucket."""
        now, (burst, each_second) = time.monotonic(), self.rate
        level = self.level + (now - self.when) * each_second
        self.level, self.when = level if level < burst else burst, now
        return self.level

    def is_empty(self) -> bool:
        return self.fill() < 1

    def is_full(self) -> bool:
        return self.fill() >= self.rate.burst

    def take(self, much: float = 1) -> bool:
        """Take one token (or the given amount), if there is enough."""
        if self.fill() < much:
            return False
        self.level -= much
        return True

    def give(self) -> None:
        if self.level < self.rate.burst:
            self.level = min(self.rate.burst, self.level + 1)


class Buckets:
    """One bucket per player or network. Only full ones are evicted, which loses nothing: nobody can shed an empty
    bucket by coming back under ten thousand other names. When there is no room left, all newcomers share one."""

    def __init__(self, rate: Rate, most: int = 50_000) -> None:
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._others = Bucket(rate)

    def take(self, who: str, much: float = 1) -> bool:
        return self._find(who).take(much)

    def is_empty(self, who: str) -> bool:
        bucket = self._buckets.get(who)
        return bucket is not None and bucket.is_empty()

    def _find(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is not None:
            self._buckets.move_to_end(who)
            return bucket
        if len(self._buckets) >= self._most and not self._forget_one():
            return self._others
        bucket = self._buckets[who] = Bucket(self._rate)
        return bucket

    def _forget_one(self) -> bool:
        """Evicts the least recently used, if it is full; otherwise moves it to the back, and the next call looks at
        another."""
        who, bucket = next(iter(self._buckets.items()))
        if bucket.is_full():
            del self._buckets[who]
            return True
        self._buckets.move_to_end(who)
        return False


def network(address: str) -> str:
    """The network an address belongs to: one IPv4 address may be a household or a school; in IPv6 everybody has 2⁶⁴."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return str(ip) if isinstance(ip, IPv4Address) else str(IPv6Network((ip, 64), strict=False))


def customer(network: str) -> str:
    """Groups the many IPv6 networks one customer may have: a /48 holds 65,536 of them."""
    return str(IPv6Network(network).supernet(new_prefix=48)) if network.endswith("/64") else ""


class Networks:
    """A bucket per network, and for IPv6 a larger one shared by all the networks a single customer may have."""

    CUSTOMER = 8  # times a network's bucket

    def __init__(self, rate: Rate) -> None:
        self._each = Buckets(rate)
        self._wide = Buckets(Rate(rate.burst * self.CUSTOMER, rate.each_second * self.CUSTOMER))

    def take(self, network: str, much: float = 1) -> bool:
        wide = customer(network)
        return self._each.take(network, much) and (not wide or self._wide.take(wide, much))

    def is_empty(self, network: str) -> bool:
        wide = customer(network)
        return self._each.is_empty(network) or (bool(wide) and self._wide.is_empty(wide))


class Guesses:
    """Wrong keys and codes from one network: after too many, strangers there are refused, right or wrong.

    Tokens do not count as guesses: nobody guesses 144 bits, and whoever shares a network with a bad token must
    not suffer for it. Nor must those already seated at their table.
    """

    WRONG = frozenset(
        {
            "table-private",
            "table-unknown",
            "spectators-link",
            "spectators-off",
            "record-unknown",
            "device-code",
            "club-unknown",
            "evening-unknown",
            "not-your-seat",  # reveals that the table exists
            "not-seated",
            "not-host",
        }
    )

    def __init__(self, failures: Networks, address: str) -> None:
        self._failures, self.address = failures, address

    def check(self) -> None:
        """To be called before a key or a code is looked at."""
        if self._failures.is_empty(self.address):
            raise Refusal("too-fast")

    def note(self, refusal: Refusal) -> Refusal:
        """What to tell the caller."""
        return Refusal("too-fast") if refusal.code in self.WRONG and not self.count(refusal.code) else refusal

    def count(self, code: str = "") -> bool:
        """Counts one more wrong guess, if the limit allows it."""
        return not self._failures.is_empty(self.address) and self._failures.take(
            self.address, UNKNOWN if code in OLD else 1
        )


class Limits(NamedTuple):
    """Every limit, in one place."""

    commands: Rate = Rate(60, 20)  # per connection
    controls: Rate = Rate(20, 1)  # pings and pongs, per connection
    faults: Rate = Rate(60, 1)  # refusals, per connection; anything not refused gives one back
    requests: Rate = Rate(400, 100)  # REST and handshakes, per network
    talk: Rate = Rate(5, 0.5)  # per player, across all tables
    tables: Rate = Rate(20, 0.2)  # opened, per player
    tables_network: Rate = Rate(60, 0.5)  # opened, per network
    replayed: Rate = Rate(40_000, 4_000)  # old entries, to rebuild missed events; per network
    records: Rate = Rate(200, 200 / DAY)  # uploaded, per network
    record_bytes: Rate = Rate(10e6, 10e6 / DAY)  # of those records
    failures: Rate = Rate(20, 0.2)  # wrong keys and codes, per network
    notes: Rate = Rate(100, 0.05)  # stored about people, per network: blocks, codes, devices, signing out
    reports: Rate = Rate(5, 0.005)  # of bad behaviour, per player
    connections: int = 600  # per network, sockets and requests
    sockets: int = 200  # per network
    studies: int = 4  # concurrent hints and analyses per network, the rest queue; one of each per player
    message: int = 16 * 1024  # incoming bytes
    backlog: int = 1024 * 1024  # outgoing bytes a socket has not read yet
    inbox: int = 64  # commands queued on one socket


def unlimited() -> Limits:
    """For measurements, and for tests of other things."""
    much = Rate(1e9, 1e9)
    rates: dict[str, Any] = {name: much for name, value in Limits()._asdict().items() if isinstance(value, Rate)}
    return Limits(**rates)._replace(connections=10**6, sockets=10**6, studies=10**6)
