"""How a game's numbers are written down: names of moves, positions and options as people and programs read them.

`codec` turns one field into JSON and back, `position` a whole record, `notation` an action number into the name of a
move, `options` parses a game's options; `record_check` bounds what a saved game may contain. One module per game
names its moves and validates its positions; for a game in a single file `derived` does.
"""

from types import ModuleType

from farmyard.core.game import Game


def schema_of(game: Game) -> ModuleType:
    """The schema module of a game."""
    return game.part(__name__, _derive)


def _derive(game: Game) -> dict[str, object]:
    from farmyard.schema import derived

    return derived.schema(game)
