"""Thousands of games, one decision each at a time, natively: bound to a game and its craft by `farmyard.core.compile`.

Computer players choose here, until a seat must choose that belongs to the learner. A finished game is followed
immediately by the next.
"""

from typing import Any, NamedTuple

from farmyard.adapters.result import share_out
from farmyard.bots.craft import prefer
from farmyard.core.chance import below, start_chance
from farmyard.core.in_play import InPlay, acting_seat, make_move, show, watch_from_here
from farmyard.core.verbs import is_over, legal, scores, setup
from farmyard.observation.encode import write

RANDOM, FARMHAND, SELF = 0, 1, 2
WHIMS = 0x2545F4914F6CDD1D  # so that players and deals use independent randomness
ILLEGAL = -1.0


class Tables(NamedTuple):
    """One row per table; `dice` are its computer players'."""

    states: Any
    memories: Any
    dice: Any
    numbers: Any  # of the game played there
    acting: Any  # the seat that must choose; `seats` before the first game


class Rules(NamedTuple):
    """What is played, by whom."""

    blank: Any  # a state
    options: Any
    seats: Any
    lineup: Any
    seed: Any


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


class Step(NamedTuple):
    """What the learner chose and what came of it, one row per table."""

    observations: Any
    masks: Any
    actions: Any
    results: Any
    rewards: Any
    over: Any
    illegal: Any
    finals: Any  # observations of finished games


def step_some(rules, tables, begin, end, o, step):
    """One decision in each of the games begin to end - 1, and everything up to the next one."""
    seats = rules.seats
    g = InPlay(tables.states, tables.memories, o.before)
    for i in range(begin, end):
        seat, action = int(tables.acting[i]), int(step.actions[i])
        step.rewards[i] = 0.0
        step.results[i, :] = 0.0
        step.illegal[i] = False
        step.over[i] = False
        if seat < seats:
            step.illegal[i] = not is_allowed(step.masks[i], action)
            if step.illegal[i]:
                step.over[i] = True
                step.results[i, seat] = ILLEGAL
            else:
                make_move(g, i, seat, action)
                tables.acting[i] = go_on(g, i, tables.dice, seats, rules.lineup, tables.numbers[i], seat, o.out)
                if tables.acting[i] == seats:
                    step.over[i] = True
                    scores(tables.states[i], o.points)
                    share_out(o.points, seats, step.results[i])
            if step.over[i]:
                step.rewards[i] = step.results[i, seat]
                observe(g, i, seat, seats, o, step.finals[i])
        if (seat == seats) | step.over[i]:
            tables.acting[i] = next_game(g, rules, tables, i, o.out)
        seat = int(tables.acting[i])
        observe(g, i, seat, seats, o, step.observations[i])
        mark(tables.states, i, seat, o.out, step.masks[i])


def is_allowed(mask, action):
    return mask[action] == 1 if (action >= 0) & (action < len(mask)) else False


def next_game(g, rules, tables, i, out):
    """Deals table i's next game with anything to decide; returns the seat that decides first."""
    seats = rules.seats
    seat = seats
    while seat == seats:
        tables.numbers[i] += len(tables.numbers)
        number = tables.numbers[i]
        g.states[i] = rules.blank[0]
        setup(g.states[i], seats, rules.options, rules.seed + number)
        watch_from_here(g, i)
        start_chance(tables.dice[i], (rules.seed + number) ^ WHIMS)
        seat = go_on(g, i, tables.dice, seats, rules.lineup, number, 0, out)
    return seat


def go_on(g, i, dice, seats, lineup, number, seat, out):
    """Let computer players choose until the learner must decide; returns that seat, or `seats` at the end.

    The line-up moves one chair on from game to game.
    """
    s, m = g.states[i], g.memories[i]
    while not is_over(s):
        seat = acting_seat(s, seat, seats)
        policy = lineup[(seat + number) % seats]
        if policy == SELF:
            return seat
        n = legal(s, seat, out)
        if policy == FARMHAND:
            action = int(prefer(s, m, seat, out, n, dice[i]))
        else:
            action = int(out[below(dice[i], n)])
        make_move(g, i, seat, action)
    return seats


def observe(g, i, seat, seats, o, observation):
    show(g, i, seat, o.views, 0, o.no_view)
    write(o.raw, o.plans, o.groups, o.scales, o.logs, seats, seat, observation)


def mark(states, i, seat, out, mask):
    mask[:] = 0
    for k in range(legal(states[i], seat, out)):
        mask[out[k]] = 1
