"""A whole run: play, learn, report progress, save checkpoints, and resume from one if it exists.

    python -m training.run rudi --minutes 20 --out .train/rudi
    farmyard arena rudi --bots policy:.train/rudi.net,farmhand --players 3

`OUT.checkpoint` is written every minute; the same command again resumes from it until the minutes are used up.
`OUT.net` is the player at that moment.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import torch

from farmyard.core.game import Game
from farmyard.games import find_game
from training import league
from training.export import export
from training.learner import Learner
from training.plan import ON_GPU, Plan
from training.tables import Yard

REPORT, SAVE = 10.0, 60.0  # seconds


class Run:
    """How much of a run's minutes (or rounds of learning) is spent, and its learning curve so far."""

    def __init__(self, learner: Learner, minutes: float, rounds: int = 0) -> None:
        self.learner, self.minutes, self.most_rounds = learner, minutes, rounds
        self.seconds, self.rounds, self.decisions, self.snapshots = 0.0, 0, 0, 0
        self.curve: list[dict[str, Any]] = []

    @property
    def spent(self) -> float:
        """From 0 to 1. A run counted in rounds is the same every time on the same machine."""
        if self.most_rounds:
            return min(1.0, self.rounds / self.most_rounds)
        return min(1.0, self.seconds / (60 * self.minutes))

    def rounds_of(self, seconds: float) -> Iterator[None]:
        """Rounds of playing and learning, until the run is over or this much time has passed."""
        learner, begin, before = self.learner, time.monotonic(), self.seconds
        learner.deal(learner.plan.seed + 1_000 * self.rounds)
        while self.spent < 1 and time.monotonic() - begin < seconds:
            learner.anneal(1 - self.spent)
            learner.play()
            learner.learn()
            self.rounds += 1
            self.decisions += learner.plan.steps * learner.yard.count
            self.seconds = before + time.monotonic() - begin
            self.keep_past_self()
            yield

    def keep_past_self(self) -> None:
        """In a random slot, so that some survive for long."""
        if self.spent * self.learner.plan.snapshots >= self.snapshots + 1:
            self.snapshots += 1
            self.learner.past.keep(self.learner.player, int(torch.randint(self.learner.past.copies, ()).item()))

    def report(self) -> dict[str, Any]:
        """Shares of victory since the last report, of the learner at the first place, by who else sat there."""
        learner = self.learner
        games, won = learner.games.sum(0).tolist(), learner.won.sum(0).tolist()
        seats = torch.arange(len(learner.games), device=learner.games.device).clamp(min=1)
        fair = (learner.games / seats[:, None]).sum(0)
        told: dict[str, Any] = {"seconds": round(self.seconds), "decisions": self.decisions}
        for name, n, wins, even in zip(league.NAMES, games, won, fair.tolist(), strict=True):
            if n:
                told[name] = {"games": round(n), "won": round(wins / n, 4), "fair": round(even / n, 4)}
        learner.games.zero_()
        learner.won.zero_()
        self.curve.append(told)
        return told

    def about(self) -> dict[str, Any]:
        """What the player's file says about how it was trained."""
        plan, game = self.learner.plan, self.learner.yard.game
        command = f"python -m training.run {game.id} --minutes {self.minutes:g} --seed {plan.seed}"
        told = {"command": command, "seed": plan.seed, "decisions": self.decisions, "seconds": round(self.seconds)}
        return told | {"device": self.learner.yard.device, "last": self.curve[-1] if self.curve else {}}

    # Keeping it

    def save(self, path: Path) -> None:
        learner, part = self.learner, path.with_suffix(path.suffix + ".part")
        kept = {
            "game": learner.yard.game.id,
            "rules": learner.yard.game.version,
            "plan": asdict(learner.plan),
            "player": learner.player.state_dict(),
            "critic": learner.critic.state_dict(),
            "optimiser": learner.optimiser.state_dict(),
            "past": [weight.half() for weight in learner.past.weights],
            "run": {name: getattr(self, name) for name in COUNTED},
            "curve": json.dumps(self.curve),
            "about": json.dumps(self.about()),
        }
        torch.save(kept, part)
        part.replace(path)

    def resume(self, kept: dict[str, Any]) -> None:
        learner = self.learner
        learner.player.load_state_dict(kept["player"])
        learner.critic.load_state_dict(kept["critic"])
        learner.optimiser.load_state_dict(kept["optimiser"])
        for mine, weight in zip(learner.past.weights, kept["past"], strict=True):
            mine.copy_(weight)
        for name in COUNTED:
            setattr(self, name, kept["run"][name])
        self.curve = json.loads(kept["curve"])
        torch.manual_seed(learner.plan.seed + self.rounds)


COUNTED = ("seconds", "rounds", "decisions", "snapshots")


def begin(game: Game, plan: Plan, minutes: float, checkpoint: Path, threads: int = 1, rounds: int = 0) -> Run:
    """A run that goes on from its checkpoint, if there is one, by the plan that is in it."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    kept = read(checkpoint, game, device) if checkpoint.exists() else None
    if kept:
        plan = replace(Plan(**kept["plan"]), tables=plan.tables)
    run = Run(Learner(Yard(game, plan.tables, device, threads), plan), minutes, rounds)
    if kept:
        run.resume(kept)
    return run


def read(checkpoint: Path, game: Game, device: str) -> dict[str, Any]:
    kept: dict[str, Any] = torch.load(checkpoint, map_location=device, weights_only=True)
    if (kept["game"], kept["rules"]) != (game.id, game.version):
        raise SystemExit(f"{checkpoint}: a run of {kept['game']} {kept['rules']}, not of {game.id} {game.version}")
    return kept


def work(run: Run, checkpoint: Path, seconds: float) -> None:
    """Until the run is over or the time is up, telling how it goes and keeping it."""
    told = saved = time.monotonic()
    for _ in run.rounds_of(seconds):
        now = time.monotonic()
        if now - told > REPORT:
            told = now
            print(sentence(run.learner.yard.game, run.report()), flush=True)
        if now - saved > SAVE:
            saved = now
            run.save(checkpoint)
    print(sentence(run.learner.yard.game, run.report()), flush=True)
    run.save(checkpoint)


def sentence(game: Game, told: dict[str, Any]) -> str:
    """How it goes, in a line."""
    found = [(name, told[name]) for name in league.NAMES if name in told]
    shares = [f"{name} {100 * part['won']:.1f} % (fair {100 * part['fair']:.1f})" for name, part in found]
    head = f"{game.id} {told['seconds']:5} s {told['decisions']:14,} decisions"
    return f"{head}; among {', '.join(shares)}" if shares else head


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--minutes", type=float, default=8.0, help="of the whole run, however often it is resumed")
    options.add_argument("--rounds", type=int, default=0, help="of learning, instead of minutes")
    options.add_argument(
        "--until", type=float, default=math.inf, help="stop then, in seconds since 1970, to be resumed"
    )
    options.add_argument("--tables", type=int, help="of all sizes together")
    options.add_argument("--threads", type=int, default=torch.get_num_threads(), help="without a GPU")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--checkpoint-only", action="store_true", help="write no OUT.net")
    options.add_argument("--out", type=Path, required=True, help="without .checkpoint, .net")
    return options


def main() -> None:
    told = parser().parse_args()
    torch.set_num_threads(told.threads)
    plan = replace(ON_GPU if torch.cuda.is_available() else Plan(), seed=told.seed)
    if told.tables:
        plan = replace(plan, tables=told.tables)
    checkpoint = told.out.with_suffix(".checkpoint")
    run = begin(find_game(told.game), plan, told.minutes, checkpoint, told.threads, told.rounds)
    work(run, checkpoint, told.until - time.time())
    if not told.checkpoint_only:
        export(checkpoint, told.out.with_suffix(".net"))


if __name__ == "__main__":
    main()
