"""Record fields to JSON text, straight from the bytes: after every move a view is written for every seat.

Compiled once for all games: the fields are described by a table, one row per field.
"""

START, KIND, DEPTH, ROWS, WIDTH, LENGTH, NAME, NAME_END = range(8)  # the columns of the table of fields
"""Where its bytes start; bytes of a number, negative if it may be; 0 for a number, 1 for a row, 2 for rows of rows;
how many; how many in each; where the length of a list is, or -1; where `"name":` starts and ends among the names."""
COMMA, MINUS, ZERO, OPEN, CLOSE, BEGIN, END = 44, 45, 48, 91, 93, 123, 125


def write_views(data, size, seats, fields, public, names, out, ends):
    """The public part (the first `public` fields) of the last view, then each seat's own part of its view."""
    o = ends[0] = write_fields(data, size * seats, fields, 0, public, names, out, 0)
    for seat in range(seats):
        o = ends[1 + seat] = write_fields(data, size * seat, fields, public, len(fields), names, out, o)


def write_fields(data, base, fields, first, last, names, out, o):
    mark = BEGIN
    for i in range(first, last):
        out[o] = mark
        o, name, size = o + 1, fields[i, NAME], fields[i, NAME_END] - fields[i, NAME]
        for k in range(size):
            out[o + k] = names[name + k]
        o = write_field(data, base, fields, i, out, o + size)
        mark = COMMA
    out[o] = END
    return o + 1


def write_field(data, base, fields, i, out, o):
    at, kind, rows, width = base + fields[i, START], fields[i, KIND], fields[i, ROWS], fields[i, WIDTH]
    if fields[i, DEPTH] == 0:
        return write_number(data, at, kind, out, o)
    if fields[i, DEPTH] == 1:
        count = data[base + fields[i, LENGTH]] if fields[i, LENGTH] >= 0 else rows
        return write_row(data, at, kind, count, out, o)
    mark = OPEN
    for row in range(rows):
        out[o] = mark
        o = write_row(data, at + row * width * abs(kind), kind, width, out, o + 1)
        mark = COMMA
    out[o] = CLOSE
    return o + 1


def write_row(data, at, kind, count, out, o):
    out[o] = OPEN
    o = o + 1
    if count == 0:
        out[o] = CLOSE
        return o + 1
    if kind == 1:  # nearly always: a loop of its own is twice as fast
        for i in range(count):
            o = write_byte(int(data[at + i]), out, o)
            out[o] = COMMA
            o = o + 1
    else:
        for i in range(count):
            o = write_number(data, at + i * abs(kind), kind, out, o)
            out[o] = COMMA
            o = o + 1
    out[o - 1] = CLOSE
    return o


def write_number(data, at, kind, out, o):
    if kind == 1:  # nearly all
        return write_byte(int(data[at]), out, o)
    value = int(data[at])
    for i in range(1, abs(kind)):
        value += int(data[at + i]) << (8 * i)
    if kind < 0 and data[at + abs(kind) - 1] >= 128:
        value -= 1 << (8 * abs(kind))
    if value < 0:
        out[o] = MINUS
        o, value = o + 1, -value
    power = 1
    while power * 10 <= value:
        power *= 10
    while power > 0:
        out[o] = ZERO + value // power % 10
        o, power = o + 1, power // 10
    return o


def write_byte(value, out, o):
    if value < 10:  # nearly all
        out[o] = ZERO + value
        return o + 1
    if value >= 100:
        hundreds = 1 + (value >= 200)
        out[o] = ZERO + hundreds
        o, value = o + 1, value - 100 * hundreds
    tens = value * 205 >> 11  # value // 10, below 100
    out[o], out[o + 1] = ZERO + tens, ZERO + value - 10 * tens
    return o + 2
