"""The arena: levels against each other, on duplicate deals with the seats rotated.

One deal is played once for every rotation of the line-up, so that no result is due to the cards or to the
seat. Games are numbered by deal; the same seed gives the same results on any number of cores.
"""

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from openskill.models import PlackettLuce

from farmyard.bots import BEFORE, Bot, find_level, make_bot
from farmyard.bots.own import find_own, is_own
from farmyard.core.chance import game_seed
from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import check_seed
from farmyard.core.untrusted import read_json
from farmyard.games import find_game
from farmyard.table import Table

FORMAT = "farmyard arena 2"
COUNTED_FORMAT = "farmyard arena 1"  # its deals were numbered on from the seed, not hashed


@dataclass(frozen=True)
class Contest:
    """Who plays what: everything that decides the result."""

    game: str
    lineup: tuple[str, ...]  # one level per seat
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_seed(self.seed)

    @property
    def rotations(self) -> int:
        """Games per deal: all distinct seatings."""
        return len(seatings(self.lineup))

    def header(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": find_game(self.game).version,
            "lineup": list(self.lineup),
            "seed": self.seed,
            "options": self.options,
        }


@dataclass(frozen=True)
class Outcome:
    """One game: which level sat where, and how it ended."""

    deal: int
    seating: tuple[str, ...]
    scores: tuple[int, ...]
    moves: int
    ending: str

    @property
    def shares(self) -> list[float]:
        """A victory is shared by those who tie."""
        best = max(self.scores)
        return [(score == best) / self.scores.count(best) for score in self.scores]


@dataclass(frozen=True)
class Sitting:
    """One game of a contest: a deal, and who sits where."""

    contest: Contest
    deal: int
    seating: tuple[str, ...]

    @property
    def seed(self) -> int:
        return int(game_seed(self.contest.seed, self.deal))

    def dice(self) -> list[Random]:
        """One random generator per seat."""
        return [Random(f"{self.contest.seed} {self.deal} {seat} {self.seating}") for seat in range(len(self.seating))]


def line_up(game: Game, bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One level per seat; the last one named fills the table."""
    game.check_seats(players)
    levels = [find_contestant(game, name) for name in bots]
    if not 0 < len(levels) <= players:
        raise Refusal("lineup", bots=len(levels), players=players)
    return tuple(levels + levels[-1:] * (players - len(levels)))


def find_contestant(game: Game, name: str) -> str:
    """A level, also as it was, or a player of one's own: only here, since a server runs no code and opens no files for
    guests."""
    if not is_own(name):
        return name if name in BEFORE else find_level(name)
    find_own(game, name)
    return name


def make_contestant(game: Game, name: str) -> Bot:
    return find_own(game, name) if is_own(name) else make_bot(game, name)


def sittings(contest: Contest, deal: int) -> list[Sitting]:
    """One deal, once for each rotation of the line-up that seats the levels differently."""
    return [Sitting(contest, deal, seating) for seating in seatings(contest.lineup)]


def seatings(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))


@dataclass(frozen=True)
class Result:
    """Deals that were played; printed, or in a notebook, the table of results."""

    contest: Contest
    deals: list[list[Outcome]]

    @property
    def rows(self) -> "list[Row]":
        return summary(self.contest, self.deals)

    def __str__(self) -> str:
        return str(Table.artist().of_contest(self.contest, self.deals))

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return dict(Table.artist().of_contest(self.contest, self.deals)._repr_mimebundle_())


def compete(contest: Contest, deals: int, own: Mapping[str, Bot] | None = None) -> Result:
    """This many deals, one after the other; `own` are players by their names in the line-up."""
    game, known = find_game(contest.game), own or {}
    bots = {level: known.get(level) or make_contestant(game, level) for level in set(contest.lineup)}
    return Result(contest, [_play(contest, deal, bots) for deal in range(deals)])


def play_deal(contest: Contest, deal: int) -> list[Outcome]:
    game = find_game(contest.game)
    return _play(contest, deal, {level: make_contestant(game, level) for level in set(contest.lineup)})


def _play(contest: Contest, deal: int, bots: Mapping[str, Bot]) -> list[Outcome]:
    return [play_game(sitting, [bots[level] for level in sitting.seating]) for sitting in sittings(contest, deal)]


def play_game(sitting: Sitting, bots: Sequence[Callable[..., int]]) -> Outcome:
    return outcome_of(sitting, play_table(sitting, bots))


def play_table(sitting: Sitting, bots: Sequence[Callable[..., int]]) -> Table:
    """The whole game, with its log."""
    table = Table(sitting.contest.game, len(bots), sitting.seed, sitting.contest.options)
    dice = sitting.dice()
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, bots[seat](table.view(seat), table.legal_actions(seat), dice[seat]))
    return table


def outcome_of(sitting: Sitting, table: Table) -> Outcome:
    return Outcome(sitting.deal, sitting.seating, tuple(table.scores()), len(table.log), table.ending)


def run_deals(contest: Contest, deals: Iterable[int], workers: int) -> Iterator[list[Outcome]]:
    """The deals in order, played on `workers` cores."""
    if workers == 1:
        for deal in deals:
            yield play_deal(contest, deal)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_deal, *zip(*((contest, deal) for deal in deals), strict=True))


# Keeping results, so that a long contest can be interrupted


def read_results(path: Path, contest: Contest) -> list[list[Outcome]]:
    """The finished deals in this file; a half-written last line is dropped, another contest is refused."""
    if not path.exists():
        return []
    try:
        first, *lines = path.read_text("utf-8").splitlines() or [""]
        head = read_json(first)
        if head == contest.header():
            return [_read_deal(line) for line in lines if line.endswith("]}")]
    except (OSError, ValueError, LookupError, TypeError):
        head = None
    if isinstance(head, dict) and head.get("format") == COUNTED_FORMAT:
        raise Refusal("arena-old-seeds", path=path)
    raise Refusal("arena-file", path=path)


def _read_deal(text: str) -> list[Outcome]:
    data: Any = read_json(text)
    return [
        Outcome(data["deal"], tuple(g["seating"]), tuple(g["scores"]), g["moves"], g["ending"]) for g in data["games"]
    ]


def write_results(path: Path, contest: Contest, deals: Sequence[list[Outcome]]) -> None:
    """Rewrite the file with the results so far."""
    text = json.dumps(contest.header()) + "\n" + "".join(map(deal_line, deals))
    part = path.with_suffix(path.suffix + ".part")
    part.write_text(text, "utf-8")
    part.replace(path)


def deal_line(outcomes: Sequence[Outcome]) -> str:
    games = [
        {"seating": list(o.seating), "scores": list(o.scores), "moves": o.moves, "ending": o.ending} for o in outcomes
    ]
    return json.dumps({"deal": outcomes[0].deal, "games": games}) + "\n"


def write_table(path: Path, contest: Contest, deals: Sequence[list[Outcome]]) -> None:
    """One row per seat and game, as Parquet."""
    import polars

    lines = [
        {"game": contest.game, "deal": o.deal, "seat": seat, "level": level, "score": score, "share": share}
        | {"moves": o.moves, "ending": o.ending}
        for outcomes in deals
        for o in outcomes
        for seat, (level, score, share) in enumerate(zip(o.seating, o.scores, o.shares, strict=True))
    ]
    polars.DataFrame(lines).write_parquet(path)


# The table of results


@dataclass(frozen=True)
class Row:
    """One level's record. Intervals are 95 %, over deals, since the games of one deal are not independent."""

    level: str
    seats: int
    share: float
    share_error: float
    fair: float
    score: float
    score_error: float
    rating: float
    rating_error: float


def summary(contest: Contest, deals: Sequence[list[Outcome]]) -> list[Row]:
    """Levels in the order of the line-up."""
    ratings = rate(deals)
    rows = []
    for level in dict.fromkeys(contest.lineup):
        shares = [_mean_of(outcomes, level, lambda o: o.shares) for outcomes in deals]
        scores = [_mean_of(outcomes, level, lambda o: o.scores) for outcomes in deals]
        rating = ratings[level]
        rows.append(
            Row(
                level,
                contest.lineup.count(level),
                *interval(shares),
                1 / len(contest.lineup),
                *interval(scores),
                rating.mu,
                1.96 * rating.sigma,
            )
        )
    return rows


def _mean_of(outcomes: Sequence[Outcome], level: str, of: Callable[[Outcome], Sequence[float]]) -> float:
    values = [value for o in outcomes for seat, value in zip(o.seating, of(o), strict=True) if seat == level]
    return sum(values) / len(values)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean and half the width of its 95 % confidence interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def rate(deals: Sequence[list[Outcome]]) -> dict[str, Any]:
    """OpenSkill (Plackett–Luce) over all games in order; a level has one rating, the mean over its seats."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for outcome in (o for outcomes in deals for o in outcomes):
        for level in outcome.seating:
            ratings.setdefault(level, model.rating(name=level))
        ranks = [float(-score) for score in outcome.scores]
        rated = model.rate([[ratings[level]] for level in outcome.seating], ranks=ranks)
        for level in set(outcome.seating):
            mine = [team[0] for seat, team in zip(outcome.seating, rated, strict=True) if seat == level]
            mu, sigma = (sum(getattr(r, part) for r in mine) / len(mine) for part in ("mu", "sigma"))
            ratings[level] = model.rating(mu, sigma, name=level)
    return ratings
