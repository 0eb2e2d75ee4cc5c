"""Rules as WebAssembly: the same twins as native ones, but taken before Numba generates machine code.

Numba's LLVM IR of every function is kept unoptimised, linked into one module, wrapped in plain functions of
numbers and addresses, and optimised for wasm32. Nothing else is needed to build it, and neither Python nor Numba to
run it: rules allocate nothing, raise nothing and call nothing outside.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FunctionType
from typing import Any, NamedTuple

import llvmlite.binding as llvm
from llvmlite import ir
from numba import typeof, types
from numba.core import cgutils
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj

from farmyard.core.backends.native import RulesCompiler, RulesDispatcher, WaitingCode, rules_options
from farmyard.core.backends.wasm_linker import link

TRIPLE = "wasm32-unknown-unknown"
FEATURES = (
    "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue,+simd128"  # Safari has them since 16.4
)
STACK = 1 << 16  # bytes
MOST_PAGES = 1 << 14  # of 64 KiB: 1 GiB
I32, I64, F64 = ir.IntType(32), ir.IntType(64), ir.DoubleType()
ADDRESS = ir.PointerType(ir.IntType(8))
ADDRESS_SUM = re.compile(r"\bgetelementptr (?:inbounds )?(?:nuw )?")
LABEL, JUMP = re.compile(r"(\S+):"), re.compile(r"  br label %([^ ,]+)$")
LOOP = "!99{:04}"
KINDS = {I32: "i32", I64: "i64", F64: "f64", ADDRESS: "address"}


class Export(NamedTuple):
    """How a function is called from outside: an array is its address and its lengths, a tuple its parts."""

    name: str
    parameters: tuple[tuple[str, str], ...]  # names and kinds
    result: str  # its kind; empty if there is none


class Built(NamedTuple):
    code: bytes
    exports: tuple[Export, ...]


class Untouched(WaitingCode):
    """Left unoptimised: passes for this machine's data layout would make it unusable for another."""

    def _optimize_functions(self, module: Any) -> None:
        pass


class WasmDispatcher(RulesDispatcher):
    def code_class(self) -> type:
        return Untouched


def wasm_function(twin: FunctionType) -> Any:
    """A peer of the twins that are built together; it is compiled when `build` asks for those that call it."""
    return WasmDispatcher(twin, targetoptions=rules_options(twin, entrance=False), pipeline_class=RulesCompiler)


def build(entrances: Iterable[tuple[Any, Sequence[Any]]], forced: bool = False) -> Built:
    """One module with these functions of one game's twins, each compiled for arguments like the ones given.

    `forced` inlines small functions everywhere, as native code does: up to three times as large, and
    seldom faster.
    """
    whole = llvm.parse_assembly("")
    exports = []
    for peer, example in entrances:
        signature = tuple(map(typeof, example))
        peer.compile(signature)
        compiled = peer.overloads[signature]
        wrapper, export = _wrapped(peer, compiled.fndesc, peer.py_func.__name__)
        whole.link_in(compiled.library._final_module.clone())
        whole.link_in(llvm.parse_assembly(cgutils.normalize_ir_text(str(wrapper))))
        exports.append(export)
    text = _short_loops(_rising_addresses(str(whole)))
    if not forced:
        text = text.replace("alwaysinline", "nounwind")
    names = [export.name for export in exports]
    return Built(link(_object_file(llvm.parse_assembly(text), names), names, STACK, MOST_PAGES), tuple(exports))


def _rising_addresses(text: str) -> str:
    """Rules never use negative indices: no sum of addresses wraps around, so a field's offset costs no addition."""
    return ADDRESS_SUM.sub("getelementptr inbounds nuw ", text)


def _short_loops(text: str) -> str:
    """Loops of unknown length are not unrolled: hands are small, and browsers keep few values in registers."""
    lines, before, loops = list[str](), set[str](), 0
    for line in text.splitlines():
        if line.startswith("define"):
            before = set()
        if label := LABEL.match(line):
            before.add(label[1])
        if (jump := JUMP.match(line)) and jump[1] in before:
            loops += 1
            lines.append(f"{line}, !llvm.loop {LOOP.format(loops)}")
        else:
            lines.append(line)
    disabled = LOOP.format(0)
    lines.append(f'{disabled} = !{{!"llvm.loop.unroll.runtime.disable"}}')
    lines += [f"{LOOP.format(i)} = distinct !{{{LOOP.format(i)}, {disabled}}}" for i in range(1, loops + 1)]
    return "\n".join(lines) + "\n"


def _wrapped(peer: Any, described: Any, name: str) -> tuple[ir.Module, Export]:
    """A plain function around one of Numba's, which returns a status: on failure ours traps."""
    context, convention = peer.targetctx, peer.targetctx.call_conv
    kinds, result = described.argtypes, described.restype
    names = peer.py_func.__code__.co_varnames
    parameters = [p for n, kind in zip(names, kinds, strict=False) for p in _parameters(n, kind)]
    module = ir.Module(name)
    out = _result(result)
    inner = ir.Function(module, convention.get_function_type(result, kinds), described.llvm_func_name)
    outer = ir.Function(module, ir.FunctionType(out, [kind for _, kind in parameters]), name)
    builder = ir.IRBuilder(outer.append_basic_block())
    given = iter(outer.args)
    values = [_argument(context, builder, kind, given) for kind in kinds]
    status, value = convention.call_function(builder, inner, result, kinds, values)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", fnty=ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    _return(builder, out, value)
    described = tuple((n, KINDS[kind]) for n, kind in parameters)
    return module, Export(name, described, KINDS.get(out, ""))


def _parameters(name: str, kind: Any) -> list[tuple[str, Any]]:
    """Seeds take 64 bits, a BigInt in JavaScript; every other integer fits in 32."""
    if isinstance(kind, types.Array):
        return [(name, ADDRESS), *((f"{name}_{i}", I32) for i in range(kind.ndim))]
    if isinstance(kind, types.BaseTuple):
        names = getattr(kind, "fields", range(len(kind.types)))
        return [p for part, k in zip(names, kind.types, strict=True) for p in _parameters(f"{name}_{part}", k)]
    if isinstance(kind, types.Float):
        return [(name, F64)]
    return [(name, I64 if "seed" in name else I32)]


def _argument(context: Any, builder: ir.IRBuilder, kind: Any, given: Iterator[ir.Value]) -> Any:
    """Numba's representation of an argument, from the plain values passed."""
    if isinstance(kind, types.Array):
        return _array(context, builder, kind, given)
    if isinstance(kind, types.BaseTuple):
        return context.make_tuple(builder, kind, [_argument(context, builder, k, given) for k in kind.types])
    value = next(given)
    if isinstance(kind, types.Boolean):
        return builder.icmp_unsigned("!=", value, I32(0))
    if isinstance(kind, types.Integer) and value.type == I32:
        return builder.sext(value, I64)
    return value


def _array(context: Any, builder: ir.IRBuilder, kind: Any, given: Iterator[ir.Value]) -> Any:
    data = next(given)
    shape = [builder.sext(next(given), I64) for _ in range(kind.ndim)]
    size = I64(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides, step = list[Any](), size
    for length in reversed(shape):
        strides.insert(0, step)
        step = builder.mul(step, length)
    array = context.make_array(kind)(context, builder)
    pointer = builder.bitcast(data, array.data.type)
    arrayobj.populate_array(array, data=pointer, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


def _result(kind: Any) -> Any:
    if isinstance(kind, types.NoneType):
        return ir.VoidType()
    return F64 if isinstance(kind, types.Float) else I32


def _return(builder: ir.IRBuilder, out: Any, value: Any) -> None:
    if isinstance(out, ir.VoidType):
        builder.ret_void()
    elif out == F64 or value.type == I32:
        builder.ret(value)
    elif value.type.width > 32:
        builder.ret(builder.trunc(value, I32))
    else:
        builder.ret(builder.zext(value, I32))


def _object_file(module: Any, exports: Sequence[str]) -> bytes:
    """Optimised for wasm32; whatever is not exported may be inlined away."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    for function in module.functions:
        if not function.is_declaration and function.name not in exports:
            function.linkage = "internal"
    for variable in module.global_variables:
        if variable.name.startswith(("_ZN08NumbaEnv", "numba.dynamic.globals")):  # Numba's own, never read
            variable.linkage = "internal"
    options = llvm.PipelineTuningOptions(speed_level=3)
    options.slp_vectorization, options.loop_vectorization = True, False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    with _few_counters():
        return bytes(machine.emit_object(module))


@contextmanager
def _few_counters() -> Iterator[None]:
    """A loop keeps the counter it was written with: LLVM, which takes WebAssembly's registers to be endless, would add
    one for each array, and browsers would keep them on the stack. The option is the whole process's: nothing else may
    be compiled meanwhile."""
    with global_compiler_lock:
        llvm.set_option("", "--disable-lsr=true")  # loop strength reduction
        try:
            yield
        finally:
            llvm.set_option("", "--disable-lsr=false")
