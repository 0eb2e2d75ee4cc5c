"""Games in words: questions, labels, narration and refusals, in English, French and German.

`words` says a message of the catalogues (`locales/`) in a language; one module per game tells what happened in it, for
a game in a single file `derived`, by way of its `voice`. `numbers` writes numbers, `rules_text` a game's articles.
"""

from types import ModuleType

from farmyard.core.game import Game


def wording(game: Game) -> ModuleType:
    """The text module of a game."""
    return game.part(__name__, _derive)


def _derive(game: Game) -> dict[str, object]:
    from farmyard.text import derived

    return derived.wording(game)
