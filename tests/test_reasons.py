"""What is said in favour of a move is true of the position, and said in every language."""

from typing import Any

import pytest
from conftest import every_game, some_options, walk

from farmyard.core.game import Game
from farmyard.table import Table
from farmyard.text import because
from farmyard.text.words import LANGUAGES, Words


@every_game
def test_whatever_may_be_played_is_spoken_for_in_every_language(game: Game) -> None:
    """Or has nothing in its favour; and what is said names no number that the catalogue does not know."""
    spoken = 0
    for seed in range(3):
        table = Table(game, game.seats[0], seed, some_options(game, seed))
        for seat, action in walk(table, seed):
            if reason := because(game, table.view(seat), action):
                spoken += 1
                assert all(Words(language, table.names).tell(reason) for language in LANGUAGES)
    assert spoken > 50


def said(game: str, position: dict[str, Any], move: str) -> str:
    table = Table.from_position({"game": game, **position}, ["Anna", "Bernd", "Clara", "David"][: position["seats"]])
    reason = because(table.game, table.view(0), table.check(0, move))
    return Words("en", table.names).tell(reason) if reason else ""


RACE = {
    "seats": 3,
    "turns": 10,
    "top": "black 1",
    "pigs": {"pink": 5, "brown": 3, "black": 12, "beige": 13},
    "bet": ["black", "pink", None],
    "hand": [["black 4", "beige 1", "pink 1", "black x"], ["beige 2"], ["brown 1", "beige 3"]],
}
HANDS = {
    "hand": [["red 9", "red 8", "red 2"], ["blue 8", "blue 7", "blue 1"], ["yellow 6", "yellow 5", "yellow 4"]],
}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("black 4", "It puts the black pig in front, and that is your bet."),
        ("pink 1", "It gets rid of a card and does your bet no harm: the black pig stays ahead."),
        ("beige 1", "It gets rid of a card: 3 left until the last one, which brings 5 points."),
        ("black x", "Bernd has only one card left and is skipped."),
        ("draw", "You keep your cards for a better moment, and may change your bet."),
    ],
)
def test_in_sau_mau_mau_a_move_is_judged_by_ones_bet(move: str, why: str) -> None:
    assert said("saumaumau", RACE, move) == why


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("red 9", "Nobody still holds a card as high as 9."),
        ("red 8", "Nobody can go above 8. And if Bernd lays one too, you swap places with the pig in front."),
        ("red 2", "You will not win this trick with a low card, but your high ones stay for later."),
    ],
)
def test_in_rudi_a_card_is_judged_by_what_others_still_hold(move: str, why: str) -> None:
    assert said("rudi", {"seats": 3, "tricks": 7, "pigs": [3, 9, 2], **HANDS}, move) == why


def test_in_mow_flies_that_are_got_rid_of_are_counted() -> None:
    hands = [["3/2", "4/0", "7/2", "6/1", "8/1"], ["2/0", "9/0", "10/0", "13/0", "15/0"]]
    hands += [["1/0", "6/0", "11/0", "14/0", "5/0"], ["7/0", "8/0", "12/0", "10/1", "4/1"]]
    position = {"seats": 4, "herd": [{"5": "5/1", "8": "8/2"}], "hand": hands}
    assert said("mow", position, "3/2").startswith("You get rid of 2 flies")
    assert said("mow", position, "take herd") == "The herd has only 3 flies: cheaper than later."


def test_in_happy_pigs_a_sale_names_what_the_round_pays_more() -> None:
    position = {
        "seats": 3,
        "phase": "act",
        "played": ["spring checkup", "spring none", "spring subsidy", "spring vaccination", "summer usda-inspected"],
        "chosen": ["sell", "feed", "feed"],
        "pigs": [{"vaccinated large": 1}, {}, {}],
    }
    why = "Prices are high in this round: $18 instead of $15."
    assert said("happypigs", position, "sell vaccinated large") == why
