"""What all recipes share: their arguments, their opponents, and the learning curve they print."""

import argparse
import csv
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from farmyard.adapters.gymnasium import Farm

OPPONENTS = "random"  # to learn against, and to be measured against
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


def share_of_wins(game: str, choose: Choose) -> float:
    """This player's share of victories against random players; a shared one counts in part."""
    farm = Farm(game, 512, opponents=OPPONENTS)
    seen, _ = farm.reset(seed=2**40)  # games that nobody learns from
    got: list[float] = []
    while len(got) < GAMES:
        actions = choose(seen["observation"], seen["action_mask"].astype(bool))
        seen, rewards, over, _, _ = farm.step(np.asarray(actions, np.int64))
        got += rewards[over].tolist()
    return (float(np.mean(got)) * (farm.seats - 1) + 1) / farm.seats


class Curve:
    """Prints a point of the learning curve now and then, and writes it to a file if one is named."""

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
