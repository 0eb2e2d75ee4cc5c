"""The models: a small player, which sees what its seat sees, and a critic, which sees the whole table.

The player is what ships: at most 200 kB in half precision, so its layers are as large as that allows. Besides a policy
it has a value head: how likely each seat is to win. The critic is used in training only.
"""

from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor, nn

from farmyard.bots.nets import Learned
from farmyard.bots.nets.file import shapes_of
from farmyard.core.game import Game
from farmyard.observation import size_of

MOST_BYTES, HEAD_BYTES, WIDTH = 200_000, 2_000, 2  # of a file, of its first line, of a number
SHARPNESS = 2.0  # the exported player explores less than the learner did
IMPOSSIBLE = -1e9


def sizes_of(game: Game) -> list[int]:
    """Sizes of the player's layers: the largest first one that fits, in steps of 8, and a second half as large."""

    def sizes(hidden: int) -> list[int]:
        return [size_of(game), hidden, max(32, hidden // 2), game.actions, game.seats[1]]

    return next(sizes(hidden) for hidden in range(256, 0, -8) if fits(sizes(hidden)))


def fits(sizes: list[int]) -> bool:
    numbers = sum((n + 1) * m for n, m in shapes_of(sizes))
    return numbers * WIDTH + HEAD_BYTES <= MOST_BYTES


class Player(nn.Module):
    """Two hidden layers under a policy head and a value head: each seat's chance to win, counted from the viewer."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.first, self.second, self.choice, self.worth = (nn.Linear(n, m) for n, m in shapes_of(sizes_of(game)))
        with torch.no_grad():
            self.choice.weight.mul_(0.01)  # start with a nearly uniform policy

    def forward(self, seen: Tensor, mask: Tensor, taken: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of all actions, and of each seat winning."""
        hidden = torch.relu(self.second(torch.relu(self.first(seen))))
        return log_shares(self.choice(hidden), mask), log_shares(self.worth(hidden), taken)

    def layers(self) -> list[nn.Linear]:
        return [self.first, self.second, self.choice, self.worth]

    def learned(self, about: dict[str, Any]) -> Learned:
        """As a player without PyTorch."""
        layers = [(la.weight.detach().cpu().numpy().T, la.bias.detach().cpu().numpy()) for la in self.layers()]
        weight, bias = layers[2]
        layers[2] = weight * SHARPNESS, bias * SHARPNESS
        return Learned.of(self.game, layers, about)


class Critic(nn.Module):
    """Each seat's chance to win, seeing every hand and knowing who sits where."""

    def __init__(self, given: int, width: int, seats: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(given, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, seats)
        )

    def forward(self, seen: Tensor, hidden: Tensor, taken: Tensor) -> Tensor:
        return log_shares(self.layers(torch.cat([seen, hidden], 1)), taken)


class PastSelves:
    """Frozen copies of the player, evaluated in one batch."""

    def __init__(self, player: Player, copies: int) -> None:
        self.copies = copies
        self.weights = [torch.stack([part.detach().clone()] * copies) for part in frozen(player)]

    def keep(self, player: Player, slot: int) -> None:
        for mine, part in zip(self.weights, frozen(player), strict=True):
            mine[slot] = part.detach()

    def chances(self, seen: Tensor, mask: Tensor) -> Tensor:
        """Row i goes to copy i % copies."""
        first, first_bias, second, second_bias, choice, choice_bias = self.weights
        hidden = seen.unflatten(0, (len(seen) // self.copies, self.copies)).transpose(0, 1)
        for weight, bias in ((first, first_bias), (second, second_bias)):
            hidden = torch.relu(torch.baddbmm(bias[:, None], hidden, weight.transpose(1, 2)))
        numbers = torch.baddbmm(choice_bias[:, None], hidden, choice.transpose(1, 2))
        return log_shares(numbers.transpose(0, 1).flatten(0, 1), mask)


def frozen(player: Player) -> Iterable[Tensor]:
    """What a copy needs to choose."""
    return [part for layer in player.layers()[:3] for part in (layer.weight, layer.bias)]


def log_shares(numbers: Tensor, allowed: Tensor) -> Tensor:
    return torch.log_softmax(numbers.masked_fill(allowed == 0, IMPOSSIBLE), 1)
