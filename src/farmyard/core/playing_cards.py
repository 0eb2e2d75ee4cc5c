"""The cards of skat and belote: four suits from 7 to ace. The catalogues know their names."""

from farmyard.core.kinds import Kind, every

SUIT = Kind("suit", ("clubs", "spades", "hearts", "diamonds"))
RANK = Kind("rank", ("7", "8", "9", "10", "jack", "queen", "king", "ace"))
CARD = every("card", SUIT, RANK)  # suit * 8 + rank
