"""Strangers' records are read in a process of their own, which is killed when one takes too long.

A thread could not be killed; and whatever a record does to its reader, the tables are out of its reach.
"""

import os
import signal
import threading
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import NamedTuple

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted, read_json
from farmyard.games import find_game
from farmyard.server.base.aside import Aside
from farmyard.table import Table

MOST_SECONDS = 5.0  # per record


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
        self.aside = Aside(serve, seconds)
        self._turn = threading.Lock()

    def read(self, text: str) -> Summary:
        with self._turn:  # a caller may be cancelled before the answer, which nobody else must get
            answer = self.aside.ask(text.encode())
        if isinstance(answer, Refusal):
            raise answer
        assert isinstance(answer, Summary)
        return answer

    def close(self) -> None:
        self.aside.close()


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
