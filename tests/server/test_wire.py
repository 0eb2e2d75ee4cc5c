"""What goes over the wire is made from the viewer's view, and agrees with the record it comes from."""

import json
import random
from typing import Any

import msgspec
import numpy as np
import pytest
from conftest import Compared, every_game, every_table, imagined, some_options, state_of, viewers, walk

from farmyard.core.game import Game
from farmyard.core.record import EVERYONE
from farmyard.core.refusal import Refusal
from farmyard.previews import previews_of
from farmyard.schema import schema_of
from farmyard.schema.position import _limit
from farmyard.server.base import messages
from farmyard.server.base.messages import SeatPlan
from farmyard.server.base.tokens import Claim
from farmyard.server.table import entries
from farmyard.server.table.callers import Caller
from farmyard.server.table.catalogue import info_of
from farmyard.server.table.commands import open_table, start
from farmyard.server.table.events import Bulletin, bulletin, fresh
from farmyard.server.table.snapshot import camera_of
from farmyard.server.table.table_state import TableState
from farmyard.server.table.wire import said, wire_of
from farmyard.table import SPECTATOR, Move, Table
from farmyard.text import wording

decode = msgspec.json.Decoder(messages.AnyMessage, strict=True).decode
HOST = Caller(Claim("HOST"), "Anna")


def seated_table(game: Game, seats: int, options: dict[str, Any]) -> TableState:
    """A table full of people, with the game begun."""
    state = TableState("TABLE1")
    state.apply(open_table(HOST, messages.Create(game=game.id, seats=[SeatPlan()] * seats, options=options), 1))
    for seat in range(seats):
        state.apply(entries.Sat(time=2, seat=seat, player="HOST" if seat == 0 else f"P{seat}", name=f"Player {seat}"))
    state.apply(start(state, HOST, messages.Start(table=state.id), 3))
    return state


def play_on(state: TableState, rng: random.Random, most: int = 10**6) -> Any:
    """Random play; yields the entry before it is applied."""
    for _ in range(most):
        if not state.look.choices:
            return
        seat = rng.choice(list(state.look.choices))
        entry = entries.Moved(time=4, seat=seat, action=rng.choice(state.look.choices[seat].legal))
        yield entry
        state.apply(entry)


@every_table
def test_the_wire_says_what_the_record_holds(game: Game, seats: int) -> None:
    """Every field by name, lists cut to their length, rows to the seats in play; private fields kept separate."""
    table = Table(game, seats, 5, some_options(game, 5))
    wire = wire_of(game, seats)
    open_to_all = {f.name for f in game.view_fields if f.sees == EVERYONE}
    for step, _ in enumerate(walk(table, 5, 300)):
        if step % 7:
            continue
        for viewer in viewers(table):
            v = table.view(viewer)
            raw = v.tobytes()
            public, own = json.loads(bytes(wire.public(raw))), json.loads(wire.own(raw))
            preview = public.pop("preview", None)
            assert (preview is not None) == hasattr(previews_of(game), "preview")
            assert set(public) == open_to_all
            assert set(own) == {f.name for f in game.view_fields} - open_to_all
            for field in game.view_fields:
                said = {**public, **own}[field.name]
                lengths = v[f"{field.name}_n"] if f"{field.name}_n" in (game.view_type.names or ()) else None
                whole = np.asarray(v[field.name]).tolist()
                assert said == (whole[: _limit(game, field, v, lengths)] if np.ndim(v[field.name]) else whole)


@every_table
def test_sights_read_like_records(game: Game, seats: int) -> None:
    """Questions and stories are the same whether made from the record or from its bytes."""
    table = Table(game, seats, 8, some_options(game, 9))
    camera, text = camera_of(game, seats), wording(game)
    for step, (seat, action) in enumerate(walk(table, 8, 400)):
        look = camera.look(table)
        assert list(look.choices) == table.must_act()
        assert look.choices[seat].legal == table.legal_actions(seat)
        if step % 5 == 0:
            after = table.at(step)
            after.play(seat, action)
            then = camera.move(table.at(step), Move(seat, action), look)
            assert then.step
            seen = then.step.seen
            for number, viewer in enumerate(viewers(table)):
                assert seen[number] == table.seen(seat, action, viewer)
                assert text.ask(look.views[number]) == text.ask(table.view(viewer))
                told = text.narrate(table.view(viewer), seat, seen[number], after.view(viewer))
                assert text.narrate(look.views[number], seat, seen[number], then.views[number]) == told


@every_table
def test_the_digits_say_why_not(game: Game, seats: int) -> None:
    """One digit for every action number: 0 exactly if it is legal, otherwise the reason's number."""
    table = Table(game, seats, 4)
    camera = camera_of(game, seats)
    for step, _ in enumerate(walk(table, 4, 120)):
        if step % 6 == 0:
            for choice in camera.look(table).choices.values():
                whys = [int(chr(digit), 36) for digit in choice.why]
                assert len(whys) == game.actions
                assert [a for a, why in enumerate(whys) if why == 0] == sorted(choice.legal)
                assert all(why < len(game.reasons) for why in whys)


@every_game
def test_a_seat_hears_its_own_story_in_full(game: Game) -> None:
    """Where its own story is omitted as equal to the public one, it really is equal."""
    seats = game.seats[1]
    state = seated_table(game, seats, {})
    for entry in play_on(state, random.Random(3)):
        before = state.table.at(len(state.table.log))  # type: ignore[union-attr]
        then = before.at(len(before.log))
        then.play(entry.seat, entry.action)
        pending = entry
        after = replayed(state, pending)
        told = bulletin(after, pending)
        for seat in range(seats):
            message = json.loads(told.for_seats([seat]))
            own = message["own"][str(seat)]
            seen = before.seen(entry.seat, entry.action, seat)
            story = wording(game).narrate(before.view(seat), entry.seat, seen, then.view(seat))
            assert own.get("lines", message["lines"]) == msgspec.to_builtins([said(line) for line in story])
            assert own.get("action", message["action"]) == seen
        if len(state.table.log) > 80:  # type: ignore[union-attr]
            return


def replayed(state: TableState, entry: Any) -> TableState:
    """The same table one entry later, without touching it."""
    again = seated_like(state)
    again.apply(entry)
    return again


def seated_like(state: TableState) -> TableState:
    other = TableState(state.id)
    other.__dict__.update(state.__dict__)
    other.table = state.table.at(len(state.table.log))  # type: ignore[union-attr]
    other.look, other.since, other.moved = other.camera.look(other.table), dict(state.since), dict(state.moved)
    return other


# Two worlds

SENT = Compared("what a seat is sent, the same in two worlds")


def in_another_world(state: TableState, viewer: int, seed: int) -> TableState:
    """The same table in a world indistinguishable to this viewer."""
    other = seated_like(state)
    other.table = imagined(state.table, viewer, seed)  # type: ignore[arg-type]
    other.look = other.camera.look(other.table)
    return other


def seats_of(viewer: int) -> list[int]:
    return [] if viewer == SPECTATOR else [viewer]


@every_table
def test_every_byte_of_a_fresh_view_is_the_same_in_both_worlds(game: Game, seats: int) -> None:
    """Joining, reconnecting, a second tab: asking for everything reveals nothing hidden."""
    state = seated_table(game, seats, some_options(game, 3))
    for step, _ in enumerate(play_on(state, random.Random(seats), 200)):
        if step % 5:
            continue
        for viewer in viewers(state.table):  # type: ignore[arg-type]
            there = in_another_world(state, viewer, step)
            here = fresh(state, 9, []).for_seats(seats_of(viewer))
            assert fresh(there, 9, []).for_seats(seats_of(viewer)) == here
            assert decode(here)
            SENT.note(here)
    SENT.say()


@every_table
def test_every_byte_about_a_move_is_the_same_in_both_worlds(game: Game, seats: int) -> None:
    """An onlooker cannot tell worlds apart by the event of a move that reveals nothing."""
    compared = quiet = 0
    state = seated_table(game, seats, some_options(game, 1))
    for step, entry in enumerate(play_on(state, random.Random(seats), 400)):
        for viewer in viewers(state.table):  # type: ignore[arg-type]
            if viewer == entry.seat or (step + viewer) % 3:
                continue
            here, there = seated_like(state), in_another_world(state, viewer, step)
            place = len(state.chairs) if viewer == SPECTATOR else viewer
            seen = here.table.seen(entry.seat, entry.action, viewer)  # type: ignore[union-attr]
            alike = [
                action
                for action in there.look.choices[entry.seat].legal
                if there.table.seen(entry.seat, action, viewer) == seen  # type: ignore[union-attr]
            ]
            here.apply(entry)
            quiet += here.look.views[place].revealed == state.look.views[place].revealed
            if not alike or here.look.views[place].revealed != state.look.views[place].revealed:
                continue
            other = msgspec.structs.replace(entry, action=alike[step % len(alike)])
            there.apply(other)
            said_here = bulletin(here, entry).for_seats(seats_of(viewer))
            assert bulletin(there, other).for_seats(seats_of(viewer)) == said_here
            SENT.note(said_here)
            compared += 1
    assert compared or not quiet
    SENT.say()


@every_table
def test_the_mover_learns_only_what_its_own_view_tells(game: Game, seats: int) -> None:
    """If nothing was revealed, the mover's event is the same in both worlds, too."""
    state = seated_table(game, seats, some_options(game, 1))
    for step, entry in enumerate(play_on(state, random.Random(seats), 200)):
        if step % 3:
            continue
        here, there = seated_like(state), in_another_world(state, entry.seat, step)
        here.apply(entry)
        if here.look.views[entry.seat].revealed == state.look.views[entry.seat].revealed:
            there.apply(entry)
            said_here = bulletin(here, entry).for_seats([entry.seat])
            assert bulletin(there, entry).for_seats([entry.seat]) == said_here


@every_game
def test_undo_tells_nothing_new(game: Game) -> None:
    """After an undo everybody sees what they saw before the move."""
    state = seated_table(game, game.seats[0], {})
    taken = quiet = 0
    for entry in play_on(state, random.Random(1), 60):
        there = seated_like(state)
        before = [view.raw for view in there.look.views]
        there.apply(entry)
        quiet += there.look.views[0].revealed == state.look.views[0].revealed
        try:
            there.table.check_undo(entry.seat)  # type: ignore[union-attr]
        except Refusal:
            continue
        back = entries.TookBack(time=5, seat=entry.seat)
        there.apply(back)
        assert [view.raw for view in there.look.views] == before
        assert decode(bulletin(there, back).for_seats([0]))
        taken += 1
    assert taken or not quiet


def undo_refused(table: Table, seat: int) -> str | None:
    """Determined by replay: nothing has been revealed since, and nobody has moved who did not have to choose then."""
    mine = [number for number, move in enumerate(table.log) if move.seat == seat]
    if table.over or not mine:
        return "no-over" if table.over else "no-undo-nothing"
    then = table.at(mine[-1])
    if state_of(then)[0]["revealed"] != state_of(table)[0]["revealed"]:
        return "no-undo-revealed"
    choosing = then.must_act()
    return "no-undo-others" if any(move.seat not in choosing for move in table.log[mine[-1] + 1 :]) else None


@every_game
def test_the_reason_against_undo_is_known_beforehand(game: Game) -> None:
    """Every seat is told, with every event, whether undo is allowed: it agrees with the answer by replay."""
    state = seated_table(game, game.seats[0], {})
    dice, taken = random.Random(2), 0
    for _ in range(150):
        for seat in range(game.seats[0]):
            told = json.loads(fresh(state, 1, []).for_seats([seat]))["own"][str(seat)]
            assert told.get("undo", {}).get("key") == undo_refused(state.table, seat)  # type: ignore[arg-type]
        free = [seat for seat in range(game.seats[0]) if state.no_undo(seat) is None]
        if free and dice.random() < 0.2:
            state.apply(entries.TookBack(time=5, seat=dice.choice(free)))
            taken += 1
        elif state.look.choices:
            state.apply(next(play_on(state, dice)))
    assert taken or game.id == "quartett", "in Quartett every request brings something to light"


def test_planted_leaks_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leak one hidden card into the head of every event: the comparison of bytes must notice."""
    state = seated_table(Table("saumaumau", 3).game, 3, {})

    def leaky(state: TableState, time: int, present: list[int]) -> Bulletin:
        told = fresh(state, time, present)
        secret = int(state_of(state.table)[0].hand[1, 0])  # type: ignore[arg-type]
        return told._replace(head=told.head + b',"x":%d' % secret)

    caught = 0
    for step, _ in enumerate(play_on(state, random.Random(1), 40)):
        there = in_another_world(state, 0, step)
        caught += leaky(state, 1, []).for_seats([0]) != leaky(there, 1, []).for_seats([0])
    assert caught


@every_game
def test_no_secret_of_the_shuffle_is_sent_before_the_end(game: Game) -> None:
    """Neither the server's secret nor the seed is in any message during the game; both are in the last."""
    state = seated_table(game, game.seats[0], {})
    seed = str(state.table.seed).encode()  # type: ignore[union-attr]
    everything = range(len(state.chairs))
    for entry in play_on(state, random.Random(2)):
        for told in (fresh(state, 1, []), bulletin(state, last) if (last := last_of(state)) else fresh(state, 1, [])):
            sent = told.for_seats(everything)
            assert state.secret.encode() not in sent
            assert seed not in sent
        remember(state, entry)
    sent = fresh(state, 1, []).for_seats(everything)
    assert state.secret.encode() in sent
    assert seed in sent


def remember(state: TableState, entry: Any) -> None:
    state.__dict__["last_entry"] = entry


def last_of(state: TableState) -> Any:
    return state.__dict__.get("last_entry")


@every_game
def test_a_game_says_how_to_name_everything(game: Game) -> None:
    """Enough for a client without rules: names for numbers, labels for moves, reasons, endings, options."""
    info = info_of(game)
    assert info.actions == list(schema_of(game).NAMES)
    assert len(info.labels) == game.actions
    written = msgspec.json.encode(info)
    assert msgspec.json.encode(msgspec.json.decode(written, type=type(info))) == written
    named = {field.name: field for field in info.fields}
    assert named["ending"].names == list(game.endings)
    assert {field.name for field in info.fields if field.own} >= {"seat"}
