"""“Your turn”, for players who are away: only at slow tables, where nobody sits waiting."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.server.base.outbound import Courier, place_of
from farmyard.server.base.push_encryption import Sealer, can_seal, new_key
from farmyard.server.hall.people import People, Subscription
from farmyard.server.storage.schema import kept_key
from farmyard.server.table.live_table import LiveTable
from farmyard.server.table.table_state import TableState
from farmyard.server.table.windows import window_of
from farmyard.text.words import Words

SLOW = 3600  # seconds per question: players with less are expected to be present
SOON = 10.0  # seconds: no notice to players who were only cut off briefly, or who move at once
HOUR = 3600.0  # between two notices to one player about one table
MOST_WAITING, SENDERS = 1000, 4
GONE = (404, 410)  # what a push service answers for a subscription that has ended
Key = tuple[str, str]  # player and table
log = logging.getLogger("farmyard.push")


class Notice(msgspec.Struct, frozen=True):
    """What the page's service worker shows."""

    table: str
    game: str
    title: str
    text: str
    off: str  # label of the button that turns notices off


class Pushes:
    """Decides whom to notify and when, and sends it in the background: never in the way of a move. Who was notified
    when is kept in memory only."""

    def __init__(self, people: People, sealer: Sealer, courier: Courier) -> None:
        self.people, self.sealer, self.courier = people, sealer, courier
        self._waiting: dict[Key, asyncio.TimerHandle] = {}
        self._told: dict[Key, float] = {}  # oldest first
        self._queue: asyncio.Queue[tuple[str, TableState]] = asyncio.Queue(MOST_WAITING)
        self._senders = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    def note(self, live: LiveTable) -> None:
        """After every entry at a table where somebody is away."""
        state = live.state
        if not is_slow(state):
            return
        for seat in live.timing.away:
            if state.since.get(seat) == state.n and is_asked(state, seat):
                self._plan(live, state.chairs[seat].player)

    def _plan(self, live: LiveTable, player: str) -> None:
        """Soon, or when an hour has passed since the last notice."""
        key, now = (player, live.state.id), asyncio.get_running_loop().time()
        if key not in self._waiting:
            when = max(now + SOON, self._told.get(key, -HOUR) + HOUR)
            self._waiting[key] = asyncio.get_running_loop().call_at(when, self._tell, live, key)

    def _tell(self, live: LiveTable, key: Key) -> None:
        """If it still applies by then."""
        del self._waiting[key]
        state, player = live.state, key[0]
        seats = state.seats_of(player)
        there = set(seats) & set(live.audience.present())
        if live.stopped or there or not any(is_asked(state, seat) for seat in seats):
            return
        self._remember(key, asyncio.get_running_loop().time())
        try:
            self._queue.put_nowait((player, state))
        except asyncio.QueueFull:
            log.warning("too many notices", extra={"table": state.id})

    def _remember(self, key: Key, now: float) -> None:
        self._told.pop(key, None)
        self._told[key] = now
        while self._told[oldest := next(iter(self._told))] <= now - HOUR:
            del self._told[oldest]

    async def _send_all(self) -> None:
        while True:
            player, state = await self._queue.get()
            try:
                found = await self.people.subscriptions(player)
                await asyncio.gather(*(self._send(one, state) for one in found))
            except Exception:  # the database is away: on to the next one
                log.exception("notices not sent", extra={"table": state.id})

    async def _send(self, one: Subscription, state: TableState) -> None:
        place = place_of(one.endpoint)
        try:
            body = await asyncio.to_thread(self.sealer.seal, one.keys, notice(state, one.language))
            status = await self.courier.post(place, self.sealer.headers(place, state.id), body)
        except (OSError, ValueError, Refusal) as error:
            log.warning("notice not sent", extra={"service": place.host, "why": str(error) or repr(error)})
            return
        if status in GONE:
            await self.people.unsubscribe(one.endpoint)
        elif status >= 300:
            log.warning("notice not taken", extra={"service": place.host, "status": status})

    async def close(self) -> None:
        for handle in self._waiting.values():
            handle.cancel()
        for task in self._senders:
            task.cancel()
        for task in self._senders:
            with suppress(asyncio.CancelledError):
                await task
        self.courier.close()


def is_slow(state: TableState) -> bool:
    return state.settings.clock is None or state.settings.clock.seconds >= SLOW


def is_asked(state: TableState, seat: int) -> bool:
    """True for a person, unless the question will be answered automatically."""
    choice, chair = state.look.choices.get(seat), state.chairs[seat]
    if choice is None or chair.kind != "person" or chair.held:
        return False
    by_itself = chair.auto and len(choice.legal) == 1
    return not by_itself and window_of(state.game, choice.legal) is None


def notice(state: TableState, language: str) -> bytes:
    words = Words(language)
    title, text = words.say("push-title"), words.say("push-text", game=state.game.title)
    return msgspec.json.encode(Notice(state.id, state.game.id, title, text, words.say("push-off")))


async def open_pushes(engine: AsyncEngine, people: People, contact: str) -> Pushes | None:
    """None if the libraries are not installed."""
    if not can_seal():
        return None
    return Pushes(people, Sealer(await kept_key(engine, "vapid", new_key), contact), Courier())
