"""Thousands of games, one decision each at a time, natively: bound to a game and its craft by `farmyard.core.compile`.

Compiled players choose here, until it is the turn of the learner or of a third-party player, whom Python asks. A
finished game is followed by the next, immediately or one step later.
"""

from typing import Any, NamedTuple

from farmyard.adapters.result import share_out
from farmyard.bots.craft import prefer
from farmyard.core.chance import PLAYERS_STREAM, below, game_seed, start_chance
from farmyard.core.in_play import InPlay, acting_seat, make_move, show, watch_from_here
from farmyard.core.verbs import is_over, legal, scores, setup
from farmyard.observation.encode import write_on_zeros

RANDOM, FARMHAND, SELF, OWN = 0, 1, 2, 3  # own players are OWN, OWN + 1, …
NOBODY = -1
ILLEGAL = -1.0


class Tables(NamedTuple):
    """One row per table; `dice` are its computer players'."""

    states: Any
    memories: Any
    dice: Any
    seeds: Any  # from which its games follow
    chairs: Any  # how far the line-up was rotated in its first game
    numbers: Any  # of the game played there
    acting: Any  # the seat that must choose
    places: Any  # which place of the line-up that is
    kinds: Any  # and who sits there; NOBODY between two games
    learners: Any  # the seat that last chose for the learner in this game; `seats` if none has


class Rules(NamedTuple):
    """What is played, by whom."""

    blank: Any  # a state
    options: Any
    seats: Any
    lineups: Any  # one row each; table i has the i-th, round and round
    pausing: Any  # is the next game dealt one step later?
    telling: Any  # should critics be told what the others hide?


class Observing(NamedTuple):
    """One thread's own: the state before a move, legal actions, a view and its bytes, an empty view, scores, and how a
    view becomes numbers."""

    before: Any
    out: Any
    views: Any
    raw: Any
    no_view: Any
    points: Any
    plans: Any
    groups: Any
    scales: Any
    logs: Any
    hidden: Any  # the same four for what a view tells nobody else


class Step(NamedTuple):
    """What was chosen and what came of it, one row per table."""

    asked: Any  # which tables go on
    observations: Any
    masks: Any
    others: Any  # what each of the others hides, for critics
    actions: Any
    results: Any
    rewards: Any
    over: Any
    illegal: Any
    finals: Any  # observations of finished games
    enders: Any  # and whose they are


def begin_run(tables, i, run, seats):
    """From now on table i plays games of this run; in the first one the line-up is rotated."""
    tables.seeds[i] = game_seed(run, i)
    tables.chairs[i] = tables.seeds[i] % seats
    tables.numbers[i] = -1
    tables.kinds[i] = NOBODY


def clear(step, i):
    """Clears the results of table i's last step."""
    step.results[i, :] = 0.0
    step.rewards[i] = 0.0
    step.over[i] = False
    step.illegal[i] = False


def step_some(rules, tables, begin, end, o, step):
    """One decision in each of the games begin to end - 1 that are asked, and everything up to the next one."""
    g = InPlay(tables.states, tables.memories, o.before)
    for i in range(begin, end):
        if step.asked[i]:
            advance(g, rules, tables, i, o, step)
            if tables.kinds[i] <= SELF:
                step.observations[i, :] = 0.0
                step.masks[i, :] = 0
                if rules.telling:
                    step.others[i] = 0.0
            hand_out(g, rules, tables, i, o, step)


def advance(g, rules, tables, i, o, step):
    """Table i up to its next decision."""
    if tables.kinds[i] == NOBODY:
        next_game(g, rules, tables, i, o.out)
    else:
        decide(g, rules, tables, i, o, step)


def decide(g, rules, tables, i, o, step):
    """Carry out the choice at table i; if that ends a game of the learner's, report it."""
    seats, seat, action = rules.seats, int(tables.acting[i]), int(step.actions[i])
    if (tables.kinds[i] == SELF) & (not is_allowed(step.masks[i], action)):
        step.illegal[i] = True
        step.results[i, seat] = ILLEGAL
    else:
        make_move(g, i, seat, action)
        go_on(g, rules, tables, i, seat, o.out)
        if tables.acting[i] < seats:
            return
        if tables.learners[i] < seats:
            scores(tables.states[i], o.points)
            share_out(o.points, seats, step.results[i])
    if tables.learners[i] < seats:
        tell_end(g, tables, i, seats, o, step)
    if rules.pausing & (tables.learners[i] < seats):
        tables.acting[i] = tables.learners[i]
        tables.kinds[i] = NOBODY
    else:
        next_game(g, rules, tables, i, o.out)


def tell_end(g, tables, i, seats, o, step):
    seat = int(tables.learners[i])
    step.over[i] = True
    step.rewards[i] = step.results[i, seat]
    step.enders[i] = seat
    step.finals[i, :] = 0.0
    observe(g, i, seat, seats, o, step.finals[i])


def hand_out(g, rules, tables, i, o, step):
    """Show the learner what it must know, in zeroed rows; for third-party players Python looks for itself."""
    if tables.kinds[i] == SELF:
        tables.learners[i] = tables.acting[i]
    if tables.kinds[i] <= SELF:
        observe(g, i, int(tables.acting[i]), rules.seats, o, step.observations[i])
    if tables.kinds[i] == SELF:
        mark(tables.states, i, int(tables.acting[i]), o.out, step.masks[i])
        if rules.telling:
            tell_hidden(g, i, int(tables.acting[i]), rules.seats, o, step.others[i])


def is_allowed(mask, action):
    return mask[action] == 1 if (action >= 0) & (action < len(mask)) else False


def next_game(g, rules, tables, i, out):
    """Deals table i's next game that leaves anything to Python to decide."""
    seats = rules.seats
    tables.acting[i] = seats
    tables.learners[i] = seats
    while tables.acting[i] == seats:
        tables.numbers[i] += 1
        seed = game_seed(tables.seeds[i], tables.numbers[i])
        g.states[i] = rules.blank[0]
        setup(g.states[i], seats, rules.options, seed)
        watch_from_here(g, i)
        start_chance(tables.dice[i], seed ^ PLAYERS_STREAM)
        go_on(g, rules, tables, i, 0, out)


def go_on(g, rules, tables, i, seat, out):
    """Let computer players choose from this seat on, until Python must decide; `acting` is `seats` at the end.

    The line-up moves one chair on from game to game.
    """
    s = g.states[i]
    row, turn = i % len(rules.lineups), int(tables.chairs[i] + tables.numbers[i])
    while not is_over(s):
        seat = acting_seat(s, seat, rules.seats)
        place = (seat + turn) % rules.seats
        kind = int(rules.lineups[row, place])
        if kind >= SELF:
            tables.acting[i] = seat
            tables.places[i] = place
            tables.kinds[i] = kind
            return
        make_move(g, i, seat, choice(s, g.memories[i], seat, kind, tables.dice[i], out))
    tables.acting[i] = rules.seats


def play_out(g, i, seats, seat, dice, out):
    """To the end, at random."""
    s = g.states[i]
    while not is_over(s):
        seat = acting_seat(s, seat, seats)
        make_move(g, i, seat, choice(s, g.memories[i], seat, RANDOM, dice[0], out))


def choice(s, m, seat, kind, dice, out):
    """A farmhand's, or any."""
    n = legal(s, seat, out)
    return int(prefer(s, m, seat, out, n, dice)) if kind == FARMHAND else int(out[below(dice, n)])


def observe(g, i, seat, seats, o, observation):
    show(g, i, seat, o.views, 0, o.no_view)
    write_on_zeros(o.raw, o.plans, o.groups, o.scales, o.logs, seats, seat, observation)


def tell_hidden(g, i, viewer, seats, o, out):
    """What each of the others hides, starting with the viewer's left-hand neighbour: for training only."""
    plans, groups, scales, logs = o.hidden
    seat = viewer
    for k in range(seats - 1):
        seat = seat + 1 if seat + 1 < seats else 0
        show(g, i, seat, o.views, 0, o.no_view)
        write_on_zeros(o.raw, plans, groups, scales, logs, seats, seat, out[k])


def mark(states, i, seat, out, mask):
    for k in range(legal(states[i], seat, out)):
        mask[out[k]] = 1
