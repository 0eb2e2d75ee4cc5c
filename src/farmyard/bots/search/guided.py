"""A search that knows the others: a network stands in for the craft where that helps (`advice`).

Everything it is shown is a seat's view of an imagined world, so it cannot peek any more than the craft can.
"""

from typing import Any, NamedTuple

from farmyard.bots.craft import prefer, worth
from farmyard.bots.nets.network import judge, pick
from farmyard.core.in_play import acting_seat, show
from farmyard.core.verbs import is_over

VARIANT = True  # twins bound to this are kept beside the others


class Guided(NamedTuple):
    """How it is searched: the fields of a `Manner`, then whom the network speaks for."""

    curiosity: Any
    trust: Any
    plain: Any  # probability that an opponent is simulated by the network, or the craft, instead of its tree
    attentive: Any
    me: Any
    others: Any  # does the network say what opponents do?
    judging: Any  # how much its judgement of a position weighs against the craft's, from 0 to 1
    net: Any
    desk: Any
    aside: Any  # room for one judgement


def favourite(g, seat, out, n, dice, how):
    """What the network draws for an opponent; for the searcher itself, later on, what the craft prefers."""
    s = g.states[0]
    if how.others & (seat != how.me):
        show(g, 0, seat, how.desk.views, 0, how.desk.no_view)
        return pick(how.net, how.desk, int(s.seats), out, n, dice)
    return int(prefer(s, g.memories[0], seat, out, n, dice))


def judged(g, seats, value, how):
    """The network has learned to judge where somebody must act: there it is asked, as whoever that is."""
    s = g.states[0]
    worth(s, value)
    if (how.judging > 0.0) & (not is_over(s)):
        show(g, 0, acting_seat(s, 0, seats), how.desk.views, 0, how.desk.no_view)
        judge(how.net, how.desk, seats, how.aside)
        for seat in range(seats):
            value[seat] += how.judging * (how.aside[seat] - value[seat])
