"""Search over imagined worlds, written once for all games and bound to each.

Information-set Monte-Carlo tree search with one open-loop tree a seat: a tree's edges are that seat's own
actions, so no tree ever branches on what its owner cannot know, and every seat maximises its own chance to
win. A playout leaves the trees after one new edge each, goes on with the craft's preferred moves to the next
milestone, and is judged there by `worth`. Simultaneous choices need nothing special: each seat chooses in
its own tree.

Trees live in plain arrays: an edge is a slot found by hashing (node, action); the first `seats` nodes are roots.
"""

import math

from farmyard.bots.craft import milestone, prefer, worth
from farmyard.core.chance import start_chance
from farmyard.core.verbs import imagine, is_over, legal, must_act, play

EXPLORE = 0.25  # weight of curiosity against the chance to win
FIRST = 0.1  # how promising an untried action looks, beside the node's own mean
ACTIONS = 4096  # more than any game has
OTHER_DICE = 0x1E3779B97F4A7C15  # playouts and worlds do not share their luck


def find_slot(keys, key):
    """Where `key` lies, or the free slot where it would."""
    mask = len(keys) - 1
    slot = ((key * 0x2545F4914F6CDD1) >> 20) & mask
    while (keys[slot] != 0) & (keys[slot] != key):
        slot = (slot + 1) & mask
    return slot


def choose_edge(keys, nodes, visits, wins, chances, here, out, n, favourite):
    """Upper confidence bound over the actions possible in this world; untried ones by the node's mean."""
    mean = wins[here] / visits[here] if visits[here] > 0 else 0.5
    best = -1.0
    chosen = favourite
    for i in range(n):
        slot = find_slot(keys, here * ACTIONS + out[i] + 1)
        if keys[slot] == 0:
            value = mean + FIRST + (0.2 if out[i] == favourite else 0.0)
        else:
            edge = nodes[slot]
            chances[edge] += 1
            if visits[edge] == 0:
                value = mean + FIRST
            else:
                value = wins[edge] / visits[edge] + EXPLORE * math.sqrt(math.log(chances[edge] + 1.0) / visits[edge])
        if value > best:
            best = value
            chosen = out[i]
    return chosen


def think(
    states, blank, views, seats, iterations, seed, keys, nodes, visits, wins, chances, counts, at, path, out, value
):
    """Grow the trees by so many playouts. counts[0] is the number of nodes, path[seat] the nodes walked through."""
    s = states[0]
    dice = states[1]
    for iteration in range(iterations):
        states[0] = blank[0]
        imagine(views[0], seed + iteration, s)
        start_chance(dice, (seed + iteration) ^ OTHER_DICE)
        for seat in range(seats):
            at[seat] = seat
            path[seat, 0] = 1
            path[seat, 1] = seat
        start = milestone(s)
        seat = int(views[0].seat)
        while (not is_over(s)) & (milestone(s) == start):
            while not must_act(s, seat):
                seat = seat + 1 if seat + 1 < seats else 0
            n = legal(s, seat, out)
            action = out[0]
            if n > 1:
                action = prefer(s, seat, out, n, dice)
                if at[seat] >= 0:
                    action = step_down(keys, nodes, visits, wins, chances, counts, at, path, seat, out, n, action)
            play(s, seat, action)
        worth(s, value)
        for seat in range(seats):
            for i in range(path[seat, 0]):
                node = path[seat, i + 1]
                visits[node] += 1
                wins[node] += value[seat]


def step_down(keys, nodes, visits, wins, chances, counts, at, path, seat, out, n, favourite):
    """Choose in the seat's own tree and follow the edge; a new edge is the last one of this playout."""
    here = at[seat]
    action = choose_edge(keys, nodes, visits, wins, chances, here, out, n, favourite)
    key = here * ACTIONS + action + 1
    slot = find_slot(keys, key)
    at[seat] = nodes[slot]
    if keys[slot] == 0:
        at[seat] = -1
        if counts[0] >= len(visits):
            return action
        keys[slot] = key
        nodes[slot] = counts[0]
        counts[0] += 1
    length = path[seat, 0]
    if length + 1 < path.shape[1]:
        path[seat, length + 1] = nodes[slot]
        path[seat, 0] = length + 1
    return action


def harvest(keys, nodes, visits, wins, root, out, n, tries, gains):
    """What was learned about the n actions in `out`: playouts through each, and the wins they brought."""
    for i in range(n):
        slot = find_slot(keys, root * ACTIONS + out[i] + 1)
        if keys[slot] != 0:
            tries[i] += visits[nodes[slot]]
            gains[i] += wins[nodes[slot]]


def others_choose(states, blank, views, seats):
    """Does anybody choose at the same time as the viewer? Who must act is no secret."""
    states[0] = blank[0]
    imagine(views[0], 0, states[0])
    others = 0
    for seat in range(seats):
        others += (seat != views[0].seat) & must_act(states[0], seat)
    return others > 0


def suggest(states, blank, views, seed, out):
    """The craft's own move, in one imagined world."""
    states[0] = blank[0]
    imagine(views[0], seed, states[0])
    start_chance(states[1], seed ^ OTHER_DICE)
    seat = int(views[0].seat)
    n = legal(states[0], seat, out)
    return prefer(states[0], seat, out, n, states[1])
