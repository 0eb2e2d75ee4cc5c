"""Everything the server asks after a move, in one call: what each viewer saw of it, sees now, and may do.

Bound to a game by `farmyard.core.compile`, like the door; apart from it, because only the server needs it.
"""

from farmyard.core.record import NONE
from farmyard.core.verbs import legal, must_act, play, reason, seen, view


def look_all(states, i, seats, views, blank, counts, moves, why):
    """The view of every seat, and behind them the spectator's. For every seat that must act: its legal actions, and for
    each action number why not."""
    for seat in range(seats):
        views[seat] = blank[0]
        view(states[i], seat, views[seat])
        counts[seat] = 0
        if must_act(states[i], seat):
            counts[seat] = legal(states[i], seat, moves[seat])
            for action in range(why.shape[1]):
                why[seat, action] = reason(states[i], seat, action)
    views[seats] = blank[0]
    view(states[i], NONE, views[seats])


def move_all(states, i, seat, action, seats, shown, views, blank, counts, moves, why):
    """What every seat, and the spectator, see of this action; the action itself; and a look round."""
    for viewer in range(seats):
        shown[viewer] = seen(states[i], seat, action, viewer)
    shown[seats] = seen(states[i], seat, action, NONE)
    play(states[i], seat, action)
    look_all(states, i, seats, views, blank, counts, moves, why)
