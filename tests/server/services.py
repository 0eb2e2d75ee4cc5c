"""Debian's postgresql, redis-server and nginx, started on loopback for a test run and stopped after it."""

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest
from talk import free_port

from farmyard.server.table import entries

ROOT = Path(__file__).parents[2]
NEEDED = ("postgres", "initdb", "redis-server", "nginx")


def find(program: str) -> str | None:
    """On the PATH, or where Debian keeps programs that are not on it."""
    places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/sbin")]
    return shutil.which(program) or next((str(p / program) for p in places if (p / program).exists()), None)


def missing() -> list[str]:
    return [program for program in NEEDED if find(program) is None]


def need() -> None:
    """Skips the test without these programs; `.ci/run` installs them where it may."""
    if gone := missing():
        pytest.skip(f"not installed: {', '.join(gone)} (apt-get install postgresql redis-server nginx)")


def _as_postgres(*command: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return list(command)
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]


def _start(command: list[str], log: Path) -> subprocess.Popen[bytes]:
    """Starts a process that ends with us, however we end."""
    if command[0] != "setpriv":
        command = ["setpriv", *command]
    with log.open("ab") as out:
        process = subprocess.Popen([command[0], "--pdeathsig=TERM", *command[1:]], stdout=out, stderr=out)
    atexit.register(stop, process)
    return process


def stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait(ready: list[str], what: str) -> None:
    for _ in range(1200):
        if subprocess.run(ready, capture_output=True, check=False).returncode == 0:
            return
        time.sleep(0.1)
    raise AssertionError(f"{what} did not start")


@cache
def folder() -> Path:
    place = Path(tempfile.mkdtemp(prefix="farmyard-services-"))
    place.chmod(0o755)
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


@cache
def postgres() -> str:
    """The address of a server, without the database's name."""
    data, port = folder() / "pg", free_port()
    data.mkdir()
    if os.getuid() == 0:
        os.chown(data, pwd.getpwnam("postgres").pw_uid, -1)
    make = _as_postgres(str(find("initdb")), "-D", str(data), "-U", "farmyard", "--auth=trust", "-E", "UTF8")
    subprocess.run(make, check=True, capture_output=True)
    _start_postgres(port)
    return f"postgresql://farmyard@127.0.0.1:{port}"


def _start_postgres(port: int) -> None:
    data = folder() / "pg"
    options = ["-c", f"port={port}", "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={data}"]
    command = _as_postgres(str(find("postgres")), "-D", str(data), *options)
    _running["postgres"] = _start(command, folder() / "pg.log")
    _wait([str(find("pg_isready")), "-h", "127.0.0.1", "-p", str(port)], "postgresql")


def restart_postgres(away: float) -> None:
    """As for an update: clients are disconnected, and for a while nothing answers."""
    port = int(postgres().rsplit(":", 1)[1])
    stop(_running["postgres"])
    time.sleep(away)
    _start_postgres(port)


_running: dict[str, subprocess.Popen[bytes]] = {}


@cache
def redis() -> str:
    port = free_port()
    command = [
        str(find("redis-server")),
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--databases",
        "500",
    ]
    _start([*command, "--dir", str(folder())], folder() / "redis.log")
    _wait([str(find("redis-cli")), "-p", str(port), "ping"], "redis")
    return f"redis://127.0.0.1:{port}"


_known: dict[Path, dict[str, str]] = {}


def settings(place: Path) -> dict[str, str]:
    """A separate database and Redis for each data folder; the same ones for the same folder."""
    if place not in _known:
        name, number = f"farmyard_{len(_known)}", len(_known)
        subprocess.run(
            [str(find("psql")), f"{postgres()}/postgres", "-c", f"create database {name}"],
            check=True,
            capture_output=True,
        )
        _known[place] = {"database": f"{postgres()}/{name}", "redis": f"{redis()}/{number}"}
    return _known[place]


def journal(database: str, table: str) -> list[tuple[int, entries.AnyEntry]]:
    query = f"select n, encode(entry, 'hex') from entries where room = '{table}' order by n"
    command = [str(find("psql")), database, "-At", "-F", " ", "-c", query]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return [(int(line.split()[0]), entries.decode(bytes.fromhex(line.split()[1]))) for line in lines]


def nginx(ports: list[int]) -> int:
    """The example configuration, in front of these workers; returns the port it listens on."""
    port, place = free_port(), Path(tempfile.mkdtemp(prefix="nginx-", dir=folder()))
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    for example, real in zip_longest((8801, 8802, 8803), ports):
        if real is None:
            site = "\n".join(line for line in site.splitlines() if f"127.0.0.1:{example}" not in line)
        site = site.replace(f"127.0.0.1:{example}", f"127.0.0.1:{real}")
    (place / "site.conf").write_text(site.replace("listen 80;", f"listen 127.0.0.1:{port};"))
    temp = "".join(f"{kind}_temp_path {place}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (place / "nginx.conf").write_text(
        f"pid {place}/pid; error_log {place}/error.log; daemon off; worker_processes 1; events {{ }}\n"
        f"http {{ access_log {place}/access.log; {temp} include {place}/site.conf; }}\n"
    )
    _start([str(find("nginx")), "-p", str(place), "-c", str(place / "nginx.conf")], place / "out.log")
    _wait(["bash", "-c", f"exec 3<>/dev/tcp/127.0.0.1/{port}"], "nginx")
    return port
