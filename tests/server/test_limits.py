"""Token buckets and their default sizes, by a clock that advances only when told to."""

import pytest

from farmyard.server.base import limits
from farmyard.server.base.limits import Bucket, Limits, Rate

# The sustained rate of the busiest honest person (for a network: a class of thirty), per second.
ORDINARY = {"commands": 5, "requests": 60, "talk": 0.25, "tables": 0.1, "tables_network": 0.4, "failures": 0.1}
FLOOD = 1000  # per second
every_rate = pytest.mark.parametrize("name", ORDINARY)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_bucket_lets_a_burst_through_and_then_its_rate(clock: Clock) -> None:
    bucket = Bucket(Rate(2, 10))
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 0.09
    assert not bucket.take()
    clock.now += 0.01001
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 3600
    assert [bucket.take() for _ in range(3)] == [True, True, False]


@every_rate
def test_by_default_nobody_honest_is_ever_stopped(name: str, clock: Clock) -> None:
    bucket = Bucket(getattr(Limits(), name))
    for _ in range(10_000):
        assert bucket.take()
        clock.now += 1 / ORDINARY[name]


@every_rate
def test_by_default_a_flood_gets_next_to_nothing(name: str, clock: Clock) -> None:
    """At most a tenth of it over a minute, whatever the initial burst."""
    bucket = Bucket(getattr(Limits(), name))
    taken = 0
    for _ in range(60 * FLOOD):
        taken += bucket.take()
        clock.now += 1 / FLOOD
    assert taken <= 0.11 * 60 * FLOOD


def test_by_default_a_message_is_no_larger_than_people_need() -> None:
    assert Limits().message <= 64 * 1024
