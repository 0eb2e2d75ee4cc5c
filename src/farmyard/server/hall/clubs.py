"""Clubs: a family, a class, a table of regulars. Whoever knows a club's code belongs to it, and compares their deals of
the day with its members alone. A club ends when its last member leaves."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.storage.schema import CLUB_MEMBERS, CLUBS, Found, take_turns, transact
from farmyard.server.table.commands import check_name

CODE = 8  # letters: too many to guess
MOST_CLUBS = 20  # a person may belong to
MOST_MEMBERS = 200
MEMBERS = CLUB_MEMBERS.c


class Club(NamedTuple):
    code: str
    title: str
    members: int


class Clubs:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._counting = asyncio.Lock()  # whoever comes at the same moment is counted, too

    async def _do(self, work: Callable[[Connection], Found]) -> Found:
        return await transact(self.engine, work)

    async def of(self, player: str) -> list[Club]:
        return await self._do(lambda db: clubs_of(db, player))

    async def found(self, player: str, title: str) -> Club:
        code, title = new_code(CODE), check_name(title)
        async with self._counting:
            await self._do(lambda db: found_club(db, code, title, player))
        return Club(code, title, 1)

    async def join(self, player: str, code: str) -> Club:
        """Idempotent."""
        try:
            async with self._counting:
                return await self._do(lambda db: join_club(db, code.upper(), player))
        except IntegrityError:  # on two devices at the same moment, by two workers
            return await self._do(lambda db: known_club(db, code.upper(), player))

    async def leave(self, player: str, code: str) -> None:
        await self._do(lambda db: leave_club(db, code.upper(), player))

    async def check_member(self, player: str, code: str) -> str:
        """The club's code in its stored form; refused to anybody but its members."""
        return (await self._do(lambda db: known_club(db, code.upper(), player))).code


def clubs_of(db: Connection, player: str) -> list[Club]:
    mine = select(MEMBERS.club).where(MEMBERS.player == player)
    found = select(CLUBS.c.code, CLUBS.c.title, func.count()).join(CLUB_MEMBERS, MEMBERS.club == CLUBS.c.code)
    rows = db.execute(found.where(CLUBS.c.code.in_(mine)).group_by(CLUBS.c.code, CLUBS.c.title))
    return sorted((Club(*row) for row in rows), key=lambda club: (club.title, club.code))


def known_club(db: Connection, code: str, player: str) -> Club:
    club = next((club for club in clubs_of(db, player) if club.code == code), None)
    if club is None:
        raise Refusal("club-unknown", club=quoted(code))
    return club


def found_club(db: Connection, code: str, title: str, player: str) -> None:
    take_turns(db, f"clubs of {player}")
    check_few(db, player)
    now = milliseconds()
    db.execute(insert(CLUBS), {"code": code, "title": title, "founded": now})
    db.execute(insert(CLUB_MEMBERS), {"club": code, "player": player, "joined": now})


def check_few(db: Connection, player: str) -> None:
    if len(clubs_of(db, player)) >= MOST_CLUBS:
        raise Refusal("clubs-many", most=MOST_CLUBS)


def join_club(db: Connection, code: str, player: str) -> Club:
    if db.scalar(select(CLUBS.c.code).where(CLUBS.c.code == code)) is None:
        raise Refusal("club-unknown", club=quoted(code))
    take_turns(db, f"club {code}")
    take_turns(db, f"clubs of {player}")
    members = set(db.scalars(select(MEMBERS.player).where(MEMBERS.club == code)))
    if player not in members:
        check_few(db, player)
        if len(members) >= MOST_MEMBERS:
            raise Refusal("club-full", most=MOST_MEMBERS)
        db.execute(insert(CLUB_MEMBERS), {"club": code, "player": player, "joined": milliseconds()})
    return known_club(db, code, player)


def leave_club(db: Connection, code: str, player: str) -> None:
    known_club(db, code, player)
    db.execute(delete(CLUB_MEMBERS).where(MEMBERS.club == code, MEMBERS.player == player))
    end_empty(db)


def leave_all(db: Connection, player: str) -> None:
    db.execute(delete(CLUB_MEMBERS).where(MEMBERS.player == player))
    end_empty(db)


def end_empty(db: Connection) -> None:
    db.execute(delete(CLUBS).where(CLUBS.c.code.not_in(select(MEMBERS.club))))


def told_clubs(db: Connection, player: str) -> list[dict[str, Any]]:
    """As they appear in the export of somebody's data."""
    return [{"code": club.code, "title": club.title} for club in clubs_of(db, player)]
