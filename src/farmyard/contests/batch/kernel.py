"""What one thread does for a crowd of thinking players: bound to each game and its craft, native or on a GPU.

`turn` is the thread of a game, `grow` that of one of its sets of trees.
"""

from typing import Any, NamedTuple

from farmyard.bots.search.tree import MOODS, SHARDS, Trees, harvest, others_choose, spread_of, suggest, think
from farmyard.core.verbs import is_over, legal, must_act, play, scores, setup, view

IDLE, BEGIN = -1, -2  # orders that are no action


class Games(NamedTuple):
    """A row a game, waiting at a decision; `count` is 0 where there is none any more."""

    states: Any
    views: Any
    seats: Any
    deals: Any
    who: Any
    seeds: Any  # of the search
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
    """A row a set of trees, SHARDS of them for each game."""

    prior: Any
    tries: Any
    gains: Any
    spread: Any


class Round(NamedTuple):
    """Which sets grow, and how; a row each."""

    rows: Any
    slots: Any  # how much of its memory a set uses: the less, the sooner it is found
    fresh: Any  # is it a new decision?
    playouts: Any
    plain: Any
    attentive: Any


def turn(i, orders, g, aside):
    """Obey the order, then play on to the next decision, if there is one."""
    if orders[i] == IDLE:
        return
    s = g.states[i]
    seats = int(g.seats[i])
    if orders[i] == BEGIN:
        g.states[i] = g.blank[0]
        setup(s, seats, g.options, int(g.deals[i]))
        g.moves[i] = 0
    else:
        play(s, int(g.who[i]), int(orders[i]))
        g.moves[i] += 1
    g.count[i] = 0
    while (not is_over(s)) & (g.count[i] < 2):
        seat = 0
        while not must_act(s, seat):
            seat += 1
        g.who[i] = seat
        g.count[i] = legal(s, seat, g.roots[i])
        if g.count[i] == 1:
            play(s, seat, int(g.roots[i, 0]))
            g.moves[i] += 1
    if is_over(s):
        g.count[i] = 0
        g.endings[i] = s.ending
        scores(s, g.points[i])
    else:
        g.views[i] = g.no_view[0]
        view(s, int(g.who[i]), g.views[i])
        g.mixed[i] = others_choose(aside, g.blank, g.views[i : i + 1], seats)


def grow(k, r, g, p, trees, curiosity, trust, aside, out, value):
    """The k-th set of this round: so many playouts more, and what is known then."""
    row = int(r.rows[k])
    i = row // SHARDS
    seats, n, me = int(g.seats[i]), int(g.count[i]), int(g.who[i])
    own, actions, believed = g.views[i : i + 1], g.roots[i, :n], p.prior[row, :n]
    t = trees_at(trees, row, int(r.slots[k]))
    if r.fresh[k]:
        clear(t, seats)
        ask(aside, g.blank, own, int(g.seeds[i]), actions, believed, out)
    world = int(g.seeds[i]) + ((row % SHARDS) << 40)
    think(
        aside,
        g.blank,
        own,
        seats,
        int(r.playouts[k]),
        world,
        curiosity,
        trust,
        r.plain[k],
        r.attentive[k],
        actions,
        believed,
        t,
        out,
        value,
    )
    for a in range(n):
        p.tries[row, a] = 0
        p.gains[row, a] = 0.0
    harvest(t, me, actions, p.tries[row], p.gains[row])
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
    """Bare roots."""
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


def ask(aside, blank, own, seed, actions, believed, out):
    """How often the craft prefers each action."""
    for a in range(len(actions)):
        believed[a] = 0.0
    for mood in range(MOODS):
        preferred = suggest(aside, blank, own, seed + mood, out)
        for a in range(len(actions)):
            believed[a] += (actions[a] == preferred) / MOODS
