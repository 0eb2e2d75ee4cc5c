"""Many games of random play, counted as they are played: a billion need no more memory than ten."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import check_seed
from farmyard.lab import rollout
from farmyard.lab.rollout import Results

CHUNK = 1000
MOST_GAMES = 10**15 - 1


class Tally:
    """The results so far."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.games = 0
        self.lengths = np.zeros(game.max_steps + 1, np.int64)  # how many games took this many moves
        self.endings = np.zeros(len(game.endings), np.int64)
        self.total = np.zeros(seats, np.int64)
        self.squares = np.zeros(seats, np.float64)
        self.least = np.full(seats, np.iinfo(np.int32).max)
        self.most = np.full(seats, np.iinfo(np.int32).min)
        self.wins = np.zeros(seats, np.float64)  # a shared victory counts as a fraction
        self.shared = 0

    def add(self, lengths: Any, endings: Any, points: Any) -> None:
        self.games += len(lengths)
        self.lengths += np.bincount(lengths, minlength=len(self.lengths))
        self.endings += np.bincount(endings, minlength=len(self.endings))
        self.total += points.sum(0)
        self.squares += (points.astype(np.float64) ** 2).sum(0)
        self.least = np.minimum(self.least, points.min(0))
        self.most = np.maximum(self.most, points.max(0))
        first = points == points.max(1, keepdims=True)
        self.wins += (first / first.sum(1, keepdims=True)).sum(0)
        self.shared += int((first.sum(1) > 1).sum())

    def summary(self) -> dict[str, Any]:
        """For people and for machines: lengths, ways of ending, scores and victories by seat."""
        return {
            "games": self.games,
            "moves": {
                "mean": round(float(self.lengths @ np.arange(len(self.lengths))) / self.games, 3),
                **{name: self._length_at(part) for name, part in LANDMARKS.items()},
            },
            "endings": {name: int(n) for name, n in zip(self.game.endings[1:], self.endings[1:], strict=True)},
            "shared_victories": self.shared,
            "players": [self._player(seat) for seat in range(self.seats)],
        }

    def _length_at(self, part: float) -> int:
        reached = np.cumsum(self.lengths) >= max(1.0, part * self.games)
        return int(np.argmax(reached))

    def _player(self, seat: int) -> dict[str, Any]:
        mean = self.total[seat] / self.games
        spread = max(0.0, self.squares[seat] / self.games - mean * mean) ** 0.5
        return {
            "mean": round(float(mean), 4),
            "deviation": round(float(spread), 4),
            "least": int(self.least[seat]),
            "most": int(self.most[seat]),
            "wins": round(float(self.wins[seat]) / self.games, 6),
        }


LANDMARKS = {"least": 0.0, "median": 0.5, "nine_in_ten": 0.9, "most": 1.0}


def check(game: Game, seats: int, games: int, seed: int) -> None:
    game.check_seats(seats)
    check_games(games)
    check_seed(seed)


def check_games(games: int) -> None:
    if games < 1:
        raise Refusal("games-count")
    if games > MOST_GAMES:
        raise Refusal("games-most", most=str(MOST_GAMES))


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, OptionValue],
    done: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Play the games of a run; `done` is called with how many more are finished."""
    check(game, seats, games, seed)
    play_games = game.bind(rollout).play_games
    sheet, chosen = game.sheet(), game.encode(options)
    tally = Tally(game, seats)
    for start in range(0, games, CHUNK):
        count = min(CHUNK, games - start)
        lengths, endings = np.zeros(count, np.int32), np.zeros(count, np.int32)
        points = np.zeros((count, seats), np.int32)
        play_games(sheet, seats, chosen, seed, start, count, Results(lengths, endings, points))
        tally.add(lengths, endings, points)
        done(count)
    return tally


def warm_rollout(game: Game) -> None:
    """Compile what random play calls, by calling it once."""
    seats = game.seats[0]
    one = Results(np.zeros(1, np.int32), np.zeros(1, np.int32), np.zeros((1, seats), np.int32))
    game.bind(rollout).play_games(game.sheet(), seats, game.encode({}), 0, 0, 1, one)
