"""Computer players: strong, fair, and blind to what they may not see."""

import json
import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from conftest import every_game, every_table, imagined, often, some_options, walk

from farmyard.bots import LEVELS, THINKING, budget_of, find_level, make_bot, study_budget
from farmyard.bots.search import driver
from farmyard.bots.search.driver import Budget, Thought, ponder
from farmyard.bots.search.stopping import is_sure
from farmyard.bots.search.tree import GRAIN
from farmyard.cli.main import main
from farmyard.contests.analysis import analyse, best_and_worst, hint
from farmyard.contests.arena import (
    Contest,
    interval,
    line_up,
    play_deal,
    read_results,
    run_deals,
    seatings,
    summary,
    write_results,
)
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.table import Table
from farmyard.text.words import LANGUAGES, Words

FEW = Budget(playouts=32)
MANY = driver.SHARDS * driver.STEPS * 400


def quick(game: Game, level: str, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """A bot of this level with a small budget."""
    budget = Budget(32, plain=0.0, attentive=True) if level == "champion" else FEW
    monkeypatch.setattr("farmyard.bots.budget_of", lambda game, level: budget)
    return make_bot(game, level)


@every_table
def test_every_level_always_chooses_a_legal_move(game: Game, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every reachable position, with any options."""
    for seed, level in enumerate(LEVELS[1:] * often(1)):
        bot = quick(game, level, monkeypatch)
        table = Table(game, seats, seed, some_options(game, seed))
        dice = random.Random(seed)
        for step, (seat, _) in enumerate(walk(table, seed, 200)):
            if step % 5 == 0:
                assert bot(table.view(seat), table.legal_actions(seat), dice) in table.legal_actions(seat)


@every_table
def test_the_same_view_gives_the_same_choice_in_any_world(
    game: Game, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds, one view, one generator: a bot cannot tell them apart."""
    for level in LEVELS:
        bot = quick(game, level, monkeypatch)
        table = Table(game, seats, 7)
        for step, (seat, _) in enumerate(walk(table, 7, 90)):
            if step % 9 == 0:
                other = imagined(table, seat, step)
                choices = [
                    bot(world.view(seat), world.legal_actions(seat), random.Random(step)) for world in (table, other)
                ]
                assert choices[0] == choices[1]


def test_thoughts_do_not_depend_on_the_number_of_threads() -> None:
    """The same view, seed and playouts give the same thought on any machine."""
    table = Table("saumaumau", 4, 3)
    seat = table.must_act()[0]
    thoughts = [
        ponder(table.game, table.view(seat), table.legal_actions(seat), 5, Budget(MANY), threads)
        for threads in (1, 2, 4)
    ]
    for thought in thoughts[1:]:
        assert (thought.tries == thoughts[0].tries).all()
        assert (thought.gains == thoughts[0].gains).all()
    assert thoughts[0].tries.sum() == MANY


def test_results_are_counted_in_parts_that_add_up_exactly() -> None:
    """So a machine whose exp differs in the last bit reaches the same thought."""
    table = Table("mow", 4, 3)
    seat = table.must_act()[0]
    gains = ponder(table.game, table.view(seat), table.legal_actions(seat), 5, Budget(200)).gains * GRAIN
    assert gains.any()
    assert (gains == np.floor(gains)).all()


def test_a_search_that_is_sure_stops_early() -> None:
    """When no other move can overtake the best, or be chosen; otherwise it uses its whole budget."""
    table = Table("mow", 3, 4)
    sooner = 0
    for seat, _ in walk(table, 4, 24):
        legal = table.legal_actions(seat)
        whole, part = (
            ponder(table.game, table.view(seat), legal, 5, Budget(MANY, until_sure=until)) for until in (False, True)
        )
        sooner += part.tries.sum() < whole.tries.sum()
        assert is_sure(part.tries, part.gains, part.spread) or part.best == whole.best
    assert sooner


def test_where_all_choose_at_once_the_choice_is_drawn() -> None:
    """Among those tried about as often as the best, the more the likelier; moving alone, the best is played."""
    tries, gains = np.array([500, 400, 90, 10, 0]), np.array([300.0, 236.0, 51.0, 2.0, 0.0])
    drawn = [Thought((1, 2, 3, 4, 5), tries, gains, True, 0.5).pick(seed) for seed in range(500)]
    assert drawn.count(1) > drawn.count(2) > 100
    assert set(drawn) == {1, 2}
    assert {Thought((1, 2, 3, 4, 5), tries, gains, False, 0.5).pick(seed) for seed in range(50)} == {1}


@pytest.mark.parametrize("milliseconds", [1, 50, 800])
def test_a_budget_of_time_is_kept(milliseconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that only thinking advances: the time budget is spent, plus at most one chunk of playouts for
    each check of the results so far."""
    chunk, now, grow = 0.002, [0.0], driver.Shard.grow

    def think(shard: driver.Shard, playouts: int) -> None:
        assert playouts == driver.CHUNK
        grow(shard, playouts)
        now[0] += chunk

    monkeypatch.setattr(driver.Shard, "grow", think)
    monkeypatch.setattr(driver, "time", SimpleNamespace(monotonic=lambda: now[0]))
    table = Table("saumaumau", 4, 3)
    seat = table.must_act()[0]
    budget = Budget(seconds=milliseconds / 1000)
    thought = ponder(table.game, table.view(seat), table.legal_actions(seat), 5, budget)
    assert thought.tries.sum() > 0
    assert budget.seconds - 1e-9 <= now[0] <= budget.seconds + driver.SHARDS * driver.STEPS * chunk + 1e-9


@pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in GAMES.values()])
def test_farmhands_beat_chicks(game: Game) -> None:
    """Clearly, after only a few deals."""
    contest = Contest(game.id, line_up(game, ["farmhand", "chick"], game.seats[0]), 3)
    deals = [play_deal(contest, deal) for deal in range(12)]
    farmhand, chick = summary(contest, deals)
    assert farmhand.share > chick.share
    assert farmhand.score > chick.score


def test_a_level_has_one_name_and_an_alias() -> None:
    """`random` is a chick; anything else is refused."""
    assert find_level("random") == "chick"
    with pytest.raises(Refusal, match="bot-unknown"):
        find_level("fox")
    for language in LANGUAGES:
        assert all(Words(language).say(f"bot-level-{level}") for level in LEVELS)


# The arena


def test_a_line_up_fills_the_table_with_its_last_level() -> None:
    """And is refused when it does not fit."""
    game = GAMES["saumaumau"]
    assert line_up(game, ["farmer", "random"], 4) == ("farmer", "chick", "chick", "chick")
    with pytest.raises(Refusal, match="lineup"):
        line_up(game, ["chick"] * 5, 4)
    assert len(seatings(("a", "b", "a", "b"))) == 2


def test_the_same_seed_gives_the_same_results_on_any_number_of_cores() -> None:
    """Deals are numbered; it does not matter which core plays them."""
    contest = Contest("saumaumau", ("farmhand", "chick", "chick"), 5)
    alone = list(run_deals(contest, range(4), 1))
    assert list(run_deals(contest, range(4), 2)) == alone
    assert all(len(outcomes) == 3 for outcomes in alone)


def test_results_are_kept_and_half_lines_dropped(tmp_path: Path) -> None:
    """An interrupted contest resumes where it stopped; another contest's file is refused."""
    contest = Contest("saumaumau", ("farmhand", "chick"), 5)
    deals = list(run_deals(contest, range(3), 1))
    path = tmp_path / "results.jsonl"
    write_results(path, contest, deals)
    assert read_results(path, contest) == deals
    path.write_text(path.read_text()[:-20])
    assert read_results(path, contest) == deals[:2]
    with pytest.raises(Refusal, match="arena-file"):
        read_results(path, Contest("saumaumau", ("farmhand", "chick"), 6))


def test_intervals_are_those_of_the_mean() -> None:
    """Checked against NumPy."""
    values = [0.2, 0.9, 0.4, 0.7, 0.1]
    mean, half = interval(values)
    assert mean == pytest.approx(np.mean(values))
    assert half == pytest.approx(1.96 * np.std(values, ddof=1) / np.sqrt(5))


def test_the_arena_command_resumes_and_writes_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run the same command twice: the second time nothing is played, and the answer is the same."""
    kept, table = tmp_path / "kept.jsonl", tmp_path / "games.parquet"
    command = ["arena", "saumaumau", "--bots", "farmhand,chick", "--players", "3", "--games", "6", "--workers", "1"]
    assert main([*command, "--keep", str(kept), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main([*command, "--keep", str(kept), "--json", "--parquet", str(table)]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert first["deals"] == 2
    import polars

    assert len(polars.read_parquet(table)) == 2 * 3 * 3


# Looking back


def finished(seats: int = 3) -> Table:
    table = Table("saumaumau", seats, 11, names=["Anna", "Bernd", "Clara"][:seats])
    for _ in walk(table, 11):
        pass
    return table


def test_an_analysis_finds_the_best_and_the_costliest_moments() -> None:
    """Nobody gains by deciding worse than best."""
    table = finished()
    found = analyse(table, FEW)
    assert analyse(table, FEW, threads=3) == found
    assert all(0 <= d.loss <= 1 and d.choices > 1 for d in found)
    best, worst = best_and_worst(found)
    assert all(d.played == d.best for d in best)
    assert all(d.played != d.best for d in worst)
    assert [d.loss for d in worst] == sorted((d.loss for d in worst), reverse=True)


@every_game
def test_only_happy_pigs_is_looked_at_less_closely_after_a_game_than_while_it_is_played(game: Game) -> None:
    """It has hundreds of decisions, and all plans are long."""
    for level in THINKING:
        whole, study = budget_of(game, level), study_budget(game, level)
        assert study.playouts == min(whole.playouts, 6000 if game.id == "happypigs" else whole.playouts)
        assert replace(study, playouts=whole.playouts) == whole


def test_the_analyse_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In every language, and as JSON; an unfinished game is refused."""
    path = tmp_path / "game.json"
    path.write_text(finished().save())
    for language in LANGUAGES:
        assert main(["analyse", str(path), "--playouts", "16", "--streams", "4", "--lang", language]) == 0
        assert "Anna" in capsys.readouterr().out
    assert main(["analyse", str(path), "--playouts", "16", "--streams", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"decisions", "accounts", "sums", "best", "worst", "judge", "streams"}
    assert sum(told["sums"].values()) == pytest.approx(0, abs=1e-9)
    for one in told["accounts"]:
        assert one["fair"] + sum(entry["share"] for entry in one["columns"].values()) == pytest.approx(one["result"])
    assert main(["analyse", str(path), "--streams", "1"]) == 2
    path.write_text(Table("saumaumau", 3).save())
    assert main(["analyse", str(path)]) == 2


def test_a_hint_names_the_best_move_and_says_why() -> None:
    """With its win probability, the alternatives, and a sentence in every language."""
    table = Table("saumaumau", 3, 4)
    seat = table.must_act()[0]
    *earlier, advice = hint(table.game, table.view(seat), table.legal_actions(seat), Budget(MANY))
    assert len(earlier) == driver.STEPS - 1
    assert {advice.best, *(name for name, _ in advice.others)} == set(table.legal(seat))
    assert all(Words(language).say(advice.why) for language in LANGUAGES)
    assert 0 < advice.chance < 1
