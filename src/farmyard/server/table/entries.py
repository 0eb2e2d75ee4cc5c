"""The journal entries of a table, in order. A table is the fold of its entries; they are the only truth on disk."""

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from farmyard.server.base.messages import OptionValue, Settings


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    time: int  # milliseconds since 1970
    by: str = ""  # the player who asked for it,
    id: str = ""  # and the command's id, for deduplication,
    sum: int = 0  # and a checksum of its contents: a different command under the same id is no duplicate


class Opened(Entry, frozen=True, tag="opened"):
    game: str
    rules: int
    options: dict[str, OptionValue]
    levels: list[str | None]  # of the computer players, by seat; None for people
    settings: Settings
    secret: str
    key: str
    watch: str
    before: str | None = None  # the previous commitment; None in old journals
    day: str = ""  # of a deal of the day
    counted: bool = False  # this person's one try at it


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    player: str
    name: str
    nonce: str = ""
    program: bool = False


class Rose(Entry, frozen=True, tag="rose"):
    seat: int


class Swapped(Entry, frozen=True, tag="swapped"):
    seat: int
    level: str | None


class Kicked(Entry, frozen=True, tag="kicked"):
    """The key to sit down changes: whoever was sent away knows the old one."""

    player: str
    key: str = ""


class Configured(Entry, frozen=True, tag="configured"):
    """`watch`: a new spectator key, if the old one must not show all hands."""

    settings: Settings
    watch: str = ""


class Readied(Entry, frozen=True, tag="readied"):
    seat: int
    nonce: str


class Preferred(Entry, frozen=True, tag="preferred"):
    seat: int
    auto: bool


class Dealt(Entry, frozen=True, tag="dealt"):
    """A game begins; `seed` follows from secret and nonces but is stored all the same: a key, or in old journals a
    number."""

    seed: int | str
    nonces: list[str]
    same_deal: bool = False


class Reset(Entry, frozen=True, tag="reset"):
    """Ready for another game at the same table."""

    secret: str
    same_deal: bool
    before: str | None = None
    rules: int = 0  # the version it will be played by, if it changes


class Moved(Entry, frozen=True, tag="moved"):
    seat: int
    action: int
    how: Literal["person", "bot", "clock"] = "person"
    spent: int = 0  # milliseconds on the clock, minus lag


class TookBack(Entry, frozen=True, tag="took-back"):
    """`to` is the length of the log to go back to (coach mode); without it, the rules of undo apply."""

    seat: int
    to: int | None = None


class Held(Entry, frozen=True, tag="held"):
    """A computer player stands in for an absent person."""

    seat: int


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Spoke(Entry, frozen=True, tag="spoke"):
    name: str
    phrase: str = ""
    emote: str = ""
    text: str = ""


AnyEntry = (
    Opened
    | Sat
    | Rose
    | Swapped
    | Kicked
    | Configured
    | Readied
    | Preferred
    | Dealt
    | Reset
    | Moved
    | TookBack
    | Held
    | Returned
    | Spoke
)

NOBODY = "—"  # the name shown for somebody who asked to be forgotten


def without(entry: AnyEntry, player: str, other: str) -> AnyEntry:
    """The same entry, with somebody nameless in this player's place."""
    changes: dict[str, str] = {}
    if entry.by == player:
        changes["by"] = other
        if isinstance(entry, Spoke):
            changes |= {"name": NOBODY, "text": NOBODY if entry.text else ""}
    if isinstance(entry, Sat | Kicked) and entry.player == player:
        changes["player"] = other
        if isinstance(entry, Sat):
            changes["name"] = NOBODY
    return replace(entry, **changes) if changes else entry


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
