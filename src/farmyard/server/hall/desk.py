"""The front desk: every command, from a socket or by REST, comes here and gets exactly one answer."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec import UNSET, UnsetType

from farmyard import __version__
from farmyard.contests.account import Account
from farmyard.contests.analysis import Decision, best_and_worst
from farmyard.core.refusal import Refusal
from farmyard.schema import notation
from farmyard.server.base import messages
from farmyard.server.base.limits import Buckets, Limits, Networks
from farmyard.server.base.messages import Answer, Done, Joined, Refused, Welcome
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import Claim, new_code, read, sign
from farmyard.server.hall.back_room import BackRoom
from farmyard.server.hall.clubs import Clubs
from farmyard.server.hall.days import Days
from farmyard.server.hall.evenings import Evenings
from farmyard.server.hall.forgetting import forget_at_tables
from farmyard.server.hall.lobby import Lobby
from farmyard.server.hall.records import Asker, Records, table_of
from farmyard.server.hall.registry import TableRegistry
from farmyard.server.hall.traces import Traces
from farmyard.server.table import entries
from farmyard.server.table.bot_pool import Judged, Progress, find_adviser
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import ORDERS, check_name
from farmyard.server.table.listeners import Socket
from farmyard.server.table.live_table import LiveTable
from farmyard.server.table.outcomes import Outcome, outcome_of
from farmyard.server.table.rights import links
from farmyard.server.table.wire import encode, said, said_refusal
from farmyard.table import Table
from farmyard.text import because
from farmyard.text.words import Line, Words

MOST_RECORD = 256_000  # bytes; a long game takes a tenth of that
STUDYING = (messages.Analyse, messages.Hint)
Push = Callable[[bytes], bool]
Reply = Callable[[Answer | Exception], None]


class Desk:
    """Holds the key that signs tokens, the tables, and the records of finished games."""

    def __init__(self, registry: TableRegistry, records: Records, key: bytes) -> None:
        self.registry, self.records, self.key = registry, records, key
        self.days, self.back_room = Days(registry), BackRoom(registry.records)
        self.clubs = Clubs(registry.records.engine)
        self.evenings = Evenings(registry)
        self.people, self._traces = registry.people, Traces(registry)
        self._reports, self._notes = Buckets(registry.limits.reports), Networks(registry.limits.notes)
        self._studies = Studies(registry.limits.studies)
        self._records, self._record_bytes = Networks(registry.limits.records), Networks(registry.limits.record_bytes)

    # People

    def hello(self, command: messages.Hello, network: str) -> tuple[Caller, Welcome]:
        """A token identifies its owner; without one, a new guest is created."""
        claim = self.claim(command.token) if command.token else Claim(new_code(12))
        caller = Caller(claim, command.name, command.language, network)
        token = command.token or sign(self.key, caller.claim)
        return caller, Welcome(
            id=command.id,
            player=caller.player,
            token=token,
            name=caller.name,
            version=__version__,
            time=milliseconds(),
        )

    def claim(self, token: str) -> Claim:
        claim = read(self.key, token)
        self.people.check(claim)
        return claim

    def is_at(self, caller: Caller, table: str) -> bool:
        """True if the caller belongs there already, without any key."""
        live = self.registry.tables.get(table.upper())
        return live is not None and (bool(caller.seats(live.state)) or caller.is_host(live.state))

    def refuse(self, caller: Caller | None, id: str, refusal: Refusal) -> Refused:
        words = Words(caller.language if caller else "en")
        return Refused(id=id, code=refusal.code, said=said_refusal(refusal), text=words.refusal(refusal))

    # Commands

    def submit(self, caller: Caller, command: Any, done: Reply, lag: float = 0.0, here: str = "") -> bool:
        """Any command except studies, and `enter`, which needs a socket. `done` is called exactly once, possibly before
        this returns. `here` is the table for which a proxy chose this worker. Returns False if something has to be
        waited for first."""
        at_once = type(command) in ORDERS and type(command) is not messages.Join
        live = self.registry.tables.get(command.table) if at_once else None
        if live is not None:
            return self._pass_on(live, caller, command, done, lag)
        self.registry.run(self._submit_later(caller, command, done, lag, here))
        return False

    async def _submit_later(self, caller: Caller, command: Any, done: Reply, lag: float, here: str) -> None:
        try:
            if isinstance(command, messages.Create):
                done(await self._create(caller, command))
                return
            if type(command) not in ORDERS:
                raise Refusal("socket-only")
            live = await self.registry.find(command.table, same(command.table, here))
            if isinstance(command, messages.Join):
                self.registry.names.check(command.name or caller.name)
                await self.people.check_welcome(live.state.host, caller.player)
        except Exception as error:
            done(error)
            return
        self._pass_on(live, caller, command, done, lag)

    def _pass_on(self, live: LiveTable, caller: Caller, command: Any, done: Reply, lag: float) -> bool:
        if type(command) is messages.Say and not self.registry.may_talk(caller.player):
            done(Refusal("chat-fast"))
            return True
        return live.order(caller, command, lambda outcome: done(self._answer(command.id, live, outcome)), lag)

    async def do(self, caller: Caller, command: Any, here: str = "") -> Answer:
        """`submit` and `study`, awaitable."""
        if type(command) in STUDYING:
            return await self.study(caller, command, lambda data: True, here)
        answer: Answer = await outcome_of(lambda done: self.submit(caller, command, done, here=here))
        return answer

    async def _create(self, caller: Caller, command: messages.Create) -> messages.Created:
        if caller.claim.table:
            raise Refusal("not-your-seat", seat=caller.claim.seat + 1)
        self.registry.names.check(command.name or caller.name)
        live = await self.registry.open(caller, command)
        state = live.state
        return messages.Created(
            id=command.id,
            table=state.id,
            **links(state, caller)._asdict(),
            commitment=state.commitment,
            seats=caller.seats(state),
            n=state.n,
        )

    def _answer(self, id: str, live: LiveTable, outcome: Outcome) -> Answer | Exception:
        if isinstance(outcome, Exception):
            return outcome
        n, entry = outcome
        if isinstance(entry, entries.Sat):
            token = sign(self.key, Claim(entry.player, live.state.id, entry.seat, self.people.epoch(entry.player)))
            return Joined(id=id, seat=entry.seat, token=token, n=n)
        return Done(id=id, n=n)

    def check_note(self, network: str) -> None:
        """Guests cost nothing to create, so what is stored about people is limited per network."""
        if not self._notes.take(network):
            raise Refusal("too-fast")

    def check_report(self, player: str) -> None:
        if not self._reports.take(player):
            raise Refusal("too-fast")

    async def data_of(self, player: str) -> bytes:
        """Everything kept about this person, as one JSON text."""
        browsers = await self.people.subscriptions(player)
        more = {
            "tables": await self._traces.said(player),
            "blocks": await self.people.blocked_by(player),
            "reports": await self.people.reports_by(player),
            "push": [{"endpoint": one.endpoint, "time": one.time} for one in browsers],
        }
        return await self.records.data_of(player, more)

    async def forget(self, player: str) -> None:
        """Leave every table, then delete what is kept about this person; and again what was begun meanwhile, while
        tokens were still valid."""
        await self._forget_games(player)
        await self.people.forget(player)
        await self._forget_games(player)

    async def _forget_games(self, player: str) -> None:
        await forget_at_tables(self.registry, await self._traces.tables(player), player)
        await self.records.forget(player)

    # Studying

    async def study(self, caller: Caller, command: Any, push: Push, here: str) -> Answer:
        """A hint, or the analysis of a finished game; progress is sent through `push`."""
        level = find_adviser(command.level)

        def progress(done: int, all: int, decision: Decision | None = None) -> None:
            judged = _judgement(decision) if decision else UNSET
            push(encode(messages.Progress(command.id, done, all, judged)))

        async with self._studies.begin(caller, type(command)):
            if isinstance(command, messages.Hint):
                return await self._hint(caller, command, level, here, progress)
            return await self._analysis(caller, command, level, progress)

    async def _analysis(
        self, caller: Caller, command: messages.Analyse, level: str, progress: Judged
    ) -> messages.Analysis:
        asker = Asker(caller.reads_as(table_of(command.record)), command.key)
        table = await self.records.table(command.record, asker)
        levels = (await self.records.file(command.record, asker)).get("levels") or []
        found = await self.registry.bot_pool.analyse(table, level, progress)
        accounts = await self.registry.bot_pool.account(table, levels, progress)
        best, worst = best_and_worst(found)
        return messages.Analysis(
            id=command.id,
            record=command.record,
            level=level,
            decisions=list(_explained(table, found)),
            best=[decision.move for decision in best],
            worst=[decision.move for decision in worst],
            accounts=[_account(one) for one in accounts],
        )

    async def _hint(
        self, caller: Caller, command: messages.Hint, level: str, here: str, progress: Progress
    ) -> messages.Advice:
        """Nobody gets advice against people; against computer players anybody may."""
        state = (await self.registry.find(command.table, same(command.table, here))).state
        caller.check_seat(state, command.seat)
        if not state.coached:
            raise Refusal("hint-people")
        if command.seat not in state.look.choices:
            raise Refusal("hint-later")
        n, choice, view = state.n, state.look.choices[command.seat], state.look.views[command.seat].raw
        seen = state.look.views[command.seat]
        hint = await self.registry.bot_pool.hint(state.game, level, view, choice.legal, progress)
        return messages.Advice(
            id=command.id,
            n=n,
            move=hint.best,
            chance=hint.chance,
            others=hint.others,
            why=said(hint.why),
            reason=_reason(because(state.game, seen, notation.parse(state.game, hint.best))),
        )

    # Finished games

    async def bring(self, caller: Caller, data: dict[str, Any]) -> str:
        """A record from elsewhere: limited in size, and in number per network."""
        self._check_record(caller, data)
        return (await self.records.bring(data, milliseconds()))[0]

    async def hand_in(self, caller: Caller, day: str, game: str, name: str, data: dict[str, Any]) -> None:
        """The record of a deal of the day that was played on a device: checked in the background, whoever waits."""
        self._check_record(caller, data)
        self.registry.names.check(name)
        await self.days.hand_in(caller.player, day, game, check_name(name), data)
        self.back_room.wake()

    def _check_record(self, caller: Caller, data: dict[str, Any]) -> None:
        size = len(encode(data))
        if size > MOST_RECORD:
            raise Refusal("record-large", size=size // 1000, most=MOST_RECORD // 1000)
        if not self._records.take(caller.network) or not self._record_bytes.take(caller.network, size):
            raise Refusal("records-many")

    # Listening

    async def enter(self, socket: Socket, caller: Caller, command: messages.Enter, here: str) -> str:
        """Sends its answer itself, because the answer must precede the events. Returns the table's code."""
        live = await self.registry.find(command.table, same(command.table, here))

        def answer(entered: messages.Entered) -> None:
            socket.push(encode(messages.Entered(**{**_fields(entered), "id": command.id})))

        await live.enter(socket, caller, command.key, command.seen, answer)
        return live.state.id

    def exit(self, socket: Socket, table: str) -> None:
        live = self.registry.tables.get(table)
        if live is not None:
            live.exit(socket)

    async def find(self, table: str) -> LiveTable:
        """Wherever it is: another worker is asked to hand it over if necessary."""
        return await self.registry.find(table, insist=True)

    @property
    def lobby(self) -> Lobby:
        return self.registry.lobby

    @property
    def limits(self) -> Limits:
        return self.registry.limits

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs in the background, to completion."""
        self.registry.run(work)


def same(table: str, here: str) -> bool:
    return table.upper() == here.upper()


def _judgement(found: Decision, reason: messages.Said | UnsetType = UNSET) -> messages.Judgement:
    return messages.Judgement(found.move, found.seat, found.played, found.best, found.before, found.after, reason)


def _explained(table: Table, found: list[Decision]) -> Iterator[messages.Judgement]:
    """With what speaks for the best move, from what the seat saw at the time."""
    play, wanted = table.at(0), {decision.move: decision for decision in found}
    for number, move in enumerate(table.log):
        if decision := wanted.get(number):
            best = notation.parse(table.game, decision.best)
            yield _judgement(decision, _reason(because(table.game, play.view(move.seat), best)))
        play.play(*move)


def _reason(line: Line | None) -> messages.Said | UnsetType:
    return said(line) if line else UNSET


def _account(found: Account) -> messages.Account:
    columns = [messages.Column(name, entry.share, entry.error) for name, entry in found.columns.items()]
    return messages.Account(found.seat, found.fair, found.result, columns)


def _fields(answer: messages.Entered) -> dict[str, Any]:
    return {name: getattr(answer, name) for name in answer.__struct_fields__}


class Studies:
    """Hints and analyses in progress: one of each kind per player. Only a few per network run at a time and the rest
    queue, so that a whole school gets its hints without taking turns away from anybody else."""

    WAITING = 16  # times the number that may run

    def __init__(self, most: int) -> None:
        self._most = most
        self._going: set[tuple[str, type]] = set()
        self._networks: Counter[tuple[str, type]] = Counter()  # running or queued
        self._turns: dict[tuple[str, type], asyncio.Semaphore] = {}

    @asynccontextmanager
    async def begin(self, caller: Caller, kind: type) -> AsyncIterator[None]:
        who, where = (caller.player, kind), (caller.network, kind)
        if who in self._going or self._networks[where] >= self._most * self.WAITING:
            raise Refusal("study-busy")
        self._going.add(who)
        self._networks[where] += 1
        try:
            async with self._turns.setdefault(where, asyncio.Semaphore(self._most)):
                yield
        finally:
            self._going.discard(who)
            self._networks -= Counter((where,))
            if not self._networks[where]:
                del self._turns[where]


class Jobs:
    """Long computations on behalf of one socket: cancellable, with progress reports."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[Any]] = {}

    async def run(self, id: str, work: Callable[[], Any]) -> Any:
        if id in self._running:
            raise Refusal("job-running", job=id)
        task = self._running[id] = asyncio.ensure_future(work())
        try:
            return await task
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refusal("job-cancelled") from None
            raise
        finally:
            del self._running[id]

    def cancel(self, id: str) -> None:
        if id not in self._running:
            raise Refusal("job-unknown", job=id)
        self._running[id].cancel()

    def close(self) -> None:
        for task in self._running.values():
            task.cancel()
