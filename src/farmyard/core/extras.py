"""How to install a missing extra: none can be installed by Farmyard's name alone."""

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
    """What to say when an extra's packages are missing."""
    return Refusal("extra", extra=extra, command=install_command(extra))


def install_command(extra: str) -> str:
    """Names the packages themselves, which any index has; only a checkout knows the extra."""
    wanted = packages_of(extra) or ["--editable", f"{CHECKOUT}[{extra}]"]
    if (Path(sys.prefix) / "pipx_metadata.json").exists():
        return quoted(["pipx", "inject", "farmyard", *wanted])
    if find_spec("pip"):
        return quoted([sys.executable, "-m", "pip", "install", *wanted])
    return quoted(["uv", "pip", "install", "--python", sys.executable, *wanted])


def packages_of(extra: str) -> list[str]:
    """As listed in our own metadata; none if there is no metadata."""
    try:
        lines = requires("farmyard") or []
    except PackageNotFoundError:
        return []
    mark = re.compile(rf"\bextra == ['\"]{extra}['\"]")
    return [line.partition(";")[0].strip() for line in lines if mark.search(line)]


def quoted(words: list[str]) -> str:
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)
