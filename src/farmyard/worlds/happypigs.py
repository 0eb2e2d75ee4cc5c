"""Happy Pigs' worlds: season cards to come, and choices made in secret."""

from farmyard.core.chance import below, start_chance
from farmyard.core.record import NONE, share
from farmyard.games.happypigs import TO_CHOOSE, deal_pile


def imagine(v, seed, s):
    """Any season card not yet played may come; what others chose in secret may be anything."""
    start_chance(s, seed)
    share(v, s)
    deal_pile(s)
    s.choice[:] = NONE
    if v.phase == TO_CHOOSE:
        for seat in range(v.seats):
            if v.ready[seat] == 1:
                s.choice[seat] = v.my_choice if seat == v.seat else below(s, 4)
