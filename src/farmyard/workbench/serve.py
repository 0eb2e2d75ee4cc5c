"""The small server of the workbench: on this machine only, and only for those who know the key in its address."""

import secrets
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from time import sleep
from typing import Any
from urllib.parse import parse_qs, urlsplit

from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import read_whole
from farmyard.testing.faults import Found
from farmyard.text.words import Words
from farmyard.workbench.bench import Bench
from farmyard.workbench.checking import Checker
from farmyard.workbench.editing import change
from farmyard.workbench.page import page
from farmyard.workbench.yard import Yard

LOOK = 0.3  # seconds between looks at the file
PATIENCE = 20.0  # how long a page waits for news before it asks again
MOST_FORM = 1_000_000  # bytes; it may hold a whole rulebook
SILENT = 60.0  # seconds after which a connection that says nothing is closed
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self' http://127.0.0.1:*"  # where the yard opens
)


class Workbench:
    """Everything that requests touch, under one lock."""

    def __init__(self, bench: Bench, words: Words, port: int = 0, many: int | None = None) -> None:
        self.bench, self.words, self.news = bench, words, Condition()
        self.checker = Checker(bench.file, words, self.told, **({} if many is None else {"many": many}))
        self.yard = Yard(bench.file)
        self.key = secrets.token_urlsafe(16)
        handler = type("Handler", (Handler,), {"workbench": self})
        self.server = Server(("127.0.0.1", port), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/{self.key}/"
        self._open = True

    def run(self) -> None:
        self.checker.begin()
        Thread(target=self._watch, daemon=True).start()
        try:
            self.server.serve_forever()
        finally:
            self.close()

    def close(self) -> None:
        self._open = False
        self.checker.stop()
        self.yard.stop()
        self.server.server_close()

    def told(self) -> None:
        """Something has changed that the page shows."""
        with self.news:
            self.bench.version += 1
            self.news.notify_all()

    def _watch(self) -> None:
        while self._open:
            sleep(LOOK)
            now = self.bench.content()
            if now and now != self.bench.read:
                self.saved()

    def saved(self) -> None:
        with self.news:
            self.bench.reload()
            self.news.notify_all()
        self.checker.begin()
        self.yard.restart()

    def wait(self, version: int) -> int:
        with self.news:
            self.news.wait_for(lambda: self.bench.version != version, PATIENCE)
            return self.bench.version

    def do(self, what: str, form: dict[str, str]) -> str:
        """Acts, and returns where to go next: back to the page, or to the yard."""
        if what == "yard":
            return self.yard.start()
        if what in ("save", "numbers"):
            self._edit(form)
            return f"/{self.key}/"
        with self.news:
            self._act(what, form)
            self.news.notify_all()
        return f"/{self.key}/"

    def _edit(self, form: dict[str, str]) -> None:
        """The whole text, or some of its numbers."""
        text = form.pop("text", "") or self.bench.read.decode()
        for name, value in form.items():
            text = change(text, name, int(value))
        self.bench.write(text)
        self.saved()

    def _act(self, what: str, form: dict[str, str]) -> None:
        if what == "play":
            self.bench.play(int(form["seat"]), form["move"])
        elif what == "back":
            self.bench.back()
        elif what == "deal":
            self.bench.new_deal(int(form["seats"]), int(form["seed"]))
        elif what == "show":
            self.bench.show(Found(**self.checker.found[int(form["number"])]["found"]))
        else:
            raise KeyError(what)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A reloaded page no longer reads its answer; anything else deserves a traceback."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    workbench: Workbench
    timeout = SILENT

    def do_GET(self) -> None:
        what, query = self._asked()
        if what is None:
            self._answer(404, "")
        elif what == "wait":
            seen = read_whole(query.get("version", ""))
            self._answer(200, str(self.workbench.wait(-1 if seen is None else seen)), "text/plain")
        elif what == "":
            with self.workbench.news:
                text = page(self.workbench.bench, self.workbench.checker, self.workbench.words)
            self._answer(200, text)
        else:
            self._answer(404, "")

    def do_POST(self) -> None:
        """A form of our own page: browsers say where a form comes from, whatever other pages may have learned."""
        what, _ = self._asked()
        length = read_whole(self.headers.get("content-length", "0"))
        ours = self.headers.get("sec-fetch-site", "same-origin") == "same-origin"
        if what is None or length is None or length > MOST_FORM or not ours:
            self._answer(404, "")
            return
        try:
            form = {name: values[0] for name, values in parse_qs(self.rfile.read(length).decode()).items()}
            self._answer(303, "", location=self.workbench.do(what, form))
        except (KeyError, ValueError, IndexError, Refusal):  # a form from an outdated page
            self._answer(303, "", location=f"/{self.workbench.key}/")

    def _asked(self) -> tuple[str | None, dict[str, str]]:
        """The requested path, if the key is right and the host name is this machine's."""
        try:
            place = urlsplit(self.path)
        except ValueError:
            return None, {}
        key, slash, what = place.path.removeprefix("/").partition("/")
        host = (self.headers.get("host") or "").partition(":")[0]
        known = secrets.compare_digest(key.encode(), self.workbench.key.encode()) and host in ("127.0.0.1", "localhost")
        query = {name: values[0] for name, values in parse_qs(place.query).items()}
        return (what if known and slash else None), query

    def _answer(self, status: int, text: str, kind: str = "text/html", **headers: str) -> None:
        data = text.encode()
        self.send_response(status)
        policy = {"content-security-policy": POLICY, "referrer-policy": "no-referrer", "cache-control": "no-store"}
        for name, value in {**policy, **headers}.items():
            self.send_header(name, value)
        self.send_header("content-type", f"{kind}; charset=utf-8")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Silent: the terminal belongs to the author."""
