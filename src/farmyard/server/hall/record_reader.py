"""Strangers' records are read in a process of their own, which is killed when one takes too long.

A thread could not be killed; and whatever a record does to its reader, the tables are out of its reach.
"""

import os
import signal
import threading
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted, read_json
from farmyard.games import find_game
from farmyard.table import Table

MOST_SECONDS = 5.0  # per record
MOST_GETTING_READY = 180.0  # to start the process, and to load or even compile the game


class Summary(NamedTuple):
    """What the shelf needs to know about a game."""

    game: str
    rules: int
    seats: int
    over: bool
    ending: str


class Reader:
    """Started by the first record; one record at a time, while the caller blocks (in a thread)."""

    def __init__(self, seconds: float = MOST_SECONDS) -> None:
        self.seconds = seconds
        self._turn = threading.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None

    def read(self, text: str) -> Summary:
        with self._turn:  # a caller may be cancelled before the answer, which nobody else must get
            answer = self._answer(text)
        if isinstance(answer, Refusal):
            raise answer
        assert isinstance(answer, Summary)
        return answer

    def _answer(self, text: str) -> object:
        try:
            line = self._line if self._line and self._process and self._process.is_alive() else self._begin()
            line.send_bytes(text.encode())
            self._hear(line, MOST_GETTING_READY)
            return self._hear(line, self.seconds)
        except (EOFError, OSError):
            self.close()
            return Refusal("record-slow")

    def _begin(self) -> Connection:
        self.close()
        line, theirs = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=serve, args=[theirs], name="reader", daemon=True)
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


def serve(line: Connection) -> None:
    """Until the other end closes. At low priority: people's moves come first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    with suppress(EOFError):
        while True:
            data = read_json(line.recv_bytes())
            if isinstance(data, dict):
                with suppress(Refusal):  # raised again when the record is read
                    get_ready(find_game(quoted(data.get("game")), data.get("rules")))
            line.send(None)
            line.send(summary(data))


@cache
def get_ready(game: Game) -> None:
    """Loads or compiles once whatever replaying a record needs."""
    table = Table(game, game.seats[0])
    seat = table.must_act()[0]
    table.play(seat, table.legal_actions(seat)[0])
    Table.replay(table.record())


def summary(data: object) -> Summary | Refusal:
    try:
        table = Table.replay(data)
    except Refusal as refusal:
        return refusal
    return Summary(table.game.id, table.game.version, table.seats, table.over, table.ending)
