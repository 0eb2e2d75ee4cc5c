"""docs/example-games.md from the rulebooks in examples/games: a picture of each table, and its source beside it."""

from pathlib import Path

from farmyard.testing.house import load

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "example-games.md"
FILES = sorted((ROOT / "examples" / "games").glob("*.py"))
HEAD = """# Games in one file

<!-- Written by `python tools/example_pages.py` from examples/games; do not edit. -->

Each of these games is the one file below its picture, and nothing else: nobody has drawn its table, taught its computer
players, or written its rules page. [How to write one](write-a-game.md). To play them:
`FARMYARD_GAMES=examples/games farmyard`.
"""


def page() -> str:
    return "\n".join([HEAD, *map(section, FILES)])


def section(file: Path) -> str:
    game, source = load(file), file.read_text("utf-8")
    about = (game.rules.__doc__ or "").partition("\n")[0]
    lines = sum(bool(line.strip()) for line in source.splitlines())
    pictures = "\n".join(
        picture(game.id, game.title, size, width) for size, width in (("desktop", 560), ("phone", 165))
    )
    return f"""## {game.title}

{about}

{pictures}

<details>
<summary>{file.name}: {lines} lines</summary>

```python
{source.rstrip()}
```

</details>
"""


def picture(id: str, title: str, size: str, width: int) -> str:
    where = "on a phone" if size == "phone" else "in the browser"
    return f'<img src="gallery/{id}-{size}-light.png" width="{width}" alt="{title} {where}">'


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
