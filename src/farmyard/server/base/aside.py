"""Work in a process of its own, which is killed when it takes too long.

A thread could not be killed; and whatever the work does to its process, the tables are out of its reach.
"""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from farmyard.core.refusal import Refusal

MOST_GETTING_READY = 180.0  # seconds to start the process, and to load or even compile a game


class Aside:
    """Started by the first question; one at a time, while the caller blocks (in a thread). `serve` runs there: for each
    question it says when it is ready, then what the answer is."""

    def __init__(self, serve: Callable[[Connection], None], seconds: float) -> None:
        self._serve, self.seconds = serve, seconds
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def ask(self, data: bytes) -> object:
        try:
            line = self._line if self._line and self._process and self._process.is_alive() else self._begin()
            line.send_bytes(data)
            self._hear(line, MOST_GETTING_READY)
            return self._hear(line, self.seconds)
        except (EOFError, OSError):
            self.close()
            return Refusal("record-slow")

    def _begin(self) -> Connection:
        self.close()
        line, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=self._serve, args=[theirs], name="aside", daemon=True)
        process.start()
        theirs.close()
        self._process, self._line = process, line
        return line

    def _hear(self, line: Connection, seconds: float) -> object:
        if not line.poll(seconds):
            raise TimeoutError
        return line.recv()

    def close(self) -> None:
        if self._process is not None and self._line is not None:
            self._process.kill()
            self._process.join()
            self._line.close()
        self._process = self._line = None
