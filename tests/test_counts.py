"""The rules counted three ways: by the engine, by an independent brute force, and as written down in `counts/`."""

import importlib
import random
import re
from typing import Any

import pytest
from brute import Chance
from conftest import SOAK, often, some_options
from counting import DEEPEST, FOLDER, Block, Brute, Engine, count_paths, count_tree, divide, read_blocks, start_of

from farmyard.games import GAMES
from farmyard.table import Table
from farmyard.text import wording

COUNTED = [path.stem for path in sorted(FOLDER.glob("*.txt"))]
BLOCKS = [
    pytest.param(block, id=f"{game}-{number}") for game in COUNTED for number, block in enumerate(read_blocks(game), 1)
]
GAMES_EACH = often(5)
MOVES_EACH = often(300)
SHORT = 15
every_counted_game = pytest.mark.parametrize("name", COUNTED)
every_block = pytest.mark.parametrize("block", BLOCKS)
every_tree = pytest.mark.parametrize("block", [block for block in BLOCKS if block.values[0].tree])


def says_its_source(about: str) -> bool:
    return bool(re.search(r"\b(by hand|brute force)\b", about, re.IGNORECASE))


@every_block
def test_a_count_says_whether_it_is_by_hand_or_by_brute_force(block: Block) -> None:
    assert says_its_source(block.about)


def test_cards_in_hand_are_no_source() -> None:
    assert not says_its_source("R5: two cards in each hand, drawn by handfuls.")


@every_block
def test_a_block_claims_something(block: Block) -> None:
    assert block.paths or block.tree


@every_tree
def test_the_endings_of_a_tree_are_all_there(block: Block) -> None:
    assert isinstance(block.tree, tuple)
    assert sum(block.finals.values()) == block.tree[1]


@every_block
def test_both_read_the_same_position(block: Block) -> None:
    read = Brute(block.position).rules.read
    assert read(block.position) == read(Table.from_position(block.position).position())


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.values[0].paths])
def test_paths(block: Block) -> None:
    """Engine and brute force find exactly the number of sequences of decisions that is written down."""
    for depth, written in block.paths.items():
        counts = [count_paths(side, start_of(side), depth) for side in (Engine(block.position), Brute(block.position))]
        assert counts == [written, written], f"{block.about}\n{depth} deep\n{divide(block.position, depth)}"


@pytest.mark.skipif(not SOAK, reason="make soak")
@every_block
def test_deeper_than_written(block: Block) -> None:
    """Up to a hundred thousand paths, written down or not, the two agree, unless chance intervenes."""
    engine, brute = Engine(block.position), Brute(block.position)
    count, depth = 1, 0
    while 0 < count < 100_000 and depth < DEEPEST - 1:
        depth += 1
        try:
            count = count_paths(brute, brute.start, depth)
        except Chance:
            break
        assert count == count_paths(engine, 0, depth), divide(block.position, depth)


@every_tree
def test_whole_trees(block: Block) -> None:
    """Exactly the decisions and endings written down, with the same points and winners."""
    for side in (Engine(block.position), Brute(block.position)):
        tree = count_tree(side, start_of(side))
        told = f"{block.about}\n{type(side).__name__}\n{divide(block.position, 2)}"
        assert (tree.decisions, tree.endings) == block.tree, told
        assert tree.finals == block.finals, told


def test_divide_points_at_the_first_move_that_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted bug: brute force lets green cards answer an open +2 (against S5)."""
    saumaumau = importlib.import_module("brute.saumaumau")
    monkeypatch.setattr(saumaumau, "fits", lambda p, card: saumaumau.is_green(card))
    hand = [["black +2", "bauer"], ["pink 1"]]
    told = divide({"game": "saumaumau", "seats": 2, "top": "pink +2", "pending": 2, "hand": hand}, 1)
    marked = [line.split(maxsplit=3)[1:] for line in told.splitlines() if line.startswith("->")]
    greens = [["0", "1", f"bauer {colour}"] for colour in ("beige", "black", "brown", "pink")]
    assert marked == [*greens, ["1", "0", "black +2"]]


# Random games, move by move


def choose(table: Table, rng: random.Random, whims: dict[str, float]) -> tuple[int, str]:
    """At random, but biased towards some kinds of moves, so that rare situations come up."""
    seat = rng.choice(table.must_act())
    legal = table.legal(seat)
    for move in legal:
        whims.setdefault(move.split()[0], rng.choice((0.1, 1, 1, 10)))
    [move] = rng.choices(legal, [whims[move.split()[0]] for move in legal])
    return seat, move


@every_counted_game
def test_the_first_deal(name: str) -> None:
    rules = importlib.import_module(f"brute.{name}")
    for seed in range(3 * GAMES_EACH):
        table = odd_table(name, seed)
        data = table.position()
        assert rules.deal(table.seats, table.options, data) == rules.read(data)


def odd_table(name: str, seed: int) -> Table:
    low, high = GAMES[name].seats
    return Table(name, low + seed // 2 % (high - low + 1), seed, some_options(GAMES[name], seed))


@every_counted_game
def test_random_games_agree_move_by_move(name: str) -> None:
    """The same moves in every position, the same position after every move, the same result at the end."""
    for seed in range(GAMES_EACH):
        agree(odd_table(name, seed), seed, MOVES_EACH)


@every_block
def test_random_play_from_odd_positions_agrees(block: Block) -> None:
    """The same, with piles running out, games near their end and nothing left to draw."""
    for seed in range(GAMES_EACH):
        agree(Table.from_position(block.position, seed=seed), seed, SHORT)


def agree(table: Table, seed: int, moves: int) -> None:
    rules = importlib.import_module(f"brute.{table.game.id}")
    rng, whims = random.Random(seed), {}
    p = rules.read(table.position())
    for _ in range(moves):
        if table.over:
            break
        agree_on_moves(rules, table, p)
        seat, move = choose(table, rng, whims)
        table.play(seat, move)
        p = agree_on_result(rules, p, seat, move, table.position())
    assert rules.is_over(p) == table.over
    if table.over:
        assert rules.points(p) == wording(table.game).points(table.view())
        assert (rules.winners(p), rules.ending(p)) == (table.winners(), table.ending)


def agree_on_moves(rules: Any, table: Table, p: Any) -> None:
    assert table.must_act() == rules.must_act(p)
    for seat in table.must_act():
        assert sorted(table.legal(seat)) == sorted(rules.moves(p, seat)), table.position()


def agree_on_result(rules: Any, p: Any, seat: int, move: str, data: Any) -> Any:
    try:
        mine = rules.play(p, seat, move)
    except Chance:
        mine = rules.play(p, seat, move, data)
    assert mine == rules.read(data), f"{seat} {move}\n{data}"
    return mine
