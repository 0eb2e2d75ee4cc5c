"""The pages docs/datasheets/<game>.md: what a researcher asks of an environment first, measured by playing.

`make docs` writes them; a test fails when one is out of date. Games are dealt from fixed seeds, so that the figures are
the same on every machine.
"""

from pathlib import Path
from random import Random
from typing import Any

import game_pages
import numpy as np
from game_pages import table

from farmyard import Table
from farmyard.core.game import Game
from farmyard.lab.outcomes import play_slice
from farmyard.lab.plan import Plan, Slice
from farmyard.lab.trial import Outcomes
from farmyard.observation import size_of
from farmyard.schema import notation

FOLDER = Path(__file__).parents[1] / "docs" / "datasheets"
SEED, GAMES = 20261119, 3000
LOOKED_AT = 40  # games at which every decision is looked at
HEAD = ("players", "moves: mean", "median", "9 in 10", "most", "level at the end", "first to act wins")


def page(game: Game) -> str:
    least, most = game.seats
    parts = [
        f"# {game.title}: datasheet",
        "<!-- Written by `make docs` from the code and by playing; edit that. -->",
        f"The rules are version {game.version} ([what they are](../rules/{game.id}.md)). {least} to {most} players, "
        "each for themselves; hidden information; chance. Whoever wins alone gets 1, those who are level share it, and "
        "the losses of the others make it add up to 0; rewards come at the end.",
        f"## Environment\n\n{table(('', ''), environment(game))}",
        f"## Games of random players\n\n{played(game, 'random')}",
        f"## Games of farmhands\n\n{played(game, 'farmhand')}",
        f"## One farmhand among random players\n\n{against_chance(game)}",
        f"{GAMES:,} games a line with the options as they stand, seed {SEED}; a victory shared by two counts one half. "
        "“First to act” is fair at one share of the players; where all choose at once it says nothing. "
        f"The same by `farmyard lab run {game.id} --players {least} --games {GAMES} --policy random --seed {SEED}` "
        "and `farmyard lab report`.",
    ]
    return "\n\n".join(parts) + "\n"


def environment(game: Game) -> list[tuple[str, str]]:
    mean, most, at_once = decisions(game)
    return [
        ("names", f"`farmyard/{game.id}-v{game.version}` (Gymnasium), `farmyard_{game.id}` (OpenSpiel)"),
        ("observation", f"{size_of(game)} numbers, each with [a meaning](../observations/{game.id}.md)"),
        ("actions", f"{game.actions}, such as `{notation.name(game, 0)}`; at most {game.max_legal} legal at a time"),
        ("legal actions a decision", f"mean {mean:.1f}, most {most} ({LOOKED_AT} random games)"),
        ("decisions while others choose, too", f"{100 * at_once:.0f} %"),
        ("moves of a game, at most", f"{game.max_steps:,}"),
        ("a state", f"{game.state.itemsize} bytes, without pointers"),
        ("options", ", ".join(f"`{option.name}`" for option in game.options)),
    ]


def decisions(game: Game) -> tuple[float, int, float]:
    """Legal actions a decision, mean and most; how many decisions were made while others had to choose, too."""
    counts, together, dice = [], 0, Random(SEED)
    for seed in range(LOOKED_AT):
        game_table = Table(game, sum(game.seats) // 2, seed)
        while not game_table.over:
            acting = game_table.must_act()
            legal = game_table.legal_actions(acting[0])
            counts.append(len(legal))
            together += len(acting) > 1
            game_table.play(acting[0], dice.choice(legal))
    return sum(counts) / len(counts), max(counts), together / len(counts)


def played(game: Game, policy: str) -> str:
    return table(HEAD, (line(game, (policy,) * seats) for seats in sizes(game)))


def line(game: Game, lineup: tuple[str, ...]) -> tuple[str, ...]:
    rows = play_slice(Plan(game, lineup, SEED, GAMES, 1), Slice(0, 0, GAMES))
    best, shares = victories(rows)
    first = shares[np.arange(GAMES), rows.starters].mean()
    median, most_of_them, longest = np.quantile(rows.lengths, (0.5, 0.9, 1), method="inverted_cdf")
    return (
        str(len(lineup)),
        f"{rows.lengths.mean():.1f}",
        str(median),
        str(most_of_them),
        str(longest),
        f"{100 * (best.sum(1) > 1).mean():.1f} %",
        f"{100 * first:.1f} %",
    )


def victories(rows: Outcomes) -> tuple[Any, Any]:
    """Who is among the best, and what share of the victory everybody has, by game and seat."""
    best = rows.points == rows.points.max(1, keepdims=True)
    return best, best / best.sum(1, keepdims=True)


def against_chance(game: Game) -> str:
    return table(("players", "victories", "fair", "mean reward"), (edge(game, n) for n in sizes(game)))


def sizes(game: Game) -> range:
    return range(game.seats[0], game.seats[1] + 1)


def edge(game: Game, seats: int) -> tuple[str, ...]:
    """Each deal once from every seat."""
    plan = Plan(game, ("farmhand",) + ("random",) * (seats - 1), SEED, GAMES * seats, 1)
    rows = play_slice(plan, Slice(0, 0, GAMES * seats))
    _, shares = victories(rows)
    chair = np.argmax(plan.lineups[np.arange(GAMES * seats) % plan.turns] == plan.lineups[0, 0], axis=1)
    won = shares[np.arange(GAMES * seats), chair].mean()
    reward = (won * seats - 1) / (seats - 1)
    return str(seats), f"{100 * won:.1f} %", f"{100 / seats:.1f} %", f"{reward:+.2f}"


if __name__ == "__main__":
    game_pages.write(FOLDER, page)
