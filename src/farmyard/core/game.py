"""A game's facts: who made it, for how many, with which options; and its twins in every mode."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from farmyard.core.compile import Mode, Twins
from farmyard.core.untrusted import MOST_WHOLE, quoted, whole

OptionValue = bool | int | str | list[int]


class Refusal(Exception):
    """Something asked for is not possible. `code` is stable; `farmyard.text` makes the sentence.

    Details may quote whatever somebody sent: here it becomes fit to be said, logged and sent back.
    """

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = {name: _detail(value) for name, value in details.items()}
        said = ", ".join(f"{name}={value}" for name, value in self.details.items())
        super().__init__(f"{code} ({said})" if said else code)

    def __reduce__(self) -> Any:
        """Refusals come back from other processes whole."""
        return _again, (self.code, self.details)


def _again(code: str, details: dict[str, object]) -> Refusal:
    return Refusal(code, **details)


def _detail(value: object) -> "str | int | Refusal":
    if isinstance(value, Refusal):
        return value
    number = whole(value)
    return number if number is not None and abs(number) < MOST_WHOLE else quoted(value)


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Encoded as `slots` integers for the rules."""

    name: str
    kind: Literal["bool", "choice", "int", "ints"]
    default: OptionValue = field(hash=False)  # may be a list
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 1
    slots: int = 1
    ours: bool = False  # the publisher never printed it: shown to players as our addition

    def encode(self, value: OptionValue) -> list[int]:
        if self.kind == "bool" and isinstance(value, bool):
            return [int(value)]
        if self.kind == "choice" and value in self.choices:
            return [self.choices.index(str(value))]
        numbers = value if isinstance(value, list) else [value]
        if self.kind in ("int", "ints") and len(numbers) == self.slots:
            whole = [n for n in numbers if isinstance(n, int) and not isinstance(n, bool)]
            if len(whole) == self.slots and all(self.low <= n <= self.high for n in whole):
                return whole
        raise Refusal("option-value", option=self.name, value=value, allowed=self.allowed)

    @property
    def allowed(self) -> str:
        if self.kind == "bool":
            return "true, false"
        if self.kind == "choice":
            return ", ".join(self.choices)
        span = f"{self.low}..{self.high}"
        return span if self.kind == "int" else f"{self.slots} × {span}"

    def parse(self, text: str) -> OptionValue:
        """From the command line: `mau=true`, `goal=18`, `specials=6,12,18`."""
        if self.kind == "bool" and text.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
            return text.lower() in ("true", "yes", "on", "1")
        if self.kind == "choice":
            return text
        try:
            numbers = [int(part) for part in text.split(",")]
        except ValueError:
            raise Refusal("option-value", option=self.name, value=text, allowed=self.allowed) from None
        return numbers[0] if self.kind == "int" and len(numbers) == 1 else numbers


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

    @property
    def rules(self) -> ModuleType:
        return sys.modules[self.module]

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

    def bind(self, generic: ModuleType, mode: Mode = "native") -> SimpleNamespace:
        return _bind(self.module, generic, mode)


@cache
def _twins(module: str, mode: Mode) -> Twins:
    return Twins(sys.modules[module], mode)


@cache
def _bind(module: str, generic: ModuleType, mode: Mode) -> SimpleNamespace:
    return _twins(module, mode).bind(generic)
