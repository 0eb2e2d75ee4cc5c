"""Random games at native speed, until one breaks a law: bound to a game by `farmyard.core.compile`."""

from typing import Any, NamedTuple

from farmyard.core.chance import below, start_chance
from farmyard.core.verbs import is_over, legal, must_act, play, reason, setup

SOUND, WAITING, NOTHING_LEGAL, OUT_OF_RANGE, REASON, ENDLESS, NO_ENDING = 0, 1, 2, 3, 4, 5, 6


class Limits(NamedTuple):
    """The limits that the game declares."""

    seats: int
    actions: int
    max_legal: int
    max_steps: int


class Log(NamedTuple):
    """The moves of the game being played."""

    seats: Any
    actions: Any


def watch_games(sheet, limits, options, first, games, log):
    """Plays the seeds first, first + 1, …; returns the first seed whose game breaks a law, which law, and after how
    many moves; `first + games` if all are sound."""
    for seed in range(first, first + games):
        broken, moves = watch_game(sheet, limits, options, seed, log)
        if broken != SOUND:
            return seed, broken, moves
    return first + games, SOUND, 0


def watch_game(sheet, limits, options, seed, log):
    states, dice = sheet.world.states, sheet.dice[0]
    s = states[0]
    states[0] = sheet.blank[0]
    setup(s, limits.seats, options, seed)
    start_chance(dice, seed + 1)
    moves = 0
    while not is_over(s):
        if moves == limits.max_steps:
            return ENDLESS, moves
        seat = somebody(s, dice, limits.seats)
        if seat == limits.seats:
            return WAITING, moves
        count = legal(s, seat, sheet.out)
        if (count < 1) | (count > limits.max_legal):
            return NOTHING_LEGAL, moves
        action = sheet.out[below(dice, count)]
        if (action < 0) | (action >= limits.actions):
            return OUT_OF_RANGE, moves
        if reason(s, seat, action) != 0:
            return REASON, moves
        log.seats[moves] = seat
        log.actions[moves] = action
        play(s, seat, action)
        moves += 1
    return (NO_ENDING if s.ending == 0 else SOUND), moves


def somebody(s, dice, seats):
    """A random one of those who must act; `seats` if nobody must."""
    first = below(dice, seats)
    for step in range(seats):
        seat = (first + step) % seats
        if must_act(s, seat):
            return seat
    return seats
