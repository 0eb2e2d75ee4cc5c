"""Farmyard: five farm-animal games to play and to study.

>>> from farmyard import Table
>>> table = Table("saumaumau", seats=3, seed=7)
"""

from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.table import Table

__version__ = "0.1.0"
__all__ = ["GAMES", "Refusal", "Table"]
