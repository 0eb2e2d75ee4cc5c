"""How Farmyard was installed, for those who miss a part of it: nothing of it can be had by its name alone."""

import re
import shlex
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from pathlib import Path

from farmyard.core.refusal import Refusal

CHECKOUT = Path(__file__).parents[3]


def missing(extra: str) -> Refusal:
    """What to say where the packages of an extra are not there."""
    return Refusal("extra", extra=extra, command=install_command(extra))


def install_command(extra: str) -> str:
    """Names the packages themselves, which can be had everywhere; only a checkout is asked for the extra."""
    wanted = packages_of(extra) or ["--editable", f"{CHECKOUT}[{extra}]"]
    if (Path(sys.prefix) / "pipx_metadata.json").exists():
        return quoted(["pipx", "inject", "farmyard", *wanted])
    if find_spec("pip"):
        return quoted([sys.executable, "-m", "pip", "install", *wanted])
    return quoted(["uv", "pip", "install", "--python", sys.executable, *wanted])


def packages_of(extra: str) -> list[str]:
    """As our own metadata has them; none where there is no metadata."""
    try:
        lines = requires("farmyard") or []
    except PackageNotFoundError:
        return []
    mark = re.compile(rf"\bextra == ['\"]{extra}['\"]")
    return [line.partition(";")[0].strip() for line in lines if mark.search(line)]


def quoted(words: list[str]) -> str:
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
