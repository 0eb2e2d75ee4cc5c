"""The five rulebooks."""

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import happypigs, mow, quartett, rudi, saumaumau

GAMES: dict[str, Game] = {rules.GAME.id: rules.GAME for rules in (saumaumau, rudi, quartett, mow, happypigs)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise Refusal("game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]
