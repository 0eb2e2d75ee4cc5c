"""The deal of the day: the calendar, decisions that follow from what was seen, and records that cannot be forged."""

import copy
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from conftest import every_game
from refusals import code_of

from farmyard.contests import daily
from farmyard.contests.daily import Deal, Plan
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.schema import notation
from farmyard.table import Table

KEY = "5a" * 32
MONDAY, SUNDAY = date(2026, 11, 16), date(2026, 11, 22)


def somebody(deal: Deal, seed: int) -> daily.Choose:
    """A person who plays anything."""
    rng = random.Random(seed)
    return lambda table: rng.choice(table.legal_actions(deal.plan.seat))


def deal_of(game: Game, day: date = MONDAY) -> Deal:
    return Deal(daily.plan_of(day, game), KEY)


# The calendar


@every_game
def test_every_day_has_a_deal_that_can_be_dealt(game: Game) -> None:
    """For three years: seats and options fit the rules, and exactly one seat is the person's."""
    for day in (MONDAY + timedelta(n) for n in range(3 * 365)):
        plan = daily.plan_of(day, game)
        game.check_seats(plan.seats)
        game.encode(plan.options)
        assert len(plan.levels) == plan.seats
        assert plan.levels.count(daily.PERSON) == 1


@every_game
def test_a_month_varies_numbers_of_seats_and_the_persons_seat(game: Game) -> None:
    month = [daily.plan_of(MONDAY + timedelta(n), game) for n in range(60)]
    assert len({plan.seats for plan in month}) == min(game.seats[1] - game.seats[0] + 1, len({p.seats for p in month}))
    assert len({plan.seats for plan in month}) > 1
    seats = Counter(plan.seat for plan in month if plan.seats == month[0].seats)
    assert set(seats) == set(range(month[0].seats))


def test_the_calendar_follows_from_the_date_alone() -> None:
    assert daily.plans(MONDAY) == daily.plans(date(2026, 11, 16))
    assert [plan.game for plan in daily.plans(MONDAY)] == list(GAMES)
    levels = ("farmhand", "farmhand", "farmhand", "", "farmhand", "farmhand")
    assert daily.plan_of(MONDAY, GAMES["mow"]) == Plan("2026-11-16", "mow", GAMES["mow"].version, 6, levels)


def test_where_ages_decide_the_person_is_the_youngest() -> None:
    for n in range(60):
        plan = daily.plan_of(MONDAY + timedelta(n), GAMES["rudi"])
        ages = plan.options.get("ages", [1, 2, 3, 4])
        assert isinstance(ages, list)
        assert ages.index(min(ages)) == plan.seat
        assert sorted(ages) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "text", ["", "today", "2026-1-1", "20261116", "2026-W47-1", "2025-12-31", "3000-01-01", 7, None]
)
def test_what_is_no_day_is_refused(text: object) -> None:
    with pytest.raises(Refusal, match="day-unknown"):
        daily.read_day(text)


def test_a_day_is_read_as_it_is_written() -> None:
    assert daily.read_day("2026-11-16") == MONDAY


# Decisions


@every_game
def test_the_same_view_gets_the_same_answer_after_any_order_of_thinking(game: Game) -> None:
    """Whoever is asked thinks at every moment, in changing orders, some twice and some before their turn; the table is
    rebuilt from its log now and then, as after a restart. The game is the one that was played straight on."""
    deal = deal_of(game)
    straight = daily.play_out(deal, somebody(deal, 1))
    person, rng, table = somebody(deal, 1), random.Random(9), deal.table()
    while not table.over:
        table = rebuilt(deal, table) if rng.random() < 0.05 else table
        bots = [seat for seat in table.must_act() if seat != deal.plan.seat]
        thoughts = {seat: daily.answer(deal, table, seat) for seat in bots + rng.sample(bots, len(bots))}
        seat = daily.next_seat(deal.plan, table)
        table.play(seat, person(table) if seat == deal.plan.seat else thoughts[seat])
    assert table.log == straight.log


def rebuilt(deal: Deal, table: Table) -> Table:
    again = deal.table()
    for move in table.log:
        again.play(*move)
    return again


@pytest.mark.parametrize("name", ["rudi", "mow"])
def test_searching_players_answer_twice_alike(name: str) -> None:
    """On a thread of its own, and after others have thought."""
    deal = deal_of(GAMES[name], SUNDAY)
    table = deal.table()
    while daily.next_seat(deal.plan, table) == deal.plan.seat:
        table.play(deal.plan.seat, table.legal_actions(deal.plan.seat)[0])
    seat = daily.next_seat(deal.plan, table)
    assert deal.plan.levels[seat] == "farmer"
    first = daily.answer(deal, table, seat)
    for other in table.must_act():
        daily.answer(deal, table, other)
    with ThreadPoolExecutor(2) as pool:
        assert set(pool.map(daily.answer, [deal] * 2, [table] * 2, [seat] * 2)) == {first}


@every_game
def test_where_all_choose_at_once_the_person_comes_first_then_seats_in_order(game: Game) -> None:
    deal = deal_of(game)
    table = deal.table()
    for seat, action in daily.play_out(deal, somebody(deal, 2)).log:
        asked = table.must_act()
        assert seat == (deal.plan.seat if deal.plan.seat in asked else min(asked))
        table.play(seat, action)


def test_another_deal_or_seat_rolls_other_dice() -> None:
    view = deal_of(GAMES["mow"]).table().view(0)
    rolled = {daily.dice(KEY, 0, view), daily.dice(KEY, 1, view), daily.dice("00" * 32, 0, view)}
    assert len(rolled) == 3
    assert all(0 <= number < 2**60 for number in rolled)


# Checking


@every_game
def test_a_record_that_was_played_verifies(game: Game) -> None:
    deal = deal_of(game)
    table = daily.play_out(deal, somebody(deal, 3))
    assert daily.verify(table.record(), deal).scores() == table.scores()


def refused(record: Any, deal: Deal) -> str:
    return code_of(daily.verify, record, deal)


def replayed(deal: Deal, moves: list[tuple[int, int]]) -> Any:
    """A record as a forger would write it: internally consistent, finished by random play."""
    table = deal.table()
    for move in moves:
        table.play(*move)
    rng = random.Random(4)
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, rng.choice(table.legal_actions(seat)))
    return table.record()


@every_game
def test_a_move_that_a_computer_player_would_not_have_made_is_found(game: Game) -> None:
    deal = deal_of(game)
    table = daily.play_out(deal, somebody(deal, 5))
    at, legal = choice_of_a_bot(deal, table)
    other = next(action for action in legal if action != table.log[at].action)
    forged = replayed(deal, [*table.log[:at], (table.log[at].seat, other)])
    assert refused(forged, deal) == "day-bot"


def test_moves_out_of_turn_are_found() -> None:
    """A bot that has chosen before the person: what the person knew would depend on it."""
    deal = deal_of(GAMES["rudi"])
    table = daily.play_out(deal, somebody(deal, 5))
    first, second = table.log[:2]
    assert refused(replayed(deal, [second, first]), deal) == "day-bot"


def choice_of_a_bot(deal: Deal, table: Table) -> tuple[int, list[int]]:
    then = table.at(0)
    for number, move in enumerate(table.log):
        legal = then.legal_actions(move.seat)
        if deal.plan.levels[move.seat] and len(legal) > 1:
            return number, legal
        then.play(*move)
    raise AssertionError("no bot had a choice")


def test_a_changed_move_of_the_person_no_longer_fits_what_follows() -> None:
    """They were free to move otherwise; but then the others would have answered otherwise, and the result differs."""
    deal = deal_of(GAMES["mow"])
    table = daily.play_out(deal, somebody(deal, 6))
    record = table.record()
    then, codes = table.at(0), list[str]()
    for number, (seat, action) in enumerate(table.log):
        others = [other for other in then.legal_actions(seat) if other != action] if seat == deal.plan.seat else []
        for other in others[:1]:
            forged = copy.deepcopy(record)
            forged["moves"][number] = f"{seat} {notation.name(table.game, other)}"
            codes.append(refused(forged, deal))
        then.play(seat, action)
    assert len(codes) > 10
    assert set(codes) <= {"record-move", "record-result", "day-bot"}


def test_other_rules_another_day_another_deal_and_half_a_game_are_refused() -> None:
    game = GAMES["saumaumau"]
    deal = deal_of(game)
    record = daily.play_out(deal, somebody(deal, 7)).record()
    next_day = deal_of(game, MONDAY + timedelta(1))
    assert refused(record, next_day) == "day-terms"
    assert refused(record, replace(deal, key="00" * 32)) == "day-deal"
    assert refused(record, replace(deal, plan=replace(deal.plan, rules=deal.plan.rules + 1))) == "day-terms"
    assert refused(record, replace(deal, plan=replace(deal.plan, options={}))) == "day-terms"
    assert refused(deal.table().record(), deal) == "record-unfinished"
    assert (
        refused({**record, "result": {**record["result"], "scores": [99] * deal.plan.seats}}, deal) == "record-result"
    )
    assert refused([], deal).startswith("record-")


def test_a_record_that_starts_from_a_position_is_no_deal_of_the_day() -> None:
    game = GAMES["saumaumau"]
    deal = deal_of(game)
    table = Table.from_position(deal.table().position(), seed=KEY)
    rng = random.Random(8)
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, rng.choice(table.legal_actions(seat)))
    assert refused(table.record(), deal) == "day-terms"
