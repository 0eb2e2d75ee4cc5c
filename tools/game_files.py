"""Of how many files and lines does each of our games consist? `python tools/game_files.py [TREE]`, a Git tree-ish.

A file is a game's if a part of its path is called after it. `source` is what a person writes so that the game exists,
in `python`, `catalogues` and what the `page` has of it: rules, worlds, craft, words, boards, lessons, guides. Counted
by themselves, as they are not the game but follow from it or look at it: `tests`, `documents` (documentation and
results of measurements), `recorded` files that a command writes, `pictures`. `elsewhere` are lines of source in files
that all games share and that name it nevertheless.
"""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from farmyard.games import BUNDLED

ROOT = Path(__file__).parents[1]
KINDS = {  # the first that fits
    "tests": r"^tests/|^web/tests/",
    "documents": r"^docs/|^benchmarks/|^README|^CHANGELOG|^CONTRIBUTING|^mkdocs",
    "recorded": r"^web/src/(guides|lessons|puzzles)/|^web/puzzles/|^training/|\.lock$|package-lock",
    "pictures": r"\.(svg|png|jpg|woff2)$",
    "python": r"\.py$",
    "catalogues": r"\.ftl$",
    "page": r"^web/",
}
SOURCE = ("python", "catalogues", "page")
SHARED = r"^(src/farmyard|web|tools)/"


def lines_of(tree: str, pattern: str = "") -> dict[str, int]:
    """Lines of every text file, or how many of them match."""
    call = ["git", "grep", "-I", "-c", "-E", pattern, tree]
    found = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    rows = (row.removeprefix(f"{tree}:").rpartition(":") for row in found.splitlines())
    return {path: int(count) for path, _, count in rows}


def kind_of(path: str) -> str:
    return next((kind for kind, pattern in KINDS.items() if re.search(pattern, path)), "")


def count(tree: str) -> None:
    everything = lines_of(tree)
    heads = ("source", *SOURCE, *(kind for kind in KINDS if kind not in SOURCE))
    print(f"| game | {' | '.join(heads)} | elsewhere |\n|---|{'---:|' * (len(heads) + 1)}")
    for game in BUNDLED:
        own = re.compile(rf"(^|[/_-]){game}([/._-]|$)")
        found: dict[str, list[int]] = defaultdict(list)
        for path, lines in everything.items():
            if own.search(path):
                found[kind_of(path)].append(lines)
        found["source"] = [lines for kind in SOURCE for lines in found[kind]]
        shared = [
            lines
            for path, lines in lines_of(tree, rf"(^|[^a-z]){game}([^a-z]|$)").items()
            if kind_of(path) in SOURCE and re.search(SHARED, path) and not own.search(path)
        ]
        cells = [f"{len(found[head])} files, {sum(found[head]):,} lines" for head in heads]
        print(f"| {game} | {' | '.join(cells)} | {sum(shared)} lines in {len(shared)} files |")


if __name__ == "__main__":
    count(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
