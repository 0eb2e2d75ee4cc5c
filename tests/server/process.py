"""A server as a separate process, to be killed and restarted on the same port and folder."""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import services
import talk
from talk import PATIENCE, compile_games, free_port, rest

import farmyard
from farmyard.server.table import entries

SCRIPT = """
import sys, json
from pathlib import Path
from farmyard.games import GAMES
from farmyard.cli.serve import warm_camera
from farmyard.server.base.config import Config
from farmyard.server.base.limits import unlimited
from farmyard.server.web.process import make_server, run_server
settings = json.loads(sys.argv[1])
for game in GAMES.values():
    warm_camera(game)
run_server(make_server(Config(folder=Path(settings.pop("folder")), limits=unlimited(), **settings)))
"""


WITH_US = ["setpriv", "--pdeathsig=TERM"] if shutil.which("setpriv") else []  # ends however we end


class Process:
    def __init__(self, folder: Path, port: int | None = None, **settings: Any) -> None:
        compile_games()
        if "database" not in settings and (more := talk.more_settings(folder)):
            settings = {**more, "worker": "alone", **settings}  # restarted, it still owns its tables
        self.folder, self.port, self.settings = folder, port or free_port(), settings
        self.start()

    def start(self) -> None:
        config = json.dumps({"folder": str(self.folder), "port": self.port, **self.settings})
        env = {**os.environ, "PYTHONPATH": str(Path(farmyard.__file__).parents[1])}
        self.process = subprocess.Popen([*WITH_US, sys.executable, "-c", SCRIPT, config], env=env)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if rest(self.port, "GET", "/health")[0] == 200:
                    return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.05)
        raise AssertionError("the server did not start in time")

    def kill(self) -> None:
        """As a power cut would: no chance to say or write anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


def journal_of(folder: Path, table: str) -> list[tuple[int, entries.AnyEntry]]:
    """A table's whole journal, with its numbers, wherever this folder's server keeps it."""
    if more := talk.more_settings(folder):
        return services.journal(more["database"], table)
    with closing(sqlite3.connect(folder / "journal.db")) as db:
        lines = db.execute("select n, entry from entries where room = ? order by n", (table,)).fetchall()
    return [(n, entries.decode(line)) for n, line in lines]
