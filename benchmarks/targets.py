"""Compares measured values with `targets.toml`."""

import tomllib
from pathlib import Path

TARGETS: dict[str, dict[str, dict[str, float]]] = tomllib.loads(
    Path(__file__).with_name("targets.toml").read_text("utf-8")
)


class Judge:
    """Collects the measurements of one section; `verdict` says which targets were missed."""

    def __init__(self, section: str) -> None:
        self.section, self.targets = section, TARGETS[section]
        self.missed: list[str] = []
        self.ahead: list[str] = []

    def weigh(self, target: str, value: float, label: str = "") -> None:
        """A value without a target is reported all the same, and never missed."""
        if target not in self.targets:
            return
        bounds, said = self.targets[target], f"{self.section}: {label or target} is {value:,.4g}"
        sense = "least" if "least" in bounds else "most"
        if falls_short(value, bounds[sense], sense):
            self.missed.append(f"{said}, target: at {sense} {bounds[sense]:,g}")
        elif "goal" in bounds and falls_short(value, bounds["goal"], sense):
            self.ahead.append(f"{said}, goal: {bounds['goal']:,g}")

    def verdict(self) -> int:
        """The exit status: 1 if a target is missed."""
        for line in [*self.missed, *self.ahead] or [f"{self.section}: every target reached"]:
            print(line)
        return 1 if self.missed else 0


def falls_short(value: float, bound: float, sense: str) -> bool:
    return value < bound if sense == "least" else value > bound
