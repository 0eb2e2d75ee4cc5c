"""What one thread does for a crowd of searching players: bound to each game and its craft, native or on a GPU.

`turn` is the thread of a game, `grow` that of one of its sets of trees.
"""

from typing import Any, NamedTuple

from farmyard.bots.search.tree import (
    SHARDS,
    Manner,
    Question,
    Trees,
    consult,
    harvest,
    others_choose,
    spread_of,
    think,
)
from farmyard.core.in_play import InPlay, acting_seat, make_move, show, watch_from_here
from farmyard.core.verbs import is_over, legal, scores, setup

IDLE, BEGIN = -1, -2  # orders other than an action


class Games(NamedTuple):
    """One row per game, waiting at a decision; `count` is 0 where the game is over."""

    states: Any
    memories: Any
    views: Any
    seats: Any
    deals: Any
    who: Any
    seeds: Any  # for the search
    mixed: Any  # do others choose at the same time?
    count: Any
    roots: Any  # the legal actions
    moves: Any  # so far
    points: Any
    endings: Any
    blank: Any  # one state, one view, the options
    no_view: Any
    options: Any


class Sets(NamedTuple):
    """One row per set of trees, SHARDS of them for each game."""

    prior: Any
    tries: Any
    gains: Any
    spread: Any


class Round(NamedTuple):
    """Which sets grow, and how; one row each."""

    rows: Any
    slots: Any  # how much of its table a set uses: the smaller, the faster the lookup
    fresh: Any  # is it a new decision?
    playouts: Any
    plain: Any
    attentive: Any


def turn(i, orders, games, before, sheet):
    """Carry out the order, then play on to the next decision, if there is one."""
    if orders[i] == IDLE:
        return
    g = InPlay(games.states, games.memories, before)
    s = g.states[i]
    seats = int(games.seats[i])
    if orders[i] == BEGIN:
        g.states[i] = games.blank[0]
        setup(s, seats, games.options, int(games.deals[i]))
        watch_from_here(g, i)
        games.moves[i] = 0
    else:
        make_move(g, i, int(games.who[i]), int(orders[i]))
        games.moves[i] += 1
    games.count[i] = 0
    while (not is_over(s)) & (games.count[i] < 2):
        seat = acting_seat(s, 0, seats)
        games.who[i] = seat
        games.count[i] = legal(s, seat, games.roots[i])
        if games.count[i] == 1:
            make_move(g, i, seat, int(games.roots[i, 0]))
            games.moves[i] += 1
    if is_over(s):
        games.count[i] = 0
        games.endings[i] = s.ending
        scores(s, games.points[i])
    else:
        show(g, i, int(games.who[i]), games.views, i, games.no_view)
        games.mixed[i] = others_choose(games.views[i : i + 1], seats, sheet)


def grow(k, r, g, p, trees, curiosity, trust, sheet, value):
    """The k-th set of this round: grow its trees, then read off the results."""
    row = int(r.rows[k])
    i = row // SHARDS
    seats, n, me = int(g.seats[i]), int(g.count[i]), int(g.who[i])
    q = Question(g.views[i : i + 1], seats, g.roots[i, :n], p.prior[row, :n])
    t = trees_at(trees, row, int(r.slots[k]))
    if r.fresh[k]:
        clear(t, seats)
        consult(q, int(g.seeds[i]), sheet)
    world = int(g.seeds[i]) + ((row % SHARDS) << 40)
    think(q, Manner(curiosity, trust, r.plain[k], r.attentive[k]), int(r.playouts[k]), world, t, sheet, value)
    for a in range(n):
        p.tries[row, a] = 0
        p.gains[row, a] = 0.0
    harvest(t, me, q.roots, p.tries[row], p.gains[row])
    p.spread[row] = spread_of(t, me)


def trees_at(trees, row, slots):
    return Trees(
        trees.slots[row, :slots],
        trees.size[row],
        trees.at[row],
        trees.path[row],
        trees.sight[row],
        trees.moments[row],
    )


def clear(t, seats):
    """Empty the trees, down to the roots."""
    for i in range(len(t.slots)):
        slot = t.slots[i]
        slot.key = 0
        slot.visits = 0
        slot.wins = 0.0
        slot.chances = 0
    t.size[0] = 0
    for seat in range(seats):
        for i in range(3):
            t.moments[seat, i] = 0.0
