"""A table and its people. Everything follows from the entries, in order; nothing here waits or does I/O."""

from collections.abc import Callable
from copy import copy
from typing import Any, Literal, NamedTuple

from farmyard.contests.daily import PERSON, Deal, Plan
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.server.base.messages import About, OptionValue, SeatInfo, Settings
from farmyard.server.table import entries, fairness
from farmyard.server.table.entries import AnyEntry
from farmyard.server.table.snapshot import NOTHING, Snapshot, camera_of
from farmyard.server.table.wire import wire_of
from farmyard.table import Move, Table
from farmyard.text import wording
from farmyard.text.words import Words
from farmyard.undo import NoUndo

MARK = 1000  # entries between checkpoints: resuming never makes us read more than two such parts of a long journal
TALK = 20  # lines kept
LATELY = 86_400_000  # milliseconds for which those who have left may still report and be reported
REMEMBERED = 64  # command ids kept per player, for deduplication


class Chair:
    """A seat and who sits in it."""

    def __init__(self, level: str | None, name: str) -> None:
        self.player = ""
        self.name = name
        self.level = level
        self.kind: Literal["open", "person", "bot"] = "open" if level is None else "bot"
        self.held = False  # a computer player stands in
        self.auto = False  # wants forced moves to be played automatically
        self.nonce = ""
        self.ready = True  # for the next game; only meaningful after a rematch was proposed
        self.program = False  # plays in place of the person who sat down

    def seat_person(self, player: str, name: str, nonce: str, program: bool) -> None:
        self.kind, self.player, self.name, self.level = "person", player, name, None
        self.held, self.auto, self.nonce, self.ready, self.program = False, False, nonce, True, program

    def seat_bot(self, level: str, name: str) -> None:
        self.kind, self.player, self.name, self.level = "bot", "", name, level
        self.held, self.auto, self.nonce, self.ready, self.program = False, False, "", True, False

    def free(self) -> None:
        self.kind, self.player, self.name, self.level = "open", "", "", None
        self.held, self.auto, self.nonce, self.ready, self.program = False, False, "", True, False


class Left(NamedTuple):
    """The name of somebody who has left, and when they left."""

    name: str
    time: int


class TableState:
    """The fold of a table's entries."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0  # entries so far; the number of the last event
        self.chairs: list[Chair] = []
        self.day, self.counted = "", False  # of a deal of the day
        self.coached = False  # one person among computer players: any move may be taken back
        self.banned: set[str] = set()
        self.left: dict[str, Left] = {}  # those who left recently
        self.talk: list[entries.Spoke] = []  # the latest messages
        self.done: dict[str, dict[str, int]] = {}  # player -> command id -> number of its entry, and its checksum
        self.sittings: dict[int, entries.Sat] = {}
        self.number = 0  # games started
        self.table: Table | None = None
        self.look = NOTHING
        self.since: dict[int, int] = {}  # seat -> event that asked its current question
        self.moved: dict[int, int] = {}  # seat -> event of its last move
        self.banks: list[float] = []  # seconds left, by seat
        self.same_deal = False
        self.rated = False  # this game counts,
        self.unrated = 0  # or the event at which it stopped counting
        self.out: dict[str, str] = {}  # who was removed from it -> by whom,
        self.put_out = 0  # at which event most recently
        self._marks: tuple[TableState, ...] = ()  # the state at the last two multiples of `MARK`
        self.players: list[str] = []  # at the deal, until the table is reset for another game,
        self.names: list[str] = []  # their names then,
        self.levels: list[str] = []  # and the levels of computer players

    def apply(self, entry: AnyEntry) -> None:
        self.n += 1
        _DO[type(entry)](self, entry)
        if entry.id:
            self._remember(entry)
        if self.n % MARK == 0:
            self._marks = *self._marks[-1:], self._fork()

    def _fork(self) -> "TableState":
        """A copy to replay later entries on: command ids are not needed, and the snapshot can be recomputed."""
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list | set):
                setattr(other, name, copy(value))
        other.chairs = [copy(chair) for chair in self.chairs]
        other.done, other.sittings, other._marks = {}, {}, ()
        other.look = NOTHING
        other.table = self.table and self.table.fork()
        return other

    def before(self, n: int) -> "TableState":
        """A state of this table at this event or earlier: from the last checkpoint, or from the very beginning."""
        mark = self._mark_before(n)
        if mark is None:
            return TableState(self.id)
        again = mark._fork()
        if again.table is not None:
            again.look = again.camera.look(again.table)
        return again

    def replayed_from(self, n: int) -> int:
        """The number of the event at which `before` begins."""
        mark = self._mark_before(n)
        return 0 if mark is None else mark.n

    def _mark_before(self, n: int) -> "TableState | None":
        return next((mark for mark in reversed(self._marks) if mark.n <= n), None)

    def _remember(self, entry: AnyEntry) -> None:
        known = self.done.get(entry.by)
        if known is None:
            known = self.done[entry.by] = {}
        known[entry.id] = self.n << 32 | entry.sum  # packed: a tuple would take three times as much memory
        if len(known) > REMEMBERED:
            del known[next(iter(known))]

    # Who and what

    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        if self.table is None:
            return "gathering"
        return "over" if self.over else "playing"

    @property
    def terms(self) -> fairness.Terms:
        """Of the current game, or of the next one."""
        number = self.number + (self.table is None)
        if self.day:  # the same deal at every table
            return day_terms(self.day, self.game, len(self.chairs), self.options)
        return fairness.Terms(self.id, number, self.game.id, self.game.version, len(self.chairs), self.options)

    @property
    def plan(self) -> Plan:
        """Of a deal of the day: who sits where."""
        levels = tuple(chair.level or PERSON for chair in self.chairs)
        return Plan(self.day, self.game.id, self.game.version, len(self.chairs), levels, self.options)

    @property
    def deal(self) -> Deal:
        """A deal of the day, with its key."""
        assert self.table is not None
        return Deal(self.plan, self.table.seed)

    @property
    def record_id(self) -> str:
        return f"{self.id}-{self.number}"

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if player and chair.player == player]

    def name_of(self, seat: int | None) -> str:
        return "" if seat is None else self.chairs[seat].name

    def known_as(self, player: str, now: int) -> str | None:
        """The name of somebody who sits here, or did until recently."""
        for seat in self.seats_of(player):
            return self.chairs[seat].name
        left = self.left.get(player)
        return left.name if left is not None and now - left.time < LATELY else None

    def bot_for(self, seat: int) -> str | None:
        """The level that plays this seat now, if it is played by a computer player."""
        chair = self.chairs[seat]
        return self.settings.stand_in if chair.held else chair.level

    @property
    def over(self) -> bool:
        return self.look.over

    def no_undo(self, seat: int) -> NoUndo | None:
        """Why this seat's last move cannot be taken back; in coach mode it always can."""
        return None if self.may_rewind(seat) else self.look.undo[seat]

    def may_rewind(self, seat: int) -> bool:
        """Coach mode: one's last move may be taken back whatever it revealed, but not to recover what one loses by
        removing others from the game."""
        coached = self.coached and not self.over and not self.out
        return coached and self.table is not None and self.table.guard().has_moved(seat)

    def about(self) -> About:
        seats = [
            SeatInfo(
                chair.kind,
                chair.name,
                chair.player,
                self.bot_for(seat) or "",
                chair.held,
                chair.ready,
                chair.program,
            )
            for seat, chair in enumerate(self.chairs)
        ]
        return About(
            self.id,
            self.game.id,
            self.game.version,
            self.options,
            seats,
            self.host,
            self.phase,
            max(self.number, 1) if self.table else self.number + 1,
            self.settings,
            self.commitment,
            self.day,
            self.counted,
        )

    def record(self) -> dict[str, Any]:
        """The game as a file: everything needed to replay it and verify its shuffle."""
        assert self.table is not None
        shuffle = fairness.describe(self.secret, self.terms, self.previous, self.nonces)
        if self.same_deal:
            shuffle["same_deal_of"] = f"{self.id}-{self.number - 1}"
        return {**self.table.record(), "names": self.names, "levels": self.levels, "shuffle": shuffle}

    # Entries

    def _opened(self, entry: entries.Opened) -> None:
        self._play_by(find_game(entry.game, entry.rules), len(entry.levels))
        self.wanted = entry.options
        self.settings: Settings = entry.settings
        self.was = self.settings  # before the last change
        self.host = entry.by
        self.secret, self.key, self.watch = entry.secret, entry.key, entry.watch
        self.previous = entry.before
        self.day, self.counted = entry.day, entry.counted
        self.chairs = [
            Chair(level, "" if level is None else self._bot_name(seat)) for seat, level in enumerate(entry.levels)
        ]
        self._note_people()
        self.nonces: list[str] = []

    def _play_by(self, game: Game, seats: int) -> None:
        self.game, self.text = game, wording(game)
        self.wire, self.camera = wire_of(game, seats), camera_of(game, seats)

    def _bot_name(self, seat: int) -> str:
        names = bot_names()
        return names[(sum(self.id.encode()) + seat) % len(names)]

    def _sat(self, entry: entries.Sat) -> None:
        self.sittings[self.n] = entry
        self.banned.discard(entry.player)
        self.chairs[entry.seat].seat_person(entry.player, entry.name, entry.nonce, entry.program)
        self._note_people()

    def _rose(self, entry: entries.Rose) -> None:
        self._note_left(entry.seat, entry.time)
        self._vacate(entry.seat)

    def _note_left(self, seat: int, now: int) -> None:
        self.left = {player: left for player, left in self.left.items() if now - left.time < LATELY}
        if self.chairs[seat].player:
            self.left[self.chairs[seat].player] = Left(self.chairs[seat].name, now)

    def _vacate(self, seat: int) -> None:
        """A seat left before the game becomes free; during it a computer player takes over for good."""
        was_host = self.chairs[seat].player == self.host
        if self.phase == "playing":
            self.chairs[seat].seat_bot(self.settings.stand_in, self._bot_name(seat))
        else:
            self.chairs[seat].free()
        self._note_people()
        if was_host:
            self._pass_host()

    def _pass_host(self) -> None:
        """A host who leaves passes the role on to somebody seated; one who never sat keeps it."""
        people = [chair.player for chair in self.chairs if chair.kind == "person"]
        if people and self.host not in people:
            self.host = people[0]

    def _swapped(self, entry: entries.Swapped) -> None:
        if self.chairs[entry.seat].kind == "person" and not self.chairs[entry.seat].held:
            self._put_out(self.chairs[entry.seat].player, entry.by)
        self._note_left(entry.seat, entry.time)
        if entry.level is None:
            self.chairs[entry.seat].free()
        else:
            self.chairs[entry.seat].seat_bot(entry.level, self._bot_name(entry.seat))
        self._note_people()

    def _kicked(self, entry: entries.Kicked) -> None:
        self._put_out(entry.player, entry.by)
        for seat in self.seats_of(entry.player):
            self._note_left(seat, entry.time)
            self._vacate(seat)
        self.banned.add(entry.player)
        self.key = entry.key or self.key

    def _put_out(self, player: str, by: str) -> None:
        """Removed by the host from a rated game: it still counts for all the others, and the host has lost to whoever
        was removed."""
        if self.phase == "playing" and self.rated and player in self.players:
            self.out.setdefault(player, by)
            self.put_out = self.n

    def _stop_rating(self) -> None:
        """Moves were taken back: the game no longer affects ratings."""
        if self.phase == "playing" and self.rated:
            self.rated, self.unrated = False, self.n

    def _note_people(self) -> None:
        alone = len({chair.player for chair in self.chairs if chair.kind != "bot"}) == 1
        self.coached = alone and not self.counted
        if self.table is None:
            self._commit()
        else:
            self.table.names = [chair.name for chair in self.chairs]

    def _commit(self) -> None:
        """Before a game: fixes what is going to be played, and the commitment to its shuffle."""
        self.options = with_ages(self.game, self.wanted, [chair.kind == "bot" for chair in self.chairs])
        self.commitment = fairness.commitment(self.secret, self.terms, self.previous)

    def _configured(self, entry: entries.Configured) -> None:
        self.was, self.settings = self.settings, entry.settings
        self.watch = entry.watch or self.watch

    def _readied(self, entry: entries.Readied) -> None:
        self.chairs[entry.seat].nonce = entry.nonce
        for seat in self.seats_of(self.chairs[entry.seat].player):
            self.chairs[seat].ready = True

    def _preferred(self, entry: entries.Preferred) -> None:
        self.chairs[entry.seat].auto = entry.auto

    def _dealt(self, entry: entries.Dealt) -> None:
        self.number += 1
        self.nonces, self.same_deal = entry.nonces, entry.same_deal
        self.players = [chair.player for chair in self.chairs]
        self.names = [chair.name for chair in self.chairs]
        self.levels = [chair.level or "" for chair in self.chairs]
        self.rated, self.out = self._counts(), {}
        self.table = Table(self.game, len(self.chairs), entry.seed, self.options, self.names)
        for chair in self.chairs:
            chair.ready = True
        self.since = {}
        self.banks = [self.settings.clock.seconds if self.settings.clock else 0.0] * len(self.chairs)
        self._see(self.camera.look(self.table))

    def _counts(self) -> bool:
        """Rated: at least two people, all different, no program, a deal nobody knew, and no hands shown to anybody
        else."""
        people = [player for player in self.players if player]
        different = len(set(people)) == len(people) >= 2
        programs = any(chair.program for chair in self.chairs)
        known = self.same_deal or self.settings.hands
        return self.settings.rated and different and not programs and not known

    def _reset(self, entry: entries.Reset) -> None:
        self.seed = self.table.seed if self.table else 0
        self.table, self.players = None, []
        if entry.rules:
            self._play_by(find_game(self.game.id, entry.rules), len(self.chairs))
        self.look, self.since = NOTHING, {}
        self.secret, self.previous, self.same_deal = entry.secret, entry.before, entry.same_deal
        self._commit()
        for chair in self.chairs:
            chair.nonce, chair.ready = "", chair.kind != "person"

    def _moved(self, entry: entries.Moved) -> None:
        table = self.table
        assert table is not None
        if entry.action not in self.look.choices[entry.seat].legal:  # native code would play any number
            raise Refusal("unreadable", table=self.id, entry=self.n)
        look = self.camera.move(table, Move(entry.seat, entry.action), self.look, entry.how == "clock")
        self.since.pop(entry.seat, None)
        self.moved[entry.seat] = self.n
        if self.settings.clock:
            self._spend(entry.seat, entry.spent / 1000)
        self._see(look)

    def _spend(self, seat: int, seconds: float) -> None:
        clock = self.settings.clock
        assert clock is not None
        if clock.bank:
            self.banks[seat] = max(0.0, self.banks[seat] - seconds) + clock.increment

    def _took_back(self, entry: entries.TookBack) -> None:
        assert self.table is not None
        if entry.to is None:
            self.table.undo(entry.seat)
        else:
            self.table.go_back(entry.to)
            self._stop_rating()
        self.since = {}
        self._see(self.camera.look(self.table))

    def _held(self, entry: entries.Held) -> None:
        self.chairs[entry.seat].held = True

    def _returned(self, entry: entries.Returned) -> None:
        self.chairs[entry.seat].held = False

    def _spoke(self, entry: entries.Spoke) -> None:
        self.talk = [*self.talk[1 - TALK :], entry]

    def _see(self, look: Snapshot) -> None:
        """Notes which seats face a new question: commands for an older one are stale."""
        before, self.look = self.look, look
        for seat in list(self.since):
            if seat not in self.look.choices:
                del self.since[seat]
        for seat, choice in self.look.choices.items():
            if seat not in self.since or before.choices.get(seat) != choice:
                self.since[seat] = self.n


def day_terms(day: str, game: Game, seats: int, options: dict[str, OptionValue]) -> fairness.Terms:
    """A deal of the day belongs to its day, not to a table."""
    return fairness.Terms(day, 1, game.id, game.version, seats, options)


def bot_names() -> list[str]:
    return [name.strip() for name in Words("en").say("bot-names").split(",")]


def with_ages(game: Game, options: dict[str, OptionValue], bots: list[bool]) -> dict[str, OptionValue]:
    """Where ages count and none were given: people in seat order, computer players older than all of them."""
    option = next((option for option in game.options if option.name == "ages"), None)
    if option is None or not isinstance(option.default, list) or options.get("ages", option.default) != option.default:
        return options
    ages = list(option.default)
    for age, seat in enumerate(sorted(range(len(bots)), key=lambda seat: bots[seat]), 1):
        ages[seat] = age
    return options if ages == option.default else {**options, "ages": list(ages)}


_DO: dict[type, Callable[[TableState, Any], None]] = {
    entries.Opened: TableState._opened,
    entries.Sat: TableState._sat,
    entries.Rose: TableState._rose,
    entries.Swapped: TableState._swapped,
    entries.Kicked: TableState._kicked,
    entries.Configured: TableState._configured,
    entries.Readied: TableState._readied,
    entries.Preferred: TableState._preferred,
    entries.Dealt: TableState._dealt,
    entries.Reset: TableState._reset,
    entries.Moved: TableState._moved,
    entries.TookBack: TableState._took_back,
    entries.Held: TableState._held,
    entries.Returned: TableState._returned,
    entries.Spoke: TableState._spoke,
}
