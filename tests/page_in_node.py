"""The page's own modules, run by Node: what a test hands in and hears back is JSON."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[1] / "web"
BUNDLER = WEB / "node_modules" / ".bin" / "esbuild"
OPTIONS = ("--bundle", "--platform=node", "--format=esm", "--log-level=warning")
needs_node = pytest.mark.skipif(
    not shutil.which("node") or not BUNDLER.exists(), reason="needs Node and the page's packages"
)


def bundled(name: str, folder: Path, *more: str) -> Path:
    """web/tests/<name>.ts and all it imports, in one file."""
    out = folder / f"{name}.mjs"
    subprocess.run([BUNDLER, WEB / "tests" / f"{name}.ts", *OPTIONS, f"--outfile={out}", *more], check=True)
    return out


def ask(bundle: Path, given: dict[str, Any]) -> Any:
    done = subprocess.run(["node", bundle], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
