"""The public benchmark: a submitted player against fixed opponents on fixed deals.

A season fixes everything but the submission: the table size, the deals, the dice of every seat, and the opponents, one
level at a time. Probes pin how each level plays: hashes of the moves it makes in fixed games, compared before the first
game. Every deal is played once from every seat.

A result contains every move of the submission. The opponents' moves follow from the season, so anybody can replay the
games, with the submission or without it, and see whether they end as the result says.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from farmyard.bots import Bot, make_bot
from farmyard.contests.arena import (
    Contest,
    Sitting,
    interval,
    make_contestant,
    outcome_of,
    play_table,
    sittings,
)
from farmyard.contests.seasons import DEALS, PLAYERS, PROBED, PROBES, SEASON
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.table import Table

SUBMISSION = "submission"  # its name in the line-up, whatever it is called: the dice follow from the line-up


@dataclass(frozen=True)
class Played:
    """One game of a submission, and all of its moves."""

    opponents: str
    deal: int
    seat: int
    scores: tuple[int, ...]
    moves: tuple[int, ...]

    @property
    def share(self) -> float:
        """Of the victory, which is shared by those who tie."""
        best = max(self.scores)
        return (self.scores[self.seat] == best) / self.scores.count(best)


@dataclass(frozen=True)
class Score:
    """Against one level: the share of victories, with half the width of its 95 % interval over deals."""

    opponents: str
    games: int
    share: float
    error: float


@dataclass(frozen=True)
class Misfit:
    """A game that replays differently from what the result says."""

    played: Played
    why: str  # "moves": the submission chooses otherwise; "scores": it ends otherwise


def players_of(game: Game) -> int:
    return min(max(PLAYERS, game.seats[0]), game.seats[1])


def contest_of(game: Game, opponents: str) -> Contest:
    """Against every level the same deals are played."""
    seed = int.from_bytes(hashlib.sha256(f"farmyard benchmark {SEASON} {game.id}".encode()).digest()[:8]) >> 1
    return Contest(game.id, (SUBMISSION, *[opponents] * (players_of(game) - 1)), seed)


def deals_of(opponents: str, most: int | None) -> range:
    return range(DEALS[opponents] if most is None else min(most, DEALS[opponents]))


# Playing


def run(bot: str, game: Game, levels: Sequence[str], most: int | None, workers: int) -> Iterator[list[Played]]:
    """One deal after another, against one level after another."""
    jobs = [(bot, game.id, level, deal) for level in levels for deal in deals_of(level, most)]
    yield from spread(play_deal, jobs, workers)


def spread(do: Callable[..., Any], jobs: Sequence[tuple[Any, ...]], workers: int) -> Iterator[Any]:
    """The jobs in order, on this many cores."""
    if workers == 1:
        yield from (do(*job) for job in jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(do, *zip(*jobs, strict=True))


def play_deal(bot: str, name: str, level: str, deal: int) -> list[Played]:
    game = find_game(name)
    mine, theirs = make_contestant(game, bot), make_bot(game, level)
    return [play_sitting(sitting, mine, theirs) for sitting in sittings(contest_of(game, level), deal)]


def play_sitting(sitting: Sitting, mine: Bot, theirs: Bot) -> Played:
    seat = sitting.seating.index(SUBMISSION)
    table = play_table(sitting, [mine if level == SUBMISSION else theirs for level in sitting.seating])
    moves = tuple(move.action for move in table.log if move.seat == seat)
    return Played(sitting.contest.lineup[1], sitting.deal, seat, outcome_of(sitting, table).scores, moves)


def scores_of(games: Iterable[Played]) -> list[Score]:
    by_level: dict[str, dict[int, list[float]]] = {}
    for game in games:
        by_level.setdefault(game.opponents, {}).setdefault(game.deal, []).append(game.share)
    return [
        Score(level, sum(map(len, deals.values())), *interval([sum(shares) / len(shares) for shares in deals.values()]))
        for level, deals in by_level.items()
    ]


# Checking


class Reciter:
    """Makes the moves that are written down, and compares them with those of a player, if there is one."""

    def __init__(self, moves: Sequence[int], player: Bot | None) -> None:
        self.left, self.player, self.differs = list(reversed(moves)), player, False

    def __call__(self, view: Any, legal: Sequence[int], dice: Random) -> int:
        if self.player and self.player(view, legal, dice) != (self.left[-1] if self.left else None):
            self.differs = True
        if not self.left or self.left[-1] not in legal:
            raise StopIteration
        return self.left.pop()


def check_games(games: Sequence[Played], game: Game, bot: str | None, workers: int) -> Iterator[Misfit | None]:
    """Play these games again, one after another."""
    yield from spread(check_game, [(played, game.id, bot) for played in games], workers)


def check_game(played: Played, name: str, bot: str | None) -> Misfit | None:
    game = find_game(name)
    contest = contest_of(game, played.opponents)
    sitting = next(s for s in sittings(contest, played.deal) if s.seating[played.seat] == SUBMISSION)
    reciter = Reciter(played.moves, make_contestant(game, bot) if bot else None)
    theirs = make_bot(game, played.opponents)
    try:
        table = play_table(sitting, [reciter if level == SUBMISSION else theirs for level in sitting.seating])
    except StopIteration:
        return Misfit(played, "moves")
    if reciter.differs or reciter.left:
        return Misfit(played, "moves")
    return None if tuple(table.scores()) == played.scores else Misfit(played, "scores")


# Frozen opponents


def probe(game: Game, level: str) -> str:
    """A hash of the first moves of a fixed game among players of this level."""
    sitting = Sitting(contest_of(game, level), 0, (level,) * players_of(game))
    bot, dice = make_bot(game, level), sitting.dice()
    table = Table(game, len(dice), sitting.seed)
    moves = []
    for seat, legal in islice(choices(table), PROBED[level]):
        moves.append(bot(table.view(seat), legal, dice[seat]))
        table.play(seat, moves[-1])
    return hashlib.sha256(f"{game.version} {moves}".encode()).hexdigest()[:16]


def choices(table: Table) -> Iterator[tuple[int, list[int]]]:
    while not table.over:
        seat = table.must_act()[0]
        yield seat, table.legal_actions(seat)


def check_opponents(game: Game, levels: Iterable[str]) -> None:
    """Refuse to play where rules or players are no longer those of the season."""
    if game.id not in PROBES:
        raise Refusal("benchmark-game", title=game.title, known=", ".join(PROBES))
    for level in levels:
        if probe(game, level) != PROBES[game.id][level]:
            raise Refusal("benchmark-season", season=SEASON, level=level, title=game.title)
