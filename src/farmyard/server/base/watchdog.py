"""The pulse of the event loop: measured and reported to systemd; when it stalls, the stacks are dumped."""

import faulthandler
import logging
import os
import socket
from contextlib import suppress
from typing import ClassVar, TextIO

from prometheus_client import Histogram

STALLED = 2.0  # seconds without a beat before the stacks are dumped
ARM = 0.5  # seconds between re-arming that alarm: each time starts a thread
NOTICED = 0.5  # seconds of delay that deserve a line in the log
BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
log = logging.getLogger("farmyard.pulse")


class Pulse:
    """Beats with every tick of the server, on the event loop itself: nothing else may claim that it is alive."""

    stacks: ClassVar[TextIO | None] = None  # where to dump them; a process can have only one such alarm

    def __init__(self) -> None:
        self.late = Histogram("farmyard_loop_late_seconds", "Delay of the event loop", buckets=BUCKETS, registry=None)
        self.last = self.longest = 0.0
        self._every = watchdog_seconds() / 2
        self._told = self._armed = 0.0

    def beat(self, now: float, late: float) -> None:
        """`late`: by how many seconds this beat missed its time."""
        self.last, self.longest = late, max(late, self.longest)
        self.late.observe(late)
        if late > NOTICED:
            log.warning("event loop stood still", extra={"seconds": round(late, 3)})
        if self.stacks and now - self._armed >= ARM:
            self._armed = now
            faulthandler.dump_traceback_later(STALLED, file=self.stacks)  # fires even if something holds the GIL
        if self._every and now - self._told >= self._every:
            self._told = now
            notify("WATCHDOG=1")


def watchdog_seconds() -> float:
    """The watchdog interval systemd asks for, 0 if none."""
    meant = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(os.environ.get("WATCHDOG_USEC", "0")) / 1_000_000 if meant else 0.0


def notify(said: str) -> None:
    """sd_notify(3): one datagram to whoever started us, if they asked for it."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if place:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.setblocking(False)
            out.sendto(said.encode(), "\0" + place[1:] if place.startswith("@") else place)
