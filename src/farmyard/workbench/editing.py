"""Edits a rulebook's text from the page: as a whole, or one of the numbers at its top."""

import ast
from collections.abc import Iterator
from typing import NamedTuple


class Number(NamedTuple):
    """A constant and its place: line from 1, columns in bytes."""

    name: str
    value: int
    line: int
    begin: int
    end: int


def numbers(text: str) -> list[Number]:
    """Constants at the top level, such as `SEATS, CARDS = 4, 32`; mere enumerations (`OK, NO_CARD = 0, 1`) are not
    settings. Empty while the text cannot be parsed."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return []
    return [number for node in tree.body if isinstance(node, ast.Assign) for number in _assigned(node)]


def _assigned(node: ast.Assign) -> Iterator[Number]:
    names, values = _parts(node.targets[0]), _parts(node.value)
    found = [
        Number(name.id, value.value, value.lineno, value.col_offset, value.end_col_offset or 0)
        for name, value in zip(names, values, strict=False)
        if isinstance(name, ast.Name) and isinstance(value, ast.Constant) and type(value.value) is int
    ]
    counted_up = [number.value - i for i, number in enumerate(found)]
    if len(names) == len(values) and (len(found) == 1 or len(set(counted_up)) > 1):
        yield from found


def _parts(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def change(text: str, name: str, value: int) -> str:
    """The text with this value for the constant of that name; `KeyError` if there is none."""
    found = {number.name: number for number in numbers(text)}[name]
    lines = text.encode().splitlines(keepends=True)
    line = lines[found.line - 1]
    lines[found.line - 1] = line[: found.begin] + str(value).encode() + line[found.end :]
    return b"".join(lines).decode()
