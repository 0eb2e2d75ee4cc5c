"""The outcomes of games, as arrays: one row per game. The same rows in every mode."""

from collections.abc import Mapping
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from farmyard.bots import craft
from farmyard.bots.crafts import craft_of
from farmyard.core.compile import Mode
from farmyard.core.game import Game
from farmyard.lab import statistic_verbs, trial
from farmyard.lab.asking import Asking
from farmyard.lab.plan import Plan, Slice, plan_of
from farmyard.lab.trial import Outcomes, Run


def notes_of(game: Game) -> ModuleType:
    return game.part("farmyard.lab.statistics", _defaults)


def _defaults(game: Game) -> dict[str, object]:
    return {name: getattr(statistic_verbs, name) for name in ("KINDS", "STATISTICS", "shown")}


def blank_outcomes(game: Game, games: int, seats: int) -> Outcomes:
    notes = notes_of(game)
    return Outcomes(
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        np.zeros((games, seats), np.int32),
        np.zeros((games, seats, len(notes.STATISTICS)), np.int32),
        np.zeros((games, seats, len(notes.KINDS)), np.uint16),
    )


def bind_trial(game: Game, mode: Mode, hands: ModuleType | None = None) -> SimpleNamespace:
    """The loop with this game's rules and statistics, and its craft unless other `hands` are given."""
    return game.bind(trial, mode, {craft: hands or craft_of(game), statistic_verbs: notes_of(game)})


def are_same(one: Outcomes, other: Outcomes) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def seeds_of(plan: Plan, first: int, deals: int) -> NDArray[np.int64]:
    """From each of them `farmyard play --seed` deals the same game."""
    seeds = np.zeros(deals, np.int64)
    bind_trial(plan.game, "native").seeds_of(plan.seed, first, seeds)
    return seeds


def play_slice(plan: Plan, part: Slice, mode: Mode = "native") -> Outcomes:
    """Play these games in this thread."""
    game = plan.game
    rows, loop = blank_outcomes(game, part.games, plan.seats), bind_trial(game, mode)
    run = Run(game.encode(plan.cells[part.cell]), plan.lineups, plan.repeats, plan.seed)
    if plan.asked:
        Asking(game, loop, run, plan.asked).play_games(part.first, part.games, rows)
    else:
        loop.play_games(game.sheet(), run, part.first, part.games, rows)
    return rows


def play_there(header: Mapping[str, Any], part: Slice) -> Outcomes:
    """The same in another process."""
    return play_slice(plan_of(header), part)


def warm_trial(game: Game) -> None:
    """Compile the loop, by playing one game."""
    plan = Plan(game, ("random",) * game.seats[0], 0, 1, 1)
    play_slice(plan, Slice(0, 0, 1))
    seeds_of(plan, 0, 1)
