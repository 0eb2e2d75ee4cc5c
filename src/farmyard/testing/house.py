"""A rulebook under test, known to everything as if it had been installed: its words, its records, its positions."""

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
    return game_of(Loader(PREFIX + file.stem, file.resolve())())


@contextmanager
def installed(game: Game) -> Iterator[Game]:
    """Until the end of the block; a game that has this id is back afterwards."""
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
