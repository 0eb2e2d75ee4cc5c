"""A small network over observations: two hidden ReLU layers, a policy head with a logit for each legal action, and a
value head with one for each seat, counted from the viewer: how likely that seat is to win.

Bound to a game by `farmyard.core.compile` like the search. Weights are half-precision numbers, sums are taken in
float32 in a fixed order, and probabilities are multiples of 1 / GRAIN: the same move in every mode, to the last bit.
"""

import math
from typing import Any, NamedTuple

from farmyard.core.chance import CHOICE_STREAM, below, start_chance
from farmyard.core.curves import exp
from farmyard.observation.encode import write

GRAIN = 1 << 20  # how finely probabilities are rounded


class Network(NamedTuple):
    """Weights, one row per input; in the policy head one per action, since only the legal ones are computed."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    last_bias: Any
    worth: Any  # the value head: one row per seat, the viewer's first
    worth_bias: Any


class Scratch(NamedTuple):
    """Scratch memory, and the plan by which a view becomes an observation."""

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
    logits: Any  # per legal action; and its share of the probability, in parts of GRAIN
    shares: Any


def choose(net, scratch, legal, seed, dice):
    """Samples a legal action from the policy, for the seat whose view is in `scratch`."""
    start_chance(dice[0], seed ^ CHOICE_STREAM)
    return pick(net, scratch, int(scratch.views[0].seats), legal, len(legal), dice[0])


def pick(net, scratch, seats, legal, n, dice):
    left = below(dice, weigh(net, scratch, seats, legal, n))
    for i in range(n):
        if left < scratch.shares[i]:
            return int(legal[i])
        left -= int(scratch.shares[i])
    return int(legal[0])


def weigh(net, scratch, seats, legal, n):
    """The shares of the n legal actions; returns their sum."""
    look_at(net, scratch, seats)
    most = -math.inf
    for i in range(n):
        scratch.logits[i] = total_of(net.last, net.last_bias, scratch.two, int(legal[i]))
        most = max(most, float(scratch.logits[i]))
    total = 0
    for i in range(n):
        scratch.shares[i] = int(math.floor(exp(float(scratch.logits[i]) - most) * GRAIN))  # noqa: RUF046 - as in curves
        total += int(scratch.shares[i])
    return total


def judge(net, scratch, seats, out):
    """Each seat's chance to win, as the seat whose view is in `scratch` sees it; the sum is 1."""
    look_at(net, scratch, seats)
    seat, most, total = int(scratch.views[0].seat), -math.inf, 0.0
    for steps in range(seats):
        out[seat] = float(total_of(net.worth, net.worth_bias, scratch.two, steps))
        most = max(most, float(out[seat]))
        seat = seat + 1 if seat + 1 < seats else 0
    for seat in range(seats):
        out[seat] = exp(out[seat] - most)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


def look_at(net, scratch, seats):
    """From the view in `scratch` to the second hidden layer."""
    write(
        scratch.raw,
        scratch.plans,
        scratch.groups,
        scratch.scales,
        scratch.logs,
        seats,
        int(scratch.views[0].seat),
        scratch.seen,
    )
    add_up(net.first, net.first_bias, scratch.seen, scratch.one)
    add_up(net.second, net.second_bias, scratch.one, scratch.two)


def add_up(weights, bias, given, out):
    """One ReLU layer. Most inputs are 0, and are skipped."""
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
