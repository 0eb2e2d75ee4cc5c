"""Searches that ask a network: the same in every mode, blind to what their seat cannot see, and switched off where no
network is shipped or none has helped."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from conftest import every_game, imagined
from test_nets import decisions, some_player

from farmyard import bots
from farmyard.bots import BEFORE, LEVELS, budget_of, decide, guide_of
from farmyard.bots.crafts import bind_with_craft, craft_of
from farmyard.bots.nets import shipped as shipping
from farmyard.bots.nets.file import read_network
from farmyard.bots.nets.shipped import WEIGHTS, shipped
from farmyard.bots.own import find_own, source_of
from farmyard.bots.search import advice, guided, tree
from farmyard.bots.search.driver import Budget, Guide, guided_manner, plant, ponder, roots_of, slots_for
from farmyard.bots.search.tree import Question
from farmyard.contests.arena import Contest, find_contestant, play_deal
from farmyard.contests.batch.arena import check
from farmyard.core.compile import Mode
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES

SMALL = Budget(60, attentive=True)
pytestmark = pytest.mark.xdist_group("guided")  # compiled once


@every_game
def test_a_guided_search_is_the_same_in_every_mode(game: Game) -> None:
    """Interpreted and native, to the last bit, with opponents' moves and judgements by the network."""
    guide = Guide(some_player(game), others=0.5, judging=0.5)
    for table, seat in decisions(game, game.seats[1], 2, 60):
        found = [
            grown(game, table.view(seat), table.legal_actions(seat), guide, mode) for mode in ("interpreted", "native")
        ]
        assert found[0] == found[1]


def grown(game: Game, view: Any, legal: list[int], guide: Guide, mode: Mode) -> tuple[bytes, bytes]:
    functions = bind_with_craft(game, tree, mode, {advice: guided})
    views, seats = np.zeros(1, game.view_type), int(view["seats"])
    views[0] = view
    roots, trees = roots_of(game, view, legal, 5, guide), plant(np.zeros, (), seats, slots_for(SMALL, seats))
    question = Question(views, seats, roots.actions, roots.prior)
    how = guided_manner(game, view, SMALL, guide)
    with np.errstate(over="ignore"):  # hashes wrap around
        functions.think(question, how, SMALL.playouts, 5, trees, game.sheet(), np.zeros(seats))
    return trees.slots.tobytes(), trees.moments.tobytes()


@every_game
def test_a_guided_search_cannot_peek(game: Game) -> None:
    """In two worlds that its seat cannot tell apart it finds the same; and what it asks for makes a difference."""
    guide, alone = Guide(some_player(game), judging=0.5), 0
    for table, seat in decisions(game, game.seats[0], 3, 30):
        legal, other = table.legal_actions(seat), imagined(table, seat, 5)
        found = [ponder(game, world.view(seat), legal, 9, SMALL, guide=guide) for world in (table, other)]
        assert found[0].tries.tolist() == found[1].tries.tolist()
        assert found[0].gains.tolist() == found[1].gains.tolist()
        alone += ponder(game, table.view(seat), legal, 9, SMALL).gains.tolist() != found[0].gains.tolist()
    assert alone


@every_game
def test_what_is_shipped_fits(game: Game) -> None:
    """A file of at most 200 kB for this game's rules, whole, with how it was trained; or there is none."""
    path = WEIGHTS / f"{game.id}.net"
    if path.exists():
        about = read_network(game, path)[1]
        assert path.stat().st_size <= 200_000
        assert {"command", "seed", "decisions"} <= about.keys()
    assert (shipped(game) is None) == (not path.exists())
    assert {file.stem for file in WEIGHTS.glob("*.net")} <= GAMES.keys()


def test_champions_ask_what_is_shipped_only_where_it_helps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The champion of before never does; it can be measured by in the arena, but is no level of tables."""
    game = GAMES["quartett"]
    some_player(game).save(tmp_path / "quartett.net")
    monkeypatch.setattr(shipping, "WEIGHTS", tmp_path)
    shipped.cache_clear()
    monkeypatch.setitem(craft_of(game).PLAYOUTS, "champion", 40)
    monkeypatch.setattr(craft_of(game), "GUIDED", {}, raising=False)
    assert guide_of(game, "champion") is None
    numbers = {"playouts": 30, "prior": 1.0, "others": 1.0, "judging": 0.0}
    monkeypatch.setattr(craft_of(game), "GUIDED", numbers, raising=False)
    assert guide_of(game, "champion") is not None
    assert [guide_of(game, level) for level in (*LEVELS[:-1], *BEFORE)] == [None] * 4
    assert (budget_of(game, "champion").playouts, budget_of(game, "champion@1").playouts) == (30, 40)
    table, seat = next(decisions(game, 3, 1))
    assert decide(game, "champion", table.view(seat), table.legal_actions(seat), 1) in table.legal_actions(seat)
    assert find_contestant(game, "champion@1") == "champion@1"
    check(Contest("quartett", ("champion@1", "farmer", "farmer")))
    with pytest.raises(Refusal, match="arena-cuda"):
        check(Contest("quartett", ("champion", "farmer", "farmer")))
    with pytest.raises(Refusal, match="bot-unknown"):
        bots.find_level("champion@1")
    shipped.cache_clear()


def test_without_weights_the_champion_is_the_one_of_before() -> None:
    game = GAMES["rudi"]
    if guide_of(game, "champion"):
        pytest.skip("it has learned")
    table, seat = next(decisions(game, 3, 4))
    view, legal = table.view(seat), table.legal_actions(seat)
    assert decide(game, "champion", view, legal, 3) == decide(game, "champion@1", view, legal, 3)


def test_a_search_that_asks_a_network_sits_in_the_arena(tmp_path: Path) -> None:
    """By name, so that whoever trains a network can measure what it is good for."""
    path, game = tmp_path / "pig.net", GAMES["rudi"]
    some_player(game).save(path)
    name = f"search:{path}?prior=0.5&others=1&judging=0.25&playouts=30"
    assert len(play_deal(Contest("rudi", (find_contestant(game, name), "chick", "chick")), 0)) == 3
    assert source_of(name) == path
    assert json.dumps(Contest("rudi", (name, "chick", "chick")).header())
    table, seat = next(decisions(game, 3, 4))
    bot = find_own(game, name)
    moves = {bot(table.view(seat), table.legal_actions(seat), Random(2)) for _ in range(2)}
    assert len(moves) == 1
    for odd in ("?others=x", "?luck=1", "?others"):
        with pytest.raises(Refusal, match="bot-own"):
            find_own(game, f"search:{path}{odd}")
