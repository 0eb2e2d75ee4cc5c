"""Search over imagined worlds, written once for all games and bound to each.

Information-set Monte-Carlo tree search with one open-loop tree per seat: a tree's edges are that seat's own
actions, so no tree ever branches on what its owner cannot know, and every seat maximises its own chance of
winning. A playout leaves each tree after one new edge, goes on with the craft's preferred moves to the next
milestone, and is judged there by `worth`. Three things make it strong:

- The searcher's own first action is chosen before the world is imagined, and the k-th try of any action meets
  the k-th world and the k-th dice (common random numbers): actions are compared on the same deals.
- Not all opponents search: with probability `plain` one is simulated by the craft, otherwise by its tree.
- Choices made in secret are made again (`reopen`), so that nobody is assumed to have chosen at random.

An attentive search lets a plan depend on what its owner sees on the way: its trees branch there too. That needs many
playouts, and pays off where all choose at once and the cards do not decide.

Values are compared in units of their own standard deviation, which is large in a short game and small in a long one.
Trees are one flat array: an edge and the node it leads to share a slot of a hash table, so that a lookup costs one
memory access; the last slots, one per seat, are the roots.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots.craft import milestone, prefer, reopen
from farmyard.bots.search.advice import favourite, judged
from farmyard.core.chance import below, start_chance
from farmyard.core.curves import log
from farmyard.core.in_play import acting_seat
from farmyard.core.record import Record, recall
from farmyard.core.verbs import is_over, legal, must_act, seen
from farmyard.core.world_verbs import imagine, move_on

FIRST = 0.3  # how much more promising an untried action looks than the node's mean
FAVOUR = 0.6  # and how much more if the craft prefers it
ACTIONS = 4096  # more than any game has: an edge's key is slot * ACTIONS + action + 1, where the slot is its parent's
BITS = 0x3FFFFFFFFFFFFFF  # 58 bits: hashes of what was seen never turn negative; their keys do, where no edge's key is
MIXER = 0x2545F4914F6CDD1  # odd and irregular, a multiplicative hash: neighbouring keys land far apart
SHARDS = 4  # sets of trees grown in parallel and added up: the same on every machine, however many cores
GRAIN = 1 << 20  # results are rounded to multiples of 1 / GRAIN: their sums are exact in any order
PRIOR_SAMPLES = 16  # suggestions asked of the craft before the search
OTHER_DICE = 0x1E3779B97F4A7C15  # playouts and worlds draw from independent streams


SLOT = np.dtype(
    (
        Record,
        [
            ("key", "i8"),  # 0 if free
            ("visits", "i8"),
            ("wins", "f8"),
            ("chances", "i8"),  # how often this edge was available
        ],
    )
)


class Trees(NamedTuple):
    """One tree per seat, and where a playout is in each."""

    slots: Any  # of SLOT: a hash table, followed by the roots
    size: Any  # [0]: how many slots are taken
    at: Any  # per seat: the slot reached, or -1 outside the tree
    path: Any  # per seat: the number of slots visited, then the slots
    sight: Any  # per seat: a hash of what was seen since its last action
    moments: Any  # per seat: number, sum and sum of squares of all results


class Question(NamedTuple):
    """A decision to be searched."""

    views: Any  # [0]: what its seat sees
    seats: Any
    roots: Any  # the actions to search
    prior: Any  # and how often the craft prefers each


class Manner(NamedTuple):
    """How it is searched: the craft's CURIOSITY and TRUST, and a budget's `plain` and `attentive`."""

    curiosity: Any
    trust: Any
    plain: Any
    attentive: Any


def root_of(t, seat):
    return len(t.slots) - t.at.shape[0] + seat


def find_slot(t, key):
    """The slot of `key`, or the free slot where it would go (linear probing)."""
    mask = len(t.slots) - t.at.shape[0] - 1
    slot = ((key * MIXER) >> 20) & mask
    while (t.slots[slot].key != 0) & (t.slots[slot].key != key):
        slot = (slot + 1) & mask
    return slot


def mean_of(t, slot):
    return t.slots[slot].wins / t.slots[slot].visits if t.slots[slot].visits > 0 else 0.5


def spread_of(t, seat):
    """The standard deviation of this seat's results, once there are enough of them."""
    n = t.moments[seat, 0]
    if n < 16.0:
        return 0.3
    mean = t.moments[seat, 1] / n
    return math.sqrt(max(t.moments[seat, 2] / n - mean * mean, 0.0001))


def tried(t, here, action):
    """Playouts through an action, and the wins they brought."""
    edge = t.slots[find_slot(t, here * ACTIONS + int(action) + 1)]
    return int(edge.visits), float(edge.wins)


def choose_first(t, me, roots, prior, curiosity, trust):
    """The searcher's own next try: which one of `roots`. What the craft prefers has a bonus that decays."""
    root = root_of(t, me)
    mean, spread = mean_of(t, root), spread_of(t, me)
    best = -math.inf
    chosen = 0
    for i in range(len(roots)):
        tries, gains = tried(t, root, roots[i])
        if tries == 0:
            value = mean + spread * (FIRST + FAVOUR * prior[i])
        else:
            value = gains / tries + spread * curiosity * math.sqrt(log(t.slots[root].visits + 1.0) / tries)
        value += spread * trust * prior[i] / math.sqrt(tries + 1.0)
        if value > best:
            best = value
            chosen = i
    return int(roots[chosen])


def choose_edge(t, seat, out, n, favourite, curiosity):
    """Upper confidence bound over the actions available in this world; untried ones from the node's mean."""
    here = t.at[seat]
    mean, spread = mean_of(t, here), spread_of(t, seat)
    best = -math.inf
    chosen = favourite
    for i in range(n):
        edge = t.slots[find_slot(t, here * ACTIONS + out[i] + 1)]
        if edge.key == 0:
            value = mean + spread * (FIRST + (FAVOUR if out[i] == favourite else 0.0))
        elif edge.visits == 0:
            value = mean + spread * FIRST
        else:
            edge.chances += 1
            curious = curiosity * math.sqrt(log(edge.chances + 1.0) / edge.visits)
            value = edge.wins / edge.visits + spread * curious
        if value > best:
            best = value
            chosen = out[i]
    return chosen


def follow(t, seat, action):
    """Down the seat's own tree; a new edge is the last one of this playout."""
    if walk(t, seat, t.at[seat] * ACTIONS + action + 1):
        t.at[seat] = -1


def notice(t, seat, out, n):
    """Branch on what the seat sees now: what the others did, and what it may do."""
    sight = t.sight[seat]
    for i in range(n):
        sight = mix(sight, int(out[i]) + 1)
    t.sight[seat] = 0
    walk(t, seat, -1 - mix(sight, t.at[seat] + 1))


def mix(sight, more):
    return ((sight ^ more) * MIXER + (sight >> 29)) & BITS


def walk(t, seat, key):
    """Follow an edge of the seat's tree, adding it if new; True if it is new or does not fit."""
    slot = find_slot(t, key)
    new = t.slots[slot].key == 0
    if new:
        if t.size[0] * 4 >= len(t.slots) * 3:
            return True
        t.slots[slot].key = key
        t.size[0] += 1
    t.at[seat] = slot
    length = t.path[seat, 0]
    if length + 1 < t.path.shape[1]:
        t.path[seat, length + 1] = slot
        t.path[seat, 0] = length + 1
    return new


def think(q, how, playouts, seed, t, sheet, value):
    """Grow the trees by this many playouts."""
    s, dice = sheet.world.states[0], sheet.dice[0]
    me = int(q.views[0].seat)
    for _ in range(playouts):
        first = choose_first(t, me, q.roots, q.prior, how.curiosity, how.trust)
        world = seed + tried(t, root_of(t, me), first)[0]  # the k-th try of any action meets the k-th world
        dream(q.views, world, sheet)
        reopen(s, me)
        start_chance(dice, world ^ OTHER_DICE)
        stand_at_roots(t, me, q.seats, how.plain, dice)
        play_out(sheet, me, first, q.seats, how, t)
        judged(sheet.world, q.seats, value, how)
        learn(t, q.seats, value)


def dream(views, seed, sheet):
    """One imagined game, and the memory that goes with the view."""
    sheet.world.states[0] = sheet.blank[0]
    imagine(views[0], seed, sheet.world.states[0])
    recall(views[0], sheet.world.memories[0])


def stand_at_roots(t, me, seats, plain, dice):
    """Everybody at the root; with probability `plain`, an opponent is simulated by the craft instead of its tree."""
    for seat in range(seats):
        root = root_of(t, seat)
        t.at[seat] = -1 if (seat != me) & (below(dice, 1024) < plain * 1024) else root
        t.path[seat, 0] = 1
        t.path[seat, 1] = root
        t.sight[seat] = 0


def play_out(sheet, me, first, seats, how, t):
    """To the next milestone: along the trees, then as the craft prefers."""
    g, out = sheet.world, sheet.out
    s = g.states[0]
    start = milestone(s)
    seat = me
    while (not is_over(s)) & (milestone(s) == start):
        seat = acting_seat(s, seat, seats)
        if (seat == me) & (t.at[me] == root_of(t, me)):
            action = first
            follow(t, me, first)
        else:
            n = legal(s, seat, out)
            action = int(out[0])
            if n > 1:
                action = int(favourite(g, seat, out, n, sheet.dice[0], how))
                if t.at[seat] >= 0:
                    if how.attentive:
                        notice(t, seat, out, n)
                    action = int(choose_edge(t, seat, out, n, action, how.curiosity))
                    follow(t, seat, action)
        if how.attentive:
            show(s, seats, seat, action, t)
        move_on(g, 0, seat, action)


def show(s, seats, seat, action, t):
    """Adds to each seat's hash what it sees of this action."""
    for other in range(seats):
        if (other != seat) & (t.at[other] >= 0):
            t.sight[other] = mix(t.sight[other], int(seen(s, seat, action, other)))


def learn(t, seats, value):
    """Add the result to every slot visited (backpropagation)."""
    for seat in range(seats):
        won = math.floor(value[seat] * GRAIN + 0.5) / GRAIN
        t.moments[seat, 0] += 1.0
        t.moments[seat, 1] += won
        t.moments[seat, 2] += won * won
        for i in range(t.path[seat, 0]):
            slot = t.slots[t.path[seat, i + 1]]
            slot.visits += 1
            slot.wins += won


def harvest(t, me, roots, tries, gains):
    """What was learned about each of the searcher's actions."""
    for i in range(len(roots)):
        n, won = tried(t, root_of(t, me), roots[i])
        tries[i] += n
        gains[i] += won


def others_choose(views, seats, sheet):
    """Does anybody choose at the same time as the viewer? Who must act is no secret."""
    dream(views, 0, sheet)
    s = sheet.world.states[0]
    reopen(s, int(views[0].seat))
    others = 0
    for seat in range(seats):
        others += (seat != views[0].seat) & must_act(s, seat)
    return others > 0


def consult(q, seed, sheet):
    """`prior`: how often the craft prefers each action, asked in PRIOR_SAMPLES imagined worlds."""
    for i in range(len(q.roots)):
        q.prior[i] = 0.0
    for sample in range(PRIOR_SAMPLES):
        preferred = suggest(q.views, seed + sample, sheet)
        for i in range(len(q.roots)):
            q.prior[i] += (q.roots[i] == preferred) / PRIOR_SAMPLES


def suggest(views, seed, sheet):
    """The craft's own move, in one imagined world."""
    dream(views, seed, sheet)
    s, m, dice = sheet.world.states[0], sheet.world.memories[0], sheet.dice[0]
    start_chance(dice, seed ^ OTHER_DICE)
    seat = int(views[0].seat)
    n = legal(s, seat, sheet.out)
    return prefer(s, m, seat, sheet.out, n, dice)
