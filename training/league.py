"""Who sits at the tables: the learner alone, or among its past selves, farmhands and chicks.

A learner that meets only one kind of opponent plays badly against the others. Every table size takes the same line-ups
in turn.
"""

from collections.abc import Sequence

LEARNER, PAST, FARMHAND, CHICK = range(4)
KINDS = 4
AS_OPPONENT = ("self", "self", "farmhand", "chick")  # past selves are asked beside the learner, in the same batch

OTHERS = {"learners": (LEARNER,), "past selves": (PAST,), "farmhands": (FARMHAND,), "chicks": (CHICK,)}
OTHERS["all kinds"] = FARMHAND, LEARNER, PAST, CHICK
NAMES = tuple(OTHERS)
LINE_UPS = ("learners",) * 4 + ("past selves",) * 2 + ("farmhands",) * 2 + ("chicks", "all kinds")


def places(name: str, seats: int) -> list[int]:
    """Who sits at each place of this line-up; the learner has the first."""
    others = OTHERS[name]
    return [LEARNER, *(others[k % len(others)] for k in range(seats - 1))]


def opponents(seats: int) -> list[list[str]]:
    """All line-ups, as farms of tables want them."""
    return [[AS_OPPONENT[kind] for kind in places(name, seats)[1:]] for name in LINE_UPS]


def asked(kinds: Sequence[int]) -> int:
    """How many of these are asked by the trainer."""
    return sum(AS_OPPONENT[kind] == "self" for kind in kinds)
