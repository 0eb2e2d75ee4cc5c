"""Debian's Firefox, driven by WebDriver BiDi, which it speaks itself: Playwright drives only a Firefox of its own."""

import json
import re
import shutil
import subprocess
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One window."""

    def __init__(self, profile: Path) -> None:
        call = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.numbers = count(1)
        self.open = ExitStack()
        self.line = self.open.enter_context(connect(f"{self._address()}/session", max_size=None))
        self.ask("session.new", capabilities={})
        self.window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        assert self.process.stderr is not None
        for said in self.process.stderr:
            if found := LISTENING.search(said):
                return found[1]
        raise RuntimeError("Firefox did not start")

    def ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self.line.recv())).get("id") != number:
            pass
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def evaluate(self, function: str) -> Any:
        """What a function of the page returns, or its promise resolves to."""
        call = f"(async () => JSON.stringify((await ({function})()) ?? null))()"
        target = {"context": self.window}
        found = self.ask("script.evaluate", expression=call, target=target, awaitPromise=True)
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def close(self) -> None:
        self.open.close()
        self.process.kill()
        self.process.wait()
