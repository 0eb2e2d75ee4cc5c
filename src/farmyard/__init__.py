"""Farmyard: five farm-animal games to play and to study.

>>> from farmyard import Table
>>> Table("saumaumau", seats=3, seed=7)
<Table saumaumau: seats=3, moves=0, must_act=[0]>

The packages, from the bottom up: `core` (records, chance, compiling), `games` (rules), `worlds` (memory, imagining),
`schema` (names and JSON), `text` (sentences), `previews` (what the page is told), `reasons` (why a move is good),
`undo` and `table` (one game being played), `observation`, `bots`, `contests` (bots at tables); then those who use them:
`testing` and `workbench` (for whoever writes a game), `adapters`, `lab`, `terminal`, `server`, `browser`, and `cli`.
docs/architecture.md has the picture.
"""

from importlib import import_module

from farmyard.core.game import Game
from farmyard.core.options import Option
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES, find_game
from farmyard.table import SPECTATOR, Move, Table
from farmyard.text.words import LANGUAGES, Line, Words

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "LANGUAGES",
    "SPECTATOR",
    "Game",
    "Line",
    "Move",
    "Option",
    "Refusal",
    "Table",
    "Words",
    "find_game",
]

Table.artist = staticmethod(lambda: import_module("farmyard.terminal.notebook"))  # loaded when somebody looks
