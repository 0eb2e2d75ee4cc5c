"""Duplicate evenings as they are kept: who has been invited, and the result sheet."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.untrusted import quoted
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.hall.day_tries import TRIES, shares_on
from farmyard.server.storage.schema import EVENINGS, GUESTS, take_turns

DEALS = (1, 2, 3)
MOST_GUESTS = 30


class Evening(NamedTuple):
    """What is played, until when, and who invites."""

    code: str
    title: str
    host: str
    game: str
    rules: int
    levels: list[str]  # of the first deal, by seat; empty for the person
    options: dict[str, OptionValue]
    until: int  # milliseconds since 1970
    teams: int = 0  # 0: everybody for themselves

    @property
    def over(self) -> bool:
        return milliseconds() >= self.until


class Result(NamedTuple):
    """Of a finished deal; `share` is the part of the others that were beaten at it, where a tie is half."""

    points: int
    place: int
    share: float


class Guest(NamedTuple):
    """Somebody's row of the result sheet: which deals are finished, and the results that may be seen."""

    player: str
    name: str
    done: list[int]
    results: dict[int, Result]
    team: int  # counting from 1; 0 without teams

    @property
    def points(self) -> int:
        return round(100 * sum(result.share for result in self.results.values()))


class Team(NamedTuple):
    """Of an evening in teams: its points are those of its members."""

    team: int
    members: int
    points: int


def teams_of(evening: Evening, guests: list[Guest]) -> list[Team]:
    """The best first."""
    members = {team: [guest for guest in guests if guest.team == team] for team in range(1, evening.teams + 1)}
    teams = [Team(team, len(those), sum(guest.points for guest in those)) for team, those in members.items()]
    return sorted(teams, key=lambda team: (-team.points, team.team))


def day_of(code: str, number: int) -> str:
    """In place of a day."""
    return f"{code}-{number}"


def find_evening(db: Connection, code: str) -> Evening:
    row = db.execute(select(EVENINGS).where(EVENINGS.c.code == code)).first()
    if row is None:
        raise Refusal("evening-unknown", evening=quoted(code))
    return Evening(*(getattr(row, name) for name in Evening._fields))


def known_evening(db: Connection, code: str, player: str) -> Evening:
    """To anybody who has not been invited it does not exist."""
    mine = select(GUESTS.c.player).where(GUESTS.c.evening == code, GUESTS.c.player == player)
    if db.scalar(mine) is None:
        raise Refusal("evening-unknown", evening=quoted(code))
    return find_evening(db, code)


def join_evening(db: Connection, code: str, player: str, name: str) -> Evening:
    take_turns(db, f"evening {code}")
    evening = find_evening(db, code)
    guests = set(db.scalars(select(GUESTS.c.player).where(GUESTS.c.evening == code)))
    if player not in guests:
        if evening.over:
            raise Refusal("evening-over")
        if len(guests) >= MOST_GUESTS:
            raise Refusal("evening-full", most=MOST_GUESTS)
        team, chair = free_place(db, evening)
        row = {"evening": code, "player": player, "name": name, "joined": milliseconds()}
        db.execute(insert(GUESTS), {**row, "team": team, "chair": chair})
    return evening


def free_place(db: Connection, evening: Evening) -> tuple[int, int]:
    """Team and chair: teams fill up evenly, so that every chair has somebody to be compared with."""
    if not evening.teams:
        return 0, 0
    kept = db.execute(select(GUESTS.c.team, GUESTS.c.chair).where(GUESTS.c.evening == evening.code)).all()
    taken = {(team, chair) for team, chair in kept}
    places = ((team, chair) for chair in range(MOST_GUESTS) for team in range(1, evening.teams + 1))
    return next(place for place in places if place not in taken)


def chair_of(db: Connection, code: str, player: str) -> int:
    mine = (GUESTS.c.evening == code) & (GUESTS.c.player == player)
    return int(db.scalar(select(GUESTS.c.chair).where(mine)) or 0)


def evenings_of(db: Connection, player: str) -> list[Evening]:
    mine = select(GUESTS.c.evening).where(GUESTS.c.player == player)
    columns = [EVENINGS.c[name] for name in Evening._fields]
    rows = db.execute(select(*columns).where(EVENINGS.c.code.in_(mine)).order_by(EVENINGS.c.until.desc()))
    return [Evening(*row) for row in rows]


def end_evening(db: Connection, code: str, player: str) -> Evening:
    evening = known_evening(db, code, player)
    if evening.host != player:
        raise Refusal("evening-host")
    if not evening.over:
        db.execute(update(EVENINGS).where(EVENINGS.c.code == code).values(until=milliseconds()))
    return find_evening(db, code)


def name_of(db: Connection, code: str, player: str) -> str:
    return str(db.scalar(select(GUESTS.c.name).where(GUESTS.c.evening == code, GUESTS.c.player == player)))


def sheet_in(db: Connection, code: str, player: str) -> tuple[Evening, list[Guest]]:
    evening = known_evening(db, code, player)
    days = {day_of(code, number): number for number in DEALS}
    rows = db.execute(select(TRIES.player, TRIES.day, TRIES.points, TRIES.place).where(finished_on(days))).all()
    seen = {row.day for row in rows if evening.over or row.player == player}
    shares = shares_on(db, days)
    guests = []
    invited = select(GUESTS.c.player, GUESTS.c.name, GUESTS.c.team).where(GUESTS.c.evening == code)
    for who, name, team in db.execute(invited):
        own = [row for row in rows if row.player == who]
        results = {days[row.day]: Result(row.points, row.place, shares[row.day, who]) for row in own if row.day in seen}
        guests.append(Guest(who, name, sorted(days[row.day] for row in own), results, team))
    return evening, sorted(guests, key=lambda guest: (-guest.points, -len(guest.done), guest.name, guest.player))


def finished_on(days: Mapping[str, int]) -> Any:
    return TRIES.day.in_(list(days)) & (TRIES.finished > 0)


# One's own data


def leave_evenings(db: Connection, player: str) -> None:
    """What was begun there goes with all of somebody's tries; an evening without a host ends in its time."""
    db.execute(delete(GUESTS).where(GUESTS.c.player == player))
    db.execute(update(EVENINGS).where(EVENINGS.c.host == player).values(host=""))


def told_evenings(db: Connection, player: str) -> list[dict[str, Any]]:
    """As they appear in the export of somebody's data."""
    return [{**evening._asdict(), "host": evening.host == player} for evening in evenings_of(db, player)]
