"""Examples for the rules pages: `python web/record_guides.py` reads guides/<game>.json, writes src/guides/<game>.json.

A guide groups a game's numbered rules by what they are about, in the order in which one reads them. A figure shows
drawings (`art`: groups of them, each `name` or `name=what stands below`) or a position, after the `moves` made in it,
as `seat` sees it or a spectator. `parts` is what is in the box. The words are in `text/locales/*/<game>.ftl`.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
from record_lessons import make_next, seen, table_of

from farmyard.games import GAMES

SCRIPTS = Path(__file__).parent / "guides"
FOLDER = Path(__file__).parent / "src" / "guides"


def script(game: str) -> dict[str, Any]:
    guide: dict[str, Any] = json.loads((SCRIPTS / f"{game}.json").read_text("utf-8"))
    return guide


def record(game: str) -> dict[str, Any]:
    guide = script(game)
    for section in guide["sections"]:
        section["figures"] = [drawn(game, figure) for figure in section.get("figures", [])]
    return guide


def drawn(game: str, figure: dict[str, Any]) -> dict[str, Any]:
    if "art" in figure:
        return figure
    table = table_of(game, figure)
    frames = [seen(table), *(make_next(table, move) for move in figure.get("moves", []))]
    shown = [{key: frame[key] for key in ("view", "ask", "act", "events") if key in frame} for frame in frames]
    return {"name": figure["name"], "names": table.names, "seat": figure.get("seat"), "frames": shown}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        text = json.dumps(msgspec.to_builtins(record(game)), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{game}.json").write_text(text + "\n", "utf-8")
        print(f"{game}: {len(text)} characters")


if __name__ == "__main__":
    main()
