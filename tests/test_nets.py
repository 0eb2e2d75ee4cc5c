"""Learned players: a small file that plays in the arena, and is refused where it does not fit."""

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from conftest import every_game, every_table, imagined, walk
from wasm_host import calls_of

from farmyard.bots.nets import Learned, load, network, scratch_for
from farmyard.bots.nets.file import layers_of, shapes_of
from farmyard.cli.main import main
from farmyard.contests.arena import Contest, line_up, play_deal
from farmyard.core.backends.wasm import Built, build
from farmyard.core.chance import DICE
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.observation import observe, size_of
from farmyard.table import Table
from farmyard.text.words import LANGUAGES


def some_player(game: Game, seed: int = 0) -> Learned:
    """An untrained network."""
    rng = np.random.default_rng(seed)
    shapes = shapes_of([size_of(game), 8, 8, game.actions, game.seats[1]])
    return Learned.of(game, [(rng.normal(size=shape), np.zeros(shape[1])) for shape in shapes])


def decisions(game: Game, seats: int, seed: int, every: int = 7) -> Iterator[tuple[Table, int]]:
    table = Table(game, seats, seed)
    for step, (seat, _) in enumerate(walk(table, seed, 120)):
        if step % every == 0 and len(table.legal_actions(seat)) > 1:
            yield table, seat


@every_table
def test_a_network_chooses_what_is_legal_from_the_view_alone(game: Game, seats: int) -> None:
    """In two worlds that its seat cannot tell apart it has the same chances, sees the same worth, and makes the same
    move."""
    player = some_player(game)
    for table, seat in decisions(game, seats, 3):
        other, legal = imagined(table, seat, 5), table.legal_actions(seat)
        chances, others = (player.chances(world.view(seat), legal) for world in (table, other))
        assert chances.sum() == pytest.approx(1)
        assert chances.tolist() == others.tolist()
        assert player.worth(table.view(seat)).tolist() == player.worth(other.view(seat)).tolist()
        moves = {player(world.view(seat), world.legal_actions(seat), Random(1)) for world in (table, other)}
        assert len(moves) == 1
        assert moves <= set(legal)


@every_game
def test_every_mode_gives_the_same_chances_and_moves(game: Game) -> None:
    """Interpreted, native and as WebAssembly, to the last bit; CUDA compiles it without fused multiply-adds."""
    player = some_player(game)
    modes = SimpleNamespace(
        plain=game.bind(network, "interpreted"), native=game.bind(network), wasm=calls_of(by_wasm(game))
    )
    for seats in range(game.seats[0], game.seats[1] + 1):
        for table, seat in decisions(game, seats, seats, 40):
            given = np.array(table.legal_actions(seat), np.int32)
            found = [choice(player, table.view(seat), given, functions) for functions in vars(modes).values()]
            assert found[0] == found[1] == found[2]


def choice(player: Learned, view: Any, given: Any, functions: SimpleNamespace) -> tuple[bytes, bytes, bytes, int]:
    scratch, worth = player._asked(view), np.zeros(int(view["seats"]))
    functions.judge(player.net, scratch, len(worth), worth)
    move = functions.choose(player.net, scratch, given, 11, np.zeros(1, DICE))
    return worth.tobytes(), scratch.logits.tobytes(), scratch.shares.tobytes(), int(move)


@cache
def by_wasm(game: Game) -> Built:
    pytest.importorskip("wasmtime")
    net = some_player(game).net
    scratch, twins = scratch_for(game, net, game.seats[0]), game.twins("wasm")
    choosing = net, scratch, np.zeros(1, np.int32), 0, np.zeros(1, DICE)
    judging = net, scratch, game.seats[0], np.zeros(game.seats[0])
    return build([(twins.of(network.choose), choosing), (twins.of(network.judge), judging)])


@every_game
def test_the_chances_are_those_of_the_network(game: Game) -> None:
    """Against the formula in double precision: rectified sums, then the softmax over what is legal, and over seats."""
    player = some_player(game)
    for table, seat in decisions(game, game.seats[1], 4):
        view, legal = table.view(seat), table.legal_actions(seat)
        hidden = observe(game, view).astype(np.float64)
        for weight, bias in layers_of(player.net)[:2]:
            hidden = np.maximum(hidden @ weight + bias, 0)
        wanted = (hidden @ player.net.last.T + player.net.last_bias)[legal]
        expected = np.exp(wanted - wanted.max())
        assert player.chances(view, legal) == pytest.approx(expected / expected.sum(), abs=1e-4)
        seats = int(view["seats"])
        worth = np.exp((hidden @ player.net.worth.T + player.net.worth_bias)[:seats])
        assert player.worth(view) == pytest.approx(np.roll(worth / worth.sum(), seat), abs=1e-4)


def test_moves_are_drawn_by_their_chances() -> None:
    game = GAMES["rudi"]
    player, table = some_player(game, 2), Table(game, 3, 1)
    view, legal = table.view(0), table.legal_actions(0)
    drawn = [player.choose(view, legal, seed) for seed in range(4000)]
    found = np.array([drawn.count(action) for action in legal]) / len(drawn)
    assert found == pytest.approx(player.chances(view, legal), abs=0.03)


def test_what_is_kept_plays_as_before(tmp_path: Path) -> None:
    game = GAMES["rudi"]
    player, table = some_player(game), Table(game, 3, 1)
    player.about["seed"] = 7
    player.save(tmp_path / "a.net")
    again, view, legal = load(game, tmp_path / "a.net"), table.view(0), table.legal_actions(0)
    assert again.chances(view, legal).tolist() == player.chances(view, legal).tolist()
    assert again.about["seed"] == 7


def test_a_policy_sits_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pig.net"
    some_player(GAMES["rudi"]).save(path)
    arena = ["arena", "rudi", "--bots", f"policy:{path},farmhand", "--games", "3", "--workers", "1"]
    assert main([*arena, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["level"] for row in told["levels"]] == [f"policy:{path}", "farmhand"]
    assert main([*arena, "--lang", "de"]) == 0
    assert "policy:" in capsys.readouterr().out


def test_the_same_deal_is_played_the_same(tmp_path: Path) -> None:
    path = tmp_path / "pig.net"
    some_player(GAMES["quartett"]).save(path)
    contest = Contest("quartett", line_up(GAMES["quartett"], [f"policy:{path}", "chick"], 3), 5)
    assert play_deal(contest, 1) == play_deal(contest, 1)


def test_files_that_do_not_fit_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some_player(GAMES["rudi"]).save(tmp_path / "rudi.net")
    some_player(GAMES["mow"]).save(tmp_path / "mow.net")
    told, _, content = (tmp_path / "mow.net").read_bytes().partition(b"\n")
    head = json.loads(told)
    damaged = {
        "empty": b"",
        "text": b"no network",
        "list": b"[]\n" + content,
        "deep": b"[" * 10**6 + content,
        "short": told + b"\n" + content[:-2],
        "bit": told + b"\n" + bytes([content[0] ^ 1]) + content[1:],
        **{f"sizes {odd}": signed({**head, "sizes": odd}, content) for odd in (None, [], [1183], [-1] * 5, ["a"])},
        "not finite": signed(head, b"\xff\x7f" * (len(content) // 2)),
    }
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(Refusal, match="policy-broken"):
            load(GAMES["mow"], tmp_path / name)
    for key in ("format", "game", "rules", "layout"):
        (tmp_path / key).write_bytes(signed({**head, key: "another"}, content))
        with pytest.raises(Refusal, match="policy-game"):
            load(GAMES["mow"], tmp_path / key)
    with pytest.raises(Refusal, match="policy-file"):
        load(GAMES["mow"], tmp_path / "none.net")
    for language in LANGUAGES:
        assert main(["arena", "mow", "--bots", f"policy:{tmp_path}/rudi.net,chick", "--lang", language]) == 2
        assert "rudi.net" in capsys.readouterr().err


def signed(head: dict[str, Any], content: bytes) -> bytes:
    return json.dumps({**head, "sha256": hashlib.sha256(content).hexdigest()}).encode() + b"\n" + content
