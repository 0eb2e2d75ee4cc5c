"""REST: the same actions, finished games, and programs that play."""

import itertools
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from talk import PATIENCE, PEOPLE, Host, at_random, hear_until, hosting, play_on, questions, seat_people, start, until

from farmyard.cli import serve
from farmyard.cli.main import main
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.base import messages
from farmyard.server.base.config import Config, own_address
from farmyard.server.table import fairness, live_table
from farmyard.server.table.catalogue import GameInfo
from farmyard.server.web.finished import Player
from farmyard.testing.house import installed, load
from farmyard.text import derived
from farmyard.text.words import LANGUAGES

pytestmark = pytest.mark.everywhere
ROOT = Path(__file__).parents[2]


def guest(host: Host, name: str = "Anna") -> str:
    status, welcome = host.rest("POST", "/api/players", {"type": "hello", "name": name})
    assert status == 200
    return str(welcome["token"])


def finished(host: Host, game: str = "saumaumau", seed: int = 5, nonce: str = "") -> tuple[str, list[Any]]:
    """A finished game on the shelf."""
    table, clients = seat_people(host, game, GAMES[game].seats[0])
    start(clients, table, nonce=nonce)
    play_on(clients, table, at_random(random.Random(seed)))
    until(lambda: host.rest("GET", f"/api/records/{table}-1")[0] == 200, "the record")
    return f"{table}-1", clients


def test_a_whole_game_by_rest_alone(host: Host) -> None:
    """Create, join, start, look, play, why not, undo, end: no socket needed."""
    anna, bernd = guest(host), guest(host, "Bernd")
    status, created = host.rest(
        "POST", "/api/tables", {"type": "create", "game": "mow", "seats": [PEOPLE] * 2, "name": "Anna"}, anna
    )
    assert status == 200
    place = f"/api/tables/{created['table']}"
    assert host.rest("POST", f"{place}/join", {"name": "Bernd"}, bernd)[1]["seat"] == 1
    assert host.rest("POST", f"{place}/start", {}, bernd)[0] == 403
    assert host.rest("POST", f"{place}/start", {"nonce": "abc"}, anna)[0] == 200
    rng = random.Random(2)
    for made in range(30):
        for seat, token in enumerate((anna, bernd)):
            fresh = host.rest("GET", place, token=token)[1]
            assert list(fresh["own"]) == [str(seat)]
            if legal := fresh["own"][str(seat)].get("legal"):
                move = {"id": f"m{made}", "seat": seat, "at": fresh["n"], "action": rng.choice(legal)[0]}
                status, done = host.rest("POST", f"{place}/play", move, token)
                assert status == 200
                assert host.rest("POST", f"{place}/play", move, token)[1] == done, "the same again is not done again"
                events = host.rest("GET", f"{place}/events?seen={fresh['n']}", token=token)[1]["events"]
                assert [event["type"] for event in events] == ["moved"]
                break
    status, stale = host.rest("POST", f"{place}/play", {"seat": 0, "at": 0, "action": 1}, anna)
    assert (status, stale["type"]) == (409, "refused")


def test_refusals_have_a_status_a_code_and_a_sentence(host: Host) -> None:
    token = guest(host)
    assert host.rest("GET", "/api/tables/NOBODY", token=token)[0] == 404
    status, refused = host.rest("GET", "/api/tables/NOBODY", token=token, accept_language="fr")
    assert (status, refused["code"]) == (404, "table-unknown")
    assert refused["text"].startswith("Il n’y a pas")
    assert host.rest("GET", "/api/tables/NOBODY")[0] == 401
    assert host.rest("GET", "/api/tables/NOBODY", token="forged")[0] == 401
    assert host.rest("POST", "/api/tables", {"game": "mow"}, token)[0] == 400
    assert host.rest("GET", "/api/games/chess")[0] == 404
    assert host.rest("GET", "/api/records/NONE-1")[0] == 404


def test_who_has_finished_no_game_has_an_empty_history(host: Host) -> None:
    player = host.rest("POST", "/api/players", {"type": "hello", "name": "Anna"})[1]["player"]
    empty = {"player": player, "name": "", "history": [], "statistics": [], "ratings": []}
    assert host.rest("GET", f"/api/players/{player}") == (200, empty)


EXAMPLE = Path(__file__).parents[2] / "examples" / "games" / "goofspiel.py"


def test_the_words_of_a_game_that_the_page_does_not_know_are_told(host: Host) -> None:
    """In every language everything that the rulebook says; of the house's own games nothing."""
    with installed(load(EXAMPLE)) as game:
        for language in LANGUAGES:
            status, catalogue = host.rest("GET", f"/api/games/{game.id}/words/{language}")
            assert status == 200
            assert all(text in catalogue for text in derived.written(game, language).values())
        assert host.rest("GET", f"/api/games/{game.id}/words/xx")[0] == 404
    assert host.rest("GET", "/api/games/mow/words/en") == (200, "")


def test_games_are_described(host: Host) -> None:
    status, cards = host.rest("GET", "/api/games")
    assert [card["id"] for card in cards] == list(GAMES)
    for card in cards:
        status, info = host.rest("GET", f"/api/games/{card['id']}")
        assert status == 200
        msgspec.convert(info, GameInfo)
    assert "hello" in host.rest("GET", "/api/people")[1]["phrases"]


def test_numbers_printed_on_boards_and_cards_come_from_the_rules(host: Host) -> None:
    """The prices and bets a page shows are those the engine uses."""
    printed = {game: host.rest("GET", f"/api/games/{game}")[1]["printed"] for game in GAMES}
    assert printed["saumaumau"]["bets"] == [6, 4, 3, 2, 1]
    assert printed["mow"]["highest"] == 16
    pigs = printed["happypigs"]
    assert pigs["prices"]["none"] == [3, 6, 10, 15]
    assert pigs["sty_prices"]["none"][0][1:4] == [10, 15, 20], "the second, third and fourth sty"
    assert [pigs["sty_prices"]["property-discount"][option][1] for option in (0, 1)] == [3, 7]


def test_a_glance_says_whose_turn_it_is(host: Host) -> None:
    table, clients = seat_people(host, "saumaumau", 2)
    path = f"/api/tables/{table}/glance"
    before = host.rest("GET", path, token=clients[1].token)[1]
    assert (before["about"]["phase"], before["act"], before["mine"]) == ("gathering", [], [1])
    start(clients, table)
    asked = next(questions(next(c for c in clients if list(questions(c)))))[0]
    glances = [host.rest("GET", path, token=client.token)[1] for client in clients]
    assert [glance["act"] for glance in glances] == [[asked]] * 2
    assert [glance["mine"] for glance in glances] == [[0], [1]]


def test_the_log_of_a_long_game_can_be_read_from_its_beginning(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """In pages of events, as far as one asks; the same events that a listener heard."""
    monkeypatch.setattr(live_table, "MOST_MISSED", 40)
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    play_on(clients, table, at_random(random.Random(4)), 60)
    heard = {m["n"]: m for m in clients[0].heard if m["type"] in ("started", "moved")}
    n = max(heard)
    path, token = f"/api/tables/{table}/events", clients[0].token
    assert host.rest("GET", f"{path}?seen=0", token=token)[1]["events"][0]["type"] == "fresh"
    first = host.rest("GET", f"{path}?seen=0&until={n}", token=token)[1]["events"]
    rest = host.rest("GET", f"{path}?seen={first[-1]['n']}&until={n - 1}", token=token)[1]["events"]
    assert [event["n"] for event in first + rest] == list(range(1, n))
    assert all(event == heard[event["n"]] for event in first + rest if event["n"] in heard)


def test_health_and_metrics_tell_what_is_going_on(host: Host) -> None:
    seat_people(host, "mow", 2)
    assert host.rest("GET", "/health")[1]["tables"] == 1
    text = host.rest("GET", "/metrics")[1]
    assert "farmyard_tables 1.0" in text
    assert "farmyard_sockets 2.0" in text


# Finished games


def test_history_statistics_and_ratings(host: Host) -> None:
    """The winner's rating rises, the loser's falls; points are the sum of their sources."""
    record, clients = finished(host)
    players = [msgspec.convert(host.rest("GET", f"/api/players/{c.player}")[1], Player) for c in clients]
    for player in players:
        assert [played.record for played in player.history] == [record]
        assert player.statistics[0].games == 1
        assert player.ratings[0].games == 1
    best = min(players, key=lambda player: player.history[0].place)
    worst = max(players, key=lambda player: player.history[0].place)
    if best.history[0].place != worst.history[0].place:
        assert best.ratings[0].mu > 25 > worst.ratings[0].mu


def test_who_sits_at_the_machine_itself_is_told_how_others_reach_it(tmp_path: Path) -> None:
    """If only this machine can connect, there is nothing to tell; behind a proxy nobody counts as local."""
    for settings, told in (
        ({}, ""),
        ({"url": "https://farm.example/"}, "https://farm.example"),
        ({"url": "https://farm.example", "proxy": True}, ""),
    ):
        with hosting(tmp_path / str(len(settings)), **settings) as host:
            assert host.rest("GET", "/api/reach") == (200, {"url": told})
    assert Config(folder=tmp_path, address="0.0.0.0", port=9).network_url == f"http://{own_address()}:9"


def test_a_second_game_goes_on_from_the_rating_of_the_first(host: Host) -> None:
    record, clients = finished(host)
    table, first = record.removesuffix("-1"), rating_of(host, clients[0])
    done = clients[0].ask("rematch", table=table)
    assert done["type"] == "done", done
    start(clients, table)
    play_on(clients, table, at_random(random.Random(6)))
    until(lambda: host.rest("GET", f"/api/records/{table}-2")[0] == 200, "the second record")
    second = rating_of(host, clients[0])
    assert (first.games, second.games) == (1, 2)
    assert second.sigma < first.sigma


def rating_of(host: Host, client: Any) -> Any:
    (rating,) = msgspec.convert(host.rest("GET", f"/api/players/{client.player}")[1], Player).ratings
    return rating


def test_a_finished_game_is_told_move_by_move_as_it_was_seen(host: Host) -> None:
    """The log of a record tells each seat what that seat heard at the table."""
    record, clients = finished(host)
    heard = [m for m in clients[1].heard if m["type"] == "moved"]
    log = host.rest("GET", f"/api/records/{record}/log?seat=1")[1]
    assert log["seats"] == [m["seat"] for m in heard]
    assert log["lines"] == [m.get("own", {}).get("1", {}).get("lines", m["lines"]) for m in heard]
    public = host.rest("GET", f"/api/records/{record}/log")[1]
    assert public["lines"] == [m["lines"] for m in heard]
    assert public["lines"] != log["lines"]
    assert host.rest("GET", f"/api/records/{record}/log?seat=9")[0] == 409


def test_games_with_computer_players_alone_are_not_rated(host: Host) -> None:
    client = host.client("Anna")
    seats = [PEOPLE, {"bot": "chick"}]
    table = client.ask("create", game="mow", seats=seats, settings={"pace": 0.0})["table"]
    client.ask("enter", table=table)
    start([client], table)
    rng = random.Random(1)
    while not (client.last("moved", "started") or {"position": {}})["position"].get("result"):
        if asked := list(questions(client)):
            seat, own, last = asked[0]
            done = client.ask("play", table=table, seat=seat, at=last["n"], action=rng.choice(own["legal"])[0])
            hear_until([client], done.get("n", 0))
        else:
            client.hear()
    until(lambda: host.rest("GET", f"/api/players/{client.player}")[1]["history"], "the record")
    player = host.rest("GET", f"/api/players/{client.player}")[1]
    assert player["ratings"] == []
    assert player["statistics"][0]["games"] == 1


def test_replay_at_any_move_from_any_seat_or_open(host: Host) -> None:
    record, _ = finished(host)
    moves = len(host.rest("GET", f"/api/records/{record}")[1]["moves"])
    for move in (0, 1, moves // 2, moves):
        spectator = host.rest("GET", f"/api/records/{record}/{move}")[1]
        assert spectator["hands"] == []
        mine = host.rest("GET", f"/api/records/{record}/{move}?seat=1")[1]
        assert [hand["seat"] for hand in mine["hands"]] == [1]
        assert mine["view"] == spectator["view"]
        everything = host.rest("GET", f"/api/records/{record}/{move}?open=true")[1]
        assert [hand["seat"] for hand in everything["hands"]] == [0, 1]
    assert host.rest("GET", f"/api/records/{record}/{moves + 1}")[1]["code"] == "record-short"
    assert host.rest("GET", f"/api/records/{record}/0?seat=9")[1]["code"] == "seat-unknown"


def test_no_running_game_is_on_the_shelf(host: Host) -> None:
    """Replay is for finished games only: otherwise a second tab could see all hands."""
    table, clients = seat_people(host, "saumaumau", 2)
    start(clients, table)
    play_on(clients, table, at_random(random.Random(1)), 5)
    assert host.rest("GET", f"/api/records/{table}-1")[0] == 404
    assert host.rest("GET", f"/api/records/{table}-1/0?open=true")[0] == 404


def test_analysis_tells_how_far_it_is_and_can_be_stopped(host: Host) -> None:
    record, (client, _) = finished(host)
    job = client.send("analyse", record=record, level="farmer")
    for done in itertools.count(1):
        judged = client.expect("progress", job=job, done=done)
        if "decision" in judged:
            break
    assert judged["decision"]["move"] < judged["done"], "what has been found so far is told at once"
    assert client.ask("cancel", job=job)["type"] == "done"
    assert client.wait(job)["code"] == "job-cancelled"
    assert client.ask("analyse", record="NONE-1")["code"] == "record-unknown"
    assert client.ask("analyse", record=record, level="chick")["code"] == "adviser-unknown"


def test_records_go_out_and_come_in(host: Host) -> None:
    """Export, import (idempotent), and a tampered record is refused."""
    record, (client, _) = finished(host)
    file = host.rest("GET", f"/api/records/{record}")[1]
    status, brought = host.rest("POST", "/api/records", file, client.token)
    assert status == 200
    assert host.rest("POST", "/api/records", file, client.token)[1] == brought
    back = host.rest("GET", f"/api/records/{brought['record']}")[1]
    assert (back["moves"], back["levels"]) == (file["moves"], ["", ""])
    forged = {**file, "moves": file["moves"][:-1]}
    assert host.rest("POST", "/api/records", forged, client.token)[0] == 409
    assert host.rest("POST", "/api/records", file)[0] == 401


# Verifiable shuffles


def test_a_record_proves_its_shuffle(host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, clients = finished(host, nonce="only Anna knows")
    file = host.rest("GET", f"/api/records/{record}")[1]
    path = tmp_path / "record.json"
    path.write_text(json.dumps(file))
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert "honest" in capsys.readouterr().out
    changes: list[tuple[str, Any]] = [
        ("secret", "0" * 64),
        ("nonces", ["x", ""]),
        ("number", 2),
        ("commitment", "0"),
        ("before", "0"),
    ]
    for part, value in changes:
        path.write_text(json.dumps({**file, "shuffle": {**file["shuffle"], part: value}}))
        assert main(["verify", str(path), "--lang", "en"]) == 2
    path.write_text(json.dumps({k: v for k, v in file.items() if k != "shuffle"}))
    assert main(["verify", str(path), "--lang", "en"]) == 2
    started = next(m for m in clients[0].heard if m["type"] == "started")
    assert started["about"]["commitment"] == file["shuffle"]["commitment"]
    assert started["nonces"] == file["shuffle"]["nonces"]


def test_the_commitment_neither_reveals_nor_decides() -> None:
    """The same secret with different shares gives different deals; so do the same shares with a different secret."""
    terms = fairness.Terms("TABLE1", 1, "mow", 1, 2, {})
    secret = fairness.new_secret()
    promise = fairness.commitment(secret, terms, "")
    seeds = {str(fairness.seed_of(secret, terms, "", [nonce, ""])) for nonce in "abcdefgh"}
    assert len(seeds) == 8
    assert len({fairness.seed_of(fairness.new_secret(), terms, "", ["a", ""]) for _ in range(8)}) == 8
    assert all(len(seed) == 64 and seed not in promise for seed in seeds)
    assert fairness.commitment(secret, terms._replace(number=2), "") != promise
    assert fairness.commitment(secret, terms, promise) != promise
    options = terms._replace(options={"race": 1})
    assert fairness.commitment(secret, options, "") == promise
    assert fairness.seed_of(secret, options, "", ["a", ""]) not in seeds


# Operating the server


@pytest.mark.files_only
def test_export_import_and_backup_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out, other = tmp_path / "data", tmp_path / "out", tmp_path / "other"
    with hosting(folder) as host:
        record, _ = finished(host)
        assert main(["backup", str(tmp_path / "copy"), "--folder", str(folder)]) == 0
    assert main(["export", str(out), "--folder", str(folder)]) == 0
    assert (out / f"{record}.json").exists()
    for expected in ("One game", "0 games"):
        assert main(["import", str(out), "--folder", str(other), "--lang", "en"]) == 0
        assert expected in capsys.readouterr().out
    with hosting(tmp_path / "copy") as host:
        assert host.rest("GET", f"/api/records/{record}")[0] == 200


@pytest.mark.files_only
def test_what_is_missing_for_several_workers_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for settings, code in (
        ({"redis": "redis://127.0.0.1:1"}, "redis-alone"),
        ({"database": "postgresql://127.0.0.1:1/none"}, "unreachable"),
    ):
        with pytest.raises(Refusal, match=code):
            serve.check_services(Config(folder=tmp_path, **settings))
    monkeypatch.setenv("FARMYARD_DATABASE", "postgresql://somewhere")
    assert main(["backup", str(tmp_path / "copy")]) != 0


def example_bot(host: Host, *where: str) -> list[str]:
    return [sys.executable, str(ROOT / "examples" / "bot.py"), f"127.0.0.1:{host.config.port}", *where]


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_bot_finishes_every_game(host: Host, game: str) -> None:
    """Forty lines of Python open a table and play to the end, where all choose at once, too."""
    alone = subprocess.run(example_bot(host, game), capture_output=True, text=True, check=True)
    assert len(json.loads(alone.stdout)) == GAMES[game].seats[0]


@pytest.mark.parametrize("private", [False, True])
def test_example_bots_play_each_other_and_nobody_is_rated(host: Host, private: bool) -> None:
    """A key leads them to a private table; everybody sees that they are programs."""
    client = host.client("Host")
    made = client.ask("create", game="rudi", seats=[PEOPLE] * 3, sit=False, settings={"private": private})
    client.ask("enter", table=made["table"])
    bot = example_bot(host, made["table"], made["key"])
    players = [subprocess.Popen(bot, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    while (seats := client.expect("changed")["about"]["seats"])[2]["kind"] != "person":
        pass
    assert [seat["program"] for seat in seats] == [True] * 3
    client.ask("start", table=made["table"])
    for player in players:
        assert player.wait(PATIENCE) == 0
    if not private:
        profile = f"/api/players/{seats[0]['player']}"
        until(lambda: host.rest("GET", profile)[1]["history"], "the record")
        assert host.rest("GET", profile)[1]["ratings"] == []


def test_messages_of_every_kind_have_a_schema() -> None:
    schema = msgspec.json.schema(messages.AnyMessage)
    assert {"Moved", "Fresh", "Refused", "Own"} <= set(schema["$defs"])
