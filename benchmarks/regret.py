"""The regret of each level's decisions, as judged by a far longer search.

    .venv/bin/python benchmarks/regret.py GAME PLAYERS [--positions 60] [--playouts 200000]

Positions are sampled from games of quick searchers. At each one a champion's search with this many playouts
judges the moves chosen by a farmer with a tenth of its playouts, by a farmer and by a champion: how much lower is the
chance to win the game than with the best move? Times the decisions per game, that is about the share of victories
each gives away; the difference between two levels bounds what one can gain on the other.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from farmyard.bots import budget_of
from farmyard.bots.search.driver import Budget, ponder
from farmyard.contests.arena import interval
from farmyard.core.game import Game
from farmyard.games import find_game
from farmyard.table import Table

QUICK = Budget(400)  # for the games that lead to the positions
ASKED = 0.06  # share of the decisions sampled


class Decisions:
    """Positions with a choice, and how many of them a player meets per game."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.met = self.games = 0
        self.dice = random.Random(5)

    def draw(self, positions: int) -> Iterator[tuple[Any, Sequence[int], int]]:
        """Plays as many whole games as that takes."""
        while positions:
            table = Table(self.game, self.players, 900 + self.games)
            self.games += 1
            while not table.over:
                seat = table.must_act()[0]
                view, legal = table.view(seat), table.legal_actions(seat)
                if len(legal) > 1:
                    self.met += 1
                    if positions and self.dice.random() < ASKED:
                        positions -= 1
                        yield view, legal, self.dice.getrandbits(60)
                table.play(seat, self.choose(view, legal))

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        return ponder(self.game, view, legal, self.dice.getrandbits(60), QUICK).pick(self.dice.getrandbits(60))

    def a_game(self) -> float:
        return self.met / self.games / self.players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--playouts", type=int, default=200_000)
    args = parser.parse_args()
    game = find_game(args.game)
    farmer, champion = (budget_of(game, level) for level in ("farmer", "champion"))
    judge = replace(champion, playouts=args.playouts, until_sure=False)
    levels = {
        "a tenth of a farmer": replace(farmer, playouts=farmer.playouts // 10),
        "farmer": farmer,
        "champion": champion,
    }
    losses: dict[str, list[float]] = {name: [] for name in levels}
    decisions = Decisions(game, args.players)
    for view, legal, seed in decisions.draw(args.positions):
        verdict = ponder(game, view, legal, seed, judge)
        best = verdict.chances[verdict.first]
        for name, budget in levels.items():
            chosen = ponder(game, view, legal, seed ^ 1, budget).pick(seed)
            losses[name].append(max(0.0, float(best - verdict.chances[legal.index(chosen)])))
        print(f"\r{len(losses['farmer'])} of {args.positions} positions", end="", flush=True)
    print(f"\r{game.id}, {args.players} players, {decisions.a_game():.0f} decisions a game and player")
    for name, lost in losses.items():
        mean, error = interval(lost)
        whole, wide = mean * decisions.a_game(), error * decisions.a_game()
        print(f"{name:20} {mean:.5f} ± {error:.5f} a decision, {whole:.1%} ± {wide:.1%} a game")


if __name__ == "__main__":
    main()
