"""Thousands of games, one decision each at a time, natively: bound to a game and its craft by `farmyard.core.compile`.

Game i of n lies in states[i]; states[n + i] lends its chance to the computer players at that table. Their choices are
made here, until a seat must choose whose decisions are handed out. A finished game is followed by the next at once.
"""

from farmyard.adapters.result import share_out
from farmyard.bots.craft import prefer
from farmyard.core.chance import below, start_chance
from farmyard.core.verbs import is_over, legal, must_act, play, scores, setup, view
from farmyard.observation.encode import write

RANDOM, FARMHAND, SELF = 0, 1, 2
WHIMS = 0x2545F4914F6CDD1D  # so that players and deals do not share their luck
ILLEGAL = -1.0


def step_some(
    states, blank, options, seats, lineup, seed, numbers, acting, begin, end, out, views, raw, no_view, plans, groups,
    scales, logs, observations, masks, actions, points, results, rewards, over, illegal, finals,
):  # fmt: skip
    """One decision in each of the games begin to end - 1, and all that follows until the next one.

    Where nobody acts (acting[i] == seats), a first game begins.
    """
    for i in range(begin, end):
        seat, action = int(acting[i]), int(actions[i])
        rewards[i] = 0.0
        results[i, :] = 0.0
        illegal[i] = False
        over[i] = False
        if seat < seats:
            illegal[i] = not is_allowed(masks[i], action)
            if illegal[i]:
                over[i] = True
                results[i, seat] = ILLEGAL
            else:
                play(states[i], seat, action)
                acting[i] = go_on(states, i, seats, lineup, numbers[i], seat, out)
                if acting[i] == seats:
                    over[i] = True
                    scores(states[i], points)
                    share_out(points, seats, results[i])
            if over[i]:
                rewards[i] = results[i, seat]
                look(states, i, seat, seats, views, raw, no_view, plans, groups, scales, logs, finals[i])
        if (seat == seats) | over[i]:
            acting[i] = next_game(states, blank, options, seats, lineup, seed, numbers, i, out)
        seat = int(acting[i])
        look(states, i, seat, seats, views, raw, no_view, plans, groups, scales, logs, observations[i])
        mark(states, i, seat, out, masks[i])


def is_allowed(mask, action):
    return mask[action] == 1 if (action >= 0) & (action < len(mask)) else False


def next_game(states, blank, options, seats, lineup, seed, numbers, i, out):
    """The next game of table i in which there is something to decide; returns the seat that decides first."""
    seat = seats
    while seat == seats:
        numbers[i] += len(numbers)
        states[i] = blank[0]
        setup(states[i], seats, options, seed + numbers[i])
        start_chance(states[len(numbers) + i], (seed + numbers[i]) ^ WHIMS)
        seat = go_on(states, i, seats, lineup, numbers[i], 0, out)
    return seat


def go_on(states, i, seats, lineup, number, seat, out):
    """Let computer players choose until a decision is to be handed out; returns its seat, or `seats` at the end.

    The line-up moves one chair on from game to game.
    """
    s = states[i]
    while not is_over(s):
        while not must_act(s, seat):
            seat = seat + 1 if seat + 1 < seats else 0
        policy = lineup[(seat + number) % seats]
        if policy == SELF:
            return seat
        n = legal(s, seat, out)
        if policy == FARMHAND:
            play(s, seat, prefer(s, seat, out, n, states[len(states) // 2 + i]))
        else:
            play(s, seat, out[below(states[len(states) // 2 + i], n)])
    return seats


def look(states, i, seat, seats, views, raw, no_view, plans, groups, scales, logs, observation):
    views[0] = no_view[0]
    view(states[i], seat, views[0])
    write(raw, plans, groups, scales, logs, seats, seat, observation)


def mark(states, i, seat, out, mask):
    mask[:] = 0
    for k in range(legal(states[i], seat, out)):
        mask[out[k]] = 1
