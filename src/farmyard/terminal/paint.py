"""The paint box of all pictures: chips, seats and lines, in the colours of the look book.

Colour is never the only cue: every chip also says what it is by a word, a digit or a shape.
"""

from collections.abc import Iterable, Mapping, Sequence

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from farmyard.text.words import Words

SUN = "#f4b93f"  # yours, allowed, now
LABEL = "dim"
MANY = 6  # with this many columns of facts about players they move closer together
SEAT_PAPER = (
    *("#c8402f", "#2f6fa8", "#e8b132", "#437b38", "#7b4a8c"),
    *("#e07f33", "#1b7a75", "#b8466f", "#56616f", "#7a5238"),
)
DARK_ON = ("#e8b132", "#e07f33")


def chip(text: str, paper: str, ink: str = "#ffffff") -> Text:
    """A word on a coloured ground: a card, a pig, a token."""
    return Text.assemble((f" {text} ", Style(color=ink, bgcolor=paper)))


def seat_chip(seat: int) -> Text:
    """A player's token: the seat's number, counted from 1, on its colour."""
    paper = SEAT_PAPER[seat]
    return chip(str(seat + 1), paper, "#2b1400" if paper in DARK_ON else "#ffffff")


def player(seat: int, words: Words) -> Text:
    return Text.assemble(seat_chip(seat), " ", words.name(seat))


def label(key: str, words: Words, **args: object) -> Text:
    return Text(words.say(key, **args), LABEL)


def row(*parts: Text | str) -> Text:
    return Text(" ").join(Text(part) if isinstance(part, str) else part for part in parts)


class Flow:
    """Things side by side, as many per line as fit, none of them wrapped."""

    def __init__(self, things: Iterable[Text], gap: int = 1) -> None:
        self.things, self.gap = list(things), gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for thing in self.things:
            if line and line.cell_len + self.gap + thing.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(" " * self.gap if line else "").append_text(thing)
        yield line


class Sheet:
    """Things in columns of equal width, reading downwards."""

    def __init__(self, things: Iterable[Text], gap: int = 3) -> None:
        self.things, self.gap = list(things), gap

    def rows(self, width: int) -> int:
        return -(-len(self.things) // self._columns(width))

    def _columns(self, width: int) -> int:
        return max(1, (width + self.gap) // (self._widest + self.gap))

    @property
    def _widest(self) -> int:
        return max((thing.cell_len for thing in self.things), default=0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = self.rows(options.max_width)
        for first in range(rows):
            line = Text()
            for thing in self.things[first::rows]:
                if line:
                    line.append(" " * (self.gap + (-line.cell_len - self.gap) % (self._widest + self.gap)))
                line.append_text(thing)
            yield line


def fact(key: str, words: Words, *things: Text, gap: int = 1) -> RenderableType:
    """“Your hand  …”: a dim label with its things beside it; without any it says “none”."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(label(key, words), Flow(things or [label("table-none", words)], gap))
    return grid


def people(
    you: int, acting: Sequence[int], columns: Mapping[str, Sequence[Text | str | int]], words: Words
) -> RenderableType:
    """One line per player: ▶ if due to act, token, name, then a column for each heading; values are never truncated."""
    gap = 2 if len(columns) < MANY else 1
    table = Table(box=None, padding=(0, gap, 0, 0), header_style=LABEL, pad_edge=False)
    table.add_column(width=1)
    table.add_column(words.say("table-players"), no_wrap=True, overflow="ellipsis")
    rows = [[cell if isinstance(cell, Text) else Text(str(cell)) for cell in column] for column in columns.values()]
    for heading, cells in zip(columns, rows, strict=True):
        widest = max(cell.cell_len for cell in cells)
        table.add_column(words.say(heading), justify="right", no_wrap=True, min_width=widest)
    for seat in range(len(rows[0])):
        who = player(seat, words)
        if seat == you:
            who.append(f" ({words.say('table-you')})", LABEL)
        table.add_row(Text("▶", SUN) if seat in acting else "", who, *(cells[seat] for cells in rows))
    return table


def beside(*things: RenderableType) -> RenderableType:
    grid = Table.grid(padding=(0, 3), expand=True)
    for thing in things:
        grid.add_column(ratio=1 if thing is things[-1] else None)
    grid.add_row(*things)
    return grid


def board(title: str, *things: RenderableType) -> RenderableType:
    """The frame around everything."""
    return Panel(Group(*things), title=title, title_align="left", box=ROUNDED, border_style="green", padding=(0, 1))
