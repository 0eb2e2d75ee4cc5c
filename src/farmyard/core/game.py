"""A game's facts: author, seats, options; and its twins in every mode."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from threading import RLock
from types import ModuleType, SimpleNamespace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from farmyard.core import world_verbs
from farmyard.core.chance import DICE
from farmyard.core.compile import Mode, Twins, compile_package
from farmyard.core.in_play import InPlay, Sheet
from farmyard.core.options import Length, Option, OptionValue
from farmyard.core.record import Field, Record, laid_out, public
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole


class Window(NamedTuple):
    """A question that must be answered within seconds. If this move is legal, it is then made automatically."""

    move: str
    seconds: float


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """Everything known about a game before anybody plays it."""

    id: str
    title: str
    seats: tuple[int, int]
    minutes: tuple[int, int] = (5, 20)
    age: int = 6
    author: str = ""
    publisher: str = ""
    year: int = 0
    version: int = 1  # of the rules: changes when the same seed and actions would give a different game
    actions: int  # action numbers 0 .. actions - 1, masked ones included
    max_legal: int  # the most legal actions there can be at once
    max_steps: int  # the longest game, in actions
    endings: tuple[str, ...]  # names of the values of the field `ending`; 0 is "still running"
    reasons: tuple[str, ...]  # names of the values of `reason`; 0 is "legal"
    score_range: tuple[int, int]
    module: str
    options: tuple[Option, ...] = field(default=())
    window: Window | None = None
    lengths: tuple[Length, ...] = ()  # shortest first; empty where a game takes as long as it takes

    def __post_init__(self) -> None:
        compile_package(self.module)

    def __repr__(self) -> str:
        return f"<Game {self.id}: version={self.version}, seats={self.seats[0]}..{self.seats[1]}>"

    @property
    def rules(self) -> ModuleType:
        return sys.modules[self.module]

    @property
    def worlds(self) -> ModuleType:
        """What players remember and imagine of the game."""
        return self.part("farmyard.worlds")

    @property
    def state(self) -> np.dtype[Record]:
        return self.rules.STATE  # type: ignore[no-any-return]

    @property
    def memory_type(self) -> np.dtype[Record]:
        return _types(self).memory

    @property
    def view_type(self) -> np.dtype[Record]:
        return _types(self).view

    @property
    def view_fields(self) -> tuple[Field, ...]:
        """What is public or remembered, then what is the viewer's own."""
        return _types(self).view_fields

    @property
    def position_fields(self) -> tuple[Field, ...]:
        """The whole state and everything that is remembered."""
        return _types(self).position_fields

    def in_play(self, rows: int = 1) -> InPlay:
        """Room for `rows` games and their memories."""
        before = int(hasattr(self.worlds, "MEMORY"))
        return InPlay(*(np.zeros(*of) for of in ((rows, self.state), (rows, self.memory_type), (before, self.state))))

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

    def part(self, package: str, derive: "Derive | None" = None) -> ModuleType:
        """A package's module for this game: one for its version only (`mow_1`), the one all versions share, or, where a
        game is a single file, its rulebook, with whatever that leaves out derived from it."""
        return _part(self, package, derive)

    def sheet(self) -> Sheet:
        out = np.zeros(self.max_legal, np.int32)
        return Sheet(self.in_play(), np.zeros(1, self.state), np.zeros(1, DICE), out)

    def bind(
        self, generic: ModuleType, mode: Mode = "native", stand_ins: Mapping[ModuleType, ModuleType] | None = None
    ) -> SimpleNamespace:
        """The functions of a generic module with this game's verbs substituted; `stand_ins` says what else replaces
        a module of abstract verbs."""
        with BINDING:
            return _bind(self, generic, mode, tuple((stand_ins or {}).items()))

    def twins(self, mode: Mode, stand_ins: Mapping[ModuleType, ModuleType] | None = None) -> Twins:
        """What `bind` binds to."""
        return _twins(self, mode, tuple((stand_ins or {}).items()))


class Types(NamedTuple):
    memory: np.dtype[Record]
    view: np.dtype[Record]
    view_fields: tuple[Field, ...]
    position_fields: tuple[Field, ...]


@cache
def _types(game: Game) -> Types:
    rules, memory = game.rules, getattr(game.worlds, "MEMORY", {})
    remembered = {"remembered": tuple(chain(*memory.values()))}
    open_to_all = public(rules.FIELDS)
    return Types(
        laid_out(remembered),
        laid_out({"public": open_to_all, **remembered, "": rules.OWN_FIELDS}),
        (*_with(memory, open_to_all), *rules.OWN_FIELDS),
        (*_with(memory, rules.FIELDS),),
    )


def _with(memory: Mapping[str, tuple[Field, ...]], fields: Iterable[Field]) -> Iterator[Field]:
    """Inserts a memory's fields after the fields they are keyed by."""
    for each in fields:
        yield each
        yield from memory.get(each.name, ())


Derive = Callable[[Game], Mapping[str, object]]


@cache
def _part(game: Game, package: str, derive: Derive | None) -> ModuleType:
    own = find_module(f"{package}.{game.id}_{game.version}") or find_module(f"{package}.{game.id}")
    if own or derive is None:
        return own or game.rules
    whole = ModuleType(game.rules.__name__)
    vars(whole).update({**derive(game), **vars(game.rules)})
    return whole


BINDING = RLock()  # twins are made under a lock: another thread would see a half-built set
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
