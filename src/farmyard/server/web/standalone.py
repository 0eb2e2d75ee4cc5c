"""The page alone in a folder: against computer players and on one device it needs no server."""

import base64
import hashlib
import re
import shutil
from pathlib import Path

from farmyard.core.refusal import Refusal
from farmyard.server.web.policy import POLICY, STATIC

MARK = "data-alone"  # web/src/place.ts
UNUSED = ("index.html", "worker.js", "robots.txt")


def write_site(folder: Path) -> int:
    """Any web host can serve it, at any address. How many bytes it has."""
    if not (STATIC / "index.html").is_file():
        raise Refusal("page-missing")
    try:
        check_target(folder)
        page = page_alone((STATIC / "index.html").read_text("utf-8"))
        worker = worker_of(page, (STATIC / "worker.js").read_text("utf-8"))
        shutil.rmtree(folder / "assets", ignore_errors=True)
        shutil.copytree(STATIC, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*UNUSED))
        (folder / "index.html").write_text(page, "utf-8", newline="")
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


def worker_of(page: str, worker: str) -> str:
    """It checks the page by its hash, and must not take this one for the one it was made from."""
    data = page.encode()
    hashed = f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"
    worker = re.sub(r'\["\./",\s*"[^"]+",\s*\d+', f'["./", "{hashed}", {len(data)}', worker)
    return worker.replace("SHELF = `${YARD}", "SHELF = `${YARD}alone-", 1)
