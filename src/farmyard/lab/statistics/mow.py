"""MOW: which cows were added, how often one took a herd and used a power."""

from farmyard.games.mow import ACROBAT_7, CALF, CLOSER_0, FLIES, LEAN, NAME, PASS, SLOWPOKE, TAKE, TURN, cow_of

KINDS = (
    *("no-flies", "one-fly", "two-flies", "three-flies", "closer", "lean", "milk", "acrobat", "slowpoke", "calf"),
    *("mad", "take", "keep", "turn", "name", "pass"),
)
CLOSER_KIND, LEAN_KIND, MILK_KIND, ACROBAT_KIND, SLOWPOKE_KIND, CALF_KIND, MAD_KIND = range(4, 11)
TAKE_KIND, KEEP_KIND, TURN_KIND, NAME_KIND, PASS_KIND = range(11, 16)
STATISTICS = ("by_herds", "by_hands", "taken")


def kind(s, m, seat, action):
    if action < TAKE:
        return kind_of_cow(cow_of(action))
    if action == TAKE:
        return TAKE_KIND
    if action < NAME:
        return TURN_KIND if action == TURN else KEEP_KIND
    return PASS_KIND if action == PASS else NAME_KIND


def kind_of_cow(card):
    if card < CLOSER_0:
        return int(FLIES[card])
    if card < LEAN:
        return CLOSER_KIND
    if card < ACROBAT_7:
        return LEAN_KIND if card == LEAN else MILK_KIND
    if card < SLOWPOKE:
        return ACROBAT_KIND
    if card == SLOWPOKE:
        return SLOWPOKE_KIND
    return CALF_KIND if card == CALF else MAD_KIND


def tell(s, seat, out):
    out[0], out[1], out[2] = s.by_herds[seat], s.by_hands[seat], s.taken[seat]


def shown(score):
    """Flies: fewer are better."""
    return -score
