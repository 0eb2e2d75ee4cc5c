"""A small network over observations: two hidden layers of rectified sums, then a number for every legal action, and one
for every seat, counted from the viewer: how likely it is to win.

Bound to a game by `farmyard.core.compile` like the search. Weights are half-precision numbers, sums are taken in
float32 in a fixed order, and chances are counted in parts of GRAIN: the same move in every mode, to the last bit.
"""

import math
from typing import Any, NamedTuple

from farmyard.core.chance import below, start_chance
from farmyard.core.curves import exp
from farmyard.observation.encode import write

GRAIN = 1 << 20  # chances are multiples of this part
CHOICE_DICE = 0x2D51B2E3A94C6F87  # the choice draws from a stream of its own


class Network(NamedTuple):
    """Weights, one row per input; in the last layer one per action, since only legal ones are asked for."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    last_bias: Any
    worth: Any  # one row per seat, the viewer's first
    worth_bias: Any


class Desk(NamedTuple):
    """Scratch memory, and how a view becomes numbers."""

    views: Any
    raw: Any  # the bytes of `views`
    no_view: Any
    plans: Any
    groups: Any
    scales: Any
    logs: Any
    seen: Any  # the observation
    one: Any  # the hidden layers
    two: Any
    numbers: Any  # per legal action: how much it is wanted, and its share of the chances
    shares: Any


def choose(net, desk, legal, seed, dice):
    """One of the legal actions, drawn by its chance, for the seat whose view is on the desk."""
    start_chance(dice[0], seed ^ CHOICE_DICE)
    return pick(net, desk, int(desk.views[0].seats), legal, len(legal), dice[0])


def pick(net, desk, seats, legal, n, dice):
    left = below(dice, weigh(net, desk, seats, legal, n))
    for i in range(n):
        if left < desk.shares[i]:
            return int(legal[i])
        left -= int(desk.shares[i])
    return int(legal[0])


def weigh(net, desk, seats, legal, n):
    """The shares of the n legal actions; returns their sum."""
    look_at(net, desk, seats)
    most = -math.inf
    for i in range(n):
        desk.numbers[i] = total_of(net.last, net.last_bias, desk.two, int(legal[i]))
        most = max(most, float(desk.numbers[i]))
    total = 0
    for i in range(n):
        desk.shares[i] = int(math.floor(exp(float(desk.numbers[i]) - most) * GRAIN))  # noqa: RUF046 - as in curves
        total += int(desk.shares[i])
    return total


def judge(net, desk, seats, out):
    """Each seat's chance to win, as the seat whose view is on the desk sees it; the sum is 1."""
    look_at(net, desk, seats)
    seat, most, total = int(desk.views[0].seat), -math.inf, 0.0
    for steps in range(seats):
        out[seat] = float(total_of(net.worth, net.worth_bias, desk.two, steps))
        most = max(most, float(out[seat]))
        seat = seat + 1 if seat + 1 < seats else 0
    for seat in range(seats):
        out[seat] = exp(out[seat] - most)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


def look_at(net, desk, seats):
    """From the view on the desk to the second hidden layer."""
    write(desk.raw, desk.plans, desk.groups, desk.scales, desk.logs, seats, int(desk.views[0].seat), desk.seen)
    add_up(net.first, net.first_bias, desk.seen, desk.one)
    add_up(net.second, net.second_bias, desk.one, desk.two)


def add_up(weights, bias, given, out):
    """A layer: most of what it is given is 0 and costs nothing; what is negative becomes 0."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(given)):
        if given[i] != 0.0:
            for j in range(len(out)):
                out[j] += given[i] * weights[i, j]
    for j in range(len(out)):
        out[j] = max(float(out[j]), 0.0)


def total_of(weights, bias, hidden, row):
    total = bias[row]
    for j in range(len(hidden)):
        total += hidden[j] * weights[row, j]
    return total
