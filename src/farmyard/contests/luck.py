"""The luck of a game: how much of the difference between results is the deal, the draws, and what the players choose,
when all of them play at one level.

Every game gets its account. A column's share is what it has in common with the result, seat by seat, as a part of what
the results differ by; so the shares add up to one. Streams need not be many: where the judge is off has nothing to do
with how the game ended.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from random import Random

import numpy as np
from numpy.typing import NDArray

from farmyard.bots import decide, find_level
from farmyard.contests.account import CERTAIN, JUDGE, NAMES, Share, account
from farmyard.core.chance import game_seed
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.seed import SEED_BITS
from farmyard.games import find_game
from farmyard.table import Table

PARTS = {"deal": ("deal",), "draws": ("draws",), "choices": ("dice", "gifts", "hidden", "choices")}
STREAMS = 8


@dataclass(frozen=True)
class Luck:
    game: str
    rules: int
    seats: int
    level: str
    games: int
    streams: int
    seed: int
    judge: str
    parts: dict[str, Share]


def measure(
    game: Game,
    seats: int,
    level: str,
    games: int,
    seed: int = 0,
    streams: int = STREAMS,
    workers: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> Luck:
    """As many games as asked for; the same ones whatever the workers."""
    check(game, seats, level, games)
    rows = []
    for row in moments(game, seats, level, games, seed, streams, workers):
        rows.append(row)
        progress()
    parts = dict(zip(PARTS, shares(np.array(rows)), strict=True))
    return Luck(game.id, game.version, seats, level, games, streams, seed, JUDGE, parts)


def check(game: Game, seats: int, level: str, games: int) -> None:
    game.check_seats(seats)
    find_level(level)
    if games < 2:
        raise Refusal("luck-games", games=games)


def moments(
    game: Game, seats: int, level: str, games: int, seed: int, streams: int, workers: int
) -> Iterator[NDArray[np.float64]]:
    look = partial(moments_of, game.id, game.version, seats, level, streams)
    seeds = [int(game_seed(seed, number)) for number in range(games)]
    if workers == 1:
        yield from map(look, seeds)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(look, seeds)


def moments_of(name: str, rules: int, seats: int, level: str, streams: int, seed: int) -> NDArray[np.float64]:
    """Of one game: what each part has in common with the result, and last what the result is off an even share by,
    squared; summed over the seats."""
    found = account(played(find_game(name, rules), seats, level, seed), streams=streams)
    off = np.array([one.result - one.fair for one in found])
    columns = np.array([[one.columns[name].share for name in NAMES] for one in found])
    common = dict(zip(NAMES, off @ columns, strict=True))
    return np.array([*(sum(common[name] for name in names) for names in PARTS.values()), off @ off])


def shares(rows: NDArray[np.float64]) -> Sequence[Share]:
    """A ratio of two means, with the standard error of one."""
    common, off = rows[:, :-1], rows[:, -1]
    found = common.sum(0) / off.sum()
    spread = np.sqrt(((common - np.outer(off, found)) ** 2).sum(0)) / off.sum()
    return [Share(float(share), float(CERTAIN * error)) for share, error in zip(found, spread, strict=True)]


def played(game: Game, seats: int, level: str, seed: int) -> Table:
    """A game among equals."""
    dice, table = Random(seed), Table(game, seats, seed)
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, decide(game, level, table.view(seat), table.legal_actions(seat), dice.getrandbits(SEED_BITS)))
    return table
