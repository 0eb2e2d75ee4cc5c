"""A second look at a finished game: what the search thinks of every decision. Where the result came from: `account`.

Every decision is judged from the view its seat had at the time: hindsight knows no more than the
player did.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from farmyard.bots.search.driver import Budget, Thought, ponder, pondering
from farmyard.core.game import Game
from farmyard.schema import notation
from farmyard.table import Move, Table
from farmyard.text.numbers import hundredths
from farmyard.text.words import Line, line

CLOSE = 0.02  # win chances closer than this are a matter of taste


@dataclass(frozen=True)
class Decision:
    """One choice of a seat: what was played, what the search would have played, and the chances of both."""

    move: int  # number in the log
    seat: int
    played: str
    best: str
    before: float  # chance of winning with the best move
    after: float  # chance of winning with the move played
    choices: int

    @property
    def loss(self) -> float:
        """What the choice cost; less than CLOSE is nothing."""
        lost = self.before - self.after
        return lost if lost > CLOSE else 0.0


def decisions(
    table: Table, budget: Budget, seed: int = 0, pool: Executor | None = None, most: int = 1
) -> Iterator[Decision | None]:
    """Every entry of the log in order; None where there was nothing to decide. A pool judges up to `most` at a time,
    with the same results."""
    asked = questions(table, budget, seed)
    if pool is None:
        yield from (judge(*question) if question else None for question in asked)
        return
    ahead: deque[Future[Decision] | None] = deque()
    try:
        for question in asked:
            ahead.append(pool.submit(judge, *question) if question else None)
            if len(ahead) > most:
                yield answered(ahead.popleft())
        while ahead:
            yield answered(ahead.popleft())
    finally:
        for judged in ahead:
            if judged:
                judged.cancel()


def answered(judged: Future[Decision] | None) -> Decision | None:
    return judged.result() if judged else None


Question = tuple[Game, Any, Sequence[int], int, Move, int, Budget]


def questions(table: Table, budget: Budget, seed: int) -> Iterator[Question | None]:
    """What there was to decide at every entry of the log."""
    play = table.at(0)
    for number, move in enumerate(table.log):
        legal = play.legal_actions(move.seat)
        view = play.view(move.seat)
        yield (table.game, view, legal, number, move, seed + number, budget) if len(legal) > 1 else None
        play.play(*move)


def judge(game: Game, view: Any, legal: Sequence[int], number: int, move: Move, seed: int, budget: Budget) -> Decision:
    """If another move was played than the best, both get the same number of tries, in the same worlds: a search would
    give up early on what looks bad. A simultaneous choice is compared with what a mixed strategy earns, not with a
    lucky guess."""
    thought = ponder(game, view, legal, seed, budget)
    if thought.best == move.action:
        before = after = thought.chances[thought.first]
    else:
        closer = closer_look(budget)
        before, after = (ponder(game, view, [a], seed, closer).chances[0] for a in (thought.best, move.action))
    if thought.mixed:
        before = thought.gains.sum() / thought.tries.sum()
    names = notation.name(game, move.action), notation.name(game, thought.best)
    return Decision(number, move.seat, *names, float(max(before, after)), float(after), len(legal))


def closer_look(budget: Budget) -> Budget:
    """At one move alone."""
    return replace(budget, playouts=max(1, budget.playouts // 4), seconds=budget.seconds / 4, until_sure=False)


def best_and_worst(found: Sequence[Decision], count: int = 3) -> tuple[list[Decision], list[Decision]]:
    """The hardest decisions got right, and the costliest mistakes."""
    right = [d for d in found if d.played == d.best and d.choices > 2]
    wrong = [d for d in found if d.played != d.best and d.loss > CLOSE]
    hardest = sorted(right, key=lambda d: (-d.choices * min(d.before, 1 - d.before), d.move))
    return hardest[:count], sorted(wrong, key=lambda d: (-d.loss, d.move))[:count]


@dataclass(frozen=True)
class Hint:
    """Advice for one decision."""

    best: str
    chance: float
    others: list[tuple[str, float]]  # the alternatives, best first
    why: Line


def hint(game: Game, view: Any, legal: Sequence[int], budget: Budget, seed: int = 0) -> Iterator[Hint]:
    """The best move found, its chance of winning, the alternatives with theirs, and one sentence why. Improves step
    by step, so the caller may stop early."""
    if len(legal) == 1:
        yield Hint(notation.name(game, legal[0]), 0.0, [], line("hint-only"))
        return
    for thought in pondering(game, view, legal, seed, budget):
        yield explain(game, legal, thought)


def explain(game: Game, legal: Sequence[int], thought: Thought) -> Hint:
    chances = dict(zip(thought.actions, thought.chances.tolist(), strict=True))
    others = sorted((a for a in legal if a != thought.best), key=lambda a: -chances[a])
    mine, next_best = chances[thought.best], chances[others[0]]
    games = int(thought.tries.sum())
    said = "hint-mixed" if thought.mixed else "hint-close" if mine - next_best < CLOSE else "hint-clear"
    why = line(said, games=games, mine=hundredths(mine), other=hundredths(next_best))
    named = [(notation.name(game, a), chances[a]) for a in others]
    return Hint(notation.name(game, thought.best), mine, named, why)


Progress = Callable[[int, int], None]


def analyse(
    table: Table, budget: Budget, progress: Progress | None = None, seed: int = 0, threads: int = 1
) -> list[Decision]:
    """All decisions of a finished game, with progress after each move."""
    found = []
    with ThreadPoolExecutor(threads) as pool:
        for number, decision in enumerate(decisions(table, budget, seed, pool, threads), 1):
            if decision:
                found.append(decision)
            if progress:
                progress(number, len(table.log))
    return found
