"""What is looked at in a game while it is played, natively: bound to a game and its craft by `farmyard.core.compile`.

Players are the laboratory's farmhands, who choose on the true position, as in the playouts that say what it is worth.
"""

from typing import Any, NamedTuple

from farmyard.bots.craft import prefer
from farmyard.bots.search.tree import dream
from farmyard.contests.judge import judge
from farmyard.core.chance import PLAYERS_STREAM, game_seed, start_chance
from farmyard.core.in_play import make_move, show, watch_from_here
from farmyard.core.verbs import legal, setup
from farmyard.observation.encode import write_on_zeros


class Eyes(NamedTuple):
    """Scratch: a game of which nothing is remembered, a view to imagine from, one to encode and its bytes, an empty
    one; and how what a view tells nobody else becomes numbers."""

    forgetful: Any
    views: Any
    shown: Any
    raw: Any
    no_view: Any
    plans: Any
    groups: Any
    scales: Any
    logs: Any


def deal(sheet, g, seats, options, seed):
    """A new game in `g`; `sheet.dice` are its players'."""
    g.states[0] = sheet.blank[0]
    setup(g.states[0], seats, options, seed)
    watch_from_here(g, 0)
    start_chance(sheet.dice[0], seed ^ PLAYERS_STREAM)


def count_choices(sheet, g, seat):
    return legal(g.states[0], seat, sheet.out)


def go_on(sheet, g, seat):
    """A farmhand's move."""
    n = legal(g.states[0], seat, sheet.out)
    make_move(g, 0, seat, int(prefer(g.states[0], g.memories[0], seat, sheet.out, n, sheet.dice[0])))


def weigh(sheet, g, seats, streams, out):
    """Every seat's chances, by stream."""
    judge(sheet, g, seats, streams.chance, streams.mood, out)


def imagine_others(sheet, g, viewer, seats, seed, remembering, eyes, told):
    """What the others may hide from this seat: one world a row, from the viewer's left-hand neighbour on. Without
    remembering, from the table as it lies."""
    if remembering:
        show(g, 0, viewer, eyes.views, 0, eyes.no_view)
    else:
        eyes.forgetful.states[0] = g.states[0]
        watch_from_here(eyes.forgetful, 0)
        show(eyes.forgetful, 0, viewer, eyes.views, 0, eyes.no_view)
    for world in range(len(told)):
        dream(eyes.views, game_seed(seed, world), sheet)
        seat = viewer
        for k in range(seats - 1):
            seat = seat + 1 if seat + 1 < seats else 0
            show(sheet.world, 0, seat, eyes.shown, 0, eyes.no_view)
            write_on_zeros(eyes.raw, eyes.plans, eyes.groups, eyes.scales, eyes.logs, seats, seat, told[world, k])
