"""A server that hangs is noticed: by systemd, in its log, and in its metrics."""

import configparser
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import process
import pytest
from talk import PATIENCE, compile_games, free_port, rest, until

import farmyard
from farmyard.server.base.watchdog import notify, watchdog_seconds

DEPLOY = Path(farmyard.__file__).parents[2] / "deploy"
STANDS = 1.5  # seconds, three times as long as systemd's patience allows between two beats
SCRIPT = f"""
import signal, time
from farmyard.server.base import watchdog
watchdog.STALLED, watchdog.ARM = 0.5, 0.0
asked, beat = [], watchdog.Pulse.beat
def hold_everybody_up(*beaten):
    beat(*beaten)
    if asked:
        Path(json.loads(sys.argv[1])["folder"], "held").touch()
    while asked and not Path(json.loads(sys.argv[1])["folder"], "enough").exists():
        time.sleep(0.01)
watchdog.Pulse.beat = hold_everybody_up
signal.signal(signal.SIGUSR1, lambda *_: asked.append(True))
{process.SCRIPT}
"""


class Systemd:
    """Starts a server as systemd would, and receives its notifications."""

    def __init__(self, folder: Path) -> None:
        compile_games()
        self.ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.ear.bind(str(folder / "notify"))
        self.port, self.log = free_port(), folder / "log"
        env = {
            **os.environ,
            "PYTHONPATH": str(Path(farmyard.__file__).parents[1]),
            "NOTIFY_SOCKET": str(folder / "notify"),
            "WATCHDOG_USEC": "1000000",
        }
        settings = json.dumps({"folder": str(folder / "data"), "port": self.port})
        with self.log.open("w") as log:
            args = [*process.WITH_US, sys.executable, "-c", SCRIPT, settings]
            self.server = subprocess.Popen(args, env=env, stderr=log)

    def hear(self, timeout: float) -> str | None:
        self.ear.settimeout(timeout)
        try:
            return self.ear.recv(100).decode()
        except TimeoutError:
            return None

    def hush(self) -> None:
        """Discard all notifications so far."""
        while self.hear(0.01):
            pass


def test_a_loop_that_stands_still_says_nothing_and_leaves_its_stacks(tmp_path: Path) -> None:
    systemd = Systemd(tmp_path)
    assert systemd.hear(PATIENCE) == "READY=1"
    assert rest(systemd.port, "GET", "/health")[0] == 200
    assert [systemd.hear(PATIENCE) for _ in range(2)] == ["WATCHDOG=1"] * 2
    systemd.server.send_signal(signal.SIGUSR1)
    until((tmp_path / "data" / "held").exists, "the loop to stand still")
    until(lambda: "hold_everybody_up" in systemd.log.read_text(), "the stacks")
    systemd.hush()
    assert systemd.hear(STANDS) is None
    (tmp_path / "data" / "enough").touch()
    assert systemd.hear(PATIENCE) == "WATCHDOG=1"
    assert rest(systemd.port, "GET", "/health")[1]["late"]["longest"] > STANDS
    measured = rest(systemd.port, "GET", "/metrics")[1]
    assert 'farmyard_loop_late_seconds_bucket{le="0.05"}' in measured
    longest = next(line for line in measured.splitlines() if line.startswith("farmyard_loop_longest_seconds"))
    assert float(longest.split()[1]) > STANDS
    systemd.server.send_signal(signal.SIGTERM)
    until(lambda: systemd.hear(1) == "STOPPING=1", "its last words")
    assert systemd.server.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_who_was_not_asked_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    monkeypatch.setenv("WATCHDOG_USEC", "1000000")
    notify("READY=1")
    assert watchdog_seconds() == 1.0
    monkeypatch.setenv("WATCHDOG_PID", "1")  # meant for another process
    assert watchdog_seconds() == 0.0


@pytest.mark.parametrize("name", ["farmyard.service", "farmyard@.service"])
def test_the_units_ask_for_it(name: str) -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / name)
    service = unit["Service"]
    assert (service["Type"], service["Restart"]) == ("notify", "always")
    assert 10 <= int(service["WatchdogSec"]) <= 60
