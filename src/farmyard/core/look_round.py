"""What a table, served or in the browser, needs after a move: what each viewer saw of it, sees now, and may do.

Bound to a game by `farmyard.core.compile`, like the door; kept separate because nothing else needs it.
"""

from typing import Any, NamedTuple

from farmyard.core.in_play import make_move, show
from farmyard.core.record import NONE
from farmyard.core.verbs import legal, must_act, reason, seen


class Found(NamedTuple):
    """The output arrays: by seat, the spectator's last where there is one."""

    seen: Any  # of the last action
    views: Any
    counts: Any  # number of legal actions, 0 if the seat need not act
    moves: Any  # the legal actions themselves
    why: Any  # and for each action number the reason why not
    blank: Any  # an empty view


def look_all(g, i, seats, found):
    """The view of every seat, then the spectator's. For every seat that must act: its legal actions, and for each
    action number the reason why not."""
    s = g.states[i]
    for seat in range(seats):
        show(g, i, seat, found.views, seat, found.blank)
        found.counts[seat] = 0
        if must_act(s, seat):
            found.counts[seat] = legal(s, seat, found.moves[seat])
            for action in range(found.why.shape[1]):
                found.why[seat, action] = reason(s, seat, action)
    show(g, i, NONE, found.views, seats, found.blank)


def move_all(g, i, seat, action, seats, found):
    """Plays the action; what every seat and the spectator saw of it, then as `look_all`."""
    for viewer in range(seats):
        found.seen[viewer] = seen(g.states[i], seat, action, viewer)
    found.seen[seats] = seen(g.states[i], seat, action, NONE)
    make_move(g, i, seat, action)
    look_all(g, i, seats, found)
