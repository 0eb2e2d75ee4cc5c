"""The only border between Python and compiled rules: only arrays and plain ints cross it.

Passing a record is thirteen times slower than passing an array and an index, and a NumPy
integer would silently compile a second signature: hence (states, i, ...) and Python ints.
Bound to a game by `farmyard.core.compile`.
"""

from farmyard.core.in_play import make_move, show, watch_from_here
from farmyard.core.verbs import is_over, legal, must_act, play, reason, scores, seen, setup
from farmyard.core.world_verbs import imagine


def new_game(states, i, blank, seats, options, seed):
    states[i] = blank[0]
    setup(states[i], seats, options, seed)


def begin(g, i):
    """What everybody knows of a game just dealt."""
    watch_from_here(g, i)


def acts(states, i, seat):
    return must_act(states[i], seat)


def who_acts(states, i, seats, first):
    """The first seat that must act, round the table from `first`; `seats` if nobody must."""
    for step in range(seats):
        seat = (first + step) % seats
        if must_act(states[i], seat):
            return seat
    return seats


def list_legal(states, i, seat, out):
    return legal(states[i], seat, out)


def why_not(states, i, seat, action):
    return reason(states[i], seat, action)


def do(states, i, seat, action):
    """Without memory: for counts and experiments."""
    play(states[i], seat, action)


def move(g, i, seat, action):
    make_move(g, i, seat, action)


def look(g, i, seat, views, j, blank):
    show(g, i, seat, views, j, blank)


def over(states, i):
    return is_over(states[i])


def count(states, i, out):
    scores(states[i], out)


def watch(states, i, seat, action, viewer):
    return seen(states[i], seat, action, viewer)


def dream(views, i, seed, states, j, blank):
    states[j] = blank[0]
    imagine(views[i], seed, states[j])
