"""Deals of the day that are played on devices and handed in; several deals of a day; the best that is known of one."""

import asyncio
import random
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from talk import Client, Host, hosting, until
from test_day import GAME, NOON, Clock, begin, clock, finish, page, play_to_the_end, result

from farmyard.contests import daily, lines
from farmyard.games import GAMES
from farmyard.server.hall import back_room, best_lines, day_deals, handed_in
from farmyard.server.hall.back_room import Finished
from farmyard.server.hall.best_lines import Wanted
from farmyard.server.hall.day_deals import dealt, open_deal
from farmyard.server.table import fairness

pytestmark = pytest.mark.everywhere
__all__ = ["clock"]
OPEN = "2026-11-16-0"
MONDAY = NOON.date()


@pytest.fixture
def yard(tmp_path: Path, clock: Clock, ground: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setattr(handed_in, "milliseconds", clock)
    with hosting(tmp_path) as host:
        yield host


def played(level: str = "farmhand", number: int = 1, day: date = MONDAY, game: str = GAME) -> dict[str, Any]:
    """As a device writes it."""
    deal = open_deal(day, game)
    table = lines.try_line(dealt(deal), level, number)
    return {
        **table.record(),
        "shuffle": fairness.describe(deal.secret, day_deals.terms_of(deal.plan), "", []),
        "levels": list(deal.plan.levels),
    }


def hand_in(host: Host, client: Client, record: dict[str, Any], day: str = OPEN, game: str = GAME) -> Any:
    body = {"name": "Anna", "record": record}
    return host.rest("POST", f"/api/day/{day}/{game}", body, client.token)


def checked(host: Host, client: Client, day: str = OPEN) -> Any:
    """What becomes of it."""
    until(lambda: result(host, client, day)[1].get("code") != "day-checking", "it is checked")
    return result(host, client, day)[1]


def test_every_device_deals_the_same_without_a_server_and_its_record_verifies() -> None:
    record = played()
    plan = daily.plan_of(MONDAY, GAMES[GAME], daily.OPEN)
    assert plan.day == OPEN
    assert record["shuffle"]["secret"] == daily.open_secret(plan)
    assert daily.verify(record, daily.Deal(plan, record["seed"])).over
    assert fairness.verify(record).over


def test_what_was_played_on_a_device_counts_once_it_has_been_checked(yard: Host, clock: Clock) -> None:
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    assert result(yard, anna, OPEN)[1]["code"] == "day-closed"
    mine = played()
    for _ in range(2):
        assert hand_in(yard, anna, mine) == (200, {"day": OPEN, "state": "checking", "why": None})
    found = checked(yard, anna)
    assert yard.rest("GET", f"/api/day/{OPEN}/{GAME}/mine", token=anna.token)[1]["state"] == "counted"
    assert yard.rest("GET", f"/api/day/{OPEN}/{GAME}/mine", token=bernd.token)[1]["state"] == "missing"
    assert found["deal"]["mine"]["points"] == found["points"][0]["value"]
    assert found["best"]["record"] == f"{found['deal']['mine']['table']}-1"
    assert [deal["name"] for deal in page(yard, anna)["on_devices"]] == [OPEN]
    kept = yard.rest("GET", f"/api/records/{found['best']['record']}", token=anna.token)[1]
    assert kept["moves"] == mine["moves"]
    assert kept["names"].count("Anna") == 1
    assert fairness.verify(kept).over
    assert yard.rest("GET", f"/api/records/{found['best']['record']}", token=bernd.token)[1]["code"] == "day-closed"
    assert hand_in(yard, anna, played(number=2))[1]["code"] == "day-played"
    assert page(yard, anna)["streak"] == 1
    assert yard.rest("GET", "/api/day-table/week", token=anna.token)[1]["rows"] == []
    code = yard.rest("POST", "/api/clubs", {"title": "At home"}, anna.token)[1]["code"]
    rows = yard.rest("GET", f"/api/day-table/week?club={code}", token=anna.token)[1]["rows"]
    assert [row["deals"] for row in rows] == [1]


def forged() -> dict[str, Any]:
    """Other dice of somebody's own: what the others answered would have been another game."""
    record = played()
    deal = dealt(open_deal(MONDAY, GAME))
    table = deal.table()
    while not table.over:
        seat = table.must_act()[0]
        table.play(seat, table.legal_actions(seat)[-1])
    return {**record, **table.record()}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (forged, "day-bot"),
        (lambda: {**played(), "moves": played()["moves"][:-1]}, "record-result"),
        (lambda: {**played(), "seed": "5a" * 32}, "record-"),
        (lambda: {**played(), "options": {}}, "record-"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_reason_and_may_be_replaced(
    yard: Host, clock: Clock, change: Any, code: str
) -> None:
    anna = yard.client("Anna")
    assert hand_in(yard, anna, change())[0] == 200
    assert checked(yard, anna)["code"].startswith((code, "day-"))
    mine = yard.rest("GET", f"/api/day/{OPEN}/{GAME}/mine", token=anna.token)[1]
    assert (mine["state"], mine["why"]["key"]) == ("refused", f"no-{checked(yard, anna)['code']}")
    assert page(yard, anna)["on_devices"] == []
    told = yard.rest("GET", "/api/me/data", token=anna.token)[1]
    assert [one["day"] for one in told["handed_in"]] == [OPEN]
    hand_in(yard, anna, played())
    assert checked(yard, anna)["deal"]["mine"]["finished"]


def test_other_rules_days_clocks_and_keys_are_refused_at_once(yard: Host, clock: Clock) -> None:
    """The server's clock decides, whatever a device says."""
    anna = yard.client("Anna")
    record = played()
    refusals = {
        "day-later": (played(day=date(2026, 11, 17)), "2026-11-17-0", GAME),
        "day-over": (played(day=date(2026, 11, 14)), "2026-11-14-0", GAME),
        "day-terms": ({**record, "rules": 99}, OPEN, GAME),
        "day-none": (record, "2026-11-16", GAME),
        "day-unknown": (record, "2026-11-16-x", GAME),
    }
    for code, (file, day, game) in refusals.items():
        assert hand_in(yard, anna, file, day, game)[1]["code"] == code
    assert hand_in(yard, anna, record, OPEN, "mow")[1]["code"] == "day-terms"
    assert yard.rest("POST", f"/api/day/{OPEN}/{GAME}", {"name": "A", "record": record}, "somebody's")[0] == 401
    clock.pass_days(1)
    assert hand_in(yard, anna, record)[0] == 200
    clock.pass_days(1)
    assert hand_in(yard, yard.client("Bernd"), record)[1]["code"] == "day-over"
    until(lambda: result(yard, anna, OPEN)[1]["deal"]["mine"], "it counts, as it was handed in in time")


def test_what_is_handed_in_goes_when_i_go(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    hand_in(yard, anna, played())
    checked(yard, anna)
    assert yard.rest("DELETE", "/api/me", token=anna.token)[0] == 200
    assert result(yard, yard.client("Bernd"), OPEN)[1]["code"] == "day-closed"


# Several deals of a day


def test_where_many_play_a_day_has_several_deals_and_a_club_has_one_of_them(
    yard: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(day_deals, "deals_for", lambda people: 4)
    clients = [yard.client("Anna") for _ in range(12)]
    names = [next(d["name"] for d in page(yard, one)["deals"] if d["game"] == GAME) for one in clients]
    assert 1 < len(set(names)) <= 4
    code = yard.rest("POST", "/api/clubs", {"title": "At home"}, clients[0].token)[1]["code"]
    for one in clients[1:]:
        yard.rest("POST", f"/api/clubs/{code}", None, one.token)
    members = {next(d["name"] for d in page(yard, one)["deals"] if d["game"] == GAME) for one in clients}
    assert len(members) == 1
    promised = yard.rest("GET", "/api/day", token=clients[0].token)[1]["tomorrow"]
    assert len({one["commitment"] for one in promised}) == 4 * len(GAMES)


def test_a_deal_of_the_pool_is_closed_to_whoever_has_another_and_each_is_compared_by_itself(
    yard: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(day_deals, "deals_for", lambda people: 2)
    given: dict[str, Client] = {}
    while len(given) < 2:
        one = yard.client("Anna")
        given.setdefault(next(d["name"] for d in page(yard, one)["deals"] if d["game"] == GAME), one)
    first, second = given["2026-11-16"], given["2026-11-16-2"]
    records = {name: finish(yard, one) for name, one in given.items()}
    files = {name: yard.rest("GET", f"/api/records/{records[name]}", token=given[name].token)[1] for name in given}
    assert files["2026-11-16"]["seed"] != files["2026-11-16-2"]["seed"]
    assert result(yard, first, "2026-11-16-2")[1]["code"] == "day-closed"
    assert yard.rest("GET", f"/api/records/{records['2026-11-16']}", token=second.token)[1]["code"] == "day-closed"
    assert sum(bar["people"] for bar in result(yard, second)[1]["points"]) == 1
    assert result(yard, second)[1]["deal"]["name"] == "2026-11-16-2"
    rows = yard.rest("GET", "/api/day-table/week", token=first.token)[1]["rows"]
    assert [row["points"] for row in rows] == [50]
    again = yard.client("Anna", token=second.token)
    yard.rest("POST", "/api/clubs", {"title": "At home"}, second.token)  # who has begun keeps the deal
    assert result(yard, again)[1]["deal"]["name"] == "2026-11-16-2"


@pytest.mark.parametrize(("people", "deals"), [(0, 1), (29.9, 1), (30, 2), (1000, 9)])
def test_a_deal_is_shared_by_about_thirty_people(people: float, deals: int) -> None:
    assert day_deals.deals_for(people) == deals


# The best that is known


def test_the_best_known_is_a_persons_or_the_strongest_computer_players(
    yard: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it is told how much of the way to it one has come, and where one left it."""
    monkeypatch.setattr(lines, "BEST", "farmhand")  # quicker
    anna = yard.client("Anna")
    begin(yard, anna)
    found = play_first_moves(yard, anna)
    assert (found["best"]["person"], found["best"]["tried"], found["best"]["share"]) == (True, 0, None)
    deal = open_deal(MONDAY, GAME)
    room = back_room.told(dealt(deal))
    average = back_room.answer({**room, "do": "try", "number": 0}, dealt(deal))
    tried = back_room.answer({**room, "do": "try", "number": 3}, dealt(deal))
    assert isinstance(average, float)
    assert isinstance(tried, Finished)
    assert tried.file["moves"] == lines.try_line(dealt(deal), "farmhand", 3).record()["moves"]


def play_first_moves(host: Host, client: Client) -> Any:
    play_to_the_end(host, client, begin(host, client)[1]["table"], 1)
    return result(host, client)[1]


def test_a_line_becomes_the_best_one_only_if_it_is_better(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    hand_in(yard, anna, played("chick"))
    mine = checked(yard, anna)["deal"]["mine"]
    deal = open_deal(MONDAY, GAME)
    seat = deal.plan.seat
    for number, level in ((1, "farmhand"), (2, "chick"), (3, "farmhand")):
        table = lines.try_line(dealt(deal), level, number)
        found = back_room.finished(table, dealt(deal))
        file = back_room.whole(found, deal)
        run(
            yard,
            lambda db, n=number, f=file, r=found.results: best_lines.note_line(db, Wanted(OPEN, GAME, n), f, seat, r),
        )
    run(yard, lambda db: best_lines.note_loose(db, Wanted(OPEN, GAME, 0), mine["points"] - 1.0))
    best = result(yard, anna, OPEN)[1]["best"]
    assert best["tried"] == 3
    assert 0 < best["share"] <= 1
    assert best["points"] >= mine["points"]
    if not best["person"]:
        file = yard.rest("GET", f"/api/records/{best['record']}", token=anna.token)[1]
        own = yard.rest("GET", f"/api/records/{mine['table']}-1", token=anna.token)[1]
        at = best["parted"]
        assert at is not None
        assert file["moves"][:at] == own["moves"][:at]
        assert file["moves"][at] != own["moves"][at]
    stranger = yard.client("Bernd")
    assert yard.rest("GET", f"/api/records/{best['record']}", token=stranger.token)[1]["code"] == "day-closed"


def run(host: Host, work: Any) -> None:
    back = host.state.desk.back_room
    asyncio.run_coroutine_threadsafe(back._do(work), back._working.get_loop()).result(60)


@pytest.mark.parametrize(
    ("points", "best", "loose", "share"),
    [(5, 10, 0, 0.5), (-40, -20, -60, 0.5), (12, 10, 0, 1.0), (-3, 10, 0, 0.0), (7, 7, 7, 1.0), (6, 7, 7, 0.0)],
)
def test_the_share_of_the_way_to_the_best(points: float, best: float, loose: float, share: float) -> None:
    assert lines.share_of(points, best, loose) == share


def test_of_searching_players_only_some_decisions_are_checked_drawn_when_the_record_is_there() -> None:
    """On a Sunday all others are farmers; with every decision checked, the forger's is found, with none it is not."""
    sunday = open_deal(MONDAY + timedelta(6), "mow")
    deal = dealt(sunday)
    table = lines.try_line(deal, "farmhand", 1)
    assert daily.verify(table.record(), deal, 3).log == table.log
    thought = [n for n, (seat, _) in enumerate(table.log) if deal.plan.levels[seat] == "farmer"]
    kept = daily.unchecked(table, deal, 3, random.Random(1))
    assert len(thought) - len(kept) == 3
    assert kept != daily.unchecked(table, deal, 3, random.Random(2))
