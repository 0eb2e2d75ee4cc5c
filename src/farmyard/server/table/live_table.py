"""A live table: one change at a time, on disk before anybody is told.

Players by socket or REST, computer players, clocks: everything goes through `LiveTable.submit`. Between applying an
entry and its commit the table is locked; if the commit fails it says so, pauses, and resumes from what is on disk as
soon as that can be read and written again.
"""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol
from weakref import ref

from msgspec.structs import force_setattr, replace

from farmyard.contests.daily import next_seat
from farmyard.core.refusal import Refusal
from farmyard.server.base.fifo_lock import FifoLock
from farmyard.server.base.messages import Entered, Presence, Reminder, Said, Stopped
from farmyard.server.base.retention import JOURNAL
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.storage.journal import TRIAL, Journal, JournalLine, JournalStopped, Overtaken
from farmyard.server.table import entries
from farmyard.server.table.bot_pool import BotPool
from farmyard.server.table.callers import Caller
from farmyard.server.table.chain import Chain
from farmyard.server.table.commands import check_same, checksum, write_entry
from farmyard.server.table.entries import AnyEntry
from farmyard.server.table.events import Bulletin, bulletin, fresh
from farmyard.server.table.listeners import Audience, Listener, Socket
from farmyard.server.table.outcomes import Decide, Done, Outcome, Written, nobody, outcome_of
from farmyard.server.table.replaying import written
from farmyard.server.table.rights import saw, sees
from farmyard.server.table.table_state import TableState
from farmyard.server.table.timers import Due, Timing
from farmyard.server.table.wire import encode

BEGINNINGS = entries.Opened, entries.Reset, entries.Dealt  # from these on, the table must be restored after a restart
RETRY, RETRY_LONGEST = 0.1, 1.0  # seconds between attempts to resume after a pause, doubling every time
PATIENCE = 2.0  # seconds that commands wait for a paused table before they are refused
MOST_MISSED = 200  # events resent on resuming; whoever missed more gets a fresh view
log = logging.getLogger("farmyard.table")


def keep_until(state: TableState) -> int:
    """When its journal may be deleted, if nothing more happens there."""
    return milliseconds() + JOURNAL[state.phase]


class Keeper(Protocol):
    """The table's owner: hears what happens here, and keeps the chain of promised deals."""

    chain: Chain

    def note(self, live: "LiveTable", entry: AnyEntry) -> None: ...

    def lose(self, live: "LiveTable") -> None: ...

    def found(self, live: "LiveTable") -> None: ...

    async def read(self, id: str) -> tuple[TableState, list[AnyEntry]]: ...

    def run(self, work: Any) -> "asyncio.Task[None]": ...

    stirred: set["LiveTable"]  # whose next due time may have changed
    behind: set["LiveTable"]  # where somebody reads too slowly
    replaying: FifoLock  # whose turn it is, where several journals are read again

    def may_replay(self, network: str, entries: int) -> bool: ...


class LiveTable:
    """The actor of one table: its state, its listeners, and what happens automatically."""

    def __init__(self, state: TableState, journal: Journal, bot_pool: BotPool, registry: Keeper) -> None:
        self.state, self.journal, self.bot_pool, self.registry = state, journal, bot_pool, registry
        self.lock = FifoLock()
        me = ref(self)  # no reference cycle: a table is freed at once, without waiting for the garbage collector
        self.timing = Timing(state, lambda: _add(registry.stirred, me()))
        self.audience = Audience(state.id, lambda: _add(registry.behind, me()))
        self.bots_asked: dict[int, asyncio.Task[None]] = {}
        self.stopped = self.moved_out = False
        self._mending: asyncio.Task[None] | None = None
        self._retry, self._mended = RETRY, 0.0  # delay before the next attempt, and when one last succeeded
        self.ticking = False
        self.used = time.monotonic()

    # The only way anything changes

    def submit(self, decide: Decide, done: Done, caller: Caller | None = None) -> bool:
        """The fast path, if the lock is free: decide what to write, write it, announce it, and report the outcome.
        `done` is called exactly once, possibly before this returns. Returns False if the slow path has to wait for the
        lock first."""
        if self.stopped or not self.lock.take():
            self.registry.run(self._submit_later(decide, done, caller))
            return False
        self._begin(decide, done, caller)
        return True

    async def _submit_later(self, decide: Decide, done: Done, caller: Caller | None) -> None:
        """A short pause goes almost unnoticed: nobody is refused because of it."""
        await self._wait_while_paused()
        await self.lock.wait()
        self._begin(decide, done, caller)

    def _begin(self, decide: Decide, done: Done, caller: Caller | None) -> None:
        """Runs with the lock held; `_end` releases it."""
        outcome: Outcome
        try:
            if self.stopped:
                self._check_running()
            entry = decide()
            if not isinstance(entry, Written):
                self._write_down(entry, done, caller)
                return
            outcome = entry
        except Exception as error:
            outcome = error
        self._end(outcome, done)

    def _write_down(self, entry: AnyEntry, done: Done, caller: Caller | None) -> None:
        if type(entry) is entries.Reset and entry.before is None:
            self.registry.run(self._promise(entry, done, caller))
            return
        line, told = self._apply(entry)
        self.journal.write_then(line, partial(self._written, entry, told, done, caller))

    async def _promise(self, entry: entries.Reset, done: Done, caller: Caller | None) -> None:
        """The next deal's commitment joins the chain before anybody hears of it."""
        try:
            rules = entry.rules or self.state.game.version
            terms = self.state.terms._replace(number=self.state.number + 1, rules=rules)
            before = await self.registry.chain.promise(entry.secret, terms)
            self._check_running()  # the table may have been lost meanwhile
            self._write_down(replace(entry, before=before), done, caller)
        except Exception as error:
            self._end(error, done)

    def _apply(self, entry: AnyEntry) -> tuple[JournalLine, Bulletin]:
        try:
            self.state.apply(entry)
            line, told = self._line(entry), bulletin(self.state, entry)
            self.state.look.step = None  # told already; the views from before the move are no longer needed
            return line, told
        except Exception as error:  # a bug in the rules or their narration: memory no longer matches the disk
            log.exception("entry failed", extra={"table": self.state.id})
            self.pause(repr(error))
            raise Refusal("stopped") from error

    def _written(
        self, entry: AnyEntry, told: Bulletin, done: Done, caller: Caller | None, error: JournalStopped | None
    ) -> None:
        """The write has succeeded or failed."""
        outcome: Outcome
        try:
            if error is None:
                self._announce(entry, told)
                if caller is not None and (self.timing.away or type(entry) is not entries.Moved):
                    self._note_presence(caller)
                outcome = Written(self.state.n, entry)
            else:
                outcome = self._give_up(error)
        except Exception as fault:
            log.exception("entry not told", extra={"table": self.state.id})
            outcome = fault
        self._end(outcome, done)

    def _end(self, outcome: Outcome, done: Done) -> None:
        """The next one in line runs only after this outcome was reported: in the next turn of the loop."""
        self.lock.give_back()
        done(outcome)

    async def write(self, decide: Decide, caller: Caller | None = None) -> Written:
        """`submit`, awaitable."""
        written: Written = await outcome_of(lambda done: self.submit(decide, done, caller))
        return written

    # Commands of players

    def order(self, caller: Caller, command: Any, done: Done, lag: float = 0.0) -> bool:
        """Idempotent: a command with a known id is not executed again."""
        return self.submit(lambda: self._known(caller, command) or self._entry(caller, command, lag), done, caller)

    async def do(self, caller: Caller, command: Any, lag: float = 0.0) -> Written:
        written: Written = await outcome_of(lambda done: self.order(caller, command, done, lag))
        return written

    def _known(self, caller: Caller, command: Any) -> Written | None:
        """The outcome of this command, if it has been seen before."""
        known = self.state.done.get(caller.claim.player) if command.id else None
        done = known.get(command.id) if known else None
        if done is None:
            return None
        n, sum = divmod(done, 1 << 32)
        check_same(command, sum)
        return Written(n, self.state.sittings.get(n))

    def _entry(self, caller: Caller, command: Any, lag: float) -> AnyEntry:
        """The entry is not shared yet, so it may still be filled in although it is frozen."""
        entry = write_entry(self.state, caller, command, milliseconds())
        if entry.id:
            force_setattr(entry, "sum", checksum(command))
        if self.state.settings.clock and isinstance(entry, entries.Moved):
            seconds = self.timing.spent(entry.seat, time.monotonic(), lag)
            force_setattr(entry, "spent", int(seconds * 1000))
        return entry

    def nothing(self) -> Written:
        """No entry: the state has moved on meanwhile."""
        return Written(self.state.n)

    async def _wait_while_paused(self) -> None:
        if self._mending and not self._mending.done():
            await asyncio.wait([self._mending], timeout=PATIENCE)

    def _check_running(self) -> None:
        if self.stopped:
            raise Refusal("elsewhere" if self.moved_out else "stopped")

    def _line(self, entry: AnyEntry) -> JournalLine:
        if type(entry) not in BEGINNINGS:
            return JournalLine(self.state.id, self.state.n, entries.encode(entry))
        return JournalLine(self.state.id, self.state.n, entries.encode(entry), live=True, until=keep_until(self.state))

    def _give_up(self, error: JournalStopped) -> Refusal:
        if isinstance(error, Overtaken):
            self.registry.lose(self)
            return Refusal("elsewhere")
        self.pause(str(error))
        return Refusal("stopped")

    def _announce(self, entry: AnyEntry, told: Bulletin) -> None:
        self.used = now = time.monotonic()
        audience = self.audience
        listening = len(audience.listeners)
        newcomers = [] if type(entry) is entries.Moved else self._look_again()
        audience.tell(told)
        if len(audience.listeners) < listening:
            self._tell_presence()
        for listener in newcomers:
            audience.send(listener, self._fresh())
        self.timing.note(now)
        self._ask_bots()
        self.registry.note(self, entry)

    def pause(self, why: str) -> None:
        """Nothing more happens here until the table is mended: what is in memory may not be on disk."""
        log.error("table paused", extra={"table": self.state.id, "why": why})
        self.stopped = True
        self.stop_bots()
        self.tell_stopped("no-stopped")
        self._mending = self.registry.run(self._mend(time.monotonic()))

    async def _mend(self, since: float) -> None:
        """Retries until it works; a pause soon after the last one continues with that one's backoff."""
        if since - self._mended > RETRY_LONGEST:
            self._retry = RETRY
        while not self.moved_out:
            await asyncio.sleep(self._retry * random.uniform(0.75, 1.25))
            self._retry = min(2 * self._retry, RETRY_LONGEST)
            try:
                await self.journal.write(TRIAL)  # first: rereading a long journal over and over would help nobody
                state, _ = await self.registry.read(self.state.id)
            except Exception as error:  # whatever it is, the truth is on disk
                log.warning("table still paused", extra={"table": self.state.id, "why": repr(error)})
                continue
            async with self.lock:
                if not self.moved_out:
                    self._go_on(state, time.monotonic() - since)
            return

    def _go_on(self, state: TableState, paused: float) -> None:
        """Resume from what is on disk, whether or not the last entry made it there. Clocks stood still."""
        self.state = self.timing.state = state
        self.stopped, self._mended = False, time.monotonic()
        log.warning("table goes on", extra={"table": state.id, "paused": round(paused, 3)})
        self._look_again()
        self.timing.postpone(paused)
        self.timing.note(self._mended)
        self.audience.tell(self._fresh())
        self.registry.found(self)
        self._ask_bots()

    async def forget(self, player: str) -> None:
        """In the journal, too: nothing shows any more who sat and spoke there."""
        async with self.lock:
            self._check_running()
            n, other = 0, new_code(12)
            try:
                async for entry in written(self.journal, self.registry.replaying, self.state.id):
                    n, changed = n + 1, entries.without(entry, player, other)
                    if changed is not entry:
                        await self.journal.write(JournalLine(self.state.id, n, entries.encode(changed), again=True))
            except JournalStopped as error:
                raise self._give_up(error) from error
            self._go_on((await self.registry.read(self.state.id))[0], 0.0)

    def tell_stopped(self, why: str) -> None:
        self.audience.tell(Bulletin(encode(Stopped(self.state.id, Said(why)))[:-1], []))

    def stop_bots(self) -> None:
        for task in self.bots_asked.values():
            task.cancel()

    def move_out(self) -> None:
        """The table now lives elsewhere: sockets are closed, so that clients look for it again."""
        self.stopped = self.moved_out = True
        self.stop_bots()
        for socket in list(self.audience.listeners):
            asyncio.get_running_loop().call_soon(socket.close)  # after the answer being sent

    # Listening

    async def enter(
        self, socket: Socket, caller: Caller, key: str, seen: int | None, answer: Callable[[Entered], None]
    ) -> None:
        """Subscribes this socket: first the answer, then the events it has missed or a fresh view."""
        await self._wait_while_paused()
        async with self.lock:
            self._check_running()
            state = self.state
            listener = Listener(socket, caller, key, state)
            self.audience.add(socket, listener)
            links = listener.links._asdict()
            answer(Entered(id="", table=state.id, seats=listener.plays, n=state.n, **links))
            await self._catch_up(listener, seen)
            self._return(listener.plays)
            self._tell_presence()

    def may_see(self, caller: Caller, key: str) -> Sequence[int]:
        """The seats through whose eyes this caller sees, if they may look at all."""
        self._check_running()
        return sees(self.state, caller, key)

    async def events_for(self, caller: Caller, key: str, seen: int, until: int | None = None) -> list[bytes]:
        """For polling instead of listening; with `until`, a page of the past."""
        await self._wait_while_paused()
        if until is not None:
            self.may_see(caller, key)
            until = min(until, seen + MOST_MISSED, self.state.n)
            if not self._may_replay(caller, seen, until):
                raise Refusal("too-fast")
            return await self.missed(caller, key, seen, until)
        async with self.lock:
            eyes = self.may_see(caller, key)
            if self._may_catch_up(caller, seen):
                return await self.missed(caller, key, seen)
            return [self._fresh().for_seats(eyes)]

    async def _catch_up(self, listener: Listener, seen: int | None) -> None:
        if seen is not None and seen <= self.state.n and self._may_catch_up(listener.caller, seen):
            for data in await self.missed(listener.caller, listener.key, seen):
                self.audience.push(listener, data)
        else:
            self.audience.send(listener, self._fresh())

    def _fresh(self) -> Bulletin:
        return fresh(self.state, milliseconds(), self.audience.present())

    def _may_catch_up(self, caller: Caller, seen: int) -> bool:
        """Whoever has missed much, or asks often, gets the table as it is now."""
        return self.state.n - MOST_MISSED <= seen and self._may_replay(caller, seen, self.state.n)

    def _may_replay(self, caller: Caller, seen: int, until: int) -> bool:
        much = until - self.state.replayed_from(seen)
        return seen >= until or self.registry.may_replay(caller.network, much)

    async def missed(self, caller: Caller, key: str, seen: int, until: int | None = None) -> list[bytes]:
        """The events after this one, rebuilt from the journal as this caller saw them then and may still see them."""
        until = self.state.n if until is None else until
        if seen >= until:
            return []
        again, told = self.state.before(seen), list[bytes]()
        async for entry in written(self.journal, self.registry.replaying, again.id, again.n, until):
            again.apply(entry)
            if again.n > seen:
                told.append(bulletin(again, entry).for_seats(saw(again, self.state, caller, key)))
        return told

    def exit(self, socket: Socket) -> None:
        listener = self.audience.remove(socket)
        if listener is None:
            return
        self.used = now = time.monotonic()
        for seat in listener.plays:
            if seat not in self.audience.present():
                self.timing.go(seat, now)
        self._tell_presence()

    def _return(self, seats: Sequence[int]) -> None:
        """Players who are back get their seats back, as soon as the lock is free."""
        for seat in seats:
            self.timing.come(seat)
            if self.state.chairs[seat].held:
                self.submit(partial(self._give_seat_back, seat), nobody)

    def _give_seat_back(self, seat: int) -> AnyEntry | Written:
        held = self.state.chairs[seat].held
        return entries.Returned(time=milliseconds(), seat=seat) if held else self.nothing()

    def _look_again(self) -> list[Listener]:
        """Seats or rights may have changed; returns listeners that can see more."""
        newcomers = self.audience.look_again(self.state)
        for seat in self.audience.present():
            self.timing.come(seat)
        return newcomers

    def _note_presence(self, caller: Caller) -> None:
        """Whoever sends commands is present, even without a socket; the grace period starts again."""
        present, now = self.audience.present(), time.monotonic()
        for seat in caller.seats(self.state):
            if seat not in present:
                self.timing.come(seat)
                self.timing.go(seat, now)

    def _tell_presence(self) -> None:
        now = time.monotonic()
        audience = self.audience
        notice = Presence(self.state.id, audience.present(), audience.watching(), self.timing.leaving(now))
        audience.tell(Bulletin(encode(notice)[:-1], []))

    # Computer players

    def _ask_bots(self) -> None:
        for seat in self._asked():
            if seat not in self.bots_asked and self.state.bot_for(seat) and not self.stopped:
                self.bots_asked[seat] = asyncio.create_task(self._play_bot(seat))

    def _asked(self) -> Sequence[int]:
        """In a deal of the day one after the other, in an order that is the same at every table."""
        state = self.state
        if not state.day or state.table is None or not state.look.choices:
            return list(state.look.choices)
        return [next_seat(state.plan, state.table)]

    async def _play_bot(self, seat: int) -> None:
        try:
            level = self.state.bot_for(seat)
            if level is not None and seat in self.state.look.choices:
                await self._choose_and_move(seat, level, "bot", self._pace(seat))
        except Refusal:
            pass  # the table has paused
        except Exception:  # whatever it was, nothing else would ever ask this seat again
            log.exception("move of a computer player failed", extra={"table": self.state.id, "seat": seat})
            await asyncio.sleep(1)
        finally:
            self.bots_asked.pop(seat, None)
        self._ask_bots()

    def _pace(self, seat: int) -> float:
        """Minimum seconds for the next move: fewer where it goes on with what it has begun."""
        table, pace = self.state.table, self.state.settings.pace
        goes_on = table is not None and bool(table.log) and table.log[-1].seat == seat
        return pace / 3 if goes_on else pace

    async def _choose_and_move(self, seat: int, level: str, how: Any, pace: float) -> None:
        """Chooses off the event loop; the answer counts only if the question is still the same."""
        state, begun = self.state, time.monotonic()
        asked, choice = state.since.get(seat), state.look.choices[seat]
        try:
            if state.day and how == "bot":
                action = await self.bot_pool.answer(state.deal, state.look.views[seat].raw, choice.legal, seat)
            else:
                action = await self.bot_pool.choose(state.game, level, state.look.views[seat].raw, choice.legal)
        except Exception:  # whatever is wrong with a bot, the game goes on
            log.exception("computer player failed", extra={"table": state.id, "seat": seat, "level": level})
            action = choice.legal[0]
        await asyncio.sleep(max(0.0, begun + pace - time.monotonic()))

        def decide() -> AnyEntry | Written:
            still = state is self.state and state.since.get(seat) == asked
            if not still or (how == "bot" and state.bot_for(seat) is None):
                return self.nothing()
            return self._move_automatically(seat, action, how)

        await self.write(decide)

    def _move_automatically(self, seat: int, action: int, how: Any) -> entries.Moved:
        spent = int(self.timing.spent(seat, time.monotonic(), 0.0) * 1000) if self.state.settings.clock else 0
        return entries.Moved(time=milliseconds(), seat=seat, action=action, how=how, spent=spent)

    # What happens automatically

    async def tick(self, now: float) -> None:
        """Do what is due, each item once: what becomes due meanwhile waits for the next tick, so this always
        terminates."""
        self.ticking = True
        try:
            for due in sorted(self.timing.all()):
                if due.when <= now:
                    await self._do_due(due)
                    await asyncio.sleep(0)  # let others run, however much is due
        except Refusal:
            pass  # the table has paused, and has said so
        except Exception:  # it will be due again
            log.exception("what was due failed", extra={"table": self.state.id})
            await asyncio.sleep(1)
        finally:
            self.ticking = False
            self.timing.look_again()

    async def _do_due(self, due: Due) -> None:
        """Never between applying an entry and announcing it; and only if it is still due by then."""
        if due.what != "clock":
            await self.write(lambda: self._decide_due(due))
            return
        async with self.lock:
            still = self._is_due(due)
        if still:  # a bot has to choose first; nothing has happened since the question was checked
            await self._choose_and_move(due.seat, self.state.settings.stand_in, "clock", 0.0)

    def _is_due(self, due: Due) -> bool:
        return not self.stopped and due in self.timing.all()

    def _decide_due(self, due: Due) -> AnyEntry | Written:
        if not self._is_due(due):
            return self.nothing()
        if due.what == "remind":
            self.timing.remind(due.seat)
            self.audience.push_to_seat(due.seat, encode(Reminder(self.state.id, due.seat)))
            return self.nothing()
        if due.what == "hold":
            return entries.Held(time=milliseconds(), seat=due.seat)
        how = "clock" if due.what == "window" else "person"  # auto: a forced move, as the player wished
        return self._move_automatically(due.seat, due.action, how)

    def wake(self, spent: dict[int, float]) -> None:
        """After a restart: everybody counts as away from now on, and computer players resume. `spent` is the seconds
        each seat had already used for its question."""
        now = time.monotonic()
        for seat, chair in enumerate(self.state.chairs):
            if chair.kind == "person":
                self.timing.go(seat, now)
        for seat in self.state.since:
            self.timing.recall(seat, spent.get(seat, 0.0), now)
        self._ask_bots()


def _add(tables: set[LiveTable], live: LiveTable | None) -> None:
    if live is not None:
        tables.add(live)
