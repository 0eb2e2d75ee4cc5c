"""Who may see what at a table, and who is given which key: decided here and nowhere else."""

import hmac
from typing import NamedTuple

from farmyard.core.refusal import Refusal
from farmyard.server.table.callers import Caller
from farmyard.server.table.table_state import TableState


class Links(NamedTuple):
    """The keys somebody may pass on: one to sit down, one to watch."""

    key: str = ""
    watch: str = ""


def is_right(key: str, wanted: str) -> bool:
    """If there is no key, no key is right. Compared in constant time."""
    return bool(wanted) and hmac.compare_digest(key.encode(), wanted.encode())


def check_eyes(state: TableState, caller: Caller, key: str) -> None:
    """Anybody seated, and the host, may look; others as the host allows."""
    if caller.seats(state) or caller.is_host(state):
        return
    check_sent_away(state, caller, key)
    if state.number == 0 and state.key and is_right(key, state.key):
        return  # invited: nothing has been dealt yet, and they see whom they would be sitting with
    allowed = state.settings.spectators
    if allowed == "nobody":
        raise Refusal("spectators-off")
    if is_right(key, state.watch):
        return
    if allowed == "link" or (state.settings.private and not is_right(key, state.key)):
        raise Refusal("spectators-link")


def check_sent_away(state: TableState, caller: Caller, key: str) -> None:
    """Anybody the host has sent away can return only with the key made at that moment, that is by invitation."""
    if caller.player in state.banned and not is_right(key, state.key):
        raise Refusal("kicked")


def sees(state: TableState, caller: Caller, key: str) -> tuple[int, ...]:
    """The seats through whose eyes this caller sees now; refused if they may not look at all."""
    check_eyes(state, caller, key)
    seats = caller.seats(state)
    if state.settings.hands and is_right(key, state.watch) and not _plays(state, caller):
        return tuple(range(len(state.chairs)))
    return tuple(seats)


def saw(then: TableState, now: TableState, caller: Caller, key: str) -> tuple[int, ...]:
    """For past events: what the caller was allowed to see then, and still is."""
    still = sees(now, caller, key)
    try:
        return tuple(seat for seat in sees(then, caller, key) if seat in still)
    except Refusal:
        return ()


def links(state: TableState, caller: Caller) -> Links:
    """For those seated, and the host. A link that shows all hands is never given to anybody who plays."""
    host = caller.is_host(state)
    if not host and not caller.seats(state):
        return Links()
    with_hands = state.settings.hands and (not host or _plays(state, caller))
    return Links(state.key, "" if with_hands else state.watch)


def _plays(state: TableState, caller: Caller) -> bool:
    """Anybody dealt a hand in this game counts as playing, even after leaving the seat: they may return to it."""
    return bool(state.seats_of(caller.player)) or caller.player in state.players
