"""All tables of a game, of every size, as one batch: on CPU threads by `Farm`, on a GPU by `DeviceFarm`.

On a GPU nothing is copied to the host: observations, masks and results are tensors over the memory that the rules write
to.
"""

from typing import Any, NamedTuple, Protocol

import torch
from torch import Tensor

from farmyard.core.game import Game
from farmyard.observation import hidden_size_of, size_of
from training import league
from training.league import KINDS, LINE_UPS


class Look(NamedTuple):
    """The current decisions, one row per table, and the results of the step before. Overwritten by the next step."""

    observation: Tensor
    mask: Tensor
    others: Tensor  # what each of the others hides, for the critic
    seat: Tensor
    place: Tensor
    over: Tensor  # did a game just end here?
    results: Tensor  # what it brought each seat, from -1 to 1


class Tables(Protocol):
    """Tables of one size."""

    def reset(self, seed: int) -> Look: ...
    def step(self, actions: Tensor) -> Look: ...


class OnThreads:
    def __init__(self, game: Game, tables: int, seats: int, threads: int) -> None:
        from farmyard.adapters.gymnasium import Farm

        self.farm = Farm(game.id, tables, seats, league.opponents(seats), threads=threads, telling=True)
        self.nothing = torch.zeros(tables, dtype=torch.bool), torch.zeros(tables, seats, dtype=torch.float64)

    def reset(self, seed: int) -> Look:
        seen, told = self.farm.reset(seed=seed)
        return Look(*self.shared(seen, told), *self.nothing)

    def step(self, actions: Tensor) -> Look:
        seen, _, over, _, told = self.farm.step(actions.numpy())
        return Look(*self.shared(seen, told), torch.from_numpy(over), torch.from_numpy(told["rewards"]))

    def shared(self, seen: Any, told: Any) -> list[Tensor]:
        arrays = seen["observation"], seen["action_mask"], told["others"], told["seat"], told["place"]
        return [torch.from_numpy(array) for array in arrays]


class OnGpu:
    def __init__(self, game: Game, tables: int, seats: int) -> None:
        from farmyard.adapters.device_farm import DeviceFarm

        self.farm = DeviceFarm(game.id, tables, seats, league.opponents(seats), telling=True)

    def reset(self, seed: int) -> Look:
        step, farm = self.farm.reset(seed), self.farm
        arrays = step.observations, step.masks, step.others, farm.seat, farm.place, step.over, step.results
        self.look = Look(*(torch.as_tensor(array, device="cuda") for array in arrays))
        return self.look

    def step(self, actions: Tensor) -> Look:
        self.farm.step(actions)
        return self.look


class Yard:
    """Tables of every size, `count` in all. Who sits where never changes, so it is listed once, one row per table."""

    def __init__(self, game: Game, tables: int, device: str, threads: int = 1) -> None:
        sizes = range(game.seats[0], game.seats[1] + 1)
        self.game, self.device, self.most = game, device, game.seats[1]
        self.each = max(1, tables // (len(sizes) * len(LINE_UPS))) * len(LINE_UPS)  # as many of each size and line-up
        self.count = self.each * len(sizes)
        self.farms: list[Tables] = [
            OnGpu(game, self.each, seats) if device == "cuda" else OnThreads(game, self.each, seats, threads)
            for seats in sizes
        ]
        self.slices = [slice(k * self.each, (k + 1) * self.each) for k in range(len(self.farms))]
        rows = [(seats, name) for seats in sizes for _ in range(self.each // len(LINE_UPS)) for name in LINE_UPS]
        kinds = [league.places(name, seats) for seats, name in rows]
        self.seats = torch.tensor([seats for seats, _ in rows], device=device)
        self.line_up = torch.tensor([league.NAMES.index(name) for _, name in rows], device=device)
        self.asked = torch.tensor([league.asked(row) for row in kinds], device=device)
        self.kinds = torch.tensor([row + [0] * (self.most - len(row)) for row in kinds], device=device)
        self.past = ((self.kinds == league.PAST) & self.taken()).any(1).nonzero()[:, 0]

    @property
    def hidden(self) -> int:
        """How many inputs tell the critic what the others hide, and who they are."""
        return (self.most - 1) * hidden_size_of(self.game) + self.most * KINDS

    @property
    def size(self) -> int:
        return size_of(self.game)

    def taken(self) -> Tensor:
        """Which seats exist at each table, counted from any of them."""
        return torch.arange(self.most, device=self.device) < self.seats[:, None]

    def round_from(self, seat: Tensor) -> Tensor:
        """The seats from this one on, round the table; columns beyond the last seat repeat others."""
        return (seat[:, None] + torch.arange(self.most, device=self.device)) % self.seats[:, None]

    def reset(self, seed: int) -> list[Look]:
        return [farm.reset(seed + k) for k, farm in enumerate(self.farms)]

    def step(self, actions: Tensor) -> list[Look]:
        return [farm.step(actions[here]) for farm, here in zip(self.farms, self.slices, strict=True)]

    def who(self, place: Tensor) -> Tensor:
        """Who sits there, from the seat that acts on, for the critic."""
        kinds = self.kinds.gather(1, self.round_from(place))
        told = torch.nn.functional.one_hot(kinds, KINDS) * self.taken()[:, :, None]
        return told.flatten(1)
