"""How strong the levels are: one player among players of the level below, at every table size.

    .venv/bin/python benchmarks/levels.py [GAME ...] [--players N] [--level LEVEL] [--games 60] [--seed 20261115]

Prints the table of docs/bots.md. Duplicate deals with the seats rotated; intervals of 95 % over deals. Champions need
hours; `farmyard arena GAME --bots champion,farmer --cuda` plays them on a GPU.
"""

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise

from farmyard.bots import LEVELS
from farmyard.contests.arena import Contest, line_up, run_deals, summary
from farmyard.core.game import Game
from farmyard.games import GAMES, find_game


def pairs(level: str | None) -> Iterator[tuple[str, str]]:
    """Each level paired with the one below."""
    return ((hero, field) for field, hero in pairwise(LEVELS) if level in (None, hero))


def cell(game: Game, players: int, hero: str, field: str, games: int, seed: int) -> str:
    contest = Contest(game.id, line_up(game, [hero, field], players), seed)
    deals = list(run_deals(contest, range(-(-games // contest.rotations)), os.cpu_count() or 1))
    row = next(row for row in summary(contest, deals) if row.level == hero)
    return f"{row.share * 100:.1f} % ± {row.share_error * 100:.1f} ({sum(map(len, deals)):,})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--level", choices=LEVELS[1:])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=20261115)
    args = parser.parse_args()
    columns = [f"{hero} among {field}s" for hero, field in pairs(args.level)]
    print("| game | players | fair | " + " | ".join(columns) + " |\n|---|---:|---:" + "|---:" * len(columns) + "|")
    for game in map(find_game, args.game):
        sizes = [args.players] if args.players else range(game.seats[0], game.seats[1] + 1)
        for players in sizes:
            cells = [cell(game, players, hero, field, args.games, args.seed) for hero, field in pairs(args.level)]
            print(f"| {game.title} | {players} | {100 / players:.1f} % | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
