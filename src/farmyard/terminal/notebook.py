"""A table's representation in notebooks and rich: its picture as the terminal draws it for a spectator."""

from io import StringIO

from rich.console import Console, RenderableType

from farmyard.table import Table
from farmyard.terminal import picture
from farmyard.text.words import Words

WIDTH = 80
PAGE = '<pre style="line-height: 1.2; font-family: monospace">{code}</pre>'


def as_rich(table: Table) -> RenderableType:
    return picture(table.game, table.view(), Words(names=table.names))


def as_text(table: Table) -> str:
    console = Console(file=StringIO(), width=WIDTH, no_color=True, emoji=False)
    with console.capture() as drawn:
        console.print(as_rich(table))
    return drawn.get().rstrip("\n")


def as_html(table: Table) -> str:
    return html_of(as_rich(table))


def html_of(drawn: RenderableType, width: int = WIDTH) -> str:
    console = Console(file=StringIO(), width=width, record=True, emoji=False, force_jupyter=False)
    console.print(drawn)
    return console.export_html(code_format=PAGE, inline_styles=True)
