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
QUARTETT = variant(  # one set among three players, the first of whom holds two of its cards; four requests
    GAMES["quartett"],
    "tiny_quartett",
    {"SETS": 1, "CARDS": 5, "REQUEST_LIMIT": 4},
    actions=20,
    max_legal=8,
    max_steps=4,
)
FOUR = [0, 8, 17, 36]  # pink 1, brown 1, black 2, a Bauer
SAUMAUMAU = variant(  # four cards, one in each hand, one race of three turns, in which everybody may bet
    GAMES["saumaumau"],
    "tiny_saumaumau",
    {"RACES": 1, "HAND": 1, "CARDS": 4, "DECK": np.array(FOUR, np.uint8), "TURN_LIMIT": 3},
)
TINY = {
    RUDI: "specials:30/30/30",
    MOW: "target:1",
    QUARTETT: "",
    SAUMAUMAU: "goal:2",
}  # and the options to play them with
