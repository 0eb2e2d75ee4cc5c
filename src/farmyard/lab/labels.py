"""What the laboratory's page calls things."""

from farmyard.lab import plots
from farmyard.lab.plan import Plan
from farmyard.text.numbers import decimal, percent
from farmyard.text.words import Words

GENERAL = ("length", "starter", "watched", "shared")  # measures that mean the same in every game


class Labels:
    def __init__(self, plan: Plan, words: Words) -> None:
        self.game, self.watched, self.words, self.say = plan.game, plan.watched, words, words.say

    def policy(self, name: str) -> str:
        """Third-party players go by the name that the command line gave them."""
        return self.say("lab-policy", policy=name)

    def option(self, name: str) -> str:
        return self.say(f"{self.game.id}-option-{name}")

    def noted(self, name: str) -> str:
        return self.say(f"lab-{self.game.id}-{name.replace('_', '-')}")

    def ending(self, name: str) -> str:
        text = self.say(f"{self.game.id}-ending-{name}")
        return text[:1].upper() + text[1:]

    @property
    def unit(self) -> str:
        return self.say(f"lab-{self.game.id}-points")

    def measure(self, name: str) -> str:
        """What an option may change."""
        if name in GENERAL:
            return self.say(f"lab-effect-{name}", policy=self.watched)
        if name == "spread":
            return self.say("lab-effect-spread", unit=self.unit)
        kind, _, ending = name.partition("ending-")
        return self.noted(name) if kind else self.ending(ending)

    def amount(self, measure: str, mean: float) -> str:
        return percent(mean, self.words) if plots.is_share(measure) else decimal(mean, self.words)
