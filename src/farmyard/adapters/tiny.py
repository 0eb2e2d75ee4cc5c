"""Games cut down until exact algorithms can solve them: fewer cards, fewer rounds, the same rulebook.

Every constant named here is the rulebook's own; the options are those of the full game.
"""

import numpy as np

from farmyard.core.variant import variant
from farmyard.games import GAMES

RUDI = variant(  # three cards each, 1 to 3, played once: those in front then share the race
    GAMES["rudi"],
    "tiny_rudi",
    {"VALUES": 3, "CARDS": 15, "BLACK": np.arange(12, 15, dtype=np.uint8), "TRICK_LIMIT": 3},
    max_legal=3,
)
COWS = [17, 22, 35, 39]  # a 4 and a 9 with one fly, a 9 with two, a 7 with three
MOW = variant(  # four cows, one in each hand, one round
    GAMES["mow"],
    "tiny_mow",
    {"HAND": 1, "PACK": 4, "BOTH": np.array(COWS * 2, np.uint8)},
)
TINY = {RUDI: "specials:30/30/30", MOW: "target:1"}  # and the options to play them with
