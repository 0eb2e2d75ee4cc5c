"""The application: routes, sockets, pages, and what protects them."""

import asyncio
import gzip
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from ipaddress import ip_address
from pathlib import Path
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Response, asgi, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from farmyard import __version__
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.base.config import Config
from farmyard.server.base.limits import Guesses, Networks, network
from farmyard.server.base.messages import Refused
from farmyard.server.base.warmup import Warmup
from farmyard.server.hall.desk import Desk
from farmyard.server.hall.metrics import Metrics
from farmyard.server.hall.wiring import keeping_house
from farmyard.server.storage.schema import kept_key
from farmyard.server.table.wire import encode, said_refusal
from farmyard.server.web.account import my_routes
from farmyard.server.web.admin import admin_routes, check_admin
from farmyard.server.web.clubs import club_routes
from farmyard.server.web.connection import Connection
from farmyard.server.web.day import day_routes
from farmyard.server.web.evenings import evening_routes
from farmyard.server.web.finished import finished_routes
from farmyard.server.web.openapi import StrictStructs
from farmyard.server.web.policy import HEADERS, STATIC
from farmyard.server.web.rest import AnyRequest, answer_depth, answer_error, answer_failure, answer_refusal, api
from farmyard.server.web.websocket import FastWebSocket
from farmyard.text.words import Words

LOOPBACK = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
PART = 0.1  # of a request: first loading the page takes twenty files, and a whole school does so at once


def create_app(config: Config, warmup: Warmup | None = None) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with keeping_house(config, warmup) as registry:
            key = await kept_key(registry.records.engine, "tokens", partial(secrets.token_bytes, 32))
            app.state.desk = Desk(registry, registry.records, key)
            app.state.metrics = Metrics(registry)
            app.state.desk.back_room.begin()
            try:
                yield
            finally:
                await app.state.desk.back_room.close()

    return Litestar(
        [
            api(),
            finished_routes(),
            my_routes(),
            day_routes(),
            club_routes(),
            evening_routes(),
            admin_routes(),
            socket,
            health,
            metrics,
            page,
        ],
        lifespan=[running],
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_error,
            RecursionError: answer_depth,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig("Farmyard", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        plugins=[StrictStructs()],
        request_max_body_size=1024 * 1024,
        logging_config=None,
    )


# Safe


class Gate:
    """Who may come in: not too often, not too many, not from somebody else's page."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.requests = Networks(config.limits.requests)
        self.failures = Networks(config.limits.failures)
        self.sockets: Counter[str] = Counter()
        machine = gethostname().lower()
        self.names = {host_of(config.public_url)[1], config.address, "localhost", machine, f"{machine}.local"}

    def guesses(self, scope: Any) -> Guesses:
        return Guesses(self.failures, self.address(scope))

    def address(self, scope: Any) -> str:
        """The network the request comes from: all limits are counted by it."""
        return network(self._address(scope))

    def _address(self, scope: Any) -> str:
        if self.config.proxy:
            for name, value in scope["headers"]:
                if name == b"x-forwarded-for":
                    return str(value.decode("latin-1").split(",")[-1].strip())
        client = scope.get("client")
        return str(client[0]) if client else ""

    def is_here(self, scope: Any) -> bool:
        """True for requests from this machine itself, but not for strangers let in by a proxy on it, nor for another
        site's page in a browser on it (DNS rebinding: plain GETs have no Origin)."""
        client, headers = scope.get("client"), dict(scope["headers"])
        ours = client is not None and client[0] in LOOPBACK and b"x-forwarded-for" not in headers
        return ours and self._has_our_name(headers)

    def knows_origin(self, scope: Any) -> bool:
        """Our own pages, or no page at all (a program)."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        own = {urlsplit(self.config.public_url).netloc, headers.get(b"host", b"").decode("latin-1")}
        return not origin or (host_of(origin)[0] in own and self.knows_host(scope))

    def knows_host(self, scope: Any) -> bool:
        """True if the page asks for a host name of ours; otherwise another site's name was pointed at our address (DNS
        rebinding). Behind a proxy, checking names is the proxy's job, unless we were given our URL."""
        headers = dict(scope["headers"])
        return b"origin" not in headers or (self.config.proxy and not self.config.url) or self._has_our_name(headers)

    def _has_our_name(self, headers: dict[bytes, bytes]) -> bool:
        name = host_of("//" + headers.get(b"host", b"").decode("latin-1"))[1]
        return name in self.names or is_address(name)


def host_of(url: str) -> tuple[str, str]:
    """The host with its port, and without; empty if it cannot be parsed."""
    try:
        parts = urlsplit(url)
        return parts.netloc, parts.hostname or ""
    except ValueError:
        return "", ""


def is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Guard:
    """Wraps the whole application: security headers on everything, rate limits per address."""

    def __init__(self, app: Litestar, config: Config) -> None:
        self.app, self.gate = app, Gate(config)
        app.state.gate = self.gate
        self.state = app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS.items()]
            await send(message)

        cost = PART if scope["path"].startswith("/assets/") else 1
        if not self.gate.requests.take(self.gate.address(scope), cost):
            await self._refuse(send_safely, 429, Refusal("too-fast"), (b"retry-after", b"1"))
        elif not self.gate.knows_host(scope):
            await self._refuse(send_safely, 421, Refusal("host-unknown"), (b"vary", b"origin"))
        elif scope["path"].startswith("/ws/") or scope["path"] == "/ws":
            await self._refuse(send_safely, 426, Refusal("socket-only"), (b"upgrade", b"websocket"))
        else:
            await self.app(scope, receive, send_safely)

    async def _refuse(self, send: Any, status: int, refusal: Refusal, hint: tuple[bytes, bytes]) -> None:
        """As short as possible: whoever asks too often gets no more of our time."""
        body = encode(Refused(id="", code=refusal.code, said=said_refusal(refusal), text=Words("en").refusal(refusal)))
        headers = [(b"content-type", b"application/json"), hint]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


# Sockets


@asgi(["/ws", "/ws/{table:str}"], copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The table in the path only tells a proxy which worker to use; everything else is in the messages.

    /ws for the lobby, /ws/<table> to play or to watch.
    """
    state = scope["litestar_app"].state
    gate: Gate = state.gate
    address = gate.address(scope)
    await receive()
    welcome = gate.knows_origin(scope) and gate.requests.take(address) and address not in state.desk.people.banned
    if not welcome or gate.sockets[address] >= gate.config.limits.sockets:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    extensions: Any = scope["extensions"]
    wire: FastWebSocket = extensions["farmyard"]
    wire.backlog, wire.inbox_most = gate.config.limits.backlog, gate.config.limits.inbox
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    table = str(scope.get("path_params", {}).get("table", ""))
    wire.reader = Connection(wire, state.desk, gate.guesses(scope), table, partial(left, state, address))
    gate.sockets[address] += 1
    state.metrics.sockets.inc()


def left(state: Any, address: str) -> None:
    sockets: Counter[str] = state.gate.sockets
    state.metrics.sockets.dec()
    sockets[address] -= 1
    if not sockets[address]:
        del sockets[address]


# Pages


def sees_inside(request: AnyRequest) -> bool:
    """True for whoever runs the server: by its key, or from the machine itself."""
    if "authorization" in request.headers:
        check_admin(request)
        return True
    gate: Gate = request.app.state.gate
    return gate.config.open_metrics or gate.is_here(request.scope)


@get("/health", include_in_schema=False)
async def health(request: AnyRequest) -> dict[str, Any]:
    """`ready` once every game is compiled: a table can be opened earlier, and waits for its own game."""
    registry = request.app.state.desk.registry
    stopped = registry.stopped()
    told = {"ok": not stopped, "ready": registry.warmup.done}
    if sees_inside(request):
        told |= {"version": __version__, "tables": len(registry.tables), "stopped": stopped}
        pulse = registry.pulse
        told["late"] = {"last": round(pulse.last, 4), "longest": round(pulse.longest, 4)}  # the event loop, in seconds
        told["preparing"] = {game: registry.warmup.share(game) for game in GAMES}
    return told


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: AnyRequest) -> str:
    if not sees_inside(request):
        raise HTTPException(status_code=403, detail="Only for whoever runs the server, unless --open-metrics")
    metrics: Metrics = request.app.state.metrics
    return metrics.text()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page and its files. For an unknown path opened in a browser, the page itself shows the error."""
    path = request.scope["path"].lstrip("/")
    file = await asyncio.to_thread(find_file, path)
    known = file is not None or path.partition("/")[0] in PAGES
    if not known and (path.startswith("api/") or "text/html" not in request.headers.get("accept", "")):
        raise HTTPException(status_code=404, detail="Not Found")
    body, kind, forever = await asyncio.to_thread(read_page, file)
    headers = {"cache-control": "public, max-age=31536000, immutable" if forever else "no-cache"}
    if kind in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(pack, body)
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, media_type=kind, headers=headers, status_code=200 if known else 404)


@lru_cache(256)
def pack(body: bytes) -> bytes:
    """Compressed once per file of the page."""
    return gzip.compress(body, mtime=0)


def find_file(path: str) -> Path | None:
    """A file of the page, if there is one; names that are too long, or contain a NUL, match none."""
    try:
        place = (STATIC / path).resolve()
        return place if path and place.is_relative_to(STATIC.resolve()) and place.is_file() else None
    except (OSError, ValueError):
        return None


def read_page(file: Path | None) -> tuple[bytes, str, bool]:
    if file is not None:
        return file.read_bytes(), KINDS.get(file.suffix, "application/octet-stream"), "assets" in file.parts
    if (STATIC / "index.html").is_file():
        return (STATIC / "index.html").read_bytes(), "text/html", False
    return (STATIC.parent / "no-page.html").read_bytes(), "text/html", False


PAGES = (
    "",
    "t",
    "w",
    "new",
    "r",
    "rules",
    "learn",
    "puzzle",
    "day",
    "evening",
    "me",
    "account",
    "device",
    "privacy",
    "admin",
)  # see App.svelte
PACKED = (
    "text/html",
    "text/javascript",
    "text/css",
    "image/svg+xml",
    "application/manifest+json",
    "application/json",
    "application/wasm",
)
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}
