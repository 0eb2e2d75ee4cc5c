"""Two versions of a rulebook coexist: whatever was begun under the old one continues under it."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import walk

from farmyard.bots.search.driver import Budget
from farmyard.cli.main import main
from farmyard.contests.analysis import analyse
from farmyard.core.game import Game
from farmyard.core.refusal import Refusal
from farmyard.games import GAMES, find_game, mow, older_games
from farmyard.schema import schema_of
from farmyard.server.table import fairness
from farmyard.table import Table
from farmyard.text import wording
from farmyard.text.words import Words

Change = Callable[[], Game]


def played(seed: int = 1, moves: int = 10**6, version: int | None = None) -> Table:
    table = Table(find_game("mow", version), 3, seed, {"target": 20}, ["Anna", "Bernd", "Clara"])
    list(walk(table, seed, moves))
    return table


def test_a_game_is_found_by_its_version(newer_mow: Change) -> None:
    first = find_game("mow")
    second = newer_mow()
    assert find_game("mow") is find_game("mow", 2) is second
    assert find_game("mow", 1) is first is mow.GAME
    assert first.state.itemsize != second.state.itemsize
    assert schema_of(first) is not schema_of(second)  # each has its own
    assert wording(first) is wording(second)  # both have the same


@pytest.mark.parametrize("version", [0, 2, -1, True, "1", [1], pytest.param(10**5000, id="long")])
def test_rules_that_are_not_there_are_refused(version: Any) -> None:
    with pytest.raises(Refusal) as refused:
        find_game("mow", version)
    assert refused.value.code == "record-version"
    assert Words("en").refusal(refused.value)


def test_an_old_game_is_replayed_by_the_rules_it_was_played_by(newer_mow: Change) -> None:
    """Byte for byte, its story included; and saved again it is the same file."""
    old = played()
    text, state, story = old.save(), old._states.tobytes(), old.story(0)
    newer_mow()
    again = Table.load(text)
    assert again.save() == text
    assert again._states.tobytes() == state
    assert again.story(0) == story
    with pytest.raises(Refusal, match="record-"):  # under the new rules it would be a different game
        Table.replay({**json.loads(text), "rules": 2})


def test_new_games_are_played_by_the_new_rules(newer_mow: Change) -> None:
    old, _ = played(moves=0), newer_mow()
    new = played(moves=0)
    assert new.record()["rules"] == 2
    assert [np.sum(table._states[0]["hand_n"]) for table in (old, new, played(moves=0, version=1))] == [15, 12, 15]


def test_old_and_new_positions_are_read_each_by_its_own_schema(newer_mow: Change) -> None:
    """Five cards each is too many for the new one; a position that names no version follows the new rules."""
    old = played(moves=0).position()
    newer_mow()
    new = played(moves=0).position()
    assert Table.from_position(old).position() == old
    assert Table.from_position(new).position() == new
    with pytest.raises(Refusal, match="mow-no-position-hands"):
        Table.from_position({**old, "rules": 2})
    del new["rules"]
    assert Table.from_position(new).game.version == 2


def test_a_game_from_a_position_keeps_its_rules_too(newer_mow: Change) -> None:
    table = Table.from_position(played(moves=5).position())
    list(walk(table, 3, 20))
    text = table.save()
    newer_mow()
    assert Table.load(text).save() == text


def test_every_mode_keeps_the_versions_apart(newer_mow: Change) -> None:
    """Interpreted and native, alternating between the two."""
    new, old = newer_mow(), find_game("mow", 1)
    for seed, game in enumerate([old, new, old, new]):
        native, plain = (Table(game, 4, seed, mode=mode) for mode in ("native", "interpreted"))
        for seat, action in walk(native, seed, 60):
            plain.play(seat, action)
        assert native._states.tobytes() == plain._states.tobytes()


def test_an_old_game_is_analysed(newer_mow: Change) -> None:
    old = played(moves=10**6)
    budget = Budget(64)
    found = analyse(old, budget, lambda done, decision: None)
    text = old.save()
    newer_mow()
    assert analyse(Table.load(text), budget, lambda done, decision: None) == found


def test_the_shuffle_of_an_old_game_can_still_be_checked(
    newer_mow: Change, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By `farmyard verify` and by `farmyard replay`; the promise names the rules."""
    secret, nonces = random.Random(1).randbytes(32).hex(), ["a", "b", "c"]
    terms = fairness.Terms("TABLE1", 1, "mow", 1, 3, {})
    table = Table("mow", 3, fairness.seed_of(secret, terms, "", nonces))
    list(walk(table, 2))
    record = {**table.record(), "shuffle": fairness.describe(secret, terms, "", nonces)}
    file = tmp_path / "old.json"
    file.write_text(json.dumps(record))
    newer_mow()
    assert main(["verify", str(file)]) == main(["replay", str(file)]) == 0
    assert "Player 1" in capsys.readouterr().out
    file.write_text(json.dumps({**record, "rules": 3}))
    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err == (
        "The record was played with rules version 3 of MOW; this program has version 2.\n"
    )


@pytest.mark.parametrize("game", [pytest.param(g, id=f"{g.id}-{g.version}") for g in older_games()] or [mow.GAME])
def test_every_rulebook_that_is_kept_can_be_found_and_played(game: Game) -> None:
    """What older rules need beside them (schema, worlds, craft) must be there, too."""
    assert find_game(game.id, game.version) is game
    assert GAMES[game.id].version >= game.version
    table = Table(game, game.seats[0], 1)
    for _ in walk(table, 1):
        assert wording(game).ask(table.view())
    assert Table.load(table.save()).position() == Table.from_position(table.position()).position()
