"""Replaces `farmyard.core.chance` where chance is a player of its own, with few outcomes per draw.

Draws are given in advance, packed into one number in mixed radix: the first is its remainder modulo the number of
outcomes, and so on. Draws beyond those given come out as 0, and the first of them records how many outcomes it has: so
a game tree learns where chance moves, gives one draw more, and tries again (`farmyard.adapters.explicit`). All this is
kept in the generator's word and its seal, which are in every state and in no view.
"""

TOLD, DRAWN, OUTCOMES = 0, 1, 2  # places in the seal
MOST = 1 << 62


def start_chance(s, seed):
    """Nothing to seed: the draws of a whole move, or of the deal, are given in advance."""


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
