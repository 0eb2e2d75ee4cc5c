"""Everybody's one try at a deal of the day, and when a deal is open.

A deal can be begun on its day (UTC, by the server's clock) and finished by the end of the next. Until then its games
are closed to whoever has not finished it.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Float, Select, case, cast, func, or_, select, update

from farmyard.contests.daily import OPEN, read_name
from farmyard.core.refusal import Refusal
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.storage.schema import CLUB_MEMBERS, DAY_TRIES, EVENINGS

TRIES = DAY_TRIES.c
EVENING = "E"  # what is played in place of a day begins with it, and so sorts after all days: closed as if always open
MOST_DAYS = 400  # looked at for a streak
MOST_ROWS = 50  # of a table


def today() -> date:
    return datetime.fromtimestamp(milliseconds() / 1000, UTC).date()


def oldest_open() -> str:
    """The first day whose deals may still be finished. ISO dates sort chronologically."""
    return (today() - timedelta(1)).isoformat()


def closing(day: date) -> int:
    """In milliseconds since 1970."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000) + 2 * 86_400_000


def closing_of(db: Connection, day: str) -> int:
    """Of a deal of the day, or of an evening's."""
    if not day.startswith(EVENING):
        return closing(read_name(day)[0])
    return int(db.scalar(select(EVENINGS.c.until).where(EVENINGS.c.code == day.partition("-")[0])) or 0)


def is_open_deal(day: Any) -> ColumnElement[bool]:
    """Dealt and played on devices."""
    found: ColumnElement[bool] = day.like(f"%-{OPEN}")
    return found


def closed(day: str) -> Refusal:
    """To whoever has not finished a deal that may still be played."""
    return Refusal("evening-closed") if day.startswith(EVENING) else Refusal("day-closed", day=day[:10])


# One's own


def has_finished(db: Connection, day: str, game: str, player: str) -> bool:
    mine = (TRIES.day == day) & (TRIES.game == game) & (TRIES.player == player)
    return bool(player) and db.scalar(select(TRIES.room).where(mine, TRIES.finished > 0)) is not None


def note_result(db: Connection, game: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> None:
    """A finished game of a deal of the day counts if it was this person's try, and in time."""
    if not game["counted"] or game["finished"] >= closing_of(db, game["day"]):
        return
    for row in rows:
        if row["player"]:
            mine = (TRIES.day == game["day"]) & (TRIES.game == game["game"]) & (TRIES.player == row["player"])
            result = {name: row[name] for name in ("score", "points", "place")}
            db.execute(update(DAY_TRIES).where(mine, TRIES.finished == 0).values(finished=game["finished"], **result))


def tries_of(db: Connection, player: str) -> list[dict[str, Any]]:
    """All of somebody's, as they are kept."""
    return [dict(row._mapping) for row in db.execute(select(DAY_TRIES).where(TRIES.player == player))]


def streak_of(db: Connection, player: str) -> int:
    """Days in a row with a finished deal, up to today or yesterday."""
    day = func.substr(TRIES.day, 1, 10)
    days = select(day).distinct().where(TRIES.player == player, TRIES.finished > 0, TRIES.day < EVENING)
    played = set(db.scalars(days.order_by(day.desc()).limit(MOST_DAYS)))
    last = today() if today().isoformat() in played else today() - timedelta(1)
    length = 0
    while (last - timedelta(length)).isoformat() in played:
        length += 1
    return length


# Everybody's


class Bar(NamedTuple):
    """How many came to these points, or to this place."""

    value: int
    people: int


def histogram(db: Connection, day: str, game: str, column: Any, order: Any) -> list[Bar]:
    these = (TRIES.day == day) & (TRIES.game == game) & (TRIES.finished > 0)
    counted = select(column, func.count()).where(these).group_by(column).order_by(order)
    return [Bar(*row) for row in db.execute(counted)]


def by_points(db: Connection, day: str, game: str) -> list[Bar]:
    """The best last, whether many points are good or bad."""
    return histogram(db, day, game, TRIES.points, func.max(TRIES.score))


def by_place(db: Connection, day: str, game: str) -> list[Bar]:
    return histogram(db, day, game, TRIES.place, TRIES.place)


def beaten(club: str = "") -> Select[Any]:
    """Every finished try with the share of the others in the same chair, or of those in a club, that it beats: a tie is
    half, and so is being the only one."""
    deal = [TRIES.day, TRIES.game, TRIES.chair]
    below = func.rank().over(partition_by=deal, order_by=TRIES.score) - 1
    level = func.count().over(partition_by=[*deal, TRIES.score]) - 1
    others = func.count().over(partition_by=deal) - 1
    share = case((others == 0, 0.5), else_=cast(2 * below + level, Float) / (2 * func.nullif(others, 0)))
    found = select(*deal, TRIES.player, TRIES.name, share.label("share")).where(TRIES.finished > 0)
    members = select(CLUB_MEMBERS.c.player).where(CLUB_MEMBERS.c.club == club)
    return found.where(TRIES.player.in_(members)) if club else found


def share_of(db: Connection, day: str, game: str, player: str) -> float:
    shares = beaten().where(TRIES.day == day, TRIES.game == game).subquery()
    return float(db.scalar(select(shares.c.share).where(shares.c.player == player)) or 0.0)


def shares_on(db: Connection, days: Iterable[str]) -> dict[tuple[str, str], float]:
    """Of these deals, by day and player."""
    shares = beaten().where(TRIES.day.in_(list(days))).subquery()
    rows = db.execute(select(shares.c.day, shares.c.player, shares.c.share))
    return {(day, player): float(share) for day, player, share in rows}


class Standing(NamedTuple):
    """One row of a table over several days."""

    player: str
    name: str
    deals: int
    points: int


Seen = frozenset[tuple[str, str]]
"""Open deals, by day and game, that somebody has finished."""


def open_seen(db: Connection, player: str) -> Seen:
    finished = select(TRIES.day, TRIES.game).where(TRIES.player == player, TRIES.finished > 0)
    days = finished.where(TRIES.day >= oldest_open(), TRIES.day < EVENING)
    return frozenset((day, game) for day, game in db.execute(days))


def standings(db: Connection, first: str, after: str, mine: Seen, club: str = "") -> list[Standing]:
    """A hundred points for beating all others on a deal. Deals that are still open count for those who see this table
    only if they have finished them: otherwise it would give away how others fared."""
    seen = or_(TRIES.day < oldest_open(), *((TRIES.day == day) & (TRIES.game == game) for day, game in mine))
    within = (TRIES.day >= first) & (TRIES.day < after)
    if not club:  # where anybody may see everything beforehand, only friends compare
        within &= ~is_open_deal(TRIES.day)
    shares = beaten(club).where(within, seen).subquery()
    total = func.sum(shares.c.share)
    rows = select(shares.c.player, func.max(shares.c.name), func.count(), total).group_by(shares.c.player)
    found = db.execute(rows.order_by(total.desc(), shares.c.player))
    return [Standing(who, name, deals, round(100 * points)) for who, name, deals, points in found]
