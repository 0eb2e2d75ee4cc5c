"""The laws that hold in every game, and one sentence about each rule that is this game's own."""

import my_game

from farmyard import Table
from farmyard.testing import assert_sound
from farmyard.testing.house import installed


def test_the_rulebook_is_sound() -> None:
    """Random games with every number of players break no law, show nothing that is hidden, and come to an end."""
    assert_sound(my_game)


def test_whoever_holds_the_suit_that_was_led_has_to_follow() -> None:
    """R2."""
    with installed(my_game.GAME):
        table = Table(my_game.GAME, 2, seed=1)
        led = table.legal(0)[0]  # such as "lay clubs 7"
        table.play(0, led)
        v = table.view(1)
        held = [my_game.CARD.names[card] for card in v.my_hand[: v.my_hand_n]]
        fitting = [card for card in held if card.split()[0] == led.split()[1]]
        assert table.legal(1) == [f"lay {card}" for card in fitting or held]


def test_every_trick_is_a_point() -> None:
    """R3, R4."""
    with installed(my_game.GAME):
        table = Table(my_game.GAME, 4, seed=2)
        while not table.over:
            seat = table.must_act()[0]
            table.play(seat, table.legal(seat)[0])
        assert sum(table.scores()) == my_game.DEALT
