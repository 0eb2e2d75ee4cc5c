"""What tables, views and results of the arena look like in notebooks, in rich and as text: drawn as in the terminal."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType

from farmyard.contests.arena import Contest, Outcome, summary
from farmyard.games import find_game
from farmyard.table import Table
from farmyard.terminal import picture
from farmyard.terminal.contests import arena_page
from farmyard.text.words import Words

WIDTH = 80
PAGE = '<pre style="line-height: 1.2; font-family: monospace">{code}</pre>'


class Picture:
    """Something drawn; whoever shows it asks for the form it can show."""

    def __init__(self, drawn: RenderableType) -> None:
        self.drawn = drawn

    def __rich__(self) -> RenderableType:
        return self.drawn

    def __str__(self) -> str:
        console = Console(file=StringIO(), width=WIDTH, no_color=True, emoji=False)
        with console.capture() as drawn:
            console.print(self.drawn)
        return drawn.get().rstrip("\n")

    __repr__ = __str__

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": html_of(self.drawn)}


def of_table(table: Table, viewer: int) -> Picture:
    return Picture(picture(table.game, table.view(viewer), Words(names=table.names)))


def of_contest(contest: Contest, deals: Sequence[list[Outcome]]) -> Picture:
    return Picture(arena_page(find_game(contest.game), contest, summary(contest, deals), deals, Words()))


def html_of(drawn: RenderableType, width: int = WIDTH) -> str:
    console = Console(file=StringIO(), width=width, record=True, emoji=False, force_jupyter=False)
    console.print(drawn)
    return console.export_html(code_format=PAGE, inline_styles=True)
