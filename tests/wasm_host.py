"""A rulebook's WebAssembly module, called from Python with the arguments that native code takes.

Every array is copied in and back out, so the caller sees what the module wrote.
"""

import json
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from farmyard.browser.build import make
from farmyard.core.backends.wasm import Built, Export
from farmyard.core.game import Game

GRAIN = 16  # alignment of arrays in bytes
PAGE = 1 << 16
MADE = Path(__file__).parents[1] / "web" / "src" / "local" / "made"


@cache
def built(game: Game) -> Built:
    """As the page uses it; rebuilt if a source has changed."""
    make(game, MADE)
    exports = json.loads((MADE / f"{game.id}.json").read_text())["exports"]
    code = (MADE / f"{game.id}.wasm").read_bytes()
    return Built(code, tuple(Export(name, *signature) for name, signature in exports.items()))


class Module:
    """One instance, with an arena above its heap base that is emptied before every call."""

    def __init__(self, made: Built) -> None:
        import wasmtime

        self.store = wasmtime.Store()
        instance = wasmtime.Instance(self.store, wasmtime.Module(self.store.engine, made.code), [])
        self.exports = instance.exports(self.store)
        self.memory = self.exports["memory"]
        self.base = self.exports["__heap_base"].value(self.store)

    def call(self, export: Export, given: tuple[Any, ...]) -> Any:
        numbers, lent = [], []
        at = self.base
        for value in flat(given):
            if isinstance(value, np.ndarray):
                at = (at + GRAIN - 1) // GRAIN * GRAIN
                lent.append((at, value))
                numbers += [at, *value.shape]
                at += value.nbytes
            else:
                numbers.append(float(value) if isinstance(value, float) else int(value))
        if at > self.memory.data_len(self.store):
            self.memory.grow(self.store, (at - self.memory.data_len(self.store)) // PAGE + 1)
        for place, array in lent:
            self.memory.write(self.store, array.tobytes(), place)
        result = self.exports[export.name](self.store, *numbers)
        for place, array in lent:
            data = bytes(self.memory.read(self.store, place, place + array.nbytes))
            array[...] = np.frombuffer(data, array.dtype).reshape(array.shape)
        return result


def flat(values: Any) -> Any:
    """Flattens tuples."""
    for value in values:
        if isinstance(value, tuple):
            yield from flat(value)
        else:
            yield value


def calls(game: Game) -> SimpleNamespace:
    """All entrances of a game, in a fresh instance."""
    return calls_of(built(game))


def calls_of(made: Built) -> SimpleNamespace:
    module = Module(made)

    def bound(export: Export) -> Any:
        return lambda *given: module.call(export, given)

    return SimpleNamespace(**{export.name: bound(export) for export in made.exports})
