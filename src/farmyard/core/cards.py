"""Cards in rows: short lists with a length beside them, the same in every mode."""

from farmyard.core.chance import below


def copy(source, target):
    """Element by element: a slice assignment costs a second and a half of compile time."""
    for i in range(len(source)):
        target[i] = source[i]


def copy_first(source, target, n):
    """Only the first n: what lies beyond a list's length is nobody's business."""
    for i in range(n):
        target[i] = source[i]


def index_of(row, n, card):
    """Where `card` first lies among the first n, or n. All are asked, from the end: leaving early is a costly jump."""
    place = n
    for i in range(int(n) - 1, -1, -1):
        if row[i] == card:
            place = i
    return place


def remove_at(row, n, i):
    """Take out place i and close the gap, keeping the order; the freed place becomes 0."""
    for j in range(i, n - 1):
        row[j] = row[j + 1]
    row[n - 1] = 0


def take_at(row, n, i):
    """Take out place i and put the last card there: for cards whose order means nothing."""
    card = row[i]
    row[i] = row[n - 1]
    row[n - 1] = 0
    return card


def pick(s, row, n):
    """Take a random one of n unordered cards: as good as shuffling first, and cheaper."""
    return take_at(row, n, below(s, n))


def shuffle(s, row, n):
    """Put the first n in random order."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        card = row[i]
        row[i] = row[j]
        row[j] = card
