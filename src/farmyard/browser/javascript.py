"""A transpiler from Python to JavaScript: as much of the language as the games' words and previews need, and no more.

A function's syntax tree is translated together with everything it refers to: other functions, and constants at their
current values. Whatever this module does not know it rejects, with the location: nothing is half translated.
What means something else in JavaScript (truth, equality, negative indices, division) is a call to `PRELUDE`.
"""

import ast
import builtins
import inspect
import json
import re
import textwrap
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import msgspec
import numpy as np

PRELUDE = """\
const truth = x => (Array.isArray(x) ? x.length > 0 : x instanceof Number ? +x !== 0 : !!x)
const bare = x => (x instanceof Number || typeof x === 'boolean' ? +x : x)
const same = (a, b) =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((x, i) => same(x, b[i]))
    : bare(a) === bare(b)
class Bag {
  kept = new Set()
  add = x => this.kept.add(JSON.stringify(x))
  has = x => this.kept.has(JSON.stringify(x))
}
const has = (x, all) =>
  all instanceof Bag ? all.has(x) : Array.isArray(all) ? all.some(y => same(x, y)) : bare(x) in all
const cut = (x, from, to, step) =>
  (step < 0 ? [...x].reverse() : [...x].slice(from, to)).filter((_, i) => i % step === 0)
const get = (x, i) => (Array.isArray(x) || typeof x === 'string' ? x.at(bare(i)) : x[bare(i)])
const add = (a, b) => (Array.isArray(a) ? a.concat(b) : bare(a) + bare(b))
const times = (a, b) => (Array.isArray(a) ? Array(+b).fill(a).flat() : typeof a === 'string' ? a.repeat(+b) : a * b)
const mod = (a, b) => ((a % b) + +b) % b
const div = (a, b) => Math.floor(a / b)
const range = (from, to, step = 1) => {
  if (to === undefined) [from, to] = [0, from]
  const out = []
  for (let i = +from; step > 0 ? i < to : i > to; i += +step) out.push(i)
  return out
}
const items = x => Object.entries(x).map(([k, v]) => [/^-?\\d+$/.test(k) ? +k : k, v])
const zip = (...rows) => rows[0].map((_, i) => rows.map(row => row[i]))
const sum = x => x.reduce((a, b) => add(a, b), 0)
const built = (given, defaults) =>
  Object.fromEntries(
    Object.entries(given).filter(([name, x]) => x !== undefined && !(name in defaults && same(x, defaults[name])))
  )
const cached = (f, most = 4096) => {
  const known = new Map()
  return (...given) => {
    const key = JSON.stringify(given)
    if (known.size > most) known.clear()
    if (!known.has(key)) known.set(key, f(...given))
    return known.get(key)
  }
}
const peak = (choose, x) => choose(...(x.length === 1 ? x[0] : x))
"""
COMPARE = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
OPERATE = {
    ast.Sub: "-",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.RShift: ">>",
    ast.LShift: "<<",
    ast.Div: "/",
    ast.Pow: "**",
}
OPERATE_BY_CALL = {ast.Add: "add", ast.Mult: "times", ast.Mod: "mod", ast.FloorDiv: "div"}
NEGATE = {ast.USub: "-", ast.Invert: "~"}
BUILT_IN: dict[Any, str] = {
    len: "{0}.length",
    enumerate: "[...{0}.entries()]",
    range: "range({all})",
    reversed: "[...{0}].reverse()",
    zip: "zip({all})",
    sum: "sum({0})",
    any: "{0}.some(truth)",
    all: "{0}.every(truth)",
    abs: "Math.abs({0})",
    divmod: "[div({all}), mod({all})]",
    max: "peak(Math.max, [{all}])",
    min: "peak(Math.min, [{all}])",
    int: "Math.trunc({0})",
    bool: "truth({0})",
    float: "Number({0})",
    str: "String({0})",
    tuple: "[...{0}]",
    list: "[...{0}]",
    bytes: "[...{0}]",
    set: "new Bag({all})",
    next: "{0}[0]",
    np.zeros: "Array({0}).fill(0)",
    np.int64: "Math.trunc({0})",
}
METHODS = {
    "append": "{of}.push({0})",
    "pop": "{of}.pop()",
    "add": "{of}.add({0})",
    "replace": "{of}.replaceAll({all})",
    "upper": "{of}.toUpperCase()",
    "lower": "{of}.toLowerCase()",
    "index": "{of}.indexOf({0})",
    "get": "({of}[{0}] ?? {1})",
    "items": "items({of})",
    "keys": "Object.keys({of})",
    "values": "Object.values({of})",
    "tolist": "{of}",
}
RESERVED = re.compile(
    "arguments|await|case|catch|const|debugger|default|delete|do|enum|eval|export|extends|function|implements|instanceof|"
    "interface|let|new|null|package|private|protected|public|static|super|switch|this|throw|typeof|undefined|var|void"
)
Inline = Callable[[list[str], dict[str | None, str]], str]


def spelled(name: str) -> str:
    """A variable's name, changed if it is reserved in JavaScript."""
    return f"{name}_" if RESERVED.fullmatch(name) else name


class CannotTranslate(Exception):
    """A construct with no translation to JavaScript."""


class Script:
    """Functions translated to JavaScript, each once, with the constants they use.

    `inline` gives templates for calls of some functions; `plain` converts other constants to JSON values.
    """

    def __init__(self, inline: Mapping[Any, Inline], plain: Callable[[Any], Any] = lambda value: value) -> None:
        self.inline, self.plain = inline, plain
        self._functions: dict[str, str] = {}
        self._constants: dict[str, str] = {}  # their names by their JSON

    def add(self, function: Any) -> str:
        """The name by which this function is called."""
        remembers = hasattr(function, "cache_info")
        function = inspect.unwrap(function)
        name = f"{function.__module__.removeprefix('farmyard.').replace('.', '_')}_{function.__name__}"
        if name not in self._functions:
            self._functions[name] = ""  # recursive functions are translated only once
            written = Writer(self, function).write(name)
            self._functions[name] = f"const {name} = cached({written})" if remembers else written
        return name

    def constant(self, value: Any, hint: str) -> str:
        value = self.plain(value.tolist() if isinstance(value, np.ndarray | np.generic) else value)
        try:
            text = json.dumps(value, ensure_ascii=False)
        except TypeError:
            raise CannotTranslate(f"{hint} is no constant that JSON can hold") from None
        if value is None or isinstance(value, bool | int | float | str):
            return text
        return self._constants.setdefault(text, f"{hint.replace('.', '_')}_{len(self._constants)}")

    def write(self, exported: Mapping[str, str]) -> str:
        """The whole module; `exported` maps public names to ours."""
        constants = [f"const {name} = {text}" for text, name in self._constants.items()]
        names = ", ".join(f"{ours} as {name}" for name, ours in exported.items())
        return "\n".join([PRELUDE, *constants, "", *self._functions.values(), f"export {{ {names} }}", ""])


class Writer:
    """Translates one function."""

    def __init__(self, script: Script, function: FunctionType) -> None:
        self.script, self.function = script, function
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        self.outside: set[str] = set()  # names of the function around it
        self.read(tree)

    def read(self, tree: ast.FunctionDef) -> None:
        self.tree = tree
        self.parameters = [a.arg for a in tree.args.args]
        stored = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        inner = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n is not tree}
        self.own = stored | inner | set(self.parameters)
        self.local = self.own | self.outside

    def inner(self, tree: ast.FunctionDef) -> str:
        """A nested function, which sees the names of this one."""
        other = copy(self)
        other.outside = self.local
        other.read(tree)
        return f";{spelled(tree.name)} = {other.write('')}"

    def refuse(self, node: ast.AST, what: str = "") -> CannotTranslate:
        code = self.function.__code__
        line = code.co_firstlineno + getattr(node, "lineno", 1) - 1
        said = what or f"{type(node).__name__} has no translation: {ast.unparse(node)}"
        return CannotTranslate(f'File "{code.co_filename}", line {line}, in {code.co_name}: {said}')

    def write(self, name: str) -> str:
        if self.tree.args.vararg or self.tree.args.kwarg or self.tree.args.kwonlyargs:
            raise self.refuse(self.tree, "only plain parameters are translated")
        defaults = self.tree.args.defaults
        first = len(self.parameters) - len(defaults)
        given = [spelled(name) for name in self.parameters]
        given = [p if i < first else f"{p} = {self.value(defaults[i - first])}" for i, p in enumerate(given)]
        names = [spelled(name) for name in sorted(self.own - set(self.parameters))]
        declared = f"let {', '.join(names)}\n" if names else ""
        return f"function {name}({', '.join(given)}) {{\n{declared}{self.block(self.tree.body)}\n}}"

    # Statements

    def block(self, body: Iterable[ast.stmt]) -> str:
        return "\n".join(filter(None, map(self.statement, body)))

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                return ""
            case ast.Expr():
                return self.value(node.value)
            case ast.FunctionDef():
                return self.inner(node)
            case ast.Return():
                return f"return {self.value(node.value)}" if node.value else "return"
            case ast.Assign():
                return "\n".join(f";{self.target(t)} = {self.value(node.value)}" for t in node.targets)
            case ast.AnnAssign() if node.value:
                return f";{self.target(node.target)} = {self.value(node.value)}"
            case ast.AugAssign():
                return f"{self.target(node.target)} = {self.operate(node, node.op, node.target, node.value)}"
            case ast.If():
                other = f" else {{\n{self.block(node.orelse)}\n}}" if node.orelse else ""
                return f"if ({self.truth(node.test)}) {{\n{self.block(node.body)}\n}}{other}"
            case ast.For(orelse=[]):
                return f"for ({self.target(node.target)} of {self.value(node.iter)}) {{\n{self.block(node.body)}\n}}"
            case ast.While(orelse=[]):
                return f"while ({self.truth(node.test)}) {{\n{self.block(node.body)}\n}}"
            case ast.Continue():
                return "continue"
            case ast.Break():
                return "break"
        raise self.refuse(node)

    def target(self, node: ast.expr) -> str:
        match node:
            case ast.Name():
                return spelled(node.id)
            case ast.Tuple():
                return f"[{', '.join(map(self.target, node.elts))}]"
            case ast.Attribute() if self.is_local(node):
                return f"{self.value(node.value)}.{node.attr}"
            case ast.Subscript(slice=ast.Tuple(elts=indices)):
                return self.value(node.value) + "".join(f"[{self.value(i)}]" for i in indices)
            case ast.Subscript() if not isinstance(node.slice, ast.Slice | ast.UnaryOp):
                return f"{self.value(node.value)}[{self.value(node.slice)}]"
        raise self.refuse(node)

    # Expressions

    def truth(self, node: ast.expr) -> str:
        return f"truth({self.value(node)})"

    def value(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=None | bool() | int() | float() | str()):
                return json.dumps(node.value, ensure_ascii=False)
            case ast.Name() if node.id in self.local:
                return spelled(node.id)
            case ast.Name():
                return self.named(node)
            case ast.Attribute():
                return f"{self.value(node.value)}.{node.attr}" if self.is_local(node) else self.named(node)
            case ast.Subscript():
                return self.subscript(node)
            case ast.BinOp():
                return self.operate(node, node.op, node.left, node.right)
            case ast.UnaryOp(op=ast.Not()):
                return f"!{self.truth(node.operand)}"
            case ast.UnaryOp() if type(node.op) in NEGATE:
                return f"({NEGATE[type(node.op)]}{self.value(node.operand)})"
            case ast.BoolOp():
                return self.either(node)
            case ast.IfExp():
                return f"({self.truth(node.test)} ? {self.value(node.body)} : {self.value(node.orelse)})"
            case ast.Compare():
                return self.compare(node)
            case ast.List() | ast.Tuple():
                return f"[{', '.join(map(self.value, node.elts))}]"
            case ast.Starred():
                return f"...{self.value(node.value)}"
            case ast.Dict():
                return f"{{ {', '.join(map(self.entry, node.keys, node.values))} }}"
            case ast.JoinedStr():
                return f"`{''.join(map(self.piece, node.values))}`"
            case ast.ListComp() | ast.GeneratorExp():
                return self.comprehension(node.generators, self.value(node.elt))
            case ast.DictComp():
                pair = f"[{self.value(node.key)}, {self.value(node.value)}]"
                return f"Object.fromEntries({self.comprehension(node.generators, pair)})"
            case ast.Call():
                return self.call(node)
        raise self.refuse(node)

    def operate(self, node: ast.AST, how: ast.operator, left: ast.expr, right: ast.expr) -> str:
        a, b = self.value(left), self.value(right)
        if type(how) in OPERATE_BY_CALL:
            return f"{OPERATE_BY_CALL[type(how)]}({a}, {b})"
        if type(how) in OPERATE:
            return f"({a} {OPERATE[type(how)]} {b})"
        raise self.refuse(node)

    def either(self, node: ast.BoolOp) -> str:
        """`a or b` yields one of its operands, as in Python."""
        *first, last = map(self.value, node.values)
        sign = "||" if isinstance(node.op, ast.Or) else "&&"
        plain = all(isinstance(part, ast.Compare | ast.BoolOp) or self.says_yes_or_no(part) for part in node.values)
        if not plain and isinstance(node.op, ast.Or):
            head = " : ".join(f"truth({part}) ? {part}" for part in first)
            return f"({head} : {last})"
        return "(" + f" {sign} ".join([*(f"truth({part})" for part in first), last]) + ")"

    def says_yes_or_no(self, node: ast.expr) -> bool:
        return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)

    def compare(self, node: ast.Compare) -> str:
        parts, left = [], node.left
        for how, right in zip(node.ops, node.comparators, strict=True):
            parts.append(self.compared(node, how, self.value(left), self.value(right)))
            left = right
        return f"({' && '.join(parts)})"

    def compared(self, node: ast.AST, how: ast.cmpop, a: str, b: str) -> str:
        match how:
            case ast.Eq() | ast.Is():
                return f"same({a}, {b})"
            case ast.NotEq() | ast.IsNot():
                return f"!same({a}, {b})"
            case ast.In():
                return f"has({a}, {b})"
            case ast.NotIn():
                return f"!has({a}, {b})"
        if type(how) in COMPARE:
            return f"{a} {COMPARE[type(how)]} {b}"
        raise self.refuse(node)

    def subscript(self, node: ast.Subscript) -> str:
        of = self.value(node.value)
        match node.slice:
            case ast.Slice(step=None):
                bounds = [self.value(b) if b else d for b, d in ((node.slice.lower, "0"), (node.slice.upper, ""))]
                return f"{of}.slice({', '.join(filter(None, bounds))})"
            case ast.Slice():
                parts = [self.value(part) if part else "undefined" for part in (node.slice.lower, node.slice.upper)]
                return f"cut({of}, {', '.join(parts)}, {self.step(node.slice)})"
            case ast.Tuple():
                for index in node.slice.elts:
                    of = f"get({of}, {self.value(index)})"
                return of
        return f"get({of}, {self.value(node.slice)})"

    def step(self, node: ast.Slice) -> str:
        """Slices with a step; a negative one only over the whole, one by one."""
        assert node.step is not None
        back = ast.unparse(node.step) == "-1" and node.lower is None and node.upper is None
        if back or (isinstance(node.step, ast.Constant) and isinstance(node.step.value, int) and node.step.value > 0):
            return self.value(node.step)
        raise self.refuse(node)

    def entry(self, key: ast.expr | None, value: ast.expr) -> str:
        return f"...{self.value(value)}" if key is None else f"[{self.value(key)}]: {self.value(value)}"

    def piece(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=str(text)):
                return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            case ast.FormattedValue(format_spec=None):
                return f"${{{self.value(node.value)}}}"
        raise self.refuse(node)

    def comprehension(self, generators: Iterable[ast.comprehension], element: str) -> str:
        text = f"[{element}]"
        for each in reversed(list(generators)):
            for test in reversed(each.ifs):
                text = f"({self.truth(test)} ? {text} : [])"
            text = f"{self.value(each.iter)}.flatMap(({self.target(each.target)}) => {text})"
        return text

    # Resolving names

    def is_local(self, node: ast.expr) -> bool:
        while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
            node = node.func if isinstance(node, ast.Call) else node.value
        return not isinstance(node, ast.Name) or node.id in self.local

    def found(self, node: ast.expr) -> Any:
        """The current value of a name that is not local to this function."""
        if isinstance(node, ast.Name):
            spaces = self.function.__globals__, vars(builtins)
            return next((space[node.id] for space in spaces if node.id in space), None)
        if isinstance(node, ast.Attribute) and not self.is_local(node):
            return getattr(self.found(node.value), node.attr, None)
        return None

    def named(self, node: ast.expr) -> str:
        value = self.found(node)
        if value is None or isinstance(value, ModuleType | type):
            raise self.refuse(node, f"{ast.unparse(node)} is neither a function nor a constant")
        if isinstance(inspect.unwrap(value) if callable(value) else value, FunctionType):
            return self.script.add(value)
        try:
            return self.script.constant(value, ast.unparse(node))
        except CannotTranslate as error:
            raise self.refuse(node, str(error)) from error

    def call(self, node: ast.Call) -> str:
        function = None if self.is_local(node.func) else self.found(node.func)
        arguments = node.args[:1] if function is np.zeros else node.args  # JavaScript has one number type
        given = [self.value(argument) for argument in arguments]
        named = {keyword.arg: self.value(keyword.value) for keyword in node.keywords}
        if function in self.script.inline:
            return self.script.inline[function](given, named)
        if isinstance(function, type) and (issubclass(function, msgspec.Struct | SimpleNamespace | tuple)):
            if function is not tuple:
                return self.build(function, given, named)
        if isinstance(function, type | FunctionType) or (function is not None and callable(function)):
            if isinstance(inspect.unwrap(function), FunctionType):
                return f"{self.script.add(function)}({', '.join(self.in_order(function, given, named))})"
            if function in BUILT_IN and (not named or function is zip):
                return BUILT_IN[function].format(*given, all=", ".join(given))
        elif isinstance(node.func, ast.Name) and node.func.id in self.local and not named:
            return f"{spelled(node.func.id)}({', '.join(given)})"
        elif isinstance(node.func, ast.Attribute) and node.func.attr in METHODS and not named:
            of = self.value(node.func.value)
            return METHODS[node.func.attr].format(*given, *(["null"] * 2), of=of, all=", ".join(given))
        raise self.refuse(node)

    def build(self, kind: type, given: list[str], named: dict[str | None, str]) -> str:
        """A record, as msgspec writes it to JSON: a named tuple is a list, a struct has fields."""
        names = getattr(kind, "_fields", getattr(kind, "__struct_fields__", ()))
        placed: dict[str | None, str] = {**dict(zip(names, given, strict=False)), **named}
        if issubclass(kind, tuple):
            return f"[{', '.join(placed[name] for name in names)}]"
        pairs = f"{{ {', '.join(f'{name}: {value}' for name, value in placed.items())} }}"
        if not issubclass(kind, msgspec.Struct):
            return pairs
        fields = msgspec.structs.fields(kind)
        defaults = {f.name: f.default for f in fields if f.default not in (msgspec.NODEFAULT, msgspec.UNSET)}
        if kind.__struct_config__.omit_defaults:
            return f"built({pairs}, {json.dumps(defaults)})"
        return f"{{ ...{json.dumps(defaults)}, ...{pairs} }}"

    def in_order(self, function: Any, given: list[str], named: Mapping[str | None, str]) -> list[str]:
        """Arguments by position; JavaScript has no keyword arguments."""
        names = list(inspect.signature(function).parameters)
        placed: dict[str | None, str] = {**dict(zip(names, given, strict=False)), **named}
        last = max((i for i, name in enumerate(names) if name in placed), default=-1)
        return [placed.get(name, "undefined") for name in names[: last + 1]]
