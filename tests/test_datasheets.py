"""The datasheets of the games: what they say is what is measured today."""

import datasheets
from conftest import every_game

from farmyard.core.game import Game
from farmyard.games import GAMES


@every_game
def test_the_datasheet_is_current(game: Game) -> None:
    """If not: make docs."""
    assert (datasheets.FOLDER / f"{game.id}.md").read_text("utf-8") == datasheets.page(game)


def test_there_is_a_datasheet_for_every_game_and_no_other() -> None:
    assert {path.stem for path in datasheets.FOLDER.glob("*.md")} == set(GAMES)
