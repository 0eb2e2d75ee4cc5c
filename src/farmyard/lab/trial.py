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

RANDOM, FARMHAND = 0, 1


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
    states, dice = sheet.world.states, sheet.dice[0]
    s = states[0]
    turns, seats = run.lineups.shape
    for game in range(games):
        number = first + game
        states[0] = sheet.blank[0]
        setup(s, seats, run.options, game_seed(run.seed, number // (run.repeats * turns)))
        watch_from_here(sheet.world, 0)
        start_chance(dice, game_seed(run.seed, number) ^ PLAYERS_STREAM)
        rows.starters[game] = first_to_act(s, seats)
        rows.lengths[game] = play_game(sheet, run.lineups[number // run.repeats % turns], rows.counts[game])
        rows.endings[game] = s.ending
        scores(s, rows.points[game])
        for seat in range(seats):
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
    g, dice, out = sheet.world, sheet.dice[0], sheet.out
    s, m = g.states[0], g.memories[0]
    seats = len(lineup)
    for seat in range(seats):
        for i in range(counts.shape[1]):
            counts[seat, i] = 0
    steps = 0
    seat = 0
    while not is_over(s):
        seat = acting_seat(s, seat, seats)
        n = legal(s, seat, out)
        if lineup[seat] == FARMHAND:
            action = int(prefer(s, m, seat, out, n, dice))
        else:
            action = int(out[below(dice, n)])
        counts[seat, kind(s, m, seat, action)] += 1
        move_on(g, 0, seat, action)
        steps += 1
    return steps
