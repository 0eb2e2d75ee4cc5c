"""A game with other constants: the same source, executed again as separate modules.

Sizes too small to be fun, but small enough for exact algorithms, are not options of the game, since every option is a
field of every state and view. Instead the rulebook itself is executed again, unchanged except for some constants.
"""

import ast
import hashlib
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

from farmyard.core.game import Game

# They import the rulebook's constants, so they are executed again, too.
PARTS = ("farmyard.worlds", "farmyard.schema", "farmyard.bots.crafts")


def variant(game: Game, name: str, constants: Mapping[str, object], **facts: Any) -> Game:
    """This game with these constants in its rulebook, and these facts changed."""
    mark = hashlib.sha256(repr(sorted(constants.items())).encode()).hexdigest()[
        :8
    ]  # other constants, other compiled code
    rules = _run_again(game.module, f"{game.module.rpartition('.')[0]}.{name}_{mark}", constants, {})
    moved = {game.module: rules.__name__}
    for package in PARTS:
        original = game.part(package, lambda _: {})
        _run_again(original.__name__, f"{package}.{name}", {}, moved)
    made: Game = replace(rules.GAME, id=name, title=f"{game.title} ({name})", **facts)
    vars(rules)["GAME"] = made
    return made


def _run_again(original: str, name: str, constants: Mapping[str, object], moved: Mapping[str, str]) -> ModuleType:
    """Executes a module's source under another name; `moved` redirects its imports."""
    path = Path(str(sys.modules[original].__file__))
    tree = _Changed(constants, moved).visit(ast.parse(path.read_text(encoding="utf-8")))
    module = ModuleType(name)
    vars(module).update(__file__=str(path), GIVEN=dict(constants))
    sys.modules[name] = module
    exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), vars(module))
    return module


class _Changed(ast.NodeTransformer):
    """Takes the values of these constants from GIVEN, and redirects imports."""

    def __init__(self, constants: Mapping[str, object], moved: Mapping[str, str]) -> None:
        self.constants, self.moved = constants, moved

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Also within a tuple assignment."""
        (target,) = node.targets
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            pairs = zip(target.elts, node.value.elts, strict=True)
            node.value.elts = [self._value(left, right) for left, right in pairs]
        else:
            node.value = self._value(target, node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        node.module = self.moved.get(str(node.module), node.module)
        return node

    def _value(self, target: ast.expr, value: ast.expr) -> ast.expr:
        if not isinstance(target, ast.Name) or target.id not in self.constants:
            return value
        return ast.parse(f"GIVEN[{target.id!r}]", mode="eval").body
