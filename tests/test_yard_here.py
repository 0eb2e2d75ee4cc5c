"""What a device keeps and who looks on there: records go from Python into the page and back, what is refused there is
refused here, and whoever holds the device hears of their own hand and of no other."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from conftest import some_options, walk
from page_in_node import ask, bundled, needs_node
from test_thinkers import decided
from wasm_host import MADE, built

from farmyard.browser.build import make_all
from farmyard.contests import daily
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES
from farmyard.server.table import fairness
from farmyard.server.table.fairness import Terms
from farmyard.server.web.finished import told_in_words
from farmyard.table import SPECTATOR, Table

SECRET = "5a" * 32
pytestmark = needs_node


@pytest.fixture(scope="session")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's yard in one file; its own shelf, made by the page's build, is not used."""
    make_all(MADE, [game for game in GAMES.values() if built(game)], print)
    shelf = [
        "--define:import.meta.glob=nothing",
        "--banner:js=globalThis.nothing = () => ({}); globalThis.navigator ??= {};",
    ]
    return bundled("yard_in_node", tmp_path_factory.mktemp("yard"), *shelf)


def in_node(yard: Path, **asked: Any) -> Any:
    return ask(yard, {"made": str(MADE), "texts": [], "tables": [], "secrets": [], "firsts": [], "days": [], **asked})


def finished(game: Game, seats: int, before: str | None = "", **options: Any) -> dict[str, Any]:
    """The record of a random game that a server has dealt; `before` None: as the first servers did."""
    terms, nonces = Terms("MUD47A", 3, game.id, game.version, seats, options), [f"múd {n}" for n in range(seats)]
    seed = fairness.seed_of(SECRET, terms, before, nonces)
    table = Table(game, seats, seed, options, names=[f"Ännchen {n}" for n in range(seats)])
    for _ in walk(table, seats):
        pass
    shuffle = fairness.describe(SECRET, terms, before, nonces)
    return {**json.loads(table.save()), "levels": ["", *["chick"] * (seats - 1)], "shuffle": shuffle}


# Records


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_the_page_tells_a_record_as_the_server_does(game: Game, yard: Path) -> None:
    """At every table size: in words for every seat, and the decisions that an analysis judges from the views of that
    time; and gives the file back as it came."""
    files = [
        finished(game, seats, None if seats == game.seats[0] else "ab" * 32, **some_options(game, seats))
        for seats in range(game.seats[0], game.seats[1] + 1)
    ]
    records = in_node(yard, texts=[json.dumps(file) for file in files])["records"]
    for file, answer in zip(files, records, strict=True):
        found, table = answer["found"], Table.replay(file)
        assert json.loads(found["written"]) == file
        assert found["shuffle"] == {}
        assert found["again"]
        told = [msgspec.to_builtins(told_in_words(table, seat)) for seat in (SPECTATOR, *range(table.seats))]
        assert [log["lines"] for log in found["told"]] == told
        assert found["decisions"] == [{**one, "seats": table.seats} for one in decided(table)]
        assert [[move["seat"], move["action"]] for move in steps(found)] == [list(move) for move in table.log]


def steps(found: Any) -> list[dict[str, int]]:
    log = found["told"][0]
    return [{"seat": seat, "action": action} for seat, action in zip(log["seats"], log["actions"], strict=True)]


def test_a_seed_of_more_than_53_bits_comes_back_whole(yard: Path) -> None:
    table = Table("mow", 2, 2**62 + 1)
    for _ in walk(table, 1):
        pass
    [answer] = in_node(yard, texts=[table.save()])["records"]
    assert Table.replay(json.loads(answer["found"]["written"])).seed == 2**62 + 1
    assert answer["found"]["shuffle"]["refused"] == "shuffle-missing"


def unfinished(file: dict[str, Any]) -> dict[str, Any]:
    table = Table.replay(file)
    return dict(json.loads(table.at(len(table.log) - 1).save()))


Change = Callable[[dict[str, Any]], Any]
WRONG: dict[str, Change] = {
    "of another kind": lambda file: {"song": "Old MacDonald"},
    "a list": lambda file: [file],
    "another format": lambda file: {**file, "format": "farmyard game 9"},
    "without moves": lambda file: {name: part for name, part in file.items() if name != "moves"},
    "with something else": lambda file: {**file, "photo": "pig.png"},
    "names that are numbers": lambda file: {**file, "names": [1, 2]},
    "a game of somebody's own": lambda file: {**file, "game": "bridge"},
    "rules to come": lambda file: {**file, "rules": 99},
    "too many seats": lambda file: {**file, "seats": 12, "levels": []},
    "too few names": lambda file: {**file, "names": ["Anna"]},
    "levels for some seats": lambda file: {**file, "levels": ["chick"]},
    "a name without end": lambda file: {**file, "names": ["x" * 65, "Bernd"]},
    "options of another game": lambda file: {**file, "options": {"goal": 4}},
    "a seed that is none": lambda file: {**file, "seed": "mud"},
    "a move that is none": lambda file: {**file, "moves": [*file["moves"][:2], "0 fly"]},
    "a move out of turn": lambda file: {**file, "moves": file["moves"][1:]},
    "not to the end": unfinished,
    "another result": lambda file: {**file, "result": {**file["result"], "scores": [1, 0]}},
    "another deal": lambda file: {**file, "seed": "ab" * 32},
    "too many moves": lambda file: {**file, "moves": file["moves"] * 3000},
}


def refusal_of(text: str) -> str:
    """Why Python does not take it: to replay it, and then as a game that has been finished."""
    try:
        if not Table.load(text).over:
            return "record-unfinished"
    except Refusal as refusal:
        return refusal.code
    return ""


def test_files_that_are_no_records_are_refused_for_the_same_reason(yard: Path) -> None:
    file = finished(GAMES["mow"], 2)
    texts = ["oink", *(json.dumps(change(file)) for change in WRONG.values())]
    answers = in_node(yard, texts=texts)["records"]
    large = {"too many moves": "record-large"}  # Python has read longer ones before it counts
    expected = {name: large.get(name, refusal_of(text)) for name, text in zip(["oink", *WRONG], texts, strict=True)}
    assert dict(zip(expected, [answer.get("refused") for answer in answers], strict=True)) == expected
    assert len(set(expected.values())) > 9


def test_a_position_is_not_taken_for_a_whole_game(yard: Path) -> None:
    file = {**finished(GAMES["mow"], 2), "position": {"game": "mow"}}
    [answer] = in_node(yard, texts=[json.dumps(file)])["records"]
    assert answer["refused"] == "here-position"


CHEATS: dict[str, Change] = {
    "shuffle-commitment": lambda shuffle: {**shuffle, "secret": "ab" * 32},
    "shuffle-seed": lambda shuffle: {**shuffle, "nonces": ["mud", "hay"]},
    "shuffle-same-deal": lambda shuffle: {**shuffle, "same_deal_of": "MUD47A-2"},
    "record-missing": lambda shuffle: {name: part for name, part in shuffle.items() if name != "secret"},
    "shuffle-missing": lambda shuffle: {"format": "farmyard shuffle 0"},
    "record-shape": lambda shuffle: {**shuffle, "nonces": "mud"},
}


def test_the_check_of_a_shuffle_finds_what_the_command_finds(yard: Path) -> None:
    """Also that of the first servers, without a chain."""
    honest = [finished(GAMES["rudi"], 3, before) for before in ("", None)]
    files = [{**file, "shuffle": cheat(file["shuffle"])} for file in honest for cheat in CHEATS.values()]
    answers = in_node(yard, texts=[json.dumps(file) for file in files])["records"]
    for file, answer, code in zip(files, answers, [*CHEATS, *CHEATS], strict=True):
        with pytest.raises(Refusal) as refused:
            fairness.verify(file)
        assert answer["found"]["shuffle"]["refused"] == refused.value.code == code


# People who share the device


def owned(heard: list[Any]) -> set[str]:
    return {seat for message in heard for seat in message.get("own") or {}}


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_whoever_holds_the_device_is_told_of_no_other_hand(game: Game, yard: Path) -> None:
    """And whoever holds nothing acts for nobody: no move, no taking back, no hint of another seat's."""
    seats = game.seats[0]
    names = [f"Ännchen {seat}" for seat in range(seats)]
    mean = [{"type": "play", "seat": 0, "at": 99, "action": 0}, {"type": "undo", "seat": 0, "at": 99}]
    acts: list[Any] = [{"hold": None}, *mean]
    for seat in range(seats):
        acts += [{"hold": seat}, *([] if seat == 0 else mean)]
    [found] = in_node(yard, tables=[{"game": game.id, "names": names, "acts": acts}])["tables"]
    for act, answer in zip(acts, found, strict=True):
        if "hold" in act:
            assert [message["type"] for message in answer["found"]] == ["started", "presence"]
            assert owned(answer["found"]) == (set() if act["hold"] is None else {str(act["hold"])})
        else:
            assert answer["refused"] == "not-your-seat"


@pytest.mark.parametrize(("game", "prefix"), [("saumaumau", "bet "), ("rudi", ""), ("happypigs", "choose ")])
def test_a_secret_choice_stays_secret_from_the_next_in_turn(game: str, prefix: str, yard: Path) -> None:
    """The same deal, and another choice: whoever is handed the device next is told the same, whatever it was; whoever
    made it is not."""
    asked = [{"game": game, "names": ["Anna", "Bernd", "Clara"], "prefix": prefix, "nth": nth} for nth in (0, 1)]
    first, second = in_node(yard, secrets=asked)["secrets"]
    assert timeless(first["next"]) == timeless(second["next"])
    assert timeless(first["self"]) != timeless(second["self"])


def timeless(heard: list[Any]) -> list[Any]:
    return [{name: part for name, part in message.items() if name != "time"} for message in heard]


@pytest.mark.parametrize("game", ["quartett", "saumaumau", "mow"])
def test_somebody_alone_among_computer_players_begins_if_they_like(game: str, yard: Path) -> None:
    """Whichever seat is theirs; otherwise the lot decides."""
    wanted = [{"game": game, "seats": 4, "me": me, "begin": True, "nonce": "mud"} for me in range(4)]
    by_lot = [{"game": game, "seats": 4, "me": 0, "begin": False, "nonce": str(n)} for n in range(8)]
    firsts = in_node(yard, firsts=[*wanted, *by_lot])["firsts"]
    assert firsts[:4] == [[0], [1], [2], [3]]
    assert firsts[4:] != [[0]] * 8


# The deal of the day


DAYS = [(name, day) for name in GAMES for day in ("2026-11-16", "2026-11-20")] + [("mow", "2026-11-22")]


@pytest.mark.parametrize(("game", "day"), [one for one in DAYS if built(GAMES[one[0]])])
def test_a_device_deals_and_plays_the_deal_of_the_day_as_everybody_does(game: str, day: str, yard: Path) -> None:
    """Its calendar, its cards, and every move of its computer players, farmers' too, bit for bit; and it is one try."""
    [played] = in_node(yard, days=[{"game": game, "day": day, "nth": 1}])["days"]
    plan = daily.plan_of(daily.read_day(day), GAMES[game], daily.OPEN)
    assert (played["name"], played["levels"], played["options"]) == (plan.day, list(plan.levels), plan.options)
    assert played["secret"] == daily.open_secret(plan)
    terms = Terms(plan.day, 1, game, plan.rules, plan.seats, plan.options)
    key = fairness.seed_of(played["secret"], terms, "", [])
    assert daily.verify(played["file"], daily.Deal(plan, key)).over
    assert fairness.verify(played["file"]).over
    assert [(one["name"], one["finished"]) for one in played["results"]] == [(plan.day, True)]
    assert (played["again"], played["practice"]) == (True, True)
    assert [played[what]["refused"] for what in ("hint", "rematch")] == ["hint-people", "day-counts"]
