"""Cards in rows: short arrays with a separate length, the same in every mode."""

from farmyard.core.chance import below


def copy(source, target):
    """Element by element: a slice assignment adds a second and a half to compile time."""
    for i in range(len(source)):
        target[i] = source[i]


def copy_first(source, target, n):
    """Only the first n: what lies beyond a list's length does not matter."""
    for i in range(n):
        target[i] = source[i]


def index_of(row, n, card):
    """Where `card` first is among the first n, or n. No early exit, which would be an unpredictable branch."""
    place = n
    for i in range(int(n) - 1, -1, -1):
        if row[i] == card:
            place = i
    return place


def remove_at(row, n, i):
    """Remove item i and close the gap, keeping the order; the freed place becomes 0."""
    for j in range(i, n - 1):
        row[j] = row[j + 1]
    row[n - 1] = 0


def put_in_order(row, n):
    """Card 0, card 1 and so on."""
    for card in range(n):
        row[card] = card


def leave_out(row, n, others, others_n):
    """Remove these cards from an unordered row; returns how many are left."""
    for i in range(others_n):
        at = index_of(row, n, others[i])
        if at < n:
            take_at(row, n, at)
            n -= 1
    return n


def take_at(row, n, i):
    """Remove item i and move the last card into its place: for cards whose order does not matter."""
    card = row[i]
    row[i] = row[n - 1]
    row[n - 1] = 0
    return card


def pick(s, row, n):
    """Take one of n unordered cards at random: as good as shuffling first, and cheaper."""
    return take_at(row, n, below(s, n))


def shuffle(s, row, n):
    """Shuffle the first n."""
    for i in range(n - 1, 0, -1):
        exchange(row, i, row, below(s, i + 1))


def exchange(row, i, other, j):
    """Two cards change places."""
    card = row[i]
    row[i] = other[j]
    other[j] = card


def repeats(row, n):
    """How many of the first n are there more than once, the first of each not counted."""
    found = 0
    for i in range(n):
        found += index_of(row, n, row[i]) < i
    return found
