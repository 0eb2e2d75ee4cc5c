"""Everything that goes over the wire, as types: commands in, one answer to each, events and notices out.

Decoding validates; nothing else needs to. `docs/protocol.md` and the schemas beside it are generated from these.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(max_length=64, description="chosen by the client, unique among its commands")]
TableId = Annotated[str, Meta(min_length=4, max_length=12)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(max_length=16)]  # bots.LONGEST_NAME
Key = Annotated[str, Meta(max_length=32)]
Token = Annotated[str, Meta(max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, description="the client's share of the shuffle; sent after the commitment")]
Text = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
OptionValue = bool | int | str | list[int]


# What a table is


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds per move, or a bank that grows by `increment` with every move."""

    seconds: Annotated[float, Meta(ge=0.05, le=30 * 86400)]
    increment: Annotated[float, Meta(ge=0, le=86400)] = 0.0
    bank: bool = False


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides and may change later. Without `grace`, a computer player stands in for anybody who has been
    away for a minute, except where the clock allows hours per move."""

    private: bool = False
    locked: bool = False
    spectators: Literal["nobody", "link", "everyone"] = "everyone"
    hands: bool = False  # spectators see all hands: only by their link, at an unrated table whose host does not play
    chat: bool = False
    aids: bool = False  # memory aids: the table shows what everybody could remember
    clock: Clock | None = None
    grace: Annotated[float, Meta(ge=0, le=30 * 86400)] | UnsetType | None = UNSET  # None: nobody ever stands in
    stand_in: Level = "chick"
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6  # minimum seconds a computer player takes
    rated: bool = True
    language: Literal["", "en", "fr", "de"] = ""  # spoken at the table; empty: any


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table about to be opened: for a person, or for a computer player of this level."""

    bot: Level | None = None


class SeatInfo(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str
    player: str
    level: str  # of the computer player, or of the stand-in
    held: bool  # a computer player stands in for an absent person
    ready: bool  # false only before a rematch, for a person who has not agreed to it yet
    program: bool = False  # sat down as a program of somebody's own, not as a person


class About(Struct, frozen=True):
    """What anybody may know about a table."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    host: str
    phase: Literal["gathering", "playing", "over"]
    number: int  # of the game at this table, counting from 1
    settings: Settings
    commitment: str
    day: str = ""  # of a deal of the day, as in 2026-11-19
    counted: bool = False  # the one try at it that counts: no hints, nothing taken back once somebody has answered


# Commands


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id = ""


class Hello(Command, frozen=True, tag="hello"):
    """The first message: says who is there. Without a token, a new guest is created."""

    token: Token = ""
    name: Annotated[str, Meta(max_length=24)] = ""
    language: Literal["en", "fr", "de"] = "en"


class Create(Command, frozen=True, tag="create"):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    settings: Settings = Settings()
    name: Annotated[str, Meta(max_length=24)] = ""
    sit: bool = True  # the host takes the first seat for people
    program: bool = False  # a program plays that seat: everybody sees so, and its games do not count for ratings


class TableCommand(Command, frozen=True):
    table: TableId


class Enter(TableCommand, frozen=True, tag="enter"):
    """Listen to a table: as the seats one holds, or else as a spectator. `seen` resumes after that event."""

    key: Key = ""
    seen: Number | None = None


class Exit(TableCommand, frozen=True, tag="exit"):
    """Stop listening; seats are kept."""


class Join(TableCommand, frozen=True, tag="join"):
    """Take a free seat; one person may take several."""

    name: Annotated[str, Meta(max_length=24)] = ""
    seat: Seat | None = None
    key: Key = ""
    nonce: Nonce = ""
    program: bool = False  # a program plays this seat: everybody sees so, and its games do not count for ratings


class Leave(TableCommand, frozen=True, tag="leave"):
    """Give up a seat: before the game it becomes free, during it a computer player takes over."""

    seat: Seat


class Ready(TableCommand, frozen=True, tag="ready"):
    """Contribute to the shuffle, once the commitment has been published."""

    seat: Seat
    nonce: Nonce


class Start(TableCommand, frozen=True, tag="start"):
    """The host deals. Before a rematch, everybody seated sends this to say they are ready, and the last one triggers
    the deal."""

    nonce: Nonce = ""


class Rematch(TableCommand, frozen=True, tag="rematch"):
    """Propose a rematch with the same people, and with `same_deal` the same shuffle: it begins once everybody has sent
    `start`. Anybody who would rather not play leaves."""

    same_deal: bool = False


class Configure(TableCommand, frozen=True, tag="configure"):
    settings: Settings


class Swap(TableCommand, frozen=True, tag="swap"):
    """The host gives a seat to a computer player, or (`bot` null) frees it for a person."""

    seat: Seat
    bot: Level | None = None


class Kick(TableCommand, frozen=True, tag="kick"):
    player: Annotated[str, Meta(max_length=32)]


class Play(TableCommand, frozen=True, tag="play"):
    """A move by number or notation. `at` is the number of the last event the player has seen."""

    seat: Seat
    at: Number
    action: Annotated[int, Meta(ge=0, le=65535)] | None = None
    move: Annotated[str, Meta(max_length=64)] | None = None


class Undo(TableCommand, frozen=True, tag="undo"):
    seat: Seat
    at: Number


class Prefer(TableCommand, frozen=True, tag="prefer"):
    """Play forced moves automatically."""

    seat: Seat
    auto: bool


class Say(TableCommand, frozen=True, tag="say"):
    """A quick phrase, an emote, or (if the host allows it) free text: exactly one of them."""

    phrase: Annotated[str, Meta(max_length=32)] = ""
    emote: Annotated[str, Meta(max_length=32)] = ""
    text: Text = ""


class Hint(TableCommand, frozen=True, tag="hint"):
    """What a computer player would do in this seat; only where all the others are computer players."""

    seat: Seat
    level: Level = ""


class Analyse(Command, frozen=True, tag="analyse"):
    """Have a computer player go through a finished game; progress arrives as notices. A game of a private table is only
    for those who played it, or who have the table's `key`."""

    record: Annotated[str, Meta(max_length=32)]
    key: Key = ""
    level: Level = ""


class Cancel(Command, frozen=True, tag="cancel"):
    """Stop a hint or an analysis, identified by the id of its command."""

    job: Id


class Lobby(Command, frozen=True, tag="lobby"):
    """Subscribe to open tables, or unsubscribe."""

    on: bool = True


AnyCommand = (
    Hello
    | Create
    | Enter
    | Exit
    | Join
    | Leave
    | Ready
    | Start
    | Rematch
    | Configure
    | Swap
    | Kick
    | Play
    | Undo
    | Prefer
    | Say
    | Hint
    | Analyse
    | Cancel
    | Lobby
)


class Echo(Struct, frozen=True, forbid_unknown_fields=True, tag="echo"):
    """The reply to a `beat` notice, for measuring the round trip. Gets no answer itself."""

    beat: Number


# Words: a message of the Fluent catalogues and its arguments


class Said(Struct, frozen=True):
    """`args` holds words, numbers, {"seat": 2} for a player, other messages, or lists of these."""

    key: str
    args: dict[str, Any] = {}


# Answers


class Answer(Struct, frozen=True, kw_only=True):
    id: str


class Done(Answer, frozen=True, tag="done"):
    """It is on disk. `n` is the event's number."""

    n: int = 0


class Welcome(Answer, frozen=True, tag="welcome"):
    player: str
    token: str
    name: str
    version: str
    time: int  # the server's clock, milliseconds since 1970


class Created(Answer, frozen=True, tag="created"):
    table: str
    key: str
    watch: str
    commitment: str
    seats: list[int]
    n: int


class Entered(Answer, frozen=True, tag="entered"):
    """Who one is here: the seats one plays, none for a spectator. Links are given only to those seated and the host;
    the one that shows all hands, never to anybody who plays."""

    table: str
    seats: list[int]
    n: int
    key: str = ""
    watch: str = ""


class Joined(Answer, frozen=True, tag="joined"):
    """The seat, and a token that gives access to it on any other device."""

    seat: int
    token: str
    n: int


class Advice(Answer, frozen=True, tag="advice"):
    """The best move found in the position after event `n`, its chance of winning, and the alternatives with theirs."""

    n: int
    move: str
    chance: float
    others: list[tuple[str, float]]
    why: Said
    reason: Said | UnsetType = UNSET  # what speaks for the move, in words: `farmyard.text.because`


class Judgement(Struct, frozen=True):
    """A decision in a finished game: the chances of winning with the best move found and with the one played."""

    move: int
    seat: int
    played: str
    best: str
    before: float
    after: float
    reason: Said | UnsetType = UNSET  # what speaks for the best one


class Column(Struct, frozen=True):
    """A share of the victory, and how far the judge may be off (95 %)."""

    name: str  # deal, draws, dice, gifts, hidden or choices
    share: float
    error: float


class Account(Struct, frozen=True):
    """Where a seat's share of the victory came from: an even share and the columns add up to the result."""

    seat: int
    fair: float
    result: float
    columns: list[Column]


class Analysis(Answer, frozen=True, tag="analysis"):
    """`best` and `worst` name the moves worth looking at."""

    record: str
    level: str
    decisions: list[Judgement]
    best: list[int]
    worst: list[int]
    accounts: list[Account]


class Refused(Answer, frozen=True, tag="refused"):
    """Nothing has changed. `code` is stable, `text` is a sentence in the client's language."""

    code: str
    said: Said
    text: str


AnyAnswer = Done | Welcome | Created | Entered | Joined | Advice | Analysis | Refused


# Events: numbered, one per entry in the table's journal


class Own(Struct, frozen=True):
    """For one seat only: its part of the view and, where they differ from the public ones, words and action."""

    view: dict[str, Any]
    ask: Said | UnsetType = UNSET
    lines: list[Said] | UnsetType = UNSET
    action: int | UnsetType = UNSET
    legal: list[tuple[int, str]] | UnsetType = UNSET
    leads: dict[str, Any] | UnsetType = UNSET  # what legal actions would do, by number: `farmyard.previews`
    why: str | UnsetType = UNSET  # one digit (base 36) per action number: the reason why not, 0 if legal
    undo: Said | UnsetType = UNSET  # why the last move cannot be taken back; omitted where it can


class Result(Struct, frozen=True):
    """How the game ended, and everything needed to verify the shuffle."""

    record: str
    ending: str
    scores: list[int]
    points: list[int]
    winners: list[int]
    secret: str
    seed: str


class Position(Struct, frozen=True):
    """The game as everybody sees it now."""

    moves: int
    view: dict[str, Any]  # the game's fields and, where it has one, `preview`
    act: list[int]
    ask: Said
    clocks: list[float] | None
    result: Result | None
    within: float | None = None  # seconds until the question is answered automatically


class Event(Struct, frozen=True, kw_only=True):
    table: str
    n: int
    time: int  # milliseconds since 1970


class Fresh(Event, frozen=True, tag="fresh"):
    """The whole state, for a client that has just arrived or was too far behind."""

    about: About
    present: list[int]
    position: Position | None = None
    own: dict[str, Own] | UnsetType = UNSET


class Changed(Event, frozen=True, tag="changed"):
    """People, seats or settings have changed: what happened in words, and the table as it is now."""

    lines: list[Said]
    about: About


class Started(Event, frozen=True, tag="started"):
    """A new deal. `nonces`, by seat, went into the shuffle together with the committed secret."""

    about: About
    nonces: list[str]
    same_deal: bool
    position: Position
    own: dict[str, Own] | UnsetType = UNSET


class Moved(Event, frozen=True, tag="moved"):
    """`action` is what everybody sees of it; the seat itself finds the actual one in `own`."""

    seat: int
    action: int
    by: Literal["person", "bot", "clock"]
    lines: list[Said]
    position: Position
    own: dict[str, Own] | UnsetType = UNSET


class TakenBack(Event, frozen=True, tag="taken-back"):
    seat: int
    lines: list[Said]
    position: Position
    own: dict[str, Own] | UnsetType = UNSET


class Spoken(Event, frozen=True, tag="spoken"):
    player: str
    name: str
    phrase: str
    emote: str
    text: str


AnyEvent = Fresh | Changed | Started | Moved | TakenBack | Spoken


# Notices: not numbered; losing one does no harm


class Presence(Struct, frozen=True, tag="presence"):
    table: str
    present: list[int]
    watching: int
    leaving: dict[str, float]  # seat -> seconds until a computer player stands in


class Reminder(Struct, frozen=True, tag="reminder"):
    table: str
    seat: int


class Links(Struct, frozen=True, tag="links"):
    """The keys one may pass on have changed: as in `entered`."""

    table: str
    key: str
    watch: str


class Dismissed(Struct, frozen=True, tag="dismissed"):
    """One no longer hears this table; `code` and `said` are those of the refusal that looking at it now gets."""

    table: str
    code: str
    said: Said


class Beat(Struct, frozen=True, tag="beat"):
    beat: int


class Tables(Struct, frozen=True, tag="tables"):
    """All open tables: sent once, in answer to `lobby`."""

    tables: list[About]


class Opened(Struct, frozen=True, tag="table"):
    """An open table is new or has changed."""

    about: About


class Gone(Struct, frozen=True, tag="gone"):
    """A table can no longer be joined."""

    table: str


class Progress(Struct, frozen=True, tag="progress"):
    """The progress of a hint or an analysis, with the decision just judged, so that clients can show results as they
    come."""

    job: str
    done: int
    all: int
    decision: Judgement | UnsetType = UNSET


class Behind(Struct, frozen=True, tag="behind"):
    """Messages were dropped because this socket reads too slowly: send `enter` again."""

    table: str


class Stopped(Struct, frozen=True, tag="stopped"):
    """The table could not be written to disk and pauses: nobody was told anything that is not on disk. It resumes
    automatically as soon as it can, and says so with `fresh`; send again what was refused meanwhile, under the same
    id."""

    table: str
    said: Said


AnyNotice = Presence | Reminder | Links | Dismissed | Beat | Tables | Opened | Gone | Progress | Behind | Stopped
AnyMessage = AnyAnswer | AnyEvent | AnyNotice
