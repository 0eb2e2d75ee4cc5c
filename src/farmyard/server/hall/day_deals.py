"""Which deals there are on a day, and who plays which.

Where many play, a day has several deals of a game, so that a deal that somebody passes on helps few: everybody is
given one, the members of a club the same one. Which one follows from a secret that is told with the cards. One more is
for devices without a server: everybody can deal it, so it is compared by itself.
"""

import hashlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from sqlalchemy import Connection, func, insert, select

from farmyard.contests import daily
from farmyard.contests.daily import Deal, Plan
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES, find_game
from farmyard.server.hall.day_tries import TRIES, is_open_deal, today
from farmyard.server.storage.schema import CLUB_MEMBERS, DAY_DEALS
from farmyard.server.table import fairness
from farmyard.server.table.day_table import DealOfTheDay
from farmyard.server.table.table_state import day_terms

CROWD = 30  # people for whom a day has another deal
MOST_DEALS = 9  # of a game on a day
LOOKED_BACK = 7  # days

Pool = Mapping[str, Sequence[DealOfTheDay]]
"""By game."""


def pool_of(db: Connection, day: date) -> Pool:
    found = defaultdict(list)
    within = (DAY_DEALS.c.day >= day.isoformat()) & (DAY_DEALS.c.day < (day + timedelta(1)).isoformat())
    for row in db.execute(select(DAY_DEALS).where(within).order_by(DAY_DEALS.c.day)):
        found[row.game].append(_deal(row))
    return found


def kept_deals(db: Connection, day: str) -> dict[str, DealOfTheDay]:
    """By game; of one name."""
    return {row.game: _deal(row) for row in db.execute(select(DAY_DEALS).where(DAY_DEALS.c.day == day))}


def _deal(row: Any) -> DealOfTheDay:
    plan = Plan(row.day, row.game, row.rules, len(row.levels), tuple(row.levels), row.options)
    return DealOfTheDay(plan, row.secret)


def draw(db: Connection, day: date, missing: Sequence[str]) -> None:
    """As many deals of these games as people have played lately need."""
    plans = [
        daily.plan_of(day, GAMES[game], number)
        for game in missing
        for number in range(1, 1 + deals_for(people_at(db, game)))
    ]
    db.execute(insert(DAY_DEALS), [new_deal(plan) for plan in plans])


def people_at(db: Connection, game: str) -> float:
    """On a day, of late."""
    first = (today() - timedelta(LOOKED_BACK)).isoformat()
    these = (TRIES.game == game) & (TRIES.day >= first) & (TRIES.day < today().isoformat()) & (TRIES.finished > 0)
    return (db.scalar(select(func.count()).where(these & ~is_open_deal(TRIES.day))) or 0) / LOOKED_BACK


def deals_for(people: float) -> int:
    return min(MOST_DEALS, 1 + int(people / CROWD))


def new_deal(plan: Plan) -> dict[str, object]:
    terms = {"day": plan.day, "game": plan.game, "rules": plan.rules}
    return {**terms, "levels": list(plan.levels), "options": dict(plan.options), "secret": fairness.new_secret()}


def open_deal(day: date, game: str) -> DealOfTheDay:
    """The one that devices deal themselves."""
    if game not in GAMES:
        raise Refusal("day-none", day=day.isoformat(), game=game)
    plan = daily.plan_of(day, GAMES[game], daily.OPEN)
    return DealOfTheDay(plan, daily.open_secret(plan))


# Whose


def whose(db: Connection, player: str) -> str:
    """Members of a club count as one, by the club they joined first: they want to compare."""
    mine = select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.player == player)
    return str(db.scalar(mine.order_by(CLUB_MEMBERS.c.joined, CLUB_MEMBERS.c.club).limit(1)) or player)


def given(deals: Sequence[DealOfTheDay], who: str, begun: Sequence[str]) -> DealOfTheDay:
    """One of a pool; whoever has begun one keeps it."""
    known = [deal for deal in deals if deal.plan.day in begun]
    return known[0] if known else deals[share(deals[0].secret, who) % len(deals)]


def share(secret: str, who: str) -> int:
    return int(hashlib.sha256(f"farmyard day pool 1 {secret} {who}".encode()).hexdigest(), 16)


# The cards


def promised(deal: DealOfTheDay) -> str:
    """The commitment to a deal, told the day before it is played."""
    return fairness.commitment(deal.secret, terms_of(deal.plan), "")


def dealt(deal: DealOfTheDay) -> Deal:
    """With the key of its shuffle: nobody adds to it."""
    return Deal(deal.plan, fairness.seed_of(deal.secret, terms_of(deal.plan), "", []))


def terms_of(plan: Plan) -> fairness.Terms:
    return day_terms(plan.day, find_game(plan.game, plan.rules), plan.seats, dict(plan.options))
