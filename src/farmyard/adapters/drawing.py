"""A table as text, for the `render` of every environment."""

from typing import Any

from rich.console import Console

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.terminal import picture
from farmyard.text.words import Words

RENDER_MODES = ("ansi", "human")
WIDTH = 100  # columns of a drawn table


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise Refusal("render-mode", mode=mode, known=", ".join(RENDER_MODES))


def drawn(game: Game, view: Any, mode: str | None) -> str | None:
    """This view as the terminal draws it: returned (`ansi`) or printed (`human`)."""
    if mode is None:
        return None
    console = Console(width=WIDTH)
    with console.capture() as picked:
        console.print(picture(game, view, Words()))
    if mode == "ansi":
        return picked.get()
    print(picked.get())
    return None
