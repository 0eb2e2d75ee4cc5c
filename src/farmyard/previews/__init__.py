"""What follows from a position by the rules and has to be shown: computed here, so that the page knows no rules.

`packing` packs pigs into sties; each game with something to show has a module that derives it from a view alone:

- `preview(v)`: what everybody is shown beside the view itself, a `Preview`,
- `leads(v, actions)`: for the seat that must act, what its legal actions would do, a `Lead` by action number.

Both are sent with the view. Either may be missing. For a game in a single file `derived` shows the score where no field
has it.
"""

from functools import cache
from types import ModuleType

from farmyard.core import usual
from farmyard.core.copies import copied
from farmyard.core.game import Game, find_module
from farmyard.games import BUNDLED


def previews_of(game: Game) -> ModuleType | None:
    """The module of a game, where it has one."""
    own = find_module(f"{__name__}.{game.id}")
    return own if own or game.id in BUNDLED else _derived(game)


@cache
def _derived(game: Game) -> ModuleType | None:
    if game.rules.scores is usual.scores:
        return None
    return copied(f"{__name__}.derived", scores=game.rules.scores, MOST=game.seats[1])
