"""A search guided by a network, which stands in for the craft where that helps (`advice`).

All it is shown is a seat's view of an imagined world, so it can no more peek than the craft can.
"""

from typing import Any, NamedTuple

from farmyard.bots.craft import prefer, worth
from farmyard.bots.nets.network import judge, pick
from farmyard.core.in_play import acting_seat, show
from farmyard.core.verbs import is_over

VARIANT = True  # its twins are cached beside those without it


class Guided(NamedTuple):
    """How to search: the fields of a `Manner`, then what the network is used for."""

    curiosity: Any
    trust: Any
    plain: Any  # probability that an opponent is simulated by the network, or the craft, instead of its tree
    attentive: Any
    me: Any
    others: Any  # does the network choose for opponents?
    judging: Any  # the weight of its judgement against the craft's, from 0 to 1
    net: Any
    scratch: Any
    aside: Any  # room for one judgement


def favourite(g, seat, out, n, dice, how):
    """For an opponent, sampled from the network; for the searcher's own later moves, what the craft prefers."""
    s = g.states[0]
    if how.others & (seat != how.me):
        show(g, 0, seat, how.scratch.views, 0, how.scratch.no_view)
        return pick(how.net, how.scratch, int(s.seats), out, n, dice)
    return int(prefer(s, g.memories[0], seat, out, n, dice))


def judged(g, seats, value, how):
    """The network has learned to judge positions in which somebody must act: there it is asked, as that seat."""
    s = g.states[0]
    worth(s, value)
    if (how.judging > 0.0) & (not is_over(s)):
        show(g, 0, acting_seat(s, 0, seats), how.scratch.views, 0, how.scratch.no_view)
        judge(how.net, how.scratch, seats, how.aside)
        for seat in range(seats):
            value[seat] += how.judging * (how.aside[seat] - value[seat])
