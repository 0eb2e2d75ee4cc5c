"""One WebSocket: says hello, sends commands, gets one answer to each, and hears the tables it has entered.

A message is decoded only once, and nothing waits unnecessarily: see `Connection.receive`.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from farmyard.core.refusal import Refusal
from farmyard.server.base import messages
from farmyard.server.base.limits import Bucket, Guesses
from farmyard.server.base.messages import AnyCommand, Beat, Done, Echo
from farmyard.server.hall.desk import STUDYING, Desk, Jobs
from farmyard.server.table.callers import Caller
from farmyard.server.table.commands import ORDERS
from farmyard.server.table.wire import encode
from farmyard.server.web.websocket import FastWebSocket

log = logging.getLogger("farmyard.socket")
decode = msgspec.json.Decoder(AnyCommand | Echo).decode
Left = Callable[[], None]
BESIDE = (*STUDYING, messages.Create)  # a new table may have to wait for its game to be compiled
GUESSING: dict[type, str] = {messages.Enter: "table", messages.Join: "table", messages.Analyse: "record"}  # a key to it


class Head(msgspec.Struct):
    """Just enough of a message to answer it even if it could not be decoded."""

    id: str = ""


class Connection:
    """Handles one message after the other; slow work continues in the background."""

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
        self.table = table  # the table for which a proxy has sent this socket here
        self.push, self.close = wire.push, wire.close_softly
        self.lag = 0.0
        self.caller: Caller | None = None
        self.entered: list[str] = []  # seldom more than one; a set would be four times as large
        self.jobs = Jobs()
        self._beat = (0, 0.0)  # the last one, and when it was sent
        limits = desk.limits
        self._bucket, self._controls = Bucket(limits.commands), Bucket(limits.controls)
        self._faults = Bucket(limits.faults)

    def leave(self) -> None:
        self.left()
        self.jobs.close()
        self.desk.people.visitors.discard(self)
        self.desk.lobby.watchers.discard(self)
        self._exit_all()

    def _exit_all(self) -> None:
        for id in self.entered:
            self.desk.exit(self, id)
        self.entered.clear()

    # One message

    def receive(self, data: bytes) -> None:
        """Starts handling a message; `wire.go_on` signals completion, after which the next one may come."""
        try:
            command = decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._finish(_id_of(data), Refusal("message", why=str(error)[:200]))
            return
        try:
            if type(command) is messages.Play and self.caller is not None:  # nearly always
                self._submit(self.caller, command)
            elif isinstance(command, Echo):
                self._echo(command)
                self.wire.go_on()
            else:
                self._begin(command)
        except Exception as error:
            self._finish(command.id, error)

    def _begin(self, command: Any) -> None:
        if isinstance(command, messages.Hello):
            self._finish(command.id, self._hello(command))
            return
        caller = self.caller
        if caller is None:
            raise Refusal("hello-first")
        kind = type(command)
        locked = GUESSING.get(kind)
        if locked and command.key and not self.desk.is_at(caller, getattr(command, locked)):
            self.guesses.check()
        if kind in ORDERS:
            self._submit(caller, command)
        elif kind is messages.Enter:
            self.desk.run(self._wait_for(command.id, self._enter(caller, command)))
        elif kind in BESIDE:
            self.desk.run(self._do_beside(caller, command))
            self.wire.go_on()
        else:
            self._finish(command.id, QUICK[kind](self, command))

    def _submit(self, caller: Caller, command: Any) -> None:
        """Events pushed meanwhile are sent together with the answer, if that comes almost at once."""
        self.wire.hold()
        if not self.desk.submit(caller, command, partial(self._finish, command.id), self.lag, self.table):
            self.wire.release()

    async def _wait_for(self, id: str, work: Coroutine[Any, Any, Any]) -> None:
        try:
            answer = await work
        except Exception as error:
            answer = error
        self._finish(id, answer)

    async def _do_beside(self, caller: Caller, command: Any) -> None:
        try:
            self._answer(command.id, await self._work(caller, command))
        except Exception as error:
            self._answer(command.id, error)

    def _work(self, caller: Caller, command: Any) -> Coroutine[Any, Any, Any]:
        if type(command) in STUDYING:
            return self.jobs.run(command.id, lambda: self.desk.study(caller, command, self.push, self.table))
        return self.desk.do(caller, command)

    def _finish(self, id: str, outcome: Any) -> None:
        self._answer(id, outcome)
        self.wire.go_on()

    def _answer(self, id: str, outcome: Any) -> None:
        """`None` if the answer has been sent already."""
        if isinstance(outcome, Exception):
            self.push(encode(self._explain(id, outcome)))
            return
        self._faults.give()
        if outcome is not None:
            self.push(encode(outcome))

    def pay(self, control: bool) -> bool:
        return self._controls.take() if control else self._bucket.take()

    def refuse_unpaid(self, data: bytes) -> None:
        """A message that expects no answer gets none, but counts against the limit all the same."""
        refused = self._explain(_id_of(data), Refusal("too-fast"))
        if data:
            self.push(encode(refused))

    def _explain(self, id: str, error: Exception) -> messages.Refused:
        """Internal errors are answered, too; but a client that gets nothing but refusals is disconnected."""
        if not self._faults.take():
            asyncio.get_running_loop().call_soon(self.wire.send_away)
        if isinstance(error, Refusal):
            return self.desk.refuse(self.caller, id, self.guesses.note(error))
        log.error("command failed", extra={"id": id}, exc_info=error)
        return self.desk.refuse(self.caller, id, Refusal("internal"))

    # Commands

    def _hello(self, command: messages.Hello) -> messages.Welcome:
        """A socket that becomes somebody else stops hearing what it heard before: otherwise nobody would notice that
        the former caller's token was revoked."""
        caller, welcome = self.desk.hello(command, self.guesses.address)
        if self.caller is not None and self.caller.claim != caller.claim:
            self._exit_all()
        self.caller = caller
        self.desk.people.visitors.add(self)
        return welcome

    async def _enter(self, caller: Caller, command: messages.Enter) -> None:
        id = await self.desk.enter(self, caller, command, self.table)
        if id not in self.entered:
            self.entered.append(id)

    def _exit(self, command: messages.Exit) -> Done:
        """If the socket has not entered the table there is nothing to leave, and nothing is revealed about it."""
        id = command.table.upper()
        if id in self.entered:
            self.entered.remove(id)
            self.desk.exit(self, id)
        return Done(id=command.id)

    def _lobby(self, command: messages.Lobby) -> Done:
        if command.on:
            self.desk.lobby.watchers.add(self)
            self.push(encode(messages.Tables(self.desk.lobby.tables())))
        else:
            self.desk.lobby.watchers.discard(self)
        return Done(id=command.id)

    def _cancel(self, command: messages.Cancel) -> Done:
        self.jobs.cancel(command.job)
        return Done(id=command.id)

    # Round trips

    def beat(self) -> None:
        self._beat = self._beat[0] + 1, time.monotonic()
        self.push(encode(Beat(self._beat[0])))

    def _echo(self, echo: Echo) -> None:
        """Only the first echo of the latest beat counts."""
        number, sent = self._beat
        if echo.beat == number and sent:
            self.lag = time.monotonic() - sent
            self._beat = number, 0.0


QUICK: dict[type, Callable[[Connection, Any], Done]] = {
    messages.Exit: Connection._exit,
    messages.Lobby: Connection._lobby,
    messages.Cancel: Connection._cancel,
}


def _id_of(data: bytes) -> str:
    try:
        return msgspec.json.decode(data, type=Head).id[:64]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""
