"""What is wrong with a rulebook, and where: the verb or the field, with its line."""

import ast
import re
import traceback
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from farmyard.core.game import Game
from farmyard.core.plugins import BrokenGameError
from farmyard.text.words import Line, Words, line


class Found(NamedTuple):
    """A game in which it shows: these moves lead to the position."""

    seats: int
    seed: int
    options: dict[str, object]
    moves: tuple[tuple[int, int], ...]


class Fault(NamedTuple):
    """`code` is the message `fault-<code>`; line 0 is the file as a whole."""

    code: str
    said: Line
    file: str
    line: int
    found: Found | None = None

    def text(self, words: Words | None = None) -> str:
        return f"{self.file}:{self.line}: {(words or Words()).tell(self.said)}"


class BrokenError(Exception):
    """A law does not hold. `of` is the verb or the field that is to blame."""

    def __init__(self, code: str, of: str, **details: object) -> None:
        super().__init__(code)
        self.code, self.of, self.details = code, of, details


def fault_of(game: Game, error: Exception, found: Found | None) -> Fault:
    """A broken law, or an exception in the rulebook itself, at the line that raised it."""
    file = str(game.rules.__file__)
    if isinstance(error, BrokenError):
        said = line(f"fault-{error.code}", of=error.of, **error.details)
        return Fault(error.code, said, file, line_of(game.rules, error.of), found)
    inside = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    at, of = (inside[-1].lineno or 0, inside[-1].name) if inside else (0, game.id)
    why = f"{type(error).__name__}: {error}"
    return Fault("raises", line("fault-raises", of=of, why=why), file, at, found)


def broken_file(path: Path, error: BaseException) -> Fault:
    """A file that cannot be imported: the line of the syntax error, or the one that raised."""
    file = str(path)
    if isinstance(error, SyntaxError):
        return Fault("syntax", line("fault-syntax", why=error.msg), file, error.lineno or 0)
    inside = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == path.resolve()]
    why = str(error) if isinstance(error, BrokenGameError) else f"{type(error).__name__}: {error}"
    return Fault("import", line("fault-import", why=why), file, (inside[-1].lineno or 0) if inside else 0)


def cannot_compile(game: Game, why: str) -> Fault:
    """The compiler's message in one line, without colours; it says where."""
    plain = " ".join(re.sub(r"\x1b\[[0-9;]*m", "", why).split())
    at = re.search(r"line (\d+)", plain)
    return Fault("compile", line("fault-compile", why=plain), str(game.rules.__file__), int(at[1]) if at else 0)


@cache
def line_of(rules: ModuleType, name: str) -> int:
    """Where the rulebook defines, imports or declares it; fields appear as strings in `FIELDS`."""
    tree = ast.parse(Path(str(rules.__file__)).read_text("utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=found) if found == name:
                return node.lineno
            case ast.Assign(targets=[ast.Name(id=found)]) if found == name:
                return node.lineno
            case ast.ImportFrom() if name in [alias.asname or alias.name for alias in node.names]:
                return node.lineno
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in (name, name.removesuffix("_n")):
            return node.lineno
    return 0


@cache
def written(rules: ModuleType) -> frozenset[str]:
    """Fields that the rulebook may write: assigned, or passed to a function that could."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(Path(str(rules.__file__)).read_text("utf-8"))):
        match node:
            case ast.Assign(targets=targets):
                found |= {name for target in (*targets, node.value) for name in attributes(target)}
            case ast.AugAssign(target=target):
                found |= attributes(target)
            case ast.Call(args=given):
                found |= {name for each in given for name in attributes(each)}
    return frozenset(found)


def attributes(node: ast.expr) -> set[str]:
    """`s.hand[seat, s.hand_n]` writes `hand`, and not `hand_n`; of a tuple, each."""
    if isinstance(node, ast.Tuple):
        return {name for each in node.elts for name in attributes(each)}
    while isinstance(node, ast.Subscript):
        node = node.value
    return {node.attr} if isinstance(node, ast.Attribute) else set()
