"""Chance that nobody can predict: ChaCha20 (RFC 8439) under a 256-bit key that no player knows.

Real games draw from it; the lab, playouts and imagined worlds have no key and use only `farmyard.core.chance`.
"""

from farmyard.core.record import NOBODY, Field

LOW32 = 0xFFFFFFFF
HEAD = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"
DOUBLE_ROUNDS = 10
KEY_WORDS = 8
APART = {"sealed_word"}  # never inlined: drawing is everywhere, and hardly ever from here

SEALED = Field("sealed", "u1", (), NOBODY, 0, 1, "does chance come from under the seal?")
SEAL = Field("seal", "u4", KEY_WORDS, NOBODY, 0, LOW32, "the key of a sealed game; without one, zeros")


def sealed_word(s, number):
    """The first word of block `number`: one word per block is enough, and no state has to be kept between draws."""
    low, high = int(number & LOW32), int(number >> 32)
    return block_word(s.seal, low, high, 0, 0)


def block_word(key, n0, n1, n2, n3):
    """The first word of the block with these four words of counter and nonce."""
    a0, a1, a2, a3 = HEAD
    b0, b1, b2, b3 = int(key[0]), int(key[1]), int(key[2]), int(key[3])
    c0, c1, c2, c3 = int(key[4]), int(key[5]), int(key[6]), int(key[7])
    d0, d1, d2, d3 = n0, n1, n2, n3
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    return (a0 + HEAD[0]) & LOW32


def quarter_round(a, b, c, d):
    a = (a + b) & LOW32
    d = turn_left(d ^ a, 16)
    c = (c + d) & LOW32
    b = turn_left(b ^ c, 12)
    a = (a + b) & LOW32
    d = turn_left(d ^ a, 8)
    c = (c + d) & LOW32
    b = turn_left(b ^ c, 7)
    return a, b, c, d


def turn_left(word, by):
    return ((word << by) | (word >> (32 - by))) & LOW32
