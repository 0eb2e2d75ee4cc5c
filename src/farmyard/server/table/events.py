"""An entry told to everybody: one head that all may read, and for each seat a tail of its own.

All secrets are in the tails, and a tail is made from nothing but that seat's view.
"""

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
    """A message in pieces: the head lacks its closing brace; tails by seat, none where nothing is secret."""

    head: bytes
    tails: list[bytes]

    def for_seats(self, seats: Sequence[int]) -> bytes:
        """What somebody receives who plays these seats (none: a spectator)."""
        if not self.tails or not seats:
            return self.head + b"}"
        return b"".join((self.head, b',"own":{', b",".join([self.tails[seat] for seat in seats]), b"}}"))


def fresh(room: TableState, time: int, present: list[int]) -> Bulletin:
    place, about = position(room) if room.table else None, room.about()
    event = messages.Fresh(table=room.id, n=room.n, time=time, about=about, present=present, position=place)
    return Bulletin(encode(event)[:-1], tails(room, place) if place else [])


def bulletin(room: TableState, entry: AnyEntry) -> Bulletin:
    """The event of the entry that was applied last."""
    if isinstance(entry, entries.Moved):
        return _moved(room, entry)
    if isinstance(entry, entries.TookBack):
        return _taken_back(room, entry)
    if isinstance(entry, entries.Dealt):
        return _started(room, entry)
    if isinstance(entry, entries.Spoke):
        return _spoken(room, entry)
    told = [said(what) for what in (*_lines(room, entry), *_unrated(room))]
    event = messages.Changed(table=room.id, n=room.n, time=entry.time, lines=told, about=room.about())
    return Bulletin(encode(event)[:-1], [])


def _moved(room: TableState, entry: entries.Moved) -> Bulletin:
    step = room.look.step
    assert step is not None
    told, place = narrate(room, -1), position(room)
    event = messages.Moved(
        table=room.id,
        n=room.n,
        time=entry.time,
        seat=entry.seat,
        action=step.seen[-1],
        by=entry.how,
        lines=told,  # type: ignore[arg-type]  # a line is written as what is said
        position=place,
    )
    return Bulletin(encode(event)[:-1], tails(room, place, told))


def _taken_back(room: TableState, entry: entries.TookBack) -> Bulletin:
    lines = [line("server-taken-back", who=room.chairs[entry.seat].name), *_unrated(room)]
    told, place = [said(what) for what in lines], position(room)
    event = messages.TakenBack(table=room.id, n=room.n, time=entry.time, seat=entry.seat, lines=told, position=place)
    return Bulletin(encode(event)[:-1], tails(room, place))


def _started(room: TableState, entry: entries.Dealt) -> Bulletin:
    place = position(room)
    event = messages.Started(
        table=room.id,
        n=room.n,
        time=entry.time,
        about=room.about(),
        nonces=entry.nonces,
        same_deal=entry.same_deal,
        position=place,
    )
    return Bulletin(encode(event)[:-1], tails(room, place))


def _spoken(room: TableState, entry: entries.Spoke) -> Bulletin:
    event = messages.Spoken(
        table=room.id,
        n=room.n,
        time=entry.time,
        player=entry.by,
        name=entry.name,
        phrase=entry.phrase,
        emote=entry.emote,
        text=entry.text,
    )
    return Bulletin(encode(event)[:-1], [])


# The game as seen


def position(room: TableState) -> Position:
    """What everybody sees, spectators too."""
    table, v = room.table, room.look.views[-1]
    assert table is not None
    return Position(
        len(table.log),
        msgspec.Raw(v.written),  # type: ignore[arg-type]
        list(room.look.choices),
        room.text.ask(v),
        room.banks if room.settings.clock else None,
        None if room.look.choices else result(room),
        closing(room),
    )


def closing(room: TableState) -> float | None:
    """How many seconds those who are asked have, where the rules give them a window."""
    for choice in room.look.choices.values():
        window = window_of(room.game, choice.legal)
        if window is not None:
            return window[1]
    return None


def result(room: TableState) -> Result | None:
    """Nothing about the shuffle before the end."""
    table = room.table
    if table is None or not table.over:
        return None
    points = room.text.points(room.look.views[-1])
    return Result(room.record_id, table.ending, table.scores(), points, table.winners(), room.secret, str(table.seed))


def tails(room: TableState, public: Position, told: list[Line] | None = None) -> list[bytes]:
    """Every seat's own part; `told` is what the last move looked like to spectators."""
    return [_tail(room, seat, public.ask, told) for seat in range(len(room.chairs))]


def _tail(room: TableState, seat: int, public: Said, told: list[Line] | None) -> bytes:
    v, step = room.look.views[seat], room.look.step
    tail = OWN[seat] + v.written
    asked = room.text.ask(v)
    if asked is not public and asked != public:
        tail += b',"ask":' + encode(asked)
    if told is not None and step is not None and not _same_story(room, step, seat):
        mine = narrate(room, seat)
        if mine != told:
            tail += b',"lines":' + encode(mine)
        if step.seen[seat] != step.seen[-1]:
            tail += b',"action":%d' % step.seen[seat]
    choice = room.look.choices.get(seat)
    if choice is not None:
        tail += b',"legal":%b,"why":"%b"' % (room.wire.legal(choice.legal), choice.why)
    if room.chairs[seat].kind == "person" and (refused := room.no_undo(seat)):
        tail += _undo(refused, room.name_of(refused.seat))
    return tail + b"}"


@lru_cache(1000)
def _undo(refused: NoUndo, name: str) -> bytes:
    return b',"undo":' + encode(said_refusal(refused.refusal(name)))


def _same_story(room: TableState, step: Step, seat: int) -> bool:
    """An onlooker who saw what everybody saw, and whose own things stayed as they were, has nothing else to tell."""
    if seat == step.seat or step.seen[seat] != step.seen[-1]:
        return False
    return step.before[seat].written == room.look.views[seat].written


def narrate(room: TableState, viewer: int) -> list[Line]:
    """The last move in this viewer's words; -1 is the spectator."""
    step = room.look.step
    assert step is not None
    told: list[Line] = room.text.narrate(step.before[viewer], step.seat, step.seen[viewer], room.look.views[viewer])
    return [line("server-late", who=Who(step.seat)), *told] if step.late else told


# People in words


def _lines(room: TableState, entry: AnyEntry) -> list[Line]:
    if isinstance(entry, entries.Sat):
        return [line("server-sat", who=entry.name)]
    if isinstance(entry, entries.Rose | entries.Swapped):
        chair = room.chairs[entry.seat]
        if chair.kind == "open":
            return [line("server-seat-free", seat=entry.seat + 1)]
        return [line("server-bot-sits", seat=entry.seat + 1, who=chair.name)]
    if isinstance(entry, entries.Held | entries.Returned):
        key = "server-held" if isinstance(entry, entries.Held) else "server-returned"
        return [line(key, who=room.chairs[entry.seat].name)]
    if isinstance(entry, entries.Kicked):
        return [line("server-kicked")]
    if isinstance(entry, entries.Configured):
        return _configured(room)
    if isinstance(entry, entries.Reset):
        return _rematch(room, entry)
    return []


def _rematch(room: TableState, entry: entries.Reset) -> list[Line]:
    newer = [line("server-newer-rules", version=entry.rules)] if entry.rules else []
    who = [room.chairs[seat].name for seat in room.seats_of(entry.by)]
    if who:
        return [line("server-rematch-asked-same" if entry.same_deal else "server-rematch-asked", who=who[0]), *newer]
    return [line("server-rematch-same" if entry.same_deal else "server-rematch"), *newer]


def _configured(room: TableState) -> list[Line]:
    """Who may see what is said in words of its own."""
    was, now = room.was, room.settings
    told = [line("server-hands-on" if now.hands else "server-hands-off")] if now.hands != was.hands else []
    if now.spectators != was.spectators:
        told.append(line(f"server-spectators-{now.spectators}"))
    return told or [line("server-configured")]


def _unrated(room: TableState) -> list[Line]:
    """Who the game no longer counts for."""
    if room.put_out == room.n:
        return [line("server-put-out")]
    return [line("server-unrated")] if room.unrated == room.n else []
