"""Games in play: their states, and what everybody may remember of them, the same for every seat.

Bound to each game like the door. Whoever makes moves and shows views to seats holds both.
"""

from typing import Any, NamedTuple

from farmyard.core.record import NONE, recall
from farmyard.core.verbs import must_act, play, seen, view
from farmyard.core.world_verbs import begin, remember


class InPlay(NamedTuple):
    """One row per game; `before` has room for the state before a move, or is empty where nothing is remembered."""

    states: Any
    memories: Any
    before: Any


class Sheet(NamedTuple):
    """Scratch memory for native code that plays one game after another."""

    world: InPlay  # one game
    blank: Any  # a zeroed state
    dice: Any  # the players' chance
    out: Any  # the legal actions


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
    """The first seat that must act, round the table from this one: while the game runs there is one."""
    while not must_act(s, seat):
        seat = seat + 1 if seat + 1 < seats else 0
    return seat
