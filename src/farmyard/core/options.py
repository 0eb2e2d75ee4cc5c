"""Options: the choices made before a game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from farmyard.core.refusal import Refusal

OptionValue = bool | int | str | list[int]


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
    ours: bool = False  # the publisher never printed it: the rules pages say so
    seats: tuple[int, int] | None = None  # with other numbers of players it has no effect

    def __repr__(self) -> str:
        return f"<Option {self.name}={self.default!r}: {self.allowed}>"

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


@dataclass(frozen=True)
class Length:
    """A shorter or longer way to play a game, as options: one choice for those who want to know no more."""

    name: str
    options: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)  # those that differ from the default
