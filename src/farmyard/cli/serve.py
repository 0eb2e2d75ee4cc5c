"""The commands `farmyard serve`, `export`, `import`, `backup` and `verify`."""

import argparse
import asyncio
import json
import logging
import os
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Awaitable
from contextlib import closing, nullcontext
from errno import EADDRINUSE
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn

from farmyard.bots import LONGEST_NAME
from farmyard.bots.brought import bring, name_of
from farmyard.bots.own import LEARNED, find_own
from farmyard.bots.search import driver
from farmyard.cli.arguments import port
from farmyard.cli.files import read_json
from farmyard.cli.shell import Shell
from farmyard.core.extras import missing
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.base.config import EVERYWHERE, Config
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.base.warmup import Warmup
from farmyard.server.hall.records import Records
from farmyard.server.storage import migrations
from farmyard.server.storage.folder import FILES, SHELF, check_files, keep_private, only_here
from farmyard.server.storage.schema import engine_for
from farmyard.server.table import fairness
from farmyard.server.table.snapshot import camera_of
from farmyard.server.web.process import make_server, run_server
from farmyard.table import Move, Table

log = logging.getLogger("farmyard.serve")
SHORTEST_KEY = 16
ROOM = 1 << 20  # bytes that must be free: a database that cannot even be opened says nothing useful


def default_folder() -> Path:
    """The system's own folder for application data."""
    if given := os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME"):
        return Path(given) / "farmyard"
    try:
        home = Path.home()
    except RuntimeError:  # as a service without a user of its own
        raise Refusal("folder-none") from None
    usual = {"win32": ("AppData", "Local"), "darwin": ("Library", "Application Support")}
    return home.joinpath(*usual.get(sys.platform, (".local", "share")), "farmyard")


# farmyard serve


def read_config(args: argparse.Namespace) -> Config:
    """Flags first, then the environment, then the defaults."""
    env = os.environ
    address = args.address or env.get("FARMYARD_ADDRESS") or "127.0.0.1"
    return Config(
        folder=own_folder(args),
        address=address,
        port=args.port if args.port is not None else port("FARMYARD_PORT")(env.get("FARMYARD_PORT") or "8765"),
        url=args.url or env.get("FARMYARD_URL") or "",
        database=args.database or env.get("FARMYARD_DATABASE") or "",
        redis=args.redis or env.get("FARMYARD_REDIS") or "",
        worker=args.worker or env.get("FARMYARD_WORKER") or "",
        proxy=bool(args.proxy or env.get("FARMYARD_PROXY")),
        admin=admin_key(env.get("FARMYARD_ADMIN_KEY") or ""),
        open_metrics=bool(args.open_metrics or env.get("FARMYARD_OPEN_METRICS")),
    )


def admin_key(given: str) -> str:
    """A new one at every start, unless the host has set one: several workers must share it."""
    if given and len(given) < SHORTEST_KEY:
        raise Refusal("admin-key", least=SHORTEST_KEY)
    return given or new_code(20)


def warm_camera(game: Game) -> None:
    """Everything a served table calls, called once."""
    table, camera = Table(game, game.seats[0]), camera_of(game, game.seats[0])
    before = camera.look(table)
    seat, choice = next(iter(before.choices.items()))
    camera.move(table, Move(seat, choice.legal[0]), before)


def warm_bots(game: Game) -> None:
    """A broken computer player is no reason not to open the tables: people can still play."""
    try:
        driver.warm(game)
    except Exception:
        log.exception("computer players cannot be compiled", extra={"game": game.id})


def bring_bots(places: str) -> None:
    """Loaded at the start, so that errors are reported to whoever starts the server."""
    given = [place.strip() for place in places.split(",") if place.strip()]
    for place in given:
        if place.startswith(LEARNED):
            raise Refusal("bot-own", bot=place, why="it plays one game only; name a function that loads it")
        if len(name_of(place)) > LONGEST_NAME:
            raise Refusal("bot-name-long", bot=name_of(place), most=LONGEST_NAME)
        find_own(next(iter(GAMES.values())), place)
    bring(given)


def own_folder(args: argparse.Namespace) -> Path:
    return args.folder or Path(os.environ.get("FARMYARD_FOLDER") or default_folder())


def serve(args: argparse.Namespace, shell: Shell, warmup: Warmup) -> None:
    config = read_config(args)
    check_folder(config.folder)
    check_services(config)
    with nullcontext() if config.database else only_here(config.folder, config.public_url):
        check_port(config)
        check_files(config.folder)
        asyncio.run(check_database(config))
        write_logs()
        server = make_server(config, warmup)
        say_where(config, shell)
        if not args.no_browser and sys.stdout.isatty():
            open_browser_later(server, config)
        run_server(server)
    shell.out.print(shell.words.say("serve-closed", folder=str(config.folder)))


def check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            (folder / ".try").write_bytes(bytes(ROOM))  # the disk may be full
        finally:
            (folder / ".try").unlink(missing_ok=True)
    except OSError as error:
        raise Refusal("folder", path=str(folder), why=error.strerror or str(error)) from None


def check_port(config: Config) -> None:
    with socket.socket(socket.AF_INET6 if ":" in config.address else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.address, config.port))
        except OSError as error:
            if error.errno == EADDRINUSE:
                raise Refusal("port", port=str(config.port)) from None
            place = {"address": config.address, "port": str(config.port)}
            raise Refusal("address", **place, why=error.strerror or str(error)) from None


def check_services(config: Config) -> None:
    """Whatever several workers need and lack is reported now, not when somebody opens a table."""
    if config.redis and not config.database:
        raise Refusal("redis-alone")
    if config.database:
        check_packages()
        asyncio.run(_reach(config))


async def check_database(config: Config) -> None:
    """Refuses a foreign database, or one from a newer version."""
    if not config.database and not (config.folder / SHELF).exists():
        return
    engine = engine_for(config.folder, config.database)
    try:
        await migrations.check(engine)
    finally:
        await engine.dispose()


def check_packages() -> None:
    if not all(find_spec(package) for package in ("asyncpg", "redis")):
        raise missing("scale")


async def reach(database: str) -> None:
    from farmyard.server.storage.journal_postgres import PostgresJournal  # an extra

    await PostgresJournal(database).try_connecting()


async def _reach(config: Config) -> None:
    from farmyard.server.cluster.leases_redis import ping

    await _try("PostgreSQL", reach(config.database))
    await _try("Redis", ping(config.redis))


async def _try(what: str, trying: Awaitable[None]) -> None:
    try:
        await trying
    except Exception as error:  # for many reasons: no such host, no such database, wrong password
        raise Refusal("unreachable", what=what, why=str(error)) from None


def say_where(config: Config, shell: Shell) -> None:
    """The address; on a network also as a QR code."""
    here = config.url or f"http://{'localhost' if config.address in EVERYWHERE else config.address}:{config.port}"
    shell.out.print(shell.words.say("serve-open", url=here))
    there = config.network_url
    if there:
        shell.out.print(shell.words.say("serve-network", url=there))
        if sys.stdout.isatty():
            import segno  # only on a terminal

            segno.make(there).terminal(compact=True)
    shell.out.print(shell.words.say("serve-admin", url=f"{here}/admin#{config.admin}"))
    shell.out.print(shell.words.say("serve-stop"))


def open_browser_later(server: uvicorn.Server, config: Config) -> None:
    def wait() -> None:
        while not server.started:
            time.sleep(0.05)
        webbrowser.open(config.public_url.replace("0.0.0.0", "localhost"))

    threading.Thread(target=wait, daemon=True).start()


LONGEST = 4000  # maximum length of any value in a log line


class JsonLines(logging.Formatter):
    """One JSON object per line, with whatever the caller added."""

    USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        said |= {name: value for name, value in vars(record).items() if name not in self.USUAL}
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps({name: shorten(value) for name, value in said.items()}, default=str, ensure_ascii=False)


def shorten(value: Any) -> Any:
    """Long input must not fill the disk through the log."""
    text = value if isinstance(value, str) else "" if isinstance(value, int | float | None) else str(value)
    return f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}" if len(text) > LONGEST else value


def write_logs() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


# farmyard export, import, backup, verify


def export_records(args: argparse.Namespace, shell: Shell) -> None:
    target = Path(args.to)
    check_folder(target)
    count = asyncio.run(_export(args, target))
    shell.out.print(shell.words.say("export-done", count=count, path=str(target)))


async def _export(args: argparse.Namespace, target: Path) -> int:
    records = await _shelf(args)
    found = await records.all()
    for record in found:
        text = json.dumps(await records.file(record), indent=1, ensure_ascii=False)
        (target / f"{record}.json").write_text(text + "\n", "utf-8")
    await records.engine.dispose()
    return len(found)


def import_records(args: argparse.Namespace, shell: Shell) -> None:
    path = Path(args.path)
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    new = asyncio.run(_import(args, files))
    shell.out.print(shell.words.say("import-done", count=new, known=len(files) - new))


async def _import(args: argparse.Namespace, files: list[Path]) -> int:
    records, new = await _shelf(args), 0
    try:
        for file in files:
            new += (await records.bring(read_json(file), milliseconds()))[1]
    finally:
        await records.close()
    return new


async def _shelf(args: argparse.Namespace) -> Records:
    folder, database = own_folder(args), args.database or os.environ.get("FARMYARD_DATABASE") or ""
    check_folder(folder)
    check_files(folder)
    if database:
        check_packages()
        await _try("PostgreSQL", reach(database))
    engine = engine_for(folder, database)
    await migrations.check(engine)
    await migrations.migrate(engine)
    return Records(engine)


def backup(args: argparse.Namespace, shell: Shell) -> None:
    """SQLite's own backup: whole and consistent even while the server writes."""
    if os.environ.get("FARMYARD_DATABASE"):
        raise Refusal("backup-database")
    folder = own_folder(args)
    target = Path(args.to)
    check_folder(target)
    keep_private(target)
    check_files(folder)
    try:
        for name in FILES:
            if (folder / name).exists():
                with closing(sqlite3.connect(folder / name)) as source, closing(sqlite3.connect(target / name)) as copy:
                    source.backup(copy)
    except sqlite3.Error as error:  # the disk is full
        raise Refusal("folder", path=str(target), why=str(error)) from None
    shell.out.print(shell.words.say("backup-done", path=str(target)))


def verify(args: argparse.Namespace, shell: Shell) -> None:
    table = fairness.verify(read_json(Path(args.file)))
    shell.out.print(shell.words.say("verify-done", count=len(table.log)))
