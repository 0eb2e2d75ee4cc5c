"""Puzzles: positions in which one move is clearly better than every other, as far as its seat can see, and farmhands
often miss it.

Games among farmhands are searched for them. A decision becomes a puzzle if the best move gains at least CLEAR of a
victory over every other, by SURE standard errors, each move having had the same number of tries in the same worlds.
Moves within EVEN of the best are answers, too, if they are few, and each gains as clearly over every move that is none:
two cards that the same player must hold may be asked for in any order. Searches differ by more than their playouts
do, since each settles on plans of its own: so LOOKS are taken in worlds of their own. Together they have to find the
answers that clear, by SURE standard errors of what they differ by, too, and each of them at least half as clear. A
puzzle is graded by how often farmhands find an answer; what nearly all of them find is no puzzle.
Where others choose at the same time, the answers have to be the same both against farmhands as they are and against
others who come to expect it.
"""

import hashlib
import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from farmyard.bots import decide
from farmyard.bots.search.driver import Budget, Thought, ponder
from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.seed import SEED_BITS
from farmyard.schema import notation
from farmyard.table import Table

CLEAR = 0.1  # of a victory
SURE = 4.0  # standard errors
EVEN = 0.03  # of a victory: what lies closer to the best move is as good
ANSWERS = 3  # at most, and no more than half of all moves
WON = 0.85  # a position in which a wrong move wins as often as this asks for nothing
CHOICES = range(2, 25)  # with more, a puzzle is hard to read
ASKED = 24  # farmhands
FOUND_BY_MOST = 0.75
GRADES = ((0.4, "farmhand"), (0.1, "farmer"), (0.0, "champion"))  # by the share of farmhands who find it
GLANCE, LOOK = Budget(1000), Budget(3000)
AMONG_FARMHANDS = Budget(3000, plain=1.0)  # who expect nothing
HEARD = 20  # tries from which a glance counts
LOOKS = (1, 3, 5)  # seeds, further apart than a search has sets of trees
SAME_ANSWER = 3  # at most this many with the same best move, for variety
SOLVER = 0  # the seat that is asked: the page shows puzzles from there


@dataclass(frozen=True)
class Puzzle:
    """A position as a deal and moves, and what was found out about it. `chances` by move, in percent."""

    id: str
    game: str
    rules: int
    seats: int
    seed: int
    moves: list[str]
    best: str
    tempting: str  # what most farmhands play instead
    chances: dict[str, int]
    found: int  # of a hundred farmhands
    grade: str
    also: list[str]  # answers that are as good
    gainers: dict[str, tuple[int, int]]  # by wrong move: the seat that it helps most, and by how many percent
    options: dict[str, OptionValue]


@dataclass(frozen=True)
class Trial:
    """Of one move alone: every seat's share of the victory, and what single results differ by."""

    share: float
    spread: float
    shares: tuple[float, ...]


def mine(
    game: Game, first: int, options: Mapping[str, OptionValue] | None = None, known: Sequence[Puzzle] = ()
) -> Iterator[Puzzle | None]:
    """Puzzles other than those that are known, from the games with seeds first, first + 1, …; None after every game.
    Endless."""
    named = Counter(puzzle.best for puzzle in known)
    ids = {puzzle.id for puzzle in known}
    seed = first
    while True:
        for puzzle in puzzles_of(game, seed, options):
            if puzzle.id not in ids and named[puzzle.best] < SAME_ANSWER * (1 + len(ids) // 8):
                ids.add(puzzle.id)
                named[puzzle.best] += 1
                yield puzzle
        yield None
        seed += 1


def puzzles_of(game: Game, seed: int, options: Mapping[str, OptionValue] | None = None) -> Iterator[Puzzle]:
    """Searches one game among farmhands."""
    dice = Random(seed)
    table = Table(game, dice.choice(range(game.seats[0], min(game.seats[1], 4) + 1)), seed, options)
    while not table.over:
        seat = table.must_act()[0]
        if seat == SOLVER and len(table.legal_actions(seat)) in CHOICES:
            puzzle = looked_at(table)
            if puzzle:
                yield puzzle
        view, legal = table.view(seat), table.legal_actions(seat)
        table.play(seat, decide(game, "farmhand", view, legal, dice.getrandbits(SEED_BITS)))


def looked_at(table: Table) -> Puzzle | None:
    """Is this a puzzle? The cheap questions first."""
    game, view, legal = table.game, table.view(SOLVER), table.legal_actions(SOLVER)
    asked = Counter(decide(game, "farmhand", view, legal, seed) for seed in range(ASKED))
    if not is_promising(game, view, legal, asked):
        return None
    looks = looks_at(table)
    trials = together(looks) if looks else {}
    answers = answers_in(trials) if looks and is_confirmed(table, looks) else []
    tempting = next((action for action, _ in asked.most_common() if action not in answers), None)
    if not answers or tempting is None or found_by(asked, answers) > FOUND_BY_MOST:
        return None
    return puzzle_of(table, view, trials, answers, tempting, found_by(asked, answers))


def looks_at(table: Table) -> list[dict[int, Trial]]:
    """All of them, or none where the first shows nothing clear."""
    game, view, legal = table.game, table.view(SOLVER), table.legal_actions(SOLVER)
    first = tried(game, view, legal, LOOK)
    shares = sorted((trial.share for trial in first.values()), reverse=True)
    if max(better - worse for better, worse in pairwise(shares[: ANSWERS + 1])) < CLEAR / 2:
        return []
    return [first, *(tried(game, view, legal, LOOK, seed) for seed in LOOKS[1:])]


def is_confirmed(table: Table, looks: Sequence[dict[int, Trial]]) -> bool:
    """By every look, and by SURE standard errors of what looks differ by; among farmhands, too, where all choose."""
    answers = answers_in(together(looks))
    if not answers:
        return False
    gaps = [gap(look, answers) for look in looks]
    if min(gaps) < CLEAR / 2 or fmean(gaps) < SURE * stdev(gaps) / math.sqrt(len(gaps)):
        return False
    game, view, legal = table.game, table.view(SOLVER), table.legal_actions(SOLVER)
    return len(table.must_act()) == 1 or gap(tried(game, view, legal, AMONG_FARMHANDS), answers) >= CLEAR


def gap(trials: dict[int, Trial], answers: Sequence[int]) -> float:
    """How far the worst answer is ahead of the best other move."""
    return min(trials[action].share for action in answers) - max(
        trial.share for action, trial in trials.items() if action not in answers
    )


def together(looks: Sequence[dict[int, Trial]]) -> dict[int, Trial]:
    return {action: mean_of([look[action] for look in looks]) for action in looks[0]}


def mean_of(trials: Sequence[Trial]) -> Trial:
    shares = tuple(fmean(by_look) for by_look in zip(*(trial.shares for trial in trials), strict=True))
    return Trial(fmean(trial.share for trial in trials), max(trial.spread for trial in trials), shares)


def tried(game: Game, view: Any, legal: Sequence[int], budget: Budget, seed: int = LOOKS[0]) -> dict[int, Trial]:
    """Every action alone, in the same worlds."""
    thoughts = {action: ponder(game, view, [action], seed, budget) for action in legal}
    return {action: Trial(float(t.chances[0]), t.spread, t.shares) for action, t in thoughts.items()}


def answers_in(trials: dict[int, Trial]) -> list[int]:
    """The best move, and those that are as good; none if another move may be nearly as good."""
    order = sorted(trials, key=lambda action: -trials[action].share)
    least = trials[order[0]].share - EVEN
    answers = [action for action in order if trials[action].share >= least]
    others = order[len(answers) :]
    if len(answers) > min(ANSWERS, len(others)) or trials[others[0]].share >= WON:
        return []
    spread = max(trial.spread for trial in trials.values())
    return answers if gap(trials, answers) >= max(CLEAR, SURE * spread * math.sqrt(2 / LOOK.playouts)) else []


def is_promising(game: Game, view: Any, legal: Sequence[int], asked: Counter[int]) -> bool:
    """At a glance: farmhands do not agree, a search sees one best move or a few, and they often miss it."""
    if asked.most_common(1)[0][1] == ASKED and len(legal) < 4:
        return False
    chances = glanced(ponder(game, view, legal, 0, GLANCE))
    order = sorted(chances, key=lambda action: -chances[action])
    drops = [chances[better] - chances[worse] for better, worse in pairwise(order[: ANSWERS + 1])]
    if not drops or max(drops) < CLEAR / 2:
        return False
    return found_by(asked, order[: 1 + drops.index(max(drops))]) <= FOUND_BY_MOST


def glanced(glance: Thought) -> dict[int, float]:
    """What a search gave up after a few tries is no better than what it went on with, however lucky they were."""
    tried = {action: i for i, action in enumerate(glance.actions) if glance.tries[i]}
    chances = {action: float(glance.chances[i]) for action, i in tried.items()}
    heard = min(chances[action] for action, i in tried.items() if glance.tries[i] >= HEARD)
    return {a: chances[a] if glance.tries[i] >= HEARD else min(chances[a], heard) for a, i in tried.items()}


def found_by(asked: Counter[int], answers: Sequence[int]) -> float:
    """The share of farmhands who play one of these."""
    return sum(asked[action] for action in answers) / ASKED


def puzzle_of(
    table: Table, view: Any, trials: dict[int, Trial], answers: Sequence[int], tempting: int, found: float
) -> Puzzle:
    game, (best, *also) = table.game, answers
    name = hashlib.sha256(f"{game.id} {game.version} ".encode() + view.tobytes()).hexdigest()[:8]
    return Puzzle(
        id=name,
        game=game.id,
        rules=game.version,
        seats=table.seats,
        seed=int(table.seed),
        moves=[f"{move.seat} {notation.name(game, move.action)}" for move in table.log],
        best=notation.name(game, best),
        tempting=notation.name(game, tempting),
        chances={notation.name(game, action): round(100 * trial.share) for action, trial in trials.items()},
        found=round(100 * found),
        grade=next(grade for least, grade in GRADES if found >= least),
        also=[notation.name(game, action) for action in also],
        gainers={
            notation.name(game, action): gainer(trials[best], trial)
            for action, trial in trials.items()
            if action not in answers
        },
        options=dict(table.options),
    )


def gainer(best: Trial, wrong: Trial) -> tuple[int, int]:
    """Whom a wrong move helps most, and by how many percent of a victory."""
    more = [wrong.shares[seat] - best.shares[seat] for seat in range(len(best.shares))]
    seat = max(range(len(more)), key=lambda one: more[one])
    return seat, round(100 * more[seat])


def table_of(puzzle: Puzzle, game: Game) -> Table:
    """The position, with everything that led to it."""
    table = Table(game, puzzle.seats, puzzle.seed, puzzle.options)
    for entry in puzzle.moves:
        seat, _, move = entry.partition(" ")
        table.play(int(seat), move)
    return table


def write_puzzles(path: Path, found: Sequence[Puzzle]) -> None:
    """One puzzle a line: differences are readable. Whole or not at all."""
    lines = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in found)
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(f"[\n{lines}\n]\n", "utf-8")
    fresh.replace(path)


def read_puzzles(path: Path) -> list[Puzzle]:
    entries = json.loads(path.read_text("utf-8"))
    return [Puzzle(**entry | {"gainers": {k: tuple(v) for k, v in entry["gainers"].items()}}) for entry in entries]
