"""Search over imagined worlds, written once for all games and bound to each.

Information-set Monte-Carlo tree search with one open-loop tree a seat: a tree's edges are that seat's own
actions, so no tree ever branches on what its owner cannot know, and every seat maximises its own chance to
win. A playout leaves the trees after one new edge each, goes on with the craft's preferred moves to the next
milestone, and is judged there by `worth`. Three things make it strong:

- The searcher's own first action is chosen before the world is imagined, and the k-th try of any action meets
  the k-th world and the k-th dice: actions are compared on the same deals.
- The others are not all searchers: mostly (PLAIN) they are taken to play as the craft prefers, else by their trees.
- Choices made in secret are chosen anew (`reopen`), so that nobody is thought to have chosen blindly.

Values are compared in units of their own spread, which is wide in a short game and narrow in a long one.
Trees live in plain arrays: an edge is a slot found by hashing (node, action); the first `seats` nodes are roots.
"""

import math

from farmyard.bots.craft import milestone, prefer, reopen, worth
from farmyard.core.chance import below, start_chance
from farmyard.core.verbs import imagine, is_over, legal, must_act, play

FIRST = 0.3  # how much more promising an untried action looks than the node's mean
FAVOUR = 0.6  # and how much more, if it is the craft's own
PLAIN = 0.75  # how often another seat plays as the craft prefers, and not by its tree
ACTIONS = 4096  # more than any game has
OTHER_DICE = 0x1E3779B97F4A7C15  # playouts and worlds do not share their luck


def find_slot(keys, key):
    """Where `key` lies, or the free slot where it would."""
    mask = len(keys) - 1
    slot = ((key * 0x2545F4914F6CDD1) >> 20) & mask
    while (keys[slot] != 0) & (keys[slot] != key):
        slot = (slot + 1) & mask
    return slot


def choose_edge(keys, nodes, visits, wins, chances, here, out, n, favourite, spread, curiosity):
    """Upper confidence bound over the actions possible in this world; untried ones by the node's mean."""
    mean = wins[here] / visits[here] if visits[here] > 0 else 0.5
    best = -math.inf
    chosen = favourite
    for i in range(n):
        slot = find_slot(keys, here * ACTIONS + out[i] + 1)
        edge = nodes[slot]
        if keys[slot] == 0:
            value = mean + spread * (FIRST + (FAVOUR if out[i] == favourite else 0.0))
        elif visits[edge] == 0:
            value = mean + spread * FIRST
        else:
            chances[edge] += 1
            value = wins[edge] / visits[edge] + spread * curiosity * math.sqrt(
                math.log(chances[edge] + 1.0) / visits[edge]
            )
        if value > best:
            best = value
            chosen = out[i]
    return chosen


def choose_first(keys, nodes, visits, wins, root, roots, prior, spread, curiosity, trust):
    """The searcher's own next try: which one of `roots`. What the craft prefers has some credit at first."""
    mean = wins[root] / visits[root] if visits[root] > 0 else 0.5
    best = -math.inf
    chosen = 0
    for i in range(len(roots)):
        tries, gains = tried(keys, nodes, visits, wins, root, roots[i])
        if tries == 0:
            value = mean + spread * (FIRST + FAVOUR * prior[i])
        else:
            value = gains / tries + spread * curiosity * math.sqrt(math.log(visits[root] + 1.0) / tries)
        value += spread * trust * prior[i] / math.sqrt(tries + 1.0)
        if value > best:
            best = value
            chosen = i
    return int(roots[chosen])


def tried(keys, nodes, visits, wins, here, action):
    """Playouts through an action, and the wins they brought."""
    slot = find_slot(keys, here * ACTIONS + action + 1)
    if keys[slot] == 0:
        return 0, 0.0
    return visits[nodes[slot]], wins[nodes[slot]]


def think(
    states, blank, views, seats, playouts, seed, curiosity, trust, roots, prior,
    keys, nodes, visits, wins, chances, counts, at, path, moments, out, value,
):  # fmt: skip
    """Grow the trees by so many playouts. counts[0] is the number of nodes, path[seat] the nodes walked through."""
    s = states[0]
    dice = states[1]
    me = int(views[0].seat)
    for _ in range(playouts):
        first = choose_first(keys, nodes, visits, wins, me, roots, prior, spread_of(moments, me), curiosity, trust)
        world = seed + tried(keys, nodes, visits, wins, me, first)[0]
        states[0] = blank[0]
        imagine(views[0], world, s)
        reopen(s, me)
        start_chance(dice, world ^ OTHER_DICE)
        for seat in range(seats):
            at[seat] = -1 if (seat != me) & (below(dice, 1024) < PLAIN * 1024) else seat
            path[seat, 0] = 1
            path[seat, 1] = seat
        start = milestone(s)
        seat = me
        while (not is_over(s)) & (milestone(s) == start):
            while not must_act(s, seat):
                seat = seat + 1 if seat + 1 < seats else 0
            action = first
            if (seat != me) | (at[me] != me):
                n = legal(s, seat, out)
                action = out[0]
                if n > 1:
                    action = prefer(s, seat, out, n, dice)
                    if at[seat] >= 0:
                        action = choose_edge(
                            keys, nodes, visits, wins, chances, at[seat], out, n, action,
                            spread_of(moments, seat), curiosity,
                        )  # fmt: skip
                        follow(keys, nodes, visits, counts, at, path, seat, action)
            else:
                follow(keys, nodes, visits, counts, at, path, me, first)
            play(s, seat, action)
        worth(s, value)
        learn(seats, visits, wins, path, moments, value)


def learn(seats, visits, wins, path, moments, value):
    for seat in range(seats):
        moments[seat, 0] += 1.0
        moments[seat, 1] += value[seat]
        moments[seat, 2] += value[seat] * value[seat]
        for i in range(path[seat, 0]):
            node = path[seat, i + 1]
            visits[node] += 1
            wins[node] += value[seat]


def spread_of(moments, seat):
    """The standard deviation of this seat's results, when there are enough of them."""
    n = moments[seat, 0]
    if n < 16.0:
        return 0.3
    mean = moments[seat, 1] / n
    return math.sqrt(max(moments[seat, 2] / n - mean * mean, 0.0001))


def follow(keys, nodes, visits, counts, at, path, seat, action):
    """Down the seat's own tree; a new edge is the last one of this playout."""
    key = at[seat] * ACTIONS + action + 1
    slot = find_slot(keys, key)
    at[seat] = nodes[slot]
    if keys[slot] == 0:
        at[seat] = -1
        if counts[0] >= len(visits):
            return
        keys[slot] = key
        nodes[slot] = counts[0]
        counts[0] += 1
    length = path[seat, 0]
    if length + 1 < path.shape[1]:
        path[seat, length + 1] = nodes[slot]
        path[seat, 0] = length + 1


def harvest(keys, nodes, visits, wins, root, roots, tries, gains):
    """What was learned about each of the searcher's actions."""
    for i in range(len(roots)):
        n, won = tried(keys, nodes, visits, wins, root, roots[i])
        tries[i] += n
        gains[i] += won


def others_choose(states, blank, views, seats):
    """Does anybody choose at the same time as the viewer? Who must act is no secret."""
    states[0] = blank[0]
    imagine(views[0], 0, states[0])
    reopen(states[0], int(views[0].seat))
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
