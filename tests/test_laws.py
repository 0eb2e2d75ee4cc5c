"""Laws that hold in every game, at every table size, with any options."""

import json
import random
from typing import Any

import numpy as np
import pytest
from conftest import (
    every_game,
    every_table,
    imagined,
    memory_of,
    often,
    some_options,
    state_of,
    table_with,
    viewers,
    walk,
    whole_of,
)
from hypothesis import given
from hypothesis import strategies as st

from farmyard.core import world_verbs
from farmyard.core.chance import CHANCE
from farmyard.core.game import Game
from farmyard.core.record import EVERYONE
from farmyard.core.refusal import Refusal
from farmyard.schema import notation, schema_of
from farmyard.table import SPECTATOR, Table
from farmyard.testing.laws import check_field
from farmyard.text.words import LANGUAGES, Words

GAMES_EACH = often(4)  # half of them with default options


def tables(game: Game, seats: int) -> list[tuple[int, Table]]:
    return [(seed, Table(game, seats, seed, some_options(game, seed))) for seed in range(GAMES_EACH)]


@every_table
def test_games_end_in_time_and_then_nobody_acts(game: Game, seats: int) -> None:
    """A game ends within its declared length; then nobody must act, nothing is legal, somebody has won."""
    for seed, table in tables(game, seats):
        for _ in walk(table, seed):
            assert table.ending == "running"
        assert len(table.log) <= game.max_steps
        assert table.must_act() == []
        assert [table.legal(seat) for seat in range(seats)] == [[]] * seats
        assert table.winners()
        assert table.ending != "running"


@every_table
def test_who_must_act_has_distinct_legal_moves_and_exactly_those(game: Game, seats: int) -> None:
    """`reason` and `legal` are two statements of one rule."""
    for seed, table in tables(game, seats):
        for step, _ in enumerate(walk(table, seed, 120)):
            assert table.must_act()
            for seat in table.must_act():
                legal = table.legal_actions(seat)
                assert 0 < len(set(legal)) == len(legal) <= game.max_legal
                if step % 3 == 0:
                    door, states = table._door, state_of(table)
                    allowed = [a for a in range(game.actions) if not door.why_not(states, 0, seat, a)]
                    assert allowed == sorted(legal)


@every_table
def test_a_refused_move_says_why_and_changes_nothing(game: Game, seats: int) -> None:
    """An illegal action is refused with a sentence in every language and leaves the state byte-identical."""
    table = Table(game, seats, 5)
    rng = random.Random(5)
    for _ in walk(table, 5, 60):
        before = state_of(table).tobytes()
        for seat, action in [(rng.randrange(seats), rng.randrange(game.actions)) for _ in range(6)]:
            if action in table.legal_actions(seat):
                continue
            with pytest.raises(Refusal) as refused:
                table.play(seat, action)
            assert all(Words(language).refusal(refused.value) for language in LANGUAGES)
        assert state_of(table).tobytes() == before


@every_table
def test_order_does_not_matter_among_simultaneous_choices(game: Game, seats: int) -> None:
    """Two simultaneous choices: in either order, the result is the same bytes."""
    for seed, table in tables(game, seats):
        rng = random.Random(seed)
        for _ in walk(table, seed, 150):
            if len(acting := table.must_act()) < 2:
                continue
            a, b = rng.sample(acting, 2)
            x, y = rng.choice(table.legal_actions(a)), rng.choice(table.legal_actions(b))
            one, two = table.fork(), table.fork()
            one.play(a, x)
            two.play(b, y)
            if b in one.must_act() and a in two.must_act():
                one.play(b, y)
                two.play(a, x)
                assert state_of(one).tobytes() == state_of(two).tobytes()


@every_table
def test_replaying_any_prefix_gives_the_same_bytes(game: Game, seats: int) -> None:
    """A game is its log."""
    table = Table(game, seats, 3)
    kept = [whole_of(table).tobytes() for _ in walk(table, 3, 200)]
    for moves in range(0, len(kept), 7):
        assert whole_of(table.at(moves)).tobytes() == kept[moves]
    table.go_back(len(kept) // 2)
    assert whole_of(table).tobytes() == kept[len(kept) // 2]


@every_table
def test_what_is_remembered_follows_from_what_the_spectator_saw(game: Game, seats: int) -> None:
    """Folding a spectator's views and the actions as a spectator saw them gives the same bytes at every step."""
    worlds = game.bind(world_verbs, "interpreted")
    for seed, table in tables(game, seats):
        memory, before = np.zeros(1, game.memory_type), table.view()
        worlds.begin(memory[0], before)
        for seat, action in walk(table, seed, 300):
            assert memory.tobytes() == memory_of(table).tobytes()
            seen, after = table.seen(seat, action, SPECTATOR), table.fork()
            after.play(seat, action)
            worlds.remember(memory[0], before, seat, seen, after.view())
            before = after.view()


@every_table
def test_what_is_remembered_is_in_every_view_as_it_is(game: Game, seats: int) -> None:
    """Also in a position read back, and at a forked table."""
    table = Table(game, seats, 9, some_options(game, 9))
    remembered = [field.name for field in game.view_fields if field.name in (game.memory_type.names or ())]
    for step, _ in enumerate(walk(table, 9, 200)):
        if step % 9 == 0:
            memory = memory_of(table)[0]
            for other in (table, table.fork(), Table.from_position(table.position())):
                for viewer in viewers(table):
                    v = other.view(viewer)
                    assert all((v[name] == memory[name]).all() for name in remembered)


@every_table
def test_positions_and_records_round_trip(game: Game, seats: int) -> None:
    """What is written can be read again, byte for byte."""
    for seed, table in tables(game, seats):
        for step, _ in enumerate(walk(table, seed)):
            if step % 11 == 0:
                data = json.loads(json.dumps(table.position()))
                assert state_of(Table.from_position(data)).tobytes() == state_of(table).tobytes()
                json.dumps([table.show(viewer) for viewer in viewers(table)])
        again = Table.load(table.save())
        assert state_of(again).tobytes() == state_of(table).tobytes()
        assert again.record() == table.record()


@every_table
def test_a_position_with_a_foreign_part_is_refused_or_sound(game: Game, seats: int) -> None:
    """With one field from another moment of another game: refused, or lawful worlds and a lawful game from there on."""
    for seed in range(often(1)):
        here, there = (passing(game, seats, 2 * seed + i) for i in (0, 1))
        for name in sorted({*here, *there} - {"format", "game", "rules", "seats", "chance"}):
            mixed = {part: value for part, value in {**here, name: there.get(name)}.items() if value is not None}
            try:
                table = Table.from_position(mixed, seed=seed)
            except Refusal:
                continue
            for viewer in viewers(table):
                assert imagined(table, viewer, seed).view(viewer).tobytes() == table.view(viewer).tobytes(), name
            for _ in walk(table, seed, 20):
                schema_of(game).check(whole_of(table))


def passing(game: Game, seats: int, seed: int) -> dict[str, Any]:
    """An intermediate position of a random game."""
    table = Table(game, seats, seed, some_options(game, seed))
    for _ in walk(table, seed, random.Random(seed).randrange(20, 90)):
        pass
    position: dict[str, Any] = table.position()
    return position


@every_game
def test_notation_parses_back(game: Game) -> None:
    """Every action has a name of its own that leads back to it."""
    names = schema_of(game).NAMES
    assert len(names) == len(set(names)) == game.actions
    for action in range(game.actions):
        assert notation.parse(game, notation.name(game, action).upper()) == action
        assert notation.name(game, action).isascii()


@every_table
def test_fields_keep_their_range_and_lists_end_clean(game: Game, seats: int) -> None:
    """Every field stays within its declared range; beyond a list's length everything is 0."""
    for seed, table in tables(game, seats):
        moments = []
        for _ in walk(table, seed):
            moments.append(whole_of(table))
            schema_of(game).check(moments[-1])
        all_of_them = np.array(moments)
        for field in game.position_fields:
            check_field(all_of_them, field)
        assert game.score_range[0] <= min(table.scores()) <= max(table.scores()) <= game.score_range[1]


@every_table
def test_imagined_worlds_look_the_same_and_are_possible(game: Game, seats: int) -> None:
    """view(imagine(v)) == v for every seat and the spectator, and the world obeys the rules."""
    for seed, table in tables(game, seats):
        for step, _ in enumerate(walk(table, seed, 400)):
            if step % 5 == 0:
                for viewer in viewers(table):
                    world = imagined(table, viewer, seed=step)
                    assert world.view(viewer).tobytes() == table.view(viewer).tobytes()
                    schema_of(game).check(whole_of(world))


@every_table
def test_imagined_worlds_vary(game: Game, seats: int) -> None:
    """Where something is hidden, not every imagined world is alike."""
    table = Table(game, seats, 1)
    hidden = [f.name for f in game.rules.FIELDS if f.sees != EVERYONE and f not in CHANCE]
    different = 0
    for _ in walk(table, 1, 60):
        different += len({state_of(imagined(table, 0, seed))[hidden].tobytes() for seed in range(4)}) > 1
    assert different > 20


@every_table
def test_imagined_worlds_play_on_to_the_end(game: Game, seats: int) -> None:
    """An imagined world is a valid state: the game can be finished in it."""
    for seed, table in tables(game, seats):
        for _ in walk(table, seed, 40 + 17 * seed):
            pass
        if not table.over:
            world = imagined(table, seed % seats, seed)
            for _ in walk(table_with(table, state_of(world)), seed):
                pass


@every_table
def test_what_reveals_nothing_is_foreseeable(game: Game, seats: int) -> None:
    """If `revealed` stays, the actor's next view follows from the view before: undo gives nothing away.

    And nothing is drawn or shuffled without changing it.
    """
    for seed, table in tables(game, seats):
        for step, (seat, action) in enumerate(walk(table, seed, 250)):
            if step % 3:
                continue
            here, there = table.fork(), imagined(table, seat, seed=step)
            before = state_of(table)[0].copy()
            here.play(seat, action)
            after = state_of(here)[0]
            if after.revealed == before.revealed:
                assert after.chance == before.chance
                there.play(seat, action)
                assert there.view(seat).tobytes() == here.view(seat).tobytes()


@every_game
@given(data=st.data())
def test_undo_takes_back_or_says_why(game: Game, data: st.DataObject) -> None:
    """After an undo the table is as if the move had never been made; a refused undo changes nothing."""
    seats = data.draw(st.integers(*game.seats))
    table = Table(game, seats, data.draw(st.integers(0, 2**63 - 1)))
    for _ in walk(table, data.draw(st.integers(0, 99)), data.draw(st.integers(0, 40))):
        pass
    seat = data.draw(st.integers(0, seats - 1))
    before, log = whole_of(table).tobytes(), list(table.log)
    refused = ""
    try:
        table.undo(seat)
    except Refusal as refusal:
        refused = refusal.code
    if refused:
        assert refused.startswith("undo-") or table.over
        assert (whole_of(table).tobytes(), table.log) == (before, log)
    else:
        gone = max(i for i, move in enumerate(log) if move.seat == seat)
        assert table.log == log[:gone] + log[gone + 1 :]
        assert seat in table.must_act()
