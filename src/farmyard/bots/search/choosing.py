"""Which action to play, from what playouts say about them; and the chance in it, from a number of 60 bits.

`tries` counts the playouts through each action, `gains` the sum of their results. Plain Python on arrays, and part of
every game's WebAssembly module: a browser chooses as Python does.
"""

from typing import Any

from farmyard.core.chance import CHOICE_STREAM, below, start_chance


def first_of(tries: Any, gains: Any) -> int:
    """The action tried most often; on a tie, the one with the higher gains."""
    first = 0
    for i in range(len(tries)):
        if (tries[i] > tries[first]) | ((tries[i] == tries[first]) & (gains[i] >= gains[first])):
            first = i
    return first


def draw_from(n: int, seed: int, dice: Any) -> int:
    """A number below `n`."""
    start_chance(dice, seed ^ CHOICE_STREAM)
    return int(below(dice, n))


def draw_from_best(tries: Any, seed: int, dice: Any) -> int:
    """One of the actions tried at least half as often as any other, in proportion to their tries."""
    least, total = 0, 0
    for i in range(len(tries)):
        least = max(least, (int(tries[i]) + 1) // 2)
    for i in range(len(tries)):
        total += int(tries[i]) if tries[i] >= least else 0
    left = draw_from(total, seed, dice)
    for i in range(len(tries)):
        if tries[i] >= least:
            if left < tries[i]:
                return i
            left -= int(tries[i])
    return 0


def choose(tries: Any, gains: Any, mixed: bool, seed: int, dice: Any) -> int:
    """The best action, by its index. Where others choose at the same time (`mixed`) a deterministic choice could be
    exploited: there it is drawn."""
    if mixed:
        return draw_from_best(tries, seed, dice[0])
    return first_of(tries, gains)


def choose_any(n: int, seed: int, dice: Any) -> int:
    """One of `n` actions, by its index."""
    return draw_from(n, seed, dice[0])
