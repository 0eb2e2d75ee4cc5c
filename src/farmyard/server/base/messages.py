"""Everything that goes over the wire, as types: commands in, one answer to each, events and notices out.

Decoding checks; nothing else needs to. `docs/protocol.md` and the schemas beside it are made from these.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(max_length=64, description="chosen by the client, unique among its commands")]
TableId = Annotated[str, Meta(min_length=4, max_length=12)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(max_length=16)]
Key = Annotated[str, Meta(max_length=32)]
Token = Annotated[str, Meta(max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, description="the client's share of the shuffle; sent after the commitment")]
Text = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
OptionValue = bool | int | str | list[int]


# What a table is


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move, or a bank that grows by `increment` with each move."""

    seconds: Annotated[float, Meta(ge=0.05, le=30 * 86400)]
    increment: Annotated[float, Meta(ge=0, le=86400)] = 0.0
    bank: bool = False


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides and may change later. Without `grace` a computer player stands in for whoever has been
    away for a minute; but for nobody where the clock gives hours for a move."""

    private: bool = False
    locked: bool = False
    spectators: Literal["nobody", "link", "everyone"] = "everyone"
    hands: bool = False  # spectators see all hands: only with their own link, at an unrated table, the host not playing
    chat: bool = False
    clock: Clock | None = None
    grace: Annotated[float, Meta(ge=0, le=30 * 86400)] | UnsetType | None = UNSET  # None: nobody ever stands in
    stand_in: Level = "chick"
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.6  # seconds a computer player takes at least
    rated: bool = True


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be: for a person, or for a computer player of this level."""

    bot: Level | None = None


class SeatInfo(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str
    player: str
    level: str  # of the computer player, or of the one who stands in
    held: bool  # a computer player stands in for an absent person
    ready: bool  # false only before a rematch, for a person who has not said yes to it


class About(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    host: str
    phase: Literal["gathering", "playing", "over"]
    number: int  # of the game at this table, from 1
    settings: Settings
    commitment: str


# Commands


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id = ""


class Hello(Command, frozen=True, tag="hello"):
    """First of all: who is there. Without a token a new guest is made."""

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


class TableCommand(Command, frozen=True):
    table: TableId


class Enter(TableCommand, frozen=True, tag="enter"):
    """Listen to a table: as the seats one holds, else as a spectator. `seen` resumes."""

    key: Key = ""
    seen: Number | None = None


class Exit(TableCommand, frozen=True, tag="exit"):
    """Stop listening; seats stay."""


class Join(TableCommand, frozen=True, tag="join"):
    """Take a free seat; one person may take several."""

    name: Annotated[str, Meta(max_length=24)] = ""
    seat: Seat | None = None
    key: Key = ""
    nonce: Nonce = ""


class Leave(TableCommand, frozen=True, tag="leave"):
    """Give a seat up: it becomes free before the game, a computer player's during it."""

    seat: Seat


class Ready(TableCommand, frozen=True, tag="ready"):
    """Add to the shuffle, after the commitment was published."""

    seat: Seat
    nonce: Nonce


class Start(TableCommand, frozen=True, tag="start"):
    """The host deals. Before a rematch it says of everybody who sits here that they are ready, and with the last one
    the cards are dealt."""

    nonce: Nonce = ""


class Rematch(TableCommand, frozen=True, tag="rematch"):
    """Ask for the same people once more, with `same_deal` for the same shuffle: it begins when all have said `start`.
    Who would rather not leaves."""

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
    """A move by number or notation. `at` is the number of the last event the player had seen."""

    seat: Seat
    at: Number
    action: Annotated[int, Meta(ge=0, le=65535)] | None = None
    move: Annotated[str, Meta(max_length=64)] | None = None


class Undo(TableCommand, frozen=True, tag="undo"):
    seat: Seat
    at: Number


class Prefer(TableCommand, frozen=True, tag="prefer"):
    """Play a move by itself when it is the only one."""

    seat: Seat
    auto: bool


class Say(TableCommand, frozen=True, tag="say"):
    """A quick phrase, an emote, or (if the host allows it) words of one's own: one of them."""

    phrase: Annotated[str, Meta(max_length=32)] = ""
    emote: Annotated[str, Meta(max_length=32)] = ""
    text: Text = ""


class Hint(TableCommand, frozen=True, tag="hint"):
    """What a computer player would do in this seat; only where all others are computer players."""

    seat: Seat
    level: Level = ""


class Analyse(Command, frozen=True, tag="analyse"):
    """Go through a finished game with a computer player; progress comes as notices. One of a private table is for who
    played it, and for who has the table's `key`."""

    record: Annotated[str, Meta(max_length=32)]
    key: Key = ""
    level: Level = ""


class Cancel(Command, frozen=True, tag="cancel"):
    """Stop a hint or an analysis, named by the id of its command."""

    job: Id


class Lobby(Command, frozen=True, tag="lobby"):
    """Be told of open tables, or no longer."""

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
    """The answer to a `beat` notice: measures the way there and back. Gets no answer itself."""

    beat: Number


# Words: a message of the Fluent catalogues and what goes into it


class Said(Struct, frozen=True):
    """`args` holds words, numbers, {"seat": 2} for a player, other messages, or lists of these."""

    key: str
    args: dict[str, Any] = {}


# Answers


class Answer(Struct, frozen=True, kw_only=True):
    id: str


class Done(Answer, frozen=True, tag="done"):
    """It is on disk. `n` is the number of the event."""

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
    """Who one is here: the seats one plays, none for a spectator. Links only for those who sit and the host; the one
    that shows all hands for nobody who plays."""

    table: str
    seats: list[int]
    n: int
    key: str = ""
    watch: str = ""


class Joined(Answer, frozen=True, tag="joined"):
    """The seat, and a token that opens it on any other device."""

    seat: int
    token: str
    n: int


class Advice(Answer, frozen=True, tag="advice"):
    """The best move found for the position after event `n`, its chance to win, and the others with theirs."""

    n: int
    move: str
    chance: float
    others: list[tuple[str, float]]
    why: Said


class Judgement(Struct, frozen=True):
    """A decision of a finished game: chances to win with the best move found and with the one played."""

    move: int
    seat: int
    played: str
    best: str
    before: float
    after: float


class Account(Struct, frozen=True):
    """Where a seat's share of the victory came from: even share, luck, skill; they add up to the result."""

    seat: int
    fair: float
    luck: float
    skill: float
    result: float


class Analysis(Answer, frozen=True, tag="analysis"):
    """`best` and `worst` name the moves worth looking at."""

    record: str
    level: str
    decisions: list[Judgement]
    best: list[int]
    worst: list[int]
    accounts: list[Account]


class Refused(Answer, frozen=True, tag="refused"):
    """Nothing has changed. `code` is stable, `text` is the sentence in the client's language."""

    code: str
    said: Said
    text: str


AnyAnswer = Done | Welcome | Created | Entered | Joined | Advice | Analysis | Refused


# Events: numbered, one for each entry of the table's journal


class Own(Struct, frozen=True):
    """For one seat's eyes: its part of the view and, where they differ from the public ones, words and action."""

    view: dict[str, Any]
    ask: Said | UnsetType = UNSET
    lines: list[Said] | UnsetType = UNSET
    action: int | UnsetType = UNSET
    legal: list[tuple[int, str]] | UnsetType = UNSET
    leads: dict[str, Any] | UnsetType = UNSET  # what legal actions would do, by number: `farmyard.previews`
    why: str | UnsetType = UNSET  # one digit (base 36) for each action number: the reason, 0 if legal
    undo: Said | UnsetType = UNSET  # why the last move cannot be taken back; left out where it can


class Result(Struct, frozen=True):
    """How it ended, and everything needed to check the shuffle."""

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
    view: dict[str, Any]  # beside the fields of the game: `preview`, where it has one
    act: list[int]
    ask: Said
    clocks: list[float] | None
    result: Result | None
    within: float | None = None  # seconds after which the question answers itself


class Event(Struct, frozen=True, kw_only=True):
    table: str
    n: int
    time: int  # milliseconds since 1970


class Fresh(Event, frozen=True, tag="fresh"):
    """Everything, for one who has just come or was too far behind."""

    about: About
    present: list[int]
    position: Position | None = None
    own: dict[str, Own] | UnsetType = UNSET


class Changed(Event, frozen=True, tag="changed"):
    """People, seats or settings: what happened in words, and the table as it is now."""

    lines: list[Said]
    about: About


class Started(Event, frozen=True, tag="started"):
    """A new deal. `nonces` by seat went into the shuffle together with the committed secret."""

    about: About
    nonces: list[str]
    same_deal: bool
    position: Position
    own: dict[str, Own] | UnsetType = UNSET


class Moved(Event, frozen=True, tag="moved"):
    """`action` is what everybody sees of it; the seat itself finds the real one in `own`."""

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


# Notices: not numbered, nothing is lost when one is


class Presence(Struct, frozen=True, tag="presence"):
    table: str
    present: list[int]
    watching: int
    leaving: dict[str, float]  # seat -> seconds until somebody stands in


class Reminder(Struct, frozen=True, tag="reminder"):
    table: str
    seat: int


class Links(Struct, frozen=True, tag="links"):
    """The keys that one may pass on have changed: as in `entered`."""

    table: str
    key: str
    watch: str


class Dismissed(Struct, frozen=True, tag="dismissed"):
    """One no longer hears this table; `code` and `said` are those of the refusal to let one look."""

    table: str
    code: str
    said: Said


class Beat(Struct, frozen=True, tag="beat"):
    beat: int


class Tables(Struct, frozen=True, tag="tables"):
    """All open tables: the answer to `lobby`, sent once."""

    tables: list[About]


class Opened(Struct, frozen=True, tag="table"):
    """An open table is new or has changed."""

    about: About


class Gone(Struct, frozen=True, tag="gone"):
    """A table is no longer open to join."""

    table: str


class Progress(Struct, frozen=True, tag="progress"):
    """How far a hint or an analysis is; the decision that has just been judged, so that nobody waits for the last."""

    job: str
    done: int
    all: int
    decision: Judgement | UnsetType = UNSET


class Behind(Struct, frozen=True, tag="behind"):
    """Messages were dropped because this socket reads too slowly: enter again."""

    table: str


class Stopped(Struct, frozen=True, tag="stopped"):
    """The table could not be written down and pauses: nobody was told anything that is not on disk. It goes on by
    itself as soon as it can, and says so with `fresh`; send again what was refused meanwhile, under the same id."""

    table: str
    said: Said


AnyNotice = Presence | Reminder | Links | Dismissed | Beat | Tables | Opened | Gone | Progress | Behind | Stopped
AnyMessage = AnyAnswer | AnyEvent | AnyNotice
