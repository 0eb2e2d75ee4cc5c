"""`docs/pictures/architecture.svg`: the packages and who imports whom, drawn from the imports themselves (`make docs`).

The graph is transitively reduced: a package that imports `contests` may import everything below it, too.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "farmyard"
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "architecture.svg"
WIDTH, HEIGHT = 144, 46  # of a box
ACROSS, DOWN = 164, 84  # from one box to the next
MARGIN, TITLE = 28, 34
Graph = dict[str, set[str]]

SAYS = {  # the caption under a name; a package not listed here shows its number of modules
    "core": "records, compiling",
    "games": "the rulebooks",
    "worlds": "memory, imagining",
    "schema": "names as JSON",
    "text": "words, catalogues",
    "table": "a game being played",
    "undo": "who may take back",
    "previews": "what the page asks",
    "observation": "views as vectors",
    "bots": "levels, search, crafts",
    "contests": "bots at tables",
    "adapters": "learning programs",
    "lab": "games by the million",
    "terminal": "play and pictures",
    "server": "tables for people",
    "cli": "the command",
    "base": "messages, limits",
    "storage": "journal, database",
    "cluster": "bus, leases",
    "hall": "all tables of a worker",
    "web": "HTTP, sockets",
    "server/table": "one table",
}
STYLE = """
  .ground { fill: #fbf3e2; } .panel { fill: #f3e5c8; stroke: #e0cda6; }
  .box { fill: #fffaf0; stroke: #65503f; } .rules { fill: #e4efdc; stroke: #437b38; }
  text { fill: #38281f; text-anchor: middle; } .small { font-size: 11.5px; fill: #65503f; }
  .arrow { stroke: #65503f; fill: none; stroke-width: 1.4; } .tip { fill: #65503f; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #201f27; } .panel { fill: #292832; stroke: #46434f; }
    .box { fill: #33313c; stroke: #b9a88f; } .rules { fill: #24361f; stroke: #86b877; }
    text { fill: #f1e6d2; } .small { fill: #cbbba3; } .arrow { stroke: #cbbba3; } .tip { fill: #cbbba3; }
  }
"""


def modules(place: Path) -> Iterator[Path]:
    return iter([place]) if place.is_file() else (path for path in place.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Full names; `from farmyard import x` counts as `farmyard.x`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph(folder: Path, prefix: str) -> Graph:
    """Which parts of this package import which others."""
    packages = {path.stem: path for path in folder.iterdir() if (path / "__init__.py").exists()}
    parts = packages | {path.stem: path for path in folder.glob("[a-z]*.py")}
    found: Graph = {}
    for name, place in sorted(parts.items()):
        names = {module for path in modules(place) for module in imports(path) if module.startswith(prefix)}
        found[name] = {module.removeprefix(prefix).split(".")[0] for module in names} & set(parts) - {name}
    return found


def below(found: Graph, name: str) -> set[str]:
    return {lower for part in found[name] for lower in {part} | below(found, part)}


def reduced(found: Graph) -> Graph:
    """The transitive reduction."""
    return {
        name: {part for part in parts if not any(part in below(found, other) for other in parts)}
        for name, parts in found.items()
    }


def rank(found: Graph, name: str) -> int:
    return max((rank(found, part) + 1 for part in found[name]), default=0)


class Layout:
    """Boxes in rows, users above what they use. A long arrow gets a bend point in every row it crosses."""

    def __init__(self, found: Graph) -> None:
        top = max(rank(found, name) for name in found)
        self.rows: list[list[str]] = [[] for _ in range(top + 1)]
        for name in sorted(found):
            self.rows[top - rank(found, name)].append(name)
        self.ways = [self._way(user, part) for user, parts in sorted(reduced(found).items()) for part in sorted(parts)]
        for _ in range(4):
            self._untangle()
        widest = max(map(len, self.rows))
        self.width, self.height = widest * ACROSS, (len(self.rows) - 1) * DOWN + HEIGHT
        self.at = {name: self._place(row, i, y) for y, row in enumerate(self.rows) for i, name in enumerate(row)}

    def _row(self, name: str) -> int:
        return next(y for y, row in enumerate(self.rows) if name in row)

    def _way(self, user: str, part: str) -> list[str]:
        bends = []
        for y in range(self._row(user) + 1, self._row(part)):
            bends.append(f"{user}>{part}>{y}")
            self.rows[y].append(bends[-1])
        return [user, *bends, part]

    def _untangle(self) -> None:
        """Barycentre heuristic: order each row by its neighbours in the row above, then by those in the row below."""
        for step in (-1, 1):
            order = range(len(self.rows)) if step < 0 else range(len(self.rows) - 1, -1, -1)
            for y in order:
                near = self.rows[y + step] if 0 <= y + step < len(self.rows) else []
                self.rows[y].sort(key=lambda name, near=near: self._middle(name, near))  # type: ignore[misc]

    def _middle(self, name: str, near: list[str]) -> float:
        steps = [pair for way in self.ways for pair in pairwise(way) if name in pair]
        others = [near.index(end) / len(near) for pair in steps for end in pair if end != name and end in near]
        return sum(others) / len(others) if others else 0.5

    def _place(self, row: list[str], i: int, y: int) -> tuple[float, float]:
        return self.width / 2 + (i - (len(row) - 1) / 2) * ACROSS, y * DOWN


def arrow(points: Iterable[tuple[float, float]]) -> str:
    """From the lower edge of the first box to the upper edge of the last."""
    (x, y), *more = points
    path = f"M{x:g} {y + HEIGHT:g}"
    for i, (to_x, to_y) in enumerate(more, 1):
        start, end = y + HEIGHT if i == 1 else y + HEIGHT / 2, to_y - 3 if i == len(more) else to_y + HEIGHT / 2
        half = (start + end) / 2
        path += f"C{x:g} {half:g} {to_x:g} {half:g} {to_x:g} {end:g}"
        x, y = to_x, to_y
    return f'<path class="arrow" d="{path}" marker-end="url(#tip)"/>'


def box(name: str, key: str, x: float, y: float, count: int) -> str:
    kind = "rules" if key in ("games", "worlds") else "box"
    says = SAYS.get(key, f"{count} modules")
    return (
        f'<rect class="{kind}" x="{x - WIDTH / 2:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="8"/>'
        f'<text x="{x:g}" y="{y + 19:g}">{name}</text><text class="small" x="{x:g}" y="{y + 36:g}">{says}</text>'
    )


def drawn(layout: Layout, folder: Path, prefix: str) -> str:
    parts = [arrow(layout.at[stop] for stop in way) for way in layout.ways]
    for name, (x, y) in sorted(layout.at.items()):
        if ">" not in name:
            key = f"{prefix}{name}" if f"{prefix}{name}" in SAYS else name
            place = folder / name if (folder / name).is_dir() else folder / f"{name}.py"
            parts.append(box(name, key, x, y, sum(1 for _ in modules(place))))
    return "\n".join(parts)


def picture() -> str:
    """The whole on the left, the inside of the server in a panel on the right."""
    whole, inside = Layout(graph(SOURCES, "farmyard.")), Layout(graph(SOURCES / "server", "farmyard.server."))
    left, panel = MARGIN, MARGIN + whole.width + MARGIN
    width, height = panel + inside.width + 2 * MARGIN, max(whole.height, inside.height) + 2 * MARGIN + TITLE
    tall = inside.height + MARGIN + TITLE
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {size} \
role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="14.5">
<!-- Drawn by tools/architecture_picture.py from the imports: make docs -->
<title id="title">The packages of Farmyard: an arrow leads from a package to one it imports</title>
<style>{STYLE}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
<path class="tip" d="M0 0 8 4 0 8z"/></marker></defs>
<rect class="ground" width="{width}" height="{height}" rx="10"/>
<rect class="panel" x="{panel}" y="{MARGIN}" width="{inside.width + MARGIN}" height="{tall}" rx="10"/>
<text x="{panel + (inside.width + MARGIN) / 2:g}" y="{MARGIN + 24}">inside server</text>
<g transform="translate({left} {MARGIN})">
{drawn(whole, SOURCES, "")}
</g>
<g transform="translate({panel + MARGIN / 2:g} {MARGIN + TITLE})">
{drawn(inside, SOURCES / "server", "server/")}
</g>
</svg>
"""


def write(path: Path) -> None:
    path.write_text(picture(), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE)
