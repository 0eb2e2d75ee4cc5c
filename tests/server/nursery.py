"""Instant servers: a zygote process that has imported and compiled everything, and forks one on demand.

The fork is a server like any other, with its own journal, port and lock; only seconds of imports are saved.
"""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

from process import WITH_US
from talk import PATIENCE, rest

import farmyard
from farmyard.cli.serve import warm_camera, write_logs
from farmyard.games import GAMES
from farmyard.server.base.config import Config
from farmyard.server.base.limits import unlimited
from farmyard.server.storage.folder import only_here
from farmyard.server.web.process import make_server, run_server


class Nursery:
    def __init__(self) -> None:
        env = {**os.environ, "PYTHONPATH": str(Path(farmyard.__file__).parents[1])}
        command = [*WITH_US, sys.executable, __file__]
        self._process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._ask({})

    def _ask(self, settings: dict[str, Any]) -> int:
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps(settings), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())

    def start(self, settings: dict[str, Any]) -> int:
        """The PID of the new process, once its server answers."""
        pid, end = self._ask(settings), time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if rest(settings["port"], "GET", "/health")[0] == 200:
                    return pid
            except OSError:
                os.kill(pid, 0)
                time.sleep(0.01)
        raise AssertionError("the server did not start in time")

    def close(self) -> None:
        """All servers end with it."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(PATIENCE)


def end(pid: int, how: signal.Signals) -> None:
    """Kills the server and waits until it is gone."""
    os.kill(pid, how)
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.002)


def serve(settings: dict[str, Any]) -> None:
    write_logs()
    place = Path(settings.pop("folder"))
    config = Config(folder=place, limits=unlimited(), **settings)
    place.mkdir(parents=True, exist_ok=True)
    with nullcontext() if config.database else only_here(place, config.public_url):
        run_server(make_server(config))


def fork(settings: dict[str, Any]) -> int:
    pid = os.fork()
    if pid:
        return pid
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    Path(settings["folder"]).mkdir(parents=True, exist_ok=True)
    log = os.open(f"{settings['folder']}/log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for ours, theirs in ((0, nothing), (1, log), (2, log)):
        os.dup2(theirs, ours)
    try:
        serve(settings)
    finally:
        os._exit(0)


def main() -> None:
    for game in GAMES.values():
        warm_camera(game)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # dead children are reaped automatically
    children = []
    for line in sys.stdin:
        settings = json.loads(line)
        if settings:
            children.append(fork(settings))
        print(children[-1] if children else 0, flush=True)
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
