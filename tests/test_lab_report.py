"""The laboratory's page: what it finds in rows whose ground truth is known, and how it says it."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import polars as pl
import pytest
from conftest import every_game

from farmyard.cli.main import main
from farmyard.core.game import Game
from farmyard.games import find_game
from farmyard.lab.findings import Findings, histogram, over_deals, reached
from farmyard.lab.frame import frame_of
from farmyard.lab.headlines import headlines
from farmyard.lab.labels import Labels
from farmyard.lab.outcomes import notes_of, play_slice
from farmyard.lab.plan import Plan, Slice, make_plan
from farmyard.lab.report import Report
from farmyard.text.words import LANGUAGES, Words

PLAN = make_plan(find_game("quartett"), 4, ["farmhand", "random"], 0, 4000, 2, {}, [])


@cache
def played() -> pl.DataFrame:
    """All games of PLAN."""
    return frame_of(PLAN, Slice(0, 0, 4000), play_slice(PLAN, Slice(0, 0, 4000)))


def won_by(winner: "pl.Series") -> Findings:
    """The games of PLAN as if these seats had won them."""
    wins = {f"win_{seat}": (winner == seat).cast(pl.Float32) for seat in (1, 2, 3, 4)}
    return Findings(PLAN, played().with_columns(**wins).lazy())


def test_if_the_opener_always_wins_the_page_says_so() -> None:
    found = won_by(played()["starter"])
    assert found.places()["mean"].to_list() == [1.0, 0.0, 0.0, 0.0]
    assert found.starter().error == 0.0
    assert found.causes().place == pytest.approx(1.0, abs=0.01)  # type: ignore[union-attr]


def test_if_the_farmhand_always_wins_it_is_all_skill() -> None:
    """The line-up is rotated seat by seat: in rotation t the farmhand sits t places further back."""
    found = won_by((4 - played()["turn"].cast(pl.Int64)) % 4 + 1)
    assert dict(found.policies().select("policy", "mean").iter_rows()) == {"farmhand": 1.0, "random": 0.0}
    assert found.causes().policy == pytest.approx(1.0, abs=0.01)  # type: ignore[union-attr]


def test_if_the_deal_names_the_winner_it_is_all_luck_of_the_deal() -> None:
    dice = Random(1)
    names = {deal: dice.randint(1, 4) for deal in played()["deal"].unique().to_list()}
    causes = won_by(played()["deal"].replace_strict(names)).causes()
    assert causes.deal == pytest.approx(1.0, abs=0.03)  # type: ignore[union-attr]
    assert causes.play == 0.0  # type: ignore[union-attr]


def test_if_nothing_names_the_winner_it_is_all_luck_while_playing() -> None:
    dice = Random(2)
    found = won_by(pl.Series([dice.randint(1, 4) for _ in range(played().height)]))
    assert found.causes().play == pytest.approx(1.0, abs=0.03)  # type: ignore[union-attr]
    assert found.starter().low < 0.25 < found.starter().high


def test_a_deal_played_once_cannot_tell_its_luck() -> None:
    assert Findings(replace(PLAN, repeats=1), played().lazy()).causes() is None


def test_intervals_count_deals_not_games() -> None:
    """The same game ten times says no more than once. Four deals with 0, 0, 1, 1: 0.5 ± 1.96 × 0.5774 / 2."""
    games = pl.DataFrame({"deal": [1, 2, 3, 4] * 10, "value": [0.0, 0.0, 1.0, 1.0] * 10})
    found = over_deals(games.lazy(), pl.col("value"), [])
    assert found["mean"][0] == 0.5
    assert found["error"][0] == pytest.approx(0.5658, abs=1e-4)


def test_winners_are_compared_with_the_others_of_their_game() -> None:
    """Asking more gets more: in Quartett the winner got more cards, and laid more sets by asking."""
    found = Findings(PLAN, played().lazy()).statistics()
    lines = {line["name"]: line for line in found.to_dicts()}
    assert lines["got"]["won"] > lines["got"]["other"]
    assert lines["by_asking"]["low"] > 0.5


@every_game
def test_everything_counted_has_a_name_in_every_language(game: Game) -> None:
    notes = notes_of(game)
    names = [f"kind-{kind}" for kind in notes.KINDS] + [name.replace("_", "-") for name in notes.STATISTICS]
    for language in LANGUAGES:
        said = [Words(language).say(f"lab-{game.id}-{name}") for name in [*names, "points"]]
        assert len(set(said)) == len(said)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_but_itself(game: Game, language: str) -> None:
    """No script, no URL, and every section has its picture; small numbers of games do no harm."""
    seats = game.seats[0]
    plan = Plan(game, ("farmhand",) * seats, 0, 12, 2)
    report = Report(plan, frame_of(plan, Slice(0, 0, 12), play_slice(plan, Slice(0, 0, 12))).lazy(), Words(language))
    sections = list(report.sections())
    page = report.page({section.name: "<svg/>" for section in sections}, sections)
    assert "<script" not in page
    assert not re.findall(r"(?:src|href)=|url\(|@import|https?:", page)
    assert f'<html lang="{language}">' in page
    assert page.count("<section>") == len(sections) == 7
    assert page.count('<section class="short">') == 1
    assert page.count("</section>") == 8
    assert all(section.heading in page for section in sections)


# In short


def short(plan: Plan, rows: pl.DataFrame) -> list[str]:
    every = Findings(plan, rows.lazy())
    return list(headlines(every, every, Labels(plan, Words("en"))))


def test_if_the_opener_always_wins_the_first_lines_say_so() -> None:
    rows = played().with_columns(**{f"win_{s}": (pl.col("starter") == s).cast(pl.Float32) for s in (1, 2, 3, 4)})
    told = " ".join(short(PLAN, rows))
    assert "Going first is an advantage: whoever opens wins 100.0 %" in told
    assert "the players 0.0 %, the deal 0.0 %" in told


def test_if_the_farmhand_always_wins_the_first_lines_say_so() -> None:
    winner = (4 - played()["turn"].cast(pl.Int64)) % 4 + 1
    rows = played().with_columns(**{f"win_{s}": (winner == s).cast(pl.Float32) for s in (1, 2, 3, 4)})
    told = " ".join(short(PLAN, rows))
    assert "A farmhand wins 100.0 % of its games" in told
    assert "the players 100.0 %" in told


@cache
def crossed() -> tuple[Plan, pl.DataFrame]:
    """Rudi by two options at once: races of 8 or 12 spaces, one lap or two."""
    plan = make_plan(find_game("rudi"), 3, ["farmhand"], 1, 300, 1, {}, ["length=8,12", "laps=1,2"])
    return plan, pl.concat([frame_of(plan, Slice(c, 0, 300), play_slice(plan, Slice(c, 0, 300))) for c in range(4)])


def with_lengths(both: float) -> str:
    """As if longer races took 10 moves more, another lap 20, and both together this many besides."""
    plan, rows = crossed()
    noise = pl.col("number") % 4 * 2 - 3
    long, laps = pl.col("option_length") == 12, pl.col("option_laps") == 2
    moves = 50 + 10 * long.cast(pl.Int64) + 20 * laps.cast(pl.Int64) + both * (long & laps).cast(pl.Int64) + noise
    rows = rows.with_columns(
        moves.alias("length"),
        *(pl.lit(value, pl.Float32).alias(f"win_{s}") for s, value in ((1, 1.0), (2, 0.0), (3, 0.0))),
        *(pl.lit(0).alias(f"{name}_{s}") for name in ("score", *notes_of(plan.game).STATISTICS) for s in (1, 2, 3)),
        pl.lit("finish").alias("ending"),
    )
    return " ".join(short(plan, rows))


def test_options_whose_effects_add_up_are_said_not_to_interact() -> None:
    told = with_lengths(0)
    assert "Length of a lap and Laps do not interact" in told
    assert "Laps makes the clearest difference to “moves in a game”: 55.00 at 1, 75.00 at 2" in told


def test_options_that_do_more_together_are_found() -> None:
    """Eight moves more than the sum in one cell of four: a quarter of them, two, is the odd part of each."""
    told = with_lengths(8)
    assert "Length of a lap and Laps interact" in told
    assert "would add up to" in told


def test_two_sweeps_make_a_map() -> None:
    plan, rows = crossed()
    frame = Findings(plan, rows.lazy()).crossed("length", "laps").filter(pl.col("measure") == "length")
    assert list(zip(frame["value"], frame["other"], strict=True)) == [("8", "1"), ("8", "2"), ("12", "1"), ("12", "2")]
    for line in frame.to_dicts():
        cell = rows.filter(
            (pl.col("option_length") == int(line["value"])) & (pl.col("option_laps") == int(line["other"]))
        )
        assert line["mean"] == pytest.approx(cell["length"].mean())
    section = next(s for s in Report(plan, rows.lazy(), Words("fr")).sections() if s.name == "map-length-laps")
    assert len(section.lines) == 4
    assert "Les deux à la fois" in section.heading


def test_the_command_writes_page_and_pictures_and_tells_of_every_sweep(tmp_path: Path) -> None:
    file, page = str(tmp_path / "r.parquet"), tmp_path / "r.html"
    sweeps = ["--sweep", "length=8,12,16", "--sweep", "specials=2,4,6|3,5,7"]
    assert main(["lab", "run", "rudi", "--games", "60", "--policy", "farmhand,random", *sweeps, "--out", file]) == 0
    assert main(["lab", "report", file, "--lang", "de"]) == 0
    told = page.read_text()
    assert told.count("<svg") == len(list(tmp_path.glob("r-*.svg"))) == len(list(tmp_path.glob("r-*.png"))) == 11
    assert "Was wäre, wenn: " in told
    assert "--sweep &#x27;specials=2,4,6|3,5,7&#x27;" in told  # how to get the same games again
    assert not re.findall(r"https?:(?!//www\.w3\.org/)", told)


def test_the_page_says_how_to_get_the_same_rows(tmp_path: Path) -> None:
    plan = make_plan(find_game("rudi"), 4, ["farmhand", "random"], 9, 20, 1, {"series": True}, ["length=8..10"])
    rows = pl.concat([frame_of(plan, Slice(c, 0, 20), play_slice(plan, Slice(c, 0, 20))) for c in range(3)])
    words = Report(plan, rows.lazy(), Words()).command().replace("'", "").split()[1:]
    assert main([*words, "--out", str(tmp_path / "again.parquet")]) == 0
    assert pl.read_parquet(tmp_path / "again.parquet").equals(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_of_nothing_says_what_to_do(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    half = tmp_path / "half.parquet"
    half.write_bytes(b"PAR1 and then the lights went out")
    for name in ("none.parquet", "half.parquet"):
        assert main(["lab", "report", str(tmp_path / name), "--lang", language]) == 2
        told = capsys.readouterr().err
        assert name in told
        assert "farmyard lab run" in told


def test_damage_in_the_middle_of_a_file_is_told_like_damage_at_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file's metadata is at its end and may be intact."""
    file = tmp_path / "r.parquet"
    assert main(["lab", "run", "rudi", "--games", "2000", "--policy", "random", "--out", str(file)]) == 0
    data = bytearray(file.read_bytes())
    data[200 : len(data) // 2] = bytes(len(data) // 2 - 200)
    file.write_bytes(data)
    assert main(["lab", "report", str(file)]) == 2
    assert "damaged" in capsys.readouterr().err


def test_the_tails_of_a_distribution_lie_in_its_outer_bars() -> None:
    """A thousand games of 1 to 100 moves, ten of each length: bars of three."""
    counts = pl.DataFrame({"value": range(1, 101), "count": [10] * 100})
    bars = histogram(counts, counts)
    assert reached(counts, 0.05) == 5
    assert reached(counts, 0.95) == 95
    assert bars.row(0) == (1, 4, 0.03)
    assert bars["share"].sum() == pytest.approx(1.0)
