"""Nothing needs Linux: what other systems lack is removed here, and the yard opens all the same."""

import asyncio
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from talk import PATIENCE, PEOPLE, Client, free_port, hosting, rest, until

from farmyard.cli import main
from farmyard.cli.serve import default_folder
from farmyard.contests import arena
from farmyard.contests.arena import Contest, run_deals
from farmyard.core.refusal import Refusal
from farmyard.server.base import trim_memory
from farmyard.server.base.config import Config
from farmyard.server.table import bot_pool
from farmyard.server.web.process import make_server
from farmyard.text.words import Catalogue

ROOT = Path(__file__).parents[2]
ONLY_UNIX = ("fcntl", "grp", "pwd", "readline", "resource", "syslog", "termios", "uvloop")
STRANGER = f"""
import asyncio, os, subprocess, sys, types
sys.modules["msvcrt"] = types.SimpleNamespace(locking=lambda *_: None, LK_NBLCK=2)
sys.modules.update(dict.fromkeys({(*ONLY_UNIX, "httptools", "nvidia", "polars")!r}))
for name in ("fork", "setpriority", "sched_getaffinity", "geteuid", "getuid", "chown"):
    delattr(os, name)
def nothing(*args): raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = nothing
from farmyard.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@contextmanager
def serving(folder: Path, *program: str, **environment: str) -> Iterator[int]:
    """`farmyard serve --no-browser` as a separate process, once its port answers."""
    port = free_port()
    settings = {"PYTHONPATH": str(ROOT / "src"), "LANG": "en", "FARMYARD_BACKEND": "native", **environment}
    command = [sys.executable, *program, "serve", "--no-browser", "--port", str(port), "--folder", str(folder)]
    process = subprocess.Popen(command, env={**os.environ, **settings}, stderr=(folder / "said").open("w"))
    try:
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answer_within(port: int, seconds: float) -> dict[str, object]:
    end = time.monotonic() + seconds
    while True:
        try:
            return dict(rest(port, "GET", "/health")[1])
        except OSError:
            assert time.monotonic() < end, "the port is still closed"
            time.sleep(0.05)


def test_the_port_is_open_long_before_the_games_are_compiled(tmp_path: Path) -> None:
    """With an empty cache compiling takes a minute or more; meanwhile the console shows progress."""
    with serving(tmp_path, "-m", "farmyard", NUMBA_CACHE_DIR=str(tmp_path / "cache")) as port:
        told = answer_within(port, PATIENCE)
        assert told["ok"] is True
        assert told["ready"] is False
        assert min(told["preparing"].values()) < 1  # type: ignore[attr-defined]
        until(lambda: "Compiling" in (tmp_path / "said").read_text(), "progress")


def test_the_yard_opens_without_anything_that_only_unix_has(tmp_path: Path) -> None:
    script = tmp_path / "stranger.py"
    script.write_text(STRANGER)
    with serving(tmp_path, str(script)) as port:
        assert answer_within(port, PATIENCE)["ok"] is True
        anna = Client(port)
        assert anna.ask("create", game="rudi", seats=[PEOPLE] * 3)["type"] == "created"


def test_details_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    stranger = {"X-Forwarded-For": "192.0.2.7"}
    with hosting(tmp_path) as host:
        assert rest(host.config.port, "GET", "/health", **stranger)[1] == {"ok": True, "ready": True}
        assert rest(host.config.port, "GET", "/metrics", **stranger)[0] == 403
        assert "farmyard_tables" in host.rest("GET", "/metrics")[1]
        assert host.rest("GET", "/health")[1]["tables"] == 0


def test_details_are_for_whoever_has_the_key(tmp_path: Path) -> None:
    """As Prometheus does from another machine."""
    with hosting(tmp_path, admin="a-key-of-the-host") as host:
        port, stranger = host.config.port, {"X-Forwarded-For": "192.0.2.7"}
        assert rest(port, "GET", "/metrics", token="a-key-of-the-host", **stranger)[0] == 200
        assert rest(port, "GET", "/metrics", token="a-wrong-key", **stranger)[0] == 401
        assert "version" in rest(port, "GET", "/health", token="a-key-of-the-host", **stranger)[1]


def test_details_can_be_opened_to_everybody(tmp_path: Path) -> None:
    with hosting(tmp_path, open_metrics=True) as host:
        stranger = {"X-Forwarded-For": "192.0.2.7"}
        assert rest(host.config.port, "GET", "/metrics", **stranger)[0] == 200
        assert "version" in rest(host.config.port, "GET", "/health", **stranger)[1]


def test_without_uvloop_and_httptools_python_does_it_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("uvloop", "httptools", "uvicorn.loops.auto", "uvicorn.protocols.http.auto"):
        monkeypatch.setitem(sys.modules, name, None)
        if "." in name:
            monkeypatch.delitem(sys.modules, name)
    settings = make_server(Config(folder=tmp_path)).config
    settings.load()
    factory = settings.get_loop_factory()
    assert factory is not None
    loop = factory()
    loop.close()
    assert isinstance(loop, asyncio.SelectorEventLoop)
    assert "H11Protocol" in [kind.__name__ for kind in settings.http_protocol_class.__mro__]


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", ".local/share/farmyard"),
        ("darwin", "Library/Application Support/farmyard"),
        ("win32", "AppData/Local/farmyard"),
    ],
)
def test_each_system_has_its_own_place_for_data(platform: str, place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/anna"))
    assert default_folder() == Path("/home/anna") / place


def test_without_a_home_a_folder_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(Refusal, match="folder-none"):
        default_folder()


def test_a_thread_is_made_nice_only_where_it_has_a_number_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """On macOS a thread id may be the PID of another process."""
    asked: list[tuple[int, ...]] = []
    monkeypatch.setattr(os, "setpriority", lambda *args: asked.append(args), raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    bot_pool._step_back()
    assert not asked
    monkeypatch.setattr(sys, "platform", "linux")
    bot_pool._step_back()
    assert len(asked) == 1


def test_memory_is_kept_where_nobody_tells_what_lies_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trim_memory, "SMAPS", tmp_path / "smaps")
    trim_memory.give_back()


def test_deals_are_played_by_processes_that_start_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows and macOS, which spawn processes instead of forking."""
    contest = Contest("rudi", ("chick", "chick", "chick"), 5, {})
    alone = list(run_deals(contest, range(2), 1))
    spawn = partial(ProcessPoolExecutor, mp_context=multiprocessing.get_context("spawn"))
    monkeypatch.setattr(arena, "ProcessPoolExecutor", spawn)
    assert list(run_deals(contest, range(2), 2)) == alone


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_a_console_that_knows_few_characters_gets_the_rest_as_question_marks(encoding: str) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "farmyard", "games", "--lang", "fr"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": encoding},
        check=False,
        capture_output=True,
    )
    assert said.returncode == 0, said.stderr
    assert b"Sau Mau Mau" in said.stdout


def test_a_uvicorn_without_the_protocol_we_build_on_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn.protocols.websockets.websockets_sansio_impl", None)
    for name in [name for name in sys.modules if name.startswith(("farmyard.server", "farmyard.cli.serve"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(sys.modules["farmyard"], "server")
    monkeypatch.delattr(sys.modules["farmyard.cli"], "serve", raising=False)
    assert main.main(["serve", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("Farmyard does not know this version of a library that the table server uses: ")
    assert "websockets_sansio_impl" in said


def test_a_fluent_with_another_inside_reads_all_messages_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    find = FluentBundle._lookup
    monkeypatch.delattr(FluentBundle, "_lookup")
    monkeypatch.setattr(FluentBundle, "get_message", find)
    catalogue = Catalogue("en")
    assert catalogue.format_pattern(catalogue.get_message("bye").value, {})[0]


def test_farmyard_alone_opens_the_yard(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(main, "run", lambda name, rest, shell: opened.append(name))
    monkeypatch.setattr(main, "natural_command", lambda: "serve")
    for argv in ([], ["--lang", "de"]):
        assert main.main(argv) == 0
    assert opened == ["serve", "serve"]


def test_without_a_page_the_commands_are_listed_instead(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(main, "files", lambda package: tmp_path)
    assert main.natural_command() == "--help"
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").touch()
    assert main.natural_command() == "serve"
