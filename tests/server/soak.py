"""Kill the server repeatedly during play, and count: what was acknowledged, what was lost, how long people waited.

    python tests/server/soak.py --kills 1000              one process on its files
    python tests/server/soak.py --kills 200 --workers 2   PostgreSQL, Redis, nginx; one worker dies at a time
    python tests/server/soak.py --minutes 60              nobody dies: memory

People and computer players are at tables of all games, over real sockets; some only watch. After every kill an
independent witness reads the journal: every acknowledged move must be there, once, under its number, and every event
that anybody has ever heard must be, byte for byte, what follows from the journal.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import shutil
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import services
from nursery import Nursery, end
from talk import free_port, rest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from farmyard.games import GAMES
from farmyard.server.table import entries
from farmyard.server.table.events import bulletin
from farmyard.server.table.table_state import TableState

Json = dict[str, Any]
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
NUMBERED = ("changed", "started", "moved", "taken-back", "spoken")
TELLING = ("fresh", "started", "moved", "taken-back")
STUCK = 60.0  # seconds after which a stalled table is a failure
TELL = 60.0  # seconds between summaries
AGAIN = {"stopped", "elsewhere", "opening"}  # transient: ask again in a moment
ids = itertools.count(1)


class Person:
    """One socket at one table: reconnects automatically, resends what was not answered, keeps what it hears."""

    def __init__(self, port: int, name: str, rng: random.Random) -> None:
        self.port, self.name, self.rng = port, name, rng
        self.token = self.player = self.table = ""
        self.events: dict[int, bytes] = {}  # not yet compared
        self.seen = 0
        self.last: Json = {}
        self.stir = asyncio.Event()
        self.waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self.socket: ClientConnection | None = None
        self.entered = False
        self.longest = 0.0  # seconds to wait for an answer, per connection
        self.task = asyncio.create_task(self._run())

    async def ask(self, type: str, **fields: Any) -> Json:
        """However often the connection breaks: under the same id, until there is an answer."""
        command = {"type": type, "id": f"{next(ids)}-{self.rng.getrandbits(40):x}", **fields}
        while True:
            answered: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
            self.waiting[command["id"]] = command, answered
            if self.entered:
                await self._send(command)
            begun, socket = time.monotonic(), self.socket
            answer = await answered
            if socket is self.socket:
                self.longest = max(self.longest, time.monotonic() - begun)
            if answer.get("code") not in AGAIN:
                return {**answer, "id": command["id"]}
            await asyncio.sleep(0.05)

    async def go_to(self, table: str) -> None:
        """Listen to this table from now on; behind a proxy, at the address of its worker."""
        self.table, self.entered = table, False
        if self.socket:
            await self.socket.close()

    async def _send(self, command: Json) -> None:
        with contextlib.suppress(*GONE):
            assert self.socket
            await self.socket.send(json.dumps(command))

    async def _run(self) -> None:
        while True:
            try:
                place = f"/ws/{self.table}" if self.table else "/ws"
                address = f"ws://127.0.0.1:{self.port}{place}"
                async with connect(address, open_timeout=10, ping_interval=None, max_queue=None) as self.socket:
                    await self._listen(self.socket)
            except GONE:
                self.entered = False
                await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def _listen(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "id": "hello", "name": self.name, "token": self.token}))
        async for raw in socket:
            data = raw if isinstance(raw, bytes) else raw.encode()
            message = json.loads(data)
            if message["type"] == "beat":
                await socket.send(json.dumps({"type": "echo", "beat": message["beat"]}))
            elif "id" in message:
                await self._answered(socket, message)
            else:
                self._hear(message, data)

    async def _answered(self, socket: ClientConnection, message: Json) -> None:
        if message["id"] == "hello":
            self.token, self.player = message["token"], message["player"]
            if self.table:
                await socket.send(json.dumps({"type": "enter", "id": "enter", "table": self.table, "seen": self.seen}))
                return
        elif message["id"] == "enter":
            if message["type"] == "refused":
                assert message["code"] in AGAIN, message
                await socket.close()
                return
        else:
            _, answered = self.waiting.pop(message["id"], (None, None))
            if answered and not answered.done():
                answered.set_result(message)
            if message.get("code") == "elsewhere":
                await socket.close()
            return
        self.entered = True
        for command, _ in list(self.waiting.values()):
            await socket.send(json.dumps(command))

    def _hear(self, message: Json, data: bytes) -> None:
        if message["type"] in NUMBERED:
            assert message["n"] == self.seen + 1, "an event was missed or came twice"
            self.seen = message["n"]
            self.events[self.seen] = data
        if message["type"] in TELLING:
            self.last = message
            self.stir.set()

    @property
    def over(self) -> bool:
        return bool((self.last.get("position") or {}).get("result"))

    def question(self) -> tuple[int, Json] | None:
        for seat, own in self.last.get("own", {}).items():
            if own.get("legal"):
                return int(seat), own
        return None

    async def close(self) -> None:
        self.task.cancel()
        if self.socket:
            await self.socket.close()


class Party:
    """A table: people, perhaps a computer player, a spectator; and the witness who reads its journal."""

    def __init__(self, port: int, game: str, number: int, pace: float) -> None:
        self.rng, self.game, self.number = random.Random(f"{game} {number}"), game, number
        self.pace = pace
        seats = GAMES[game].seats[0]
        self.bots = number % 2 if seats > 2 or number % 4 == 1 else 0
        self.people = [Person(port, f"P{i}", self.rng) for i in range(seats - self.bots)]
        self.viewers = [*self.people, Person(port, "Watcher", self.rng)]
        self.acknowledged: dict[str, int] = {}  # not yet found in the journal
        self.when: list[float] = []  # the time of each acknowledged move
        self.room, self.told = TableState(""), {viewer: dict[int, bytes]() for viewer in self.viewers}
        self.refused: set[str] = set()
        self.known: dict[str, int] = {}  # by command: the number of its entry
        self.finished = False

    @property
    def table(self) -> str:
        return self.people[0].table

    async def play(self) -> None:
        """One game, or two."""
        host = self.people[0]
        seats = [{}] * len(self.people) + [{"bot": "chick"}] * self.bots
        settings = {"grace": None, "pace": 0.0, "spectators": "everyone"}
        table = (await host.ask("create", game=self.game, seats=seats, settings=settings))["table"]
        for viewer in self.viewers:
            await viewer.go_to(table)
        for person in self.people[1:]:
            answer = await person.ask("join", table=table)
            assert answer["type"] == "joined", answer
        self.room.id = table
        for game in range(1 + self.rng.randrange(2)):
            if game:
                await self._do(host, "rematch", table=table)
                for person in self.people[1:]:
                    await self._do(person, "start", table=table)  # only means that they are ready
            n = await self._do(host, "start", table=table)
            await asyncio.gather(*(self._play(person, n) for person in self.people))
        self.finished = True

    async def _play(self, person: Person, begun: int) -> None:
        while True:
            while person.seen < begun or (not person.over and person.question() is None):
                person.stir.clear()
                await person.stir.wait()
            if person.over:
                return
            if self.pace:
                await asyncio.sleep(self.rng.uniform(0, 2 * self.pace))
            seat, own = person.question() or (0, {})
            if not own:  # a bot or the clock was quicker
                continue
            action = self.rng.choice(own["legal"])[0]
            move = {"table": self.table, "seat": seat, "at": person.last["n"], "action": action}
            begun = await self._do(person, "play", **move) or person.last["n"] + 1

    async def _do(self, person: Person, type: str, **fields: Any) -> int:
        """Returns the number of its entry. A question with a time limit may have been answered automatically before the
        move arrived: then the move is refused, and must not be in the journal."""
        answer = await person.ask(type, **fields)
        if answer.get("code") == "stale":
            self.refused.add(answer["id"])
            return 0
        assert answer["type"] == "done", (type, fields, answer)
        self.acknowledged[answer["id"]] = answer["n"]
        self.when.append(time.monotonic())
        return int(answer["n"])

    def witness(self, lines: list[tuple[int, bytes]], count: Counter[str]) -> None:
        """Read on from where it stopped; compare everything acknowledged and heard up to there."""
        for n, line in lines:
            entry = entries.decode(line)
            assert n == self.room.n + 1, "a number is missing"
            if entry.id:
                assert entry.id not in self.known, "a command was done twice"
                self.known[entry.id] = n
            self.room.apply(entry)
            told = bulletin(self.room, entry)
            for viewer in self.viewers:
                self.told[viewer][n] = told.for_seats(self.room.seats_of(viewer.player))
        for id in [id for id, n in self.acknowledged.items() if n <= self.room.n]:
            count["lost"] += self.known.get(id) != self.acknowledged.pop(id)
            count["verified"] += 1
        assert not self.refused & self.known.keys(), "done, although it was refused"
        for viewer in self.viewers:
            for n in [n for n in viewer.events if n <= self.room.n]:
                heard = viewer.events.pop(n)
                assert heard == self.told[viewer].pop(n), "heard what does not follow from the journal"
                count["events"] += 1
                count["bytes"] += len(heard)

    def state(self) -> str:
        """For the message of a timeout."""
        people = [(v.seen, v.entered, [command for command, _ in v.waiting.values()]) for v in self.viewers]
        return f"{self.table} ({self.game}, event {self.room.n}): {people}"

    async def close(self) -> None:
        for viewer in self.viewers:
            await viewer.close()


class Soak:
    """All tables, the servers, and the counts."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.rng = args, random.Random(args.seed)
        self.place = Path(tempfile.mkdtemp(prefix="farmyard-soak-"))
        self.nursery = Nursery()
        self.count: Counter[str] = Counter()
        self.gaps: list[float] = []
        self.longest = 0.0
        self.stall = 0.0
        self.numbers = itertools.count()
        self.workers: list[Json] = []
        if args.workers > 1:
            shared = services.settings(self.place)
            self.database, self.redis = shared["database"], shared["redis"]
            for number in range(args.workers):
                more = {"worker": f"w{number}", "proxy": True, **shared}
                self.workers.append({"folder": str(self.place / f"w{number}"), "port": free_port(), **more})
        else:
            self.workers.append({"folder": str(self.place), "port": free_port()})
        self.pids = [self.nursery.start(worker) for worker in self.workers]
        ports = [worker["port"] for worker in self.workers]
        self.port = services.nginx(ports) if args.workers > 1 else ports[0]
        self.parties: list[Party] = []
        self.tasks: dict[Party, asyncio.Task[None]] = {}

    async def run(self) -> None:
        await self._open_journal()
        games = list(GAMES)
        for number in range(self.args.tables):
            self._seat(games[number % len(games)])
        await self._all_go_on(time.monotonic())
        told = begun = time.monotonic()
        memory = self._memory()
        while self.count["kills"] < self.args.kills or time.monotonic() - begun < 60 * self.args.minutes:
            if self.count["kills"] < self.args.kills:
                await self._kill()
            else:
                await asyncio.sleep(5)
                await self._verify()
            if time.monotonic() > told + TELL:
                told = time.monotonic()
                print(self.summary(begun, memory), file=sys.stderr, flush=True)
        await self._settle()
        print(self.summary(begun, memory))
        shutil.rmtree(self.place, ignore_errors=True)  # kept if something is wrong

    def _seat(self, game: str) -> None:
        party = Party(self.port, game, next(self.numbers), self.args.pace)
        self.parties.append(party)
        self.tasks[party] = asyncio.create_task(party.play())

    async def _kill(self) -> None:
        """At a random moment of play; then everybody plays on, and everything is checked."""
        await asyncio.sleep(self.rng.uniform(0, self.args.between))
        victim = self.rng.randrange(len(self.workers))
        self._note_stall(victim)
        theirs = await self._tables_of(victim)
        end(self.pids[victim], signal.SIGKILL)
        killed = time.monotonic()
        self.count["kills"] += 1
        if len(self.workers) > 1:  # another worker takes over, or it is back before one does
            await asyncio.sleep(self.rng.uniform(0, 6))
        self.pids[victim] = await asyncio.to_thread(self.nursery.start, self.workers[victim])
        await self._all_go_on(killed)
        after = [next((w for w in party.when if w > killed), None) for party in theirs]  # or its game was just over
        self.gaps += [when - killed for when in after if when]
        await self._verify()

    async def _tables_of(self, victim: int) -> list[Party]:
        playing = [party for party in self.parties if party.when and not party.finished]
        if len(self.workers) == 1:
            return playing
        from redis.asyncio import Redis

        redis = Redis.from_url(self.redis)
        owners = await redis.mget([f"farmyard:lease:{party.table}" for party in playing])
        await redis.aclose()
        return [p for p, owner in zip(playing, owners, strict=True) if owner == self.workers[victim]["worker"].encode()]

    async def _all_go_on(self, since: float) -> None:
        """Waits until every table has acknowledged a move since, or has finished."""
        limit = time.monotonic() + STUCK
        while True:
            self._notice_faults()
            waiting = [p for p in self.parties if not (p.finished or (p.when and p.when[-1] > since))]
            if not waiting:
                return
            if time.monotonic() > limit:
                raise AssertionError(f"tables stand still: {[party.state() for party in waiting]}; see {self.place}")
            await asyncio.sleep(0.01)

    def _notice_faults(self) -> None:
        for party in self.parties:
            for task in (self.tasks[party], *(viewer.task for viewer in party.viewers)):
                if task.done() and not task.cancelled() and task.exception():
                    task.result()

    async def _open_journal(self) -> None:
        if self.args.workers > 1:
            import asyncpg

            self.db = await asyncpg.connect(self.database)

    async def _lines(self, party: Party) -> list[tuple[int, bytes]]:
        query = "select n, entry from entries where room = {} and n > {} order by n"
        if self.args.workers > 1:
            rows = await self.db.fetch(query.format("$1", "$2"), party.table, party.room.n)
            return [(row["n"], bytes(row["entry"])) for row in rows]
        with closing(sqlite3.connect(self.place / "journal.db")) as db:
            return db.execute(query.format("?", "?"), (party.table, party.room.n)).fetchall()

    async def _verify(self) -> None:
        """Checks every table's journal; finished tables are replaced by new ones."""
        for party in list(self.parties):
            if not party.room.id:
                continue
            done = party.finished
            party.witness(await self._lines(party), self.count)
            for viewer in party.viewers:
                self.longest = max(self.longest, viewer.longest)
            await asyncio.sleep(0)
            if done:
                await self._retire(party)
        assert not self.count["lost"], f"{self.count['lost']} acknowledged moves are lost"

    async def _retire(self, party: Party) -> None:
        limit = time.monotonic() + STUCK
        while any(viewer.seen < party.room.n for viewer in party.viewers):
            assert time.monotonic() < limit, "the end was not heard by everybody"
            await asyncio.sleep(0.01)
        party.witness(await self._lines(party), self.count)
        assert not party.acknowledged
        assert not any(viewer.events or party.told[viewer] for viewer in party.viewers)
        self.parties.remove(party)
        await party.close()
        del self.tasks[party]
        self.count["tables"] += 1
        self._seat(party.game)

    async def _settle(self) -> None:
        await self._verify()
        for worker in range(len(self.workers)):
            self._note_stall(worker)

    def _note_stall(self, worker: int) -> None:
        """As measured by the server itself, if it does."""
        with contextlib.suppress(OSError):
            for line in rest(self.workers[worker]["port"], "GET", "/metrics")[1].splitlines():
                if line.startswith("farmyard_loop") and "longest" in line.split()[0]:
                    self.stall = max(self.stall, float(line.split()[1]))

    def _memory(self) -> int:
        """Megabytes of all servers together."""
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.pids]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") // 2**20

    def summary(self, begun: float, memory: int) -> str:
        gaps = sorted(self.gaps) or [0.0]
        cuts = statistics.quantiles(gaps, n=100, method="inclusive") if len(gaps) > 1 else gaps * 99
        where = f"{len(self.workers)} workers" if len(self.workers) > 1 else "one process"
        return (
            f"{where}: {self.count['kills']} kills survived, {self.count['verified']} acknowledged commands verified, "
            f"{self.count['lost']} lost, {self.count['events']} events ({self.count['bytes'] / 1e6:.1f} MB) heard "
            f"and compared, {self.count['tables']} tables played to the end; tables went on after "
            f"{cuts[49]:.2f} s (median), {cuts[89]:.2f} s (90 %), {cuts[98]:.2f} s (99 %), {gaps[-1]:.2f} s (longest); "
            f"longest wait for an answer {self.longest:.2f} s, longest stall of the loop {self.stall:.2f} s; "
            f"memory {memory} MB at the start, {self._memory()} MB at the end; "
            f"{(time.monotonic() - begun) / 60:.1f} min"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="go on for so long, when the kills are done")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--between", type=float, default=0.3, help="seconds of play between two kills, at most")
    parser.add_argument("--pace", type=float, default=0.0, help="seconds that people think about a move, on average")
    parser.add_argument("--seed", type=int, default=1)
    soak = Soak(parser.parse_args())
    try:
        asyncio.run(soak.run())
    finally:
        soak.nursery.close()


if __name__ == "__main__":
    main()
