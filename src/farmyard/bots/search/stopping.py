"""When more playouts cannot change the choice. Of the same kind as `choosing`."""

import math
from typing import Any

from farmyard.bots.search.choosing import first_of

SURE = 4.0  # standard errors between the best action and any other


def is_found(tries: Any, gains: Any, spread: float, part: float) -> bool:
    """Is the choice settled, with this part of the playouts spent?"""
    return is_sure(tries, gains, spread) | is_settled(tries, part)


def is_sure(tries: Any, gains: Any, spread: float) -> bool:
    """Is the best action ahead of every other one by SURE standard errors?"""
    first = first_of(tries, gains)
    best = gains[first] / tries[first]
    for i in range(len(tries)):
        if i != first:
            lead = best - gains[i] / max(int(tries[i]), 1)
            if lead <= SURE * (spread * math.sqrt(1 / tries[first] + 1 / max(int(tries[i]), 1))):
                return False
    return True


def is_settled(tries: Any, part: float) -> bool:
    """Would the choice stand even if all playouts still to come went to another action?"""
    most, second, total = 0, 0, 0
    for i in range(len(tries)):
        n = int(tries[i])
        total += n
        second = max(second, min(n, most))
        most = max(most, n)
    return most > second + total * (1 / part - 1)
