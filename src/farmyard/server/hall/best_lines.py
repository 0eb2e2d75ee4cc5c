"""The best result that is known of a deal of the day: of the best person, or of the strongest computer player in the
person's seat (`contests.lines`). Worked out in the background, for deals that somebody has finished."""

import hashlib
import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from farmyard.contests.lines import LINES, parting, share_of
from farmyard.server.hall.day_tries import EVENING, TRIES, oldest_open
from farmyard.server.storage.schema import DAY_LINES, GAMES

LINE = DAY_LINES.c
LOOSE = 0  # the number under which the average of whoever does anything is kept


class Best(NamedTuple):
    """`share`: how far one got from the average of whoever does anything to this; None until that is known. `parted`:
    where one left this line."""

    points: int
    place: int
    record: str  # of the game in which it was reached
    person: bool
    tried: int  # games of the strongest computer player so far
    share: float | None
    parted: int | None


class Own(NamedTuple):
    """What somebody has reached themselves."""

    points: int
    record: str


def best_known(db: Connection, day: str, game: str, mine: Own | None) -> Best | None:
    """None as long as there is no result at all."""
    here = (LINE.day == day) & (LINE.game == game)
    lines = {row.number: row for row in db.execute(select(DAY_LINES).where(here))}
    loose = lines.pop(LOOSE, None)
    these = (TRIES.day == day) & (TRIES.game == game) & (TRIES.finished > 0)
    person = db.execute(
        select(TRIES.score, TRIES.points, TRIES.place, TRIES.room).where(these).order_by(TRIES.score.desc()).limit(1)
    ).first()
    line = max(lines.values(), key=lambda row: row.score, default=None)
    if line is None and person is None:
        return None
    by_person = line is None or (person is not None and person.score >= line.score)
    found: Any = person if by_person else line
    record = f"{found.room}-1" if by_person else found.record
    share = None if mine is None or loose is None else share_of(mine.points, found.points, loose.points)
    parted = None if mine is None else parting_of(db, mine.record, record)
    return Best(int(found.points), found.place, record, by_person, len(lines), share, parted)


def parting_of(db: Connection, mine: str, best: str) -> int | None:
    kept = db.execute(select(GAMES.c.record, GAMES.c.file).where(GAMES.c.record.in_([mine, best])))
    files = {record: json.loads(file) for record, file in kept}
    if mine == best or len(files) < 2:
        return None
    person = next(seat for seat, level in enumerate(files[mine]["levels"]) if not level)
    return parting(files[mine]["moves"], files[best]["moves"], person)


# Working it out


class Wanted(NamedTuple):
    day: str
    game: str
    number: int


def wanted(db: Connection) -> list[Wanted]:
    """Lines that nobody has tried yet, of deals that may still be played; the average first."""
    these = (TRIES.day >= oldest_open()) & (TRIES.day < EVENING) & (TRIES.finished > 0)
    played = db.execute(select(TRIES.day, TRIES.game).where(these).distinct()).all()
    known = set(db.execute(select(LINE.day, LINE.game, LINE.number).where(LINE.day >= oldest_open())).all())
    found = [Wanted(day, game, number) for number in range(LINES + 1) for day, game in played]
    return [one for one in found if tuple(one) not in known]


def note_loose(db: Connection, one: Wanted, points: float) -> None:
    db.execute(insert(DAY_LINES), {**one._asdict(), "score": 0, "points": points, "place": 0, "record": ""})


def note_line(db: Connection, one: Wanted, file: dict[str, Any], seat: int, results: list[dict[str, Any]]) -> None:
    """Only the best game is kept; the others are but numbers."""
    here, result = (LINE.day == one.day) & (LINE.game == one.game) & (LINE.number != LOOSE), results[seat]
    before = max(db.scalars(select(LINE.score).where(here)), default=None)
    best = before is None or result["score"] > before
    text = json.dumps(file, ensure_ascii=False)
    record = f"L-{hashlib.sha256(f'{one.number} {text}'.encode()).hexdigest()[:16].upper()}" if best else ""
    row = {name: result[name] for name in ("score", "points", "place")}
    db.execute(insert(DAY_LINES), {**one._asdict(), **row, "record": record})
    if best:
        db.execute(update(DAY_LINES).where(here, LINE.number != one.number).values(record=""))
        db.execute(insert(GAMES), game_of(one, file, record))


def game_of(one: Wanted, file: dict[str, Any], record: str) -> dict[str, Any]:
    terms = {"record": record, "game": one.game, "rules": file["rules"], "seats": file["seats"], "day": one.day}
    return {**terms, "finished": 0, "ending": file["result"]["ending"], "rated": 0, "file": json.dumps(file), "key": ""}
