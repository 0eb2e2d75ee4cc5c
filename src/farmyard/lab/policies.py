"""Who can play in the laboratory: compiled players, which cost next to nothing, and those whom Python asks, one
decision at a time: levels that search, and third-party players."""

import hashlib

from farmyard.bots import THINKING
from farmyard.bots.own import find_own, is_own, source_of
from farmyard.core.game import Game
from farmyard.lab.trial import FARMHAND, RANDOM

COMPILED = {"random": RANDOM, "farmhand": FARMHAND}
KNOWN = (*COMPILED, *THINKING)


def is_asked(policy: str) -> bool:
    return policy in THINKING or is_own(policy)


def is_known(policy: str) -> bool:
    return policy in KNOWN or is_own(policy)


def fingerprint(game: Game, policy: str) -> str:
    """The hash of the file that a third-party player is written in: another file may play other games. Refuses one
    that cannot be used."""
    if not is_own(policy):
        return ""
    find_own(game, policy)
    path = source_of(policy)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path else ""
