"""Proximal policy optimisation (Schulman et al. 2017) at tables where several seats learn.

All decisions at a table form one trajectory: at each of them the critic estimates every seat's chance to win, and the
advantage of a decision is how its seat's chance changes afterwards (generalised advantage estimation). Games are
finite, so nothing is discounted.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn

from training import league
from training.models import Critic, PastSelves, Player
from training.plan import Plan
from training.tables import Yard


class Memory(NamedTuple):
    """Decisions, by step and table, or some of them."""

    seen: Tensor
    mask: Tensor
    hidden: Tensor  # what only the critic sees
    taken: Tensor  # which seats exist
    action: Tensor
    chance: Tensor
    mine: Tensor  # is it the learner's decision?
    alike: Tensor  # does nobody but the learner and its past selves sit there?
    gain: Tensor  # the advantage
    target: Tensor  # of the critic: each seat's chance to win, counted from the one that acted


def room(plan: Plan, yard: Yard) -> Memory:
    shape, dtype = (plan.steps, yard.count), torch.half if yard.device == "cuda" else torch.float

    def zeros(*more: int, dtype: torch.dtype = torch.float) -> Tensor:
        return torch.zeros(*shape, *more, dtype=dtype, device=yard.device)

    return Memory(
        seen=zeros(yard.size, dtype=dtype),
        mask=zeros(yard.game.actions, dtype=torch.int8),
        hidden=zeros(yard.hidden, dtype=dtype),
        taken=yard.taken().expand(*shape, -1),
        action=zeros(dtype=torch.long),
        chance=zeros(),
        mine=zeros(),
        alike=is_alike(yard).float().expand(*shape),
        gain=zeros(),
        target=zeros(yard.most),
    )


def is_alike(yard: Yard) -> Tensor:
    return (yard.kinds <= league.PAST).all(1)


class Learner:
    """The player, its critic and optimiser, and the tables it learns at."""

    def __init__(self, yard: Yard, plan: Plan) -> None:
        self.yard, self.plan = yard, plan
        torch.manual_seed(plan.seed)
        self.player = Player(yard.game).to(yard.device)
        self.critic = Critic(yard.size + yard.hidden, plan.critic, yard.most).to(yard.device)
        self.past = PastSelves(self.player, plan.past_selves)
        parts = [*self.player.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(parts, lr=plan.rate, eps=1e-5)
        self.memory = room(plan, yard)
        self.worth = torch.zeros(plan.steps + 1, yard.count, yard.most, device=yard.device)  # from seat 0 on
        self.over = torch.zeros(plan.steps, yard.count, device=yard.device)
        self.shares, self.seat = torch.zeros_like(self.worth[1:]), torch.zeros_like(self.memory.action)
        self.trace = plan.trace ** (1 / yard.asked)  # λ decays per round of the table, not per decision
        self.games, self.won = (torch.zeros(yard.most + 1, len(league.NAMES), device=yard.device) for _ in range(2))

    def deal(self, seed: int) -> None:
        self.looks = self.yard.reset(seed)

    def anneal(self, left: float) -> None:
        """Lower the learning rate and the entropy bonus as `left` falls from 1 to 0 over a run."""
        self.optimiser.param_groups[0]["lr"] = self.plan.rate * max(0.05, left)
        self.entropy = self.plan.entropy * max(0.1, left)

    @torch.no_grad()
    def play(self) -> None:
        """Fill the memory with decisions."""
        for step in range(self.plan.steps):
            place = self.write(step)
            action = self.decide(step, place)
            self.looks = self.yard.step(action)
            self.note_results(step, place)
        self.judge_end()

    def write(self, step: int) -> Tensor:
        """Record the current decisions; returns the places of those who decide."""
        seen, mask, others, seat, place = (torch.cat(parts) for parts in list(zip(*self.looks, strict=True))[:5])
        memory, told = self.memory, (others.flatten(1), self.yard.who(place))
        memory.seen[step], memory.mask[step], memory.hidden[step] = seen, mask, torch.cat(told, 1)
        self.seat[step] = seat
        kind = self.yard.kinds.gather(1, place[:, None])[:, 0]
        memory.mine[step] = (kind == league.LEARNER).float()
        self.worth[step] = self.by_seat(self.critic(seen, memory.hidden[step].float(), memory.taken[step]).exp(), seat)
        return place

    def decide(self, step: int, place: Tensor) -> Tensor:
        """The learner's choices, and those of its past selves where they sit."""
        memory, past = self.memory, self.yard.past
        chances, _ = self.player(memory.seen[step].float(), memory.mask[step], memory.taken[step])
        asked = past[: len(past) // self.past.copies * self.past.copies]
        theirs = self.past.chances(memory.seen[step][asked].float(), memory.mask[step][asked])
        is_past = memory.mine[step][asked, None] == 0
        chances[asked] = torch.where(is_past, theirs, chances[asked])
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(1)  # sampled: the Gumbel trick
        memory.action[step], memory.chance[step] = action, chances.gather(1, action[:, None])[:, 0]
        return action

    def note_results(self, step: int, place: Tensor) -> None:
        """Record who won where a game ended, and count the results of the learner at the first place."""
        most, seats = self.yard.most, self.yard.seats
        over = torch.cat([look.over for look in self.looks]).float()
        results = [nn.functional.pad(look.results, (0, most - look.results.shape[1])) for look in self.looks]
        shares = (torch.cat(results).float() * (seats[:, None] - 1) + 1) / seats[:, None]
        self.over[step], self.shares[step] = over, shares * self.yard.taken()
        first = (self.seat[step] - place) % seats
        self.count(over, shares.gather(1, first[:, None])[:, 0] * over)

    def count(self, over: Tensor, won: Tensor) -> None:
        group = self.yard.seats * len(league.NAMES) + self.yard.line_up
        self.games.view(-1).index_add_(0, group, over)
        self.won.view(-1).index_add_(0, group, won)

    def judge_end(self) -> None:
        seen, _, others, seat, place = (torch.cat(parts) for parts in list(zip(*self.looks, strict=True))[:5])
        hidden = torch.cat([others.flatten(1), self.yard.who(place)], 1)
        self.worth[-1] = self.by_seat(self.critic(seen, hidden, self.yard.taken()).exp(), seat)
        self.find_gains()

    def by_seat(self, chances: Tensor, seat: Tensor) -> Tensor:
        """Reorders columns counted from the acting seat to be counted from seat 0."""
        return chances.gather(1, self.yard.round_from(-seat)) * self.yard.taken()

    def find_gains(self) -> None:
        """Generalised advantages of every seat at every decision, of which the deciding seat's is kept."""
        running = torch.zeros_like(self.worth[0])
        for step in reversed(range(self.plan.steps)):
            goes_on = 1 - self.over[step][:, None]
            after = goes_on * self.worth[step + 1] + self.over[step][:, None] * self.shares[step]
            running = after - self.worth[step] + self.trace[:, None] * goes_on * running
            seat, turned_out = self.seat[step], (self.worth[step] + running).clamp(0, 1)
            self.memory.gain[step] = running.gather(1, seat[:, None])[:, 0]
            self.memory.target[step] = turned_out.gather(1, self.yard.round_from(seat)) * self.yard.taken()

    def learn(self) -> None:
        memory = Memory(*(part.flatten(0, 1) for part in self.memory))
        for _ in range(self.plan.epochs):
            for chosen in torch.randperm(len(memory.action), device=self.yard.device).split(self.plan.batch):
                self.improve(Memory(*(part[chosen] for part in memory)))

    def improve(self, batch: Memory) -> None:
        seen, mine = batch.seen.float(), batch.mine
        chances, worth = self.player(seen, batch.mask, batch.taken)
        judged = self.critic(seen, batch.hidden.float(), batch.taken)
        ratio = (chances.gather(1, batch.action[:, None])[:, 0] - batch.chance).exp()
        gain = standardised(batch.gain, mine)
        clip = self.plan.clip
        objective = mean(torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain), mine)
        entropy = mean(-(chances.exp() * chances).sum(1), mine)
        surprise = mean(-(batch.target * worth).sum(1), batch.alike) - (batch.target * judged).sum(1).mean()
        loss = -objective - self.entropy * entropy + self.plan.judging * surprise
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        for model in (self.player, self.critic):
            nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        self.optimiser.step()


def mean(values: Tensor, weight: Tensor) -> Tensor:
    return (values * weight).sum() / weight.sum().clamp(min=1)


def standardised(values: Tensor, weight: Tensor) -> Tensor:
    centre = mean(values, weight)
    return (values - centre) / (mean((values - centre).square(), weight).sqrt() + 1e-8)
