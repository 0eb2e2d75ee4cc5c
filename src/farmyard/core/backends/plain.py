"""Any Numba, through its public API: slower to compile and to run than `native`, with the same results."""

import getpass
import os
import stat
import tempfile
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba import types
from numba.core import errors

from farmyard.core.backends import notices
from farmyard.core.compile import CompileError

MARK = "pq"  # in the names of cached files: unchecked, checked


def native_function(twin: FunctionType, entrance: bool) -> Any:
    """Numba makes no difference between calls from Python and from peers."""
    peer: Any = numba.njit(nogil=True, error_model="numpy")(twin)
    find, translate = peer.get_call_template, peer.compile

    def compile_readably(signature: Any) -> Any:
        try:
            return translate(signature)
        except CompileError:
            raise
        except Exception as error:
            raise readable(twin, error) from error

    peer.get_call_template = lambda args, kws: find([widen(a) for a in args], kws)
    peer.compile = compile_readably
    return keep(peer)


def widen(kind: Any) -> Any:
    """Every integer argument is as wide as Python's: unsigned subtraction would never go negative."""
    kind = types.unliteral(kind)  # type: ignore[attr-defined]
    return types.int64 if isinstance(kind, types.Boolean | types.Integer) else kind


def keep(peer: Any) -> Any:
    """Cache it, in a folder for temporary files if there is no other; else everything is recompiled each time."""
    try:
        peer.enable_caching()
    except RuntimeError:
        keep_elsewhere(peer)
    return peer


def keep_elsewhere(peer: Any) -> None:
    """As in a read-only installation of somebody without a home folder."""
    try:
        path = own_temporary_folder()
        numba.config.CACHE_DIR = path  # type: ignore[attr-defined]
        peer.enable_caching()
        notices["cache-elsewhere"] = {"path": path}
    except (RuntimeError, OSError):
        numba.config.CACHE_DIR = ""  # type: ignore[attr-defined]
        notices["cache-none"] = {}


def own_temporary_folder() -> str:
    """Where nobody else can put anything: what lies there will be run."""
    user = os.getuid() if hasattr(os, "getuid") else getpass.getuser()
    path = Path(tempfile.gettempdir(), f"farmyard-{user}")
    path.mkdir(mode=0o700, exist_ok=True)
    found = path.lstat()
    if hasattr(os, "getuid") and (found.st_uid != user or stat.S_IMODE(found.st_mode) & 0o077 or path.is_symlink()):
        raise PermissionError(str(path))
    return str(path)


def readable(twin: FunctionType, error: Exception) -> CompileError:
    """Numba's page of error text, reduced to the location and the message."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    if isinstance(error, errors.NumbaError):
        said = next((line for line in lines if not line.startswith(("Failed in", "During:"))), str(error))
        places = [line for line in lines if line.startswith('File "')]
    else:
        said, places = f"{type(error).__name__}: {error}", []
    code = twin.__code__
    place = places[-1] if places else f'File "{code.co_filename}", line {code.co_firstlineno}'
    return CompileError(f"{place}, in {code.co_name}: {said}")
