"""What all recipes share: their arguments, the tables they learn at, and the curve they draw."""

import argparse
import csv
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from farmyard.adapters.gymnasium import Farm

GAMES = 1_000  # a point of the curve is this many finished games or more: ± 3 %
OFTEN = 8  # points of a curve

Choose = Callable[[np.ndarray, np.ndarray], np.ndarray]  # from observations and masks to actions


def arguments(told: str | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=told, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="rudi")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file to add the curve to")
    return parser.parse_args()


def opponents() -> str:
    """Whom a recipe learns against, and is measured against."""
    return "random"


def share_of_wins(game: str, choose: Choose) -> float:
    """How many of the next games this player wins against random players; a game of several winners counts in parts."""
    farm = Farm(game, 512, opponents=opponents())
    seen, _ = farm.reset(seed=2**40)  # games that nobody learns from
    got: list[float] = []
    while len(got) < GAMES:
        actions = choose(seen["observation"], seen["action_mask"].astype(bool))
        seen, rewards, over, _, _ = farm.step(np.asarray(actions, np.int64))
        got += rewards[over].tolist()
    return (float(np.mean(got)) * (farm.seats - 1) + 1) / farm.seats


class Curve:
    """Prints how far learning has come, now and then, and writes it down if a file is named."""

    def __init__(self, recipe: str, args: argparse.Namespace) -> None:
        self.recipe, self.game, self.file = recipe, args.game, args.curve
        self.every, self.next = max(1, args.decisions // OFTEN), 0

    def is_due(self, decisions: int) -> bool:
        return decisions >= self.next

    def add(self, decisions: int, share: float) -> None:
        self.next = decisions + self.every
        spent = time.process_time()
        print(f"{decisions:>10,} decisions  {spent:6.0f} CPU s  wins {share:.1%}", flush=True)
        if self.file:
            with self.file.open("a", newline="") as out:
                csv.writer(out).writerow([self.recipe, self.game, decisions, round(spent), round(share, 4)])
