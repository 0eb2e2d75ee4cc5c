"""What the generated pages about games share: tables, and one page per game in a folder."""

from collections.abc import Callable, Iterable
from pathlib import Path

from farmyard.core.game import Game
from farmyard.games import GAMES


def write(folder: Path, page: Callable[[Game], str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (folder / f"{game.id}.md").write_text(page(game), "utf-8")


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
