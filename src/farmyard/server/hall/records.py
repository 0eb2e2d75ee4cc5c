"""Finished games: kept, found again, counted, rated."""

import asyncio
import hashlib
import json
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.server.base.warmup import Warmup
from farmyard.server.hall.record_reader import Reader
from farmyard.server.storage.schema import GAMES, PLAYERS, RATINGS, SEATS, dispose, transact
from farmyard.server.table.rights import is_right
from farmyard.server.table.table_state import TableState
from farmyard.table import Table
from farmyard.text import wording

Row = dict[str, Any]
NOBODY = "—"  # the name of somebody who wanted to be forgotten
SOURCE = "by_"  # fields with this beginning say where points came from


class Asker(NamedTuple):
    """Who wants to open a game: a player, and the key of a private table, if they have one."""

    player: str = ""
    key: str = ""


STRANGER = Asker()


def table_of(record: str) -> str:
    return record.upper().rpartition("-")[0]


class Records:
    """The shelf of finished games. Those of private tables are for who played them, and for who has their key."""

    def __init__(self, engine: AsyncEngine, warmup: Warmup | None = None) -> None:
        self.engine = engine
        self.warmup = warmup or Warmup()
        self.reader = Reader()
        self._reading = asyncio.Lock()
        self._keeping = asyncio.Lock()  # one after the other: a file has only one writer
        new = import_module(f"sqlalchemy.dialects.{engine.dialect.name}").insert  # both databases know "on conflict"
        self._meet = new(PLAYERS).on_conflict_do_nothing()
        rating = new(RATINGS)
        self._rate = rating.on_conflict_do_update(
            index_elements=RATINGS.primary_key.columns,
            set_={name: rating.excluded[name] for name in ("mu", "sigma", "games")},
        )

    async def keep(self, game: Row, rows: list[Row]) -> None:
        """Put a finished game on the shelf, all or nothing; the second time nothing happens."""
        try:
            async with self._keeping:
                await transact(self.engine, lambda db: self._keep(db, game, rows))
        except IntegrityError:
            if not await self.has(game["record"]):
                raise

    def _keep(self, db: Connection, game: Row, rows: list[Row]) -> None:
        people = [row for row in rows if row["player"]]
        db.execute(insert(GAMES), game)
        db.execute(insert(SEATS), rows)
        if people:
            known = [{"player": row["player"], "name": row["name"], "since": game["finished"]} for row in people]
            db.execute(self._meet, known)
        if game["rated"]:
            before = ratings(db, game["game"], len(rows), people)
            db.execute(self._rate, rated(game["game"], len(rows), people, before))

    async def close(self) -> None:
        self.reader.close()
        await dispose(self.engine)

    async def has(self, record: str) -> bool:
        async with self.engine.connect() as db:
            return await db.scalar(select(GAMES.c.record).where(GAMES.c.record == record)) is not None

    async def file(self, record: str, asker: Asker = STRANGER) -> dict[str, Any]:
        """The record of a finished game, to replay and to check; to whom it is not shown it is unknown."""
        if not record.isprintable():  # a NUL is more than some databases can bear
            raise Refusal("record-unknown", record=record)
        async with self.engine.connect() as db:
            row = (await db.execute(select(GAMES.c.file, GAMES.c.key).where(GAMES.c.record == record.upper()))).first()
            if row is None or (row.key and not await self._may_read(db, record.upper(), row.key, asker)):
                raise Refusal("record-unknown", record=record)
        data: dict[str, Any] = json.loads(row.file)
        return data

    async def _may_read(self, db: AsyncConnection, record: str, key: str, asker: Asker) -> bool:
        if is_right(asker.key, key):
            return True
        sat = select(SEATS.c.seat).where(SEATS.c.record == record, SEATS.c.player == asker.player)
        return bool(asker.player) and (await db.execute(sat)).first() is not None

    async def table(self, record: str, asker: Asker = STRANGER) -> Table:
        data = await self.file(record, asker)
        await self.warmup.wait(data["game"], data["rules"])
        return await asyncio.to_thread(Table.replay, data)

    async def bring(self, data: dict[str, Any], now: int) -> tuple[str, bool]:
        """Put a record from elsewhere on the shelf: replayed and checked first, never rated. New, or known already?"""
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

    async def data_of(self, player: str) -> dict[str, Any]:
        """All that is kept about somebody's games, the files of those games included."""
        found = await self.of_player(player, Asker(player), most=2**31 - 1)
        files = select(GAMES.c.record, GAMES.c.file).join(SEATS, SEATS.c.record == GAMES.c.record)
        async with self.engine.connect() as db:
            rows = await db.execute(files.where(SEATS.c.player == player))
            return {**found, "records": {str(row.record): json.loads(row.file) for row in rows}}

    async def forget(self, player: str) -> None:
        """Ratings and history go; finished games stay, for the others who played them, without this name."""
        async with self._keeping, self.engine.begin() as db:
            mine = await db.execute(select(SEATS.c.record, SEATS.c.seat).where(SEATS.c.player == player))
            for record, seat in mine.all():  # perhaps two seats of one game
                game = GAMES.c.record == record
                data = json.loads((await db.execute(select(GAMES.c.file).where(game))).scalar_one())
                data["names"][seat] = NOBODY
                await db.execute(update(GAMES).where(game).values(file=json.dumps(data, ensure_ascii=False)))
            await db.execute(update(SEATS).where(SEATS.c.player == player).values(player="", name=NOBODY))
            await db.execute(delete(RATINGS).where(RATINGS.c.player == player))
            await db.execute(delete(PLAYERS).where(PLAYERS.c.player == player))

    async def all(self) -> list[str]:
        """Whatever anybody may open."""
        found = select(GAMES.c.record).where(GAMES.c.key == "").order_by(GAMES.c.finished)
        async with self.engine.connect() as db:
            return [str(row.record) for row in await db.execute(found)]

    async def of_player(self, player: str, asker: Asker = STRANGER, most: int = 50) -> dict[str, Any]:
        """History, statistics and ratings of one player; whoever has finished no game yet has none of them. Games of
        private tables are told to nobody else; in a rating they count."""
        shown = SEATS.c.player == player
        if asker.player != player:
            shown &= GAMES.c.key == ""
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
            return {"player": player, "name": name, "history": history, **await self._counted(db, player, shown)}

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
        "key": state.key if state.settings.private else "",
    }


def seat_rows(state: TableState) -> list[dict[str, Any]]:
    """Who played, how it went, and where the points came from."""
    table = state.table
    assert table is not None
    v = state.look.views[-1]
    points, scores = wording(state.game).points(v), table.scores()
    return [
        {
            "record": state.record_id,
            "seat": seat,
            "player": state.players[seat],
            "name": state.names[seat],
            "level": state.levels[seat],
            "score": scores[seat],
            "points": points[seat],
            "place": 1 + sum(score > scores[seat] for score in scores),
            "sources": sources(state, v, seat),
        }
        for seat in range(table.seats)
    ]


def sources(state: TableState, v: Any, seat: int) -> dict[str, int]:
    names = [field.name for field in state.game.view_fields if field.name.startswith(SOURCE)]
    return {name.removeprefix(SOURCE): int(getattr(v, name)[seat]) for name in names}


RATED = (
    select(RATINGS.c.player, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
    .where(RATINGS.c.game == bindparam("game"), RATINGS.c.seats == bindparam("seats"))
    .where(RATINGS.c.player.in_(bindparam("players", expanding=True)))
    .order_by(RATINGS.c.player)
    .with_for_update()  # another worker may be rating the same people
)


def ratings(db: Connection, game: str, seats: int, people: list[Row]) -> dict[str, Any]:
    """By player, of those who have one for this game and this number of seats."""
    asked = {"game": game, "seats": seats, "players": [row["player"] for row in people]}
    return {row.player: row for row in db.execute(RATED, asked)}


def rated(game: str, seats: int, people: list[Row], before: dict[str, Any]) -> list[Row]:
    """Plackett–Luce over the people at the table."""
    model = _model()
    old = [before.get(row["player"]) for row in people]
    teams = [[model.rating(mu=known.mu, sigma=known.sigma) if known else model.rating()] for known in old]
    after = model.rate(teams, ranks=[row["place"] for row in people])
    return [
        {
            "player": row["player"],
            "game": game,
            "seats": seats,
            "mu": new.mu,
            "sigma": new.sigma,
            "games": 1 + (known.games if known else 0),
        }
        for row, known, (new,) in zip(people, old, after, strict=True)
    ]


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # when the first game has ended

    return PlackettLuce()
