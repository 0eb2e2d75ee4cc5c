"""Whatever comes from outside is accepted or refused, and a refusal can always be displayed."""

import json
import pickle
from typing import Any

import numpy as np
import pytest
from conftest import every_game

from farmyard.cli.main import main
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import MOST_SAID, STEERING
from farmyard.games import GAMES
from farmyard.table import Table
from farmyard.text.words import LANGUAGES, Words

DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]
ODD = [
    "x" * 5000,
    10**28,
    -(10**4000),
    10**5000,
    1e308,
    float("nan"),
    "\x1b[31mred\x1b[0m",
    "one\ntwo",
    "\u202egniredro",
    "half \ud800",
    b"bytes",
    None,
    DEEP,
    {"a": ["b"] * 5000},
]
POSITION = {"game": "happypigs", "seats": 3}


@pytest.mark.parametrize("value", ODD, ids=range(len(ODD)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_refusal_quotes_it_can_be_said(value: Any, language: str) -> None:
    """On one line, not much longer than without it, even nested in another refusal, even from another process."""
    refusal = Refusal("record-move", number=3, why=Refusal("position-value", where=value, value=value, allowed=value))
    for said in (refusal, pickle.loads(pickle.dumps(refusal))):
        text = Words(language).refusal(said)
        assert not STEERING.search(text)
        assert len(text) < 2 * MOST_SAID
        assert text.encode()


def test_names_steer_no_terminal() -> None:
    """Neither in a question that names somebody nor in a story."""
    words = Words("en", ["Anna\x1b]0;owned\x07", "B\u202eob"])
    assert words.name(0) == "Anna\ufffd]0;owned\ufffd"
    assert not STEERING.search(words.say("waiting-for", who=words.name(1)))


@pytest.mark.parametrize("odd", [1.9, True, None, b"draw", "²", [], 10**30, -1, np.float64(1), np.bool_(True)])
def test_only_whole_numbers_and_notation_are_moves_and_seats(odd: Any) -> None:
    table = Table("saumaumau", 2)
    before = table.position()
    with pytest.raises(Refusal):
        table.play(0, odd)
    with pytest.raises(Refusal, match="seat-unknown"):
        table.play(odd, "draw")
    with pytest.raises(Refusal, match="seat-unknown"):
        table.legal_actions(odd)
    assert table.position() == before


def test_whole_numbers_of_numpy_are_as_good_as_any() -> None:
    table = Table("saumaumau", np.int64(2), np.uint8(7))  # type: ignore[arg-type]
    table.play(np.int8(table.must_act()[0]), np.int32(table.legal_actions(table.must_act()[0])[0]))  # type: ignore[arg-type]
    assert [type(part) for part in (table.seats, table.seed, *table.log[0])] == [int] * 4
    assert Table.replay(table.record()).log == table.log


@pytest.mark.parametrize("seed", [-1, 2**70, 1.5, True, "1", None])
def test_odd_seeds_are_refused_with_a_position_too(seed: Any) -> None:
    with pytest.raises(Refusal, match="seed"):
        Table("mow", 2, seed)
    with pytest.raises(Refusal, match="seed"):
        Table.from_position(POSITION, seed=seed)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("moves", ["² draw"]),
        ("moves", [f"{'9' * 5000} draw"]),
        ("moves", [f"0 draw{' ' * 5000}"]),
        ("moves", [None]),
        ("moves", ["0 draw"] * 100_000),
        ("names", ["x" * 900_000, "b"]),
        ("names", [1, 2]),
        ("names", ["half \ud800", "b"]),
        ("levels", ["x" * 900_000]),
        ("levels", ["farmhand"]),
        ("levels", ["farmhand"] * 3),
        ("shuffle", {"secret": "x" * 900_000}),
        ("shuffle", {str(i): 1 for i in range(1000)}),
        ("shuffle", {"deep": [[[1]]]}),
        ("options", {"mau": DEEP}),
        ("result", {"over": 1e308}),
        ("rules", True),
        ("seats", 2.0),
        ("padding", "x" * 900_000),
    ],
)
def test_a_record_contains_only_what_a_game_can_make(part: str, value: Any) -> None:
    record = Table("saumaumau", 2).record()
    with pytest.raises(Refusal, match="record-") as caught:
        Table.replay({**record, part: value})
    assert Words("en").refusal(caught.value)


def test_a_record_has_as_many_seats_as_its_position() -> None:
    table = Table("saumaumau", 3)
    record = {**Table.from_position(table.position()).record(), "seats": 2}
    with pytest.raises(Refusal, match="record-shape"):
        Table.replay(record)


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000, '{"a":' * 100_000, "", "\x00"])
def test_what_is_not_a_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Refusal, match="record-json"):
        Table.load(text)


def test_a_position_holds_nothing_beside_itself() -> None:
    """Numbers may not be padded, nor may lists be longer than what they describe."""
    with pytest.raises(Refusal, match="chance"):
        Table.from_position({**POSITION, "chance": f"0x{'0' * 900_000}1"})
    with pytest.raises(Refusal, match="lacks"):
        Table.from_position({"game": "quartett", "seats": 3, "lacks": [["red 1"] * 1000]})


@every_game
def test_options_of_any_kind_are_refused_in_a_sentence(game: Game) -> None:
    for option in game.options:
        for value in ODD:
            with pytest.raises(Refusal, match="option-value") as caught:
                Table(game, game.seats[0], 0, {option.name: value})
            assert Words("en").refusal(caught.value)


@pytest.mark.parametrize(
    "argv",
    [
        ["play", "x" * 5000],
        ["play", "mow", "--humans", "9" * 5000],
        ["play", "mow", "--humans", "9" * 12],
        ["play", "mow", "--seats", "9" * 30],
        ["play", "mow", "--seed", "9" * 5000],
        ["play", "mow", "--option", f"{'x' * 3000}=1"],
        ["simulate", "mow", "--option", f"target={'9' * 5000}"],
        ["rules", "\x1b[31mmow"],
        ["x" * 3000],
        ["--lang", "x" * 3000, "games"],
        ["replay", "x" * 5000],
        ["show", "a\udcffb"],
    ],
    ids=range(12),
)
def test_the_terminal_refuses_in_one_plain_line(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv, lambda _: "quit") == 2
    said = capsys.readouterr().err
    assert said.endswith("\n")
    assert not STEERING.search(said[:-1])


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000, json.dumps({"game": "mow", "seats": 10**30}), "\ud800"])
@pytest.mark.parametrize("command", ["show", "replay", "analyse"])
def test_odd_files_are_refused_in_one_line(
    text: str, command: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert main([command, str(file)], lambda _: "quit") == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000, "null", "{}", "\ufffe"])
def test_odd_results_of_a_contest_are_refused(text: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Even if the first line is right."""
    file = tmp_path / "kept"
    assert main(["arena", "rudi", "--bots", "chick", "--games", "2", "--workers", "1", "--keep", str(file)]) == 0
    header = file.read_text("utf-8").splitlines()[0]
    for written in (text, f"{header}\n{text}]}}"):
        file.write_text(written, "utf-8")
        assert main(["arena", "rudi", "--bots", "chick", "--games", "2", "--workers", "1", "--keep", str(file)]) == 2
    assert str(file) in capsys.readouterr().err.replace("\n", "")


def test_every_game_is_known_only_by_its_name() -> None:
    for odd in (1.5, None, [], {}):
        for name in GAMES:
            with pytest.raises(Refusal):
                Table.from_position({"game": odd, "seats": 3, "was": name})
