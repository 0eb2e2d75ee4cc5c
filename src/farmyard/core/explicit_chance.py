"""Stands in for `farmyard.core.chance` where chance is to be a player of its own, with few outcomes per draw.

Draws are told beforehand, as one number that holds them all: the first is its remainder by the number of outcomes, and
so on. A draw beyond those told comes out 0, and the first of them says how many outcomes it has: so a tree finds out
where chance moves, tells one draw more, and asks again (`farmyard.adapters.explicit`). The word of the generator and
its seal, which are in every state and in no view, keep all this.
"""

TOLD, DRAWN, OUTCOMES = 0, 1, 2  # places in the seal
MOST = 1 << 62


def start_chance(s, seed):
    """Draws are told for a whole move, set-up included; nothing is seeded."""


def below(s, n):
    if n <= 1:
        return 0
    if s.seal[DRAWN] < s.seal[TOLD]:
        told = int(s.chance)
        s.seal[DRAWN] += 1
        s.chance = told // int(n)
        return told % int(n)
    if s.seal[OUTCOMES] == 0:
        s.seal[OUTCOMES] = int(n)
    return 0
