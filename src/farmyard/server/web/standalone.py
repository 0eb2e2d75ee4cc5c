"""The page alone in a folder: against computer players and on one device it needs no server."""

import base64
import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from farmyard.core.refusal import Refusal
from farmyard.server.web.policy import POLICY, STATIC

MARK = "data-alone"  # web/src/place.ts
UNUSED = ("index.html", "worker.js", "robots.txt")


def no_games(folder: Path) -> None:
    """The page asks for their list in any case."""
    folder.mkdir(exist_ok=True)
    (folder / "games.json").write_text("[]", "utf-8")


def write_site(folder: Path, add_games: Callable[[Path], object] = no_games) -> int:
    """Any web host can serve it, at any address. How many bytes it has. `add_games` fills the folder of games that are
    not ours."""
    if not (STATIC / "index.html").is_file():
        raise Refusal("page-missing")
    try:
        check_target(folder)
        page = page_alone((STATIC / "index.html").read_text("utf-8"))
        shutil.rmtree(folder / "assets", ignore_errors=True)
        shutil.copytree(STATIC, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*UNUSED))
        (folder / "index.html").write_text(page, "utf-8", newline="")
        add_games(folder / "games")
        worker = worker_of(page, (STATIC / "worker.js").read_text("utf-8"), sorted((folder / "games").iterdir()))
        (folder / "worker.js").write_text(worker, "utf-8", newline="")
    except OSError as error:
        raise Refusal("folder", path=str(folder), why=error.strerror or str(error)) from None
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def check_target(folder: Path) -> None:
    """An empty folder, or one that holds a site already; anything else is somebody's."""
    page = folder / "index.html"
    if folder.exists() and any(folder.iterdir()) and not (page.is_file() and MARK in page.read_text("utf-8")):
        raise Refusal("site-folder", path=str(folder))


def page_alone(page: str) -> str:
    """Links that work in any folder, and the policy that a server would have sent along."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = page.replace("<html ", f"<html {MARK} ", 1).replace("<head>", f"<head>\n    {policy}", 1)
    return re.sub(r'(href|src)="/', r'\1="./', page)


def worker_of(page: str, worker: str, games: Iterable[Path] = ()) -> str:
    """It checks the page by its hash, and must not take this one for the one it was made from; other people's games
    are kept on the device, too."""
    rows = [json.dumps([f"games/{file.name}", *mark_of(file.read_bytes()), 0]) for file in games]
    data = page.encode()
    hashed, size = mark_of(data)
    rows.append(f'["./", "{hashed}", {size}')
    worker = re.sub(r'\["\./",\s*"[^"]+",\s*\d+', lambda _: ",\n".join(rows), worker)
    return worker.replace("SHELF = `${YARD}", "SHELF = `${YARD}alone-", 1)


def mark_of(data: bytes) -> tuple[str, int]:
    """Hash and length, as the worker checks them."""
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}", len(data)
