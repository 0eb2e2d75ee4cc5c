"""Games in words: questions, labels, narration, reasons and refusals, in English, French and German.

`words` says a message of the catalogues (`locales/`) in a language; one module per game tells what happened in it, for
a game in a single file `derived`, by way of its `voice`. `numbers` writes numbers, `rules_text` a game's articles.
"""

from types import ModuleType
from typing import Any

from farmyard.core.game import Game
from farmyard.text.words import Line


def wording(game: Game) -> ModuleType:
    """The text module of a game."""
    return game.part(__name__, _derive)


def because(game: Game, view: Any, action: int) -> Line | None:
    """Why a move is good, in one sentence, as a friend at the table would put it; None where there is nothing to say.

    The search finds the move; a game's `because` tells what is in favour of it, from the view of whoever is to make it:
    a fact that can be checked on the table, the most telling first.
    """
    speak = getattr(wording(game), "because", None)
    return speak(view, action) if speak else None


def _derive(game: Game) -> dict[str, object]:
    from farmyard.text import derived

    return derived.wording(game)
