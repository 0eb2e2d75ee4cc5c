"""Exponential and logarithm from additions and multiplications only: the same bits in every mode, on every machine.

Math libraries differ in the last bit, and a search that compares values would then choose different moves.
"""

import math

import numpy as np

LOG_2 = 0.6931471805599453
LOG_2_HIGH = 0.693147180369123816490  # its first 32 bits: exact when multiplied by a small integer
LOG_2_LOW = 1.90821492927058770002e-10
HALF_ROOT = 0x3FE6A09E667F3BCD  # the bits of the square root of one half
MOST = 700.0


def exp(x):
    """e to the power of x, with x clamped to ±700."""
    x = min(max(x, -MOST), MOST)
    k = int(math.floor(x / LOG_2 + 0.5))  # noqa: RUF046 - on CUDA, math.floor returns a float
    r = x - k * LOG_2_HIGH - k * LOG_2_LOW
    q = r * r
    even = 1 / 2 + q * (1 / 24 + q * (1 / 720 + q * (1 / 40320 + q * (1 / 3628800 + q * (1 / 479001600)))))
    odd = 1 / 6 + q * (1 / 120 + q * (1 / 5040 + q * (1 / 362880 + q * (1 / 39916800 + q * (1 / 6227020800)))))
    return (1.0 + (r + q * (even + r * odd))) * np.int64((k + 1023) << 52).view(np.float64)


def log(x):
    """The natural logarithm of a positive normal number."""
    bits = np.float64(x).view(np.int64)
    k = (bits - HALF_ROOT) >> 52
    m = np.int64(bits - (k << 52)).view(np.float64)
    s = (m - 1.0) / (m + 1.0)
    q = s * s
    p = q * q
    even = 1 / 3 + p * (1 / 7 + p * (1 / 11 + p * (1 / 15 + p * (1 / 19))))
    odd = 1 / 5 + p * (1 / 9 + p * (1 / 13 + p * (1 / 17 + p * (1 / 21))))
    return k * LOG_2_HIGH + (k * LOG_2_LOW + (2.0 * s + 2.0 * s * q * (even + q * odd)))
