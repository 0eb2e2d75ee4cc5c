"""Games in play: their states, and beside them what everybody may remember, the same for every seat.

Bound to each game like the door. Whoever makes moves and shows seats their views holds both.
"""

from typing import Any, NamedTuple

from farmyard.core.record import NONE, recall
from farmyard.core.verbs import must_act, play, seen, view
from farmyard.core.world_verbs import begin, remember


class InPlay(NamedTuple):
    """A row a game; `before` has room for the state before a move, or none where nothing is remembered."""

    states: Any
    memories: Any
    before: Any


class Sheet(NamedTuple):
    """What native code works on while it plays one game after another."""

    world: InPlay  # one game
    blank: Any  # a state
    dice: Any  # of its players
    out: Any  # legal actions


def watch_from_here(g, i):
    """What everybody knows of a game just dealt."""
    begin(g.memories[i], g.states[i])


def make_move(g, i, seat, action):
    """Play, and remember what everybody saw of it."""
    if len(g.before) > 0:
        shown = seen(g.states[i], seat, action, NONE)
        g.before[0] = g.states[i]
        play(g.states[i], seat, action)
        remember(g.memories[i], g.before[0], seat, shown, g.states[i])
    else:
        play(g.states[i], seat, action)


def show(g, i, seat, views, j, blank):
    """A seat's whole view: what it may know of the table, and what everybody remembers."""
    views[j] = blank[0]
    view(g.states[i], seat, views[j])
    recall(g.memories[i], views[j])


def acting_seat(s, seat, seats):
    """This seat, or the first one after it round the table, that must act: while the game runs somebody must."""
    while not must_act(s, seat):
        seat = seat + 1 if seat + 1 < seats else 0
    return seat
