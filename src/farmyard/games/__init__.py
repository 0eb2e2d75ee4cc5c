"""The five rulebooks: `<game>.py` is for new games, `<game>_<version>.py` for games begun under older rules
(docs/rules-versions.md). `core.plugins` finds other people's."""

import re
from importlib import import_module
from pkgutil import iter_modules

from farmyard.core.game import Game, find_module
from farmyard.core.plugins import find_plugins
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import whole
from farmyard.games import happypigs, mow, quartett, rudi, saumaumau

BUNDLED: dict[str, Game] = {rules.GAME.id: rules.GAME for rules in (saumaumau, rudi, quartett, mow, happypigs)}
PLUGGED = find_plugins(BUNDLED)
GAMES: dict[str, Game] = {**BUNDLED, **PLUGGED.games}


def find_game(name: str, version: object = None) -> Game:
    """The game with its newest rules, or with those of the version that a record names."""
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, known=", ".join(GAMES))
    newest = GAMES[name]
    if version is None or whole(version) == newest.version:
        return newest
    number = whole(version)
    kept = find_module(f"{__name__}.{name}_{number}") if number and 0 < number < newest.version else None
    if kept is None:
        raise Refusal("record-version", version=version, title=newest.title, have=newest.version)
    return kept.GAME  # type: ignore[no-any-return]


def older_games() -> list[Game]:
    """Every game whose rules have been replaced since."""
    numbered = re.compile(rf"({'|'.join(GAMES)})_\d+")
    names = sorted(module.name for module in iter_modules(__path__) if numbered.fullmatch(module.name))
    return [import_module(f"{__name__}.{name}").GAME for name in names]
