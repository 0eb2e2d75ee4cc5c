"""The deal of the day: its calendar, the decisions of the computer players at its tables, and the check of its records.

Everybody plays the same deal against the same computer players at the same seats. What they leave to chance follows
from the decision itself, never from a stream: the deal's key, the seat, and all that this seat has seen. So the same
view gets the same answer at every table, whoever thinks when, and a record can be checked move by move (`verify`).
"""

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from random import Random, SystemRandom
from typing import Any

from farmyard.bots import decide, is_thinking
from farmyard.core.game import Game
from farmyard.core.options import OptionValue
from farmyard.core.refusal import Refusal
from farmyard.core.seed import Seed, seed_from
from farmyard.core.untrusted import quoted
from farmyard.games import GAMES, find_game
from farmyard.table import Table

FORMAT = "farmyard day 1"
PERSON = ""  # in place of a level: this seat is the person's
OPEN = 0  # the number of the deal that devices deal themselves
THOUGHTS = 24  # decisions of searching players that are checked; all those of others are
FIRST, LAST = date(2026, 1, 1), date(2999, 12, 31)

# The calendar. Each game goes round its own list; lists of different lengths, so that games do not move in step.
EDITIONS: Mapping[str, tuple[tuple[int, Mapping[str, OptionValue]], ...]] = {
    "saumaumau": ((4, {}), (3, {}), (2, {}), (5, {}), (3, {"mau": True})),
    "rudi": ((4, {}), (3, {}), (4, {"keep_cards": True}), (3, {"show_played": True})),
    "quartett": ((4, {}), (3, {"set": "quintett"}), (3, {}), (4, {"set": "quintett"})),
    "mow": ((4, {}), (2, {}), (5, {}), (3, {}), (6, {}), (3, {"target": 50}), (2, {})),
    "happypigs": ((4, {}), (3, {}), (3, {"advanced": True})),
}
WEEK = (  # from Monday to Sunday: what the seats beside the person are filled with, in turn
    ("farmhand",),
    ("farmhand",),
    ("farmhand", "farmer"),
    ("farmhand", "farmer"),
    ("farmer", "farmhand"),
    ("farmer",),
    ("farmer",),
)


@dataclass(frozen=True)
class Plan:
    """What is played on a day; public long before."""

    day: str  # as in 2026-11-19, in UTC; another than the first deal of this day as in 2026-11-19-2
    game: str
    rules: int
    seats: int
    levels: tuple[str, ...]  # by seat; PERSON once
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """The person's."""
        return self.levels.index(PERSON)


@dataclass(frozen=True)
class Deal:
    """A plan and the key of its shuffle: a secret until it has been played."""

    plan: Plan
    key: Seed

    def table(self) -> Table:
        plan = self.plan
        return Table(find_game(plan.game, plan.rules), plan.seats, self.key, plan.options)


def read_day(text: object) -> date:
    """A day in ISO format; anything else is refused."""
    try:
        day = date.fromisoformat(str(text))
    except ValueError:
        day = None
    if day is None or day.isoformat() != text or not FIRST <= day <= LAST:
        raise Refusal("day-unknown", day=quoted(text))
    return day


def name_of(day: date, number: int) -> str:
    """Of one of a day's deals of a game. The first one is named like the day."""
    return day.isoformat() if number == 1 else f"{day.isoformat()}-{number}"


def read_name(text: str) -> tuple[date, int]:
    """The day, and which of its deals."""
    day, dash, number = text[:10], text[10:11], text[11:]
    if not dash:
        return read_day(day), 1
    if dash != "-" or number not in "023456789":
        raise Refusal("day-unknown", day=quoted(text))
    return read_day(day), int(number)


def plans(day: date) -> list[Plan]:
    """The calendar's page for this day: what is played of every game."""
    return [plan_of(day, game) for game in GAMES.values()]


def plan_of(day: date, game: Game, number: int = 1) -> Plan:
    """Follows from the date alone; the deals of a day differ only in their cards."""
    days, editions = (day - FIRST).days, editions_of(game)
    seats, options = editions[days % len(editions)]
    mine = days // len(editions) % seats
    levels = levels_on(day.weekday(), seats, mine)
    return Plan(name_of(day, number), game.id, game.version, seats, levels, {**options, **ages(game, mine, seats)})


def editions_of(game: Game) -> Sequence[tuple[int, Mapping[str, OptionValue]]]:
    return EDITIONS.get(game.id) or tuple((seats, {}) for seats in range(game.seats[0], game.seats[1] + 1))


def levels_on(weekday: int, seats: int, mine: int) -> tuple[str, ...]:
    beside = WEEK[weekday]
    return tuple(PERSON if seat == mine else beside[(seat - mine - 1) % seats % len(beside)] for seat in range(seats))


def calendar(game: Game) -> dict[str, Any]:
    """The whole calendar as a table, for devices: by edition and the person's seat, options, and levels by weekday."""
    return {
        "first": FIRST.isoformat(),
        "editions": [
            [
                {
                    "options": {**options, **ages(game, mine, seats)},
                    "levels": [levels_on(weekday, seats, mine) for weekday in range(len(WEEK))],
                }
                for mine in range(seats)
            ]
            for seats, options in editions_of(game)
        ],
    }


def open_secret(plan: Plan) -> str:
    """Of the deal that every device can deal without a server: it follows from the calendar, so anybody can compute it
    at any time, as everybody is told."""
    return hashlib.sha256(f"{FORMAT} open {plan.day} {plan.game} {plan.rules}".encode()).hexdigest()


def ages(game: Game, mine: int, seats: int) -> dict[str, OptionValue]:
    """Where ages decide, the person is the youngest."""
    option = next((option for option in game.options if option.name == "ages"), None)
    if option is None or not isinstance(option.default, list):
        return {}
    older = [seat for seat in range(seats) if seat != mine]
    wanted = {seat: age for age, seat in enumerate([mine, *older], 1)}
    found = [wanted.get(slot, age) for slot, age in enumerate(option.default)]
    return {} if found == option.default else {"ages": found}


# Decisions


def next_seat(plan: Plan, table: Table) -> int:
    """Whose move it is. Where several are asked at once the person comes first and the computer players follow in seat
    order: so nobody's view depends on who was quicker, and one log is one game."""
    asked = table.must_act()
    return plan.seat if plan.seat in asked else asked[0]


def dice(key: Seed, seat: int, view: Any) -> int:
    """The chance in one decision. Without the key it cannot be predicted, and it reveals nothing about the key."""
    return seed_from(f"{FORMAT} {key} {seat} ".encode() + view.tobytes())


def answer(deal: Deal, table: Table, seat: int) -> int:
    """What the computer player at this seat does now."""
    return decide_as(deal, seat, table.view(seat), table.legal_actions(seat))


def decide_as(deal: Deal, seat: int, view: Any, legal: Sequence[int]) -> int:
    """The same, from what this seat sees."""
    game = find_game(deal.plan.game, deal.plan.rules)
    return decide(game, deal.plan.levels[seat], view, legal, dice(deal.key, seat, view))


Choose = Callable[[Table], int]


def play_out(deal: Deal, person: Choose) -> Table:
    """The whole deal, with somebody at the person's seat."""
    table = deal.table()
    while not table.over:
        seat = next_seat(deal.plan, table)
        table.play(seat, person(table) if seat == deal.plan.seat else answer(deal, table, seat))
    return table


# Checking


def verify(record: Any, deal: Deal, thoughts: int | None = None, chance: Random | None = None) -> Table:
    """Plays a record again: this deal by these rules, every move legal and in turn, every computer player's move its
    own, to the end. Anything else is refused. With `thoughts`, of searching players only this many decisions are
    checked, drawn now, when nothing can be changed in the record any more."""
    table = Table.replay(record)
    check_terms(table, record, deal)
    if not table.over:
        raise Refusal("record-unfinished")
    again, skipped = deal.table(), unchecked(table, deal, thoughts, chance or SystemRandom())
    for number, (seat, action) in enumerate(table.log):
        mine = seat == deal.plan.seat or number in skipped
        if seat != next_seat(deal.plan, again) or (not mine and answer(deal, again, seat) != action):
            raise Refusal("day-bot", number=number + 1, seat=seat + 1)
        again.play(seat, action)
    return table


def unchecked(table: Table, deal: Deal, thoughts: int | None, chance: Random) -> Collection[int]:
    """Moves by their numbers."""
    thought = [number for number, (seat, _) in enumerate(table.log) if is_thinking(deal.plan.levels[seat])]
    if thoughts is None or len(thought) <= thoughts:
        return ()
    return set(thought) - set(chance.sample(thought, thoughts))


def check_terms(table: Table, record: Mapping[str, Any], deal: Deal) -> None:
    """Is it this deal at all?"""
    plan, game = deal.plan, table.game
    same = (game.id, game.version, table.seats) == (plan.game, plan.rules, plan.seats)
    if not same or "position" in record or list(game.encode(table.options)) != list(game.encode(plan.options)):
        raise Refusal("day-terms", day=plan.day)
    if table.seed != deal.key:
        raise Refusal("day-deal", day=plan.day)
