"""The one configuration, for all games and table sizes; a GPU has more tables, and a larger critic."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    seed: int = 0
    tables: int = 1_000
    steps: int = 32  # decisions at each table between two rounds of learning
    batch: int = 2_048
    epochs: int = 2
    rate: float = 1e-3
    trace: float = 0.95  # how much later surprises weigh
    clip: float = 0.2
    entropy: float = 0.01  # for exploration
    judging: float = 0.5  # how much chances to win weigh, beside what to do
    critic: int = 64  # its width
    past_selves: int = 8
    snapshots: int = 40  # how often in a run a past self is replaced


ON_GPU = Plan(tables=65_536, steps=16, batch=32_768, critic=256)
