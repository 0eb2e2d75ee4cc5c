"""`farmyard check` in a separate process, restarted after each save; it reports when it is done."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

from farmyard.text.words import Words

MANY = 25_000  # games for each number of players: 10⁵ in all for two to five


class Checker:
    """`state` is "running", "done" or, if the process itself failed, its output."""

    def __init__(self, file: Path, words: Words, heard: Callable[[], None], many: int = MANY) -> None:
        self.file, self.words, self.heard, self.many = file, words, heard, many
        self.found: list[dict[str, Any]] = []
        self.state = "running"
        self._process: subprocess.Popen[str] | None = None

    def begin(self) -> None:
        self.stop()
        self.found, self.state = [], "running"
        command = [sys.executable, "-m", "farmyard", "check", str(self.file), "--json", "--many", str(self.many)]
        environment = {**os.environ, "FARMYARD_GAMES": "", "COLUMNS": "10000"}
        self._process = subprocess.Popen(
            [*command, "--lang", self.words.language],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        Thread(target=self._wait, args=(self._process,), daemon=True).start()

    def _wait(self, process: subprocess.Popen[str]) -> None:
        told, errors = process.communicate()
        if process is not self._process:  # the file has been saved again meanwhile
            return
        try:
            self.found, self.state = json.loads(told), "done"
        except ValueError:
            self.state = errors.strip() or told.strip()
        self.heard()

    def stop(self) -> None:
        process, self._process = self._process, None
        if process and process.poll() is None:
            process.kill()
