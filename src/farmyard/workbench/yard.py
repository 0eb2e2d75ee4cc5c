"""The whole yard with this rulebook, in a separate process: its tables survive a restart, as always, and continue by
the new rules."""

import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Lock
from time import sleep


class Yard:
    """Started on first use, restarted after each save."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._process: subprocess.Popen[bytes] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._lock = Lock()
        self._port = 0

    def start(self) -> str:
        """Its address, once it answers."""
        with self._lock:
            if self._process is None:
                self._folder = tempfile.TemporaryDirectory(prefix="farmyard-", ignore_cleanup_errors=True)
                self._port = free_port()
                self._begin()
        wait_for(self._port)
        return f"http://127.0.0.1:{self._port}/"

    def restart(self) -> None:
        with self._lock:
            if self._process is not None:
                self._end()
                self._begin()

    def stop(self) -> None:
        with self._lock:
            self._end()
            if self._folder:
                self._folder.cleanup()

    def _begin(self) -> None:
        assert self._folder
        place = ["--port", str(self._port), "--folder", str(Path(self._folder.name) / "yard"), "--no-browser"]
        command = [sys.executable, "-m", "farmyard", "serve", *place]
        environment = {**os.environ, "FARMYARD_GAMES": str(self.file.resolve())}
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _end(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, tries: int = 600) -> None:
    """Returns once something listens on this port."""
    for _ in range(tries):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=0.1).close()
            return
        except OSError:
            sleep(0.1)
