"""What follows from a position by the rules and has to be shown: computed here, so that the page knows no rules.

`packing` packs pigs into sties; each game with something to show has a module that derives it from a view alone:

- `preview(v)`: what everybody is shown beside the view itself, a `Preview`,
- `leads(v, actions)`: for the seat that must act, what its legal actions would do, a `Lead` by action number.

Both are sent with the view. Either may be missing.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from farmyard.core.game import Game


def previews_of(game: Game) -> ModuleType | None:
    """The module of a game, where it has one."""
    name = f"{__name__}.{game.id}"
    return import_module(name) if find_spec(name) else None
