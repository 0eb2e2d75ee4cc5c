"""The laboratory's loop: whole games with one policy per seat, and their statistics. One source for every backend,
bound to a game, its craft and its statistics by `farmyard.core.compile`.

A game is determined by its number alone. The deal, the rotation of the line-up and the players' chance follow from it,
so that nothing depends on who plays which games, in which order, or where.
"""

from typing import Any, NamedTuple

from farmyard.bots.craft import prefer
from farmyard.core.chance import PLAYERS_STREAM, below, game_seed, start_chance
from farmyard.core.in_play import acting_seat, watch_from_here
from farmyard.core.verbs import is_over, legal, must_act, scores, setup
from farmyard.core.world_verbs import move_on
from farmyard.lab.statistic_verbs import kind, tell

RANDOM, FARMHAND, OWN = 0, 1, 2  # players whom Python asks are OWN, OWN + 1, …; only `asking` seats them


class Run(NamedTuple):
    """Which games: each row of `lineups` is one rotation of the line-up."""

    options: Any
    lineups: Any
    repeats: Any
    seed: Any


class Outcomes(NamedTuple):
    """The outcomes, one row per game; points, statistics and counts per seat."""

    lengths: Any
    endings: Any
    starters: Any
    points: Any
    statistics: Any
    counts: Any


def play_games(sheet, run, first, games, rows):
    """Games first, first + 1, … of a run."""
    for game in range(games):
        turn = begin_game(sheet, run, first + game, rows, game)
        rows.lengths[game] = play_game(sheet, run.lineups[turn], rows.counts[game])
        end_game(sheet, rows, game)


def begin_game(sheet, run, number, rows, game):
    """Deal this game of a run into row `game`; returns which rotation of the line-up plays it."""
    states, dice = sheet.world.states, sheet.dice[0]
    turns, seats = run.lineups.shape
    states[0] = sheet.blank[0]
    setup(states[0], seats, run.options, game_seed(run.seed, number // (run.repeats * turns)))
    watch_from_here(sheet.world, 0)
    start_chance(dice, game_seed(run.seed, number) ^ PLAYERS_STREAM)
    rows.starters[game] = first_to_act(states[0], seats)
    clear(rows.counts[game])
    return number // run.repeats % turns


def clear(counts):
    for seat in range(counts.shape[0]):
        for i in range(counts.shape[1]):
            counts[seat, i] = 0


def end_game(sheet, rows, game):
    """Note how it ended."""
    s = sheet.world.states[0]
    rows.endings[game] = s.ending
    scores(s, rows.points[game])
    for seat in range(rows.points.shape[1]):
        tell(s, seat, rows.statistics[game, seat])


def seeds_of(run, first, out):
    """The seeds of the deals first, first + 1, … of a run."""
    for i in range(len(out)):
        out[i] = game_seed(run, first + i)


def first_to_act(s, seats):
    """Who opens the game; if all choose at once, seat 0."""
    seat = 0
    while (seat < seats) & (not must_act(s, seat)):
        seat += 1
    return seat


def play_game(sheet, lineup, counts):
    """Play to the end; returns the number of actions."""
    s = sheet.world.states[0]
    steps = 0
    seat = 0
    while not is_over(s):
        seat = acting_seat(s, seat, len(lineup))
        action = choose(sheet, seat, lineup[seat])
        note(sheet, counts, seat, action)
        move_on(sheet.world, 0, seat, action)
        steps += 1
    return steps


def choose(sheet, seat, policy):
    """What a compiled player does."""
    s, dice, out = sheet.world.states[0], sheet.dice[0], sheet.out
    n = legal(s, seat, out)
    if policy == FARMHAND:
        return int(prefer(s, sheet.world.memories[0], seat, out, n, dice))
    return int(out[below(dice, n)])


def note(sheet, counts, seat, action):
    """Count what kind of action it is."""
    counts[seat, kind(sheet.world.states[0], sheet.world.memories[0], seat, action)] += 1
