"""Everything the server asks after a move, in one call: what each viewer saw of it, sees now, and may do.

Bound to a game by `farmyard.core.compile`, like the door; apart from it, because only the server needs it.
"""

from farmyard.core.in_play import make_move, show
from farmyard.core.record import NONE
from farmyard.core.verbs import legal, must_act, reason, seen


def look_all(g, i, seats, views, blank, counts, moves, why):
    """The view of every seat, and behind them the spectator's. For every seat that must act: its legal actions, and for
    each action number why not."""
    states = g.states
    for seat in range(seats):
        show(g, i, seat, views, seat, blank)
        counts[seat] = 0
        if must_act(states[i], seat):
            counts[seat] = legal(states[i], seat, moves[seat])
            for action in range(why.shape[1]):
                why[seat, action] = reason(states[i], seat, action)
    show(g, i, NONE, views, seats, blank)


def move_all(g, i, seat, action, seats, shown, views, blank, counts, moves, why):
    """What every seat, and the spectator, see of this action; the action itself; and a look round."""
    for viewer in range(seats):
        shown[viewer] = seen(g.states[i], seat, action, viewer)
    shown[seats] = seen(g.states[i], seat, action, NONE)
    make_move(g, i, seat, action)
    look_all(g, i, seats, views, blank, counts, moves, why)
