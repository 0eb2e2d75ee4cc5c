"""An entry told to everybody: one head that all may read, and for each seat a tail of its own.

All secrets are in the tails, and a tail is made from nothing but that seat's view.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from farmyard.server import entries, messages
from farmyard.server.entries import AnyEntry
from farmyard.server.messages import Own, Position, Result, Said
from farmyard.server.room import Room
from farmyard.server.wire import encode, said, wire_of
from farmyard.text import wording
from farmyard.text.words import Line, line


class Bulletin(NamedTuple):
    """A message in pieces: the head lacks its closing brace; tails by seat, none where nothing is secret."""

    head: bytes
    tails: list[bytes]

    def for_seats(self, seats: Iterable[int]) -> bytes:
        """What somebody receives who plays these seats (none: a spectator)."""
        own = b",".join([b'"%d":%b' % (seat, self.tails[seat]) for seat in seats]) if self.tails else b""
        return self.head + b',"own":{' + own + b"}}" if own else self.head + b"}"


def fresh(room: Room, time: int, present: list[int]) -> Bulletin:
    place, about = position(room) if room.table else None, room.about()
    event = messages.Fresh(table=room.id, n=room.n, time=time, about=about, present=present, position=place)
    return Bulletin(encode(event)[:-1], tails(room, None) if room.table else [])


def bulletin(room: Room, entry: AnyEntry) -> Bulletin:
    """The event of the entry that was applied last."""
    if isinstance(entry, entries.Moved):
        return _moved(room, entry)
    if isinstance(entry, entries.TookBack):
        return _taken_back(room, entry)
    if isinstance(entry, entries.Dealt):
        return _started(room, entry)
    if isinstance(entry, entries.Spoke):
        return _spoken(room, entry)
    told = [said(what) for what in _lines(room, entry)]
    event = messages.Changed(table=room.id, n=room.n, time=entry.time, lines=told, about=room.about())
    return Bulletin(encode(event)[:-1], [])


def _moved(room: Room, entry: entries.Moved) -> Bulletin:
    assert room.step is not None
    told = narrate(room, -1)
    event = messages.Moved(
        table=room.id,
        n=room.n,
        time=entry.time,
        seat=entry.seat,
        action=room.step.seen[-1],
        by=entry.how,
        lines=_raw_lines(told),
        position=position(room),
    )
    return Bulletin(encode(event)[:-1], tails(room, told))


def _taken_back(room: Room, entry: entries.TookBack) -> Bulletin:
    told = [said(line("server-taken-back", who=room.chairs[entry.seat].name))]
    event = messages.TakenBack(
        table=room.id, n=room.n, time=entry.time, seat=entry.seat, lines=told, position=position(room)
    )
    return Bulletin(encode(event)[:-1], tails(room, None))


def _started(room: Room, entry: entries.Dealt) -> Bulletin:
    event = messages.Started(
        table=room.id,
        n=room.n,
        time=entry.time,
        about=room.about(),
        nonces=entry.nonces,
        same_deal=entry.same_deal,
        position=position(room),
    )
    return Bulletin(encode(event)[:-1], tails(room, None))


def _spoken(room: Room, entry: entries.Spoke) -> Bulletin:
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


def position(room: Room) -> Position:
    """What everybody sees, spectators too."""
    table = room.table
    assert table is not None
    raw = room.look.views[-1]
    return Position(
        len(table.log),
        wire_of(room.game).public(raw),  # type: ignore[arg-type]
        list(room.look.choices),
        said(wording(room.game).ask(room.survey.sight(raw))),
        clocks(room),
        result(room) if not room.look.choices else None,
    )


def clocks(room: Room) -> list[float] | None:
    return room.banks if room.settings.clock else None


def result(room: Room) -> Result | None:
    """Nothing about the shuffle before the end."""
    table = room.table
    if table is None or not table.over:
        return None
    points = wording(room.game).points(room.survey.sight(room.look.views[-1]))
    return Result(room.record_id, table.ending, table.scores(), points, table.winners(), room.secret, str(table.seed))


def tails(room: Room, told: list[Line] | None) -> list[bytes]:
    """Every seat's own part; `told` is what the last move looked like to spectators."""
    views = room.look.views
    ask = wording(room.game).ask
    public = ask(room.survey.sight(views[-1]))
    return [_tail(room, seat, ask(room.survey.sight(views[seat])), public, told) for seat in range(len(views) - 1)]


def _tail(room: Room, seat: int, asked: Line, public: Line, told: list[Line] | None) -> bytes:
    wire = wire_of(room.game)
    own: dict[str, Any] = {"view": wire.own(room.look.views[seat])}
    if asked != public:
        own["ask"] = said(asked)
    if told is not None and room.step is not None and not _same_story(room, seat):
        mine = narrate(room, seat)
        if mine != told:
            own["lines"] = [said(what) for what in mine]
        if room.step.seen[seat] != room.step.seen[-1]:
            own["action"] = room.step.seen[seat]
    if seat in room.look.choices:
        choice = room.look.choices[seat]
        own["legal"], own["why"] = wire.legal(choice.legal), choice.why
    return encode(Own(**own))


def _same_story(room: Room, seat: int) -> bool:
    """An onlooker who saw what everybody saw, and whose own things stayed as they were, has nothing else to tell."""
    step = room.step
    assert step is not None
    if seat == step.seat or step.seen[seat] != step.seen[-1]:
        return False
    return wire_of(room.game).same_own(step.before[seat], room.look.views[seat])


def narrate(room: Room, viewer: int) -> list[Line]:
    """The last move in this viewer's words; -1 is the spectator."""
    step = room.step
    assert step is not None
    before, after = room.survey.sight(step.before[viewer]), room.survey.sight(room.look.views[viewer])
    told: list[Line] = wording(room.game).narrate(before, step.seat, step.seen[viewer], after)
    return told


def _raw_lines(told: list[Line]) -> list[Said]:
    return msgspec.Raw(encode([said(what) for what in told]))  # type: ignore[return-value]


# People in words


def _lines(room: Room, entry: AnyEntry) -> list[Line]:
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
        return [line("server-configured")]
    if isinstance(entry, entries.Reset):
        return [line("server-rematch-same" if entry.same_deal else "server-rematch")]
    return []
