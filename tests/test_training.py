"""Training: the one configuration learns every game, a run goes on where it was broken off, and what it keeps plays."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from conftest import every_game

from farmyard.bots.nets import load
from farmyard.core.game import Game
from farmyard.games import GAMES

torch = pytest.importorskip("torch")  # `make train` begins with these tests; elsewhere we do without its 750 megabytes
torch.set_num_threads(1)

from training import gpu_session, league, run  # noqa: E402
from training.export import export  # noqa: E402
from training.learner import Learner  # noqa: E402
from training.models import PastSelves, Player, log_shares, sizes_of  # noqa: E402
from training.plan import Plan  # noqa: E402
from training.tables import Yard  # noqa: E402

SMALL = Plan(tables=160, steps=8, batch=256, past_selves=2)


def a_run(game: Game, folder: Path, rounds: int, plan: Plan = SMALL) -> run.Run:
    return run.begin(game, plan, 0, folder / "a.checkpoint", rounds=rounds)


@every_game
def test_every_game_is_learned_at_all_table_sizes_at_once(game: Game, tmp_path: Path) -> None:
    """Two rounds, and the player that is kept fits into 200 kB and plays with as many as may sit down."""
    going = a_run(game, tmp_path, 2)
    run.work(going, tmp_path / "a.checkpoint", 600)
    export(tmp_path / "a.checkpoint", tmp_path / "a.net")
    assert going.learner.yard.seats.unique().tolist() == list(range(game.seats[0], game.seats[1] + 1))
    assert (tmp_path / "a.net").stat().st_size <= 200_000
    about = load(game, tmp_path / "a.net").about
    assert about["decisions"] == 2 * SMALL.steps * going.learner.yard.count
    assert about["command"].startswith(f"python -m training.run {game.id}")


@every_game
def test_players_are_as_large_as_their_files_may_be(game: Game) -> None:
    """A hidden layer wider by a step would no longer fit."""
    wider = sizes_of(game)
    wider[1:3] = wider[1] + 8, max(32, wider[1] // 2 + 4)
    assert run_bytes(sizes_of(game)) <= 198_000 < run_bytes(wider)


def run_bytes(sizes: list[int]) -> int:
    given, one, two, actions, seats = sizes
    return 2 * ((given + 1) * one + (one + 1) * two + (two + 1) * (actions + seats))


def weights(going: run.Run) -> list[Any]:
    return [part.tolist() for part in going.learner.player.state_dict().values()]


def test_the_same_seed_gives_the_same_player(tmp_path: Path) -> None:
    found = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        (tmp_path / name).mkdir()
        going = a_run(GAMES["quartett"], tmp_path / name, 3, replace(SMALL, seed=seed))
        assert len(list(going.rounds_of(600))) == 3
        found.append(weights(going))
    assert found[0] == found[1] != found[2]


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path, game = tmp_path / "a.checkpoint", GAMES["rudi"]
    first = a_run(game, tmp_path, 4)
    rounds = first.rounds_of(600)
    next(rounds)
    next(rounds)
    first.report()
    first.save(path)
    again = a_run(game, tmp_path, 4)
    assert weights(again) == weights(first)
    assert again.learner.optimiser.state_dict()["state"].keys() == first.learner.optimiser.state_dict()["state"].keys()
    assert (again.rounds, again.decisions, again.curve) == (2, first.decisions, json.loads(json.dumps(first.curve)))
    assert len(list(again.rounds_of(600))) == 2
    assert again.spent == 1
    with pytest.raises(SystemExit, match="not of mow"):
        a_run(GAMES["mow"], tmp_path, 4)


def test_a_call_on_a_lent_machine_goes_on_from_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Rehearsed here on a CPU: two games side by side, until their time is spent; the second call goes on."""
    for name, flags in (("first", ["--of", "0.05"]), ("second", ["--of", "0.1", "--resume", str(tmp_path / "first")])):
        told = ["--games", "rudi", "quartett", "--tables", "40", "--minutes", "10"]
        monkeypatch.setattr("sys.argv", ["gpu_session.py", *told, "--out", str(tmp_path / name), *flags])
        with pytest.raises(SystemExit, match="0"):
            gpu_session.main()
        assert sorted(path.name for path in (tmp_path / name).iterdir()) == ["quartett.checkpoint", "rudi.checkpoint"]
    said = capfd.readouterr().out
    assert said.count("rudi: exit 0") == 2
    curves = [json.loads(torch.load(tmp_path / name / "rudi.checkpoint")["curve"]) for name in ("first", "second")]
    assert curves[1][: len(curves[0])] == curves[0]


def test_gains_are_counted_for_the_seat_that_chose() -> None:
    """Where a game ends, chances turn out to be what each seat got, counted from the one that made the last move; and
    everywhere they are shares."""
    learner = Learner(Yard(GAMES["mow"], 200, "cpu"), replace(SMALL, steps=64))
    learner.deal(3)
    learner.anneal(1)
    learner.play()
    memory, yard, ended = learner.memory, learner.yard, 0
    for step, i in learner.over.nonzero().tolist():
        seats, seat = int(yard.seats[i]), int(learner.seat[step, i])
        got = learner.shares[step, i, :seats].roll(-seat)
        assert memory.target[step, i, :seats].tolist() == pytest.approx(got.tolist(), abs=1e-5)
        gain = learner.shares[step, i, seat] - learner.worth[step, i, seat]
        assert float(memory.gain[step, i]) == pytest.approx(float(gain), abs=1e-5)
        ended += 1
    assert ended > 20
    assert (memory.target * ~yard.taken()).abs().sum() == 0
    assert learner.worth.sum(2).flatten().tolist() == pytest.approx([1.0] * learner.worth[:, :, 0].numel(), abs=1e-4)


def test_past_selves_play_as_they_did() -> None:
    """Asked all at once, each answers as the player that it was."""
    torch.manual_seed(1)
    game = GAMES["rudi"]
    old, new = Player(game), Player(game)
    past = PastSelves(old, 2)
    past.keep(new, 1)
    seen, mask = torch.rand(6, sizes_of(game)[0]), (torch.rand(6, game.actions) < 0.3).char()
    taken = torch.ones(6, game.seats[1])
    found = past.chances(seen, mask)
    for i in range(6):
        alone = (old, new)[i % 2](seen[i : i + 1], mask[i : i + 1], taken[i : i + 1])[0]
        assert torch.allclose(found[i], alone[0], atol=1e-5)


def test_only_the_learners_own_decisions_are_learned() -> None:
    learner = Learner(Yard(GAMES["rudi"], 200, "cpu"), SMALL)
    learner.deal(1)
    learner.anneal(1)
    learner.play()
    by_line_up = learner.memory.mine.mean(0)
    for name in league.NAMES:
        here = by_line_up[learner.yard.line_up == league.NAMES.index(name)]
        assert (here.min() == 1) == (name not in ("past selves", "all kinds")), name


def test_shares_leave_out_what_is_not_allowed() -> None:
    found = log_shares(torch.tensor([[1.0, 5.0, 1.0]]), torch.tensor([[1, 0, 1]])).exp()
    assert found[0].tolist() == pytest.approx([0.5, 0, 0.5])


def test_it_learns() -> None:
    """Among chicks a player begins at a fair share; a quarter of a million decisions later it wins clearly more."""
    learner = Learner(Yard(GAMES["rudi"], 400, "cpu"), Plan(steps=32, batch=512, rate=2e-3))
    learner.deal(0)
    learner.anneal(1)
    shares = []
    for _ in range(4):
        for _ in range(5):
            learner.play()
            learner.learn()
        chicks = league.NAMES.index("chicks")
        shares.append(float(learner.won[:, chicks].sum() / learner.games[:, chicks].sum()))
        learner.games.zero_()
        learner.won.zero_()
    assert shares[-1] > shares[0] + 0.05, shares
