"""How a game's numbers are written down: names of moves, positions and options as people and programs read them.

`codec` turns one field into JSON and back, `position` a whole record, `notation` an action number into the name of a
move, `options` what is typed before a game; `record_check` bounds what a saved game may contain. One module per game
names its moves and says which positions are possible.
"""

from types import ModuleType

from farmyard.core.game import Game


def schema_of(game: Game) -> ModuleType:
    """The schema module of a game."""
    return game.part(__name__)
