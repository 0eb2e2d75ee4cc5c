"""One rulebook, four speeds: twins of plain Python functions.

A twin is the same code object over copied globals, in which every peer (another rules function)
is a twin too and every verb of `farmyard.core.verbs` is the bound game's own. So all modes live
in one process and can be compared byte by byte.

Numba's cache knows only the file a function is defined in; the names of our native twins therefore contain
a hash of every source bound into them and of the compiler's settings (see `_stamp`).
"""

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Literal

import numpy as np

from farmyard.core import verbs

Mode = Literal["interpreted", "native", "cuda", "wasm"]
Function = Callable[..., Any]


class CompileError(Exception):
    """A rules function that Numba cannot compile; says which one, where, and why."""


class Twins:
    """The functions of one game, and of what is bound to it, in one mode.

    `stand_ins` maps further modules of verbs (like `farmyard.core.verbs`) to modules whose functions replace them;
    verbs missing there keep their default.
    """

    def __init__(self, rules: ModuleType, mode: Mode, stand_ins: Mapping[str, ModuleType] | None = None) -> None:
        self.rules = rules
        self.mode = mode
        self.bound = {verbs.__name__: rules, **(stand_ins or {})}
        self._globals: dict[str, dict[str, Any]] = {}
        self._made: dict[tuple[str, str, bool], Function] = {}
        self._stamps: dict[str, str] = {}

    def bind(self, generic: ModuleType) -> SimpleNamespace:
        """The functions of a generic module (door, search, lab), bound to this game."""
        own = {n: f for n, f in vars(generic).items() if is_ours(f) and f.__module__ == generic.__name__}
        return SimpleNamespace(**{name: self.of(function) for name, function in own.items()})

    def of(self, function: FunctionType) -> Function:
        """The twin for Python to call."""
        return self._twin(function, entrance=True)

    def _twin(self, function: FunctionType, entrance: bool) -> Function:
        if function.__module__ in self.bound:
            function = getattr(self.bound[function.__module__], function.__name__, function)
        key = (function.__module__, function.__qualname__, entrance)
        if key not in self._made:
            twin = FunctionType(
                function.__code__, self._globals_of(function.__module__), function.__name__, function.__defaults__
            )
            twin.__doc__, twin.__module__ = function.__doc__, function.__module__
            self._made[key] = self._wrap(twin, entrance)
        return self._made[key]

    def _globals_of(self, name: str) -> dict[str, Any]:
        if name not in self._globals:
            names = self._globals[name] = dict(vars(sys.modules[name]))
            if self.mode != "interpreted":
                names.setdefault("int", np.int64)  # natively, int() would keep a small type unsigned
            for key, value in list(names.items()):
                if is_ours(value):
                    names[key] = self._twin(value, entrance=False)
        return self._globals[name]

    def _wrap(self, twin: FunctionType, entrance: bool) -> Function:
        if self.mode == "interpreted":
            return twin
        if self.mode == "cuda":
            return _device_function(twin)
        if self.mode == "wasm":
            from farmyard.core.backends.wasm import wasm_function

            return wasm_function(twin)  # type: ignore[no-any-return]
        from farmyard.core.backends import backend

        module = sys.modules[twin.__module__]
        tag = f"{self.rules.__name__.rpartition('.')[2]}-{self._stamp(module)}"
        twin.__qualname__ = f"{twin.__name__}.{'entrance' if entrance else 'peer'}.{tag}"
        peer = backend().native_function(twin, entrance)
        if folder := peer._cache.cache_path:
            _forget_other_stamps(Path(folder), Path(str(module.__file__)).stem, tag)
        return peer  # type: ignore[no-any-return]

    def _stamp(self, module: ModuleType) -> str:
        """Compiler settings, then a hash of every source that ends up in this module's twins."""
        if module.__name__ not in self._stamps:
            import llvmlite
            import numba

            from farmyard.core.backends import backend

            digest = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__} {numba.config.OPT}".encode())
            for path in sorted(self.sources(module)):
                digest.update(path.read_bytes())
            mark = backend().MARK[1 if numba.config.BOUNDSCHECK else 0]
            if self._is_variant(module):
                mark = mark.upper()
            self._stamps[module.__name__] = f"{mark}{digest.hexdigest()[:12]}"
        return self._stamps[module.__name__]

    def _is_variant(self, module: ModuleType) -> bool:
        """Is it bound to a stand-in that says so? Such twins are cached beside the others of the same sources."""
        sources = self.sources(module)
        variants = (stand_in for stand_in in self.bound.values() if getattr(stand_in, "VARIANT", False))
        return any(Path(str(stand_in.__file__)) in sources for stand_in in variants)

    def sources(self, module: ModuleType) -> set[Path]:
        """Every file that ends up in this module's twins."""
        from farmyard.core.backends import backend, plain

        found: set[str] = {__name__, plain.__name__, backend().__name__}
        todo = [module.__name__]
        while todo:
            name = todo.pop()
            if name in self.bound:
                todo.append(self.bound[name].__name__)
            if name not in found:
                found.add(name)
                todo += {f.__module__ for f in vars(sys.modules[name]).values() if is_ours(f)}
        return {Path(str(sys.modules[name].__file__)) for name in found}


COMPILED = {__name__.partition(".")[0]}  # packages whose functions are rules, or bound to them


def compile_package(module: str) -> None:
    """Functions of this module's package are twins' peers, too: a rulebook need not be one of ours."""
    COMPILED.add(module.partition(".")[0])


def is_ours(value: object) -> bool:
    return isinstance(value, FunctionType) and value.__module__.partition(".")[0] in COMPILED


def straight(function: Function, *like: Any) -> Function:
    """A native function for arguments of the same kinds as these: called from Python, Numba would find out their kinds
    every time, and for records that takes longer than most calls."""
    import numba

    return function.compile(tuple(map(numba.typeof, like)))  # type: ignore[attr-defined,no-any-return]


@cache
def _forget_other_stamps(folder: Path, source: str, tag: str) -> None:
    """Delete what older sources of the same twins left in the cache."""
    game, _, mark = tag.partition("-")
    for old in folder.glob(f"{source}.*.{game}-{mark[0]}????????????-*.nb?"):
        if tag not in old.name:
            old.unlink(missing_ok=True)


def _device_function(twin: FunctionType) -> Function:
    from numba import cuda

    return cuda.jit(device=True, fastmath=False)(twin)  # type: ignore[no-any-return]


@contextmanager
def exact_floats() -> Iterator[None]:
    """No fused multiply-add in kernels compiled here: rounding unlike a CPU's, they would choose different moves."""
    from numba.cuda.cudadrv import nvvm

    before = nvvm.compile_ir
    nvvm.compile_ir = partial(before, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = before


@contextmanager
def watch_compiling(progress: Callable[[str], None]) -> Iterator[None]:
    """Call `progress` with the name of each function as its compilation begins."""
    from numba.core import event

    class Watcher(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            progress(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Watcher()):
        yield
