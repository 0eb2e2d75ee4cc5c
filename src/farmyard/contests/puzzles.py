"""Puzzles: positions in which one move is clearly better than every other, as far as its seat can see, and farmhands
often miss it.

Games among farmhands are searched for them. A decision becomes a puzzle if the best move gains at least CLEAR of a
victory over every other, by SURE standard errors, each move having had the same number of tries in the same worlds.
It is graded by how often farmhands find it; what nearly all of them find is no puzzle. Where others choose at the same
time, the best move has to be so both against farmhands as they are and against others who come to expect it.
"""

import hashlib
import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from farmyard.bots import decide
from farmyard.bots.search.driver import Budget, ponder
from farmyard.core.game import Game
from farmyard.core.seed import SEED_BITS
from farmyard.schema import notation
from farmyard.table import Table

CLEAR = 0.1  # of a victory
SURE = 4.0  # standard errors
CHOICES = range(2, 25)  # with more, a puzzle is hard to read
ASKED = 24  # farmhands
FOUND_BY_MOST = 0.75
GRADES = ((0.4, "farmhand"), (0.1, "farmer"), (0.0, "champion"))  # by the share of farmhands who find it
GLANCE, LOOK = Budget(1000), Budget(3000)
AMONG_FARMHANDS = Budget(3000, plain=1.0)  # who expect nothing
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


def mine(game: Game, first: int) -> Iterator[Puzzle | None]:
    """Puzzles from the games with seeds first, first + 1, …; None after every game. Endless."""
    named: Counter[str] = Counter()
    known: set[str] = set()
    seed = first
    while True:
        for puzzle in puzzles_of(game, seed):
            if puzzle.id not in known and named[puzzle.best] < SAME_ANSWER * (1 + len(known) // 8):
                known.add(puzzle.id)
                named[puzzle.best] += 1
                yield puzzle
        yield None
        seed += 1


def puzzles_of(game: Game, seed: int) -> Iterator[Puzzle]:
    """Searches one game among farmhands."""
    dice = Random(seed)
    table = Table(game, dice.choice(range(game.seats[0], min(game.seats[1], 4) + 1)), seed)
    while not table.over:
        asked = table.must_act()
        seat = asked[0]
        view, legal = table.view(seat), table.legal_actions(seat)
        if seat == SOLVER and len(legal) in CHOICES:
            puzzle = looked_at(table, view, legal)
            if puzzle:
                yield puzzle
        table.play(seat, decide(game, "farmhand", view, legal, dice.getrandbits(SEED_BITS)))


def looked_at(table: Table, view: Any, legal: Sequence[int]) -> Puzzle | None:
    """Is this a puzzle? The cheap questions first."""
    answers = Counter(decide(table.game, "farmhand", view, legal, seed) for seed in range(ASKED))
    if not is_promising(table.game, view, legal, answers):
        return None
    shares = chances_by(table.game, view, legal, LOOK)
    best = clearly_best(shares)
    tempting = next((action for action, _ in answers.most_common() if action != best), None)
    if best is None or tempting is None or found_by(answers, best) > FOUND_BY_MOST:
        return None
    if len(table.must_act()) > 1 and clearly_best(chances_by(table.game, view, legal, AMONG_FARMHANDS)) != best:
        return None
    return puzzle_of(table, view, {action: share for action, (share, _) in shares.items()}, best, tempting, answers)


def chances_by(game: Game, view: Any, legal: Sequence[int], budget: Budget) -> dict[int, tuple[float, float]]:
    """Of every action alone, in the same worlds: its share of the victory, and what single results differ by."""
    thoughts = {action: ponder(game, view, [action], 1, budget) for action in legal}
    return {action: (float(thought.chances[0]), thought.spread) for action, thought in thoughts.items()}


def clearly_best(shares: dict[int, tuple[float, float]]) -> int | None:
    """None if another move may be as good."""
    best, second = sorted(shares, key=lambda action: -shares[action][0])[:2]
    spread = max(spread for _, spread in shares.values())
    gain = shares[best][0] - shares[second][0]
    return best if gain >= max(CLEAR, SURE * spread * math.sqrt(2 / LOOK.playouts)) else None


def is_promising(game: Game, view: Any, legal: Sequence[int], answers: Counter[int]) -> bool:
    """At a glance: farmhands do not agree, a search sees one best move, and they often miss it."""
    if answers.most_common(1)[0][1] == ASKED and len(legal) < 4:
        return False
    glance = ponder(game, view, legal, 0, GLANCE)
    chances = np.sort(glance.chances[glance.tries > 0])
    is_close = len(chances) > 1 and chances[-1] - chances[-2] < CLEAR / 2
    return not (is_close or found_by(answers, glance.best) > FOUND_BY_MOST)


def found_by(answers: Counter[int], action: int) -> float:
    """The share of farmhands who play this."""
    return answers[action] / ASKED


def puzzle_of(
    table: Table, view: Any, shares: dict[int, float], best: int, tempting: int, answers: Counter[int]
) -> Puzzle:
    game, found = table.game, found_by(answers, best)
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
        chances={notation.name(game, action): round(100 * share) for action, share in shares.items()},
        found=round(100 * found),
        grade=next(grade for least, grade in GRADES if found >= least),
    )


def table_of(puzzle: Puzzle, game: Game) -> Table:
    """The position, with everything that led to it."""
    table = Table(game, puzzle.seats, puzzle.seed)
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
    return [Puzzle(**entry) for entry in json.loads(path.read_text("utf-8"))]
