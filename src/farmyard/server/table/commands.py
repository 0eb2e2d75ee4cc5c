"""The commands of a table: each is checked here and becomes an entry, or is refused and changes nothing."""

from collections.abc import Callable
from functools import cache
from typing import Any
from zlib import crc32

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from farmyard.bots import find_level
from farmyard.core.refusal import Refusal
from farmyard.games import find_game
from farmyard.server.base import messages
from farmyard.server.base.messages import Settings
from farmyard.server.base.tokens import new_code
from farmyard.server.table import entries, fairness
from farmyard.server.table.callers import Caller
from farmyard.server.table.entries import AnyEntry
from farmyard.server.table.rights import check_sent_away, is_right
from farmyard.server.table.table_state import TableState

PHRASES = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "oh-no",
    "lucky",
    "thanks",
    "sorry",
    "again",
    "good-game",
    "bye",
)
GRACE = 60.0  # seconds, unless the host says otherwise
SLOW = 2 * 3600.0  # with this many seconds per move, being away is how the game is played
DAILY = messages.Play, messages.Undo, messages.Prefer, messages.Say, messages.Start
EMOTES = ("smile", "laugh", "wow", "cry", "angry", "pig", "cow", "clap", "heart", "think")


def write_entry(state: TableState, caller: Caller, command: Any, now: int) -> AnyEntry:
    """The entry this command becomes."""
    if state.day:
        check_day(state, command)
    return ORDERS[type(command)](state, caller, command, now)


def check_day(state: TableState, command: Any) -> None:
    """A deal of the day is played by one person against the same computer players as everybody's. In the try that
    counts a move can be taken back until somebody has answered it."""
    kind, log = type(command), state.table.log if state.table else []
    mine = bool(log) and log[-1].seat in state.seats_of(state.host)
    if kind not in DAILY or (kind is messages.Undo and state.counted and not mine):
        raise Refusal("day-counts" if state.counted else "day-alone")


def checksum(command: Any) -> int:
    """A checksum of what the command asks for. Unused fields do not count, so that fields can be added later."""
    if type(command) is messages.Play:  # nearly always
        return crc32(f"{command.table} {command.seat} {command.at} {command.action} {command.move}".encode())
    kind: Any = type(command)
    used = [(name, value) for name, default in _fields(kind) if (value := getattr(command, name)) != default]
    return crc32(repr((kind.__name__, used)).encode())


@cache
def _fields(command: Any) -> list[tuple[str, Any]]:
    return [(field.name, field.default) for field in msgspec.structs.fields(command) if field.name != "id"]


def check_same(command: Any, sum: int) -> None:
    """A second command under the same id must be the same one, as far as we can tell (checksums were not always
    kept)."""
    if sum and checksum(command) != sum:
        raise Refusal("id-used", id=command.id)


# Opening


def open_table(caller: Caller, command: messages.Create, now: int) -> entries.Opened:
    game = find_game(command.game)
    game.check_seats(len(command.seats))
    game.encode(command.options)
    settings = settle(command.settings)
    if settings.hands and command.sit and any(plan.bot is None for plan in command.seats):
        raise Refusal("hands-host")
    return entries.Opened(
        time=now,
        by=caller.player,
        id=command.id,
        sum=checksum(command) if command.id else 0,
        game=game.id,
        rules=game.version,
        options=command.options,
        levels=[None if plan.bot is None else find_level(plan.bot) for plan in command.seats],
        settings=settings,
        secret=fairness.new_secret(),
        key=new_code(8) if settings.private else "",
        watch=new_code(8),
    )


def settle(settings: Settings) -> Settings:
    """Checks the settings and fills in defaults."""
    find_level(settings.stand_in)
    if settings.hands and settings.spectators == "everyone":
        raise Refusal("hands-open")
    if settings.grace is not UNSET:
        return settings
    slow = settings.clock is not None and settings.clock.seconds >= SLOW
    return replace(settings, grace=None if slow else GRACE)


def check_name(name: str) -> str:
    """Player names: printable, not blank."""
    plain = " ".join(name.split())
    if not plain or not plain.isprintable():
        raise Refusal("name", name=name)
    return plain


# Seats


def join(state: TableState, caller: Caller, command: messages.Join, now: int) -> entries.Sat:
    if caller.claim.table:
        raise Refusal("not-your-seat", seat=caller.claim.seat + 1)
    check_sent_away(state, caller, command.key)
    if state.settings.hands and caller.is_host(state):
        raise Refusal("hands-host")
    if not caller.is_host(state) and caller.player not in state.players:
        _check_door(state, caller, command.key)
    find = _left_seat if state.phase == "playing" else _free_seat
    seat = find(state, caller, command.seat)
    name = check_name(command.name or caller.name)
    if name in [chair.name for chair in state.chairs]:
        raise Refusal("names-twice", name=name)
    return entries.Sat(
        time=now,
        by=caller.player,
        id=command.id,
        seat=seat,
        player=caller.player,
        name=name,
        nonce=command.nonce,
        program=command.program,
    )


def _check_door(state: TableState, caller: Caller, key: str) -> None:
    if state.settings.private and not is_right(key, state.key) and not state.seats_of(caller.player):
        raise Refusal("table-private")
    if state.settings.locked:
        raise Refusal("table-locked")


def _free_seat(state: TableState, caller: Caller, wanted: int | None) -> int:
    free = [seat for seat, chair in enumerate(state.chairs) if chair.kind == "open"]
    if not free:
        raise Refusal("table-full")
    return _choose(free, wanted)


def _left_seat(state: TableState, caller: Caller, wanted: int | None) -> int:
    """During a game nobody may see a hand dealt to somebody else: one can only return to one's own seat."""
    dealt = [seat for seat, player in enumerate(state.players) if player == caller.player]
    left = [seat for seat in dealt if state.chairs[seat].kind != "person"]
    if not left:
        raise Refusal("game-running")
    return _choose(left, wanted)


def _choose(free: list[int], wanted: int | None) -> int:
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken", seat=wanted + 1)
    return free[0] if wanted is None else wanted


def leave(state: TableState, caller: Caller, command: messages.Leave, now: int) -> entries.Rose:
    caller.check_seat(state, command.seat)
    return entries.Rose(time=now, by=caller.player, id=command.id, seat=command.seat)


def swap(state: TableState, caller: Caller, command: messages.Swap, now: int) -> entries.Swapped:
    caller.check_host(state)
    _check_chair(state, command.seat)
    if caller.player == state.chairs[command.seat].player:
        raise Refusal("swap-self")
    if command.bot is None and state.phase == "playing":
        raise Refusal("seat-running")
    level = None if command.bot is None else find_level(command.bot)
    return entries.Swapped(time=now, by=caller.player, id=command.id, seat=command.seat, level=level)


def kick(state: TableState, caller: Caller, command: messages.Kick, now: int) -> entries.Kicked:
    caller.check_host(state)
    if command.player == state.host:
        raise Refusal("kick-self")
    if not state.seats_of(command.player):
        raise Refusal("kick-unknown")
    return entries.Kicked(time=now, by=caller.player, id=command.id, player=command.player, key=new_code(8))


def configure(state: TableState, caller: Caller, command: messages.Configure, now: int) -> entries.Configured:
    caller.check_host(state)
    if command.settings.private != state.settings.private:
        raise Refusal("private-fixed")
    if state.phase == "playing" and command.settings.clock != state.settings.clock:
        raise Refusal("clock-running")
    opens = command.settings.hands and not state.settings.hands
    if opens:
        _check_hands(state, caller)
    settings, watch = settle(command.settings), new_code(8) if opens else ""
    return entries.Configured(time=now, by=caller.player, id=command.id, settings=settings, watch=watch)


def _check_hands(state: TableState, caller: Caller) -> None:
    """Either all hands are shown for the whole deal, or none; and only by a host who holds none of them."""
    if state.phase == "playing":
        raise Refusal("hands-running")
    if state.seats_of(caller.player):
        raise Refusal("hands-host")


def _check_chair(state: TableState, seat: int) -> None:
    if seat >= len(state.chairs):
        raise Refusal("seat-unknown", seat=seat, most=len(state.chairs) - 1)


# Games


def ready(state: TableState, caller: Caller, command: messages.Ready, now: int) -> entries.Readied:
    caller.check_seat(state, command.seat)
    if state.phase != "gathering":
        raise Refusal("already-dealt")
    return entries.Readied(time=now, by=caller.player, id=command.id, seat=command.seat, nonce=command.nonce)


def start(state: TableState, caller: Caller, command: messages.Start, now: int) -> entries.Dealt | entries.Readied:
    """The host starts; after a rematch anybody seated may, once the last player is ready."""
    mine = caller.seats(state)
    if state.number == 0 or not mine:
        caller.check_host(state)
    if state.phase != "gathering":
        raise Refusal("already-dealt")
    free = [chair for chair in state.chairs if chair.kind == "open"]
    missing = [chair.name for seat, chair in enumerate(state.chairs) if not chair.ready and seat not in mine]
    if (free or missing) and mine and not state.chairs[mine[0]].ready:
        return entries.Readied(time=now, by=caller.player, id=command.id, seat=mine[0], nonce=command.nonce)
    if free:
        raise Refusal("seats-free", count=len(free))
    if missing:
        raise Refusal("not-ready", who=", ".join(missing))
    nonces = [] if state.day else [chair.nonce for chair in state.chairs]
    for seat in mine[:1] if nonces else []:
        nonces[seat] = command.nonce or nonces[seat]
    seed = state.seed if state.same_deal else fairness.seed_of(state.secret, state.terms, state.previous, nonces)
    return entries.Dealt(time=now, by=caller.player, id=command.id, seed=seed, nonces=nonces, same_deal=state.same_deal)


def rematch(state: TableState, caller: Caller, command: messages.Rematch, now: int) -> entries.Reset:
    if not caller.seats(state):
        caller.check_host(state)
    if state.phase != "over":
        raise Refusal("not-over")
    return entries.Reset(
        time=now,
        by=caller.player,
        id=command.id,
        secret=fairness.new_secret(),
        same_deal=command.same_deal,
        rules=0 if command.same_deal else newer_rules(state),
    )


def newer_rules(state: TableState) -> int:
    """The version that has replaced this table's rules since it was opened; 0 if none has, or if it no longer allows
    these seats and options."""
    newest = find_game(state.game.id)
    try:
        newest.check_seats(len(state.chairs))
        newest.encode(state.wanted)
    except Refusal:
        return 0
    return newest.version if newest is not state.game else 0


def play(state: TableState, caller: Caller, command: messages.Play, now: int) -> entries.Moved:
    """Refused in this order: somebody else's seat, no game, an outdated question, an illegal move."""
    caller.check_seat(state, command.seat)
    if state.table is None:
        raise Refusal("not-dealt")
    move = command.move if command.action is None else command.action
    if move is None:
        raise Refusal("move-missing")
    if command.at < state.since.get(command.seat, 0):
        raise Refusal("stale")
    choice = state.look.choices.get(command.seat)
    action = move if choice and move in choice.legal else state.table.check(command.seat, move)
    return entries.Moved(time=now, by=caller.player, id=command.id, seat=command.seat, action=action)


def undo(state: TableState, caller: Caller, command: messages.Undo, now: int) -> entries.TookBack:
    """Within the rules of undo; without limits where all the others are computer players."""
    caller.check_seat(state, command.seat)
    table = state.table
    if table is None:
        raise Refusal("not-dealt")
    if command.at < state.moved.get(command.seat, 0):
        raise Refusal("stale")
    refused = state.no_undo(command.seat)
    if refused is not None:
        raise refused.refusal(state.name_of(refused.seat))
    to = None
    if state.look.undo[command.seat] is not None:
        to = max(number for number, move in enumerate(table.log) if move.seat == command.seat)
    return entries.TookBack(time=now, by=caller.player, id=command.id, seat=command.seat, to=to)


def prefer(state: TableState, caller: Caller, command: messages.Prefer, now: int) -> entries.Preferred:
    caller.check_seat(state, command.seat)
    return entries.Preferred(time=now, by=caller.player, id=command.id, seat=command.seat, auto=command.auto)


# Talking


def say(state: TableState, caller: Caller, command: messages.Say, now: int) -> entries.Spoke:
    seats = caller.seats(state)
    if not seats:
        raise Refusal("not-seated")
    if [bool(command.phrase), bool(command.emote), bool(command.text)].count(True) != 1:
        raise Refusal("say-one")
    if command.phrase and command.phrase not in PHRASES:
        raise Refusal("phrase-unknown", phrase=command.phrase, known=", ".join(PHRASES))
    if command.emote and command.emote not in EMOTES:
        raise Refusal("phrase-unknown", phrase=command.emote, known=", ".join(EMOTES))
    if command.text and not state.settings.chat:
        raise Refusal("chat-off")
    return entries.Spoke(
        time=now,
        by=caller.player,
        id=command.id,
        name=state.chairs[seats[0]].name,
        phrase=command.phrase,
        emote=command.emote,
        text=check_text(command.text),
    )


def check_text(text: str) -> str:
    """One line without control characters."""
    plain = " ".join(text.split())
    if text and (not plain or not plain.isprintable()):
        raise Refusal("chat-text")
    return plain


ORDERS: dict[type, Callable[[TableState, Caller, Any, int], AnyEntry]] = {
    messages.Join: join,
    messages.Leave: leave,
    messages.Ready: ready,
    messages.Start: start,
    messages.Rematch: rematch,
    messages.Configure: configure,
    messages.Swap: swap,
    messages.Kick: kick,
    messages.Play: play,
    messages.Undo: undo,
    messages.Prefer: prefer,
    messages.Say: say,
}
