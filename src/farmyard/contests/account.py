"""An account that adds up: where each seat's share of the victory came from, card by card and move by move.

`judge` computes the entries. Per seat the columns are: the *deal*; the *draws*, cards that came later; the farmhands'
*dice*; *gifts*, the effect of the others' choices; *choices*, the effect of one's own as far as one could see, compared
with a farmhand's; *hidden*, the rest of their effect, which one could not foresee. In every game they add up to the
result minus an even share; over many games between equals each averages zero.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.bots.crafts import bind_with_craft
from farmyard.contests import judge
from farmyard.contests.judge import COLUMNS, Books, Finished, Step, Streams
from farmyard.core.game import Game
from farmyard.core.in_play import InPlay
from farmyard.core.refusal import Refusal
from farmyard.core.seed import seed_from
from farmyard.table import Table
from farmyard.text.numbers import hundredths
from farmyard.text.words import Line, Who, line

JUDGE = "farmhands 1"  # this season's: another judge, or another way of asking it, gets another name
STREAMS = 200
FARMHAND = "farmhand"
NAMES = ("deal", "draws", "dice", "gifts", "hidden", "choices")
CERTAIN = 1.96  # standard errors on either side of a mean, in 95 % of cases


@dataclass(frozen=True)
class Share:
    """Of a victory, or of all that results differ by; and how far it may be off (95 %)."""

    share: float
    error: float


@dataclass(frozen=True)
class Account:
    """Where one seat's result came from; `fair` and the columns add up to `result`."""

    seat: int
    fair: float
    result: float
    columns: dict[str, Share]

    @property
    def luck(self) -> float:
        """All that was not one's own choice."""
        return self.result - self.fair - self.columns["choices"].share


@dataclass(frozen=True)
class Change:
    """What a step of the log changed."""

    first: int  # number in the log
    last: int
    columns: NDArray[np.float64]  # by seat and column


class Ledger:
    """The account of one finished game, step by step."""

    def __init__(self, table: Table, levels: Sequence[str | None] = (), streams: int = STREAMS) -> None:
        if streams < 2:
            raise Refusal("streams-few", streams=streams)
        if levels and len(levels) != table.seats:
            raise Refusal("array", name="levels", wanted=f"({table.seats},)", have=f"({len(levels)},)")
        self.game, self.seats = table.game, table.seats
        self.playing = started(table)
        self.log = log_of(table, levels, seed_of(self.playing))
        self.streams = blank_streams(streams)
        self.books = blank_books(streams, self.seats, room_for(table))
        self.step = blank_step(self.game, self.seats)
        self.sheet = self.game.sheet()
        self.native = bind_with_craft(self.game, judge)
        self.native.begin_streams(self.sheet, self.log.seed, self.streams)
        self.native.open_books(self.sheet, self.playing, self.seats, self.streams, self.books)

    def steps(self) -> Iterator[Change]:
        """Enter everything, one step after the other."""
        at, before = 0, self.means()
        while at < len(self.log.moves):
            first = at
            at = self.native.take_step(self.sheet, self.playing, at, self.log, self.streams, self.books, self.step)
            now = self.means()
            yield Change(first, at - 1, now - before)
            before = now

    def means(self) -> NDArray[np.float64]:
        """So far, by seat and column."""
        found: NDArray[np.float64] = self.books.columns.mean(0)
        return found

    def accounts(self) -> list[Account]:
        """At the end."""
        means = self.means()
        errors = CERTAIN * self.books.columns.std(0, ddof=1) / np.sqrt(len(self.books.columns))
        results = self.books.now.mean(0)
        return [self._account(seat, float(results[seat]), means[seat], errors[seat]) for seat in range(self.seats)]

    def _account(self, seat: int, result: float, means: Any, errors: Any) -> Account:
        entries = zip(NAMES, means.tolist(), errors.tolist(), strict=True)
        return Account(seat, 1 / self.seats, result, {name: Share(share, error) for name, share, error in entries})


def account(table: Table, levels: Sequence[str | None] = (), streams: int = STREAMS) -> list[Account]:
    """The accounts of a finished game; `levels` by seat, where known: a farmhand's choices count as dice."""
    ledger = Ledger(table, levels, streams)
    for _ in ledger.steps():
        pass
    return ledger.accounts()


def sums(accounts: Sequence[Account]) -> dict[str, float]:
    """Of each column over all seats: nothing for the deal, draws and dice. What a choice did to others is a gift, its
    effect on its own seat choice and hidden, so that only these three together are nothing."""
    return {name: sum(one.columns[name].share for one in accounts) for name in NAMES}


def told(found: Account) -> Line:
    """One sentence: the effect of a player's own choices, and of everything else."""
    return line("account-said", choices=choices_line(found), luck=luck_line(found))


def choices_line(found: Account) -> Line:
    share, who = found.columns["choices"].share, Who(found.seat)
    return line(f"account-choices-{sign_of(share)}", who=who, percent=hundredths(abs(share)))


def luck_line(found: Account) -> Line:
    return line(f"account-luck-{sign_of(found.luck)}", percent=hundredths(abs(found.luck)))


def sign_of(share: float) -> str:
    return "even" if not hundredths(share) else "up" if share > 0 else "down"


def log_of(table: Table, levels: Sequence[str | None], seed: int) -> Finished:
    farmhands = [level == FARMHAND for level in levels] or [False] * table.seats
    return Finished(np.array(table.log, np.int64).reshape(-1, 2), table.seats, np.array(farmhands, np.uint8), seed)


def started(table: Table) -> InPlay:
    """The game as it was dealt, on records of its own."""
    found: list[InPlay] = []

    def take(games: InPlay, i: int) -> None:
        before = np.zeros_like(games.before)
        found.append(InPlay(games.states[i : i + 1].copy(), games.memories[i : i + 1].copy(), before))

    table.at(0).inspect(take)
    return found[0]


def seed_of(playing: InPlay) -> int:
    """The streams follow from the deal: the same game has the same account everywhere."""
    return seed_from(JUDGE.encode() + playing.states.tobytes())


def room_for(table: Table) -> int:
    """A row for every set of seats that choose at the same time."""
    again, most = table.at(0), 1
    for move in table.log:
        most = max(most, len(again.must_act()))
        again.advance(move)
    return 1 << most


def blank_streams(streams: int) -> Streams:
    return Streams(*(np.zeros(streams, np.uint64) for _ in range(4)))


def blank_books(streams: int, seats: int, rows: int) -> Books:
    plain = (streams, seats)
    made = np.zeros((rows, *plain))
    return Books(np.zeros(plain), made, np.zeros(plain), np.zeros(plain), np.zeros((*plain, COLUMNS)))


def blank_step(game: Game, seats: int) -> Step:
    actions, choices, choosers = (np.zeros(seats, np.int64) for _ in range(3))
    views = (np.zeros(1, game.view_type) for _ in range(2))
    return Step(game.in_play(), actions, choices, choosers, *views)


def warm(game: Game) -> None:
    """Compile the judge, by beginning a game."""
    table = Table(game, game.seats[0])
    table.play(table.must_act()[0], table.legal_actions(table.must_act()[0])[0])
    account(table, streams=2)
