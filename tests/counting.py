"""Counting sequences of decisions, "perft" for cards: by the engine, by brute force, and as written in `counts/`.

A file `counts/<game>.txt` consists of blocks:

    # what this position is about, and where its numbers come from
    position {"game": "rudi", "seats": 3, ...}
    paths 3 1000          # sequences of exactly three decisions; by hand: 10*10*10
    tree 15 8             # the whole tree: positions where somebody decides, endings
    final 6 points 1 0 2 won 2 by finish   # six of the endings, with points, winners and what ended the game

Decisions are taken one seat at a time, the lowest that must act. A `?` instead of the numbers of `paths` or
`tree` is filled in by `python tests/counting.py <game>`, from the brute force alone.
"""

import importlib
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from farmyard.schema import notation
from farmyard.table import Table
from farmyard.text import wording

FOLDER = Path(__file__).parent / "counts"
DEEPEST = 64


class Tree(NamedTuple):
    """A whole tree, and how often it ends with which points and winners."""

    decisions: int
    endings: int
    finals: dict[str, int]


class Block(NamedTuple):
    """One position and what is claimed of it."""

    about: str
    position: Any
    paths: dict[int, int | None]
    tree: tuple[int, int] | str | None
    finals: dict[str, int]


class Engine:
    """The real rules, compiled, on a stack of states, one per depth."""

    def __init__(self, position: Any) -> None:
        table = Table.from_position(position)
        self.game, self.seats, self.door = table.game, table.seats, table._door
        self.states = np.zeros(DEEPEST, self.game.state)
        self.states[0] = table._states[0]
        self.views, self.blank = np.zeros(1, self.game.view_type), np.zeros(1, self.game.view_type)
        self.out = np.zeros(self.game.max_legal, np.int32)

    def decide(self, at: int) -> tuple[int, list[int]]:
        """The lowest seat that must act, and its moves."""
        seat = self.door.who_acts(self.states, at, self.seats, 0)
        if seat == self.seats:
            return seat, []
        return seat, self.out[: self.door.list_legal(self.states, at, seat, self.out)].tolist()

    def go(self, at: int, seat: int, action: int) -> int:
        self.states[at + 1] = self.states[at]
        self.door.do(self.states, at + 1, seat, action)
        return at + 1

    def name(self, action: int) -> str:
        return notation.name(self.game, action)

    def final(self, at: int) -> str:
        self.door.look(self.game.in_play(at + 1)._replace(states=self.states), at, 127, self.views, 0, self.blank)
        scores = np.zeros(self.seats, np.int32)
        self.door.count(self.states, at, scores)
        winners = [seat for seat in range(self.seats) if scores[seat] == scores.max()]
        ending = self.game.endings[int(self.states[at]["ending"])]
        return in_words(wording(self.game).points(self.views[0]), winners, ending)


class Brute:
    """The same questions to `brute/<game>.py`."""

    def __init__(self, position: Any) -> None:
        self.rules = importlib.import_module(f"brute.{position['game']}")
        self.start = self.rules.read(position)

    def decide(self, p: Any) -> tuple[int, list[str]]:
        waiting = self.rules.must_act(p)
        return (waiting[0], sorted(self.rules.moves(p, waiting[0]))) if waiting else (-1, [])

    def go(self, p: Any, seat: int, move: str) -> Any:
        return self.rules.play(p, seat, move)

    def name(self, move: str) -> str:
        return move

    def final(self, p: Any) -> str:
        return in_words(self.rules.points(p), self.rules.winners(p), self.rules.ending(p))


def in_words(points: list[int], winners: list[int], ending: str) -> str:
    return f"points {' '.join(map(str, points))} won {' '.join(map(str, winners))} by {ending}"


def start_of(side: Any) -> Any:
    return side.start if isinstance(side, Brute) else 0


def count_paths(side: Any, at: Any, depth: int) -> int:
    """Counts sequences of exactly this many decisions; the last one need not be played."""
    seat, moves = side.decide(at)
    if depth == 1:
        return len(moves)
    return sum(count_paths(side, side.go(at, seat, move), depth - 1) for move in moves)


def count_tree(side: Any, at: Any) -> Tree:
    finals: Counter[str] = Counter()

    def decisions_from(at: Any) -> int:
        seat, moves = side.decide(at)
        if not moves:
            finals[side.final(at)] += 1
            return 0
        return 1 + sum(decisions_from(side.go(at, seat, move)) for move in moves)

    decisions = decisions_from(at)
    return Tree(decisions, finals.total(), dict(finals))


def divide(position: Any, depth: int) -> str:
    """Where two counts diverge: the count under each first move, by the engine and by brute force."""
    sides = (Engine(position), Brute(position))
    shares: dict[str, list[int]] = {}
    for i, side in enumerate(sides):
        at = start_of(side)
        seat, moves = side.decide(at)
        for move in moves:
            below = count_paths(side, side.go(at, seat, move), depth - 1) if depth > 1 else 1
            shares.setdefault(side.name(move), [0, 0])[i] = below
    rows = [f"{'  ' if a == b else '->'} {a:9} {b:9}  {move}" for move, (a, b) in sorted(shares.items())]
    return "\n".join(["      engine     brute  first move", *rows])


# The files


def read_blocks(game: str) -> list[Block]:
    blocks: list[Block] = []
    about: list[str] = []
    for line in (FOLDER / f"{game}.txt").read_text().splitlines():
        claim = line.split("#")[0].strip()
        if line.startswith("#"):
            about.append(line.strip("# "))
        elif claim.startswith("position "):
            blocks.append(Block(" ".join(about), {"game": game, **json.loads(claim[9:])}, {}, None, {}))
            about = []
        elif claim:
            blocks[-1] = _with_claim(blocks[-1], claim)
        else:
            about = []
    return blocks


def _with_claim(block: Block, claim: str) -> Block:
    kind, *rest = claim.split()
    if kind == "paths":
        return block._replace(paths={**block.paths, int(rest[0]): None if rest[1] == "?" else int(rest[1])})
    if kind == "tree":
        return block._replace(tree="?" if rest == ["?"] else (int(rest[0]), int(rest[1])))
    if kind == "final":
        return block._replace(finals={**block.finals, " ".join(rest[1:]): int(rest[0])})
    raise ValueError(f"not understood: {claim}")


def fill_in(game: str) -> None:
    """Replace every question mark with the brute-force count."""
    path = FOLDER / f"{game}.txt"
    blocks = iter(read_blocks(game))
    lines: list[str] = []
    for line in path.read_text().splitlines():
        claim, hash_mark, note = line.partition("#")
        if claim.startswith("position "):
            side = Brute(next(blocks).position)
        if claim.split()[:1] == ["paths"] and claim.split()[2] == "?":
            depth = int(claim.split()[1])
            claim = claim.replace("?", str(count_paths(side, side.start, depth)), 1)
        elif claim.split() == ["tree", "?"]:
            tree = count_tree(side, side.start)
            claim = claim.replace("?", f"{tree.decisions} {tree.endings}", 1)
            lines.append(claim + hash_mark + note)
            lines += [f"final {count} {final}" for final, count in sorted(tree.finals.items())]
            continue
        lines.append(claim + hash_mark + note)
    path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    fill_in(sys.argv[1])
