"""Everything the server asks after a move, in three calls: what each viewer sees, saw, and may do.

Bound to a game by `farmyard.core.compile`, like the door; apart from it, because only the server needs it.
"""

from farmyard.core.record import NONE
from farmyard.core.verbs import legal, must_act, reason, seen, view


def look_all(states, i, seats, views, blank):
    """The view of every seat, and behind them the spectator's."""
    for seat in range(seats):
        views[seat] = blank[0]
        view(states[i], seat, views[seat])
    views[seats] = blank[0]
    view(states[i], NONE, views[seats])


def watch_all(states, i, seat, action, seats, out):
    """What every seat, and the spectator, will see of this action."""
    for viewer in range(seats):
        out[viewer] = seen(states[i], seat, action, viewer)
    out[seats] = seen(states[i], seat, action, NONE)


def list_all(states, i, seats, actions, counts, moves, why):
    """For every seat that must act: its legal actions, and for each action number why not."""
    for seat in range(seats):
        counts[seat] = 0
        if must_act(states[i], seat):
            counts[seat] = legal(states[i], seat, moves[seat])
            for action in range(actions):
                why[seat, action] = reason(states[i], seat, action)
