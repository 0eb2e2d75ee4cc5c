"""Writing an observation, natively: the bytes of a view and a table of its parts go in, numbers come out.

Bound to a game by `farmyard.core.compile` like the door, though it knows nothing of games: `layout` makes the table.
"""

import math

from farmyard.core.record import NONE

NUMBER, LOG, ONE_OF, SEAT, BITS, COUNTS, FILLED = 0, 1, 2, 3, 4, 5, 6

# Columns of the table.
KIND, AT, WIDTH, ROWS, ROW_BYTES, COLUMNS, BY_SEAT, LENGTH_AT, LOW, SPAN, TO, ROW_SIZE = range(12)


def write(raw, table, scales, seats, viewer, out):
    """Every part, row by row; rows that belong to seats begin with the viewer's."""
    out[:] = 0.0
    for p in range(len(table)):
        rows = int(table[p, ROWS])
        by_seat = table[p, BY_SEAT] == 1
        if by_seat:
            rows = min(rows, seats)
        for row in range(rows):
            source = row
            if by_seat:
                source = viewer + row if viewer + row < seats else viewer + row - seats
            write_row(raw, table, p, scales[p], seats, viewer, row, source, out)


def write_row(raw, table, p, scale, seats, viewer, row, source, out):
    kind, low, span = int(table[p, KIND]), int(table[p, LOW]), int(table[p, SPAN])
    width, columns = int(table[p, WIDTH]), int(table[p, COLUMNS])
    at = table[p, AT] + source * table[p, ROW_BYTES]
    to = table[p, TO] + row * table[p, ROW_SIZE]
    if table[p, LENGTH_AT] >= 0:
        columns = int(raw[table[p, LENGTH_AT] + source])
    if kind == NUMBER:
        write_numbers(raw, at, width, columns, low, scale, out, to)
    elif kind == LOG:
        write_logs(raw, at, width, columns, scale, out, to)
    elif kind == ONE_OF:
        for i in range(columns):
            value = read(raw, at, i, width) - low
            if value < span:
                out[to + i * span + value] = 1.0
    elif kind == COUNTS:
        for i in range(columns):
            value = read(raw, at, i, width) - low
            if value < span:
                out[to + value] += 1.0
    elif kind == SEAT:
        for i in range(columns):
            value = read(raw, at, i, width)
            if value < seats:
                value -= viewer
                out[to + i * span + (value if value >= 0 else value + seats)] = 1.0
    elif kind == BITS:
        for i in range(columns):
            write_bits(read(raw, at, i, width), out, to + i * span)
    else:
        for i in range(columns):
            if read(raw, at, i, width) != NONE:
                out[to + i] = 1.0


def write_numbers(raw, at, width, columns, low, scale, out, to):
    for i in range(columns):
        value = read(raw, at, i, width)
        if value != low:
            out[to + i] = (value - low) * scale


def write_logs(raw, at, width, columns, scale, out, to):
    for i in range(columns):
        value = read(raw, at, i, width)
        if value > 0:
            out[to + i] = math.log1p(value) * scale
        elif value < 0:
            out[to + i] = -math.log1p(-value) * scale


def write_bits(value, out, to):
    bit = 0
    while value > 0:
        if value & 1:
            out[to + bit] = 1.0
        value >>= 1
        bit += 1


def read(raw, at, i, width):
    """A whole number of one byte, or of two, low byte first; -2: with a sign."""
    if width == 1:
        return int(raw[at + i])
    value = int(raw[at + 2 * i]) + 256 * int(raw[at + 2 * i + 1])
    return value - 65536 if (width < 0) & (value >= 32768) else value
