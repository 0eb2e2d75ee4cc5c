"""Train a small player with PPO on thousands of tables at once, and save it in a small file.

    pip install 'farmyard[train]'
    python examples/train_ppo.py saumaumau --seats 3 --minutes 8 --out pig.net
    farmyard arena saumaumau --bots policy:pig.net,farmhand --players 3

Proximal policy optimisation (Schulman et al. 2017), in one readable file: masked actions, generalised advantages, a
clipped objective. The learner takes every seat in turn and is rewarded at the end of a game, 1 for a sole win. At
two tables out of three it meets farmhands, at the third chicks: trained on one kind, it plays badly against the other.
"""

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from farmyard.adapters import missing
from farmyard.adapters.gymnasium import Farm
from farmyard.bots.nets import Learned
from farmyard.cli.compiling import prepare
from farmyard.observation import size_of
from farmyard.text.words import Words

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # on a busy machine waiting threads would waste all the time
try:
    import torch
    from torch import Tensor, nn
except ImportError as error:
    raise missing("train") from error

HIDDEN = 128
DISCOUNT, TRACE = 1.0, 0.97  # games are finite: no discounting
CLIP, VALUE = 0.2, 0.5
ENTROPY = 0.01  # for exploration; annealed with the learning rate
EPOCHS, BATCH = 2, 1024
RATE = 1e-3
SHARPNESS = 2.0  # the saved player explores less than the learner did
IMPOSSIBLE = -1e9


class Player(nn.Module):
    """Two hidden layers, shared by the policy and the value: the own chance to win, as reward. What it says of the
    others is not trained."""

    def __init__(self, size: int, actions: int, seats: int, most: int) -> None:
        super().__init__()
        self.hidden = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.choice, self.worth, self.seats = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, most), seats
        with torch.no_grad():
            self.choice.weight.mul_(0.01)  # start with a nearly uniform policy

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of every action, and the value."""
        hidden = self.hidden(seen)
        numbers = self.choice(hidden).masked_fill(mask == 0, IMPOSSIBLE)
        share = torch.softmax(self.worth(hidden)[:, : self.seats], 1)[:, 0]
        return torch.log_softmax(numbers, 1), (share * self.seats - 1) / (self.seats - 1)


class Batch(NamedTuple):
    """Decisions and what came of them."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor
    advantage: Tensor
    target: Tensor


class Farms:
    """Tables with different opponents, as one."""

    def __init__(self, game: str, tables: int, seats: int | None, opponents: list[str], threads: int) -> None:
        parts = [part.split(",") if "," in part else part for part in opponents]
        self.farms = [Farm(game, tables // len(parts), seats, part, threads=threads) for part in parts]
        self.game, self.seats = self.farms[0].game, self.farms[0].seats
        self.num_envs = sum(farm.num_envs for farm in self.farms)

    def reset(self, seed: int) -> dict[str, np.ndarray]:
        return joined([farm.reset(seed=seed + i)[0] for i, farm in enumerate(self.farms)])

    def step(self, actions: np.ndarray) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray]:
        shares = np.split(actions, len(self.farms))
        results = [farm.step(share)[:3] for farm, share in zip(self.farms, shares, strict=True)]
        seen, rewards, over = zip(*results, strict=True)
        return joined(seen), np.concatenate(rewards), np.concatenate(over)


def joined(seen: Sequence[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
    return {name: np.concatenate([part[name] for part in seen]) for name in seen[0]}


class Trainer:
    def __init__(self, farm: Farms, steps: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.farm, self.steps, self.device = farm, steps, device
        self.player = Player(size_of(farm.game), farm.game.actions, farm.seats, farm.game.seats[1]).to(device)
        self.optimiser = torch.optim.Adam(self.player.parameters(), lr=RATE, eps=1e-5)
        self.warmth = 1.0  # from 1 to 0 over time
        shape = steps, farm.num_envs
        first = farm.reset(seed)
        self.seen = torch.zeros(*shape, first["observation"].shape[1], device=device)
        self.mask = torch.zeros(*shape, farm.game.actions, dtype=torch.int8, device=device)
        self.action = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chance, self.worth, self.reward, self.over = (torch.zeros(shape, device=device) for _ in range(4))
        self.now = first
        self.won: list[float] = []  # rewards of games finished since the last report

    def play(self) -> Tensor:
        """Fill the batch with decisions; returns the value of every table's position after it."""
        for step in range(self.steps):
            seen, mask = (torch.from_numpy(self.now[name]) for name in ("observation", "action_mask"))
            self.seen[step], self.mask[step] = seen, mask
            with torch.no_grad():
                chances, self.worth[step] = self.player(self.seen[step], self.mask[step])
            action = torch.multinomial(chances.exp(), 1)
            self.action[step], self.chance[step] = action[:, 0], chances.gather(1, action)[:, 0]
            self.now, rewards, over = self.farm.step(action[:, 0].cpu().numpy())
            self.reward[step] = torch.from_numpy(rewards)
            self.over[step] = torch.from_numpy(over)
            self.won += rewards[over].tolist()
        with torch.no_grad():
            seen, mask = (torch.from_numpy(self.now[name]).to(self.device) for name in ("observation", "action_mask"))
            return self.player(seen, mask)[1]

    def advantages(self, after: Tensor) -> Tensor:
        """How much better each decision turned out than expected, later surprises weighing less."""
        found, running = torch.zeros_like(self.reward), torch.zeros_like(after)
        for step in reversed(range(self.steps)):
            goes_on = 1 - self.over[step]
            surprise = self.reward[step] + DISCOUNT * after * goes_on - self.worth[step]
            running = surprise + DISCOUNT * TRACE * goes_on * running
            found[step], after = running, self.worth[step]
        return found

    def learn(self, after: Tensor) -> None:
        found = self.advantages(after)
        parts = self.seen, self.mask, self.action, self.chance, found, found + self.worth
        memory = Batch(*(part.flatten(0, 1) for part in parts))
        for _ in range(EPOCHS):
            for chosen in torch.randperm(len(memory.action), device=self.device).split(BATCH):
                self.improve(Batch(*(part[chosen] for part in memory)))

    def improve(self, batch: Batch) -> None:
        chances, worth = self.player(batch.seen, batch.mask)
        ratio = (chances.gather(1, batch.action[:, None])[:, 0] - batch.chance).exp()
        gain = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-8)
        objective = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(chances.exp() * chances).sum(1).mean()
        loss = -objective - ENTROPY * self.warmth * entropy + VALUE * (worth - batch.target).square().mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
        self.optimiser.step()

    def cool(self, warmth: float) -> None:
        self.warmth = warmth
        self.optimiser.param_groups[0]["lr"] = RATE * max(0.05, warmth)

    def policy(self, about: dict[str, object]) -> Learned:
        linear = [self.player.hidden[0], self.player.hidden[2], self.player.choice, self.player.worth]
        layers = [(la.weight.detach().cpu().numpy().T, la.bias.detach().cpu().numpy()) for la in linear]
        weight, bias = layers[2]
        layers[2] = weight * SHARPNESS, bias * SHARPNESS
        return Learned.of(self.farm.game, layers, about)


def train(farm: Farms, minutes: float, steps: int, device: str, seed: int) -> Learned:
    """Alternate playing and learning until time is up; the bar shows decisions made and the recent mean reward."""
    trainer = Trainer(farm, steps, device, seed)
    begin, decisions, mean = time.monotonic(), 0, 0.0
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns) as bar:
        task = bar.add_task(farm.game.title, total=minutes * 60)
        while (spent := time.monotonic() - begin) < minutes * 60:
            trainer.cool(1 - spent / (minutes * 60))
            trainer.learn(trainer.play())
            decisions += steps * farm.num_envs
            mean = float(np.mean(trainer.won)) if trainer.won else mean
            told = f"{decisions:,} decisions, reward {mean:+.3f} in {len(trainer.won)} games"
            bar.update(task, completed=time.monotonic() - begin, description=told)
            if not bar.console.is_terminal:
                print(f"{spent:6.0f} s  {told}", flush=True)
            trainer.won.clear()
    about = {"decisions": decisions, "cpu_seconds": round(time.process_time()), "seats": farm.seats, "seed": seed}
    return trainer.policy(about)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument(
        "--opponents",
        nargs="+",
        default=["farmhand", "farmhand", "random"],
        metavar="WHO",
        help="random, farmhand, or one for each other seat: a,b; with several the tables are shared out evenly",
    )
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=1023)
    parser.add_argument("--steps", type=int, default=32, help="decisions a table between two rounds of learning")
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("policy.net"))
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    farm = Farms(args.game, args.tables, args.seats, args.opponents, args.threads)
    prepare(farm.game, (lambda game: farm.step(farm.reset(0)["action_mask"].argmax(1)),), Words("en"), Console())
    device = "cuda" if torch.cuda.is_available() else "cpu"
    policy = train(farm, args.minutes, args.steps, device, args.seed)
    policy.save(args.out)
    print(f"{args.out}: {args.out.stat().st_size:,} bytes; {policy.about}")


if __name__ == "__main__":
    main()
