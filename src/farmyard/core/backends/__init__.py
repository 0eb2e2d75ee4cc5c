"""Who compiles the rules: `native`, which knows the inside of Numba, where it was tried with this one; else `plain`."""

import os
from functools import cache
from importlib import import_module
from types import ModuleType

from farmyard.core.refusal import Refusal

TRIED = ("0.68",)  # of Numba; see the table of private parts in docs/design.md
BACKENDS = ("native", "plain")
notices: dict[str, dict[str, str]] = {}  # what people should hear once: messages of the catalogues, and what goes in


@cache
def backend() -> ModuleType:
    wanted = os.environ.get("FARMYARD_BACKEND") or ""
    if wanted not in ("", *BACKENDS):
        raise Refusal("backend", backend=wanted, known=", ".join(BACKENDS))
    version = numba_version()
    if wanted:
        return _load(wanted)
    try:
        if version.rpartition(".")[0] in TRIED:
            return _load("native")
    except (ImportError, AttributeError):  # the same version, but of somebody else's making
        pass
    notices["backend-plain"] = {"version": version, "tried": ", ".join(TRIED)}
    return _load("plain")


def numba_version() -> str:
    """Numba itself refuses to be loaded with a Python or NumPy it does not know."""
    try:
        import numba
    except Exception as error:
        raise Refusal("numba", why=str(error)) from error
    return str(numba.__version__)


def _load(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name}")
