"""A table as text or pixels, for the `render` of every environment."""

from io import BytesIO, StringIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from farmyard.core.extras import missing, require
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.terminal import picture
from farmyard.text.words import Words

RENDER_MODES = ("ansi", "human", "rgb_array")
RENDER_FPS = 2
WIDTH, LINES = 100, 34  # of a drawn table; every frame of a film has the same size


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise Refusal("render-mode", mode=mode, known=", ".join(RENDER_MODES))
    if mode == "rgb_array":
        require("pictures")


def drawn(game: Game, view: Any, mode: str | None) -> str | NDArray[np.uint8] | None:
    """This view as the terminal draws it: returned as text (`ansi`) or pixels (`rgb_array`), or printed (`human`)."""
    if mode is None:
        return None
    console = Console(width=WIDTH, record=True, file=StringIO(), emoji=False)
    console.print(picture(game, view, Words()))
    if mode == "rgb_array":
        lines = console.export_text(clear=False).count("\n")
        console.print("\n" * (LINES - lines - 1))
        return pixels(console.export_svg(title=game.title))
    text = console.export_text()
    if mode == "ansi":
        return text
    print(text)
    return None


def pixels(svg: str) -> NDArray[np.uint8]:
    try:
        from PIL import Image
        from vl_convert import svg_to_png
    except ImportError:
        raise missing("pictures") from None
    with Image.open(BytesIO(svg_to_png(svg))) as image:
        return np.array(image.convert("RGB"))
