"""Our search against OpenSpiel's own ISMCTS bot, in all games, on duplicate deals with the seats rotated.

    .bench/bin/python benchmarks/ismcts.py --cores 16 --seconds 540

One of ours sits with two of theirs. Theirs is OpenSpiel's information-set Monte-Carlo tree search out of the box, with
worlds from `resample_from_infostate` and one random game in native code to evaluate a leaf. Two matches per game:

    playouts   both make the same number of playouts per move (theirs calls them simulations)
    time       our farmer or champion; theirs gets the CPU time that ours takes, and as many simulations as that allows

All contests get the same core time. Results go to ismcts.json, or `--out`: one line per contest, with every deal's
share of wins and the milliseconds per decision on both sides.
"""

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from farmyard.adapters.open_spiel import DRAWS, OUTCOMES, FarmyardState, Rollouts, Sitting
from farmyard.bots import budget_of
from farmyard.bots.search import driver
from farmyard.bots.search.driver import Budget
from farmyard.contests.arena import interval
from farmyard.core.game import Game
from farmyard.games import GAMES, find_game

PLAYERS = 3
EXPLORE = 1.4
MATCHES = "playouts", "time"


@dataclass
class Clock:
    """CPU time one side spends on its decisions with more than one choice."""

    seconds: float = 0.0
    decisions: int = 0
    playouts: int = 0

    def spend(self, seconds: float, playouts: int) -> None:
        self.seconds += seconds
        self.decisions += 1
        self.playouts += playouts


class Ours(Sitting):
    def __init__(self, game: Game, seat: int, seed: int, budget: Budget, clock: Clock) -> None:
        super().__init__(self.think, seat, seed)
        self.game, self.budget, self.clock = game, budget, clock

    def think(self, view: Any, legal: Any, dice: random.Random) -> int:
        if len(legal) == 1:
            return int(legal[0])
        begin = time.process_time()
        thought = driver.ponder(self.game, view, legal, dice.getrandbits(60), self.budget)
        self.clock.spend(time.process_time() - begin, int(thought.tries.sum()))
        return thought.pick(dice.getrandbits(60))


class Theirs(ISMCTSBot):
    """Plays with this many simulations, or (0) with the average time per decision that ours has taken so far."""

    def __init__(self, game: pyspiel.Game, seed: int, simulations: int, clock: Clock, ours: Clock) -> None:
        super().__init__(game, Rollouts(game, seed), EXPLORE, simulations, random_state=np.random.RandomState(seed))
        self.simulations, self.clock, self.ours = simulations, clock, ours

    def step(self, state: FarmyardState) -> int:
        if len(state.legal_actions()) == 1:
            return state.legal_actions()[0]
        self._max_simulations = self.simulations or self.affordable()
        begin = time.process_time()
        found = int(super().step(state))
        self.clock.spend(time.process_time() - begin, self._max_simulations)
        return found

    def affordable(self) -> int:
        return max(2, round(self.ours.seconds / self.ours.decisions / self.clock.seconds * self.clock.playouts))


def play(name: str, match: str, level: str, playouts: int, deal: int, chair: int) -> tuple[float, Clock, Clock]:
    """One game from this deal with ours in this seat: its share of the victory, and both clocks."""
    ours, theirs = Clock(), Clock()
    own, game = find_game(name), pyspiel.load_game(f"farmyard_{name}(players={PLAYERS})")
    seed = (deal * PLAYERS + chair) * PLAYERS
    budget = Budget(playouts) if match == "playouts" else budget_of(own, level)
    simulations = playouts if match == "playouts" else 0
    bots: list[pyspiel.Bot] = [Theirs(game, seed + seat, simulations, theirs, ours) for seat in range(PLAYERS)]
    bots[chair] = Ours(own, chair, seed, budget, ours)
    state, luck = game.new_initial_state(), random.Random(deal)
    for _ in range(DRAWS):
        state.apply_action(luck.randrange(OUTCOMES))
    if match == "time":
        calibrate(state, bots[chair], bots[chair - 1])
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    return (state.returns()[chair] * (PLAYERS - 1) + 1) / PLAYERS, ours, theirs


def calibrate(state: FarmyardState, ours: Ours, theirs: Theirs) -> None:
    """Measures both sides' speed by one search each, on a decision that is not played."""
    trial, dice = state.clone(), random.Random(0)
    while len(trial.legal_actions()) == 1 or trial.current_player() != ours.player:
        trial.apply_action(dice.choice(trial.legal_actions()))
    ours.step(trial)
    begin = time.process_time()
    theirs._max_simulations = 100
    theirs.run_search(trial)
    theirs.clock.spend(time.process_time() - begin, 100)


@dataclass
class Contest:
    game: str
    match: str
    level: str
    playouts: int
    spent: float = 0.0  # core seconds; a game in progress counts as long as the longest so far
    longest: float = 0.0
    deals: dict[int, dict[int, float]] = field(default_factory=dict)
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))

    def tasks(self) -> Iterator[tuple[str, str, str, int, int, int]]:
        for deal in count():
            for chair in range(PLAYERS):
                yield self.game, self.match, self.level, self.playouts, deal, chair

    def note(self, deal: int, chair: int, result: tuple[float, Clock, Clock]) -> None:
        share, *clocks = result
        self.deals.setdefault(deal, {})[chair] = share
        for mine, played in zip(self.clocks, clocks, strict=True):
            mine.seconds += played.seconds
            mine.decisions += played.decisions
            mine.playouts += played.playouts

    def line(self) -> dict[str, Any]:
        shares = [sum(won.values()) / PLAYERS for deal, won in sorted(self.deals.items()) if len(won) == PLAYERS]
        share, error = interval(shares) if shares else (0.0, 1.0)
        error = min(error, 1.0)
        line = {
            "game": self.game,
            "match": self.match,
            "level": self.level,
            "players": PLAYERS,
            "games": len(shares) * PLAYERS,
        }
        line |= {"share": round(share, 4), "error": round(error, 4), "deals": [round(won, 4) for won in shares]}
        for side, clock in zip(("ours", "theirs"), self.clocks, strict=True):
            decisions = max(1, clock.decisions)
            line[f"{side}_ms"] = round(clock.seconds / decisions * 1e3, 2)
            line[f"{side}_playouts"] = round(clock.playouts / decisions)
        return line


def run(contests: list[Contest], cores: int, seconds: float, out: Path) -> None:
    """Whichever contest has had the least core time is next, until no further game can end in time."""
    end = time.monotonic() + seconds
    tasks = {id(contest): contest.tasks() for contest in contests}
    under_way: dict[Future[Any], tuple[Contest, int, int, float, float]] = {}
    with ProcessPoolExecutor(cores, multiprocessing.get_context("fork")) as pool:
        while True:
            open_still = [c for c in contests if time.monotonic() + 1.3 * c.longest < end]
            while open_still and len(under_way) < cores:
                contest = min(open_still, key=lambda c: c.spent)
                task = next(tasks[id(contest)])
                guess = contest.longest or 10.0
                under_way[pool.submit(play, *task)] = contest, *task[4:], time.monotonic(), guess
                contest.spent += guess
            done, _ = wait(under_way, max(0, end - time.monotonic()), FIRST_COMPLETED)
            if not done:
                break
            for ready in done:
                contest, deal, chair, begin, guess = under_way.pop(ready)
                contest.note(deal, chair, ready.result())
                took = time.monotonic() - begin
                contest.spent += took - guess
                contest.longest = max(contest.longest, took)
            out.write_text("".join(json.dumps(contest.line()) + "\n" for contest in contests))
        for worker in list(pool._processes.values()):  # games that do not end in time are not counted
            worker.kill()


def warm(name: str) -> None:
    """Compile in the parent what all workers need."""
    game = find_game(name)
    driver.warm(game)
    state = pyspiel.load_game(f"farmyard_{name}(players={PLAYERS})").new_initial_state()
    for _ in range(DRAWS):
        state.apply_action(0)
    Rollouts(state.get_game()).evaluate(state.resample_from_infostate(state.current_player(), random.random))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game")
    parser.add_argument("--match", choices=MATCHES, action="append", help="both, if none is named")
    parser.add_argument("--level", choices=("farmer", "champion"), default="champion", help="in the second match")
    parser.add_argument("--playouts", type=int, default=1_000, help="a move, in the first match")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--out", type=Path, default=Path("ismcts.json"))
    args = parser.parse_args()
    for name in args.games:
        warm(name)
    contests = [
        Contest(name, match, args.level, args.playouts) for name in args.games for match in args.match or MATCHES
    ]
    run(contests, args.cores, args.seconds, args.out)
    for line in map(Contest.line, contests):
        print(
            f"{line['game']:10} {line['match']:9} {line['games']:4} games: ours wins {line['share']:.1%}"
            f" ± {line['error']:.1%} (fair {1 / PLAYERS:.1%}); a decision {line['ours_ms']} ms,"
            f" {line['ours_playouts']} playouts, against {line['theirs_ms']} ms, {line['theirs_playouts']}"
        )


if __name__ == "__main__":
    main()
