"""Deals of the day that were played on a device without a server, and handed in afterwards.

A record is taken as it is, and lies here until the back room has checked it: then it is a finished game and a result
like any other, or it is refused, and whoever handed it in is told why.
"""

import json
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from farmyard.contests import daily
from farmyard.contests.daily import PERSON, Plan, read_name
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.base.steady_clock import milliseconds
from farmyard.server.base.tokens import new_code
from farmyard.server.hall.day_tries import TRIES, closing, note_result, today
from farmyard.server.storage.schema import DAY_RECORDS, DAY_TRIES, SEATS
from farmyard.server.storage.schema import GAMES as SHELF
from farmyard.server.table.table_state import bot_names

RECORDS = DAY_RECORDS.c
TAKEN_FOR = 120_000  # milliseconds after which somebody else checks it
AT_ONCE = 50


class Waiting(NamedTuple):
    """A record that nobody has checked yet."""

    day: str
    game: str
    player: str
    name: str
    room: str
    file: str
    handed_in: int

    @property
    def plan(self) -> Plan:
        return plan_of(self.day, self.game)


def plan_of(name: str, game: str) -> Plan:
    day, number = read_name(name)
    if number != daily.OPEN or game not in GAMES:
        raise Refusal("day-none", day=day.isoformat(), game=game)
    return daily.plan_of(day, GAMES[game], number)


def hand_in(db: Connection, plan: Plan, player: str, name: str, file: Mapping[str, Any]) -> None:
    """What can be seen at once is refused at once. Handing it in twice changes nothing; what was refused may be
    replaced."""
    day = read_name(plan.day)[0]
    if day > today():
        raise Refusal("day-later", day=day.isoformat())
    if milliseconds() >= closing(day):
        raise Refusal("day-over", day=day.isoformat())
    if (file.get("game"), file.get("rules"), file.get("seats")) != (plan.game, plan.rules, plan.seats):
        raise Refusal("day-terms", day=day.isoformat())
    mine = of_person(plan.day, plan.game, player)
    known = db.execute(select(RECORDS.refusal).where(mine)).first()
    tried = (TRIES.day == plan.day) & (TRIES.game == plan.game) & (TRIES.player == player)
    if db.scalar(select(TRIES.room).where(tried)) is not None:
        raise Refusal("day-played", day=day.isoformat())
    if known is not None and known.refusal is None:
        return
    row = {"day": plan.day, "game": plan.game, "player": player, "name": name, "room": new_code(6)}
    db.execute(delete(DAY_RECORDS).where(mine))
    db.execute(insert(DAY_RECORDS), {**row, "file": json.dumps(file), "handed_in": milliseconds()})


def of_person(day: str, game: str, player: str) -> Any:
    return (RECORDS.day == day) & (RECORDS.game == game) & (RECORDS.player == player)


def check_handed_in(db: Connection, day: str, game: str, player: str) -> None:
    """To whoever has handed a record in that is no result, or not yet."""
    known = db.execute(select(RECORDS.refusal).where(of_person(day, game, player))).first()
    if known is not None and known.refusal is None:
        raise Refusal("day-checking")
    if known is not None:
        raise Refusal(known.refusal["code"], **known.refusal["details"])


def told_handed_in(db: Connection, player: str) -> list[dict[str, Any]]:
    """As they appear in the export of somebody's data; those that count are among the games."""
    rows = db.execute(select(RECORDS.day, RECORDS.game, RECORDS.file).where(RECORDS.player == player))
    return [{"day": day, "game": game, "record": json.loads(file)} for day, game, file in rows]


# Checking


def take(db: Connection) -> list[Waiting]:
    """The next ones, for this worker alone: another may take them if nothing is heard of them."""
    now = milliseconds()
    free = (RECORDS.refusal.is_(None)) & (RECORDS.taken < now - TAKEN_FOR)
    some = select(RECORDS.room).where(free).order_by(RECORDS.handed_in).limit(AT_ONCE).with_for_update(skip_locked=True)
    rooms = list(db.scalars(some))
    db.execute(update(DAY_RECORDS).where(RECORDS.room.in_(rooms)).values(taken=now))
    rows = db.execute(select(*(RECORDS[name] for name in Waiting._fields)).where(RECORDS.room.in_(rooms)))
    return [Waiting(*row) for row in rows]


def refuse(db: Connection, one: Waiting, refusal: Refusal) -> None:
    mine = of_person(one.day, one.game, one.player) & (RECORDS.room == one.room)
    told = {"code": refusal.code, "details": {name: str(value) for name, value in refusal.details.items()}}
    db.execute(update(DAY_RECORDS).where(mine).values(refusal=told))


def accept(db: Connection, one: Waiting, ending: str, results: list[dict[str, Any]], file: Mapping[str, Any]) -> None:
    """A finished game, and a result. Whoever has been forgotten meanwhile has handed in nothing."""
    mine = of_person(one.day, one.game, one.player) & (RECORDS.room == one.room)
    if not db.execute(delete(DAY_RECORDS).where(mine)).rowcount:
        return
    plan, record = one.plan, f"{one.room}-1"
    names = names_at(plan, one.name)
    game = {
        "record": record,
        "game": plan.game,
        "rules": plan.rules,
        "seats": plan.seats,
        "finished": one.handed_in,
        "ending": ending,
        "rated": 0,
        "file": json.dumps({**file, "names": names, "levels": list(plan.levels)}, ensure_ascii=False),
        "key": "",
        "day": plan.day,
    }
    rows = [
        {"record": record, "seat": seat, "player": "" if level else one.player, "name": names[seat], "level": level}
        for seat, level in enumerate(plan.levels)
    ]
    whole = [{**row, **result} for row, result in zip(rows, results, strict=True)]
    db.execute(insert(SHELF), game)
    db.execute(insert(SEATS), whole)
    begun = {"day": plan.day, "game": plan.game, "player": one.player, "name": one.name, "room": one.room}
    db.execute(insert(DAY_TRIES), {**begun, "begun": one.handed_in})
    note_result(db, {**game, "counted": True}, whole)


def names_at(plan: Plan, name: str) -> list[str]:
    """Those of a record are anybody's invention."""
    others = [bot for bot in bot_names() if bot != name]
    return [name if level == PERSON else others[seat % len(others)] for seat, level in enumerate(plan.levels)]


def forget_refused(db: Connection) -> None:
    """A week after they could have counted."""
    before = (today() - timedelta(7)).isoformat()
    db.execute(delete(DAY_RECORDS).where(RECORDS.day < before))
