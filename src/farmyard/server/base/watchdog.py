"""The pulse of the event loop: measured, told to systemd; where it stops, the stacks are written down."""

import faulthandler
import logging
import os
import socket
from contextlib import suppress
from typing import ClassVar, TextIO

from prometheus_client import Histogram

STALLED = 2.0  # seconds without a beat after which the stacks are written down
ARM = 0.5  # seconds between two settings of that alarm: every time a thread is made for it
NOTICED = 0.5  # seconds of delay that are worth a line in the log
BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
log = logging.getLogger("farmyard.pulse")


class Pulse:
    """Beats with every tick of the house, in the loop itself: nobody else may say that it is alive."""

    stacks: ClassVar[TextIO | None] = None  # where to; a process can wait only for one standstill

    def __init__(self) -> None:
        self.late = Histogram("farmyard_loop_late_seconds", "Delay of the event loop", buckets=BUCKETS, registry=None)
        self.last = self.longest = 0.0
        self._every = watchdog_seconds() / 2
        self._told = self._armed = 0.0

    def beat(self, now: float, late: float) -> None:
        """It came so many seconds later than it should have."""
        self.last, self.longest = late, max(late, self.longest)
        self.late.observe(late)
        if late > NOTICED:
            log.warning("event loop stood still", extra={"seconds": round(late, 3)})
        if self.stacks and now - self._armed >= ARM:
            self._armed = now
            faulthandler.dump_traceback_later(STALLED, file=self.stacks)  # even if something holds the interpreter
        if self._every and now - self._told >= self._every:
            self._told = now
            notify("WATCHDOG=1")


def watchdog_seconds() -> float:
    """How long systemd waits for us, 0 if it does not."""
    meant = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(os.environ.get("WATCHDOG_USEC", "0")) / 1_000_000 if meant else 0.0


def notify(said: str) -> None:
    """What sd_notify(3) does: one datagram to whoever started us, if that is wanted at all."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if place:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.setblocking(False)
            out.sendto(said.encode(), "\0" + place[1:] if place.startswith("@") else place)
