"""How much anybody may ask: buckets that fill up with time."""

import time
from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple

from farmyard.core.refusal import Refusal

DAY = 86_400  # seconds
UNKNOWN = 0.1  # what a wrong code costs, beside a wrong key: the pages of a whole school ask for tables of last week


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
        """As time has gone by; how much there is now."""
        now, (burst, each_second) = time.monotonic(), self.rate
        level = self.level + (now - self.when) * each_second
        self.level, self.when = level if level < burst else burst, now
        return self.level

    def is_empty(self) -> bool:
        return self.fill() < 1

    def is_full(self) -> bool:
        return self.fill() >= self.rate.burst

    def take(self, much: float = 1) -> bool:
        """One of it (or as much as said), if there is any left."""
        if self.fill() < much:
            return False
        self.level -= much
        return True

    def give(self) -> None:
        if self.level < self.rate.burst:
            self.level = min(self.rate.burst, self.level + 1)


class Buckets:
    """One for each player or network. Only full ones are forgotten, which is no loss: nobody gets rid of an empty one
    by coming under ten thousand other names. When there is no more room, whoever is new shares one with all others."""

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
        """The longest unused, if it is full: if not, it is put back, and another one is looked at the next time."""
        who, bucket = next(iter(self._buckets.items()))
        if bucket.is_full():
            del self._buckets[who]
            return True
        self._buckets.move_to_end(who)
        return False


def network(address: str) -> str:
    """Whom an address belongs to: one of IPv4 may be a household or a school, of IPv6 everybody has 2⁶⁴."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return str(ip) if isinstance(ip, IPv4Address) else str(IPv6Network((ip, 64), strict=False))


def customer(network: str) -> str:
    """Whoever has many networks of IPv6 has them all in one: 65,536 of them in a /48."""
    return str(IPv6Network(network).supernet(new_prefix=48)) if network.endswith("/64") else ""


class Networks:
    """A bucket for each network, and of IPv6 also a larger one for all networks that one customer may have."""

    CUSTOMER = 8  # times as much

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
    """Wrong keys and codes from one network: after too many, strangers there hear nothing but that, right or wrong.

    Tokens are no guesses: nobody guesses 144 bits, and whoever shares a network with somebody whose token is wrong must
    not suffer for it. Nor must those who sit at their table already.
    """

    WRONG = frozenset(
        {
            "table-private",
            "table-unknown",
            "spectators-link",
            "spectators-off",
            "record-unknown",
            "device-code",
            "not-your-seat",  # tells that there is such a table
            "not-seated",
            "not-host",
        }
    )

    def __init__(self, failures: Networks, address: str) -> None:
        self._failures, self.address = failures, address

    def check(self) -> None:
        """Before a key or a code is looked at."""
        if self._failures.is_empty(self.address):
            raise Refusal("too-fast")

    def note(self, refusal: Refusal) -> Refusal:
        """What the one who asked is told."""
        return Refusal("too-fast") if refusal.code in self.WRONG and not self.count(refusal.code) else refusal

    def count(self, code: str = "") -> bool:
        """One more wrong one, if there may still be some."""
        return not self._failures.is_empty(self.address) and self._failures.take(
            self.address, UNKNOWN if code == "table-unknown" else 1
        )


class Limits(NamedTuple):
    """All of them in one place."""

    commands: Rate = Rate(60, 20)  # a connection
    controls: Rate = Rate(20, 1)  # pings and pongs on a connection
    faults: Rate = Rate(60, 1)  # refusals on a connection; whatever is not refused gives one back
    requests: Rate = Rate(400, 100)  # a network: REST and handshakes
    talk: Rate = Rate(5, 0.5)  # a player at all tables
    tables: Rate = Rate(20, 0.2)  # opened by a player
    tables_network: Rate = Rate(60, 0.5)  # opened from a network
    records: Rate = Rate(200, 200 / DAY)  # brought from a network
    record_bytes: Rate = Rate(10e6, 10e6 / DAY)  # in those
    failures: Rate = Rate(20, 0.2)  # wrong keys and codes, a network
    notes: Rate = Rate(100, 0.05)  # written down about people from a network: blocks, codes, devices, signing out
    reports: Rate = Rate(5, 0.005)  # of bad behaviour, by a player
    connections: int = 600  # a network, sockets and requests
    sockets: int = 200  # a network
    studies: int = 4  # hints and analyses at a time, a network: others from there wait; of either one a player
    message: int = 16 * 1024  # bytes in
    backlog: int = 1024 * 1024  # bytes waiting for one socket to read
    inbox: int = 64  # commands waiting on one socket


def unlimited() -> Limits:
    """For measuring, and for tests of other things."""
    much = Rate(1e9, 1e9)
    rates: dict[str, Any] = {name: much for name, value in Limits()._asdict().items() if isinstance(value, Rate)}
    return Limits(**rates)._replace(connections=10**6, sockets=10**6, studies=10**6)
