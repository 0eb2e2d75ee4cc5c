"""One WebSocket: says hello, sends commands, gets one answer to each, and hears what it listens to."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.limits import Bucket, Guesses
from farmyard.server.base.messages import AnyCommand, Beat, Done, Echo
from farmyard.server.hall.desk import Desk, Jobs
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import ORDERS
from farmyard.server.table.wire import encode
from farmyard.server.web.websocket import FastWebSocket

log = logging.getLogger("farmyard.socket")
decode = msgspec.json.Decoder(AnyCommand | Echo).decode
THINKING = (messages.Analyse, messages.Hint)
Left = Callable[[], None]
LONG = (*THINKING, messages.Create)  # a new table may have to wait until its game is compiled
GUESSING: dict[type, str] = {messages.Enter: "table", messages.Join: "table", messages.Analyse: "record"}  # a key to it


class Head(msgspec.Struct):
    """As much of a message as is needed to answer it although it could not be read."""

    id: str = ""


class Connection:
    """Reads one message after the other; long thinking goes on beside."""

    __slots__ = (
        "_beat",
        "_bucket",
        "_controls",
        "_faults",
        "caller",
        "close",
        "desk",
        "entered",
        "guesses",
        "jobs",
        "lag",
        "left",
        "push",
        "table",
        "wire",
    )

    def __init__(self, wire: FastWebSocket, desk: Desk, guesses: Guesses, table: str, left: Left) -> None:
        self.wire, self.desk, self.guesses, self.left = wire, desk, guesses, left
        self.table = table  # for which a proxy has sent this socket here
        self.push, self.close = wire.push, wire.close_softly
        self.lag = 0.0
        self.caller: Caller | None = None
        self.entered: list[str] = []  # seldom more than one, and a set is four times as large
        self.jobs = Jobs()
        self._beat = (0, 0.0)  # the last one, and when it was sent
        limits = desk.registry.limits
        self._bucket, self._controls = Bucket(limits.commands), Bucket(limits.controls)
        self._faults = Bucket(limits.faults)

    async def leave(self) -> None:
        self.left()
        self.jobs.close()
        self.desk.people.visitors.discard(self)
        self.desk.registry.lobby.watchers.discard(self)
        self._exit_all()

    def _exit_all(self) -> None:
        for id in self.entered:
            live = self.desk.registry.tables.get(id)
            if live is not None:
                live.exit(self)
        self.entered.clear()

    async def receive(self, data: bytes) -> None:
        try:
            command = decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.push(encode(self._explain(_id_of(data), Refusal("message", why=str(error)[:200]))))
            return
        if isinstance(command, Echo):
            self._echo(command)
        elif type(command) in LONG:
            self.desk.registry.run(self._answer(command))
        else:
            await self._answer(command)

    def pay(self, control: bool) -> bool:
        return self._controls.take() if control else self._bucket.take()

    def refuse_unpaid(self, data: bytes) -> None:
        """One that asks for no answer gets none; all the same it is one too many."""
        refused = self._explain(_id_of(data), Refusal("too-fast"))
        if data:
            self.push(encode(refused))

    def play_now(self, data: bytes) -> bool:
        """A move, nearly always, can be made without waiting for anybody; everything else goes the long way."""
        try:
            command = decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return False
        if type(command) is not messages.Play or self.caller is None:
            return False
        live = self.desk.registry.tables.get(command.table)
        if live is None or live.lock.taken:
            return False
        self.wire.playing = True
        begun = False
        try:
            begun = live.play_now(self.caller, command, self.lag, lambda outcome: self._played(command.id, outcome))
        except Exception as error:
            self._played(command.id, error)
            return True
        finally:
            self.wire.playing = begun
        return begun

    def _played(self, id: str, outcome: Any) -> None:
        if isinstance(outcome, int):
            self._faults.give()
            self.push(encode(Done(id=id, n=outcome)))
        else:
            self.push(encode(self._explain(id, outcome)))
        self.wire.go_on()

    def _explain(self, id: str, error: Exception) -> messages.Refused:
        """Our own fault, too, is answered; but who hears nothing else than refusals is sent away."""
        if not self._faults.take():
            asyncio.get_running_loop().call_soon(self.wire.send_away)
        if isinstance(error, Refusal):
            return self.desk.refuse(self.caller, id, self.guesses.note(error))
        log.error("command failed", extra={"id": id}, exc_info=error)
        return self.desk.refuse(self.caller, id, Refusal("internal"))

    async def _answer(self, command: Any) -> None:
        try:
            answer = await self._do(command)
            self._faults.give()
        except Exception as error:
            answer = self._explain(command.id, error)
        if answer is not None:
            self.push(encode(answer))

    async def _do(self, command: Any) -> Any:
        """The answer, or None where it has been given already."""
        if isinstance(command, messages.Hello):
            return self._hello(command)
        caller = self.caller
        if caller is None:
            raise Refusal("hello-first")
        locked = GUESSING.get(type(command))
        if locked and command.key and not self.desk.is_at(caller, getattr(command, locked)):
            self.guesses.check()
        if type(command) in ORDERS:  # nearly always
            return await self.desk.order(caller, command, self.lag, self.table)
        if isinstance(command, messages.Enter):
            _note(self.entered, await self.desk.enter(self, caller, command, self.table))
            return None
        if isinstance(command, messages.Exit):
            return self._exit(command)
        if isinstance(command, messages.Lobby):
            return self._lobby(command)
        if isinstance(command, messages.Cancel):
            self.jobs.cancel(command.job)
            return Done(id=command.id)
        if type(command) in THINKING:
            return await self.jobs.run(command.id, lambda: self.desk.think(caller, command, self.push, self.table))
        return await self.desk.do(caller, command, self.lag, self.table)

    def _hello(self, command: messages.Hello) -> messages.Welcome:
        """Who is somebody else from now on hears nothing more as who they were: of that one nobody would know that the
        token was revoked."""
        caller, welcome = self.desk.hello(command, self.guesses.address)
        if self.caller is not None and self.caller.claim != caller.claim:
            self._exit_all()
        self.caller = caller
        self.desk.people.visitors.add(self)
        return welcome

    def _exit(self, command: messages.Exit) -> Done:
        """Where one has not entered there is nothing to leave, and nothing to be learnt about the table."""
        id = command.table.upper()
        if id in self.entered:
            self.entered.remove(id)
            if id in self.desk.registry.tables:
                self.desk.registry.tables[id].exit(self)
        return Done(id=command.id)

    def _lobby(self, command: messages.Lobby) -> Done:
        lobby = self.desk.registry.lobby
        if command.on:
            lobby.watchers.add(self)
            self.push(encode(messages.Tables(lobby.tables())))
        else:
            lobby.watchers.discard(self)
        return Done(id=command.id)

    # The way there and back

    def beat(self) -> None:
        self._beat = self._beat[0] + 1, time.monotonic()
        self.push(encode(Beat(self._beat[0])))

    def _echo(self, echo: Echo) -> None:
        """Only the first one to the last beat counts."""
        number, sent = self._beat
        if echo.beat == number and sent:
            self.lag = time.monotonic() - sent
            self._beat = number, 0.0


def _note(ids: list[str], id: str) -> None:
    if id not in ids:
        ids.append(id)


def _id_of(data: bytes) -> str:
    try:
        return msgspec.json.decode(data, type=Head).id[:64]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""
