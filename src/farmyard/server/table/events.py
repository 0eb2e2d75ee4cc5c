"""Turns an entry into what everybody is told: one head that all may read, and a tail of its own for each seat."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from farmyard.server.base import messages
from farmyard.server.base.messages import Position, Result, Said
from farmyard.server.table import entries
from farmyard.server.table.entries import AnyEntry
from farmyard.server.table.snapshot import Step
from farmyard.server.table.table_state import TableState
from farmyard.server.table.windows import window_of
from farmyard.server.table.wire import encode, said, said_refusal
from farmyard.text.words import Line, Who, line
from farmyard.undo import NoUndo

OWN = [b'"%d":{"view":' % seat for seat in range(16)]


class Bulletin(NamedTuple):
    """A message in pieces: the head lacks its closing brace; one tail per seat, or none if nothing is secret."""

    head: bytes
    tails: list[bytes]

    def for_seats(self, seats: Sequence[int]) -> bytes:
        """What a client playing these seats receives (none: a spectator)."""
        if not self.tails or not seats:
            return self.head + b"}"
        if len(seats) == 1:  # nearly always
            return b'%b,"own":{%b}}' % (self.head, self.tails[seats[0]])
        return b"".join((self.head, b',"own":{', b",".join([self.tails[seat] for seat in seats]), b"}}"))


def fresh(state: TableState, time: int, present: list[int]) -> Bulletin:
    place, about = position(state) if state.table else None, state.about()
    event = messages.Fresh(table=state.id, n=state.n, time=time, about=about, present=present, position=place)
    return Bulletin(encode(event)[:-1], tails(state, place) if place else [])


def bulletin(state: TableState, entry: AnyEntry) -> Bulletin:
    """The event for the entry applied last."""
    if isinstance(entry, entries.Moved):
        return _moved(state, entry)
    if isinstance(entry, entries.TookBack):
        return _taken_back(state, entry)
    if isinstance(entry, entries.Dealt):
        return _started(state, entry)
    if isinstance(entry, entries.Spoke):
        return _spoken(state, entry)
    told = [said(what) for what in (*_lines(state, entry), *_unrated(state))]
    event = messages.Changed(table=state.id, n=state.n, time=entry.time, lines=told, about=state.about())
    return Bulletin(encode(event)[:-1], [])


def _moved(state: TableState, entry: entries.Moved) -> Bulletin:
    step = state.look.step
    assert step is not None
    told, place = narrate(state, -1), position(state)
    event = messages.Moved(
        table=state.id,
        n=state.n,
        time=entry.time,
        seat=entry.seat,
        action=step.seen[-1],
        by=entry.how,
        lines=told,  # type: ignore[arg-type]  # a `Line` is encoded as a `Said`
        position=place,
    )
    return Bulletin(encode(event)[:-1], tails(state, place, told))


def _taken_back(state: TableState, entry: entries.TookBack) -> Bulletin:
    lines = [line("server-taken-back", who=state.chairs[entry.seat].name), *_unrated(state)]
    told, place = [said(what) for what in lines], position(state)
    event = messages.TakenBack(table=state.id, n=state.n, time=entry.time, seat=entry.seat, lines=told, position=place)
    return Bulletin(encode(event)[:-1], tails(state, place))


def _started(state: TableState, entry: entries.Dealt) -> Bulletin:
    place = position(state)
    event = messages.Started(
        table=state.id,
        n=state.n,
        time=entry.time,
        about=state.about(),
        nonces=entry.nonces,
        same_deal=entry.same_deal,
        position=place,
    )
    return Bulletin(encode(event)[:-1], tails(state, place))


def _spoken(state: TableState, entry: entries.Spoke) -> Bulletin:
    event = messages.Spoken(
        table=state.id,
        n=state.n,
        time=entry.time,
        player=entry.by,
        name=entry.name,
        phrase=entry.phrase,
        emote=entry.emote,
        text=entry.text,
    )
    return Bulletin(encode(event)[:-1], [])


# The game as seen


def position(state: TableState) -> Position:
    """What everybody sees, spectators too."""
    table, v = state.table, state.look.views[-1]
    assert table is not None
    return Position(
        len(table.log),
        msgspec.Raw(v.written),  # type: ignore[arg-type]
        list(state.look.choices),
        state.text.ask(v),
        state.banks if state.settings.clock else None,
        None if state.look.choices else result(state),
        closing(state),
    )


def closing(state: TableState) -> float | None:
    """How long the seats asked have to answer, in seconds, where the rules give them a window."""
    if state.game.window is None:
        return None
    for choice in state.look.choices.values():
        window = window_of(state.game, choice.legal)
        if window is not None:
            return window[1]
    return None


def result(state: TableState) -> Result | None:
    """Reveals nothing about the shuffle before the end."""
    table = state.table
    if table is None or not table.over:
        return None
    points = state.text.points(state.look.views[-1])
    return Result(state.record_id, table.ending, table.scores(), points, table.winners(), state.secret, str(table.seed))


def tails(state: TableState, public: Position, told: list[Line] | None = None) -> list[bytes]:
    """Each seat's own part; `told` is the last move in the spectator's words."""
    return [_tail(state, seat, public.ask, told) for seat in range(len(state.chairs))]


def _tail(state: TableState, seat: int, public: Said, told: list[Line] | None) -> bytes:
    look = state.look
    v, step = look.views[seat], look.step
    tail = OWN[seat] + v.written
    asked = state.text.ask(v)
    if asked is not public and asked != public:
        tail += b',"ask":' + encode(asked)
    if told is not None and step is not None and not _same_story(step, seat, v.written):
        mine = narrate(state, seat)
        if mine != told:
            tail += b',"lines":' + encode(mine)
        if step.seen[seat] != step.seen[-1]:
            tail += b',"action":%d' % step.seen[seat]
    choice = look.choices.get(seat)
    if choice is not None:
        legal = choice.legal
        tail += b',"legal":%b,"why":"%b"%b' % (state.wire.legal(legal), choice.why, state.wire.leads(v, legal))
    refused = look.undo[seat]
    if refused is not None and state.chairs[seat].kind == "person" and not (state.coached and state.may_rewind(seat)):
        tail += _undo(refused, state.name_of(refused.seat))
    return tail + b"}"


@lru_cache(1000)
def _undo(refused: NoUndo, name: str) -> bytes:
    return b',"undo":' + encode(said_refusal(refused.refusal(name)))


def _same_story(step: Step, seat: int, written: bytes) -> bool:
    """An onlooker who saw what everybody saw, and whose own fields did not change, is told the public story."""
    return seat != step.seat and step.seen[seat] == step.seen[-1] and step.before[seat].written == written


def narrate(state: TableState, viewer: int) -> list[Line]:
    """The last move in this viewer's words; -1 is the spectator."""
    step = state.look.step
    assert step is not None
    told: list[Line] = state.text.narrate(step.before[viewer], step.seat, step.seen[viewer], state.look.views[viewer])
    return [line("server-late", who=Who(step.seat)), *told] if step.late else told


# People in words


def _lines(state: TableState, entry: AnyEntry) -> list[Line]:
    if isinstance(entry, entries.Sat):
        return [line("server-sat", who=entry.name)]
    if isinstance(entry, entries.Rose | entries.Swapped):
        chair, left = state.chairs[entry.seat], _left(state, entry)
        if chair.kind == "open":
            return [*left, line("server-seat-free", seat=entry.seat + 1)]
        return [*left, line("server-bot-sits", seat=entry.seat + 1, who=chair.name)]
    if isinstance(entry, entries.Held | entries.Returned):
        key = "server-held" if isinstance(entry, entries.Held) else "server-returned"
        return [line(key, who=state.chairs[entry.seat].name)]
    if isinstance(entry, entries.Kicked):
        return [line("server-kicked")]
    if isinstance(entry, entries.Configured):
        return _configured(state)
    if isinstance(entry, entries.Reset):
        return _rematch(state, entry)
    return []


def _left(state: TableState, entry: entries.Rose | entries.Swapped) -> list[Line]:
    """Who has got up of their own accord: before the game perhaps only to take another seat."""
    name = state.known_as(entry.by, entry.time)
    if not isinstance(entry, entries.Rose) or not name:
        return []
    return [line("server-left" if state.phase == "playing" else "server-rose", who=name)]


def _rematch(state: TableState, entry: entries.Reset) -> list[Line]:
    newer = [line("server-newer-rules", version=entry.rules)] if entry.rules else []
    who = [state.chairs[seat].name for seat in state.seats_of(entry.by)]
    if who:
        return [line("server-rematch-asked-same" if entry.same_deal else "server-rematch-asked", who=who[0]), *newer]
    return [line("server-rematch-same" if entry.same_deal else "server-rematch"), *newer]


def _configured(state: TableState) -> list[Line]:
    """Changes to who may see what get a sentence of their own."""
    was, now = state.was, state.settings
    told = [line("server-hands-on" if now.hands else "server-hands-off")] if now.hands != was.hands else []
    if now.spectators != was.spectators:
        told.append(line(f"server-spectators-{now.spectators}"))
    return told or [line("server-configured")]


def _unrated(state: TableState) -> list[Line]:
    """Those for whom the game no longer counts."""
    if state.put_out == state.n:
        return [line("server-put-out")]
    return [line("server-unrated")] if state.unrated == state.n else []
