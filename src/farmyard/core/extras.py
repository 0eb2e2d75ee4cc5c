"""How to install a missing extra: none can be installed by Farmyard's name alone."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path

from farmyard.core.refusal import Refusal

CHECKOUT = Path(__file__).parents[3]


def missing(extra: str) -> Refusal:
    """What to say when an extra's packages are missing, or lack what we need because they are too old."""
    old = outdated(extra)
    if old:
        return Refusal("extra-old", package=old, command=install_command(extra))
    return Refusal("extra", extra=extra, command=install_command(extra))


def require(extra: str) -> None:
    """Refuse at once, not after the work that needs them."""
    if any(found is None or is_older(found, wanted) for _, wanted, found in installed(extra)):
        raise missing(extra)


def outdated(extra: str) -> str:
    """The first installed package that is too old, with its version; empty if there is none."""
    old = (f"{name} {found}" for name, wanted, found in installed(extra) if found and is_older(found, wanted))
    return next(old, "")


def installed(extra: str) -> Iterator[tuple[str, str, str | None]]:
    """Each package, what we require of it, and the version that is there, if any."""
    for wanted in packages_of(extra):
        name = re.split(r"[<>=!~\[ ]", wanted)[0]
        try:
            yield name, wanted, version(name)
        except PackageNotFoundError:
            yield name, wanted, None


def is_older(found: str, wanted: str) -> bool:
    """Than the lower bound of a requirement, `polars>=1.31`; only whole numbers count."""
    bound = re.search(r">=\s*([\d.]+)", wanted)
    return bound is not None and numbers(found) < numbers(bound[1])


def numbers(text: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", text.partition("+")[0])[:3]]


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
