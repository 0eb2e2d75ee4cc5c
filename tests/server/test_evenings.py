"""Duplicate evenings: the same deals for everybody invited, one try each, closed until one has played them."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from talk import Client, Host, hosting
from test_day import play_to_the_end

from farmyard.contests import daily
from farmyard.games import GAMES
from farmyard.server.hall import evening_guests, evenings

pytestmark = pytest.mark.everywhere
GAME = "rudi"
TERMS = {"title": "Games night", "name": "Anna", "game": GAME, "seats": 3, "level": "farmhand"}


@pytest.fixture
def yard(tmp_path: Path, ground: str) -> Iterator[Host]:
    with hosting(tmp_path) as host:
        yield host


def invite(host: Host, client: Client, **more: Any) -> Any:
    return host.rest("POST", "/api/evenings", {**TERMS, **more}, client.token)[1]


def join(host: Host, client: Client, code: str, name: str = "Bernd") -> Any:
    return host.rest("POST", f"/api/evenings/{code}", {"name": name}, client.token)[1]


def begin(host: Host, client: Client, code: str, number: int) -> Any:
    return host.rest("POST", f"/api/evenings/{code}/{number}", {"pace": 0}, client.token)[1]


def finish(host: Host, client: Client, code: str, number: int, seed: int = 1) -> str:
    return play_to_the_end(host, client, begin(host, client, code, number)["table"], seed)


def sheet(host: Host, client: Client, code: str) -> Any:
    return host.rest("GET", f"/api/evenings/{code}", token=client.token)[1]


def file(host: Host, client: Client, record: str) -> Any:
    return host.rest("GET", f"/api/records/{record}", token=client.token)[1]


def test_guests_get_the_same_cards_and_the_same_answers(yard: Host) -> None:
    """Whoever moves alike plays the same game; and it verifies. In every deal the person sits one seat further on."""
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    code = invite(yard, anna)["code"]
    assert join(yard, bernd, code.lower())["title"] == "Games night"
    for number in (1, 2):
        files = [file(yard, client, finish(yard, client, code, number, 7)) for client in (anna, bernd)]
        assert files[0]["moves"] == files[1]["moves"]
        assert [level for level in files[0]["levels"] if level] == ["farmhand"] * 2
        assert not files[0]["levels"][number - 1]
        levels = tuple(level or daily.PERSON for level in files[0]["levels"])
        day = evening_guests.day_of(code, number)
        plan = daily.Plan(day, GAME, GAMES[GAME].version, 3, levels, files[0]["options"])
        assert daily.verify(files[0], daily.Deal(plan, files[0]["seed"])).over
    assert files[0]["seed"] != file(yard, anna, finish(yard, anna, code, 3))["seed"]


def test_members_of_a_team_sit_in_different_seats_of_the_same_cards(yard: Host) -> None:
    """Mirrored tables: each is compared with whoever has the same seat for another team."""
    clients = [yard.client(name) for name in ("Anna", "Bernd", "Clara", "Dora")]
    code = invite(yard, clients[0], teams=2)["code"]
    for client in clients[1:]:
        join(yard, client, code)
    files = [file(yard, client, finish(yard, client, code, 1, seed)) for seed, client in enumerate(clients)]
    assert len({one["seed"] for one in files}) == 1
    assert [one["levels"].index("") for one in files] == [0, 0, 1, 1]
    found = sheet(yard, clients[0], code)
    guests = {guest["player"]: guest for guest in found["guests"]}
    assert [guests[client.player]["team"] for client in clients] == [1, 2, 1, 2]
    for one, other in ((0, 1), (2, 3)):
        assert guests[clients[one].player]["points"] + guests[clients[other].player]["points"] == 100
    assert sum(team["points"] for team in found["teams"]) == 200
    assert [team["members"] for team in found["teams"]] == [2, 2]
    assert found["teams"][0]["points"] >= found["teams"][1]["points"]


def test_results_are_told_to_those_who_have_finished_the_deal_and_to_all_in_the_end(yard: Host) -> None:
    anna, bernd, clara = (yard.client(name) for name in ("Anna", "Bernd", "Clara"))
    code = invite(yard, anna)["code"]
    join(yard, bernd, code)
    record = finish(yard, anna, code, 1)
    told = {guest["name"]: guest for guest in sheet(yard, bernd, code)["guests"]}
    assert (told["Anna"]["done"], told["Anna"]["results"], told["Anna"]["points"]) == ([1], [None] * 3, 0)
    assert file(yard, bernd, record)["code"] == "evening-closed"
    assert yard.rest("GET", f"/api/players/{anna.player}", token=bernd.token)[1]["history"] == []
    assert yard.rest("GET", f"/api/tables/{record[:-2]}", token=bernd.token)[0] == 403
    finish(yard, bernd, code, 1, 2)
    both = sheet(yard, bernd, code)["guests"]
    assert sum(guest["points"] for guest in both) == 100
    assert both[0]["results"][0]["points"] == max(guest["results"][0]["points"] for guest in both)
    assert file(yard, bernd, record)["game"] == GAME
    second, unfinished = finish(yard, anna, code, 2), begin(yard, bernd, code, 2)["table"]
    assert sheet(yard, bernd, code)["guests"] != sheet(yard, anna, code)["guests"]
    assert yard.rest("POST", f"/api/evenings/{code}/end", None, bernd.token)[1]["code"] == "evening-host"
    assert yard.rest("POST", f"/api/evenings/{code}/end", None, anna.token)[1]["over"]
    assert sheet(yard, bernd, code)["guests"] == sheet(yard, anna, code)["guests"]
    late = play_to_the_end(yard, bernd, unfinished, 1)
    assert file(yard, bernd, late)["game"] == GAME
    assert file(yard, bernd, second)["code"] == file(yard, clara, late)["code"] == "evening-closed"
    assert sheet(yard, clara, code)["code"] == "evening-unknown"
    assert begin(yard, clara, code, 1)["code"] == "evening-unknown"


def test_one_try_each_on_any_device_as_long_as_the_evening_lasts(yard: Host) -> None:
    anna = yard.client("Anna")
    code = invite(yard, anna)["code"]
    with ThreadPoolExecutor(3) as pool:
        tables = list(pool.map(lambda _: begin(yard, anna, code, 1)["table"], range(3)))
    assert len(set(tables)) == 1
    anna.ask("enter", table=tables[0])
    assert anna.ask("hint", table=tables[0], seat=0)["type"] == "refused"
    play_to_the_end(yard, anna, tables[0], 1)
    assert begin(yard, anna, code, 1)["code"] == "evening-played"
    running = begin(yard, anna, code, 2)["table"]
    yard.rest("POST", f"/api/evenings/{code}/end", None, anna.token)
    assert begin(yard, anna, code, 2)["code"] == "evening-over"
    assert begin(yard, anna, code, 3)["code"] == "evening-over"
    play_to_the_end(yard, anna, running, 1)
    assert sheet(yard, anna, code)["guests"][0]["done"] == [1]
    assert join(yard, yard.client("Late"), code)["code"] == "evening-over"


def test_an_evening_is_no_day(yard: Host) -> None:
    """It makes no streak, and no place in the tables of week and month."""
    anna = yard.client("Anna")
    finish(yard, anna, invite(yard, anna)["code"], 1)
    assert yard.rest("GET", "/api/day", token=anna.token)[1]["streak"] == 0
    assert yard.rest("GET", "/api/day-table/month", token=anna.token)[1]["rows"] == []


def test_after_a_restart_the_same_deal_goes_on(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        anna = host.client("Anna")
        code = invite(host, anna)["code"]
        made = begin(host, anna, code, 3)
    with hosting(tmp_path) as host:
        again = host.client(token=anna.token)
        assert begin(host, again, code, 3) == made
        finish(host, again, code, 3)
        assert sheet(host, again, code)["guests"][0]["done"] == [3]


def test_nobody_invites_without_end(yard: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "MOST_EVENINGS", 2)
    monkeypatch.setattr(evening_guests, "MOST_GUESTS", 1)
    anna = yard.client("Anna")
    made = [invite(yard, anna) for _ in range(3)]
    assert made[2]["code"] == "evenings-many"
    assert join(yard, yard.client("Bernd"), made[0]["code"])["code"] == "evening-full"
    yard.rest("POST", f"/api/evenings/{made[0]['code']}/end", None, anna.token)
    assert invite(yard, anna)["title"] == "Games night"


def test_who_comes_at_the_same_moment_is_counted(yard: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "MOST_EVENINGS", 2)
    monkeypatch.setattr(evening_guests, "MOST_GUESTS", 3)
    anna, others = yard.client("Anna"), [yard.client("Bernd") for _ in range(12)]
    with ThreadPoolExecutor(12) as pool:
        made = [one for one in pool.map(lambda _: invite(yard, anna), range(12)) if "title" in one]
        joined = list(pool.map(lambda client: join(yard, client, made[0]["code"]), others))
    assert len(made) == 2
    assert sum("title" in one for one in joined) == 2


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 9}, "seats"),
        ({"level": "emperor"}, "bot-unknown"),
        ({"options": {"length": 1000}}, "option-value"),
        ({"title": "\u200b"}, "name"),
    ],
)
def test_what_cannot_be_played_is_refused(yard: Host, wrong: dict[str, Any], code: str) -> None:
    anna = yard.client("Anna")
    assert invite(yard, anna, **wrong)["code"] == code
    assert yard.rest("GET", "/api/evenings", token=anna.token)[1]["evenings"] == []


def test_my_evenings_are_in_my_file_and_go_when_i_go(yard: Host) -> None:
    anna, bernd = yard.client("Anna"), yard.client("Bernd")
    code = invite(yard, anna)["code"]
    join(yard, bernd, code)
    finish(yard, anna, code, 1)
    told = yard.rest("GET", "/api/me/data", token=anna.token)[1]
    assert [(one["code"], one["host"]) for one in told["evenings"]] == [(code, True)]
    assert [one["day"] for one in told["days"]] == [evening_guests.day_of(code, 1)]
    assert yard.rest("DELETE", "/api/me", token=anna.token)[0] == 200
    found = sheet(yard, bernd, code)
    assert [guest["name"] for guest in found["guests"]] == ["Bernd"]
    assert not found["evening"]["hosting"]
