"""The yard as a folder (`farmyard site`) under a small server that can go away, and devices that can die."""

import base64
import contextlib
import hashlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from browser.conftest import CHROMIUM, SIZES, prefers, watch
from browser.playing import TAP

NAME = re.compile(r"[\w.-]+")
LISTED = re.compile(r'\["([^"]+)", *"sha256-[^"]*", *\d+, *([01])\]')
IN_CONTROL = """() => new Promise((done, fail) => {
  setTimeout(fail, 60_000, Error('the page is not kept on this device'));
  const look = () => (navigator.serviceWorker.controller ? done(true) : setTimeout(look, 20));
  look();
})"""
KEPT = """async (wanted) => {
  const opening = indexedDB.open('farmyard', 1);
  await new Promise((done) => (opening.onsuccess = done));
  const shelf = opening.result.transaction('tables', 'readwrite').objectStore('tables');
  const { id, value } = wanted;
  const asked = value ? shelf.put(value, id) : id ? shelf.get(id) : shelf.getAllKeys();
  await new Promise((done) => (asked.onsuccess = done));
  opening.result.close();
  return asked.result;
}"""


class Site:
    """A folder and its server: `python -m http.server`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        place = [str(self.port), "--bind", "127.0.0.1", "--directory", str(self.folder)]
        self.process = subprocess.Popen([sys.executable, "-m", "http.server", *place], stderr=subprocess.DEVNULL)
        while self.process.poll() is None:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.url, timeout=1)
                return
            time.sleep(0.05)
        raise RuntimeError("the site's server did not start")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def go_offline(self, page: Page) -> None:
        """No network, and nobody there who could answer; everything is on this device."""
        settle(page)
        self.stop()
        page.context.set_offline(True)


class Device:
    """A browser of its own, with a profile on disk."""

    def __init__(self, playwright: Playwright, folder: Path, size: str = "desktop", **prefer: Any) -> None:
        self.playwright, self.folder, self.size, self.prefer = playwright, folder, size, prefer
        self.troubles: list[str] = []

    def start(self) -> BrowserContext:
        self.context = self.playwright.chromium.launch_persistent_context(
            self.folder, executable_path=CHROMIUM, args=["--no-sandbox"], viewport=SIZES[self.size], locale="en"
        )
        self.context.add_init_script(prefers(**self.prefer))
        return self.context

    def open(self, address: str) -> Page:
        page = self.context.new_page()
        watch(page, self.troubles)
        page.goto(address)
        return page

    def kill(self) -> None:
        """As if its battery were empty."""
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                call = (process / "cmdline").read_bytes().split(b"\0")
                if f"--user-data-dir={self.folder}".encode() in call and not any(
                    a.startswith(b"--type=") for a in call
                ):
                    os.kill(int(process.name), signal.SIGKILL)
        with contextlib.suppress(Exception):
            self.context.close()
        (self.folder / "SingletonLock").unlink(missing_ok=True)


def settle(page: Page) -> None:
    """Until everything is on this device."""
    page.evaluate(IN_CONTROL)


def kept(page: Page, id: str = "", value: Any = None) -> Any:
    """What this device keeps under a code; without one, all codes. With a value: it is written there."""
    return page.evaluate(KEPT, {"id": id, "value": value})


def code_of(page: Page) -> str:
    return page.url.rpartition("/t/")[2].partition("#")[0]


def play_moves(page: Page, moves: int) -> None:
    """Waits until the log has this many more lines."""
    wanted = page.locator(".log li").count() + moves
    for _ in range(400):
        if page.locator(".log li").count() >= wanted:
            return
        page.evaluate(TAP)
        page.wait_for_timeout(20)
    raise AssertionError("nothing happens")


def build_again(folder: Path) -> str:
    """A later build of the same page: every asset under another name, the earlier ones gone. What the names end in."""
    names = {file.name: f"{file.stem}-again{file.suffix}" for file in (folder / "assets").iterdir()}
    written = [*(folder / "assets").glob("*.[jc]s*"), folder / "index.html", folder / "worker.js"]
    for file in written:
        file.write_text(NAME.sub(lambda found: names.get(found[0], found[0]), file.read_text("utf-8")), "utf-8")
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    worker = folder / "worker.js"
    hashed = LISTED.sub(lambda found: listed(folder, *found.groups()), worker.read_text("utf-8"))
    worker.write_text(hashed.replace("const SHELF = `${YARD}", "const SHELF = `${YARD}again-"), "utf-8")
    return "-again.js"


def listed(folder: Path, path: str, first: str) -> str:
    data = (folder / ("index.html" if path == "./" else path)).read_bytes()
    hashed = base64.b64encode(hashlib.sha256(data).digest()).decode()
    return f'["{path}","sha256-{hashed}",{len(data)},{first}]'
