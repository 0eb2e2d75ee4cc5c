"""The Python side of the search: memory for trees, shards on threads, budgets of playouts or time."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.bots.crafts import bind_with_craft, craft_of
from farmyard.bots.nets import Learned, scratch_for
from farmyard.bots.search import advice, choosing, guided, tree
from farmyard.bots.search.guided import Guided
from farmyard.bots.search.stopping import is_found
from farmyard.bots.search.tree import SHARDS, SLOT, Manner, Question, Trees
from farmyard.core import door
from farmyard.core.arrays import check_legal, check_view
from farmyard.core.chance import DICE
from farmyard.core.game import Game

SMALL = 10_000  # below this many playouts, one set of trees is better
STEPS = 8  # interim results per search
CHUNK = 64  # playouts between checks of the clock
DEEPEST = 64
MOST = 200_000  # playouts per second that a shard has memory for


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of playouts, or of seconds (then the move depends on the machine)."""

    playouts: int = 0
    seconds: float = 0.0
    plain: float = 0.75  # how often an opponent is simulated by the craft instead of its tree
    attentive: bool = False  # whether plans depend on what is seen on the way
    until_sure: bool = False  # stop as soon as the choice is settled

    @property
    def is_small(self) -> bool:
        """Better spent on a single set of trees, in a single step."""
        return 0 < self.playouts < SMALL

    @property
    def sets(self) -> int:
        return 1 if self.is_small else SHARDS

    @property
    def steps(self) -> int:
        return 1 if self.is_small else STEPS

    @property
    def most(self) -> int:
        """The number of playouts a set of trees needs memory for."""
        if self.playouts:
            return self.playouts // self.sets + 1
        return int(MOST * min(1.0, self.seconds)) + CHUNK


@dataclass(frozen=True)
class Guide:
    """A learned player that guides a search, and the weight of each kind of advice, from 0 (none) to 1."""

    player: Learned
    prior: float = 1.0  # of its policy against the craft's, before the search
    others: float = 1.0  # how often it moves for an opponent, instead of that opponent's tree
    judging: float = 0.0  # of its judgement of positions against the craft's

    @property
    def in_playouts(self) -> bool:
        return self.others > 0 or self.judging > 0


@dataclass(frozen=True)
class Thought:
    """What a search found out: how often each legal action was tried, and its chance of winning."""

    actions: tuple[int, ...]
    tries: NDArray[np.int64]
    gains: NDArray[np.float64]
    mixed: bool  # others choose at the same time: a deterministic choice could be exploited
    spread: float  # standard deviation of single results
    shares: tuple[float, ...] = ()  # of the victory by seat, over all tries

    @property
    def chances(self) -> NDArray[np.float64]:
        return self.gains / np.maximum(self.tries, 1)

    @property
    def first(self) -> int:
        return choosing.first_of(self.tries, self.gains)

    @property
    def best(self) -> int:
        return self.actions[self.first]

    def found(self, part: float) -> bool:
        """Is the choice settled once this part of the playouts is spent?"""
        return not self.mixed and bool(is_found(self.tries, self.gains, self.spread, part))

    def pick(self, seed: int) -> int:
        """The best action; in a simultaneous choice one of the best few, drawn by `seed`, the search's own or any."""
        return self.actions[choosing.choose(self.tries, self.gains, self.mixed, seed, np.zeros(1, DICE))]


@dataclass(frozen=True)
class Roots:
    """The actions to search, and how often the craft prefers each."""

    actions: NDArray[np.int32]
    prior: NDArray[np.float64]


def roots_of(game: Game, view: Any, legal: Sequence[int], seed: int, guide: Guide | None = None) -> Roots:
    views = np.zeros(1, game.view_type)
    views[0] = view
    roots = Roots(np.array(legal, np.int32), np.zeros(len(legal)))
    question = Question(views, int(view["seats"]), roots.actions, roots.prior)
    bind_with_craft(game, tree).consult(question, seed, game.sheet())
    if guide and guide.prior:
        roots.prior[:] += guide.prior * (guide.player.chances(view, legal) - roots.prior)
    return roots


def slots_for(budget: Budget, seats: int) -> int:
    """At most half full: a playout takes one slot per seat, an attentive one two. Plus the roots."""
    taken = budget.most * seats * (2 if budget.attentive else 1)
    return (1 << max(12, (2 * taken).bit_length())) + seats


def plant(zeros: Callable[..., Any], sets: tuple[int, ...], seats: int, slots: int) -> Trees:
    """Allocates one set of trees, or many."""
    return Trees(
        slots=zeros((*sets, slots), SLOT),
        size=zeros((*sets, 1), np.int64),
        at=zeros((*sets, seats), np.int64),
        path=zeros((*sets, seats, DEEPEST), np.int64),
        sight=zeros((*sets, seats), np.int64),
        moments=zeros((*sets, seats, 3), np.float64),
    )


def manner_of(game: Game, budget: Budget) -> Manner:
    hands = craft_of(game)
    return Manner(hands.CURIOSITY, hands.TRUST, budget.plain, budget.attentive)


def guided_manner(game: Game, view: Any, budget: Budget, guide: Guide) -> Guided:
    hands, seats = craft_of(game), int(view["seats"])
    plain, scratch = guide.others or budget.plain, scratch_for(game, guide.player.net, seats)
    flags = int(view["seat"]), guide.others > 0, float(guide.judging)
    return Guided(
        hands.CURIOSITY, hands.TRUST, plain, budget.attentive, *flags, guide.player.net, scratch, np.zeros(seats)
    )


class Shard:
    """One set of trees, grown by one thread at a time."""

    def __init__(
        self, game: Game, view: Any, roots: Roots, seed: int, budget: Budget, guide: Guide | None = None
    ) -> None:
        asks = guide and guide.in_playouts
        self.native = bind_with_craft(game, tree, stand_ins={advice: guided} if asks else None)
        self.seed, self.budget, seats = seed, budget, int(view["seats"])
        views = np.zeros(1, game.view_type)
        views[0] = view
        self.question = Question(views, seats, roots.actions, roots.prior)
        self.manner = guided_manner(game, view, budget, guide) if guide and asks else manner_of(game, budget)
        self.sheet, self.value = game.sheet(), np.zeros(seats, np.float64)
        self.trees = plant(np.zeros, (), seats, slots_for(budget, seats))
        self.done = 0

    def grow(self, playouts: int) -> None:
        self.native.think(self.question, self.manner, playouts, self.seed, self.trees, self.sheet, self.value)
        self.done += playouts

    def grow_until(self, deadline: float) -> None:
        while self.done < self.budget.most and time.monotonic() < deadline:
            self.grow(CHUNK)

    @property
    def me(self) -> int:
        return int(self.question.views[0]["seat"])

    def harvest(self, tries: NDArray[np.int64], gains: NDArray[np.float64]) -> None:
        self.native.harvest(self.trees, self.me, self.question.roots, tries, gains)

    def spread(self) -> float:
        return float(self.native.spread_of(self.trees, self.me))

    def others_choose(self) -> bool:
        return bool(self.native.others_choose(self.question.views, self.question.seats, self.sheet))


def ponder(
    game: Game,
    view: Any,
    legal: Sequence[int],
    seed: int,
    budget: Budget,
    threads: int = 1,
    guide: Guide | None = None,
) -> Thought:
    """Search this decision, or only some of its actions. Deterministic in view and seed if the budget is in
    playouts."""
    *_, thought = pondering(game, view, legal, seed, budget, threads, guide)
    return thought


def pondering(
    game: Game,
    view: Any,
    legal: Sequence[int],
    seed: int,
    budget: Budget,
    threads: int = 1,
    guide: Guide | None = None,
) -> Iterator[Thought]:
    """The same, with the interim result after each step."""
    legal, view = check_legal(game, legal), check_view(game, view)
    sets, steps = budget.sets, budget.steps
    roots = roots_of(game, view, legal, seed, guide)
    shards = [Shard(game, view, roots, seed + (k << 40), budget, guide) for k in range(sets)]

    def grow(shard: Shard) -> None:
        if budget.playouts:
            shard.grow(budget.playouts // (sets * steps))
        else:
            shard.grow_until(time.monotonic() + budget.seconds / steps * min(1.0, threads / SHARDS))

    with workers(threads) as each:
        for step in range(1, steps + 1):
            list(each(grow, shards))
            thought = gather(shards, legal)
            yield thought
            if budget.until_sure and thought.found(step / steps):
                break


@contextmanager
def workers(threads: int) -> Iterator[Any]:
    """`map` on this many threads; on the current one if one is enough."""
    if threads == 1:
        yield map
    else:
        with ThreadPoolExecutor(threads) as pool:
            yield pool.map


def gather(shards: Sequence[Shard], legal: Sequence[int]) -> Thought:
    """The sum of what the shards have found."""
    tries, gains = np.zeros(len(legal), np.int64), np.zeros(len(legal), np.float64)
    for shard in shards:
        shard.harvest(tries, gains)
    return Thought(tuple(legal), tries, gains, shards[0].others_choose(), shards[0].spread(), shares_in(shards))


def shares_in(shards: Sequence[Shard]) -> tuple[float, ...]:
    """Every seat's mean result."""
    moments = sum(shard.trees.moments for shard in shards)
    return tuple((moments[:, 1] / np.maximum(moments[:, 0], 1)).tolist())


def suggestion(game: Game, view: Any, seed: int) -> int:
    """The craft's own move."""
    views = np.zeros(1, game.view_type)
    views[0] = view
    return int(bind_with_craft(game, tree).suggest(views, seed, game.sheet()))


def warm(game: Game) -> None:
    """Compile everything a searching player needs, by searching once."""
    gate = game.bind(door)
    played, blank = game.in_play(), np.zeros(1, game.state)
    views, no_view, out = np.zeros(1, game.view_type), np.zeros(1, game.view_type), np.zeros(game.max_legal, np.int32)
    gate.new_game(played.states, 0, blank, game.seats[0], game.encode({}), 0)
    gate.begin(played, 0)
    seat = gate.who_acts(played.states, 0, game.seats[0], 0)
    count = gate.list_legal(played.states, 0, seat, out)
    gate.look(played, 0, seat, views, 0, no_view)
    ponder(game, views[0], out[:count].tolist(), 0, Budget(SHARDS))
    suggestion(game, views[0], 0)
