"""A game's facts: who made it, for how many, with which options; and its twins in every mode."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import RLock
from types import ModuleType, SimpleNamespace

import numpy as np
from numpy.typing import NDArray

from farmyard.core import world_verbs
from farmyard.core.compile import Mode, Twins
from farmyard.core.options import Option, OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole


@dataclass(frozen=True, eq=False)
class Game:
    """Everything known about a game before anybody plays it."""

    id: str
    title: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    author: str
    publisher: str
    year: int
    version: int  # of the rules: changes when the same seed and actions would give another game
    actions: int  # action numbers 0 .. actions - 1, masked ones included
    max_legal: int  # never more legal actions at once
    max_steps: int  # the longest game, in actions
    endings: tuple[str, ...]  # names of the values of the field `ending`; 0 is "still running"
    reasons: tuple[str, ...]  # names of the values of `reason`; 0 is "legal"
    score_range: tuple[int, int]
    module: str
    options: tuple[Option, ...] = field(default=())

    def __repr__(self) -> str:
        return f"<Game {self.id}: version={self.version}, seats={self.seats[0]}..{self.seats[1]}>"

    @property
    def rules(self) -> ModuleType:
        return sys.modules[self.module]

    @property
    def worlds(self) -> ModuleType:
        """What is remembered and imagined of the game."""
        return self.part("farmyard.worlds")

    @property
    def state(self) -> np.dtype[np.record]:
        return self.rules.STATE  # type: ignore[no-any-return]

    @property
    def view_type(self) -> np.dtype[np.record]:
        return self.rules.VIEW  # type: ignore[no-any-return]

    def check_seats(self, seats: int) -> None:
        if whole(seats) is None or not self.seats[0] <= seats <= self.seats[1]:
            raise Refusal("seats", title=self.title, low=self.seats[0], high=self.seats[1], seats=seats)

    def encode(self, chosen: Mapping[str, OptionValue]) -> NDArray[np.int32]:
        """The options as the rules read them: every one, in order, checked."""
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                raise Refusal("option-unknown", option=name, title=self.title, known=", ".join(sorted(known)) or "–")
        numbers = [n for o in self.options for n in o.encode(chosen.get(o.name, o.default))]
        return np.array(numbers or [0], np.int32)

    def part(self, package: str) -> ModuleType:
        """What a package has for this game: a module for its version alone (`mow_1`), or the one all versions share."""
        return find_module(f"{package}.{self.id}_{self.version}") or import_module(f"{package}.{self.id}")

    def bind(
        self, generic: ModuleType, mode: Mode = "native", stand_ins: Mapping[ModuleType, ModuleType] | None = None
    ) -> SimpleNamespace:
        """The functions of a generic module with this game's verbs put in; `stand_ins` says what else stands in for
        a module of empty verbs."""
        with BINDING:
            return _bind(self, generic, mode, tuple((stand_ins or {}).items()))


BINDING = RLock()  # twins are made one after the other: threads would find half of them
StandIns = tuple[tuple[ModuleType, ModuleType], ...]


@cache
def find_module(name: str) -> ModuleType | None:
    return import_module(name) if name in sys.modules or find_spec(name) else None


@cache
def _twins(game: Game, mode: Mode, stand_ins: StandIns) -> Twins:
    pairs = ((world_verbs, game.worlds), *stand_ins)
    return Twins(game.rules, mode, {verbs.__name__: module for verbs, module in pairs})


@cache
def _bind(game: Game, generic: ModuleType, mode: Mode, stand_ins: StandIns) -> SimpleNamespace:
    return _twins(game, mode, stand_ins).bind(generic)
