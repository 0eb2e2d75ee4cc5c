"""A rulebook under test, as if it were installed: words, records and positions work."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from farmyard.core.game import Game
from farmyard.core.plugins import PREFIX, Loader, game_of
from farmyard.games import GAMES
from farmyard.text.words import bundle_of


def load(rules: ModuleType | Game | str | Path) -> Game:
    """The game of a module, or of a file."""
    if isinstance(rules, Game):
        return rules
    if isinstance(rules, ModuleType):
        return game_of(rules)
    file = Path(rules)
    name = PREFIX + file.stem
    before = sys.modules.get(name)
    try:
        return game_of(Loader(name, file.resolve())())
    except BaseException:  # a table may still be playing by the previous rules
        if before:
            sys.modules[name] = before
        raise


@contextmanager
def installed(game: Game) -> Iterator[Game]:
    """For the length of the block; a game that had this id is restored afterwards."""
    before = GAMES.get(game.id)
    GAMES[game.id] = game
    bundle_of.cache_clear()
    try:
        yield game
    finally:
        if before is None:
            del GAMES[game.id]
        else:
            GAMES[game.id] = before
        bundle_of.cache_clear()
