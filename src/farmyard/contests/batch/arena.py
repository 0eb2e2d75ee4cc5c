"""Thousands of games between searching players in parallel, on a GPU or on one core.

The same decisions as in the arena, from the same seeds, but batched: every game waits at its own decision while all of
them are searched together. A round gives every set of trees more playouts; where the decision is settled, it
is played, and the game goes on to its next one.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from farmyard.bots import BEFORE, THINKING, budget_of, guide_of, is_thinking
from farmyard.bots.search.driver import Budget, Thought, slots_for
from farmyard.bots.search.tree import SHARDS
from farmyard.contests.arena import Contest, Outcome, Sitting, sittings
from farmyard.contests.batch.kernel import BEGIN, IDLE, Round
from farmyard.contests.batch.memory import Bench, GpuBench, room_on_gpu
from farmyard.core.refusal import Refusal
from farmyard.core.seed import SEED_BITS
from farmyard.games import find_game

PARTS = 4  # rounds over which a small budget is spread, so that no game waits long for another
NOBODY = -1


class Pace:
    """How a budget is spent: the playouts of each round."""

    def __init__(self, budget: Budget, seats: int) -> None:
        self.budget = budget
        self.slots = slots_for(budget, seats)
        self.rounds = PARTS if budget.is_small else budget.steps
        whole = budget.playouts // budget.sets
        step = whole // self.rounds
        self.playouts = np.full(self.rounds, step)
        if budget.is_small:
            self.playouts[-1] += whole - step * self.rounds

    def rows(self, held: NDArray[np.int64]) -> NDArray[np.int64]:
        """The rows of these games' sets of trees."""
        return held[:, None] * SHARDS + np.arange(self.budget.sets)


class Crowd:
    """Games on a bench, each with its own players."""

    def __init__(self, bench: Bench, levels: Sequence[str], waiting: Iterable[Sitting]) -> None:
        self.bench, self.games, self.waiting = bench, bench.games, iter(waiting)
        self.levels = list(levels)
        self.paces = [Pace(budget_of(bench.game, level), bench.seats) for level in levels]
        count = len(bench.games.count)
        self.sitting: list[Sitting | None] = [None] * count
        self.dice: list[list[Random]] = [[]] * count
        self.thinker = np.full(count, NOBODY)  # the level to decide, as an index
        self.done = np.zeros(count, np.int64)  # rounds spent on this decision
        self.orders = np.full(count, IDLE)
        for i in range(count):
            self.seat_next(i)

    def play(self, moved: Callable[[int], None]) -> Iterator[Outcome]:
        """Play all games, yielding each as it ends."""
        while (self.orders != IDLE).any() or (self.thinker != NOBODY).any():
            yield from self.move_on()
            moved(int(self.games.moves.mean()))
            if (self.thinker != NOBODY).any():
                self.think()

    def move_on(self) -> Iterator[Outcome]:
        told = np.flatnonzero(self.orders != IDLE)
        self.bench.turn(self.orders)
        self.orders[:] = IDLE
        for i in told.tolist():
            sitting = self.sitting[i]
            assert sitting is not None
            if self.games.count[i] == 0:
                yield self.outcome(i, sitting)
                self.seat_next(i)
            else:
                self.ask(i, sitting)

    def seat_next(self, i: int) -> None:
        sitting = self.sitting[i] = next(self.waiting, None)
        if sitting:
            self.dice[i] = sitting.dice()
            self.games.seats[i], self.games.deals[i] = len(sitting.seating), sitting.seed
            self.orders[i] = BEGIN

    def outcome(self, i: int, sitting: Sitting) -> Outcome:
        scores = self.games.points[i, : len(sitting.seating)].tolist()
        ending = self.bench.game.endings[int(self.games.endings[i])]
        return Outcome(sitting.deal, sitting.seating, tuple(scores), int(self.games.moves[i]), ending)

    def ask(self, i: int, sitting: Sitting) -> None:
        """Begin a new decision."""
        seat = int(self.games.who[i])
        self.thinker[i] = self.levels.index(sitting.seating[seat])
        self.games.seeds[i] = self.dice[i][seat].getrandbits(SEED_BITS)
        self.done[i] = 0

    def think(self) -> None:
        """One round for every game with something to decide."""
        asked = [np.flatnonzero(self.thinker == level) for level in range(len(self.levels))]
        parts = [self.part_of(pace, held) for pace, held in zip(self.paces, asked, strict=True)]
        self.bench.grow(Round(*map(np.concatenate, zip(*parts, strict=True))))
        for pace, held in zip(self.paces, asked, strict=True):
            self.done[held] += 1
            self.decide(pace, held)

    def part_of(self, pace: Pace, held: NDArray[np.int64]) -> Round:
        """This level's part of a round."""
        rows = pace.rows(held)
        return Round(
            rows=rows.ravel(),
            slots=np.full(rows.size, pace.slots),
            fresh=np.repeat(self.done[held] == 0, pace.budget.sets),
            playouts=np.repeat(pace.playouts[self.done[held]], pace.budget.sets),
            plain=np.full(rows.size, pace.budget.plain),
            attentive=np.full(rows.size, pace.budget.attentive),
        )

    def decide(self, pace: Pace, held: NDArray[np.int64]) -> None:
        """Order the moves that are settled."""
        for i in held.tolist():
            thought, part = self.thought(pace, i), self.done[i] / pace.rounds
            if part == 1 or (pace.budget.until_sure and thought.found(part)):
                self.orders[i] = thought.pick(int(self.games.seeds[i]))
                self.thinker[i] = NOBODY

    def thought(self, pace: Pace, i: int) -> Thought:
        n, known, first = int(self.games.count[i]), self.bench.known, i * SHARDS
        sets = slice(first, first + pace.budget.sets)
        tries, gains = known.tries[sets, :n].sum(0), known.gains[sets, :n].sum(0)
        actions = tuple(self.games.roots[i, :n].tolist())
        return Thought(actions, tries, gains, bool(self.games.mixed[i]), float(known.spread[first]))


def check(contest: Contest) -> None:
    """Refuse players that do not search, and searches guided by a network."""
    game = find_game(contest.game)
    for level in contest.lineup:
        if not is_thinking(level) or guide_of(game, level):
            raise Refusal("arena-cuda", level=level, known=", ".join([*THINKING, *BEFORE]))


def run_deals(contest: Contest, deals: Sequence[int], moved: Callable[[int], None]) -> Iterator[list[Outcome]]:
    """The deals in order, all played at once on a GPU; `moved` gets the mean number of moves per game so far."""
    levels = list(dict.fromkeys(contest.lineup))
    game, seats = find_game(contest.game), len(contest.lineup)
    budgets = [budget_of(game, level) for level in levels]
    waiting = [sitting for deal in deals for sitting in sittings(contest, deal)]
    room = min(len(waiting), room_on_gpu(seats, budgets))
    crowd = Crowd(GpuBench(game, seats, budgets, contest.options, room), levels, waiting)
    yield from in_order(contest, deals, crowd.play(moved))


def in_order(contest: Contest, deals: Iterable[int], played: Iterator[Outcome]) -> Iterator[list[Outcome]]:
    """Whole deals, as the arena plays them."""
    there: dict[tuple[int, tuple[str, ...]], Outcome] = {}
    for deal in deals:
        wanted = [(deal, sitting.seating) for sitting in sittings(contest, deal)]
        while not all(key in there for key in wanted):
            outcome = next(played)
            there[outcome.deal, outcome.seating] = outcome
        yield [there.pop(key) for key in wanted]
