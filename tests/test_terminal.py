"""Pictures for the terminal: complete, readable at 80 columns, and with no information in colour alone."""

import io
import random
import re

import pytest
from conftest import every_game, some_options, viewers
from rich.console import Console
from rich.text import Text

from farmyard.core.game import Game
from farmyard.games import GAMES
from farmyard.table import SPECTATOR, Table
from farmyard.terminal import picture
from farmyard.terminal.choosing import begins, contains
from farmyard.terminal.paint import Flow, Sheet
from farmyard.terminal.party import gather, levels_of
from farmyard.text.words import LANGUAGES, Words

NAMES = ["Anna", "Bernd", "Clara", "Dora", "Emil", "Fritz", "Gwen", "Hugo", "Ida", "Jo"]


def drawn(table: Table, viewer: int, language: str = "en", width: int = 80) -> str:
    """Without any colour."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(
        picture(table.game, table.view(viewer), Words(language, table.names))
    )
    return out.getvalue()


def moments(game: Game, seed: int) -> list[Table]:
    """The same table at intervals, from the deal to the end."""
    low, high = game.seats
    seats = (low, high)[seed % 2]
    table = Table(game, seats, seed, some_options(game, seed), NAMES[:seats])
    rng = random.Random(seed)
    found = [table.at(0)]
    while not table.over:
        seat = rng.choice(table.must_act())
        table.play(seat, rng.choice(table.legal_actions(seat)))
        if rng.random() < 0.04 or table.over:
            found.append(table.at(len(table.log)))
    return [*rng.sample(found, min(len(found), 2)), found[-1]]


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_every_viewer_gets_a_picture_in_every_language(game: Game, seed: int) -> None:
    """With all names in full; only a player sees “you”, once."""
    for table in moments(game, seed):
        for viewer in viewers(table):
            for language in LANGUAGES:
                text = drawn(table, viewer, language)
                assert not [name for name in table.names if name not in text]
                you = f"({Words(language).say('table-you')})"
                assert text.count(you) == (viewer != SPECTATOR)
                assert not re.search(r"[{}]|\bNone\b|\b127\b", text)


@every_game
def test_nothing_of_value_is_cut_at_80_columns(game: Game) -> None:
    """No ellipsis in any language."""
    for table in moments(game, 1):
        for language in LANGUAGES:
            assert "…" not in drawn(table, table.seats - 1, language)


@every_game
def test_narrow_and_wide_terminals_work(game: Game) -> None:
    for table in moments(game, 0)[:2]:
        for width in (50, 200):
            assert max(map(len, drawn(table, 0, width=width).splitlines())) <= width


def test_things_flow_without_being_broken() -> None:
    out = io.StringIO()
    Console(file=out, width=10).print(Flow([Text("one two"), Text("three"), Text("four")]))
    assert out.getvalue().splitlines() == ["one two", "three four"]


def test_many_moves_stand_in_columns_read_downwards() -> None:
    sheet = Sheet([Text(f"{i} move") for i in range(1, 6)], gap=2)
    out = io.StringIO()
    Console(file=out, width=14).print(sheet)
    assert sheet.rows(14) == 3
    assert out.getvalue().splitlines() == ["1 move  4 move", "2 move  5 move", "3 move"]


def test_what_is_typed_means_the_nearest_move() -> None:
    """First the exact name, then a prefix, then words in the right order, also in the label."""
    assert begins(["b", "5"], ["brown", "5"])
    assert not begins(["5"], ["brown", "5"])
    assert contains(["pip", "blue", "3"], ["ask", "pip", "chick", "for", "blue", "3"])
    assert not contains(["blue", "pip"], ["ask", "pip", "chick", "for", "blue", "3"])


def test_names_are_never_taken_for_markup() -> None:
    table = Table("saumaumau", 2, 1, names=["[bold]Anna[/]", ":pig:"])
    assert "[bold]Anna[/]" in drawn(table, 0)
    assert ":pig:" in drawn(table, 0)


@every_game
def test_a_party_fills_the_table_with_chicks(game: Game) -> None:
    """People first; a saved game tells which seats were computer players, whatever the language."""
    for language in LANGUAGES:
        names, levels = gather(game, game.seats[1], "Otto", "chick", Words(language))
        assert len(names) == len(set(names)) == game.seats[1]
        assert levels == dict.fromkeys(range(1, game.seats[1]), "chick") == levels_of(names)


@pytest.mark.parametrize(
    ("seats", "people", "bots", "wanted"),
    [
        (None, None, None, (1, 2)),
        (None, "3", None, (3, 0)),
        (None, "Anna", "random,random", (1, 2)),
        (4, "Anna,Bernd", None, (2, 2)),
        (2, "2", "random", (2, 0)),
        (5, "0", "chick", (0, 5)),
    ],
)
def test_parties(seats: int | None, people: str | None, bots: str | None, wanted: tuple[int, int]) -> None:
    """How many people and computer players sit down."""
    names, levels = gather(GAMES["saumaumau"], seats, people, bots, Words("en"))
    assert (len(names) - len(levels), len(levels)) == wanted


def test_people_are_younger_than_computer_players() -> None:
    """Rudi's R12 and D8: people take the first seats, and by default an earlier seat is younger."""
    party = gather(GAMES["rudi"], 4, "2", "farmer", Words("en"))
    assert sorted(party.levels) == [2, 3]
    ages = Table("rudi", len(party.names), 1, names=party.names).position()["ages"]
    assert max(ages[:2]) < min(ages[2:])
