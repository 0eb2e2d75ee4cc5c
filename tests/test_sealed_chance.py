"""Sealed games: nobody can compute what is hidden; otherwise they are like any other game."""

import json
import random

import numpy as np
import pytest
from conftest import SEAL, every_table, imagined, often, some_options, state_of, viewers, walk

from farmyard.core import chance, sealed_chance
from farmyard.core.compile import Mode, Twins
from farmyard.core.game import Game
from farmyard.core.record import record
from farmyard.core.refusal import Refusal
from farmyard.core.seed import sow
from farmyard.games import saumaumau
from farmyard.table import Table

modes = pytest.mark.parametrize("mode", ["interpreted", "native"])

# RFC 8439, 2.3.2 and appendix A.1: key, counter and nonce, and the first word of the block.
BLOCKS = [
    (bytes(range(32)).hex(), (1, 0x09000000, 0x4A000000, 0), 0xE4E7F110),
    ("00" * 32, (0, 0, 0, 0), 0xADE0B876),
    ("00" * 32, (1, 0, 0, 0), 0xBEE7079F),
    ("00" * 31 + "01", (1, 0, 0, 0), 0x2452EB3A),
    ("00ff" + "00" * 30, (2, 0, 0, 0), 0xFB4DD572),
    ("00" * 32, (0, 0, 0, 0x02000000), 0x374DC6C2),
]


def test_a_quarter_round_is_that_of_the_standard() -> None:
    """The example of RFC 8439, 2.1.1."""
    given = 0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567
    assert sealed_chance.quarter_round(*given) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


@modes
@pytest.mark.parametrize(("key", "place", "first"), BLOCKS)
def test_blocks_are_those_of_the_standard(mode: Mode, key: str, place: tuple[int, ...], first: int) -> None:
    """The test vectors of RFC 8439, in both modes."""
    words = np.frombuffer(bytes.fromhex(key), "<u4").copy()
    assert Twins(saumaumau, mode).of(sealed_chance.block_word)(words, *place) == first


@modes
def test_a_sealed_game_draws_one_word_a_block_from_the_first_on(mode: Mode) -> None:
    """For the all-zero key the standard gives the first two."""
    states = np.zeros(1, record(chance.CHANCE))
    sow(states[0], "00" * 32)
    draw = Twins(saumaumau, mode).of(chance.next_word)
    assert [int(draw(states[0])) for _ in range(2)] == [0xADE0B876, 0xBEE7079F]
    assert states[0].chance == 2


def test_sealed_numbers_are_fair() -> None:
    """Sixty thousand throws of a die: every side within five standard deviations of a sixth."""
    states = np.zeros(1, record(chance.CHANCE))
    sow(states[0], SEAL)
    throw = Twins(saumaumau, "native").of(chance.below)
    sides = np.bincount([throw(states[0], 6) for _ in range(60_000)], minlength=6)
    assert len(sides) == 6
    assert abs(sides - 10_000).max() < 5 * (60_000 * 5 / 36) ** 0.5


def key_number(number: int) -> str:
    return random.Random(number).randbytes(32).hex()


@every_table
def test_sealed_games_are_the_same_in_both_modes(game: Game, seats: int) -> None:
    """Byte for byte, after every action."""
    for seed in range(often(2)):
        options = some_options(game, seed)
        native = Table(game, seats, key_number(seed), options)
        plain = Table(game, seats, key_number(seed), options, mode="interpreted")
        for seat, action in walk(native, seed, 150):
            assert state_of(plain).tobytes() == state_of(native).tobytes()
            plain.play(seat, action)
        assert state_of(plain).tobytes() == state_of(native).tobytes()


@every_table
def test_a_sealed_game_is_kept_and_goes_on_with_the_same_draws(game: Game, seats: int) -> None:
    """From its record, from a position, from any earlier moment."""
    table = Table(game, seats, SEAL)
    for step, (seat, action) in enumerate(walk(table, 3, 200)):
        if step % 9 == 0:
            others = [Table.from_position(json.loads(json.dumps(table.position()))), table.at(step)]
            for other in others:
                other.play(seat, action)
            after = table.at(step)
            after.play(seat, action)
            assert {state_of(other).tobytes() for other in others} == {state_of(after).tobytes()}
    again = Table.load(table.save())
    assert again.seed == SEAL
    assert state_of(again).tobytes() == state_of(table).tobytes()


@every_table
def test_every_bit_of_the_key_matters(game: Game, seats: int) -> None:
    """A key that differs in any one bit is a different deal."""
    deals = {state_of(Table(game, seats, SEAL))[0][hidden(game)].tobytes()}
    for bit in range(0, 256, 5):
        key = f"{int(SEAL, 16) ^ 1 << bit:064x}"
        deals.add(state_of(Table(game, seats, key))[0][hidden(game)].tobytes())
    assert len(deals) > 40  # of 53: small games have few deals


def hidden(game: Game) -> list[str]:
    return [field.name for field in game.rules.FIELDS if field not in chance.CHANCE]


@every_table
def test_imagined_worlds_have_no_seal(game: Game, seats: int) -> None:
    """A search in a sealed game draws from a generator of its own."""
    table = Table(game, seats, SEAL)
    for step, _ in enumerate(walk(table, 1, 60)):
        if step % 10 == 0:
            for viewer in viewers(table):
                world = state_of(imagined(table, viewer, step))[0]
                assert (world.sealed, *world.seal) == (0,) * 9
                assert world.chance > 2**32


@every_table
def test_views_have_no_room_for_the_seal(game: Game, seats: int) -> None:
    """Neither the key nor the draw count is a field of a view, nor do their bytes occur in one."""
    assert not {field.name for field in chance.CHANCE} & set(game.view_type.names or ())
    table = Table(game, seats, SEAL)
    for _ in walk(table, 5, 60):
        for viewer in viewers(table):
            raw = table.view(viewer).tobytes()
            assert not any(bytes.fromhex(SEAL)[i : i + 4] in raw for i in range(0, 32, 4))


@pytest.mark.parametrize("key", ["", "12", SEAL.upper(), SEAL[1:] + "g", SEAL + "0", "0x" + SEAL[2:]])
def test_keys_have_64_hex_digits(key: str) -> None:
    """Exactly, in one canonical form."""
    with pytest.raises(Refusal, match="seed-key"):
        Table("rudi", 4, key)
    with pytest.raises(Refusal, match="seed-key"):
        Table.from_position({**Table("rudi", 4).position(), "seal": key})
    with pytest.raises(Refusal, match="seal"):
        Table.from_position({**Table("rudi", 4).position(), "seal": 5})
    with pytest.raises(Refusal, match="position-field"):
        Table.from_position({**Table("rudi", 4).position(), "sealed": True})
