"""A real server, a real browser: Debian's Chromium at 1280 × 800 and 390 × 844."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).parents[2]
CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
SIZES = {
    "desktop": {"width": 1280, "height": 800},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "zoomed": {"width": 640, "height": 400},  # a desktop at 200 %
    "sideways": {"width": 844, "height": 390},
}
ADMIN = "only-for-the-host-of-these-tests"
START = "import sys; from farmyard.cli.main import main; sys.argv[0] = 'farmyard'; sys.exit(main())"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests share one worker: they need a core each."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


class Yard:
    """A server process of our own, which can be killed and restarted on the same folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        place = ["--folder", str(self.folder), "--port", str(self.port), "--no-browser"]
        run = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "FARMYARD_ADMIN_KEY": ADMIN}
        log = (self.folder.parent / "server.log").open("ab")
        self.process = subprocess.Popen([sys.executable, "-c", START, "serve", *place], env=run, stdout=log, stderr=log)
        while self.process.poll() is None:  # a cold machine compiles all games first
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1)
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start; see {log.name}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def ask(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        head = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode(), head)
        return json.load(urllib.request.urlopen(request))

    def table(self, game: str, seats: list[str | None], **more: Any) -> tuple[str, str]:
        """A table that has been dealt, with one person at it: its code and the person's token."""
        token = self.ask("/api/players", {"name": "Mila"})["token"]
        plan = [{"bot": bot} for bot in seats]
        rules = {"pace": 0.0, **more.pop("settings", {})}
        made = self.ask("/api/tables", {"game": game, "seats": plan, "settings": rules, "name": "Mila", **more}, token)
        if None not in seats[1:]:
            self.ask(f"/api/tables/{made['table']}/start", {"nonce": "mud"}, token)
        return made["table"], token


@pytest.fixture(scope="session")
def page_built() -> None:
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


@pytest.fixture(scope="session")
def yard(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Yard]:
    yard = Yard(tmp_path_factory.mktemp("yard") / "data")
    try:
        yard.start()
        yield yard
    finally:
        yard.kill()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    if not CHROMIUM:
        pytest.skip("no Chromium on this machine")
    return {"executable_path": CHROMIUM, "args": ["--no-sandbox"]}


Opener = Callable[..., Page]


@pytest.fixture
def open_at(browser: Browser) -> Iterator[Opener]:
    """A new user's page at an address, quick and without motion; fails on any error in its console."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_one(address: str, size: str = "desktop", language: str = "en", **prefer: Any) -> Page:
        context = browser.new_context(viewport=SIZES[size], locale=language, has_touch=size == "phone")
        contexts.append(context)
        context.add_init_script(prefers(language=language, **prefer))
        page = context.new_page()
        watch(page, troubles)
        page.goto(address)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not troubles


@pytest.fixture
def open_page(open_at: Opener, yard: Yard) -> Opener:
    """The same at a path of the yard; `by`: by another way to it."""

    def open_one(path: str = "/", *how: str, by: str = "", **more: Any) -> Page:
        return open_at(f"{by or yard.url}{path}", *how, **more)

    return open_one


def prefers(**prefer: Any) -> str:
    """A script that sets what a new user prefers."""
    kept = json.dumps({"speed": 0, "pace": 0, "language": "en", "soundAsked": True, **prefer})
    return f"localStorage.farmyard ??= {json.dumps(kept)}"


def watch(page: Page, troubles: list[str]) -> None:
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if is_trouble(said) else None)


def is_trouble(said: ConsoleMessage) -> bool:
    """False for the browser's own complaints about a server that is gone: the test killed it."""
    gone = "ERR_" in said.text or "WebSocket connection" in said.text
    return said.type == "error" and not gone
