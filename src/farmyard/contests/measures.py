"""What a game is like, measured on whole games: how much there is to choose, how its course rises and falls, when it is
decided, what players cannot know. docs/lab.md defines every measure and names its source.

Chances of winning are estimated twice, by two independent sets of farmhands' games from the true position, so that
the noise of one does not count as a rise or fall where both are multiplied.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.bots.crafts import bind_with_craft
from farmyard.contests import course, judge
from farmyard.contests.account import blank_streams
from farmyard.contests.benchmark import spread
from farmyard.contests.course import Eyes
from farmyard.core import door
from farmyard.core.chance import game_seed
from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import check_seed
from farmyard.games import find_game
from farmyard.observation import hidden_plan_of, hidden_size_of

CERTAIN = 1.96  # standard errors on either side of a mean, in 95 % of cases
PLAYOUTS, WORLDS = 100, 32  # a position's, each time
SURE = 0.9  # a chance to win from which a game counts as decided


@dataclass(frozen=True)
class Course:
    """One game, decision by decision."""

    choices: NDArray[np.int64]
    chances: NDArray[np.float64]  # two estimates; before every decision and at the end; by seat
    doubts: NDArray[np.float64]  # bits that the one who decides cannot know: remembering nothing, and everything

    @property
    def result(self) -> NDArray[np.float64]:
        found: NDArray[np.float64] = self.chances[0, -1]
        return found

    @property
    def means(self) -> NDArray[np.float64]:
        found: NDArray[np.float64] = self.chances.mean(0)
        return found


@dataclass(frozen=True)
class Measure:
    name: str
    mean: float
    error: float  # half the width of the 95 % interval, over games


# One game


class Watcher:
    """Plays games and takes down their courses."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, OptionValue], playouts: int = PLAYOUTS) -> None:
        self.game, self.seats, self.options = game, seats, game.encode(options)
        self.native, self.judge = bind_with_craft(game, course), bind_with_craft(game, judge)
        self.door = game.bind(door)
        self.sheet, self.scratch, self.playing = game.sheet(), game.sheet(), game.in_play()
        self.streams = [blank_streams(playouts) for _ in range(2)]
        self.worths = np.zeros((playouts, seats))
        self.told = np.zeros((WORLDS, seats - 1, hidden_size_of(game)), np.float32)
        views = [np.zeros(1, game.view_type) for _ in range(3)]
        self.eyes = Eyes(
            game.in_play(), views[0], views[1], views[1].view(np.uint8), views[2], *hidden_plan_of(game, seats)
        )

    def watch(self, seed: int) -> Course:
        """One game to its end."""
        self.native.deal(self.sheet, self.playing, self.seats, self.options, seed)
        for half, streams in enumerate(self.streams):
            self.judge.begin_streams(self.scratch, game_seed(seed, half), streams)
        choices, chances, doubts, seat = [], [self.chances()], [], 0
        while not self.door.over(self.playing.states, 0):
            seat = self.door.who_acts(self.playing.states, 0, self.seats, seat)
            choices.append(self.native.count_choices(self.sheet, self.playing, seat))
            doubts.append(self.doubts(seat, game_seed(seed, len(choices))))
            self.native.go_on(self.sheet, self.playing, seat)
            chances.append(self.chances())
        return Course(np.array(choices), np.stack(chances, 1), np.array(doubts))

    def chances(self) -> NDArray[np.float64]:
        found = []
        for streams in self.streams:
            self.native.weigh(self.scratch, self.playing, self.seats, streams, self.worths)
            found.append(self.worths.mean(0))
        return np.stack(found)

    def doubts(self, seat: int, seed: int) -> tuple[float, float]:
        return self.doubt(seat, seed, False), self.doubt(seat, seed, True)

    def doubt(self, seat: int, seed: int, remembering: bool) -> float:
        """Entropy of what the others hide, number by number, in bits."""
        self.told[...] = 0
        self.native.imagine_others(
            self.scratch, self.playing, seat, self.seats, seed, remembering, self.eyes, self.told
        )
        return entropy(self.told.reshape(WORLDS, -1))


def entropy(rows: NDArray[np.float32]) -> float:
    """Of every column, from how often each of its values occurs; added up as if they were independent."""
    same = (rows[:, None] == rows[None]).sum(1)
    return float(np.log2(len(rows) / same).mean(0).sum())


@dataclass(frozen=True)
class Plan:
    """Which games are watched, and how closely."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    games: int
    playouts: int = PLAYOUTS

    def check(self) -> None:
        game = find_game(self.game)
        game.check_seats(self.seats)
        check_seed(self.seed)
        game.encode(self.options)
        if self.games < 1 or self.playouts < 1:
            raise Refusal("games-count")


def watch_games(plan: Plan, workers: int) -> Iterator[Course]:
    """In order; the same on any number of cores."""
    yield from spread(watch_game, [(plan, number) for number in range(plan.games)], workers)


def watch_game(plan: Plan, number: int) -> Course:
    return Watcher(find_game(plan.game), plan.seats, plan.options, plan.playouts).watch(game_seed(plan.seed, number))


# What a course shows


def length(c: Course) -> float:
    return float(len(c.choices))


def free(c: Course) -> float:
    """The share of decisions in which there is a choice."""
    return float((c.choices > 1).mean())


def branching(c: Course) -> float:
    """Legal actions where there is a choice."""
    return float(c.choices[c.choices > 1].mean()) if (c.choices > 1).any() else 1.0


def tree(c: Course) -> float:
    """The decimal exponent of the number of ways such a game could have gone."""
    return float(np.log10(c.choices).sum())


def leads(c: Course) -> float:
    """How often another seat comes to the front; who is level with the leader does not."""
    changes, leader = 0, int(c.means[0].argmax())
    for chances in c.means[1:]:
        if chances.max() > chances[leader]:
            leader, changes = int(chances.argmax()), changes + 1
    return float(changes)


def behind(c: Course) -> NDArray[np.float64]:
    """How far the winner was behind the leader, before every decision."""
    found: NDArray[np.float64] = (c.means.max(1) - c.means[:, int(c.result.argmax())])[:-1]
    return found


def drama(c: Course) -> float:
    gaps = behind(c)
    return float(np.sqrt(gaps[gaps > 0]).mean()) if (gaps > 0).any() else 0.0


def comeback(c: Course) -> float:
    """How far below an even share the winner once was, as a part of it."""
    fair = 1 / len(c.result)
    return float(max(0.0, 1 - c.means[:, int(c.result.argmax())].min() / fair))


def decided(c: Course) -> float:
    """The part of the game that is over when its winner is sure and stays so."""
    unsure = np.flatnonzero(c.means[:, int(c.result.argmax())] < SURE)
    return float((unsure[-1] + 1) / len(c.means)) if len(unsure) else 0.0


def tension(c: Course) -> float:
    """How open the game is on average: the entropy of the chances, 1 where all are equal."""
    chances = c.means[:-1]
    logs = np.log(np.where(chances > 0, chances, 1.0))
    return float((-(chances * logs).sum(1) / np.log(len(c.result))).mean())


def doubt(c: Course) -> float:
    """Bits that the one who decides cannot know."""
    return float(c.doubts[:, 1].mean())


def leak(c: Course) -> float:
    """Bits that whoever has watched knows, besides what lies on the table."""
    return float((c.doubts[:, 0] - c.doubts[:, 1]).mean())


EACH: Mapping[str, Callable[[Course], float]] = {
    one.__name__: one for one in (length, free, branching, tree, leads, drama, comeback, decided, tension, doubt, leak)
}
KNOWN = {"deal": 0.0, "half": 0.5, "late": 0.9}  # how much of a result is known after this part of a game


def measures(courses: Sequence[Course]) -> list[Measure]:
    found = []
    for name, one in EACH.items():
        values = np.array([one(c) for c in courses])
        found.append(Measure(name, float(values.mean()), error_of(values)))
    return found + [known(name, part, courses) for name, part in KNOWN.items()]


def known(name: str, part: float, courses: Sequence[Course]) -> Measure:
    """The share of the variance of results that chances at this moment explain: chances are a martingale, so what is
    known never grows less."""
    told, all_told = np.array([explained(c, part) for c in courses]).T
    share = told.sum() / all_told.sum()
    return Measure(name, float(max(0.0, share)), error_of((told - share * all_told) / all_told.mean()))


def explained(c: Course, part: float) -> tuple[float, float]:
    one, other = c.chances[:, int(part * len(c.choices))] - 1 / len(c.result)
    return float((one * other).mean()), float(((c.result - 1 / len(c.result)) ** 2).mean())


def error_of(values: Any) -> float:
    return float(CERTAIN * values.std(ddof=1) / len(values) ** 0.5) if len(values) > 1 else 0.0


def warm(game: Game) -> None:
    """Compile what games are watched with, by watching one."""
    Watcher(game, game.seats[0], {}, 1).watch(0)
