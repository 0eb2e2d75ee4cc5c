"""Chance lives in the record: one 64-bit word, the same numbers in every mode.

A permuted congruential generator (64-bit state, 32-bit words). Every constant that meets the
state is at least 2**63, so that Numba types it uint64: an int64 would turn the sum into a float.
"""

import numpy as np

from farmyard.core.record import NOBODY, Field, record
from farmyard.core.sealed_chance import SEAL, SEALED, sealed_word

MASK = 0xFFFFFFFFFFFFFFFF
LOW32 = 0xFFFFFFFF
MULTIPLIER = 0xD1342543DE82EF95
INCREMENT = 0xDA3E39CB94B95BDB
GOLDEN = 0x9E3779B97F4A7C15
STIR_1 = 0xBF58476D1CE4E5B9
STIR_2 = 0x94D049BB133111EB

wide = int  # a Python int when interpreted; natively a uint64 stays one

CHANCE = (
    Field("chance", "u8", (), NOBODY, 0, MASK, "state of the random generator; in a sealed game, draws so far"),
    SEALED,
    SEAL,
)
# Mixed into a seed (by exclusive or) for a stream of its own, independent of the deal's.
PLAYERS_STREAM = 0x2545F4914F6CDD1D  # what compiled players leave to chance
CHOICE_STREAM = 0x2D51B2E3A94C6F87  # the choice itself, whatever was drawn on the way to it

DICE = record(CHANCE)  # chance without a game: for the players' own randomness


def start_chance(s, seed):
    """Seed with `seed` (0 to 2**63 - 1), mixed so that neighbouring seeds have nothing in common."""
    s.chance = stirred((wide(np.uint64(seed)) + GOLDEN) & MASK)
    if s.sealed:
        s.chance = 0


def stirred(x):
    """SplitMix64: a permutation of all words of 64 bits."""
    x = wide(np.uint64(x))  # natively, arguments are signed
    x = ((x ^ (x >> 30)) * STIR_1) & MASK
    x = ((x ^ (x >> 27)) * STIR_2) & MASK
    return x ^ (x >> 31)


def game_seed(run, number):
    """The seed of a run's game of this number. If seeds were counted on from the run's own, neighbouring runs would
    share their deals; hashed, two runs share games only by coincidence."""
    mine = stirred((wide(np.uint64(run)) + GOLDEN) & MASK)
    its = stirred((wide(np.uint64(number)) + INCREMENT) & MASK)
    return int(wide(np.uint64(stirred(mine ^ its))) >> 1)


def next_word(s):
    """The next 32 random bits."""
    x = wide(s.chance)
    if s.sealed:
        s.chance = (x - MASK) & MASK  # a counter: plus one, mod 2**64
        return sealed_word(s, x)
    s.chance = (x * MULTIPLIER + INCREMENT) & MASK
    word = int((((x >> 18) ^ x) >> 27) & LOW32)
    turn = int(x >> 59)
    return ((word >> turn) | (word << ((32 - turn) & 31))) & LOW32


def below(s, n):
    """A uniform number from 0 to n - 1: Lemire's method, which rejects instead of introducing a bias."""
    product = next_word(s) * int(n)
    if (product & LOW32) < n:
        floor = (LOW32 + 1 - n) % n
        while (product & LOW32) < floor:
            product = next_word(s) * int(n)
    return product >> 32
