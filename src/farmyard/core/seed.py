"""What seeds a game's chance: a number (lab, terminal, tests), or the key of a sealed game. And what seeds a computer
player's decision."""

import hashlib
import re
from typing import Any

import numpy as np

from farmyard.core.chance import start_chance
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole

Seed = int | str  # the key as 64 hex digits
MOST_SEED = 2**63 - 1
SEED_BITS = 60  # of the seed of a decision
KEY = re.compile("[0-9a-f]{64}")


def check_seed(seed: Seed) -> Seed:
    if isinstance(seed, str):
        if not KEY.fullmatch(seed):
            raise Refusal("seed-key", seed=seed)
        return seed
    return check_number(seed)


def check_number(seed: Any) -> int:
    number = whole(seed)
    if number is None or not 0 <= number <= MOST_SEED:
        raise Refusal("seed", seed=seed, most=str(MOST_SEED))
    return number


def seed_from(data: bytes) -> int:
    """The seed of a decision that follows from these bytes."""
    return int.from_bytes(hashlib.sha256(data).digest()[:8], "big") >> (64 - SEED_BITS)


def sow(s: Any, seed: Seed) -> None:
    """Restart chance: the next draw is the first one."""
    if isinstance(seed, str):
        s.sealed, s.seal[:] = 1, np.frombuffer(bytes.fromhex(seed), "<u4")
    start_chance(s, number_of(seed))


def number_of(seed: Seed) -> int:
    """What the rules' `setup` is given; always 0 for a sealed game, so it gives nothing away."""
    return 0 if isinstance(seed, str) else seed


def key_of(s: Any) -> str:
    """The key of a sealed game, in hex."""
    return str(s.seal.astype("<u4").tobytes().hex())
