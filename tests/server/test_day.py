"""The deal of the day, served: one try, the same for everybody, closed until one has finished it."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from talk import Client, Host, hear_until, hosting, my_turn, until

from farmyard.contests import daily
from farmyard.games import GAMES
from farmyard.server.base import steady_clock
from farmyard.server.base.limits import Rate, unlimited
from farmyard.server.hall import clubs as clubs_module
from farmyard.server.hall import day_tries, days
from farmyard.server.table import fairness
from farmyard.server.table.callers import Caller

pytestmark = pytest.mark.everywhere
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)  # a Monday: farmhands at all seats
GAME = "quartett"


class Clock:
    """What the deal of the day takes for the time."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return int(self.now.timestamp() * 1000)

    def pass_days(self, number: int) -> None:
        self.now += timedelta(number)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (day_tries, days):
        monkeypatch.setattr(module, "milliseconds", clock)
    monkeypatch.setattr("farmyard.server.hall.registry.milliseconds", clock)
    return clock


@pytest.fixture
def yard(tmp_path: Path, clock: Clock, ground: str) -> Iterator[Host]:
    with hosting(tmp_path) as host:
        yield host


def begin(host: Host, client: Client, game: str = GAME, **more: Any) -> tuple[int, Any]:
    return host.rest("POST", f"/api/day/{game}", {"name": "Anna", "pace": 0, **more}, client.token)


def finish(host: Host, client: Client, seed: int = 1, game: str = GAME, **more: Any) -> str:
    """Play the deal to its end, at random; returns the record."""
    status, mine = begin(host, client, game, **more)
    assert status == 200, mine
    return play_to_the_end(host, client, mine["table"], seed)


def play_to_the_end(host: Host, client: Client, table: str, seed: int) -> str:
    rng, client = random.Random(seed), host.client(token=client.token)
    client.ask("enter", table=table)
    while (asked := my_turn(client)) is not None:
        seat, own, last = asked
        action = int(rng.choice(own["legal"])[0])
        done = client.ask("play", table=table, seat=seat, at=last["n"], action=action)
        assert done["type"] == "done", done
        hear_until([client], done["n"])
    until(
        lambda: host.rest("GET", f"/api/records/{table}-1", token=client.token)[1].get("code") != "record-unknown", "it"
    )
    return f"{table}-1"


def page(host: Host, client: Client) -> Any:
    status, found = host.rest("GET", "/api/day", token=client.token)
    assert status == 200
    return found


def result(host: Host, client: Client, day: str = "2026-11-16", game: str = GAME) -> tuple[int, Any]:
    return host.rest("GET", f"/api/day/{day}/{game}", token=client.token)


# Everybody's deal


def test_the_page_shows_a_deal_of_every_game_and_promises_tomorrows(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    today = page(yard, anna)
    assert today["day"] == "2026-11-16"
    assert sorted(deal["game"] for deal in today["deals"]) == sorted(GAMES)
    assert all(deal["mine"] is None for deal in today["deals"])
    promised = {one["game"]: one["commitment"] for one in today["tomorrow"]}
    clock.pass_days(1)
    assert {deal["game"]: deal["commitment"] for deal in page(yard, anna)["deals"]} == promised
    assert yard.rest("GET", "/api/day")[0] == 200


def test_everybody_gets_the_same_cards_and_the_same_answers(yard: Host, clock: Clock) -> None:
    """Two people who move alike play the same game, move by move; and it verifies, as a deal and as a shuffle."""
    records = [finish(yard, yard.client(name), 7) for name in ("Anna", "Bernd")]
    reader = yard.client("Clara")
    finish(yard, reader, 8)
    files = [yard.rest("GET", f"/api/records/{record}", token=reader.token)[1] for record in records]
    assert files[0]["moves"] == files[1]["moves"]
    assert files[0]["seed"] == files[1]["seed"]
    plan = daily.plan_of(date(2026, 11, 16), GAMES[GAME])
    assert daily.verify(files[0], daily.Deal(plan, files[0]["seed"])).over
    assert fairness.verify(files[0]).over
    deals = {deal["game"]: deal for deal in page(yard, reader)["deals"]}
    assert files[0]["shuffle"]["commitment"] == deals[GAME]["commitment"]


@pytest.mark.parametrize("game", ["rudi", "happypigs", "mow", "saumaumau"])
def test_every_game_of_the_day_verifies(yard: Host, clock: Clock, game: str) -> None:
    """Where all choose at once, too: computer players wait for the person, then move in seat order."""
    anna = yard.client("Anna")
    file = yard.rest("GET", f"/api/records/{finish(yard, anna, 3, game)}", token=anna.token)[1]
    plan = daily.plan_of(date(2026, 11, 16), GAMES[game])
    assert daily.verify(file, daily.Deal(plan, file["seed"])).over


# One try


def test_one_try_counts_and_practice_comes_afterwards(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    assert begin(yard, anna, practice=True)[1]["code"] == "day-closed"
    finish(yard, anna)
    assert begin(yard, anna)[1]["code"] == "day-played"
    before = result(yard, anna)[1]
    finish(yard, anna, 2, practice=True)
    assert result(yard, anna)[1] == before
    assert page(yard, anna)["streak"] == 1


def test_a_try_is_left_and_resumed_from_any_device(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    table = begin(yard, anna)[1]
    anna.close()
    other = yard.client(token=anna.token)
    assert begin(yard, other)[1] == table
    assert page(yard, other)["deals"][2]["mine"] in (
        None,
        {"table": table["table"], "finished": 0, "points": 0, "place": 0},
    )
    clock.pass_days(1)
    assert begin(yard, other, day="2026-11-16")[1] == table


def test_two_devices_that_begin_at_once_get_the_same_table(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    with ThreadPoolExecutor(4) as pool:
        tables = list(pool.map(lambda _: begin(yard, anna)[1], range(4)))
    assert {one.get("table") for one in tables} == {tables[0]["table"]}
    assert not yard.state.desk.registry._opening  # nothing is kept of a request that has been answered


def test_nothing_that_would_help_is_possible_in_the_try_that_counts(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    table, seat = begin(yard, anna)[1].values()
    anna.ask("enter", table=table)
    for command, more in {
        "hint": {"seat": seat},
        "leave": {"seat": seat},
        "swap": {"seat": 1 - min(seat, 1), "bot": "chick"},
        "configure": {"settings": {"private": True, "spectators": "everyone"}},
        "rematch": {"same_deal": True},
        "kick": {"player": anna.player},
    }.items():
        assert anna.ask(command, table=table, **more)["type"] == "refused", command


def test_after_a_restart_the_same_game_goes_on(tmp_path: Path, clock: Clock) -> None:
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        table, seat = begin(host, anna)[1].values()
        about = host.rest("GET", f"/api/tables/{table}", token=anna.token)[1]["about"]
        assert (about["day"], about["counted"]) == ("2026-11-16", True)
    with hosting(tmp_path) as host:
        again = host.client(token=anna.token)
        assert begin(host, again)[1] == {"table": table, "seat": seat}
        record = finish(host, again)
        file = host.rest("GET", f"/api/records/{record}", token=again.token)[1]
        plan = daily.plan_of(date(2026, 11, 16), GAMES[GAME])
        assert daily.verify(file, daily.Deal(plan, file["seed"])).over


# Closed


def test_what_others_did_is_closed_to_whoever_has_not_finished(yard: Host, clock: Clock) -> None:
    """Table, record, log, analysis, results, history: nothing of it, before and while one plays; all of it afterwards,
    and to everybody once nobody can play it any more."""
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    record = finish(yard, anna)
    table = record.rpartition("-")[0]
    ways = [
        ("GET", f"/api/records/{record}", None),
        ("GET", f"/api/records/{record}/3", None),
        ("GET", f"/api/records/{record}/log", None),
        ("POST", "/api/analysis", {"record": record}),
        ("GET", f"/api/day/2026-11-16/{GAME}", None),
    ]

    def codes(token: str) -> list[str]:
        return [yard.rest(method, path, body, token)[1].get("code") for method, path, body in ways]

    assert codes(bernd.token) == ["day-closed"] * 5
    assert codes("") == [*["day-closed"] * 3, "token", "day-closed"]
    begin(yard, bernd)
    assert codes(bernd.token) == ["day-closed"] * 5
    assert yard.rest("GET", f"/api/tables/{table}", token=bernd.token)[0] == 403
    assert bernd.ask("enter", table=table)["type"] == "refused"
    assert yard.rest("GET", f"/api/players/{anna.player}", token=bernd.token)[1]["history"] == []
    assert [row["name"] for row in yard.rest("GET", "/api/day-table/week", token=bernd.token)[1]["rows"]] == []
    finish(yard, bernd, 2)
    del ways[3]  # an analysis takes its time
    assert codes(bernd.token) == [None] * 4
    clock.pass_days(2)
    stranger = yard.client("Stranger")
    assert yard.rest("GET", f"/api/records/{record}", token=stranger.token)[0] == 200
    assert result(yard, stranger)[1]["secret"]


def test_a_secret_is_told_when_nobody_can_play_any_more(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    record = finish(yard, anna)
    assert result(yard, anna)[1]["secret"] == ""
    clock.pass_days(2)
    file = yard.rest("GET", f"/api/records/{record}", token=anna.token)[1]
    assert result(yard, anna)[1]["secret"] == file["shuffle"]["secret"]


# Time


def test_a_deal_is_begun_on_its_day_and_finished_by_the_end_of_the_next(yard: Host, clock: Clock) -> None:
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    begin(yard, anna)
    clock.pass_days(1)
    assert begin(yard, bernd, day="2026-11-16")[1]["code"] == "day-over"
    assert begin(yard, bernd, day="2026-11-18")[1]["code"] == "day-over"
    assert begin(yard, bernd, day="2026-11-19")[1]["code"] == "day-later"
    assert begin(yard, bernd, day="2020-02-30")[1]["code"] == "day-unknown"
    clock.pass_days(1)
    assert begin(yard, anna, day="2026-11-16")[1]["code"] == "day-over"
    assert begin(yard, anna, day="2026-11-16", practice=True)[0] == 200


def test_a_try_that_ends_too_late_does_not_count(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    table = begin(yard, anna)[1]["table"]
    clock.pass_days(2)
    play_to_the_end(yard, anna, table, 1)
    found = result(yard, anna)[1]
    assert found["points"] == []
    assert found["deal"]["mine"]["finished"] == 0


def test_a_clock_set_back_opens_nothing_again(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    finish(yard, anna)
    clock.pass_days(-1)
    assert begin(yard, anna, day="2026-11-16")[1]["code"] == "day-played"


# Free guests


def test_whoever_may_open_no_table_begins_no_try(tmp_path: Path, clock: Clock) -> None:
    """Guests cost nothing, and a try is kept. One's own is found again all the same, and no lock stays behind."""
    with hosting(tmp_path, unlimited()._replace(tables_network=Rate(2, 0.0001))) as host:
        anna, bernd = host.client("Anna"), host.client("Bernd")
        tables = [begin(host, client)[1].get("table") for client in (anna, bernd)]
        guests = [host.client("Guest") for _ in range(3)]
        assert [begin(host, guest)[1]["code"] for guest in guests] == ["too-many-tables"] * 3
        assert all(deal["mine"] is None for guest in guests for deal in page(host, guest)["deals"])
        assert [begin(host, client)[1].get("table") for client in (anna, bernd)] == tables
        assert host.state.desk.registry._opening == {}


def test_standings_are_counted_once_for_all_who_ask_together(
    yard: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask, a hundred times a second; pages and records are read in the same threads."""
    counted, now, most = [], 0, 0

    def slow(*given: Any) -> list[Any]:
        nonlocal now, most
        counted.append(given)
        now, most = now + 1, max(most, now + 1)
        time.sleep(0.2)
        now -= 1
        return []

    monkeypatch.setattr(day_tries, "standings", slow)
    paths = [f"/api/day-table/{span}" for span in ("week", "month")] * 10
    with ThreadPoolExecutor(20) as pool:
        assert [status for status, _ in pool.map(lambda path: yard.rest("GET", path), paths)] == [200] * 20
    assert (len(counted), most) == (2, 1)


# Compared


def test_results_are_counted_and_compared(yard: Host, clock: Clock) -> None:
    people = [yard.client(name) for name in ("Anna", "Bernd", "Clara", "Doris")]
    for seed, client in enumerate(people):
        finish(yard, client, seed)
    found = [result(yard, client)[1] for client in people]
    points = [one["deal"]["mine"]["points"] for one in found]
    counted = {bar["value"]: bar["people"] for bar in found[0]["points"]}
    assert counted == {value: points.count(value) for value in points}
    assert sum(bar["people"] for bar in found[0]["places"]) == 4
    for mine, one in zip(points, found, strict=True):
        others = sorted(points)
        others.remove(mine)
        ties = sum(other == mine for other in others) / 2
        assert one["share"] == pytest.approx((sum(other < mine for other in others) + ties) / 3)
    rows = yard.rest("GET", "/api/day-table/week", token=people[0].token)[1]["rows"]
    assert [row["points"] for row in rows] == sorted((round(100 * one["share"]) for one in found), reverse=True)
    assert rows[0]["place"] == 1


def test_a_streak_grows_day_by_day_and_waits_for_today(yard: Host, clock: Clock) -> None:
    anna = yard.client("Anna")
    for _ in range(2):
        finish(yard, anna)
        clock.pass_days(1)
    assert page(yard, anna)["streak"] == 2
    clock.pass_days(1)
    assert page(yard, anna)["streak"] == 0


# One's own data


def test_my_tries_are_in_my_file_and_go_when_i_go(yard: Host, clock: Clock) -> None:
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    record = finish(yard, anna)
    begin(yard, anna, "mow")
    finish(yard, bernd, 2)
    told = json.loads(json.dumps(yard.rest("GET", "/api/me/data", token=anna.token)[1]))
    assert {one["game"] for one in told["days"]} == {GAME, "mow"}
    assert record in told["records"]
    assert yard.rest("DELETE", "/api/me", token=anna.token)[0] == 200
    assert sum(bar["people"] for bar in result(yard, bernd)[1]["points"]) == 1
    rows = yard.rest("GET", "/api/day-table/month", token=bernd.token)[1]["rows"]
    assert [row["player"] for row in rows] == [bernd.player]


def test_what_i_begin_while_i_am_being_forgotten_goes_too(yard: Host, clock: Clock) -> None:
    desk, anna, loops = yard.state.desk, yard.client("Anna"), []
    forget = desk.records.forget

    async def forget_and_begin(player: str) -> None:
        await forget(player)
        if not loops:
            loops.append(asyncio.get_running_loop())
            await desk.days.play(Caller(desk.claim(anna.token)), NOON.date(), GAME, "Anna", 0, False)

    desk.records.forget = forget_and_begin
    assert yard.rest("DELETE", "/api/me", token=anna.token)[0] == 200
    left = asyncio.run_coroutine_threadsafe(desk.data_of(anna.player), loops[0]).result()
    assert json.loads(left)["days"] == []
    assert json.loads(left)["tables"] == {}


def test_the_clock_is_the_servers(yard: Host) -> None:
    """Nothing a client sends says what time it is."""
    assert abs(steady_clock.milliseconds() - datetime.now(UTC).timestamp() * 1000) < 60_000


# Clubs


def clubs(host: Host, client: Client) -> Any:
    return host.rest("GET", "/api/clubs", token=client.token)[1]["clubs"]


def test_a_club_is_joined_by_its_code_and_compares_its_members_alone(yard: Host, clock: Clock) -> None:
    anna, bernd, clara = (yard.client(name) for name in ("Anna", "Bernd", "Clara"))
    for seed, client in enumerate((anna, bernd, clara)):
        finish(yard, client, seed)
    code = yard.rest("POST", "/api/clubs", {"title": "Class 4b"}, anna.token)[1]["code"]
    for _ in range(2):
        joined = yard.rest("POST", f"/api/clubs/{code.lower()}", None, bernd.token)
        assert joined == (200, {"code": code, "title": "Class 4b", "members": 2})
    rows = yard.rest("GET", f"/api/day-table/week?club={code}", token=anna.token)[1]["rows"]
    assert {row["name"] for row in rows} == {"Anna"}  # everybody here plays as Anna
    assert {row["player"] for row in rows} == {anna.player, bernd.player}
    assert sum(row["points"] for row in rows) == 100
    assert len(yard.rest("GET", "/api/day-table/week", token=anna.token)[1]["rows"]) == 3
    assert yard.rest("GET", f"/api/day-table/week?club={code}", token=clara.token)[1]["code"] == "club-unknown"
    assert yard.rest("POST", "/api/clubs/NOWHERE2", None, clara.token)[1]["code"] == "club-unknown"
    assert clubs(yard, clara) == []


def test_a_club_ends_with_its_last_member_and_forgets_who_is_forgotten(yard: Host, clock: Clock) -> None:
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    code = yard.rest("POST", "/api/clubs", {"title": "At home"}, anna.token)[1]["code"]
    yard.rest("POST", f"/api/clubs/{code}", None, bernd.token)
    told = yard.rest("GET", "/api/me/data", token=anna.token)[1]
    assert told["clubs"] == [{"code": code, "title": "At home"}]
    assert yard.rest("DELETE", "/api/me", token=anna.token)[0] == 200
    assert [club["members"] for club in clubs(yard, bernd)] == [1]
    assert yard.rest("DELETE", f"/api/clubs/{code}", token=bernd.token) == (200, {"clubs": []})
    assert yard.rest("POST", f"/api/clubs/{code}", None, bernd.token)[1]["code"] == "club-unknown"


def test_nobody_belongs_to_clubs_without_number(yard: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs_module, "MOST_CLUBS", 2)
    monkeypatch.setattr(clubs_module, "MOST_MEMBERS", 1)
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    codes = [yard.rest("POST", "/api/clubs", {"title": "Again"}, anna.token)[1].get("code") for _ in range(3)]
    assert codes[2] == "clubs-many"
    assert yard.rest("POST", f"/api/clubs/{codes[0]}", None, bernd.token)[1]["code"] == "club-full"
    with ThreadPoolExecutor(12) as pool:  # at the same moment
        found = list(pool.map(lambda _: yard.rest("POST", "/api/clubs", {"title": "Mine"}, bernd.token)[0], range(12)))
    assert found.count(200) == 2
