"""Finished games: kept, looked up, counted, rated."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from msgspec import Raw
from msgspec.json import encode
from sqlalchemy import ColumnElement, Connection, bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.server.base.warmup import Warmup
from farmyard.server.hall.clubs import leave_all, told_clubs
from farmyard.server.hall.day_tries import closed, has_finished, note_result, oldest_open, tries_of
from farmyard.server.hall.evening_guests import leave_evenings, told_evenings
from farmyard.server.hall.handed_in import told_handed_in
from farmyard.server.hall.record_reader import Reader
from farmyard.server.storage.schema import DAY_RECORDS, DAY_TRIES, GAMES, PLAYERS, RATINGS, SEATS, dispose, transact
from farmyard.server.table.entries import NOBODY
from farmyard.server.table.rights import is_right
from farmyard.server.table.table_state import TableState
from farmyard.table import Table
from farmyard.text import wording

Row = dict[str, Any]
FILES_AT_ONCE = 50
SOURCE = "by_"  # fields with this prefix say where points came from


class Asker(NamedTuple):
    """Who wants to open a game: a player, and the key of a private table if they have it."""

    player: str = ""
    key: str = ""


STRANGER = Asker()


def table_of(record: str) -> str:
    return record.upper().rpartition("-")[0]


class Rating(NamedTuple):
    """The estimate of a player's strength, in one game at one number of seats."""

    player: str
    mu: float
    sigma: float
    games: int


class Records:
    """The shelf of finished games. Those of private tables are only for those who played them or have the key."""

    def __init__(self, engine: AsyncEngine, warmup: Warmup | None = None) -> None:
        self.engine = engine
        self.warmup = warmup or Warmup()
        self.reader = Reader()
        self._reading = asyncio.Lock()
        self._exporting = asyncio.Lock()
        self._keeping = asyncio.Lock()  # serialised: a file has only one writer
        new = import_module(f"sqlalchemy.dialects.{engine.dialect.name}").insert  # both dialects have "on conflict"
        self._meet = new(PLAYERS).on_conflict_do_nothing()
        rating = new(RATINGS)
        self._rate = rating.on_conflict_do_update(
            index_elements=RATINGS.primary_key.columns,
            set_={name: rating.excluded[name] for name in ("mu", "sigma", "games")},
        )

    async def keep(self, game: Row, rows: list[Row], out: Mapping[str, str]) -> None:
        """Puts a finished game on the shelf, all or nothing; idempotent. `out`: who was removed from it, and by
        whom."""
        try:
            async with self._keeping:
                await transact(self.engine, lambda db: self._keep(db, game, rows, out))
        except IntegrityError:
            if not await self.has(game["record"]):
                raise

    async def keep_checked(self, work: Callable[[Connection], None]) -> None:
        """Whatever the back room has found out, all or nothing."""
        async with self._keeping:
            await transact(self.engine, work)

    def _keep(self, db: Connection, game: Row, rows: list[Row], out: Mapping[str, str]) -> None:
        people = [row for row in rows if row["player"]]
        db.execute(insert(GAMES), {name: value for name, value in game.items() if name != "counted"})
        db.execute(insert(SEATS), rows)
        if game["day"]:
            note_result(db, game, rows)
        if people:
            known = [{"player": row["player"], "name": row["name"], "since": game["finished"]} for row in people]
            db.execute(self._meet, known)
        if game["rated"]:
            before = ratings(db, game["game"], len(rows), people)
            if changed := rated(people, out, before):
                whole = {"game": game["game"], "seats": len(rows)}
                db.execute(self._rate, [{**whole, **rating._asdict()} for rating in changed])

    async def close(self) -> None:
        self.reader.close()
        await dispose(self.engine)

    async def has(self, record: str) -> bool:
        async with self.engine.connect() as db:
            return await db.scalar(select(GAMES.c.record).where(GAMES.c.record == record)) is not None

    async def file(self, record: str, asker: Asker = STRANGER) -> dict[str, Any]:
        """The record of a finished game, to replay and verify; to anybody not allowed to see it, it does not exist."""
        if not record.isprintable():  # some databases reject a NUL
            raise Refusal("record-unknown", record=record)
        async with self.engine.connect() as db:
            kept = select(GAMES.c.file, GAMES.c.key, GAMES.c.day, GAMES.c.game).where(GAMES.c.record == record.upper())
            row = (await db.execute(kept)).first()
            if row is None or (row.key and not await self._may_read(db, record.upper(), row.key, asker)):
                raise Refusal("record-unknown", record=record)
            if row.day >= oldest_open() and not (
                await db.run_sync(has_finished, row.day, row.game, asker.player)
                or await self._played(db, record.upper(), asker.player)  # too late to count
            ):
                raise closed(row.day)
        data: dict[str, Any] = json.loads(row.file)
        return data

    async def _may_read(self, db: AsyncConnection, record: str, key: str, asker: Asker) -> bool:
        return is_right(asker.key, key) or await self._played(db, record, asker.player)

    async def _played(self, db: AsyncConnection, record: str, player: str) -> bool:
        sat = select(SEATS.c.seat).where(SEATS.c.record == record, SEATS.c.player == player)
        return bool(player) and (await db.execute(sat)).first() is not None

    async def table(self, record: str, asker: Asker = STRANGER) -> Table:
        data = await self.file(record, asker)
        await self.warmup.wait(data["game"], data["rules"])
        return await asyncio.to_thread(Table.replay, data)

    async def bring(self, data: dict[str, Any], now: int) -> tuple[str, bool]:
        """Puts a record from elsewhere on the shelf: replayed and checked first, never rated. Returns its code, and
        whether it is new."""
        sent = json.dumps(data)
        if isinstance(data, dict):
            await self.warmup.wait(str(data.get("game")), data.get("rules"))
        async with self._reading:
            found = await asyncio.to_thread(self.reader.read, sent)
        if not found.over:
            raise Refusal("record-unfinished")
        text = json.dumps(data, ensure_ascii=False, sort_keys=True)
        row = {
            "record": f"F-{hashlib.sha256(text.encode()).hexdigest()[:16].upper()}",
            "game": found.game,
            "rules": found.rules,
            "seats": found.seats,
            "finished": now,
            "ending": found.ending,
            "rated": 0,
            "file": text,
        }
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(GAMES), row)
        except IntegrityError:
            return str(row["record"]), False
        return str(row["record"]), True

    async def data_of(self, player: str, more: dict[str, Any]) -> bytes:
        """Everything kept about somebody's games, including their record files, as one JSON text. It may be large, so
        it is assembled for one person at a time, in a thread, and files are copied verbatim."""
        async with self._exporting:
            found = await self.of_player(player, Asker(player), most=2**31 - 1)
            files: dict[str, Raw] = {}
            async for record, file in self._files_of(player):
                files[record] = Raw(file.encode())
            async with self.engine.connect() as db:
                days = await db.run_sync(tries_of, player)
                circles = {
                    "handed_in": await db.run_sync(told_handed_in, player),
                    "clubs": await db.run_sync(told_clubs, player),
                    "evenings": await db.run_sync(told_evenings, player),
                }
            return await asyncio.to_thread(encode, {**found, "records": files, "days": days, **circles, **more})

    async def _files_of(self, player: str) -> AsyncIterator[tuple[str, str]]:
        files = select(GAMES.c.record, GAMES.c.file).order_by(GAMES.c.record).limit(FILES_AT_ONCE)
        mine, last = select(SEATS.c.record).where(SEATS.c.player == player), ""
        while True:
            async with self.engine.connect() as db:
                rows = (await db.execute(files.where(GAMES.c.record.in_(mine), GAMES.c.record > last))).all()
            for row in rows:
                yield str(row.record), str(row.file)
            if len(rows) < FILES_AT_ONCE:
                return
            last = rows[-1].record

    async def forget(self, player: str) -> None:
        """Ratings and history are deleted; finished games stay for the others who played them, without this name."""
        async with self._keeping, self.engine.begin() as db:
            mine = await db.execute(select(SEATS.c.record, SEATS.c.seat).where(SEATS.c.player == player))
            for record, seat in mine.all():  # possibly two seats of one game
                game = GAMES.c.record == record
                data = json.loads((await db.execute(select(GAMES.c.file).where(game))).scalar_one())
                data["names"][seat] = NOBODY
                await db.execute(update(GAMES).where(game).values(file=json.dumps(data, ensure_ascii=False)))
            await db.execute(update(SEATS).where(SEATS.c.player == player).values(player="", name=NOBODY))
            await db.execute(delete(RATINGS).where(RATINGS.c.player == player))
            for kept in (DAY_TRIES, DAY_RECORDS):
                await db.execute(delete(kept).where(kept.c.player == player))
            await db.run_sync(leave_all, player)
            await db.run_sync(leave_evenings, player)
            await db.execute(delete(PLAYERS).where(PLAYERS.c.player == player))

    async def all(self) -> list[str]:
        """The records that anybody may open."""
        found = select(GAMES.c.record).where(GAMES.c.key == "", GAMES.c.day < oldest_open()).order_by(GAMES.c.finished)
        async with self.engine.connect() as db:
            return [str(row.record) for row in await db.execute(found)]

    async def of_player(self, player: str, asker: Asker = STRANGER, most: int = 50) -> dict[str, Any]:
        """History, statistics and ratings of one player; a player who has finished no game yet has none. Games of
        private tables are listed for nobody else, but count in the ratings."""
        shown = SEATS.c.player == player
        if asker.player != player:
            shown &= (GAMES.c.key == "") & (GAMES.c.day < oldest_open())
        async with self.engine.connect() as db:
            name = await db.scalar(select(PLAYERS.c.name).where(PLAYERS.c.player == player)) or ""
            played = await db.execute(
                select(GAMES.c.record, GAMES.c.game, GAMES.c.seats, GAMES.c.finished, SEATS.c.seat, SEATS.c.place)
                .add_columns(SEATS.c.points)
                .join(SEATS, SEATS.c.record == GAMES.c.record)
                .where(shown)
                .order_by(GAMES.c.finished.desc())
                .limit(most)
            )
            history = [_plain(row) for row in played]
            names = await self._names(db, [row["record"] for row in history])
            history = [{**row, "names": names[row["record"]]} for row in history]
            return {"player": player, "name": name, "history": history, **await self._counted(db, player, shown)}

    async def _names(self, db: AsyncConnection, records: list[str]) -> dict[str, list[str]]:
        """Of those who played, by seat."""
        found: dict[str, list[str]] = {record: [] for record in records}
        wanted = select(SEATS.c.record, SEATS.c.name).where(SEATS.c.record.in_(records))
        for row in await db.execute(wanted.order_by(SEATS.c.record, SEATS.c.seat)):
            found[row.record].append(row.name)
        return found

    async def _counted(self, db: AsyncConnection, player: str, shown: ColumnElement[bool]) -> dict[str, Any]:
        wins = func.sum(case((SEATS.c.place == 1, 1), else_=0))
        counted = await db.execute(
            select(GAMES.c.game, GAMES.c.seats, func.count().label("games"), wins.label("wins"))
            .add_columns(func.avg(SEATS.c.points).label("points"), func.max(SEATS.c.points).label("most"))
            .join(SEATS, SEATS.c.record == GAMES.c.record)
            .where(shown)
            .group_by(GAMES.c.game, GAMES.c.seats)
        )
        rated = await db.execute(
            select(RATINGS.c.game, RATINGS.c.seats, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(
                RATINGS.c.player == player
            )
        )
        return {
            "statistics": [{**_plain(row), "points": float(row.points)} for row in counted],
            "ratings": [{**_plain(row), "rating": row.mu - 3 * row.sigma} for row in rated],
        }


def _plain(row: Any) -> dict[str, Any]:
    return {str(name): value for name, value in row._mapping.items()}


def game_row(state: TableState, finished: int) -> dict[str, Any]:
    table = state.table
    assert table is not None
    return {
        "record": state.record_id,
        "game": state.game.id,
        "rules": state.game.version,
        "seats": table.seats,
        "finished": finished,
        "ending": table.ending,
        "rated": int(state.rated),
        "file": json.dumps(state.record(), ensure_ascii=False),
        "key": state.key if state.settings.private and not state.day else "",
        "day": state.day,
        "counted": state.counted,
    }


def seat_rows(state: TableState) -> list[dict[str, Any]]:
    """Who played, how it went, and where the points came from."""
    assert state.table is not None
    people = zip(state.players, state.names, state.levels, strict=True)
    return rows_of(state.record_id, people, results_of(state.table, state.look.views[-1]))


def rows_of(record: str, people: Iterable[tuple[str, str, str]], results: list[Row]) -> list[Row]:
    """`people`: player, name and level, by seat."""
    return [
        {"record": record, "seat": seat, "player": player, "name": name, "level": level, **results[seat]}
        for seat, (player, name, level) in enumerate(people)
    ]


def results_of(table: Table, v: Any) -> list[Row]:
    """By seat; `v` is what everybody sees in the end."""
    points, scores = wording(table.game).points(v), table.scores()
    return [
        {
            "score": scores[seat],
            "points": points[seat],
            "place": 1 + sum(score > scores[seat] for score in scores),
            "sources": sources(table.game, v, seat),
        }
        for seat in range(table.seats)
    ]


def sources(game: Game, v: Any, seat: int) -> dict[str, int]:
    names = [field.name for field in game.view_fields if field.name.startswith(SOURCE)]
    return {name.removeprefix(SOURCE): int(getattr(v, name)[seat]) for name in names}


RATED = (
    select(RATINGS.c.player, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    .where(RATINGS.c.game == bindparam("game"), RATINGS.c.seats == bindparam("seats"))
    .where(RATINGS.c.player.in_(bindparam("players", expanding=True)))
    .order_by(RATINGS.c.player)
    .with_for_update()  # another worker may be rating the same people
)


def ratings(db: Connection, game: str, seats: int, people: list[Row]) -> dict[str, Rating]:
    """By player, for those rated in this game at this number of seats."""
    asked = {"game": game, "seats": seats, "players": [row["player"] for row in people]}
    return {row.player: Rating(*row) for row in db.execute(RATED, asked)}


def rated(people: list[Row], out: Mapping[str, str], before: Mapping[str, Rating]) -> list[Rating]:
    """The ratings that change. Whoever was removed from the game has lost nothing; whoever removed them has lost to
    them, however the game ended, and the others are rated as if those removed had not played."""
    places = {row["player"]: row["place"] for row in people if row["player"] not in out}
    after = rate(before, places) if len(places) > 1 else {}
    for player, by in out.items():
        if by in places:
            after[by] = rate({**before, **after}, {player: 1, by: 2})[by]
    return [after[player]._replace(games=1 + games_of(before, player)) for player in after]


def games_of(ratings: Mapping[str, Rating], player: str) -> int:
    return ratings[player].games if player in ratings else 0


def rate(before: Mapping[str, Rating], places: Mapping[str, int]) -> dict[str, Rating]:
    """Plackett–Luce over these people."""
    model = _model()
    known = [before.get(player) for player in places]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma) if one else model.rating()] for one in known]
    after = model.rate(teams, ranks=list(places.values()))
    return {
        player: Rating(player, new.mu, new.sigma, games_of(before, player))
        for player, (new,) in zip(places, after, strict=True)
    }


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # deferred until the first game has ended

    return PlackettLuce()
