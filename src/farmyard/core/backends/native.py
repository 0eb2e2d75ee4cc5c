"""A trimmed Numba pipeline for rules; imported only to compile or to load from the cache.

Rules have no closures, exceptions or arrays of their own, so most of Numba's passes would find nothing to do, and
there is nothing to free. Functions that Python never calls are only typed, lowered to IR and linked into their callers.
"""

import dis
import gc
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType
from typing import Any

from llvmlite.binding import Linkage, ffi
from numba import config
from numba.core import typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.cpu import CPUContext
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.types import BaseFunction

from farmyard.core.backends.plain import keep, readable, widen
from farmyard.core.compile import CompileError, is_ours

MARK = "nb"  # in the names of cached files: unchecked, checked
MOST_REPEATED = 500  # bytes of bytecode that inlining a function may duplicate
PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)
Change = tuple[Any, str, Any]  # object, attribute, new value

load_registries = CPUContext.load_additional_registries
find_call_type = BaseFunction.get_call_type
known_calls: dict[tuple[Any, ...], tuple[Any, Any]] = {}


def native_function(twin: FunctionType, entrance: bool) -> Any:
    """Only entry points get a wrapper for Python and machine code of their own."""
    peer = RulesDispatcher(twin, targetoptions=rules_options(twin, entrance), pipeline_class=RulesCompiler)
    return keep(peer)


def rules_options(twin: FunctionType, entrance: bool) -> dict[str, Any]:
    return {
        "nopython": True,
        "nogil": True,
        "error_model": "numpy",
        "forceinline": _repeated(twin) < MOST_REPEATED and not _stands_apart(twin),
        "no_cpython_wrapper": not entrance,
        "no_cfunc_wrapper": True,
        "_nrt": False,  # no reference counting: rules allocate nothing
    }


def _stands_apart(twin: FunctionType) -> bool:
    return twin.__name__ in getattr(sys.modules[twin.__module__], "APART", ())


def _repeated(twin: FunctionType) -> int:
    """Bytes of bytecode that would be duplicated in the module if this function were inlined at every call."""
    return len(twin.__code__.co_code) * (_calls_in(twin.__module__)[twin.__name__] - 1)


@cache
def _calls_in(module: str) -> Counter[str]:
    """How often the functions of a module refer to each other."""
    own = [f for f in vars(sys.modules[module]).values() if is_ours(f) and f.__module__ == module]
    return Counter(i.argval for f in own for i in dis.get_instructions(f) if i.opname == "LOAD_GLOBAL")


class RulesDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Numba's dispatcher, but with every integer argument widened: one signature per peer."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return super().get_call_template([widen(a) for a in args], kws)

    def compile(self, signature: Any) -> Any:
        """Compile, or load from the cache, which imports nothing of Numba's compiler."""
        changes: list[Change] = [
            (CPUContext, "load_additional_registries", _load_known_registries),
            (JITCPUCodegen, "_library_class", self.code_class()),
        ]
        if self.targetoptions["no_cpython_wrapper"]:
            changes.append((JITCPUCodegen, "set_env", lambda *_: None))  # needed only for code that is executed
        try:
            with global_compiler_lock, _changed(changes):
                return super().compile(signature)
        except CompileError:
            raise
        except Exception as error:
            raise readable(self.py_func, error) from error

    def code_class(self) -> type:
        """What becomes of the IR: machine code at once, or linked into its callers."""
        if not self.targetoptions["no_cpython_wrapper"]:
            return WholeCode
        return ApartCode if _stands_apart(self.py_func) else WaitingCode


class RulesCompiler(CompilerBase):  # type: ignore[misc]
    """Loop vectorisation is off (slow to compile, and rules have no long loops), SLP on. The garbage collector
    is paused: it would cost a tenth of the time."""

    def __init__(self, *args: Any) -> None:
        _load_all_registries()
        super().__init__(*args)

    def define_pipelines(self) -> list[PassManager]:
        passes = PassManager("rules")
        for each in PASSES:
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]

    def compile_extra(self, function: FunctionType) -> Any:
        from numba.np import arrayobj

        changes: list[Change] = [
            (config, "LOOP_VECTORIZE", 0),
            (config, "SLP_VECTORIZE", 1),
            (arrayobj, "fix_integer_index", _as_it_is),
            (BaseFunction, "get_call_type", _call_type),
            (ffi.lib._lock, "_cblist", []),  # drop llvmlite's lock-timing callbacks
        ]
        with _changed(changes), _no_looking_for_garbage():
            return super().compile_extra(function)


@contextmanager
def _changed(changes: list[Change]) -> Iterator[None]:
    before = [(place, name, getattr(place, name)) for place, name, _ in changes]
    for place, name, value in changes:
        setattr(place, name, value)
    try:
        yield
    finally:
        for place, name, value in before:
            setattr(place, name, value)


@contextmanager
def _no_looking_for_garbage() -> Iterator[None]:
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Rules never use negative indices, so none is checked for wraparound."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


def _call_type(operation: Any, context: Any, args: Any, kws: Any) -> Any:
    """Memoised overload resolution: Numba would try every candidate each time."""
    key = (operation, tuple(args), *kws.items())
    if key not in known_calls:
        signature: Any = find_call_type(operation, context, args, kws)
        known_calls[key] = signature, operation._impl_keys[signature.args]
    signature, implementation = known_calls[key]
    operation._impl_keys[signature.args] = implementation
    return signature


@cache
def _load_all_registries() -> None:
    load_registries(cpu_target.target_context)


def _load_known_registries(context: Any) -> None:
    """Numba refreshes all registries before each step; only those already loaded can have grown."""
    for registry in list(context._registries):
        context.install_registry(registry)


class WaitingCode(JITCodeLibrary):  # type: ignore[misc]
    """A library that is only ever linked into its callers, so it is neither optimised nor compiled on its own, which
    saves a third of the time. The cache keeps it as bitcode."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        return self.serialize_using_bitcode()


class ApartCode(WaitingCode):
    """Code kept out of line, once per library: it is rarely called, so the hot path around it stays fast."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage is Linkage.external and not function.is_declaration:
                function.add_function_attribute("noinline")
                function.add_function_attribute("cold")


class WholeCode(JITCodeLibrary):  # type: ignore[misc]
    """An entry point, with the callees linked into it made internal, so that LLVM sees what a call leaves untouched."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage is Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()
