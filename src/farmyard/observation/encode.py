"""Writing an observation, natively: the bytes of a view and a plan of its rows go in, numbers come out.

Bound to a game by `farmyard.core.compile` like the door, though it knows nothing of games: `layout` makes the plan,
one for every viewer, with the rows of one kind together. Its numbers are unsigned, so that indexing never wraps around.
"""

import numpy as np

from farmyard.core.record import NONE

# Kinds, in the order in which they are written.
NUMBER, ONE_OF, SEAT, BITS, COUNTS, LISTED, SEATS_LISTED, FILLED, LOG, ONE_OF_WIDE = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
KINDS = 10

# Columns of the plan: where a row is read, where it goes, how many entries it has (if listed: where their number is
# read), its lowest value (for LOG: whether it is signed), and how many places an entry takes.
AT, TO, ENTRIES, LOW, SPAN = 0, 1, 2, 3, 4
COLUMNS = 5


def write(raw, plans, groups, scales, logs, seats, viewer, out):
    """Everything, over whatever was there."""
    out[:] = 0.0
    write_on_zeros(raw, plans, groups, scales, logs, seats, viewer, out)


def write_on_zeros(raw, plans, groups, scales, logs, seats, viewer, out):
    """Only what is not 0: groups[kind] to groups[kind + 1] are the rows of a kind."""
    plan = plans[viewer]
    write_numbers(raw, plan, groups, scales, out)
    write_ones(raw, plan, groups, out)
    write_seats(raw, plan, groups, seats, viewer, out)
    write_bits(raw, plan, groups, out)
    write_counts(raw, plan, groups, out)
    write_lists(raw, plan, groups, out)
    write_filled(raw, plan, groups, out)
    write_logs(raw, plan, groups, scales, logs, out)
    write_wide_ones(raw, plan, groups, out)


def write_numbers(raw, plan, groups, scales, out):
    for r in range(groups[NUMBER], groups[NUMBER + 1]):
        low = plan[r, LOW]
        for i in range(plan[r, ENTRIES]):
            value = raw[plan[r, AT] + i]
            if value != low:
                out[plan[r, TO] + i] = (value - low) * scales[r]


def write_ones(raw, plan, groups, out):
    for r in range(groups[ONE_OF], groups[ONE_OF + 1]):
        to = plan[r, TO]
        for i in range(plan[r, ENTRIES]):
            value = raw[plan[r, AT] + i] - plan[r, LOW]
            if value < plan[r, SPAN]:
                out[to + value] = 1.0
            to += plan[r, SPAN]


def write_seats(raw, plan, groups, seats, viewer, out):
    for r in range(groups[SEAT], groups[SEAT + 1]):
        write_seat_row(raw, plan, r, plan[r, ENTRIES], seats, viewer, out)
    for r in range(groups[SEATS_LISTED], groups[SEATS_LISTED + 1]):
        write_seat_row(raw, plan, r, raw[plan[r, ENTRIES]], seats, viewer, out)


def write_seat_row(raw, plan, r, entries, seats, viewer, out):
    """Seats, counted from the viewer."""
    at, to, span = int(plan[r, AT]), int(plan[r, TO]), int(plan[r, SPAN])
    for i in range(entries):
        seat = int(raw[at + i])
        if seat < seats:
            steps = seat - viewer if seat >= viewer else seat - viewer + seats
            out[to + i * span + steps] = 1.0


def write_bits(raw, plan, groups, out):
    for r in range(groups[BITS], groups[BITS + 1]):
        to = plan[r, TO]
        for i in range(plan[r, ENTRIES]):
            value = int(raw[plan[r, AT] + i])
            bit = 0
            while value > 0:
                if value & 1:
                    out[int(to) + bit] = 1.0
                value >>= 1
                bit += 1
            to += plan[r, SPAN]


def write_counts(raw, plan, groups, out):
    for r in range(groups[COUNTS], groups[COUNTS + 1]):
        for i in range(plan[r, ENTRIES]):
            value = raw[plan[r, AT] + i] - plan[r, LOW]
            if value < plan[r, SPAN]:
                out[plan[r, TO] + value] += 1.0


def write_lists(raw, plan, groups, out):
    for r in range(groups[LISTED], groups[LISTED + 1]):
        for i in range(np.uint64(raw[plan[r, ENTRIES]])):
            out[plan[r, TO] + raw[plan[r, AT] + i]] += 1.0


def write_filled(raw, plan, groups, out):
    for r in range(groups[FILLED], groups[FILLED + 1]):
        for i in range(plan[r, ENTRIES]):
            if raw[plan[r, AT] + i] != NONE:
                out[plan[r, TO] + i] = 1.0


def write_logs(raw, plan, groups, scales, logs, out):
    for r in range(groups[LOG], groups[LOG + 1]):
        for i in range(plan[r, ENTRIES]):
            value = read(raw, int(plan[r, AT]) + 2 * i)
            if (value > 32767) & (plan[r, LOW] == 1):
                out[plan[r, TO] + i] = -logs[65536 - value] * scales[r]
            elif value > 0:
                out[plan[r, TO] + i] = logs[value] * scales[r]


def write_wide_ones(raw, plan, groups, out):
    for r in range(groups[ONE_OF_WIDE], groups[ONE_OF_WIDE + 1]):
        for i in range(plan[r, ENTRIES]):
            value = read(raw, int(plan[r, AT]) + 2 * i)
            if value < plan[r, SPAN]:
                out[int(plan[r, TO]) + value] = 1.0


def read(raw, at):
    """A 16-bit number, little-endian."""
    return int(raw[at]) + 256 * int(raw[at + 1])
