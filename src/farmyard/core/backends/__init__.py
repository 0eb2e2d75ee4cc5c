"""What compiles the rules: `native`, which relies on Numba's internals, if tested with this version; else `plain`.

`cuda` compiles for GPUs, `wasm` for browsers; `wasm_linker` makes one module of what LLVM hands over.
"""

import os
from functools import cache
from importlib import import_module
from types import ModuleType

from farmyard.core.refusal import Refusal

TRIED = ("0.68",)  # Numba versions; see the table of private parts in docs/design.md
BACKENDS = ("native", "plain")
notices: dict[str, dict[str, str]] = {}  # what to tell the user once: messages of the catalogues, with their arguments


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
    except (ImportError, AttributeError):  # the same version, but a modified build
        pass
    notices["backend-plain"] = {"version": version, "tried": ", ".join(TRIED)}
    return _load("plain")


def numba_version() -> str:
    """Numba itself refuses to load with an unsupported Python or NumPy."""
    try:
        import numba
    except Exception as error:
        raise Refusal("numba", why=str(error)) from error
    return str(numba.__version__)


def _load(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name}")
