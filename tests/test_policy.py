"""Learned players: a small file that plays in the arena, and is refused where it does not fit."""

import importlib.util
import json
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest
from conftest import every_game, walk

from farmyard.bots.policy import Policy, load
from farmyard.cli.main import main
from farmyard.contests.arena import Contest, line_up, play_deal
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.observation import observe, size_of
from farmyard.table import Table

EXAMPLES = Path(__file__).parents[1] / "examples"


def some_policy(game: Game, seed: int = 0) -> Policy:
    """An untrained network."""
    rng = np.random.default_rng(seed)
    sizes = size_of(game), 8, game.actions
    shapes = pairwise(sizes)
    return Policy(
        game, [(rng.normal(size=shape).astype(np.float32), np.zeros(shape[1], np.float32)) for shape in shapes]
    )


@every_game
def test_a_policy_chooses_what_is_legal_from_the_view_alone(game: Game) -> None:
    policy, table = some_policy(game), Table(game, game.seats[0], 3)
    for _, (seat, _) in zip(range(30), walk(table, 3), strict=False):
        legal = table.legal_actions(seat)
        chances = policy.chances(table.view(seat), legal)
        assert chances.sum() == pytest.approx(1)
        assert (chances > 0).any()
        assert policy(table.view(seat), legal, Random(1)) in legal


def test_what_is_kept_plays_as_before(tmp_path: Path) -> None:
    """Half precision changes probabilities by less than a hundredth."""
    game = GAMES["rudi"]
    policy, table = some_policy(game), Table(game, 3, 1)
    policy.save(tmp_path / "a.npz")
    again, view, legal = load(game, tmp_path / "a.npz"), table.view(0), table.legal_actions(0)
    assert np.allclose(again.chances(view, legal), policy.chances(view, legal), atol=0.01)
    assert np.allclose(again.numbers(observe(game, view)), policy.numbers(observe(game, view)), atol=0.1)


def test_a_policy_sits_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pig.npz"
    some_policy(GAMES["rudi"]).save(path)
    arena = ["arena", "rudi", "--bots", f"policy:{path},farmhand", "--games", "3", "--workers", "1"]
    assert main([*arena, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["level"] for row in told["levels"]] == [f"policy:{path}", "farmhand"]
    assert main([*arena, "--lang", "de"]) == 0
    assert "policy:" in capsys.readouterr().out


def test_the_same_deal_is_played_the_same(tmp_path: Path) -> None:
    path = tmp_path / "pig.npz"
    some_policy(GAMES["quartett"]).save(path)
    contest = Contest("quartett", line_up(GAMES["quartett"], [f"policy:{path}", "chick"], 3), 5)
    assert play_deal(contest, 1) == play_deal(contest, 1)


def test_files_that_do_not_fit_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, content in {"empty.npz": b"", "text.npz": b"no policy", "half.npz": b"PK\x03\x04half"}.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(Refusal, match="policy-broken"):
            load(GAMES["mow"], tmp_path / name)
    with pytest.raises(Refusal, match="policy-file"):
        load(GAMES["mow"], tmp_path / "none.npz")
    some_policy(GAMES["rudi"]).save(tmp_path / "rudi.npz")
    with pytest.raises(Refusal, match="policy-game"):
        load(GAMES["mow"], tmp_path / "rudi.npz")
    for language in ("en", "fr", "de"):
        assert main(["arena", "mow", "--bots", f"policy:{tmp_path}/rudi.npz,chick", "--lang", language]) == 2
        assert "rudi.npz" in capsys.readouterr().err


@pytest.fixture
def example() -> ModuleType:
    """Only if PyTorch is installed: `make train` begins with these tests, CI does without its 750 megabytes."""
    pytest.importorskip("torch").set_num_threads(1)
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLES / "train_ppo.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_training_example_runs(example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few seconds of PPO produce a policy that can be loaded."""
    out = tmp_path / "pig.npz"
    flags = ["--seats", "3", "--minutes", "0.02", "--tables", "15", "--steps", "8", "--threads", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["train_ppo.py", "rudi", *flags])
    example.main()
    assert load(GAMES["rudi"], out).about["decisions"] >= 120


def test_the_training_example_learns(example: ModuleType) -> None:
    """Against two chicks the reward starts at 0; a third of a million decisions later it is clearly higher."""
    trainer = example.Trainer(example.Farms("rudi", 256, 3, ["random"], 1), 32, "cpu", 0)
    won: list[list[float]] = []
    for _ in range(40):
        trainer.learn(trainer.play())
        won.append(list(trainer.won))
        trainer.won.clear()
    early, late = (np.mean([reward for rewards in part for reward in rewards]) for part in (won[:5], won[-10:]))
    assert abs(early) < 0.1
    assert late > early + 0.1
